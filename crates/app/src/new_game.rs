//! What is chosen before a game. A game can always be started: a player without a name gets a
//! usual one.

use crate::state::LastGame;
use fourline_game::{Clock, Name, Seat, SymbolPair};
#[cfg(any(feature = "unicode", feature = "host-unicode"))]
use fourline_game::{Player, Setup};
use fourline_players::{Computer, draw_starter};
use fourline_rules::{Rules, WhoStarts};
use fourline_words::Language;
use fourline_words::catalogue::{common, setup as say};

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// A person.
    Person,
    /// A computer player.
    Computer(Computer),
}

/// Who has the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// This seat.
    Seat(Seat),
    /// A lot decides.
    Lot,
}

/// A seat as it was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatChoice {
    /// Who sits there.
    pub who: Who,
    /// The name; `None` for the usual one.
    pub name: Option<Name>,
}

/// Everything that is chosen before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Who sits where.
    pub seats: [SeatChoice; 2],
    /// The rules.
    pub rules: Rules,
    /// Who starts; `None` as the rules say.
    pub first: Option<First>,
    /// The symbols; `None` for those usual under the rules.
    pub symbols: Option<SymbolPair>,
    /// The clock, if the game has one.
    pub clock: Option<Clock>,
    /// Is it serious play, without taking moves back?
    pub serious: bool,
}

/// What kind of game is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A person against a computer.
    Computer,
    /// Two people.
    Friend,
    /// Two computers.
    Watch,
}

/// Why a game can't start as it was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Both people have this name.
    SameName(Name),
}

/// What was said beforehand, by flags or otherwise. What is `None` is asked, or as it was last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Who sits on seat 1.
    pub player: Option<Who>,
    /// Who sits on seat 2.
    pub opponent: Option<Who>,
    /// The rules.
    pub rules: Option<Rules>,
    /// The names, seat 1 first.
    pub names: Vec<Name>,
    /// The two symbols.
    pub symbols: Option<SymbolPair>,
    /// Who starts.
    pub first: Option<First>,
    /// The clock.
    pub clock: Option<Clock>,
    /// Is it serious play?
    pub serious: bool,
    /// The random seed.
    pub seed: Option<u64>,
}

impl Who {
    /// The computer, if it is one.
    pub fn computer(self) -> Option<Computer> {
        match self {
            Who::Person => None,
            Who::Computer(computer) => Some(computer),
        }
    }
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 3] = [Kind::Computer, Kind::Friend, Kind::Watch];

    /// Its name in a menu.
    pub fn title(self, language: Language) -> String {
        match self {
            Kind::Computer => say::against_computer(language),
            Kind::Friend => say::with_friend(language),
            Kind::Watch => say::watch_computers(language),
        }
    }

    /// One sentence about it.
    pub fn about(self, language: Language) -> String {
        match self {
            Kind::Computer => say::about_computer(language),
            Kind::Friend => say::about_friend(language),
            Kind::Watch => say::about_watch(language),
        }
    }
}

impl SeatChoice {
    /// This player under the usual name.
    pub fn unnamed(who: Who) -> SeatChoice {
        SeatChoice { who, name: None }
    }
}

impl Default for NewGame {
    /// A person against the third level under classic rules.
    fn default() -> NewGame {
        let level = "level-3".parse().expect("this level exists");
        NewGame {
            seats: [Who::Person, Who::Computer(level)].map(SeatChoice::unnamed),
            rules: Rules::CLASSIC,
            first: None,
            symbols: None,
            clock: None,
            serious: false,
        }
    }
}

impl NewGame {
    /// A game of this kind with what was chosen last.
    pub fn last(kind: Kind, last: &LastGame) -> NewGame {
        let computer = |computer: Computer| SeatChoice::unnamed(Who::Computer(computer));
        let person = |name: &Option<Name>| SeatChoice { who: Who::Person, name: name.clone() };
        let seats = match kind {
            Kind::Computer => [person(&last.name), computer(last.opponent)],
            Kind::Friend => [person(&last.name), person(&last.friend)],
            Kind::Watch => last.watched.map(computer),
        };
        NewGame {
            seats,
            rules: last.rules,
            first: None,
            symbols: last.symbols,
            clock: last.clock.as_ref().and_then(|clock| clock.parse().ok()),
            serious: last.serious,
        }
    }

    /// Which kind of game it is.
    pub fn kind(&self) -> Kind {
        match self.seats.each_ref().map(|seat| seat.who) {
            [Who::Person, Who::Person] => Kind::Friend,
            [Who::Computer(_), Who::Computer(_)] => Kind::Watch,
            _ => Kind::Computer,
        }
    }

