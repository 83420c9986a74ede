//! Scores and what they mean to people. How they are found is the business of the other files.

use fourline_rules::Position;
use std::fmt;
use std::ops::Neg;

/// How good a position is for the side to move if both sides play perfectly.
///
/// ```text
///   0      a draw
///   +n     the side to move wins and has n - 1 discs left at that moment
///   -n     the other side wins and has n - 1 discs left at that moment
/// ```
///
/// Each side starts with as many discs as it could play on the whole board, so on 7x6 the score of a
/// win is 22 minus the winner's number of discs. A larger score is a sooner win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Score(i32);

impl Score {
    /// A draw.
    pub const DRAW: Score = Score(0);

    /// The score with this value.
    pub const fn new(value: i32) -> Score {
        Score(value)
    }

    /// The value as a number.
    pub const fn value(self) -> i32 {
        self.0
    }

    /// Does the side to move win?
    pub const fn is_win(self) -> bool {
        self.0 > 0
    }

    /// Is it a draw?
    pub const fn is_draw(self) -> bool {
        self.0 == 0
    }

    /// Does the side to move lose?
    pub const fn is_loss(self) -> bool {
        self.0 < 0
    }

    /// With which of the discs still to be played by both sides the game is won, counted from 1;
    /// `None` for a draw. `position` is the one that has this score.
    ///
    /// ```
    /// use fourline_rules::{MoveList, Numbering, Shape};
    /// use fourline_solver::Score;
    ///
    /// let (_, position) = MoveList::parse("112233", Shape::CLASSIC, Numbering::FromOne)?;
    /// assert_eq!(Score::new(18).plies_to_win(&position), Some(1));
    /// assert_eq!(Score::new(17).plies_to_win(&position), Some(3));
    /// assert_eq!(Score::new(-18).plies_to_win(&position), Some(2));
    /// # Ok::<(), fourline_rules::MoveListError>(())
    /// ```
    pub fn plies_to_win(self, position: &Position) -> Option<u32> {
        let free = (position.shape().cells() - position.occupied().len()) as i32;
        let plies = match self.0 {
            0 => return None,
            // The best score is a win with the next disc; each point less is two plies more.
            score if score > 0 => 1 + 2 * ((free + 1) / 2 - score),
            score => 2 + 2 * (free / 2 + score),
        };
        u32::try_from(plies).ok()
    }
}

impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

/// The number, with a plus if positive.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 > 0 { write!(f, "+{}", self.0) } else { write!(f, "{}", self.0) }
    }
}
