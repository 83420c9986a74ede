//! The form for a new game: who plays, under which rules, with which names and symbols, who starts,
//! and how seriously. Every rule is a line of its own with its explanation; presets are short cuts.

use super::canvas::{Canvas, Target};
use super::field::{Field, Typed};
use super::game::GamePage;
use super::house::{House, Page, Step};
use super::keys::{Deed, Key};
use super::list::{Row, draw_list, moved};
use super::menu::{WITH_NEXT, centre_strip, draw_keys};
use crossterm::event::KeyCode;
use fourline_app::{First, Kind, NewGame, Options, RuleField, SeatChoice, Session, Who};
use fourline_game::{Clock, Name, Seat, SymbolPair};
use fourline_players::Computer;
use fourline_rules::{Discs, Rules};
use fourline_words::catalogue::{screen as say, session, settings, setup};
use fourline_words::{Language, Say};
use ratatui::layout::Rect;
use std::iter;

/// The clocks worth choosing from besides none; others can be typed.
const CLOCKS: [&str; 5] = ["1m+1s", "3m+2s", "5m", "10m", "30s/move"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    Start,
    Player(Seat),
    Preset,
    First,
    Symbols,
    Clock,
    Serious,
    Rule(RuleField),
}

/// The form for a new game.
pub(crate) struct FormPage {
    game: NewGame,
    at: usize,
    typing: Option<Field>,
}

impl FormPage {
    /// A form for this kind of game, with what was chosen last or said by flags.
    pub fn new(kind: Kind, house: &House) -> FormPage {
        let last = NewGame::last(kind, &house.storage.state.last);
        let wished = last.clone().with(&house.options);
        let game = match wished.kind() == kind {
            true => wished,
            // The flags are about other players; the rest of what they say counts.
            false => last.with(&Options { player: None, opponent: None, ..house.options.clone() }),
        };
        FormPage { game, at: 0, typing: None }
    }

    /// A form for the game that flags are about.
    pub fn of_options(house: &House) -> FormPage {
        let options = &house.options;
        let kind = match options.opponent {
            Some(Who::Person) => Kind::Friend,
            _ => Kind::Computer,
        };
        let game = NewGame::last(kind, &house.storage.state.last).with(options);
        FormPage { game, at: 0, typing: None }
    }

    fn lines(&self) -> Vec<Line> {
        let mut lines = vec![Line::Start];
        // What is chosen most often comes first: the opponent, then one's own name.
        let seats = match self.game.kind() {
            Kind::Computer => [Seat::Two, Seat::One],
            Kind::Friend | Kind::Watch => Seat::BOTH,
        };
        lines.extend(seats.map(Line::Player));
        lines.extend([Line::Preset, Line::First, Line::Symbols, Line::Clock, Line::Serious]);
        let own_lines = [RuleField::First, RuleField::Discs];
        let rules = RuleField::ALL.into_iter().filter(|field| !own_lines.contains(field));
        lines.extend(rules.map(Line::Rule));
        lines
    }

