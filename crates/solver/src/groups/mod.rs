//! Bounds by a small game: two or three columns are searched, and everywhere else one side follows up, so
//! that nothing there needs to be searched.
//!
//! The side to move is the *attacker* here, the other one the *follower*. Rows, even and odd columns and
//! following up are those of `zugzwang.rs`. The columns are divided into a *group* of two or three and the
//! *rest*. The follower answers
//!
//! * a disc in the group with a disc in the group;
//! * a disc in an odd column of the rest with a disc on top of it;
//! * a disc in an even column of the rest with a disc in another even column of the rest.
//!
//! The last needs an even number of even columns in the rest. Each answer keeps it even, so the follower
//! never runs out of answers there.
//!
//! ```text
//!   row 4   2   2 | . . . |   2        1: cells of the rest that the attacker may get
//!   row 3   1   1 | group |   1        2: cells of the rest that the follower gets
//!   row 2   1   2 | . . . |   1           the outermost columns are even
//!   row 1   x   1 | o x o |   o
//! ```
//!
//! In the rest the attacker gets at most the free odd cells and the next cells of even columns, and nothing
//! above an even winning cell of the follower, as with claimeven. Call these the *reachable* cells. Give
//! all of them to the attacker at once, call the rest full, and let both sides play on in the group alone.
//! This *small game* is at least as good for the attacker as the real one:
//!
//! * A line of the attacker needs free cells. If none of them is in the group, the line lies in discs and
//!   reachable cells; groups that leave such a line are not used.
//! * If one of them is in the group, then the attacker's disc on the last of them completes the line in the
//!   small game, perhaps earlier than in the real one.
//! * The attacker may play in the rest at any time; the follower answers there, and the group stays as it
//!   was with the attacker to move.
//!
//! Nor does it matter who is in a hurry. If the follower can win at once in the group and the attacker plays in the
//! rest instead, the follower wins. The attacker can't win at once after any answer: in the group the small game
//! sees to it, and a line that is completed in the rest either has no free cell in the group, see above, or was
//! complete in the small game before. A line that the follower completes in the small game is a line on the board
//! as well, because the follower is given nothing there.
//!
//! # The follower holds: the number of free cells is even
//!
//! The follower is the second player. The group has an even number of free cells too, so there is an answer
//! to each disc in it. If the attacker completes no line in the small game, the attacker does not win.
//!
//! If the follower has even winning cells in the rest, they count as with claimeven: the follower plays nothing but
//! even cells in the rest, so the cell below such a winning cell w is left to the attacker, who has to play it in
//! the end. If the follower completes another line before that, then w, the cell below it and all cells above it
//! are still empty, so the score is better than w promises.
//!
//! ```text
//!   row 6   .         left empty when the follower plays w: two cells, a score of 2
//!   row 5   .
//!   row 4   w         left empty when the follower wins elsewhere: these four and more
//!   row 3   .         only the attacker plays here
//! ```
//!
//! # The follower wins: the number of free cells is odd
//!
//! The follower is the first player. The group has an odd number of free cells, the rest an even one. The
//! rest fills up, and the attacker has to play in the group: whenever the attacker is to move, a free cell is there.
//! If the follower wins the small game whatever the attacker plays, the follower wins.
//!
//! # By two
//!
//! A win of the first player has the score 2 or more if three cells or more are left empty; their number is odd.
//! For such a win only winning cells with two rows above them count in the small game; call them *early*.
//!
//! ```text
//!   row 6   .
//!   row 5   .         before the attacker's disc a, five cells of the group are free:
//!   row 4   w         a, w, the two above w, and one more, because their number is odd
//!   row 3   a
//! ```
//!
//! Take any moment at which the attacker is to move and the follower has not won. The follower keeps to a way of
//! playing that wins the small game, so some disc on an early cell w is still to come. At this moment w and the two
//! cells above it are free, and so is one more cell of the group, in which the attacker's next disc in the group
//! falls: it falls neither on w nor above it if w is the cell that wins in the end. That makes four, and the
//! number of free cells of the group is odd at such moments: five. After one disc of each side, three
//! of them at least are empty. So a line that the follower completes with that disc, on w, high up in the
//! group or in the rest, is worth two. The same holds where the rule of the odd threat ends the small
//! game: its cell is early, and it and the cell below it are free until it wins.
//!
//! The slow twin of all this is in the tests: `plain_small_game` plays the small game to its end without
//! any of the rules that end it early, and plain search of the whole board checks what is promised.

