//! The rules a second time, deliberately naive: a grid of characters, steps as numbered in the
//! specification, every line looked for everywhere. Over a hundred thousand random games with mixed
//! sizes and house rules both must agree on every command.

mod common;

use common::{Chance, random_command, random_setup};
use fourline_game::{Action, Command, Ending, Game, Seat, Stage, Verdict};
use fourline_rules::{BadInput, Cell, Column, Opening, Rules, Symbols, Undo};

const GAMES: u64 = 100_000;

/// The game as a beginner would write it. Players are '1' and '2' (their seats).
struct Naive {
    rules: Rules,
    /// `grid[0]` is the top row.
    grid: Vec<Vec<char>>,
    player: char,
    step: Step,
    undos: [i32; 2],
    removes: [i32; 2],
    blocks: [i32; 2],
    errors_in_game: [i32; 2],
    errors_in_move: i32,
    turns_taken: [i32; 2],
    /// "1", "2", "draw" or "void" when over.
    result: Option<&'static str>,
}

#[derive(PartialEq, Clone, Copy, Debug)]
enum Step {
    Symbol,
    StartOfTurn,
    AfterDrop { row: usize, column: usize },
    AfterRemove,
}

fn index(player: char) -> usize {
    if player == '1' { 0 } else { 1 }
}

fn opponent(player: char) -> char {
    if player == '1' { '2' } else { '1' }
}

impl Naive {
    fn new(rules: Rules, starter: Seat) -> Naive {
        let all_undos = match rules.undo {
            Undo::Never => 0,
            Undo::Offered(n) => n.get() as i32,
            Undo::Strict(n) => n as i32,
        };
        Naive {
            rules,
            grid: vec![vec!['.'; rules.shape.columns() as usize]; rules.shape.rows() as usize],
            player: if starter == Seat::One { '1' } else { '2' },
            step: if rules.symbols == Symbols::StarterPicks {
                Step::Symbol
            } else {
                Step::StartOfTurn
            },
            undos: [all_undos; 2],
            removes: [rules.removes as i32; 2],
            blocks: [rules.blocks as i32; 2],
            errors_in_game: [0; 2],
            errors_in_move: 0,
            turns_taken: [0; 2],
            result: None,
        }
    }

    /// Does the command if it may be done; says whether anything happened.
    fn try_it(&mut self, command: Command) -> bool {
        let player = if command.seat == Seat::One { '1' } else { '2' };
        if self.result.is_some() {
            return false;
        }
        match command.action {
            Action::Resign => {
                self.result = Some(if player == '1' { "2" } else { "1" });
                return true;
            }
            Action::Restart => {
                self.result = Some("void");
                return true;
            }
            _ => {}
        }
        if player != self.player {
            return false;
        }
        if self.step == Step::Symbol {
            if matches!(command.action, Action::PickSymbol(_)) {
                self.step = Step::StartOfTurn;
                return true;
            }
            return false;
        }
        match command.action {
            Action::Drop(column) => self.drop(column.index()),
            Action::DropNowhere => self.drop(1000),
            Action::Remove(cell) => self.remove(cell),
            Action::Undo => self.undo(),
            Action::Block => self.block(),
            Action::EndTurn => {
                if self.step == Step::StartOfTurn {
                    return false;
                }
                self.pass_turn();
                true
            }
            _ => false,
        }
    }

    fn in_first_round(&self) -> bool {
        self.rules.opening == Opening::Centre && self.turns_taken[index(self.player)] == 0
    }

    fn drop(&mut self, column: usize) -> bool {
        if self.step != Step::StartOfTurn {
            return false;
        }
        let width = self.grid[0].len();
        let mut bad = column >= width || self.grid[0][column] != '.';
        if self.in_first_round() && column * 2 + 1 != width {
            let even_centre =
                width.is_multiple_of(2) && (column == width / 2 || column + 1 == width / 2);
            if !even_centre {
                bad = true;
            }
        }
        if bad {
            return self.error();
        }
        let mut row = 0;
        while row + 1 < self.grid.len() && self.grid[row + 1][column] == '.' {
            row += 1;
        }
        self.grid[row][column] = self.player;
        if self.line_of(self.player, self.rules.shape.connect() as usize) {
            self.result = Some(if self.player == '1' { "1" } else { "2" });
            return true;
        }
        let who = index(self.player);
        let ask_undo = match self.rules.undo {
            Undo::Strict(_) => true,
            _ => self.undos[who] > 0,
        };
        let ask_block = self.blocks[who] > 0 && !self.is_full();
        if !self.in_first_round() && (ask_undo || ask_block) {
            self.step = Step::AfterDrop { row, column };
        } else {
            self.pass_turn();
        }
        true
    }

