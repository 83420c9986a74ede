//! The lines of the form for a new game: what they say, and what turning or typing does to them.

use super::picking::{Foe, What, rule_sets};
use super::{FormPage, full_name, turned, write_state};
use crate::screen::field::Field;
use crate::screen::house::{House, Step};
use crate::screen::keys::Deed;
use crate::screen::list::Row;
use fourline_app::rule_sets::{self as sets, RuleSetProblem};
use fourline_app::{First, Kind, RuleField, SeatChoice, Who};
use fourline_game::{Clock, Name, Seat, SymbolPair};
use fourline_players::Computer;
use fourline_rules::Discs;
use fourline_words::catalogue::{pages, screen as say, settings, setup};
use fourline_words::{Language, Say};
use std::iter;

/// The clocks worth choosing from besides none; others can be typed.
const CLOCKS: [&str; 5] = ["1m+1s", "3m+2s", "5m", "10m", "30s/move"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Line {
    Foe,
    /// One of two computers that are watched.
    Computer(Seat),
    Rules,
    Start,
    /// Shows or hides all that follows.
    More,
    Name(Seat),
    /// Which seat the person has, against a computer.
    YourSeat,
    First,
    Symbols,
    Clock,
    Serious,
    Rule(RuleField),
    /// The rules get a name.
    Save,
}

impl FormPage {
    pub(super) fn lines(&self) -> Vec<Line> {
        let kind = self.game.kind();
        let mut lines = vec![Line::Foe];
        if kind == Kind::Watch {
            lines.extend(Seat::BOTH.map(Line::Computer));
        }
        lines.extend([Line::Rules, Line::Start, Line::More]);
        if !self.is_open {
            return lines;
        }
        let is_person = |seat: &Seat| self.game.seats[seat.index()].who == Who::Person;
        lines.extend(Seat::BOTH.into_iter().filter(is_person).map(Line::Name));
        if kind == Kind::Computer {
            lines.push(Line::YourSeat);
        }
        lines.extend([Line::First, Line::Symbols, Line::Clock, Line::Serious]);
        lines.extend(RuleField::ALL.map(Line::Rule));
        lines.push(Line::Save);
        lines
    }

    pub(super) fn row(&self, line: Line, house: &House) -> Row {
        let (game, language) = (&self.game, house.language());
        let enter = house.key(Deed::Choose);
        let (label, value, about) = match line {
            Line::Foe => {
                let foe = self.foe();
                (say::opponent(language), foe.shown(language), foe.about(language))
            }
            Line::Computer(seat) => {
                let label = say::computer_number(language, seat.number());
                match game.seats[seat.index()].who {
                    Who::Computer(computer) => {
                        (label, full_name(computer, language), computer.about(language))
                    }
                    Who::Person => (label, String::new(), String::new()),
                }
            }
            Line::Rules => {
                let title = sets::title(&game.rules, &house.storage.state, language);
                let about = match game.rules.preset_name().is_some() || self.own(house).is_some() {
                    true => sets::about(&game.rules, language),
                    false => say::about_own_rules(language),
                };
                (setup::rules(language), title, about)
            }
            Line::Start => {
                let (up, down) = (house.key(Deed::Up), house.key(Deed::Down));
                let about = say::about_start(language, down, enter, up);
                (say::start_game(language), String::new(), about)
            }
            Line::More => match self.is_open {
                true => (pages::less(language), String::new(), pages::about_less(language)),
                false => (pages::more(language), String::new(), pages::about_more(language)),
            },
            Line::Name(seat) => {
                let label = match game.kind() {
                    Kind::Friend => setup::name_number(language, seat.number()),
                    _ => say::your_name(language),
                };
                let name = game.names(language)[seat.index()].to_string();
                (label, name, say::about_name(language, enter))
            }
            Line::YourSeat => {
                let seat = game.seats.iter().position(|seat| seat.who == Who::Person);
                let number = seat.unwrap_or(0) + 1;
                (pages::your_seat(language), number.to_string(), pages::about_your_seat(language))
            }
            Line::First => {
                let about = say::about_who_starts(language);
                (setup::who_starts(language), house.speaker().first(game), about)
            }
            Line::Symbols => {
                let about = say::about_symbols(language, enter);
                (pages::signs_of_discs(language), self.symbols().to_string(), about)
            }
            Line::Clock => {
                let value = game.clock.map(|clock| clock.to_string());
                let value = value.unwrap_or_else(|| setup::no_clock(language));
                (setup::clock(language), value, say::about_clock(language, enter))
            }
            Line::Serious => {
                let (value, about) = match game.serious {
                    true => (settings::on(language), say::about_serious_on(language)),
                    false => (settings::off(language), say::about_serious_off(language)),
                };
                (say::serious(language), value, about)
            }
            Line::Rule(field) => {
                let about = say::about_rule(language, field.about(language), enter);
                (field.title(language), field.shown(&game.rules, language), about)
            }
            Line::Save => {
                let value = self.own(house).unwrap_or_else(|| pages::no_name_yet(language));
                let about = match game.rules.preset_name() {
                    Some(preset) => RuleSetProblem::IsPreset(preset).say(language),
                    None => pages::about_save_rules(language, enter),
                };
                (pages::save_rules(language), value, about)
            }
        };
        let turns =
            !matches!(line, Line::Start | Line::More | Line::Symbols | Line::Name(_) | Line::Save);
        let dimmed = match line {
            Line::Name(seat) => game.seats[seat.index()].name.is_none(),
            Line::Symbols => game.symbols.is_none(),
            Line::Save => self.own(house).is_none(),
            _ => false,
        };
        let is_main = line == Line::Start;
        Row { label, value, turns, dimmed, is_main, about, ..Row::default() }
    }

    /// The name of the rules, if they are a rule set of the user's own.
    fn own(&self, house: &House) -> Option<String> {
        let own = &house.storage.state.own_rules;
        own.iter().find(|(_, rules)| *rules == self.game.rules).map(|(name, _)| name.clone())
    }

    fn symbols(&self) -> SymbolPair {
        self.game.symbols.unwrap_or(match self.game.rules.discs {
            Discs::XO => SymbolPair::XO,
            Discs::YR => SymbolPair::YR,
        })
    }

    /// Left or right: the value before, or the next one.
    pub(super) fn turn(&mut self, line: Line, forward: bool, house: &House) {
        if line == Line::Foe {
            return self.set_foe(turned(&Foe::all(), &self.foe(), forward));
        }
        let game = &mut self.game;
        match line {
            Line::Computer(seat) => {
                if let Who::Computer(computer) = &mut game.seats[seat.index()].who {
                    let all: Vec<Computer> = Computer::all().collect();
                    *computer = turned(&all, computer, forward);
                }
            }
            Line::Rules => {
                let all: Vec<_> = rule_sets(house).into_iter().map(|set| set.rules).collect();
                game.rules = turned(&all, &game.rules, forward);
            }
            Line::More => self.is_open = forward,
            Line::YourSeat => game.seats.swap(0, 1),
            Line::First => {
                let seats = Seat::BOTH.map(|seat| Some(First::Seat(seat)));
                let all = [None, seats[0], seats[1], Some(First::Lot)];
                game.first = turned(&all, &game.first, forward);
            }
            Line::Clock => {
                let clock = |text: &str| Some(text.parse::<Clock>().expect("it is a clock"));
                let all: Vec<_> = iter::once(None).chain(CLOCKS.map(clock)).collect();
                game.clock = turned(&all, &game.clock, forward);
            }
            Line::Serious => game.serious = !game.serious,
            Line::Rule(field) => game.rules = field.turned(&game.rules, forward),
            Line::Foe | Line::Start | Line::Symbols | Line::Name(_) | Line::Save => {}
        }
    }

    /// Enter: opens a list, types a value, turns what can only be turned, or starts.
    pub(super) fn choose(&mut self, house: &mut House) -> Step {
        let line = self.line();
        let text = match line {
            Line::Start => return self.start(house),
            Line::Foe => {
                self.pick(What::Foe, house);
                return Step::Stay;
            }
            Line::Rules => {
                self.pick(What::Rules, house);
                return Step::Stay;
            }
            Line::More => {
                self.is_open = !self.is_open;
                return Step::Stay;
            }
            Line::Computer(_) | Line::YourSeat | Line::First | Line::Serious => {
                self.turn(line, true, house);
                return Step::Stay;
            }
            Line::Name(seat) => {
                let name = &self.game.seats[seat.index()].name;
                name.as_ref().map_or(String::new(), Name::to_string)
            }
            Line::Symbols => self.symbols().to_string(),
            Line::Clock => self.game.clock.map_or(String::new(), |clock| clock.to_string()),
            Line::Rule(field) => field.value(&self.game.rules),
            Line::Save => match self.game.rules.preset_name() {
                Some(preset) => {
                    house.say(RuleSetProblem::IsPreset(preset).say(house.language()));
                    return Step::Stay;
                }
                None => self.own(house).unwrap_or_default(),
            },
        };
        self.typing = Some(Field::new(&text));
        Step::Stay
    }

    /// Takes what was typed, or says why it won't do.
    pub(super) fn take(&mut self, text: &str, house: &mut House) -> Result<(), String> {
        let (text, language) = (text.trim(), house.language());
        let mut game = self.game.clone();
        match self.line() {
            Line::Name(seat) => {
                let name = (!text.is_empty()).then(|| Name::new(text)).transpose();
                let name = name.map_err(|error| error.say(language))?;
                game.seats[seat.index()] = SeatChoice { who: Who::Person, name };
                game.setup(0, language).map_err(|trouble| house.speaker().trouble(&trouble))?;
            }
            Line::Symbols if text.is_empty() => game.symbols = None,
            Line::Symbols => {
                let symbols = text.parse::<SymbolPair>();
                let symbols = symbols.map_err(|error| not_valid(&error, language))?;
                game.symbols = Some(symbols);
            }
            Line::Clock if ["", "none", &setup::no_clock(language)].contains(&text) => {
                game.clock = None;
            }
            Line::Clock => {
                let clock = text.parse::<Clock>();
                let clock = clock.map_err(|error| not_valid(&error, language))?;
                game.clock = Some(clock);
            }
            Line::Rule(field) => {
                game.rules = field.set(&game.rules, text).map_err(|error| error.say(language))?;
            }
            Line::Save => {
                let state = &mut house.storage.state;
                state.save_rules(text, game.rules).map_err(|problem| problem.say(language))?;
                house.say(pages::rules_saved(language, text));
                write_state(house);
            }
            _ => {}
        }
        self.game = game;
        Ok(())
    }
}

/// That what was typed can't be taken, and why.
fn not_valid(problem: &impl Say, language: Language) -> String {
    say::not_valid(language, problem.say(language))
}
