//! A new game in three choices: against whom, which rules, start. Everything else is under "More":
//! names, who starts, symbols, clock, and every single rule.
//!
//! - `lines.rs`: the lines of the form, and what keys do to them. `picking.rs`: the lists of opponents and of
//!   rule sets. `page.rs`: the page.

mod lines;
mod page;
mod picking;

use super::field::Field;
use super::game::GamePage;
use super::house::{House, Step};
use super::list::Cursor;
use fourline_app::state::LastGame;
use fourline_app::{Kind, NewGame, Session, Who, rule_sets};
use fourline_game::Seat;
use fourline_players::Computer;
use fourline_words::catalogue::{pages, screen as say};
use fourline_words::{Language, Say};
use lines::Line;
use picking::{Foe, Picking};

/// The form for a new game.
pub(crate) struct FormPage {
    game: NewGame,
    /// What was chosen last, for the kinds of game that are not chosen now.
    last: LastGame,
    cursor: Cursor,
    /// Is everything shown?
    is_open: bool,
    typing: Option<Field>,
    /// The list that is chosen from, while one is open.
    picking: Option<Picking>,
}

impl FormPage {
    /// A form with what was chosen last or said by flags.
    pub fn new(house: &House) -> FormPage {
        FormPage::quick(house)
    }

    /// The game that is played when nothing is chosen: against the last opponent, by the last rules, with
    /// what flags said.
    pub fn quick(house: &House) -> FormPage {
        let last = &house.storage.state.last;
        FormPage::of(NewGame::last(last.kind, last).with(&house.options), house)
    }

    /// A form for the game that flags are about, ready to start.
    pub fn of_options(house: &House) -> FormPage {
        let options = &house.options;
        let kind = match options.opponent {
            Some(Who::Person) => Kind::Friend,
            _ => Kind::Computer,
        };
        let mut form =
            FormPage::of(NewGame::last(kind, &house.storage.state.last).with(options), house);
        form.go_to(Line::Start);
        form
    }

    fn of(game: NewGame, house: &House) -> FormPage {
        FormPage {
            game,
            last: house.storage.state.last.clone(),
            cursor: Cursor::default(),
            is_open: false,
            typing: None,
            picking: None,
        }
    }

    fn line(&self) -> Line {
        let lines = self.lines();
        lines[self.cursor.at.min(lines.len() - 1)]
    }

    fn go_to(&mut self, line: Line) {
        if let Some(at) = self.lines().into_iter().position(|other| other == line) {
            self.cursor.at = at;
        }
    }

    /// `Play: Otter (level 3), Classic`.
    pub fn play_title(&self, house: &House) -> String {
        let language = house.language();
        let rules = rule_sets::title(&self.game.rules, &house.storage.state, language);
        pages::play(language, self.foe().shown(language), rules)
    }

    /// What it means to play at once.
    pub fn play_about(&self, house: &House) -> String {
        let language = house.language();
        let opponent = match self.foe() {
            Foe::Computer(computer) => computer.summary(language),
            foe => foe.about(language),
        };
        let rules = rule_sets::about(&self.game.rules, language);
        pages::about_play(language, opponent, rules)
    }

    fn start(&mut self, house: &mut House) -> Step {
        match self.game(house) {
            Some(game) => Step::Replace(Box::new(game)),
            None => Step::Stay,
        }
    }

    /// Starts the game that the form describes, or says why it can't. What was chosen is remembered,
    /// but not what flags said for one time.
    pub fn game(&mut self, house: &mut House) -> Option<GamePage> {
        if let Err(trouble) = self.game.setup(0, house.language()) {
            house.say(house.speaker().trouble(&trouble));
            return None;
        }
        let setup =
            self.game.setup(house.seed(), house.language()).expect("another seed is no trouble");
        let session = Session::new(setup, self.game.first(), house.now_ms())
            .expect("a form has only computers that are known");
        house.hush();
        // What flags said counts for the first game alone, and is not remembered.
        if std::mem::take(&mut house.options).is_empty() {
            self.game.remember(&mut house.storage.state.last);
            write_state(house);
        }
        Some(GamePage::new(session, house))
    }
}

/// Keeps what is remembered, or says why it can't be kept.
fn write_state(house: &mut House) {
    if let Err(error) = house.storage.write_state() {
        house.say(say::choices_not_saved(house.language(), error.say(house.language())));
    }
}

/// `Otter (level 3)`, or the name of a player without a level.
fn full_name(computer: Computer, language: Language) -> String {
    let name = computer.default_name(language);
    match computer {
        Computer::Level(level) => pages::level_named(language, level.number(), name),
        Computer::Robot | Computer::Random => name,
    }
}

/// The value after this one, or before it, in a circle.
fn turned<T: PartialEq + Clone>(all: &[T], value: &T, forward: bool) -> T {
    let at = match all.iter().position(|other| other == value) {
        Some(at) => (at + if forward { 1 } else { all.len() - 1 }) % all.len(),
        None => 0,
    };
    all[at].clone()
}

/// The seat of the computer in a game against one; else seat 2.
fn opponent_seat(game: &NewGame) -> Seat {
    match game.seats.each_ref().map(|seat| seat.who) {
        [Who::Computer(_), Who::Person] => Seat::One,
        _ => Seat::Two,
    }
}
