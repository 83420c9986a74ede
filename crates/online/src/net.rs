//! What goes to a network and comes back from it, as data, for front ends whose screens never wait.

use crate::call::{Answer, Call};
use crate::link::Socket;
use crate::place::{Origin, Place};
use crate::reason::Trouble;

/// Which connection something belongs to: the front end numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Channel(pub u64);

/// Something for the network.
#[derive(Clone, Debug)]
pub enum NetOrder {
    /// Open a socket to a table.
    Open(Channel, Socket, Place),
    /// Send a message.
    Send(Channel, Socket, String),
    /// Close a socket.
    Close(Channel, Socket),
    /// Make a call to a server.
    Call(Channel, Origin, Call),
}

/// Something from the network.
#[derive(Clone, Debug)]
pub enum NetNews {
    /// A message came through a socket.
    Heard(Channel, Socket, String),
    /// A socket was closed.
    Closed(Channel, Socket),
    /// A socket could not be opened.
    Failed(Channel, Socket, Trouble),
    /// A call was answered.
    Answered(Channel, Result<Answer, Trouble>),
}

impl NetNews {
    /// Which connection it belongs to.
    pub fn channel(&self) -> Channel {
        match self {
            NetNews::Heard(channel, ..)
            | NetNews::Closed(channel, _)
            | NetNews::Failed(channel, ..)
            | NetNews::Answered(channel, _) => *channel,
        }
    }
}
