//! Serves the site: sockets around what [`fourline_site::Site`] answers. Later the table for games
//! between distant players stands here too.

mod folder;
#[cfg(any(test, feature = "memory"))]
pub mod memory;
pub mod table;
mod token;

#[cfg(feature = "embed")]
mod embedded;

#[cfg(feature = "embed")]
pub use embedded::embedded;
pub use folder::read_folder;
pub use token::{SeatHash, Token};

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use fourline_site::{Answer, Site};
use std::borrow::Cow;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::net::TcpListener;

/// Serves a site at this address until a signal asks the program to end. `tell` is called with the
/// address once it can be reached: with port 0 the system chooses one.
pub fn run(site: Site, address: SocketAddr, tell: impl FnOnce(SocketAddr)) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind(address).await?;
        tell(listener.local_addr()?);
        serve(site, listener, asked_to_end()).await
    })
}

/// Serves a site on a socket until `end` is done; requests under way are still answered.
pub async fn serve(
    site: Site,
    listener: TcpListener,
    end: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    axum::serve(listener, router(site)).with_graceful_shutdown(end).await
}

/// All that is answered.
fn router(site: Site) -> Router {
    Router::new().fallback(answer).with_state(Arc::new(site))
}

async fn answer(State(site): State<Arc<Site>>, request: Request) -> Response {
    let text = |name: HeaderName| request.headers().get(name).and_then(|value| value.to_str().ok());
    let asked = fourline_site::Request {
        method: request.method().as_str(),
        path: request.uri().path(),
        accept_encoding: text(header::ACCEPT_ENCODING),
        if_none_match: text(header::IF_NONE_MATCH),
    };
    response(site.answer(&asked))
}

fn response(answer: Answer<'_>) -> Response {
    let mut response = Response::new(Body::from(answer.body.to_vec()));
    *response.status_mut() =
        StatusCode::from_u16(answer.status).expect("a site answers with real statuses");
    for (name, value) in answer.headers {
        let value = match value {
            Cow::Borrowed(value) => HeaderValue::from_str(value),
            Cow::Owned(value) => HeaderValue::try_from(value),
        };
        let value = value.expect("a site answers with plain headers");
        response.headers_mut().insert(HeaderName::from_static(name), value);
    }
    response
}

/// Done when the terminal or the system asks the program to end.
async fn asked_to_end() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            // Without signals only the system can end it.
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    interrupt.await;
}
