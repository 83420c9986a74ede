//! What is to be done outside.

use fourline_rules::Column;

/// What a worker thinks about. Each has a worker of its own, so that one can be stopped without the
/// others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The move of a computer.
    Move,
    /// A hint.
    Hint,
    /// The study beside a game.
    Review,
    /// A study.
    Study,
}

impl Role {
    /// All of them.
    pub const ALL: [Role; 4] = [Role::Move, Role::Hint, Role::Review, Role::Study];
}

/// Something to be done outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Ask this role's worker.
    Think(Role, String),
    /// End this role's worker.
    Stop(Role),
    /// A new address in the browser's history.
    Push(String),
    /// Another address in place of this one.
    Replace(String),
    /// The keyboard to this column.
    FocusColumn(Column),
    /// The keyboard to the heading of the page.
    FocusHeading,
    /// Save a text as a file.
    Download {
        /// The file's name.
        name: String,
        /// What kind of file.
        kind: &'static str,
        /// What is in it.
        text: String,
    },
    /// Make a PNG of an SVG and save it.
    DownloadPng {
        /// The file's name.
        name: String,
        /// The picture.
        svg: String,
    },
    /// Make a film of a game and save it.
    Film {
        /// The file's name.
        name: String,
        /// The record of the game.
        record: String,
    },
    /// Copy the link with this address.
    Copy(String),
    /// The key was taken; the browser must not use it too.
    TakeKey,
    /// A short sound: a disc comes to rest, or the game is over.
    Sound {
        /// Is the game over?
        is_end: bool,
    },
    /// A short vibration.
    Vibrate,
    /// Load the page again, with its new version if there is one.
    Reload,
    /// Load the page at this address: another module shows it.
    #[cfg(not(feature = "online"))]
    Navigate(String),
    /// Load the page for playing by a link, and have it invite at once to a game by these rules.
    #[cfg(not(feature = "online"))]
    Invite(String),
    /// The keyboard to the button that shows what can be said.
    #[cfg(feature = "online")]
    FocusTalk,
    /// Open a socket to this address.
    #[cfg(feature = "online")]
    Open(u64, String),
    /// Send a text through a socket.
    #[cfg(feature = "online")]
    Send(u64, String),
    /// Close a socket.
    #[cfg(feature = "online")]
    Hang(u64),
    /// Ask the server something.
    #[cfg(feature = "online")]
    Call {
        /// What the answer goes by.
        number: u64,
        /// The method.
        method: &'static str,
        /// The path.
        path: String,
        /// What goes with it, as JSON.
        body: Option<String>,
    },
    /// Hand a link to another program, with a text.
    #[cfg(feature = "online")]
    Share {
        /// The address.
        path: String,
        /// The text.
        text: String,
    },
}