    fn error(&mut self) -> bool {
        let who = index(self.player);
        let lost = match self.rules.bad_input {
            BadInput::AskAgain => return false,
            BadInput::LosesPerMove(n) => {
                self.errors_in_move += 1;
                self.errors_in_move == n.get() as i32
            }
            BadInput::LosesPerGame(n) => {
                self.errors_in_game[who] += 1;
                self.errors_in_game[who] == n.get() as i32
            }
        };
        if lost {
            self.result = Some(if self.player == '1' { "2" } else { "1" });
        }
        true
    }

    fn undo(&mut self) -> bool {
        let who = index(self.player);
        let Step::AfterDrop { row, column } = self.step else { return false };
        match self.rules.undo {
            Undo::Never => return false,
            Undo::Offered(_) if self.undos[who] == 0 => return false,
            Undo::Strict(_) if self.undos[who] == 0 => {
                self.result = Some(if self.player == '1' { "2" } else { "1" });
                return true;
            }
            _ => {}
        }
        self.undos[who] -= 1;
        self.grid[row][column] = '.';
        self.step = Step::StartOfTurn;
        true
    }

    fn remove(&mut self, cell: Cell) -> bool {
        let who = index(self.player);
        let height = self.grid.len();
        let allowed = self.step == Step::StartOfTurn
            && !self.in_first_round()
            && self.removes[who] > 0
            && cell.column.index() < self.grid[0].len()
            && (cell.row as usize) < height;
        if !allowed {
            return false;
        }
        let (row, column) = (height - 1 - cell.row as usize, cell.column.index());
        if self.grid[row][column] != opponent(self.player) {
            return false;
        }
        self.removes[who] -= 1;
        for above in (0..=row).rev() {
            self.grid[above][column] = if above == 0 { '.' } else { self.grid[above - 1][column] };
        }
        let connect = self.rules.shape.connect() as usize;
        self.result = match (self.line_of('1', connect), self.line_of('2', connect)) {
            (true, true) => Some("draw"),
            (true, false) => Some("1"),
            (false, true) => Some("2"),
            (false, false) => None,
        };
        if self.result.is_none() {
            if self.blocks[who] > 0 {
                self.step = Step::AfterRemove;
            } else {
                self.pass_turn();
            }
        }
        true
    }

    fn block(&mut self) -> bool {
        let who = index(self.player);
        let three = self.rules.shape.connect() as usize - 1;
        let refused = self.step == Step::StartOfTurn
            || self.blocks[who] == 0
            || self.is_full()
            || self.line_of(opponent(self.player), three);
        if refused {
            return false;
        }
        self.blocks[who] -= 1;
        self.pass_turn();
        self.player = opponent(self.player);
        true
    }

    fn pass_turn(&mut self) {
        self.turns_taken[index(self.player)] += 1;
        self.errors_in_move = 0;
        self.player = opponent(self.player);
        self.step = Step::StartOfTurn;
        if self.is_full() {
            self.result = Some("draw");
        }
    }

    /// The cells of all lines, as (row, column), sorted.
    fn line_cells(&self) -> Vec<(usize, usize)> {
        let (height, width) = (self.grid.len() as i32, self.grid[0].len() as i32);
        let length = self.rules.shape.connect() as i32;
        let mut cells = std::collections::BTreeSet::new();
        for row in 0..height {
            for column in 0..width {
                for (down, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                    let line: Vec<(i32, i32)> =
                        (0..length).map(|i| (row + i * down, column + i * right)).collect();
                    let inside =
                        line.iter().all(|(r, c)| (0..height).contains(r) && (0..width).contains(c));
                    if !inside {
                        continue;
                    }
                    let marks: Vec<char> =
                        line.iter().map(|&(r, c)| self.grid[r as usize][c as usize]).collect();
                    if marks[0] != '.' && marks.iter().all(|&mark| mark == marks[0]) {
                        cells.extend(line.iter().map(|&(r, c)| (r as usize, c as usize)));
                    }
                }
            }
        }
        cells.into_iter().collect()
    }

    fn is_full(&self) -> bool {
        self.grid.iter().all(|row| row.iter().all(|&c| c != '.'))
    }

    fn line_of(&self, player: char, length: usize) -> bool {
        let (height, width) = (self.grid.len() as i32, self.grid[0].len() as i32);
        for row in 0..height {
            for column in 0..width {
                for (down, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                    let all = (0..length as i32).all(|i| {
                        let (r, c) = (row + i * down, column + i * right);
                        (0..height).contains(&r)
                            && (0..width).contains(&c)
                            && self.grid[r as usize][c as usize] == player
                    });
                    if all {
                        return true;
                    }
                }
            }
        }
        false
    }
}