    /// Remembers what was chosen, for the next game.
    pub fn remember(&self, last: &mut LastGame) {
        match (self.kind(), self.seats.each_ref().map(|seat| seat.who)) {
            (Kind::Watch, [Who::Computer(one), Who::Computer(two)]) => last.watched = [one, two],
            (Kind::Computer, [one, two]) => {
                last.opponent = one.computer().or(two.computer()).unwrap_or(last.opponent);
                let person = self.seats.iter().find(|seat| seat.who == Who::Person);
                last.name = person.and_then(|seat| seat.name.clone());
            }
            _ => [last.name, last.friend] = self.seats.each_ref().map(|seat| seat.name.clone()),
        }
        // Two computers are only watched; what is played next is what was played before.
        if self.kind() != Kind::Watch {
            last.kind = self.kind();
        }
        last.rules = self.rules;
        last.symbols = self.symbols;
        last.clock = self.clock.map(|clock| clock.to_string());
        last.serious = self.serious;
    }

    /// The same game with everything that the options say.
    pub fn with(mut self, options: &Options) -> NewGame {
        for (seat, who) in self.seats.iter_mut().zip([options.player, options.opponent]) {
            if let Some(who) = who
                && who != seat.who
            {
                *seat = SeatChoice::unnamed(who);
            }
        }
        for (seat, name) in self.seats.iter_mut().zip(&options.names) {
            seat.name = Some(name.clone());
        }
        self.rules = options.rules.unwrap_or(self.rules);
        self.symbols = options.symbols.or(self.symbols);
        self.first = options.first.or(self.first);
        self.clock = options.clock.or(self.clock);
        self.serious |= options.serious;
        self
    }

    /// Do only computers play?
    pub fn is_watched(&self) -> bool {
        self.seats.iter().all(|seat| seat.who != Who::Person)
    }

    /// Who starts, as chosen or as the rules say.
    pub fn first(&self) -> First {
        self.first.unwrap_or(match self.rules.who_starts {
            WhoStarts::Drawn => First::Lot,
            WhoStarts::SeatOne => First::Seat(Seat::One),
        })
    }

    /// The names at the table: those chosen, or the usual ones of this language. A usual name gives way to a chosen
    /// one that is the same; two equal chosen names stay equal, and [`NewGame::setup`] says so.
    pub fn names(&self, language: Language) -> [Name; 2] {
        let alone = self.seats.iter().filter(|seat| seat.who == Who::Person).count() == 1;
        let usual = |seat: Seat| match self.seats[seat.index()].who {
            Who::Computer(computer) => computer.default_name(language),
            Who::Person if alone => common::your_name(language),
            Who::Person => common::player_name(language, seat.number()),
        };
        let chosen = |seat: Seat| self.seats[seat.index()].name.clone();
        let [one, two] = Seat::BOTH.map(|seat| {
            chosen(seat).unwrap_or_else(|| Name::new(&usual(seat)).expect("a usual name is a name"))
        });
        let usual_name = |number: u8| {
            Name::new(&common::player_name(language, number)).expect("a usual name is a name")
        };
        let other = |name: &Name| match *name == usual_name(2) {
            true => usual_name(1),
            false => Name::new(&format!("{name} 2")).unwrap_or_else(|_| usual_name(2)),
        };
        match (one == two, chosen(Seat::One), chosen(Seat::Two)) {
            (false, ..) | (true, Some(_), Some(_)) => [one, two],
            (true, _, None) => [one.clone(), other(&one)],
            (true, None, Some(_)) => [other(&two), two],
        }
    }

    /// The setup of a game; the seed is for random choices. Its names come from people, so it is there
    /// only where they are checked.
    #[cfg(any(feature = "unicode", feature = "host-unicode"))]
    pub fn setup(&self, seed: u64, language: Language) -> Result<Setup, Trouble> {
        let names = self.names(language);
        let player = |seat: Seat| {
            let name = names[seat.index()].clone();
            match self.seats[seat.index()].who {
                Who::Person => Player::human(name),
                Who::Computer(computer) => {
                    computer.player(name.as_str()).expect("it is a name already")
                }
            }
        };
        let mut setup = Setup::new(self.rules, Seat::BOTH.map(player))
            .map_err(|_| Trouble::SameName(names[0].clone()))?;
        setup.symbols = self.symbols.unwrap_or(setup.symbols);
        setup.starter = self.first().draw(seed);
        setup.seed = seed;
        setup.clock = self.clock;
        setup.serious = self.serious;
        Ok(setup)
    }
}

impl First {
    /// The seat that starts; a random choice comes from the seed.
    pub fn draw(self, seed: u64) -> Seat {
        match self {
            First::Seat(seat) => seat,
            First::Lot => draw_starter(seed),
        }
    }
}

