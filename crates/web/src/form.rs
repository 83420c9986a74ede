//! What is chosen before a game, while it is chosen: three choices, and more for those who want it.

use fourline_app::state::{LastGame, State};
use fourline_app::words::Speaker;
use fourline_app::{First, Kind, NewGame, RuleField, SeatChoice, Who};
use fourline_game::{Clock, Game, Name, Player, Seat, Setup, SymbolError};
use fourline_rules::Rules;
use fourline_words::Say;
use fourline_words::catalogue::web as say;
use fourline_words::catalogue::window::symbols_refused;

/// The clocks to choose from.
pub const CLOCKS: [Clock; 5] = [
    Clock::Total { ms: 60_000, increment_ms: 1000 },
    Clock::Total { ms: 180_000, increment_ms: 2000 },
    Clock::Total { ms: 300_000, increment_ms: 0 },
    Clock::Total { ms: 600_000, increment_ms: 0 },
    Clock::PerMove { ms: 30_000 },
];

/// Who may have the first move, in the order in which it is offered.
pub const FIRSTS: [Option<First>; 4] =
    [None, Some(First::Seat(Seat::One)), Some(First::Seat(Seat::Two)), Some(First::Lot)];

/// The form for a new game.
#[derive(Clone, Debug)]
pub struct Form {
    /// What was chosen.
    pub game: NewGame,
    /// The names as they were typed; empty for the usual ones.
    pub names: [String; 2],
    /// The symbols as they were typed; empty for the usual ones.
    pub symbols: String,
    /// The name for own rules, as it was typed.
    pub rules_name: String,
    /// A position that the game starts from.
    pub from: Option<Box<Game>>,
    /// Is more shown?
    pub more: bool,
}

/// A change in the form. Texts are the values of fields and lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// What kind of game.
    Kind(Kind),
    /// The computer on this seat.
    Computer(usize, String),
    /// The rules.
    Rules(Rules),
    /// One of the rules.
    Rule(RuleField, String),
    /// Who starts, as a number of `FIRSTS`.
    First(usize),
    /// The clock; empty for none.
    Clock(String),
    /// Serious play.
    Serious(bool),
    /// The name on this seat.
    Name(usize, String),
    /// The two symbols.
    Symbols(String),
    /// The name for own rules.
    RulesName(String),
    /// More or less.
    More(bool),
}

impl Form {
    /// The form with what was chosen last.
    pub fn new(last: &LastGame) -> Form {
        let game = NewGame::last(last.kind, last);
        let mut form = Form {
            names: Default::default(),
            symbols: game.symbols.map_or(String::new(), |symbols| symbols.to_string()),
            game,
            rules_name: String::new(),
            from: None,
            more: false,
        };
        form.show_names();
        form
    }

    fn show_names(&mut self) {
        let name = |name: &Option<Name>| name.as_ref().map_or(String::new(), Name::to_string);
        self.names = self.game.seats.each_ref().map(|seat| name(&seat.name));
    }

    /// Changes something. What makes no sense is passed over.
    pub fn change(&mut self, change: Change, last: &LastGame) {
        let game = &mut self.game;
        match change {
            Change::Kind(kind) => {
                game.seats = NewGame::last(kind, last).seats;
                self.show_names();
            }
            Change::Computer(seat, id) => {
                if let (Some(seat), Ok(computer)) = (game.seats.get_mut(seat), id.parse()) {
                    *seat = SeatChoice::unnamed(Who::Computer(computer));
                }
            }
            Change::Rules(rules) => game.rules = rules,
            Change::Rule(field, value) => {
                game.rules = field.set(&game.rules, &value).unwrap_or(game.rules);
            }
            Change::First(number) => game.first = FIRSTS.get(number).copied().flatten(),
            Change::Clock(text) => game.clock = text.parse().ok(),
            Change::Serious(serious) => game.serious = serious,
            Change::Name(seat, name) => {
                if let Some(slot) = self.names.get_mut(seat) {
                    *slot = name;
                }
            }
            Change::Symbols(symbols) => self.symbols = symbols,
            Change::RulesName(name) => self.rules_name = name,
            Change::More(more) => self.more = more,
        }
    }

