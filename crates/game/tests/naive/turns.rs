//! The turns of a game as a beginner would write them: a grid of characters, steps as numbered in
//! the specification, every line looked for everywhere.

use fourline_game::{Action, Seat};
use fourline_rules::{BadInput, Cell, Opening, Rules, Symbols, Undo};

/// The state of the turns. Players are '1' and '2' (their seats).
#[derive(Clone)]
pub struct Turns {
    pub rules: Rules,
    /// `grid[0]` is the top row.
    pub grid: Vec<Vec<char>>,
    pub player: char,
    pub step: Step,
    pub undos: [i32; 2],
    pub removes: [i32; 2],
    pub blocks: [i32; 2],
    pub errors_in_game: [i32; 2],
    pub errors_in_move: i32,
    pub kept: bool,
    pub turns_taken: [i32; 2],
    /// "1", "2", "draw" or "void" when over.
    pub result: Option<&'static str>,
}

#[derive(PartialEq, Clone, Copy, Debug)]
pub enum Step {
    Symbol,
    StartOfTurn,
    AfterDrop { row: usize, column: usize },
    AfterRemove,
}

pub fn index(player: char) -> usize {
    if player == '1' { 0 } else { 1 }
}

pub fn opponent(player: char) -> char {
    if player == '1' { '2' } else { '1' }
}

impl Turns {
    pub fn new(rules: Rules, starter: Seat) -> Turns {
        let all_undos = match rules.undo {
            Undo::Never => 0,
            Undo::Offered(n) => n.get() as i32,
            Undo::Strict(n) => n as i32,
        };
        Turns {
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
            kept: false,
            turns_taken: [0; 2],
            result: None,
        }
    }

    /// Does something that belongs to a turn, if it may be done; says whether anything happened.
    pub fn try_it(&mut self, player: char, action: Action) -> bool {
        if player != self.player {
            return false;
        }
        if self.step == Step::Symbol {
            if matches!(action, Action::PickSymbol(_)) {
                self.step = Step::StartOfTurn;
                return true;
            }
            return false;
        }
        match action {
            Action::Drop(column) => self.drop(column.index()),
            Action::DropNowhere => self.drop(1000),
            Action::Remove(cell) => self.remove(cell),
            Action::Undo => self.undo(),
            Action::Block => self.block(),
            Action::Keep => self.keep(),
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

    /// Has this player made a move in the running turn?
    pub fn has_moved_in_turn(&self, player: char) -> bool {
        let moved = matches!(self.step, Step::AfterDrop { .. } | Step::AfterRemove);
        player == self.player && moved
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
        self.errors_in_move = 0;
        self.kept = false;
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
        self.kept = false;
        true
    }

    fn keep(&mut self) -> bool {
        let undo_may_be_asked_for = match self.rules.undo {
            Undo::Strict(_) => true,
            _ => self.undos[index(self.player)] > 0,
        };
        let theirs = opponent(self.player);
        let has_disc_to_remove = self.grid.iter().flatten().any(|&cell| cell == theirs);
        let is_asked = match self.step {
            Step::StartOfTurn => {
                !self.in_first_round() && self.removes[index(self.player)] > 0 && has_disc_to_remove
            }
            Step::AfterDrop { .. } => undo_may_be_asked_for,
            _ => false,
        };
        if self.kept || !is_asked {
            return false;
        }
        self.kept = true;
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
        self.kept = false;
        self.player = opponent(self.player);
        self.step = Step::StartOfTurn;
        if self.is_full() {
            self.result = Some("draw");
        }
    }

    /// The cells of all lines, as (row, column), sorted.
    pub fn line_cells(&self) -> Vec<(usize, usize)> {
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
