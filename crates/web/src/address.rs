//! Addresses: every page, position, game, study and rule set has one.
//!
//! ```text
//! /                         the game that is being played
//! /p/4453                   play on from this position; /p/8x7-4/ddea for other boards, in letters
//! /g/m3k2x-1f?move=5        a game that is kept on this device, at a move
//! /s  /s/4453?move=2        a study of these moves, at a move
//! /s/r/Zm91cmxpbmU          a study of a whole record
//! /how/power                how a rule set is played; /how/size=8x7+connect=5 for own ones
//! /games  /statistics  /settings
//! /online                   play by a link: invite, or take up an open invitation
//! /t/ID  /w/ID              a table on the server: to play at, to watch
//! ```

use fourline_app::study::plain_game;
use fourline_game::record::{self, RecordError};
use fourline_game::{Action, Game};
use fourline_rules::{MoveList, MoveListError, Numbering, Rules, RulesError, Shape};
use fourline_words::catalogue::web as say;
use fourline_words::{Language, Say};

/// What is shown, as its address says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// The game that is being played.
    Play,
    /// A position to play on from.
    Position(Moves),
    /// A game that is kept on this device, at one of its steps.
    Kept {
        /// Its name on the shelf.
        name: String,
        /// The step; `None` is its end.
        step: Option<usize>,
    },
    /// A study.
    Study {
        /// What is studied; `None` is what was studied last.
        of: Option<Box<Subject>>,
        /// The move that is looked at; `None` is the last one.
        ply: Option<usize>,
    },
    /// How a rule set is played.
    HowTo(Rules),
    /// The games on this device.
    Games,
    /// Wins and losses.
    Statistics,
    /// What can be set.
    Settings,
    /// Inviting, and open invitations.
    Online,
    /// A table on the server, by its invitation.
    Table(String),
    /// The same, to watch.
    Watch(String),
}

/// Plain moves on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moves(pub MoveList);

/// What a study is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Plain moves.
    Moves(Moves),
    /// A whole game, under any rules.
    Game(Box<Game>),
}

/// What is wrong with an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddressError {
    /// There is no such page.
    NoSuchPage,
    /// Moves that can't be read or played.
    Moves(MoveListError),
    /// A board that can't be.
    Board,
    /// A rule set that can't be read.
    Rules(RulesError),
    /// A record that can't be read.
    Record(RecordError),
    /// Letters that are no text: a link that was cut or changed.
    Cut,
}

impl Page {
    /// Reads the part of an address that follows the site's name.
    pub fn parse(address: &str) -> Result<Page, AddressError> {
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let query = query.split('#').next().unwrap_or_default();
        let path = path.split('#').next().unwrap_or_default();
        let moves = query.split('&').find_map(|pair| pair.strip_prefix("move="));
        let at: Option<usize> = moves.and_then(|number| number.parse().ok());
        let parts: Vec<String> =
            path.split('/').filter(|part| !part.is_empty()).map(decoded).collect();
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        match parts[..] {
            [] | ["index.html"] => Ok(Page::Play),
            ["p", ref moves @ ..] => Ok(Page::Position(Moves::parse(moves)?)),
            ["g", name] => Ok(Page::Kept { name: name.to_string(), step: at }),
            ["s"] => Ok(Page::Study { of: None, ply: at }),
            ["s", "r", text] => {
                let text = from_letters(text).ok_or(AddressError::Cut)?;
                let game = record::read(&text).map_err(AddressError::Record)?;
                Ok(Page::Study { of: Some(Box::new(Subject::Game(Box::new(game)))), ply: at })
            }
            ["s", ref moves @ ..] => {
                let moves = Subject::Moves(Moves::parse(moves)?);
                Ok(Page::Study { of: Some(Box::new(moves)), ply: at })
            }
            ["how"] => Ok(Page::HowTo(Rules::CLASSIC)),
            // A value of the rules may have a slash in it.
            ["how", ref rules @ ..] => parse_rules(&rules.join("/")).map(Page::HowTo),
            ["games"] => Ok(Page::Games),
            ["statistics"] => Ok(Page::Statistics),
            ["settings"] => Ok(Page::Settings),
            ["online"] => Ok(Page::Online),
            ["t", id] if is_table(id) => Ok(Page::Table(id.to_string())),
            ["w", id] if is_table(id) => Ok(Page::Watch(id.to_string())),
            ["t" | "w", _] => Err(AddressError::Cut),
            _ => Err(AddressError::NoSuchPage),
        }
    }

