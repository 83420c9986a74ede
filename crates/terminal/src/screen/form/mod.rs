//! The form for a new game: who plays, under which rules, with which names and symbols, and who
//! starts. Every rule is a line of its own with its explanation; presets are short cuts.

mod table;

use super::canvas::{Canvas, Target};
use super::game::GamePage;
use super::house::{House, Page, Step};
use super::keys::{Deed, Key};
use super::list::{Field, Row, Typed, draw_list};
use super::menu::{centre_strip, draw_keys, moved};
use super::rule_values::{turned_rule, value_of};
use crate::wishes::{Opponent, Wishes};
use crossterm::event::KeyCode;
use fourline_game::{Name, Seat, SymbolPair};
use fourline_players::{Computer, First};
use fourline_rules::{Discs, Rules, RulesDraft, WhoStarts};
use ratatui::layout::Rect;

/// What kind of game is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Computer,
    Friend,
    Watch,
}

impl Kind {
    pub const ALL: [Kind; 3] = [Kind::Computer, Kind::Friend, Kind::Watch];

    pub fn title(self) -> &'static str {
        match self {
            Kind::Computer => "Against the computer",
            Kind::Friend => "With a friend",
            Kind::Watch => "Watch two computers",
        }
    }

    pub fn about(self) -> &'static str {
        match self {
            Kind::Computer => {
                "Ten levels, from one that a child beats to one that looks far ahead."
            }
            Kind::Friend => "Two people at this keyboard.",
            Kind::Watch => "Two computers play each other; pause and go on as you like.",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    Start,
    Computer(Seat),
    Name(Seat),
    Preset,
    Rule(&'static str),
    First,
    Symbols,
}

/// The form for a new game.
pub(crate) struct FormPage {
    kind: Kind,
    at: usize,
    computers: [Computer; 2],
    names: [Name; 2],
    rules: Rules,
    /// Who starts; `None` as the rules say.
    first: Option<First>,
    /// Symbols other than those usual for the rules.
    symbols: Option<SymbolPair>,
    typing: Option<Field>,
    problem: String,
}

impl FormPage {
    pub fn new(kind: Kind, house: &House, wishes: Wishes) -> FormPage {
        let last = &house.settings.last;
        let usual = |text: &str| Name::new(text).expect("usual names are names");
        let name = |index: usize, known: &Option<Name>, text: &str| {
            let wish = wishes.names.get(index).cloned();
            wish.or_else(|| known.clone()).unwrap_or_else(|| usual(text))
        };
        let mut names = [
            name(0, &last.name, "Player 1"),
            name(1, if kind == Kind::Friend { &last.friend } else { &None }, "Player 2"),
        ];
        if names[0] == names[1] {
            names[1] = usual(if names[0] == usual("Player 2") { "Player 1" } else { "Player 2" });
        }
        let opponent = match wishes.opponent {
            Some(Opponent::Computer(computer)) => computer,
            _ => last.opponent,
        };
        let computers =
            if kind == Kind::Watch { last.watched } else { [last.watched[0], opponent] };
        FormPage {
            kind,
            at: 0,
            computers,
            names,
            rules: wishes.rules.unwrap_or(last.rules),
            first: wishes.first,
            symbols: wishes.symbols.or(last.symbols),
            typing: None,
            problem: String::new(),
        }
    }

    fn lines(&self) -> Vec<Line> {
        let mut lines = vec![Line::Start];
        match self.kind {
            Kind::Computer => lines.extend([Line::Computer(Seat::Two), Line::Name(Seat::One)]),
            Kind::Friend => lines.extend(Seat::BOTH.map(Line::Name)),
            Kind::Watch => lines.extend(Seat::BOTH.map(Line::Computer)),
        }
        lines.extend([Line::Preset, Line::First, Line::Symbols]);
        let own_lines = ["first", "discs"];
        let rules = RulesDraft::KEYS.into_iter().filter(|key| !own_lines.contains(key));
        lines.extend(rules.map(Line::Rule));
        lines
    }

    fn row(&self, line: Line) -> Row {
        let (label, value, turns, about) = match line {
            Line::Start => {
                let about = "Enter starts the game; up and down choose what to change.";
                ("Start the game".to_string(), String::new(), false, about.to_string())
            }
            Line::Computer(seat) => {
                let computer = self.computers[seat.index()];
                let label = if self.kind == Kind::Watch {
                    format!("Computer {}", seat.number())
                } else {
                    "Opponent".to_string()
                };
                (label, full_name(computer), true, format!("{}.", computer.about()))
            }
            Line::Name(seat) => {
                let label = match self.kind {
                    Kind::Friend => format!("Name of player {}", seat.number()),
                    _ => "Your name".to_string(),
                };
                let about = "Enter to type: 1 to 30 visible characters.".to_string();
                (label, self.names[seat.index()].to_string(), false, about)
            }
            Line::Preset => {
                let name = self.rules.preset_name();
                let about = name.and_then(Rules::preset_summary);
                let about = about.unwrap_or("your own mix of the rules below");
                let value = name.unwrap_or("own rules").to_string();
                ("Rules".to_string(), value, true, format!("{about}."))
            }
            Line::Rule(key) => {
                let about = format!("{}. Enter to type another value.", RulesDraft::about(key));
                (rule_title(key).to_string(), value_of(&self.rules, key), true, about)
            }
            Line::First => {
                let about = "Who has the first move.".to_string();
                ("Who starts".to_string(), self.first_in_words(), true, about)
            }
            Line::Symbols => {
                let about =
                    "Two different characters for the discs, such as XO, YR or @*; Enter to type.";
                ("Symbols".to_string(), self.shown_symbols().to_string(), false, about.to_string())
            }
        };
        Row { label, value, turns, about }
    }

    fn shown_symbols(&self) -> SymbolPair {
        self.symbols.unwrap_or(match self.rules.discs {
            Discs::XO => SymbolPair::XO,
            Discs::YR => SymbolPair::YR,
        })
    }

    fn first_in_words(&self) -> String {
        let [one, two] = self.names_at_table();
        match self.first {
            None if self.rules.who_starts == WhoStarts::Drawn => {
                "by lot, as the rules say".to_string()
            }
            None => format!("{one}, as the rules say"),
            Some(First::Lot) => "by lot".to_string(),
            Some(First::Seat(Seat::One)) => one,
            Some(First::Seat(Seat::Two)) => two,
        }
    }

    fn turn(&mut self, line: Line, forward: bool) {
        self.problem.clear();
        match line {
            Line::Computer(seat) => {
                let all: Vec<Computer> = Computer::all().collect();
                let computer = &mut self.computers[seat.index()];
                *computer = all[turned_index(&all, computer, forward)];
            }
            Line::Preset => {
                let all = Rules::PRESETS.map(|(_, rules)| rules);
                self.rules = all[turned_index(&all, &self.rules, forward)];
            }
            Line::First => {
                let all = [
                    None,
                    Some(First::Seat(Seat::One)),
                    Some(First::Seat(Seat::Two)),
                    Some(First::Lot),
                ];
                self.first = all[turned_index(&all, &self.first, forward)];
            }
            Line::Rule(key) => self.rules = turned_rule(&self.rules, key, forward),
            Line::Start | Line::Name(_) | Line::Symbols => {}
        }
    }

    fn choose(&mut self, house: &mut House) -> Step {
        let line = self.lines()[self.at];
        self.problem.clear();
        let text = match line {
            Line::Start => return self.start(house),
            Line::Name(seat) => self.names[seat.index()].to_string(),
            Line::Symbols => self.shown_symbols().to_string(),
            Line::Rule(key) => value_of(&self.rules, key),
            Line::Computer(_) | Line::Preset | Line::First => {
                self.turn(line, true);
                return Step::Stay;
            }
        };
        self.typing = Some(Field::new(&text));
        Step::Stay
    }

    /// Takes what was typed, or says why it won't do.
    fn take(&mut self, text: &str) -> Result<(), String> {
        match self.lines()[self.at] {
            Line::Name(seat) => {
                let name = Name::new(text).map_err(|error| error.to_string())?;
                if self.kind == Kind::Friend && self.names[seat.other().index()] == name {
                    return Err(format!("{name} is taken; both players can't have the same name."));
                }
                self.names[seat.index()] = name;
            }
            Line::Symbols => {
                let symbols =
                    text.trim().parse().map_err(|error| format!("That won't do: {error}."))?;
                self.symbols = Some(symbols);
            }
            Line::Rule(key) => {
                let mut draft = RulesDraft::new(self.rules);
                draft.set(key, text.trim()).map_err(|expected| format!("Expected {expected}."))?;
                self.rules = draft.finish().map_err(|error| format!("That won't do: {error}."))?;
            }
            _ => {}
        }
        Ok(())
    }

    fn start(&mut self, house: &mut House) -> Step {
        match self.table(house) {
            Ok(table) => Step::Replace(Box::new(GamePage::new(table, None, house))),
            Err(problem) => {
                self.problem = problem;
                Step::Stay
            }
        }
    }
}

/// `3 Otter`, or the name of a player without a level.
pub(crate) fn full_name(computer: Computer) -> String {
    match computer {
        Computer::Level(level) => format!("{} {}", level.number(), level.name()),
        other => other.default_name().to_string(),
    }
}

fn rule_title(key: &str) -> &str {
    match key {
        "size" => "Board",
        "connect" => "In a line",
        "violations" => "Bad columns",
        "undo" => "Undos",
        "opening" => "Opening",
        "remove" => "Removes",
        "block" => "Blocks",
        "symbols" => "Who gets symbols",
        other => other,
    }
}

fn turned_index<T: PartialEq>(all: &[T], value: &T, forward: bool) -> usize {
    match all.iter().position(|other| other == value) {
        Some(at) => (at + if forward { 1 } else { all.len() - 1 }) % all.len(),
        None => 0,
    }
}

impl Page for FormPage {
    fn key(&mut self, key: Key, _: &mut House) -> Option<Step> {
        let mut field = self.typing.take()?;
        match field.key(key) {
            Typed::Going => self.typing = Some(field),
            Typed::Dropped => self.problem.clear(),
            Typed::Done => {
                if let Err(problem) = self.take(field.text()) {
                    self.problem = problem;
                    self.typing = Some(field);
                } else {
                    self.problem.clear();
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
        canvas.line(inner.x, inner.y, inner.width, self.kind.title(), skin.accent());
        let rows: Vec<Row> = self
            .lines()
            .into_iter()
            .enumerate()
            .map(|(index, line)| match &self.typing {
                Some(field) if index == self.at => {
                    Row { value: field.shown(skin.unicode), turns: false, ..self.row(line) }
                }
                _ => self.row(line),
            })
            .collect();
        let list = Rect { y: inner.y + 2, height: inner.height.saturating_sub(6), ..inner };
        draw_list(canvas, list, &rows, self.at);
        let problem = Rect { y: inner.bottom() - 3, height: 2, ..inner };
        canvas.paragraph(problem, &self.problem, skin.warning());
        let keys = match self.typing {
            Some(_) => vec![(Deed::Choose, "take it"), (Deed::Back, "leave it as it was")],
            None => vec![
                (Deed::Left, "before"),
                (Deed::Right, "next"),
                (Deed::Choose, "choose"),
                (Deed::Back, "back"),
            ],
        };
        draw_keys(canvas, Rect { y: inner.bottom() - 1, height: 1, ..inner }, &keys, house);
    }
}