mod game;
mod sets;

use crate::children::Node;
use crate::cpu::Cpu;
use crate::layout::Layout;
use crate::lines::{four_starts, winning_cells};
use crate::zugzwang::{claimeven_value, odd_threat_value};
pub(crate) use game::SmallGame;
use sets::Sets;

/// With fewer free cells than this, searching costs less than asking.
const FROM: i32 = 20;

/// How far a question may be from what can be promised: 0 is the most that a group usually promises.
const FAR: i32 = 2;

/// Whether there are groups for boards of this size: an even number of rows, and not more columns than
/// there are bits for groups.
pub(crate) const fn applies<const W: usize, const H: usize>() -> bool {
    W <= 7 && H.is_multiple_of(2) && Layout::<W, H>::STRIDE == 8
}

/// Whether it is worth asking if the follower is sure of `needed`, where the attacker is to move and so
/// many cells are free.
#[inline(always)]
pub(crate) fn is_worth_asking<const W: usize, const H: usize>(left: i32, needed: i32) -> bool {
    let must_win = left & 1;
    let most = if must_win == 1 { 2 } else { H as i32 / 2 };
    applies::<W, H>() && left >= FROM && must_win + 1 - needed <= FAR && needed <= most
}

/// What the follower is sure to get at least, if that is `needed` or more: the score from the follower's
/// view. The attacker is to move. `None` if nothing is known.
#[inline(always)]
pub(crate) fn promised<const W: usize, const H: usize, C: Cpu>(
    node: &Node,
    left: i32,
    needed: i32,
) -> Option<i32> {
    promised_with::<W, H, C>(node, left, needed).map(|(value, _)| value)
}

/// The same with the cells of the group that decides.
#[inline(always)]
pub(crate) fn promised_with<const W: usize, const H: usize, C: Cpu>(
    node: &Node,
    left: i32,
    needed: i32,
) -> Option<(i32, u64)> {
    let position = Position::<W, H>::new(node, left, needed)?;
    let mut groups = position.groups();
    while groups != 0 {
        let cells = Sets::<W>::cells::<H>(groups.trailing_zeros() as usize);
        groups &= groups - 1;
        if let Some(value) = position.promised_by::<C>(cells) {
            return Some((value, cells));
        }
    }
    None
}

/// A position with what all groups have in common.
struct Position<const W: usize, const H: usize> {
    attacker: u64,
    follower: u64,
    filled: u64,
    free: u64,
    next: u64,
    /// The follower's winning cells, and the even ones that can't be played yet.
    wins: u64,
    even_wins: u64,
    /// The cells that claimeven leaves to the attacker.
    reachable: u64,
    must_win: bool,
    needed: i32,
}

impl<const W: usize, const H: usize> Position<W, H> {
    /// `None` if nothing can be promised, whichever group is taken.
    #[inline(always)]
    fn new(node: &Node, left: i32, needed: i32) -> Option<Self> {
        let (odd, even) = (Layout::<W, H>::ODD, Layout::<W, H>::EVEN);
        let &Node { own: attacker, filled, their_wins: wins, .. } = node;
        let next = Layout::<W, H>::playable(filled);
        if (node.own_wins | wins) & next != 0 {
            return None;
        }
        let even_wins = wins & even & !next;
        let must_win = left & 1 == 1;
        if !must_win && needed > claimeven_value::<W, H>(filled, even_wins) {
            return None;
        }
        let free = Layout::<W, H>::BOARD & !filled;
        let never = Layout::<W, H>::above_lowest(even_wins);
        let reachable = ((free & odd) | (next & even)) & !never;
        let follower = node.their();
        Some(Position {
            attacker,
            follower,
            filled,
            free,
            next,
            wins,
            even_wins,
            reachable,
            must_win,
            needed,
        })
    }

