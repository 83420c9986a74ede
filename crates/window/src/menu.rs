//! What the menu remembers while a game is set up: the choices, what was typed, and the games on the
//! shelf. How it is drawn is in `menu_ui`.

use fourline_app::shelf::Listing;
use fourline_app::state::LastGame;
use fourline_app::words::Speaker;
use fourline_app::{Kind, NewGame, Options, Who};
use fourline_game::{Clock, Name, Setup, SymbolError};
use fourline_words::catalogue::window::symbols_refused;
use fourline_words::{Language, Say};
use std::path::PathBuf;

/// The menu.
#[derive(Clone, Debug)]
pub struct Menu {
    /// What was chosen.
    pub game: NewGame,
    /// The names as they were typed; empty for the usual ones.
    pub names: [String; 2],
    /// The symbols as they were typed; empty for the usual ones.
    pub symbols: String,
    /// A record to open.
    pub file: String,
    /// The games on the shelf.
    pub listing: Listing,
    /// The game that is deleted if the answer is yes.
    pub deletes: Option<PathBuf>,
    /// Are all unfinished and all finished games listed, or only the newest?
    pub lists_all: [bool; 2],
    /// Are the rules being changed one by one?
    pub changes_rules: bool,
    /// The name under which own rules are to be saved, as it was typed.
    pub rules_name: String,
    /// What became of saving them.
    pub rules_notice: String,
    /// The rule set that is deleted if the answer is yes.
    pub deletes_rules: Option<String>,
}

/// The clocks to choose from.
pub const CLOCKS: [Clock; 5] = [
    Clock::Total { ms: 60_000, increment_ms: 1000 },
    Clock::Total { ms: 180_000, increment_ms: 2000 },
    Clock::Total { ms: 300_000, increment_ms: 0 },
    Clock::Total { ms: 600_000, increment_ms: 0 },
    Clock::PerMove { ms: 30_000 },
];

impl Menu {
    /// The menu filled in with what was chosen last, and with what was said beforehand.
    pub fn new(options: &Options, last: &LastGame) -> Menu {
        let kind = match (options.player, options.opponent) {
            (None, None) => last.kind,
            _ => NewGame::default().with(options).kind(),
        };
        let game = NewGame::last(kind, last).with(options);
        let mut menu = Menu {
            names: Default::default(),
            symbols: game.symbols.map_or(String::new(), |symbols| symbols.to_string()),
            game,
            file: String::new(),
            listing: Listing::default(),
            deletes: None,
            lists_all: [false; 2],
            changes_rules: false,
            rules_name: String::new(),
            rules_notice: String::new(),
            deletes_rules: None,
        };
        menu.show_names();
        menu
    }

    /// Other players; everything else stays.
    pub fn choose_kind(&mut self, kind: Kind, last: &LastGame) {
        self.game.seats = NewGame::last(kind, last).seats;
        self.show_names();
    }

    fn show_names(&mut self) {
        let name = |name: &Option<Name>| name.as_ref().map_or(String::new(), Name::to_string);
        self.names = self.game.seats.each_ref().map(|seat| name(&seat.name));
    }

    /// The name that a seat has if none is typed.
    pub fn usual_name(&self, seat: usize, language: Language) -> String {
        let mut game = self.game.clone();
        game.seats[seat].name = None;
        game.names(language)[seat].to_string()
    }

    /// What the game starts from, or why what was typed won't do.
    pub fn setup(&mut self, seed: u64, speaker: &Speaker) -> Result<Setup, String> {
        let language = speaker.language;
        for (seat, text) in self.game.seats.iter_mut().zip(&self.names) {
            // A computer's name is not typed here; it may have been given beforehand.
            if seat.who == Who::Person {
                let name = (!text.trim().is_empty()).then(|| Name::new(text)).transpose();
                seat.name = name.map_err(|error| error.say(language))?;
            }
        }
        let symbols = self.symbols.trim();
        let symbols = (!symbols.is_empty()).then(|| symbols.parse()).transpose();
        let refused = |error: SymbolError| symbols_refused(language, error.say(language));
        self.game.symbols = symbols.map_err(refused)?;
        self.game.setup(seed, language).map_err(|trouble| speaker.trouble(&trouble))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_opens_with_the_kind_of_game_that_was_played_last() {
        let last = LastGame { kind: Kind::Friend, ..LastGame::default() };
        let kind = |options: &Options| Menu::new(options, &last).game.kind();
        assert_eq!(kind(&Options::default()), Kind::Friend);
        let robot = Some(Who::Computer(fourline_players::Computer::Robot));
        assert_eq!(kind(&Options { opponent: robot, ..Options::default() }), Kind::Computer);
    }

    #[test]
    fn a_game_can_always_be_started_and_only_what_was_typed_can_be_wrong() {
        let (last, speaker) = (LastGame::default(), Speaker::default());
        let mut menu = Menu::new(&Options::default(), &last);
        for kind in Kind::ALL {
            menu.choose_kind(kind, &last);
            assert!(menu.setup(1, &speaker).is_ok(), "{kind:?}");
        }
        menu.choose_kind(Kind::Friend, &last);
        menu.names = ["Ann", "Ann"].map(String::from);
        assert!(menu.setup(1, &speaker).unwrap_err().contains("Ann is taken"));
        menu.names[1] = "Bob".to_string();
        menu.symbols = "AA".to_string();
        assert!(menu.setup(1, &speaker).is_err());
        menu.symbols = "AB".to_string();
        let setup = menu.setup(1, &speaker).unwrap();
        assert_eq!(setup.symbols.to_string(), "AB");
        for clock in CLOCKS {
            assert_eq!(clock.to_string().parse(), Ok(clock));
        }
    }
}
