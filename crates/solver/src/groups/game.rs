//! The small game in one group, searched to its end, or until a rule of zugzwang ends it. It may be given
//! up at any time; then nothing is claimed.

use super::{has_line, odd_threat};
use crate::children::safe_moves;
use crate::cpu::Cpu;
use crate::layout::Layout;
use crate::lines::winning_cells;

/// How many positions of a small game are searched at most.
const BUDGET: u32 = 100;

/// A small game.
pub(crate) struct SmallGame<const W: usize, const H: usize> {
    /// How many positions may still be searched.
    budget: u32,
    /// Whether the follower must win, or only not lose.
    must_win: bool,
    /// By how much the follower must win, and the cells in which a win is early enough for that.
    value: i32,
    early: u64,
}

impl<const W: usize, const H: usize> SmallGame<W, H> {
    pub fn new(must_win: bool, value: i32, early: u64) -> Self {
        SmallGame { budget: BUDGET, must_win, value, early }
    }

    /// Whether the attacker's own rules say already that the follower can't succeed. The follower is to
    /// move, or might as well be.
    #[inline(always)]
    pub fn attacker_is_safe(&self, follower: u64, filled: u64, attacker_wins: u64) -> bool {
        if self.must_win {
            // Claimeven with the sides changed: what it leaves to the follower holds no line.
            !has_line::<W, H>(
                follower | (left_by_claimeven::<W, H>(filled, attacker_wins) & self.early),
            )
        } else {
            odd_threat::<W, H>(follower, filled, attacker_wins) > 0
        }
    }

    /// Whether the follower's rules end the game well. The attacker is to move.
    #[inline(always)]
    fn follower_is_done(&self, attacker: u64, filled: u64, wins: u64) -> bool {
        if self.must_win {
            odd_threat::<W, H>(attacker, filled, wins) >= self.value
        } else {
            !has_line::<W, H>(attacker | left_by_claimeven::<W, H>(filled, wins))
        }
    }

    /// Whether the follower gets what it must. The attacker is to move and can't win at once; `filled`
    /// includes everything outside of the group, `attacker` what the attacker may get there, and `wins`
    /// are the follower's winning cells in the group that are early enough.
    #[inline(always)]
    pub fn follower_succeeds<C: Cpu>(
        &mut self,
        attacker: u64,
        follower: u64,
        filled: u64,
        wins: u64,
    ) -> bool {
        if self.budget == 0 {
            return false;
        }
        self.budget -= 1;
        let next = Layout::<W, H>::playable(filled);
        let free = Layout::<W, H>::BOARD & !filled;
        // A disc below a winning cell of the follower loses; a winning cell must be taken.
        let mut moves = next & !(wins >> 1);
        let forced = wins & next;
        if forced != 0 {
            if forced & (forced - 1) != 0 {
                return true;
            }
            moves &= forced;
        }
        let mut list = [(0, 0); 3];
        let mut count = 0;
        for cell in split(moves) {
            if cell == 0 {
                break;
            }
            let filled = filled | cell;
            let attacker_wins = winning_cells::<W, H>(attacker | cell) & free & !cell;
            let replies = safe_moves(Layout::<W, H>::playable(filled), attacker_wins);
            if replies == 0 || self.attacker_is_safe(follower, filled, attacker_wins) {
                return false;
            }
            list[count] = (cell, replies);
            count += 1;
        }
        // Few replies first: what fails is to fail soon.
        let list = &mut list[..count];
        list.sort_unstable_by_key(|(_, replies): &(u64, u64)| replies.count_ones());
        for &mut (cell, replies) in list {
            if !self.has_answer::<C>(attacker | cell, follower, filled | cell, cell, replies) {
                return false;
            }
        }
        true
    }

    /// Whether one of the `replies` to a disc on `cell` keeps what the follower must get.
    #[inline(always)]
    fn has_answer<C: Cpu>(
        &mut self,
        attacker: u64,
        follower: u64,
        filled: u64,
        cell: u64,
        replies: u64,
    ) -> bool {
        let free = Layout::<W, H>::BOARD & !filled;
        // On top first.
        let on_top = replies & cell << 1;
        let [first, second, third] = split(replies & !on_top);
        let cells = if on_top != 0 { [on_top, first, second] } else { [first, second, third] };
        let mut wins = [0; 3];
        for (wins, reply) in wins.iter_mut().zip(cells) {
            *wins = winning_cells::<W, H>(follower | reply) & free & !reply;
            if reply != 0 && self.follower_is_done(attacker, filled | reply, *wins) {
                return true;
            }
        }
        for (wins, reply) in wins.into_iter().zip(cells) {
            let early = wins & self.early;
            if reply != 0
                && C::follower_succeeds(self, attacker, follower | reply, filled | reply, early)
            {
                return true;
            }
        }
        false
    }
}

/// The free cells that claimeven leaves to the side that does not follow up, where `wins` are the winning
/// cells of the one that does.
#[inline(always)]
fn left_by_claimeven<const W: usize, const H: usize>(filled: u64, wins: u64) -> u64 {
    let (odd, even) = (Layout::<W, H>::ODD, Layout::<W, H>::EVEN);
    let next = Layout::<W, H>::playable(filled);
    let never = Layout::<W, H>::above_lowest(wins & even & !next);
    ((Layout::<W, H>::BOARD & !filled & odd) | (next & even)) & !never
}

/// The single cells of a set of at most three; the others are nothing.
#[inline(always)]
fn split(cells: u64) -> [u64; 3] {
    let low = cells & cells.wrapping_neg();
    let rest = cells ^ low;
    let middle = rest & rest.wrapping_neg();
    [low, middle, rest ^ middle]
}