    fn row(&self, line: Line, house: &House) -> Row {
        let (game, language) = (&self.game, house.language());
        let enter = house.key(Deed::Choose);
        let (label, value, about) = match line {
            Line::Start => {
                let (up, down) = (house.key(Deed::Up), house.key(Deed::Down));
                let about = say::about_start(language, down, enter, up);
                (say::start_game(language), String::new(), about)
            }
            Line::Player(seat) => {
                let name = &game.names(language)[seat.index()];
                match (game.seats[seat.index()].who, game.kind()) {
                    (Who::Person, kind) => {
                        let label = match kind {
                            Kind::Friend => setup::name_number(language, seat.number()),
                            _ => say::your_name(language),
                        };
                        (label, name.to_string(), say::about_name(language, enter))
                    }
                    (Who::Computer(computer), kind) => {
                        let label = match kind {
                            Kind::Watch => say::computer_number(language, seat.number()),
                            _ => say::opponent(language),
                        };
                        (label, full_name(computer, language), computer.about(language))
                    }
                }
            }
            Line::Preset => {
                let name = game.rules.preset_name();
                let about = name.and_then(|name| Rules::preset_about(name, language));
                let about = about.unwrap_or_else(|| say::about_own_rules(language));
                let value = name.map_or_else(|| session::own_rules(language), str::to_string);
                (setup::rules(language), value, about)
            }
            Line::First => {
                let about = say::about_who_starts(language);
                (setup::who_starts(language), house.speaker().first(game), about)
            }
            Line::Symbols => {
                let label = RuleField::Discs.title(language);
                (label, self.symbols().to_string(), say::about_symbols(language, enter))
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
        };
        let turns = match line {
            Line::Start | Line::Symbols => false,
            Line::Player(seat) => game.seats[seat.index()].who != Who::Person,
            _ => true,
        };
        let dimmed = match line {
            Line::Player(seat) => {
                let SeatChoice { who, name } = &game.seats[seat.index()];
                *who == Who::Person && name.is_none()
            }
            Line::Symbols => game.symbols.is_none(),
            _ => false,
        };
        Row { label, value, turns, dimmed, about }
    }

    fn symbols(&self) -> SymbolPair {
        self.game.symbols.unwrap_or(match self.game.rules.discs {
            Discs::XO => SymbolPair::XO,
            Discs::YR => SymbolPair::YR,
        })
    }

    fn turn(&mut self, line: Line, forward: bool) {
        let game = &mut self.game;
        match line {
            Line::Player(seat) => {
                if let Who::Computer(computer) = &mut game.seats[seat.index()].who {
                    let all: Vec<Computer> = Computer::all().collect();
                    *computer = turned(&all, computer, forward);
                }
            }
            Line::Preset => {
                let all = Rules::PRESETS.map(|(_, rules)| rules);
                game.rules = turned(&all, &game.rules, forward);
            }
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
            Line::Start | Line::Symbols => {}
        }
    }

    fn choose(&mut self, house: &mut House) -> Step {
        let line = self.lines()[self.at];
        let text = match line {
            Line::Start => return self.start(house),
            Line::Player(seat) if self.game.seats[seat.index()].who == Who::Person => {
                let name = &self.game.seats[seat.index()].name;
                name.as_ref().map_or(String::new(), Name::to_string)
            }
            Line::Symbols => self.symbols().to_string(),
            Line::Clock => self.game.clock.map_or(String::new(), |clock| clock.to_string()),
            Line::Rule(field) => field.value(&self.game.rules),
            Line::Player(_) | Line::Preset | Line::First | Line::Serious => {
                self.turn(line, true);
                return Step::Stay;
            }
        };
        self.typing = Some(Field::new(&text));
        Step::Stay
    }

    /// Takes what was typed, or says why it won't do.
    fn take(&mut self, text: &str, house: &House) -> Result<(), String> {
        let (text, language) = (text.trim(), house.language());
        let mut game = self.game.clone();
        match self.lines()[self.at] {
            Line::Player(seat) => {
                let name = (!text.is_empty()).then(|| Name::new(text)).transpose();
                game.seats[seat.index()].name = name.map_err(|error| error.say(language))?;
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
            Line::Start | Line::Preset | Line::First | Line::Serious => {}
        }
        self.game = game;
        Ok(())
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
            if let Err(error) = house.storage.write_state() {
                house.say(say::choices_not_saved(house.language(), error.say(house.language())));
            }
        }
        Some(GamePage::new(session, house))
    }
}

/// That what was typed can't be taken, and why.
fn not_valid(problem: &impl Say, language: Language) -> String {
    say::not_valid(language, problem.say(language))
}

/// `3 Otter`, or the name of a player without a level.
fn full_name(computer: Computer, language: Language) -> String {
    match computer {
        Computer::Level(level) => format!("{} {}", level.number(), level.name()),
        other => other.default_name(language),
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

impl Page for FormPage {
    fn key(&mut self, key: Key, house: &mut House) -> Option<Step> {
        let mut field = self.typing.take()?;
        match field.key(key) {
            Typed::Going => self.typing = Some(field),
            Typed::Dropped => house.hush(),
            Typed::Done => {
                house.hush();
                if let Err(problem) = self.take(field.text(), house) {
                    house.say(problem);
                    self.typing = Some(field);
                }
            }
        }
        Some(Step::Stay)
    }

    fn paste(&mut self, text: &str, _: &mut House) -> Step {
        if let Some(field) = &mut self.typing {
            field.insert(text.lines().next().unwrap_or(""));
        }
        Step::Stay
    }

    fn deed(&mut self, deed: Deed, house: &mut House) -> Step {
        if self.typing.is_some() {
            // A click on one of the two keys below the form.
            let code = if deed == Deed::Choose { KeyCode::Enter } else { KeyCode::Esc };
            return self.key(Key::plain(code), house).unwrap_or(Step::Stay);
        }
        house.hush();
        let lines = self.lines();
        match deed {
            Deed::Back | Deed::Quit => return Step::Close,
            Deed::Choose => return self.choose(house),
            Deed::Left => self.turn(lines[self.at], false),
            Deed::Right => self.turn(lines[self.at], true),
            deed => self.at = moved(self.at, lines.len(), deed),
        }
        Step::Stay
    }

    fn click(&mut self, target: Target, house: &mut House) -> Step {
        self.typing = None;
        house.hush();
        match target {
            Target::Row(row) => {
                self.at = row;
                return self.choose(house);
            }
            Target::Less(row) | Target::More(row) => {
                self.at = row;
                self.turn(self.lines()[row], matches!(target, Target::More(_)));
            }
            _ => {}
        }
        Step::Stay
    }

    fn hover(&mut self, target: Option<Target>, _: &mut House) {
        if let Some(Target::Row(row) | Target::Less(row) | Target::More(row)) = target
            && self.typing.is_none()
        {
            self.at = row;
        }
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let (skin, inner) = (canvas.skin, centre_strip(area, 72));
        let language = house.language();
        let title = self.game.kind().title(language);
        canvas.line(inner.x, inner.y, inner.width, &title, skin.accent());
        let rows: Vec<Row> = self
            .lines()
            .into_iter()
            .enumerate()
            .map(|(index, line)| match &self.typing {
                Some(field) if index == self.at => Row {
                    value: field.shown(skin.unicode),
                    turns: false,
                    dimmed: false,
                    ..self.row(line, house)
                },
                _ => self.row(line, house),
            })
            .collect();
        let list = Rect { y: inner.y + 2, height: inner.height.saturating_sub(4), ..inner };
        draw_list(canvas, list, &rows, self.at, house.notice());
        let keys = match self.typing {
            Some(_) => vec![
                (Deed::Choose, say::key_accept(language)),
                (Deed::Back, say::key_cancel(language)),
            ],
            None => vec![
                (Deed::Left, WITH_NEXT.to_string()),
                (Deed::Right, say::key_change(language)),
                (Deed::Choose, say::key_choose(language)),
                (Deed::Back, say::key_back(language)),
            ],
        };
        draw_keys(canvas, Rect { y: inner.bottom() - 1, height: 1, ..inner }, &keys, house);
    }
}
