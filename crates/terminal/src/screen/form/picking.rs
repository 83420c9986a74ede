//! The lists that open from the form: all opponents, and all rule sets. The user's own rule sets can be
//! deleted there.

use super::{FormPage, Line, full_name, opponent_seat, write_state};
use crate::screen::house::House;
use crate::screen::list::{Cursor, Row};
use fourline_app::rule_sets::{self, RuleSet};
use fourline_app::{Kind, SeatChoice, Who};
use fourline_game::Seat;
use fourline_players::Computer;
use fourline_words::Language;
use fourline_words::catalogue::pages;

/// Whom to play against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Foe {
    Friend,
    Computer(Computer),
    /// Two computers play.
    Watch,
}

/// What is chosen from a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    Foe,
    Rules,
}

/// A list that is open.
#[derive(Clone, Debug)]
pub(super) struct Picking {
    pub what: What,
    pub cursor: Cursor,
    /// Is it asked whether the chosen rule set is to be deleted?
    pub deleting: bool,
}

impl Foe {
    /// Everybody: the levels by strength, the two plain computers, a friend, and two computers to watch.
    pub fn all() -> Vec<Foe> {
        let (levels, plain): (Vec<Computer>, Vec<Computer>) =
            Computer::all().partition(|computer| matches!(computer, Computer::Level(_)));
        let computers = levels.into_iter().chain(plain.into_iter().rev()).map(Foe::Computer);
        [Foe::Friend].into_iter().chain(computers).chain([Foe::Watch]).collect()
    }

    /// As a value of the form: `Otter (level 3)`.
    pub fn shown(self, language: Language) -> String {
        match self {
            Foe::Friend => pages::a_friend(language),
            Foe::Computer(computer) => full_name(computer, language),
            Foe::Watch => pages::two_computers(language),
        }
    }

    pub fn about(self, language: Language) -> String {
        match self {
            Foe::Friend => Kind::Friend.about(language),
            Foe::Computer(computer) => computer.about(language),
            Foe::Watch => Kind::Watch.about(language),
        }
    }
}

impl FormPage {
    /// Whom it is played against.
    pub(super) fn foe(&self) -> Foe {
        match self.game.kind() {
            Kind::Friend => Foe::Friend,
            Kind::Watch => Foe::Watch,
            Kind::Computer => {
                let seat = &self.game.seats[opponent_seat(&self.game).index()];
                Foe::Computer(seat.who.computer().unwrap_or(self.last.opponent))
            }
        }
    }

    pub(super) fn set_foe(&mut self, foe: Foe) {
        // Choosing what is chosen already changes nothing.
        if self.foe() == foe {
            return;
        }
        // Names and computers are there again when one comes back.
        self.game.remember(&mut self.last);
        let last = &self.last;
        let person = |name| SeatChoice { who: Who::Person, name };
        let computer = |computer| SeatChoice::unnamed(Who::Computer(computer));
        let you = person(last.name.clone());
        self.game.seats = match (foe, opponent_seat(&self.game)) {
            (Foe::Friend, _) => [you, person(last.friend.clone())],
            (Foe::Watch, _) => last.watched.map(computer),
            (Foe::Computer(chosen), Seat::One) => [computer(chosen), you],
            (Foe::Computer(chosen), Seat::Two) => [you, computer(chosen)],
        };
    }

    /// Opens the list of opponents or of rule sets, at what is chosen.
    pub(super) fn pick(&mut self, what: What, house: &House) {
        let at = match what {
            What::Foe => Foe::all().into_iter().position(|foe| foe == self.foe()),
            What::Rules => rule_sets(house).iter().position(|set| set.rules == self.game.rules),
        };
        let cursor = Cursor::at(at.unwrap_or(0));
        self.picking = Some(Picking { what, cursor, deleting: false });
    }

    /// Takes the chosen line of the list, and goes on to the next choice.
    pub(super) fn take_picked(&mut self, house: &House) {
        let Some(picking) = self.picking.take() else { return };
        let at = picking.cursor.at;
        match picking.what {
            What::Foe => {
                if let Some(&foe) = Foe::all().get(at) {
                    self.set_foe(foe);
                }
                self.go_to(Line::Rules);
            }
            What::Rules => {
                if let Some(set) = rule_sets(house).get(at) {
                    self.game.rules = set.rules;
                }
                self.go_to(Line::Start);
            }
        }
    }
}

/// All rule sets that can be chosen.
pub(super) fn rule_sets(house: &House) -> Vec<RuleSet> {
    rule_sets::offered(&house.storage.state, house.language())
}

impl Picking {
    pub fn rows(&self, house: &House) -> Vec<Row> {
        let language = house.language();
        match self.what {
            What::Foe => {
                let row = |foe: Foe| {
                    let (label, about) = (foe.shown(language), foe.about(language));
                    Row { label, about, ..Row::default() }
                };
                Foe::all().into_iter().map(row).collect()
            }
            What::Rules => {
                let row =
                    |set: RuleSet| Row { label: set.title, about: set.about, ..Row::default() };
                rule_sets(house).into_iter().map(row).collect()
            }
        }
    }

    /// The line of a level, in the list of opponents.
    pub fn level(&self, number: usize) -> Option<usize> {
        let is_it = |foe: Foe| match foe {
            Foe::Computer(Computer::Level(level)) => usize::from(level.number()) == number,
            _ => false,
        };
        match self.what {
            What::Foe => Foe::all().into_iter().position(is_it),
            What::Rules => None,
        }
    }

    /// The rule set of the chosen line.
    pub fn rule_set(&self, house: &House) -> Option<RuleSet> {
        match self.what {
            What::Foe => None,
            What::Rules => rule_sets(house).into_iter().nth(self.cursor.at),
        }
    }

    /// The name of the user's own rule set in the chosen line.
    pub fn own(&self, house: &House) -> Option<String> {
        self.rule_set(house)?.own
    }

    /// Deletes the chosen rule set after a yes.
    pub fn answer(&mut self, yes: bool, house: &mut House) {
        if !std::mem::take(&mut self.deleting) || !yes {
            return;
        }
        if let Some(name) = self.own(house) {
            house.storage.state.forget_rules(&name);
            house.say(pages::rules_deleted(house.language()));
            write_state(house);
            self.cursor.at = self.cursor.at.min(rule_sets(house).len() - 1);
        }
    }
}