impl Options {
    /// Was nothing said about the game?
    pub fn is_empty(&self) -> bool {
        *self == Options { seed: self.seed, ..Options::default() }
    }

    /// Was it said who plays and by which rules, so that nothing needs to be asked?
    pub fn is_settled(&self) -> bool {
        self.opponent.is_some() && self.rules.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> Option<Name> {
        Some(Name::new(text).unwrap())
    }

    fn names(game: &NewGame) -> [String; 2] {
        game.names(Language::English).map(|name| name.to_string())
    }

    #[test]
    fn nobody_needs_a_name() {
        let mut game = NewGame::default();
        assert_eq!(names(&game), ["You", "Otter"]);
        game.seats[1].who = Who::Person;
        assert_eq!(names(&game), ["Player 1", "Player 2"]);
        game.seats = [Who::Computer(Computer::Robot); 2].map(SeatChoice::unnamed);
        assert_eq!(names(&game), ["Robot", "Robot 2"]);
        assert!(game.is_watched() && game.setup(1, Language::English).is_ok());
    }

    #[test]
    fn a_usual_name_gives_way_and_two_equal_ones_are_refused() {
        let mut game = NewGame::default();
        game.seats[0].name = name("Otter");
        assert_eq!(names(&game), ["Otter", "Otter 2"]);
        game.seats = [Who::Person, Who::Person].map(SeatChoice::unnamed);
        game.seats[0].name = name("Player 2");
        assert_eq!(names(&game), ["Player 2", "Player 1"]);
        game.seats[1].name = name("Player 2");
        assert_eq!(
            game.setup(0, Language::English),
            Err(Trouble::SameName(name("Player 2").unwrap()))
        );
        game.seats = [Who::Person, Who::Person].map(SeatChoice::unnamed);
        game.seats[1].name = name("Player 1");
        assert_eq!(names(&game), ["Player 1 2", "Player 1"]);
    }

    #[test]
    fn every_kind_of_game_is_remembered_as_it_was_chosen() {
        let robot = Who::Computer(Computer::Robot);
        let seats =
            [[Who::Person, robot], [Who::Person; 2], [robot, Who::Computer(Computer::Random)]];
        for (kind, seats) in Kind::ALL.into_iter().zip(seats) {
            let mut game = NewGame { rules: Rules::POWER, ..NewGame::default() };
            game.seats = seats.map(SeatChoice::unnamed);
            for (seat, text) in game.seats.iter_mut().zip(["Ann", "Bob"]) {
                seat.name = name(text).filter(|_| seat.who == Who::Person);
            }
            game.symbols = "@*".parse().ok();
            game.clock = "5m+3s".parse().ok();
            game.serious = true;
            assert_eq!(game.kind(), kind);
            assert_eq!(game.is_watched(), kind == Kind::Watch);
            let mut last = LastGame::default();
            game.remember(&mut last);
            assert_eq!(NewGame::last(kind, &last), game);
            let (title, about) = (kind.title(Language::English), kind.about(Language::English));
            assert!(about.len() > title.len() && !title.is_empty());
        }
        // The other kinds keep what was chosen for them.
        let mut last = LastGame { opponent: Computer::Random, ..LastGame::default() };
        NewGame::last(Kind::Watch, &last).remember(&mut last);
        NewGame::last(Kind::Friend, &last).remember(&mut last);
        assert_eq!((last.opponent, last.kind), (Computer::Random, Kind::Friend));
        NewGame::last(Kind::Watch, &last).remember(&mut last);
        assert_eq!(last.kind, Kind::Friend);
        assert_eq!(robot.computer(), Some(Computer::Robot));
        assert_eq!(Who::Person.computer(), None);
    }

    #[test]
    fn options_fill_in_what_they_say() {
        let options = Options {
            opponent: Some(Who::Person),
            names: vec![name("Ann").unwrap()],
            rules: Some(Rules::STRICT),
            first: Some(First::Seat(Seat::Two)),
            ..Options::default()
        };
        let game = NewGame::default().with(&options);
        let setup = game.setup(5, Language::English).unwrap();
        assert_eq!(names(&game), ["Ann", "Player 2"]);
        assert_eq!((setup.starter, setup.rules, setup.seed), (Seat::Two, Rules::STRICT, 5));
        assert!(options.is_settled() && !Options::default().is_settled());
        assert!(!options.is_empty() && Options { seed: Some(1), ..Options::default() }.is_empty());
        assert!(!setup.serious && setup.clock.is_none());
        let serious = Options { serious: true, clock: "1m".parse().ok(), ..Options::default() };
        let setup = game.with(&serious).setup(5, Language::English).unwrap();
        assert!(setup.serious && setup.clock.is_some());
    }
}
