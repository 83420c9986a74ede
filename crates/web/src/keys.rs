//! Which key asks for what: the same letters as on the full screen of the terminal.

use fourline_app::Request;
use fourline_rules::Column;

/// Letters of a game; a capital one is typed with Shift.
pub const LETTERS: [(&str, Request); 12] = [
    ("e", Request::EndTurn),
    ("u", Request::Undo),
    ("x", Request::ChooseDisc),
    ("b", Request::Block),
    ("z", Request::TakeBack),
    ("Z", Request::Redo),
    ("i", Request::Hint),
    ("d", Request::OfferDraw),
    ("R", Request::Resign),
    ("N", Request::NewGame),
    ("r", Request::NewGame),
    ("p", Request::Pause),
];

/// What has the keyboard when a key is pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Focus {
    /// Nothing in particular.
    #[default]
    Nothing,
    /// A column of the board.
    Board(Column),
    /// A button or a link.
    Button,
    /// Something that takes letters.
    Field,
}

/// A key as browsers name it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Key {
    /// `KeyboardEvent.key`.
    pub name: String,
    /// Is Ctrl, Alt or Meta held down? Then it is the browser's.
    pub is_modified: bool,
    /// Is it held down?
    pub is_repeated: bool,
    /// What has the keyboard.
    pub focus: Focus,
}

impl Key {
    /// A key that was pressed while nothing in particular had the keyboard.
    pub fn plain(name: &str) -> Key {
        Key { name: name.to_string(), ..Key::default() }
    }

    /// The digit that it types.
    pub fn digit(&self) -> Option<usize> {
        let mut letters = self.name.chars();
        let digit = letters.next().and_then(|letter| letter.to_digit(10));
        digit.filter(|_| letters.next().is_none()).map(|digit| digit as usize)
    }
}

/// The key of a request, as it stands on its button; empty for none.
pub fn key_of(request: Request) -> &'static str {
    match request {
        Request::Accept | Request::Answer(true) => "y",
        Request::Decline | Request::Answer(false) => "n",
        Request::MoveNow => "Esc",
        Request::NewGame => "r",
        request => {
            LETTERS.iter().find(|(_, known)| *known == request).map_or("", |(letter, _)| letter)
        }
    }
}
