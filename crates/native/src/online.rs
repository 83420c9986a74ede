//! The network of a desktop computer: sockets to tables, calls over HTTP, and the device's token. Each
//! socket and each call has a thread of its own, which tells what comes of it through a function.

mod socket;
mod tls;
mod token;

use fourline_online::{Answer, Call, Channel, Method, NetNews, NetOrder, Origin, Socket, Trouble};
use socket::Handle;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;
use std::time::Duration;
use token::token;
use ureq::tls::TlsConfig;

pub use token::TokenError;

/// So long a call may take.
const CALL: Duration = Duration::from_secs(10);

/// An answer has at most so many bytes.
const LONGEST_ANSWER: u64 = fourline_online::wire::MAX_FROM_SERVER as u64;

type Tell = Arc<dyn Fn(NetNews) + Send + Sync>;

/// The network.
pub struct Net {
    data: PathBuf,
    tell: Tell,
    sockets: HashMap<(Channel, Socket), Handle>,
}

impl Net {
    /// A network that tells its news like this, from any thread. Tokens are kept in the data folder.
    pub fn new(data: PathBuf, tell: impl Fn(NetNews) + Send + Sync + 'static) -> Net {
        Net { data, tell: Arc::new(tell), sockets: HashMap::new() }
    }

    /// Does something. It never waits.
    pub fn obey(&mut self, order: NetOrder) {
        match order {
            NetOrder::Open(channel, socket, place) => match token(&self.data, &place.origin) {
                Err(error) => {
                    let trouble = Trouble::Token(error.to_string());
                    (self.tell)(NetNews::Failed(channel, socket, trouble));
                }
                Ok(token) => {
                    let tell = Arc::clone(&self.tell);
                    let told = move |said| {
                        tell(match said {
                            socket::Said::Text(text) => NetNews::Heard(channel, socket, text),
                            socket::Said::Closed => NetNews::Closed(channel, socket),
                            socket::Said::Failed(trouble) => {
                                NetNews::Failed(channel, socket, trouble)
                            }
                        });
                    };
                    match socket::open(place, token, told) {
                        Ok(handle) => drop(self.sockets.insert((channel, socket), handle)),
                        Err(_) => {
                            (self.tell)(NetNews::Failed(channel, socket, Trouble::Unreachable));
                        }
                    }
                }
            },
            NetOrder::Send(channel, socket, text) => {
                if let Some(handle) = self.sockets.get(&(channel, socket)) {
                    handle.send(text);
                }
            }
            // Dropping the handle closes it.
            NetOrder::Close(channel, socket) => drop(self.sockets.remove(&(channel, socket))),
            NetOrder::Call(channel, origin, call) => {
                let (tell, token) = (Arc::clone(&self.tell), token(&self.data, &origin));
                thread::spawn(move || {
                    let answer = match token {
                        Ok(token) => make(&origin, &token, &call),
                        Err(error) => Err(Trouble::Token(error.to_string())),
                    };
                    tell(NetNews::Answered(channel, answer));
                });
            }
        }
    }
}

/// Makes a call, and waits for the answer.
fn make(origin: &Origin, token: &str, call: &Call) -> Result<Answer, Trouble> {
    let agent: ureq::Agent = ureq::Agent::config_builder()
        .timeout_global(Some(CALL))
        .http_status_as_error(false)
        // The token is for this server and no other.
        .max_redirects(0)
        .user_agent(concat!("fourline/", env!("CARGO_PKG_VERSION")))
        .tls_config(match origin.is_secure() {
            true => tls::for_calls(),
            false => TlsConfig::default(),
        })
        .build()
        .into();
    let url = format!("{origin}{}", call.path);
    let bearer = format!("Bearer {token}");
    let sent = match (call.method, &call.body) {
        (Method::Get, _) => agent.get(&url).header("Authorization", &bearer).call(),
        (Method::Delete, _) => agent.delete(&url).header("Authorization", &bearer).call(),
        (Method::Post, body) => agent
            .post(&url)
            .header("Authorization", &bearer)
            .header("Content-Type", "application/json")
            .send(body.as_deref().unwrap_or("")),
    };
    let mut response = sent.map_err(|error| trouble(&error))?;
    let status = response.status().as_u16();
    let body = response.body_mut().with_config().limit(LONGEST_ANSWER);
    call.read(status, &body.read_to_string().map_err(|error| trouble(&error))?)
}

fn trouble(error: &ureq::Error) -> Trouble {
    match error {
        ureq::Error::Rustls(_) | ureq::Error::Tls(_) => Trouble::Untrusted,
        ureq::Error::Io(error) => tls::trouble(error),
        ureq::Error::BodyExceedsLimit(_)
        | ureq::Error::Protocol(_)
        | ureq::Error::TooManyRedirects => Trouble::Strange,
        _ => Trouble::Unreachable,
    }
}
