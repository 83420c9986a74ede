//! The network of a desktop computer: sockets to tables, calls over HTTP, and the device's token. Each
//! socket and each call has a thread of its own, which tells what comes of it through a function.

mod socket;
mod tls;
mod token;

use fourline_online::{Answer, Call, Method, Origin, Place, Socket, Trouble};
use socket::Handle;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;
use std::time::Duration;
use token::token;

pub use token::TokenError;

/// So long a call may take.
const CALL: Duration = Duration::from_secs(10);

/// An answer has at most so many bytes.
const LONGEST_ANSWER: u64 = fourline_online::wire::MAX_FROM_SERVER as u64;

/// Something from the network.
#[derive(Clone, Debug)]
pub enum NetNews {
    /// A message came through a socket of this connection.
    Heard(Line, Socket, String),
    /// A socket was closed.
    Closed(Line, Socket),
    /// A socket could not be opened.
    Failed(Line, Socket, Trouble),
    /// A call was answered.
    Answered(Line, Result<Answer, Trouble>),
}

/// Which connection something belongs to: the front end numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line(pub u64);

/// Something for the network.
#[derive(Clone, Debug)]
pub enum NetOrder {
    /// Open a socket to a table.
    Open(Line, Socket, Place),
    /// Send a message.
    Send(Line, Socket, String),
    /// Close a socket.
    Close(Line, Socket),
    /// Make a call to a server.
    Call(Line, Origin, Call),
}

type Tell = Arc<dyn Fn(NetNews) + Send + Sync>;

/// The network.
pub struct Net {
    data: PathBuf,
    tell: Tell,
    sockets: HashMap<(Line, Socket), Handle>,
}

impl Net {
    /// A network that tells its news like this, from any thread. Tokens are kept in the data folder.
    pub fn new(data: PathBuf, tell: impl Fn(NetNews) + Send + Sync + 'static) -> Net {
        Net { data, tell: Arc::new(tell), sockets: HashMap::new() }
    }

    /// Does something. It never waits.
    pub fn obey(&mut self, order: NetOrder) {
        match order {
            NetOrder::Open(line, socket, place) => match token(&self.data, &place.origin) {
                Err(error) => {
                    let trouble = Trouble::Token(error.to_string());
                    (self.tell)(NetNews::Failed(line, socket, trouble));
                }
                Ok(token) => {
                    let tell = Arc::clone(&self.tell);
                    let told = move |said| {
                        tell(match said {
                            socket::Said::Text(text) => NetNews::Heard(line, socket, text),
                            socket::Said::Closed => NetNews::Closed(line, socket),
                            socket::Said::Failed(trouble) => NetNews::Failed(line, socket, trouble),
                        });
                    };
                    match socket::open(place, token, told) {
                        Ok(handle) => drop(self.sockets.insert((line, socket), handle)),
                        Err(_) => {
                            (self.tell)(NetNews::Failed(line, socket, Trouble::Unreachable));
                        }
                    }
                }
            },
            NetOrder::Send(line, socket, text) => {
                if let Some(handle) = self.sockets.get(&(line, socket)) {
                    handle.send(text);
                }
            }
            // Dropping the handle closes it.
            NetOrder::Close(line, socket) => drop(self.sockets.remove(&(line, socket))),
            NetOrder::Call(line, origin, call) => {
                let (tell, token) = (Arc::clone(&self.tell), token(&self.data, &origin));
                thread::spawn(move || {
                    let answer = match token {
                        Ok(token) => make(&origin, &token, &call),
                        Err(error) => Err(Trouble::Token(error.to_string())),
                    };
                    tell(NetNews::Answered(line, answer));
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
        .tls_config(tls::for_calls())
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
