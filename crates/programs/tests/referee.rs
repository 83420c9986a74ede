//! The referee with programs that are plain values: one that plays right, and some that don't.

use fourline_app::study::plain_game;
use fourline_programs::pipe::{Ended, Heard, Pipe};
use fourline_programs::referee::{DIALOGUES, Dialogue, Report, Terms, judge, suite, written};
use fourline_rules::{Column, MoveList, Numbering, Outcome, Position, Shape, Side};
use fourline_words::Language;

/// What a program does wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Fault {
    Nothing,
    /// Columns are not seen as lines.
    Columns,
    /// It ends in the middle of a game.
    Crash,
    /// It stops answering.
    Hang,
    /// It writes without end.
    Flood,
    /// It names the wrong winner.
    Winner,
}

/// A program in the style of P3, for two people.
struct Program {
    fault: Fault,
    position: Position,
    output: Vec<String>,
    ended: bool,
    time: u64,
}

impl Program {
    fn start(fault: Fault) -> Program {
        let (position, time) = (Position::empty(Shape::CLASSIC), 0);
        let output = vec!["Robot or friend? ".to_string()];
        Program { fault, position, output, ended: false, time }
    }

    fn ask(&self) -> String {
        format!("{}X or O, choose a column: ", self.position)
    }

    fn answer(&mut self, line: &str) -> String {
        let discs = self.position.occupied().len();
        if line == "P" {
            return self.ask();
        }
        match self.fault {
            Fault::Crash if discs == 3 => {
                self.ended = true;
                return String::new();
            }
            Fault::Hang if discs == 3 => return String::new(),
            Fault::Flood if discs == 3 => return "and on\n".repeat(100_000),
            _ => {}
        }
        let side = Side::BOTH[discs as usize % 2];
        let number = line.parse::<usize>().ok();
        let column = number.and_then(|n| Numbering::FromOne.column(n, Shape::CLASSIC));
        if self.position.drop(side, column.unwrap_or(Column::new(99))).is_err() {
            return "Not possible. Choose a column: ".to_string();
        }
        let (is_x, is_upright) = (side == Side::First, |cells| {
            let cells = self.position.cells_of(cells);
            cells.iter().all(|cell| cell.column == cells[0].column)
        });
        match self.position.outcome() {
            Outcome::Line(_, cells) if self.fault == Fault::Columns && is_upright(cells) => {
                self.ask()
            }
            Outcome::Line(..) => {
                self.ended = true;
                let sign = if is_x != (self.fault == Fault::Winner) { "X" } else { "O" };
                format!("{}{sign} wins\n", self.position)
            }
            Outcome::Full => {
                self.ended = true;
                format!("{}A draw.\n", self.position)
            }
            _ => self.ask(),
        }
    }
}

impl Pipe for Program {
    fn send(&mut self, text: &str) -> bool {
        let said = self.answer(text.trim());
        self.output.push(said);
        true
    }

    fn hear(&mut self, within_ms: u64) -> Heard {
        match self.output.pop().filter(|said| !said.is_empty()) {
            Some(said) => Heard::Bytes(said.into_bytes()),
            None if self.ended => Heard::Ended(Ended::Code(0)),
            None => {
                self.time += within_ms;
                Heard::Silence
            }
        }
    }

    fn now_ms(&self) -> u64 {
        self.time
    }
}

fn judged(fault: Fault) -> (Report, Vec<String>) {
    let dialogue = Dialogue::read(DIALOGUES[2].1).unwrap();
    let empty = MoveList::parse("", Shape::CLASSIC, Numbering::FromOne).unwrap().0;
    let game = plain_game(&empty, Language::English);
    let terms = Terms { dialogue: &dialogue, game: &game, patience_ms: 1_000 };
    let cases = suite(&game, &dialogue, 5, 1);
    // Every line of the board has its game, and so have a draw and every full column.
    let lines = cases.iter().filter(|case| case.name.starts_with("line-")).count();
    assert!(lines >= 60, "{lines}");
    assert!(cases.iter().any(|case| case.name == "draw"));
    assert_eq!(cases.iter().filter(|case| case.name.starts_with("full-column-")).count(), 7);
    let report = judge(&terms, &cases, || Ok(Box::new(Program::start(fault))), |_| {});
    let told = report.wrongs.iter().map(|wrong| {
        let typed = written(&wrong.steps, Shape::CLASSIC, Numbering::FromOne);
        format!("{} {typed}", wrong.fault.kind.id())
    });
    let told = told.collect();
    (report, told)
}

#[test]
fn a_right_program_passes() {
    let (report, told) = judged(Fault::Nothing);
    assert_eq!(told, Vec::<String>::new());
    assert!(report.cases.iter().all(|(_, wrong)| wrong.is_none()));
}

#[test]
fn faults_are_found_with_the_shortest_game() {
    let (_, told) = judged(Fault::Columns);
    assert_eq!(told.len(), 1, "{told:?}");
    let typed = told[0].strip_prefix("missed-column ").unwrap();
    assert_eq!(typed.split(' ').count(), 7, "{told:?}");
    let (_, told) = judged(Fault::Winner);
    let typed = told[0].strip_prefix("wrong-end ").unwrap();
    assert_eq!((told.len(), typed.split(' ').count()), (1, 7), "{told:?}");
    let (_, told) = judged(Fault::Crash);
    let typed = told[0].strip_prefix("crash ").unwrap();
    assert_eq!((told.len(), typed.split(' ').count()), (1, 4), "{told:?}");
}

#[test]
fn one_that_hangs_or_floods_is_not_tried_again() {
    for (fault, id) in [(Fault::Hang, "hang "), (Fault::Flood, "flood ")] {
        let (report, told) = judged(fault);
        assert_eq!(told.len(), 1, "{told:?}");
        assert!(told[0].starts_with(id), "{told:?}");
        assert_eq!(report.cases.iter().filter(|(_, wrong)| wrong.is_some()).count(), 1);
    }
}

#[test]
fn all_dialogues_that_ship_can_be_read() {
    for (name, text) in DIALOGUES {
        assert!(Dialogue::read(text).is_ok(), "{name}");
    }
}