    /// What the game starts from, or why what was typed won't do.
    pub fn setup(&mut self, seed: u64, speaker: &Speaker) -> Result<Setup, String> {
        let language = speaker.language;
        for (seat, text) in self.game.seats.iter_mut().zip(&self.names) {
            if seat.who == Who::Person {
                let name = (!text.trim().is_empty()).then(|| Name::new(text.trim())).transpose();
                seat.name = name.map_err(|error| say::problem(language, error.say(language)))?;
            }
        }
        let symbols = self.symbols.trim();
        let symbols = (!symbols.is_empty()).then(|| symbols.parse()).transpose();
        let refused = |error: SymbolError| symbols_refused(language, error.say(language));
        self.game.symbols = symbols.map_err(refused)?;
        self.game.setup(seed, language).map_err(|trouble| speaker.trouble(&trouble))
    }

    /// Keeps the rules under the name that was typed.
    pub fn save_rules(&self, state: &mut State, speaker: &Speaker) -> Result<String, String> {
        let language = speaker.language;
        match state.save_rules(&self.rules_name, self.game.rules) {
            Ok(()) => Ok(say::rules_saved(language, self.rules_name.trim())),
            Err(problem) => Err(say::rules_not_saved(language, problem.say(language))),
        }
    }
}

/// A game that goes on from where another one stands, with the players of a setup. The one who is to
/// move sits where the setup has its first person.
pub fn play_on(from: &Game, setup: &Setup) -> Game {
    let old = from.setup();
    let players: [Player; 2] = Seat::BOTH.map(|seat| setup.player(seat).clone());
    let is_person = |player: &Player| player.tag.is_human();
    let turn = from.turn().unwrap_or(Seat::One);
    // A person moves first, if there is one.
    let swaps = !is_person(&players[turn.index()]) && is_person(&players[turn.other().index()]);
    let [one, two] = players;
    let players = if swaps { [two, one] } else { [one, two] };
    let mut new = Setup::new(old.rules, players).expect("they come from a setup");
    (new.symbols, new.starter) = (old.symbols, old.starter);
    (new.seed, new.clock, new.serious) = (setup.seed, setup.clock, setup.serious);
    let mut game = Game::new(new);
    for &command in from.commands() {
        if game.play(command).is_err() {
            break;
        }
    }
    game
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_app::study::read_position;
    use fourline_rules::{Numbering, Shape};
    use fourline_words::Language;

    #[test]
    fn a_game_can_always_be_started_and_only_what_was_typed_can_be_wrong() {
        let (last, speaker) = (LastGame::default(), Speaker::default());
        let mut form = Form::new(&last);
        for kind in Kind::ALL {
            form.change(Change::Kind(kind), &last);
            assert!(form.setup(1, &speaker).is_ok(), "{kind:?}");
        }
        form.change(Change::Kind(Kind::Friend), &last);
        form.change(Change::Name(0, "Ann".into()), &last);
        form.change(Change::Name(1, " Ann ".into()), &last);
        assert!(form.setup(1, &speaker).unwrap_err().contains("Ann is taken"));
        form.change(Change::Name(1, "Bob".into()), &last);
        form.change(Change::Symbols("AA".into()), &last);
        assert!(form.setup(1, &speaker).is_err());
        form.change(Change::Symbols("AB".into()), &last);
        form.change(Change::Clock(CLOCKS[1].to_string()), &last);
        form.change(Change::Rule(RuleField::Size, "8x7".into()), &last);
        form.change(Change::Rule(RuleField::Size, "nonsense".into()), &last);
        let setup = form.setup(1, &speaker).unwrap();
        assert_eq!(setup.symbols.to_string(), "AB");
        assert_eq!((setup.clock, setup.rules.shape.columns()), (Some(CLOCKS[1]), 8));
    }

    #[test]
    fn the_person_moves_first_from_a_position() {
        let speaker = Speaker::default();
        for moves in ["", "4", "44", "445"] {
            let from = read_position(moves, Shape::CLASSIC, Numbering::FromOne, Language::English)
                .unwrap();
            let setup = Form::new(&LastGame::default()).setup(3, &speaker).unwrap();
            let game = play_on(&from, &setup);
            assert_eq!(game.position(), from.position());
            let turn = game.turn().unwrap();
            assert!(game.setup().player(turn).tag.is_human(), "{moves}");
            assert!(!game.setup().player(turn.other()).tag.is_human(), "{moves}");
        }
    }
}
