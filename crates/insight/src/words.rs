//! How reasons, threats and judgements are said. Their data is in the other files.

use crate::judgement::Judgement;
use crate::reason::{By, Reason};
use crate::threats::Threat;
use fourline_game::{Action, Words};
use fourline_rules::{Cell, Column, Numbering, Shape};
use fourline_solver::FollowUpRule;
use fourline_words::catalogue::{hints, insight as say};
use fourline_words::{Language, list};

/// Says why, about moves on a board of this shape.
#[derive(Clone, Copy, Debug)]
pub struct Teller {
    /// The words of the game.
    pub words: Words,
    /// The board.
    pub shape: Shape,
}

impl Teller {
    /// A reason, to follow the move it is about.
    pub fn reason(&self, reason: &Reason) -> String {
        let language = self.language();
        match reason {
            Reason::Wins { cells } => say::wins(language, self.cells(cells)),
            Reason::GivesLine => hints::gives_line(language),
            Reason::GivesBothLines => hints::gives_both_lines(language),
            Reason::SkipsAndWins { column } => {
                hints::blocks_and_wins(language, self.words.numbering.number(*column))
            }
            Reason::StopsFour { cells } => say::stops_four(language, self.cells(cells)),
            Reason::TwoThreats { cells } => say::two_threats(language, self.cells(cells)),
            Reason::LeavesFour { cells } => say::leaves_four(language, self.cells(cells)),
            Reason::GivesAbove { cell } => say::gives_above(language, self.cell(*cell)),
            Reason::SpendsThreat { cell } => say::spends_threat(language, self.cell(*cell)),
            Reason::Forces { by, line, force, cells } => {
                let what = say::forces(language, self.cells(cells), self.columns(force));
                self.after(line, self.by(*by, what))
            }
            Reason::Squeezes { by, line, cells } => {
                let what = say::squeezes(language, self.cells(cells));
                self.after(line, self.by(*by, what))
            }
            Reason::FollowUp { by, line, wins, rule } => {
                self.after(line, self.by(*by, self.rule(rule, *wins)))
            }
            Reason::NoLineLeft { line } => self.after(line, say::no_line_left(language)),
            Reason::OnlyMove => hints::only_move(language),
            Reason::Line { turns } => say::best_play(language, self.turns(turns)),
            Reason::Estimate(_) => say::estimate(language),
        }
    }

    /// Several of them.
    pub fn reasons(&self, reasons: &[Reason]) -> String {
        let said: Vec<String> = reasons.iter().map(|reason| self.reason(reason)).collect();
        said.join("; ")
    }

    /// A judgement in a word or two.
    pub fn judgement(&self, judgement: Judgement) -> String {
        let language = self.language();
        match judgement {
            Judgement::OnlyMove => say::only_move(language),
            Judgement::Best => say::best(language),
            Judgement::Good => say::good(language),
            Judgement::Slip => say::slip(language),
            Judgement::Mistake => say::mistake(language),
            Judgement::Blunder => say::blunder(language),
        }
    }

    /// The threats of one side, whose name is given.
    pub fn threats(&self, who: &str, threats: &[Threat]) -> String {
        let language = self.language();
        let said = threats.iter().map(|threat| match (threat.is_playable(), threat.is_odd()) {
            (true, _) => say::threat_now(language, self.cell(threat.cell)),
            (false, true) => say::threat_odd(language, self.cell(threat.cell)),
            (false, false) => say::threat_even(language, self.cell(threat.cell)),
        });
        let said: Vec<String> = said.collect();
        let said = if said.is_empty() { say::no_threats(language) } else { said.join(", ") };
        say::threats_of(language, said, who)
    }

    /// Turns in a few characters each: `4 3 x4/6 5+b`.
    pub fn turns(&self, turns: &[Vec<Action>]) -> String {
        let turns: Vec<String> = turns.iter().map(|turn| self.turn(turn)).collect();
        turns.join(" ")
    }

    /// A turn in a few characters.
    pub fn turn(&self, actions: &[Action]) -> String {
        let short = |action: &Action| short(*action, self.shape, self.words.numbering);
        let actions: Vec<String> = actions.iter().map(short).collect();
        actions.join("+")
    }

    fn rule(&self, rule: &FollowUpRule, wins: bool) -> String {
        let language = self.language();
        let numbers = |columns: &[Column]| {
            let number = |column: &Column| self.words.numbering.number(*column).to_string();
            list(language, columns.iter().map(number))
        };
        match rule {
            FollowUpRule::OddThreat { threat } => say::odd_threat(language, self.cell(*threat)),
            FollowUpRule::Claimeven { win: Some(win) } if wins => {
                say::claimeven_wins(language, self.cell(*win))
            }
            FollowUpRule::Claimeven { .. } => say::claimeven_holds(language),
            FollowUpRule::Standoff { denied, threat, win } => {
                let [denied, threat] = [*denied, *threat].map(|cell| self.cell(cell));
                match win.filter(|_| wins) {
                    Some(win) => say::standoff_wins(language, self.cell(win), denied, threat),
                    None => say::standoff_holds(language, denied, threat),
                }
            }
            FollowUpRule::Group { columns, win } => match win.filter(|_| wins) {
                Some(win) => say::group_wins_at(language, self.cell(win), numbers(columns)),
                None if wins => say::group_wins(language, numbers(columns)),
                None => say::group_holds(language, numbers(columns)),
            },
        }
    }

    fn by(&self, by: By, what: String) -> String {
        match by {
            By::Mover => what,
            By::Opponent => say::by_opponent(self.language(), what),
        }
    }

    fn after(&self, line: &[Column], what: String) -> String {
        match line {
            [] => what,
            _ => say::after_line(self.language(), self.columns(line), what),
        }
    }

    fn columns(&self, columns: &[Column]) -> String {
        let turns: Vec<Vec<Action>> = columns.iter().map(|c| vec![Action::Drop(*c)]).collect();
        self.turns(&turns)
    }

    fn cells(&self, cells: &[Cell]) -> String {
        list(self.language(), cells.iter().map(|cell| self.cell(*cell)))
    }

    fn cell(&self, cell: Cell) -> String {
        self.words.cell(cell, self.shape)
    }

    fn language(&self) -> Language {
        self.words.language
    }
}

/// An action in a few characters: `4`, `x4/6` for column 4 and row 6, `b`.
pub fn short(action: Action, shape: Shape, numbering: Numbering) -> String {
    match action {
        Action::Drop(column) => numbering.number(column).to_string(),
        Action::Remove(cell) => {
            format!("x{}/{}", numbering.number(cell.column), cell.row_number(shape.rows()))
        }
        Action::Block => "b".to_string(),
        _ => String::new(),
    }
}