    /// The address.
    pub fn path(&self) -> String {
        let at = |number: &Option<usize>| match number {
            Some(number) => format!("?move={number}"),
            None => String::new(),
        };
        match self {
            Page::Play => "/".to_string(),
            Page::Position(moves) => format!("/p/{}", moves.path()),
            Page::Kept { name, step } => format!("/g/{}{}", encoded(name), at(step)),
            Page::Study { of: None, ply } => format!("/s{}", at(ply)),
            Page::Study { of: Some(subject), ply } => match &**subject {
                Subject::Moves(moves) if moves.0.columns().is_empty() && moves.is_classic() => {
                    format!("/s{}", at(ply))
                }
                Subject::Moves(moves) => format!("/s/{}{}", moves.path(), at(ply)),
                Subject::Game(game) => {
                    format!("/s/r/{}{}", to_letters(&record::write(game)), at(ply))
                }
            },
            Page::HowTo(rules) => format!("/how/{}", rules_path(rules)),
            Page::Games => "/games".to_string(),
            Page::Statistics => "/statistics".to_string(),
            Page::Settings => "/settings".to_string(),
            Page::Online => "/online".to_string(),
            Page::Table(id) => format!("/t/{id}"),
            Page::Watch(id) => format!("/w/{id}"),
        }
    }

    /// Is it about playing by a link?
    pub fn is_online(&self) -> bool {
        matches!(self, Page::Online | Page::Table(_) | Page::Watch(_))
    }
}

impl Moves {
    fn parse(parts: &[&str]) -> Result<Moves, AddressError> {
        let (shape, moves) = match parts {
            [] => (Shape::CLASSIC, ""),
            [moves] if !moves.contains('x') => (Shape::CLASSIC, *moves),
            [board] => (board_of(board)?, ""),
            [board, moves] => (board_of(board)?, *moves),
            _ => return Err(AddressError::NoSuchPage),
        };
        let read = MoveList::parse(moves, shape, Numbering::FromOne);
        read.map(|(moves, _)| Moves(moves)).map_err(AddressError::Moves)
    }

    fn is_classic(&self) -> bool {
        self.0.shape() == Shape::CLASSIC
    }

    fn path(&self) -> String {
        let shape = self.0.shape();
        match self.is_classic() {
            true => self.0.to_digits(Numbering::FromOne),
            false => format!(
                "{}x{}-{}/{}",
                shape.columns(),
                shape.rows(),
                shape.connect(),
                self.0.to_letters()
            ),
        }
    }

    /// The moves of a game, if it has nothing but drops and plain rules.
    pub fn of_game(game: &Game) -> Option<Moves> {
        let rules = Rules { shape: game.rules().shape, ..Rules::CLASSIC };
        let is_plain = |rules: &Rules| {
            (rules.opening, rules.removes, rules.blocks, rules.discs)
                == (Rules::CLASSIC.opening, 0, 0, Rules::CLASSIC.discs)
        };
        if !is_plain(game.rules()) {
            return None;
        }
        let mut letters = String::new();
        for command in game.commands() {
            let Action::Drop(column) = command.action else { return None };
            letters.push(column.letter()?);
        }
        let (moves, _) = MoveList::parse(&letters, rules.shape, Numbering::FromOne).ok()?;
        Some(Moves(moves))
    }
}

impl Subject {
    /// The shortest form of a game.
    pub fn of_game(game: &Game) -> Subject {
        match Moves::of_game(game) {
            Some(moves) => Subject::Moves(moves),
            None => Subject::Game(Box::new(game.clone())),
        }
    }

    /// The game, with names in this language where it has none of its own.
    pub fn game(&self, language: Language) -> Game {
        match self {
            Subject::Moves(moves) => plain_game(&moves.0, language),
            Subject::Game(game) => (**game).clone(),
        }
    }
}

/// Are these the letters of a table? They are those of `fourline_wire::TableId`.
fn is_table(id: &str) -> bool {
    id.len() == 16 && id.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'2'..=b'7'))
}

fn board_of(text: &str) -> Result<Shape, AddressError> {
    let wrong = AddressError::Board;
    let (size, connect) = text.split_once('-').unwrap_or((text, "4"));
    let (columns, rows) = Shape::parse_size(size).map_err(|_| wrong.clone())?;
    let connect = connect.parse().map_err(|_| wrong.clone())?;
    Shape::new(columns, rows, connect).map_err(|_| wrong)
}

fn parse_rules(text: &str) -> Result<Rules, AddressError> {
    match Rules::preset(text) {
        Some(rules) => Ok(rules),
        None => text.replace('+', " ").parse().map_err(AddressError::Rules),
    }
}

fn rules_path(rules: &Rules) -> String {
    if let Some(name) = rules.preset_name() {
        return name.to_string();
    }
    // What is as in the classic rules is left out.
    let (all, classic) = (rules.to_string(), Rules::CLASSIC.to_string());
    let known: Vec<&str> = classic.split(' ').collect();
    let own: Vec<&str> = all.split(' ').filter(|word| !known.contains(word)).collect();
    own.join("+")
}