fn assert_same(game: &Game, naive: &Naive, label: &str) {
    let height = naive.grid.len();
    for (row, line) in naive.grid.iter().enumerate() {
        for (column, &mark) in line.iter().enumerate() {
            let cell = Cell::new(Column::new(column as u8), (height - 1 - row) as u8);
            let seat = game.position().at(cell).map(|side| game.seat(side));
            let expected = match mark {
                '1' => Some(Seat::One),
                '2' => Some(Seat::Two),
                _ => None,
            };
            assert_eq!(seat, expected, "{label}: {cell:?}");
        }
    }
    let result = game.ending().map(|ending| match ending.verdict() {
        Verdict::Won(Seat::One) => "1",
        Verdict::Won(Seat::Two) => "2",
        Verdict::Draw => "draw",
        Verdict::Void => "void",
    });
    assert_eq!(result, naive.result, "{label}");
    if let Some(ending @ (Ending::Line { .. } | Ending::BothLines { .. })) = game.ending() {
        let lit = game.position().cells_of(ending.winning_cells());
        let mut lit: Vec<(usize, usize)> =
            lit.iter().map(|cell| (height - 1 - cell.row as usize, cell.column.index())).collect();
        lit.sort_unstable();
        assert_eq!(lit, naive.line_cells(), "{label}");
        if let Ending::Line { winner, discs, .. } = *ending {
            let mark = if winner == Seat::One { '1' } else { '2' };
            let count = naive.grid.iter().flatten().filter(|&&cell| cell == mark).count();
            assert_eq!(discs as usize, count, "{label}");
        }
    }
    if let Some(turn) = game.turn() {
        assert_eq!(turn, if naive.player == '1' { Seat::One } else { Seat::Two }, "{label}");
        let same_step = matches!(
            (game.stage(), naive.step),
            (Stage::PickSymbol, Step::Symbol)
                | (Stage::Move, Step::StartOfTurn)
                | (Stage::Dropped(_), Step::AfterDrop { .. })
                | (Stage::Removed, Step::AfterRemove)
        );
        assert!(same_step, "{label}: {:?} against {:?}", game.stage(), naive.step);
    }
    for seat in Seat::BOTH {
        let left = |quota: Option<u8>| quota.unwrap_or(0) as i32;
        assert_eq!(left(game.undos_left(seat)), naive.undos[seat.index()], "{label}");
        assert_eq!(left(game.removes_left(seat)), naive.removes[seat.index()], "{label}");
        assert_eq!(left(game.blocks_left(seat)), naive.blocks[seat.index()], "{label}");
        if let BadInput::LosesPerGame(n) = game.rules().bad_input {
            let errors = naive.errors_in_game[seat.index()];
            assert_eq!(game.violations_left(seat), Some(n.get() - errors as u8), "{label}");
        }
    }
}

/// Plays games `from..to` and counts how each ended, so that the test can show it saw them all.
fn play_games(from: u64, to: u64) -> [u64; 7] {
    let mut endings = [0; 7];
    for number in from..to {
        let mut chance = Chance::new(number + 1);
        let setup = random_setup(&mut chance);
        let mut naive = Naive::new(setup.rules, setup.starter);
        let mut game = Game::new(setup);
        for turn in 0..2_000 {
            let command = random_command(&game, &mut chance);
            let label = format!("game {number}, command {turn}: {command:?}");
            let happened = game.play(command).is_ok();
            assert_eq!(happened, naive.try_it(command), "{label}");
            assert_same(&game, &naive, &label);
            if game.ending().is_some() {
                break;
            }
        }
        let ending = game.ending().unwrap_or_else(|| panic!("game {number} did not end"));
        endings[match ending {
            Ending::Line { .. } => 0,
            Ending::BothLines { .. } => 1,
            Ending::BoardFull => 2,
            Ending::TooManyViolations { .. } => 3,
            Ending::TooManyUndos { .. } => 4,
            Ending::Resigned { .. } => 5,
            Ending::Restarted { .. } => 6,
        }] += 1;
    }
    endings
}

#[test]
fn the_rules_agree_with_a_naive_twin() {
    let half = GAMES / 2;
    let other = std::thread::spawn(move || play_games(half, GAMES));
    let mut endings = play_games(0, half);
    let rest = other.join().expect("the other half passes too");
    for (sum, more) in endings.iter_mut().zip(rest) {
        *sum += more;
    }
    println!("line, both, full, violations, undos, resigned, restarted: {endings:?}");
    assert_eq!(endings.iter().sum::<u64>(), GAMES);
    assert!(endings.iter().all(|&count| count > 50), "an ending was hardly seen: {endings:?}");
}
