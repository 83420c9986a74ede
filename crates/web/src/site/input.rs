//! What comes in.

use super::Role;
use crate::address::Page;
use crate::desk::Go;
use crate::form::Change;
use crate::keys::Key;
use fourline_app::Request;
use fourline_rules::{Cell, Column, Rules};
use std::path::PathBuf;

/// What the page is opened with.
#[derive(Clone, Debug, Default)]
pub struct Surroundings {
    /// What tells this page from others of the same site; it stays when the page is loaded again.
    pub name: String,
    /// The languages that the browser's user prefers, best first.
    pub languages: Vec<String>,
    /// Does the system ask for less motion?
    pub reduced_motion: bool,
    /// Where chance comes from.
    pub seed: u64,
    /// The address, from the first slash on.
    pub address: String,
    /// What comes before it: where the site is.
    pub origin: String,
    /// Can the browser hand a link to other programs?
    pub can_share: bool,
    /// Rules that an invitation is to be made for at once: it was asked for on the page before this one.
    pub invite: Option<String>,
}

/// Something that came in.
#[derive(Clone, Debug)]
pub enum Input {
    /// It is time.
    Tick,
    /// A key was pressed.
    Key(Key),
    /// Something is asked of the table, or of the study.
    Ask(Request),
    /// A column was clicked.
    Column(Column),
    /// A disc was clicked that can be removed.
    Cell(Cell),
    /// A column is pointed at, or none.
    Point(Option<Column>),
    /// A worker says something.
    Heard(Role, String),
    /// A worker has died.
    Died(Role),
    /// The address has changed, by the browser's buttons.
    Address(String),
    /// A link to a page was followed.
    Open(Page),
    /// Another page has changed what is kept.
    Stored,
    /// The page is about to go away.
    Hidden,
    /// Something else that has a button.
    Do(Do),
    /// A change in the form for a new game.
    Change(Change),
    /// A setting takes this value.
    Set(&'static str, String),
    /// Where to go in the study.
    Go(Go),
    /// What was typed into the study's field.
    Typed(String),
    /// A file was opened or dropped.
    File(String, String),
    /// The link was copied, or could not be.
    Copied(bool),
    /// A film was made and saved, or could not be.
    Filmed(bool),
    /// A new version of the page is there.
    Updated,
    /// Whom to play with, in an invitation.
    #[cfg(feature = "online")]
    Whom(Whom),
    /// Something from the network.
    #[cfg(feature = "online")]
    Net(Net),
}

/// Something from the network. Sockets and calls go by the numbers that they were asked for with.
#[cfg(feature = "online")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Net {
    /// A text came through a socket.
    Heard(u64, String),
    /// A socket was closed, or could not be opened.
    Closed(u64),
    /// A call was answered with this status and text; with 0 if the server can't be reached.
    Answered(u64, u16, String),
    /// The device has a network again, or the page is looked at again.
    Back,
    /// The device has no network.
    Gone,
    /// The page is not looked at.
    Unseen,
}

/// Whom to play with, in an invitation.
#[cfg(feature = "online")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Whom {
    /// Those who get the link.
    #[default]
    Friend,
    /// Everyone who looks at the open invitations.
    All,
    /// A computer on the server.
    Computer,
}

/// Something that has a button, besides what is asked of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Do {
    /// Open the form for a new game.
    NewGame,
    /// The same with these rules.
    NewGameBy(Box<Rules>),
    /// Start the game in the form.
    Start,
    /// Keep own rules under the name that was typed.
    SaveRules,
    /// Show actions that are rarely needed, or hide them again.
    More,
    /// Open the help.
    Help,
    /// Close what is open above the page.
    Close,
    /// Study the game at the table.
    Study,
    /// Show what each column leads to, or stop.
    Scores,
    /// Read what was typed into the study's field.
    Read,
    /// The board of the study as text.
    Edit,
    /// A study of the empty board.
    Clear,
    /// Play on from the study's position.
    PlayHere,
    /// Continue a game of the shelf.
    Continue(PathBuf),
    /// Look at a finished game.
    Look(PathBuf),
    /// Delete a game of the shelf, after a question.
    Delete(PathBuf),
    /// Export everything.
    Export,
    /// Delete everything, after a question.
    DeleteAll,
    /// The answer to a question of the page.
    Answer(bool),
    /// Copy the link to what is shown.
    CopyLink,
    /// Save the game as a file.
    SaveRecord,
    /// Save a picture.
    SavePicture(Picture),
    /// Say something for those who hear the page.
    Say(Where),
    /// Load the page again.
    Reload,
    /// Invite a friend by a link, to a game by the rules on the board.
    Invite,
    /// Make the table that the form describes.
    #[cfg(feature = "online")]
    Create,
    /// Take the free seat at the table.
    #[cfg(feature = "online")]
    Join,
    /// Withdraw the invitation.
    #[cfg(feature = "online")]
    Withdraw,
    /// Withdraw it and make another, with the same game in the form.
    #[cfg(feature = "online")]
    ChangeInvitation,
    /// Hand the invitation to another program.
    #[cfg(feature = "online")]
    ShareInvitation,
    /// Copy the link for those who watch.
    #[cfg(feature = "online")]
    CopyWatch,
    /// Show what can be said to the other player, or hide it.
    #[cfg(feature = "online")]
    Talk,
    /// Look for open invitations again, or for the table.
    #[cfg(feature = "online")]
    Again,
}

/// A picture of what is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// The board, as lines and circles.
    Svg,
    /// The board, as pixels.
    Png,
    /// The whole game, as a film.
    Gif,
}

/// What can be asked by those who hear the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    /// The last move.
    Last,
    /// What is in the column that is pointed at.
    Column,
    /// The whole board.
    Board,
    /// Who could complete a line where.
    Threats,
    /// What each column leads to.
    Scores,
}