    /// The groups that may promise something, one bit each.
    #[inline(always)]
    fn groups(&self) -> u64 {
        // The rest needs an even number of even columns. A full column belongs to no group.
        let even_columns = columns_of::<W, H>(self.next & Layout::<W, H>::EVEN);
        let odd_number = Sets::<W>::with_odd_number(even_columns);
        let fitting = if self.must_win { odd_number } else { Sets::<W>::ALL & !odd_number };
        let full = !columns_of::<W, H>(self.free) & ((1 << W) - 1);
        let mut groups = fitting & !Sets::<W>::with(full);
        // Every line that claimeven leaves to the attacker needs a free cell in the group.
        let reach = self.attacker | self.reachable;
        let stride = Layout::<W, H>::STRIDE;
        for step in [stride, stride + 1, stride - 1, 1] {
            let pairs = reach & (reach >> step);
            let mut starts = pairs & (pairs >> (2 * step));
            while starts != 0 {
                let start = starts & starts.wrapping_neg();
                starts ^= start;
                let line = start | start << step | start << (2 * step) | start << (3 * step);
                groups &= Sets::<W>::with(columns_of::<W, H>(line & self.free));
            }
            if groups == 0 {
                break;
            }
        }
        groups
    }

    /// What this group promises, if it is enough.
    #[inline(always)]
    fn promised_by<C: Cpu>(&self, cells: u64) -> Option<i32> {
        let value = match self.must_win {
            true => self.needed.max(1),
            false => claimeven_value::<W, H>(self.filled, self.even_wins & !cells),
        };
        if value < self.needed {
            return None;
        }
        let attacker = self.attacker | (self.reachable & !cells);
        let filled = self.filled | (Layout::<W, H>::BOARD & !cells);
        let attacker_wins = winning_cells::<W, H>(attacker) & self.free & cells;
        if attacker_wins & self.next != 0 {
            return None;
        }
        let early = match self.must_win && value > 1 {
            true => Layout::<W, H>::BOTTOM * ((1 << (H - 2)) - 1),
            false => Layout::<W, H>::BOARD,
        };
        let mut game = SmallGame::<W, H>::new(self.must_win, value, early);
        if game.attacker_is_safe(self.follower, filled, attacker_wins) {
            return None;
        }
        let wins = self.wins & cells & early;
        C::follower_succeeds(&mut game, attacker, self.follower, filled, wins).then_some(value)
    }
}

/// The columns that have one of `cells`, one bit each.
#[inline(always)]
fn columns_of<const W: usize, const H: usize>(cells: u64) -> usize {
    const { assert!(Layout::<W, H>::STRIDE == 8 || !applies::<W, H>()) };
    // A column with a cell carries into its guard; the guards are then gathered into one byte.
    let carried = (cells & Layout::<W, H>::BOARD).wrapping_add(Layout::<W, H>::BOARD);
    let any = carried >> H & Layout::<W, H>::BOTTOM;
    (any.wrapping_mul(0x0102_0408_1020_4080) >> 56) as usize
}

/// Whether the discs and reachable cells hold a line; a question that the rules of zugzwang ask too.
#[inline(always)]
fn has_line<const W: usize, const H: usize>(cells: u64) -> bool {
    four_starts::<W, H>(cells) != 0
}

/// The first player's odd threat, with the rest of the board full.
#[inline(always)]
fn odd_threat<const W: usize, const H: usize>(second: u64, filled: u64, first_wins: u64) -> i32 {
    let next = Layout::<W, H>::playable(filled);
    match first_wins & Layout::<W, H>::ODD & !next {
        0 => 0,
        _ => odd_threat_value::<W, H>(second, filled, first_wins),
    }
}

#[cfg(all(test, not(loom)))]
mod tests;
