//! A socket to a table, on a thread of its own, which sleeps until there is something to send or to hear.

use super::tls;
use fourline_online::wire::{MAX_FROM_CLIENT, MAX_FROM_SERVER};
use fourline_online::{Place, Trouble};
use mio::{Events, Interest, Poll, Token, Waker};
use rustls::{ClientConnection, StreamOwned};
use std::io::{self, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;
use std::time::Duration;
use tungstenite::client::IntoClientRequest;
use tungstenite::handshake::HandshakeError;
use tungstenite::protocol::{WebSocket, WebSocketConfig};
use tungstenite::{Error, Message};

/// So long each step of opening it may take.
const PATIENCE: Duration = Duration::from_secs(5);

const WOKEN: Token = Token(0);
const MOVED: Token = Token(1);

/// What a socket tells.
pub enum Said {
    Text(String),
    Closed,
    Failed(Trouble),
}

/// What is left in the hands of its owner. Dropping it closes the socket.
pub struct Handle {
    texts: Option<Sender<String>>,
    waker: Arc<Waker>,
}

impl Handle {
    pub fn send(&self, text: String) {
        if let Some(texts) = &self.texts {
            // If the thread has ended, it has told so.
            let _ = texts.send(text);
            let _ = self.waker.wake();
        }
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        self.texts = None;
        let _ = self.waker.wake();
    }
}

/// Opens a socket to a table.
pub fn open(
    place: Place,
    token: String,
    tell: impl Fn(Said) + Send + 'static,
) -> io::Result<Handle> {
    let (texts, wanted) = channel();
    let poll = Poll::new()?;
    let waker = Arc::new(Waker::new(poll.registry(), WOKEN)?);
    thread::Builder::new().name("fourline-socket".to_string()).spawn(move || {
        match connect(&place, &token) {
            Err(trouble) => tell(Said::Failed(trouble)),
            Ok(socket) => {
                // However it ends, the table is not there any more.
                let _ = talk(socket, poll, &wanted, &tell);
                tell(Said::Closed);
            }
        }
    })?;
    Ok(Handle { texts: Some(texts), waker })
}

/// Sends and hears until one side has had enough.
fn talk(
    mut socket: WebSocket<Stream>,
    mut poll: Poll,
    wanted: &Receiver<String>,
    tell: &impl Fn(Said),
) -> Result<(), Error> {
    let stream = socket.get_ref().tcp().try_clone()?;
    stream.set_nonblocking(true)?;
    let mut stream = mio::net::TcpStream::from_std(stream);
    poll.registry().register(&mut stream, MOVED, Interest::READABLE | Interest::WRITABLE)?;
    let mut events = Events::with_capacity(8);
    loop {
        loop {
            match wanted.try_recv() {
                Ok(text) => later(socket.write(Message::text(text)))?,
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    later(socket.close(None))?;
                    return later(socket.flush());
                }
            }
        }
        later(socket.flush())?;
        loop {
            match socket.read() {
                Ok(Message::Text(text)) => tell(Said::Text(text.as_str().to_string())),
                Ok(_) => {}
                Err(Error::Io(error)) if error.kind() == io::ErrorKind::WouldBlock => break,
                Err(error) => return Err(error),
            }
        }
        match poll.poll(&mut events, None) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            other => other?,
        }
    }
}

/// What can't be written now is written when there is room.
fn later(done: Result<(), Error>) -> Result<(), Error> {
    match done {
        Err(Error::Io(error)) if error.kind() == io::ErrorKind::WouldBlock => Ok(()),
        other => other,
    }
}

fn connect(place: &Place, token: &str) -> Result<WebSocket<Stream>, Trouble> {
    let tcp = reach(place).map_err(|_| Trouble::Unreachable)?;
    let stream = match place.origin.is_secure() {
        false => Stream::Plain(tcp),
        true => Stream::Secure(Box::new(encrypted(place, tcp)?)),
    };
    let mut request = place.socket().into_client_request().map_err(|_| Trouble::Strange)?;
    let bearer = format!("Bearer {token}").parse().map_err(|_| Trouble::Strange)?;
    request.headers_mut().insert("Authorization", bearer);
    let config = WebSocketConfig::default()
        .read_buffer_size(16 * 1024)
        .write_buffer_size(0)
        .max_write_buffer_size(64 * MAX_FROM_CLIENT)
        .max_message_size(Some(MAX_FROM_SERVER))
        .max_frame_size(Some(MAX_FROM_SERVER));
    match tungstenite::client::client_with_config(request, stream, Some(config)) {
        Ok((socket, _)) => Ok(socket),
        Err(HandshakeError::Interrupted(_)) => Err(Trouble::Unreachable),
        Err(HandshakeError::Failure(Error::Http(response))) => {
            let body = response.body().as_deref().unwrap_or_default();
            let text = String::from_utf8_lossy(body);
            Err(Trouble::of_answer(response.status().as_u16(), &text))
        }
        Err(HandshakeError::Failure(Error::Io(error))) => Err(tls::trouble(&error)),
        Err(HandshakeError::Failure(_)) => Err(Trouble::Strange),
    }
}

/// A connection to the server, by whichever of its addresses answers.
fn reach(place: &Place) -> io::Result<TcpStream> {
    let addresses = (place.origin.host(), place.origin.port()).to_socket_addrs()?;
    let mut last = io::ErrorKind::NotFound.into();
    for address in addresses {
        match TcpStream::connect_timeout(&address, PATIENCE) {
            Ok(tcp) => {
                tcp.set_nodelay(true)?;
                tcp.set_read_timeout(Some(PATIENCE))?;
                tcp.set_write_timeout(Some(PATIENCE))?;
                return Ok(tcp);
            }
            Err(error) => last = error,
        }
    }
    Err(last)
}

fn encrypted(
    place: &Place,
    tcp: TcpStream,
) -> Result<StreamOwned<ClientConnection, TcpStream>, Trouble> {
    let config = tls::for_sockets().map_err(|_| Trouble::Untrusted)?;
    let host = place.origin.host().to_string().try_into().map_err(|_| Trouble::Strange)?;
    let connection = ClientConnection::new(config, host).map_err(|_| Trouble::Untrusted)?;
    let mut stream = StreamOwned::new(connection, tcp);
    while stream.conn.is_handshaking() {
        stream.conn.complete_io(&mut stream.sock).map_err(|error| tls::trouble(&error))?;
    }
    Ok(stream)
}

/// With or without encryption.
enum Stream {
    Plain(TcpStream),
    Secure(Box<StreamOwned<ClientConnection, TcpStream>>),
}

impl Stream {
    fn tcp(&self) -> &TcpStream {
        match self {
            Stream::Plain(tcp) => tcp,
            Stream::Secure(stream) => &stream.sock,
        }
    }
}

impl Read for Stream {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        match self {
            Stream::Plain(tcp) => tcp.read(bytes),
            Stream::Secure(stream) => stream.read(bytes),
        }
    }
}

impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Stream::Plain(tcp) => tcp.write(bytes),
            Stream::Secure(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Stream::Plain(tcp) => tcp.flush(),
            Stream::Secure(stream) => stream.flush(),
        }
    }
}
