//! Listening: connections with limits of time and number, metrics beside them, and an end that loses nothing.

use crate::config::Config;
use crate::node::{Node, Shared};
use crate::{api, desk, pages};
use axum::Router;
use axum::body::Body;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::response::Response;
use axum::routing::{MethodRouter, any, get, post};
use fourline_site::Site;
use fourline_store::Store;
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower_service::Service;
use tracing::{info, warn};

/// A request's head has to arrive within this, and the next one on the same connection too.
const HEAD: Duration = Duration::from_secs(20);

/// Connections beside those of sockets.
const PLAIN_CONNECTIONS: usize = 2_000;

/// Who is at the other end of the line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub IpAddr);

impl<S: Sync> FromRequestParts<S> for Peer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Peer, Infallible> {
        let unknown = Peer(IpAddr::V4(std::net::Ipv4Addr::UNSPECIFIED));
        Ok(parts.extensions.get::<Peer>().copied().unwrap_or(unknown))
    }
}

/// Serves the site and the tables of a store on a socket until `end` is done. Then sockets are told, what is
/// under way is stored and answered, and everything has ended when this returns. `metrics` is a second socket
/// for Prometheus.
pub async fn serve_on<S: Store>(
    listener: TcpListener,
    site: Site,
    store: S,
    config: Config,
    metrics: Option<TcpListener>,
    end: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let stop_ms = config.stop_ms;
    let (node, signals) = Node::new(store, site, config)?;
    // Time without a server ends now. If nothing can be stored, it is served read-only.
    if let Err(error) = node.pulse().await {
        warn!(%error, "first pulse");
    }
    let care = tokio::spawn(node.clone().look_after(signals));
    if let Some(metrics) = metrics {
        node.tasks.spawn(serve_metrics(node.clone(), metrics));
    }
    tokio::select! {
        accepted = accept(&node, listener) => accepted?,
        () = end => {}
    }
    info!("stopping");
    node.soft_stop.cancel();
    node.tasks.close();
    // Rooms end with the hard stop; sockets before it.
    let sockets = async {
        while node.metrics.sockets.get() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    if tokio::time::timeout(Duration::from_millis(stop_ms), sockets).await.is_err() {
        warn!("sockets did not end in time");
    }
    node.hard_stop.cancel();
    if tokio::time::timeout(Duration::from_millis(stop_ms), node.tasks.wait()).await.is_err() {
        warn!("tasks did not end in time");
    }
    if care.await.is_err() {
        warn!("care ended badly");
    }
    info!("stopped");
    Ok(())
}

/// All that is answered.
fn router<S: Store>(node: &Shared<S>) -> Router {
    let games = Router::new()
        .route("/games", post(api::create))
        .route("/games/{id}", get(api::summary).delete(api::cancel))
        .route("/games/{id}/join", post(api::join))
        .route("/games/{id}/record", get(api::record))
        .route("/games/{id}/socket", get(api::socket))
        .route("/games/{id}/picture.png", get(desk::table_picture))
        .route("/lobby", get(api::lobby))
        .method_not_allowed_fallback(api::bad_method)
        .fallback(api::nothing);
    let open =
        |ask: MethodRouter<Shared<S>>| ask.options(desk::preflight).fallback(desk::bad_method);
    Router::new()
        .route("/solve", open(get(desk::solve)))
        .route("/api/analyse", open(get(desk::analyse)))
        .route("/api/picture.svg", open(get(desk::picture_svg)))
        .route("/api/picture.png", open(get(desk::picture_png)))
        .route("/api/openapi.json", open(get(desk::openapi)))
        .nest("/api/v1", games)
        .route("/api/{*rest}", any(api::nothing))
        .route("/livez", get(api::livez))
        .route("/readyz", get(api::readyz))
        .route("/t/{id}", any(pages::table))
        .route("/w/{id}", any(pages::table))
        .fallback(pages::file)
        .with_state(node.clone())
}

async fn accept<S: Store>(node: &Shared<S>, listener: TcpListener) -> io::Result<()> {
    let router = router(node);
    let room = Arc::new(Semaphore::new(node.config.most_sockets + PLAIN_CONNECTIONS));
    loop {
        let Ok(permit) = room.clone().acquire_owned().await else { return Ok(()) };
        match listener.accept().await {
            Ok((stream, peer)) => {
                let connection = serve_connection(node.clone(), router.clone(), stream, peer.ip());
                tokio::spawn(async move {
                    connection.await;
                    drop(permit);
                });
            }
            Err(error) => {
                // Too many open files, or a visitor who has gone already: not a reason to end.
                warn!(%error, "accept");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

async fn serve_connection<S: Store>(
    node: Shared<S>,
    router: Router,
    stream: TcpStream,
    peer: IpAddr,
) {
    // Moves are small, and are waited for.
    let _ = stream.set_nodelay(true);
    let counted = node.clone();
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer));
        let (mut router, node) = (router.clone(), counted.clone());
        async move {
            let response: Result<Response, Infallible> = router.call(request.map(Body::new)).await;
            if let Ok(response) = &response {
                let status = crate::metrics::Status(response.status().as_u16());
                node.metrics.requests.get_or_create(&status).inc();
            }
            response
        }
    });
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        // A line that breaks is the visitor's business.
        _ = connection.as_mut() => return,
        () = node.soft_stop.cancelled() => {}
    }
    connection.as_mut().graceful_shutdown();
    tokio::select! {
        _ = connection => {}
        () = node.hard_stop.cancelled() => {}
    }
}

/// What Prometheus reads, on a socket of its own.
async fn serve_metrics<S: Store>(node: Shared<S>, listener: TcpListener) {
    async fn text<S: Store>(State(node): State<Shared<S>>) -> Response {
        let mut response = Response::new(Body::from(node.metrics.text()));
        let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
        let kind = axum::http::HeaderValue::from_static(kind);
        response.headers_mut().insert(axum::http::header::CONTENT_TYPE, kind);
        response
    }
    let stop = node.hard_stop.clone();
    let router = Router::new().route("/metrics", get(text)).with_state(node);
    let served =
        axum::serve(listener, router).with_graceful_shutdown(async move { stop.cancelled().await });
    if let Err(error) = served.await {
        warn!(%error, "metrics");
    }
}
