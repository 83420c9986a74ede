//! A study as text: the record of its line, so that everything that reads records reads it, and in comments
//! below it all other branches, each from the beginning, and the move that was looked at.
//!
//! ```text
//! fourline record 2
//! ...
//! 1 drop d
//! 2 drop d
//! 1 drop e
//! # branch: 1 drop d, 2 drop c
//! # branch: 1 drop d, 2 drop d, 1 drop a
//! # at: 2
//! ```

use super::Study;
use super::tree::Tree;
use fourline_game::record::{self, Expected, RecordError, RecordProblem};
use fourline_game::{Action, Refusal, Seat};
use fourline_rules::Shape;

/// What a line with a branch begins with.
const BRANCH: &str = "# branch:";

/// What the line with the move that was looked at begins with: how many moves there are before it.
const AT: &str = "# at:";

impl Study {
    /// The study as text.
    pub fn text(&self) -> String {
        let tree = &self.tree;
        let line = tree.line();
        let last = *line.last().expect("a line has a beginning");
        let mut text = record::write(&tree.get(last).game);
        let shape = tree.game().rules().shape;
        let written =
            |(seat, action): (Seat, Action)| format!("{} {}", seat.number(), action.text(shape));
        let mut known = vec![tree.moves_to(last)];
        for end in tree.ends() {
            let steps = tree.moves_to(end);
            if steps.is_empty() || known.iter().any(|line| line.starts_with(&steps)) {
                continue;
            }
            let shown: Vec<String> = steps.iter().copied().map(written).collect();
            text += &format!("{BRANCH} {}\n", shown.join(", "));
            known.push(steps);
        }
        text + &format!("{AT} {}\n", tree.moves_to(tree.at()).len())
    }

    /// Reads a record, with the branches of a study if it has some. A plain record is studied from its end.
    pub fn read(text: &str) -> Result<Study, RecordError> {
        let game = record::read(text)?;
        let mut study = Study::of_game(&game);
        let tree = &mut study.tree;
        let shape = game.rules().shape;
        let end = tree.at();
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        let mut ply = None;
        for (number, line) in text.lines().enumerate() {
            if let Some(steps) = line.strip_prefix(BRANCH) {
                let place = Place { line: number + 1, column: BRANCH.len() + 1 };
                read_branch(tree, steps, shape, place)?;
            } else if let Some(at) = line.strip_prefix(AT) {
                ply = at.trim().parse::<usize>().ok();
            }
        }
        tree.go_to(end);
        if let Some(ply) = ply {
            tree.go_to_ply(ply);
        }
        Ok(study)
    }
}

impl Tree {
    /// What was done to get to a position. That a turn was ended is left out: the next move tells it.
    fn moves_to(&self, node: usize) -> Vec<(Seat, Action)> {
        let steps = self.path(node).into_iter().filter_map(|node| self.get(node).step);
        steps.filter(|(_, action)| *action != Action::EndTurn).collect()
    }
}

/// Where something stands in the text, from 1.
#[derive(Clone, Copy)]
struct Place {
    line: usize,
    column: usize,
}

impl Place {
    fn error(self, problem: RecordProblem) -> RecordError {
        RecordError { line: self.line, column: self.column, problem }
    }
}