/// Text as letters, digits, `-` and `_`: base 64 as addresses have it.
fn to_letters(text: &str) -> String {
    let mut letters = String::new();
    for chunk in text.as_bytes().chunks(3) {
        let bytes = [chunk[0], *chunk.get(1).unwrap_or(&0), *chunk.get(2).unwrap_or(&0)];
        let bits = u32::from(bytes[0]) << 16 | u32::from(bytes[1]) << 8 | u32::from(bytes[2]);
        for place in 0..=chunk.len() {
            letters.push(char::from(LETTERS[(bits >> (18 - 6 * place)) as usize & 63]));
        }
    }
    letters
}

fn from_letters(letters: &str) -> Option<String> {
    let digits: Option<Vec<u32>> = letters
        .bytes()
        .map(|byte| LETTERS.iter().position(|known| *known == byte).map(|digit| digit as u32))
        .collect();
    let mut bytes = Vec::new();
    for chunk in digits?.chunks(4) {
        let bits =
            chunk.iter().enumerate().fold(0, |bits, (n, digit)| bits | digit << (18 - 6 * n));
        let count = chunk.len().checked_sub(1)?;
        bytes.extend((0..count).map(|n| (bits >> (16 - 8 * n)) as u8));
    }
    String::from_utf8(bytes).ok()
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A part of an address with what browsers have escaped.
fn decoded(part: &str) -> String {
    let bytes = part.as_bytes();
    let mut text = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let escaped = part
            .get(at + 1..at + 3)
            .filter(|_| bytes[at] == b'%')
            .and_then(|digits| u8::from_str_radix(digits, 16).ok());
        text.push(escaped.unwrap_or(bytes[at]));
        at += if escaped.is_some() { 3 } else { 1 };
    }
    String::from_utf8_lossy(&text).into_owned()
}

fn encoded(text: &str) -> String {
    let mut part = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => part.push(byte.into()),
            _ => part += &format!("%{byte:02X}"),
        }
    }
    part
}

impl Say for AddressError {
    fn say(&self, language: Language) -> String {
        match self {
            AddressError::NoSuchPage => say::no_such_page(language),
            AddressError::Moves(error) => say::bad_link(language, error.say(language)),
            AddressError::Board => say::bad_link_board(language),
            AddressError::Rules(error) => say::bad_link(language, error.say(language)),
            AddressError::Record(error) => say::bad_link(language, error.say(language)),
            AddressError::Cut => say::bad_link_cut(language),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_app::script;

    fn round(address: &str) {
        let page = Page::parse(address).unwrap();
        assert_eq!(page.path(), address);
        assert_eq!(Page::parse(&page.path()), Ok(page));
    }

    #[test]
    fn addresses_read_back() {
        for address in [
            "/",
            "/p/4453",
            "/p/8x7-4/ddea",
            "/g/m3k2x-1f",
            "/g/m3k2x-1f?move=5",
            "/s",
            "/s/4453",
            "/s/4453?move=0",
            "/s/9x7-5/abc",
            "/how/power",
            "/how/classic",
            "/how/size=8x7+connect=5",
            "/games",
            "/statistics",
            "/settings",
            "/online",
            "/t/abcdefghijklmnop",
            "/w/234567abcdefghij",
        ] {
            round(address);
        }
        for (_, rules) in Rules::PRESETS {
            round(&Page::HowTo(rules).path());
        }
        let own: Rules = "violations=3/game undo=2/strict size=8x7".parse().unwrap();
        assert_eq!(Page::parse(&Page::HowTo(own).path()), Ok(Page::HowTo(own)));
    }

    #[test]
    fn every_game_has_an_address() {
        for one in script::all().into_iter().step_by(3) {
            let game = script::played(&one).game().clone();
            let page = Page::Study { of: Some(Box::new(Subject::of_game(&game))), ply: Some(2) };
            let Ok(Page::Study { of: Some(subject), ply: Some(2) }) = Page::parse(&page.path())
            else {
                panic!("{}", page.path());
            };
            assert_eq!(subject.game(Language::English).position(), game.position());
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        let wrong = |address: &str| Page::parse(address).unwrap_err();
        assert_eq!(wrong("/nothing"), AddressError::NoSuchPage);
        assert_eq!(wrong("/p/1x1-9/a"), AddressError::Board);
        assert_eq!(wrong("/s/r/%%%"), AddressError::Cut);
        assert_eq!(wrong("/t/abcdefghijklmno"), AddressError::Cut);
        assert_eq!(wrong("/w/ABCDEFGHIJKLMNOP"), AddressError::Cut);
        assert!(matches!(wrong("/p/44444444"), AddressError::Moves(_)));
        assert!(matches!(wrong("/how/gravity=up"), AddressError::Rules(_)));
        assert!(matches!(wrong("/s/r/Zm91cmxpbmU"), AddressError::Record(_)));
        for address in ["/p/4%", "/p/%ff", "/s/é", "//", "/p/8x7-4/", "/?move=x"] {
            let _ = Page::parse(address);
        }
        for language in Language::ALL {
            assert!(wrong("/p/99").say(language).len() > 10);
        }
    }
}