fn read_branch(
    tree: &mut Tree,
    steps: &str,
    shape: Shape,
    mut place: Place,
) -> Result<(), RecordError> {
    tree.go_first();
    for part in steps.split(',') {
        let step = part.trim_start();
        let start =
            Place { column: place.column + part.chars().count() - step.chars().count(), ..place };
        let (seat, action) = step.split_once(' ').unwrap_or((step, ""));
        let seat = Seat::BOTH.into_iter().find(|known| known.number().to_string() == seat);
        let seat = seat.ok_or_else(|| start.error(RecordProblem::Expected(Expected::Seat)))?;
        let action = Action::parse(action, shape)
            .map_err(|error| start.error(RecordProblem::Action(error.problem)))?;
        let refused = |refusal: Refusal, tree: &Tree| {
            let game = Box::new(tree.game().clone());
            start.error(RecordProblem::Refused { refusal, game })
        };
        tree.step(seat, action).map_err(|refusal| refused(refusal, tree))?;
        place.column += part.chars().count() + 1;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_game::{Game, Name, Player, Setup};
    use fourline_rules::{Cell, Column, Rules, WhoStarts};

    fn drop(column: u8) -> Action {
        Action::Drop(Column::new(column - 1))
    }

    fn study(rules: Rules) -> Study {
        let rules = Rules { who_starts: WhoStarts::SeatOne, ..rules };
        let people = ["Ann", "Bob #1"].map(|name| Player::human(Name::new(name).unwrap()));
        Study::of_game(&Game::new(Setup::new(rules, people).unwrap()))
    }

    /// All lines of a study, as steps.
    fn lines(study: &Study) -> Vec<Vec<(Seat, Action)>> {
        let ends = study.tree.ends().into_iter();
        let mut lines: Vec<Vec<_>> = ends.map(|end| study.tree.moves_to(end)).collect();
        lines.sort_by_key(|line| format!("{line:?}"));
        lines
    }

    #[test]
    fn a_study_with_branches_reads_back() {
        let mut study = study(Rules::POWER);
        let tree = &mut study.tree;
        let end = Action::EndTurn;
        for action in [drop(4), end, drop(4), end, drop(5), Action::Block, drop(1)] {
            tree.play(action).unwrap();
        }
        tree.go_to_ply(4);
        tree.play(Action::Remove(Cell::new(Column::new(3), 1))).unwrap();
        tree.play(end).unwrap();
        tree.play(drop(2)).unwrap();
        tree.go_to_ply(4);
        tree.play(drop(7)).unwrap();
        tree.go_to_ply(1);
        let text = study.text();
        let read = Study::read(&text).unwrap();
        assert_eq!(lines(&read), lines(&study), "{text}");
        assert_eq!(lines(&read).len(), 3);
        assert_eq!((read.tree.ply(), read.tree.line().len()), (1, 4));
        assert_eq!(read.text(), text);
        assert_eq!(Study::read(&text.replace('\n', "\r\n")).unwrap().text(), text);
        let game = record::read(&text).expect("it is a record too");
        assert_eq!(game.position().occupied().len(), 3);
    }

    #[test]
    fn a_game_that_is_over_and_an_empty_one_read_back() {
        let mut won = study(Rules::CLASSIC);
        for column in [1, 2, 1, 2, 1, 2, 1] {
            won.tree.play(drop(column)).unwrap();
        }
        won.tree.back();
        won.tree.play(drop(5)).unwrap();
        won.tree.back();
        won.tree.play(drop(1)).unwrap();
        let read = Study::read(&won.text()).unwrap();
        assert_eq!(lines(&read), lines(&won));
        assert!(read.tree.game().ending().is_some());
        let empty = study(Rules::CLASSIC);
        assert_eq!(Study::read(&empty.text()).unwrap().text(), empty.text());
    }

    #[test]
    fn what_is_wrong_with_a_branch_is_named() {
        let text = study(Rules::CLASSIC).text();
        let error = |branch: &str| {
            let lines = text.lines().count() + 1;
            let error = Study::read(&format!("{text}# branch: {branch}\n")).unwrap_err();
            assert_eq!(error.line, lines);
            (error.column, error.to_string())
        };
        assert!(error("3 drop d").1.contains("expected seat 1 or 2"));
        assert_eq!(error("1 drop d, 2 fly").0, 21);
        assert!(
            error("1 drop d, 1 drop d").1.contains("turn"),
            "{:?}",
            error("1 drop d, 1 drop d")
        );
        assert!(error("").1.contains("expected seat 1 or 2"));
    }
}
