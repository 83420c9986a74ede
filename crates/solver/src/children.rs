//! All moves of a position at once, one lane per column, so that the compiler can put several
//! columns into one vector register. The formulas are those of the other files, lane by lane.

use crate::cpu::Cpu;
use crate::key::Key;
use crate::layout::Layout;
use crate::lines::winning_cells;
use crate::order::Weights;
use crate::table::Slot;
use crate::zugzwang;

/// A position inside the search: the side to move cannot win with its next disc.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// Discs of the side to move.
    pub(crate) own: u64,
    /// Discs of both sides.
    pub(crate) filled: u64,
    /// Free cells that complete a line of the side to move, and of the other side.
    pub(crate) own_wins: u64,
    pub(crate) their_wins: u64,
    /// The last disc, or nothing.
    pub(crate) last: u64,
}

impl Node {
    pub(crate) fn new<const W: usize, const H: usize>(own: u64, filled: u64) -> Self {
        let free = Layout::<W, H>::BOARD & !filled;
        Node {
            own,
            filled,
            own_wins: winning_cells::<W, H>(own) & free,
            their_wins: winning_cells::<W, H>(own ^ filled) & free,
            last: 0,
        }
    }

    #[inline(always)]
    pub(crate) fn their(&self) -> u64 {
        self.own ^ self.filled
    }

    /// The position after a disc on `cell`, which makes `wins` the winning cells of its owner.
    #[inline(always)]
    pub(crate) fn after(&self, cell: u64, wins: u64) -> Node {
        Node {
            own: self.their(),
            filled: self.filled | cell,
            own_wins: self.their_wins & !cell,
            their_wins: wins,
            last: cell,
        }
    }

    /// Where the position belongs in the table. Neither side may have a win with the next disc.
    #[inline(always)]
    pub(crate) fn slot<const W: usize, const H: usize>(&self) -> Slot {
        let key = Key::new::<W, H>(self.own, self.filled, self.own_wins, self.their_wins);
        Slot::new(key, Layout::<W, H>::WIDTH_IN_BITS)
    }

    /// The moves that do not let the other side win with the next disc; nothing if all do.
    #[inline(always)]
    pub(crate) fn safe_moves<const W: usize, const H: usize>(&self) -> u64 {
        safe_moves(Layout::<W, H>::playable(self.filled), self.their_wins)
    }
}

/// Of the cells `next`, those that leave the other side, who wins on `wins`, no immediate win.
///
/// A cell that wins for the other side must be taken, and two of them are one too many. A cell
/// directly below such a cell must be avoided.
#[inline(always)]
pub(crate) fn safe_moves(next: u64, wins: u64) -> u64 {
    let forced = next & wins;
    let candidates = if forced != 0 { forced } else { next };
    let double = forced & forced.wrapping_sub(1) != 0;
    (if double { 0 } else { candidates }) & !(wins >> 1)
}

/// One value per column; columns beyond the board's hold nothing.
pub(crate) type Lanes<const L: usize> = [u64; L];

/// The moves of a node, by column, and what each of them leads to.
pub(crate) struct Children<const L: usize> {
    /// The cell of the move; nothing if the column is not to be played.
    pub(crate) cell: Lanes<L>,
    /// The mover's winning cells after the move.
    pub(crate) wins: Lanes<L>,
    /// The safe replies of the other side.
    pub(crate) replies: Lanes<L>,
}

/// Runs over the lanes: all of them if the machine has wide registers, else only those with a move.
macro_rules! each_lane {
    ($wide:expr, $cells:expr, $lane:ident => $body:expr) => {
        for $lane in 0..L {
            if $wide || $cells[$lane] != 0 {
                $body
            }
        }
    };
}

impl<const L: usize> Children<L> {
    #[inline(always)]
    pub(crate) fn new<const W: usize, const H: usize, C: Cpu>(
        node: &Node,
        moves: u64,
        columns: &Lanes<L>,
    ) -> Self {
        let free = Layout::<W, H>::BOARD & !node.filled;
        let cell = C::by_column(moves, columns);
        let mut children = Children { cell, wins: [0; L], replies: [0; L] };
        each_lane!(C::WIDE, children.cell, lane => {
            let cell = children.cell[lane];
            let wins = winning_cells::<W, H>(node.own | cell) & free & !cell;
            children.wins[lane] = wins;
            children.replies[lane] =
                safe_moves(Layout::<W, H>::playable(node.filled | cell), wins);
        });
        children
    }

    /// Whether some move leaves the other side without a safe reply: a win in three.
    #[inline(always)]
    pub(crate) fn wins_soon<C: Cpu>(&self) -> bool {
        self.all::<C>() & !C::not_zero(&self.replies) != 0
    }

    /// The lanes with a move.
    #[inline(always)]
    pub(crate) fn all<C: Cpu>(&self) -> u32 {
        C::not_zero(&self.cell)
    }

    /// The lanes with a move that leaves the other side more than one safe reply.
    #[inline(always)]
    pub(crate) fn with_choice<C: Cpu>(&self) -> u32 {
        let more = self.replies.map(|replies| replies & replies.wrapping_sub(1));
        self.all::<C>() & C::not_zero(&more)
    }

    /// The best score for the mover that the zugzwang rules promise after one of the moves.
    ///
    /// Positive or 0; -1 if they promise nothing.
    #[inline(always)]
    pub(crate) fn promised<const W: usize, const H: usize, C: Cpu>(
        &self,
        node: &Node,
        first_player_moves: bool,
    ) -> i32 {
        let mut promised = -1;
        if first_player_moves {
            let odd = Layout::<W, H>::ODD;
            for lane in lanes::<L>(self.all::<C>() & C::not_zero(&self.wins.map(|wins| wins & odd)))
            {
                let filled = node.filled | self.cell[lane];
                let value =
                    zugzwang::odd_threat_value::<W, H>(node.their(), filled, self.wins[lane]);
                if value > 0 {
                    promised = promised.max(value);
                }
            }
        } else {
            let mut fails = [1; L];
            each_lane!(C::WIDE, self.cell, lane => {
                fails[lane] = zugzwang::claimeven_fails::<W, H>(
                    node.their(),
                    node.filled | self.cell[lane],
                    self.wins[lane],
                );
            });
            for lane in lanes::<L>(self.all::<C>() & !C::not_zero(&fails)) {
                let filled = node.filled | self.cell[lane];
                let value = zugzwang::claimeven_value::<W, H>(filled, self.wins[lane]);
                promised = promised.max(value);
            }
            // Cheap rules first: a standoff takes an odd threat to begin with.
            if promised < 0 {
                for lane in lanes::<L>(
                    self.all::<C>()
                        & C::not_zero(&self.wins.map(|wins| wins & Layout::<W, H>::ODD)),
                ) {
                    let filled = node.filled | self.cell[lane];
                    let value =
                        zugzwang::standoff_value::<W, H>(node.their(), filled, self.wins[lane]);
                    promised = promised.max(value.unwrap_or(-1));
                }
            }
        }
        promised
    }

    /// Where the positions after the moves belong. Meaningless where the reply is forced.
    #[inline(always)]
    pub(crate) fn slots<const W: usize, const H: usize, C: Cpu>(
        &self,
        node: &Node,
        wanted: bool,
    ) -> Slots<L> {
        let mut slots = Slots { own: [0; L], place: [0; L] };
        if !wanted {
            return slots;
        }
        each_lane!(C::WIDE, self.cell, lane => {
            let cell = self.cell[lane];
            let slot = node.after(cell, self.wins[lane]).slot::<W, H>();
            slots.own[lane] = slot.own;
            slots.place[lane] = slot.place;
        });
        slots
    }

    /// The moves by lane, most promising first.
    #[inline(always)]
    pub(crate) fn sorted<const W: usize, const H: usize, C: Cpu>(
        &self,
        node: &Node,
        (weights, cells): &(Weights, [i32; 64]),
    ) -> Queue<L> {
        let (odd, even) = (Layout::<W, H>::ODD, Layout::<W, H>::EVEN);
        let free = Layout::<W, H>::BOARD & !node.filled;
        let last_column = if node.last == 0 {
            0
        } else {
            Layout::<W, H>::column(Layout::<W, H>::column_of(node.last))
        };
        let mut values = [0i64; L];
        each_lane!(C::WIDE, self.cell, lane => {
            let (cell, wins, replies) = (self.cell[lane], self.wins[lane], self.replies[lane]);
            let theirs = winning_cells::<W, H>(node.their() | cell) & free & !node.their_wins;
            let forces = Layout::<W, H>::playable(node.filled | cell) & wins != 0;
            let count = |cells: u64| cells.count_ones() as i32;
            values[lane] = (count(wins & odd) * weights.wins[0]
                + count(wins & even) * weights.wins[1]
                + count(replies) * weights.replies
                + if forces { weights.forces } else { 0 }
                + if (cell << 1) & node.own_wins != 0 { weights.gives_up } else { 0 }
                + if cell & last_column != 0 { weights.follows } else { 0 }
                + count(theirs & odd) * weights.prevents[0]
                + count(theirs & even) * weights.prevents[1]) as i64;
        });
        let mut values = values.map(|value| value as i32);
        for lane in 0..L {
            let place = self.cell[lane].trailing_zeros() as usize & 63;
            values[lane] += cells[place];
        }
        Queue::new(&self.cell, &values)
    }

    /// The moves by lane from the centre outwards.
    pub(crate) fn centre_first<const W: usize>(&self) -> Queue<L> {
        let mut values = [0; L];
        for i in 0..W {
            // W = 7: 3 4 2 5 1 6 0
            let lane = if i % 2 == 0 { (W - 1) / 2 - i / 2 } else { (W - 1) / 2 + i / 2 + 1 };
            values[lane] = (W - i) as i32;
        }
        Queue::new(&self.cell, &values)
    }
}

/// The moves of a position by lane, largest value first, of equal ones the leftmost.
///
/// The next one is looked for when it is asked for: most positions need one or two of their moves.
#[derive(Clone, Debug)]
pub(crate) struct Queue<const L: usize> {
    /// A number that no other lane has, made of value and lane; `DONE` if there is no move.
    values: [i32; L],
}

impl<const L: usize> Queue<L> {
    const DONE: i32 = i32::MIN;

    #[inline(always)]
    fn new(cells: &Lanes<L>, values: &[i32; L]) -> Self {
        let mut queue = Queue { values: *values };
        for lane in 0..L {
            let unique = values[lane] * L as i32 + (L - 1 - lane) as i32;
            queue.values[lane] = if cells[lane] != 0 { unique } else { Self::DONE };
        }
        queue
    }
}

impl<const L: usize> Iterator for Queue<L> {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        let mut largest = Self::DONE;
        for &value in &self.values {
            largest = largest.max(value);
        }
        if largest == Self::DONE {
            return None;
        }
        let lane = (L - 1 - largest.rem_euclid(L as i32) as usize) % L;
        self.values[lane] = Self::DONE;
        Some(lane)
    }
}

/// The slots of all children.
pub(crate) struct Slots<const L: usize> {
    own: Lanes<L>,
    place: Lanes<L>,
}

impl<const L: usize> Slots<L> {
    #[inline(always)]
    pub(crate) fn get(&self, lane: usize) -> Slot {
        Slot { own: self.own[lane], place: self.place[lane] }
    }
}

/// The lanes of a set, one bit each, from the lowest.
#[inline(always)]
pub(crate) fn lanes<const L: usize>(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lane = (set != 0).then(|| set.trailing_zeros() as usize % L);
        set &= set.wrapping_sub(1);
        lane
    })
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::cpu::Baseline;
    use crate::order::{Order, TUNED, Weights};
    use crate::search::Search;
    use crate::testing::Random;

    /// A processor that takes all lanes at once, whatever this machine is.
    struct Wide;

    impl Cpu for Wide {
        const WIDE: bool = true;

        fn visit<const W: usize, const H: usize, const L: usize>(
            search: &mut Search<W, H, L>,
            node: &Node,
            moves: i32,
            alpha: i32,
            slot: Option<&Slot>,
        ) -> i32 {
            search.visit::<Self>(node, moves, alpha, slot)
        }

        fn promised<const W: usize, const H: usize>(
            node: &Node,
            left: i32,
            needed: i32,
        ) -> Option<i32> {
            crate::groups::promised::<W, H, Self>(node, left, needed)
        }

        fn follower_succeeds<const W: usize, const H: usize>(
            game: &mut crate::groups::SmallGame<W, H>,
            attacker: u64,
            follower: u64,
            filled: u64,
            wins: u64,
        ) -> bool {
            game.follower_succeeds::<Self>(attacker, follower, filled, wins)
        }
    }

    type Columns = [u64; 8];

    fn columns() -> Columns {
        std::array::from_fn(|c| if c < 7 { Layout::<7, 6>::column(c) } else { 0 })
    }

    /// Random quiet positions with their nodes.
    fn nodes(count: usize) -> Vec<(Board<7, 6>, Node)> {
        let mut random = Random::new(6);
        let mut nodes = Vec::new();
        while nodes.len() < count {
            let moves = random.below(36) as i32;
            if let Some(board) = random.board::<7, 6>(moves)
                && !board.wins_at_once()
            {
                nodes.push((board, Node::new::<7, 6>(board.own, board.filled)));
            }
        }
        nodes
    }

    #[test]
    fn safe_moves_are_those_after_which_nobody_wins_at_once() {
        for (board, node) in nodes(3000) {
            let mut safe = 0;
            for column in (0..7).filter(|&column| board.can_play(column)) {
                let after = board.play(column);
                if !after.wins_at_once() {
                    safe |= after.filled & !board.filled;
                }
            }
            assert_eq!(node.safe_moves::<7, 6>(), safe, "{board:?}");
        }
    }

    #[test]
    fn a_child_made_step_by_step_is_the_child_made_anew() {
        for (board, node) in nodes(1000) {
            let moves = node.safe_moves::<7, 6>();
            let children = Children::<8>::new::<7, 6, Wide>(&node, moves, &columns());
            for column in 0..7 {
                let cell = children.cell[column];
                assert_eq!(cell, moves & Layout::<7, 6>::column(column));
                if cell == 0 {
                    continue;
                }
                let child = node.after(cell, children.wins[column]);
                let after = board.play(column);
                let again = Node::new::<7, 6>(after.own, after.filled);
                let parts = |n: &Node| (n.own, n.filled, n.own_wins, n.their_wins);
                assert_eq!(parts(&child), parts(&again));
                assert_eq!(children.replies[column], again.safe_moves::<7, 6>());
            }
        }
    }

    #[test]
    fn all_lanes_at_once_give_what_single_lanes_give() {
        for (_, node) in nodes(1000) {
            let moves = node.safe_moves::<7, 6>();
            let wide = Children::<8>::new::<7, 6, Wide>(&node, moves, &columns());
            let narrow = Children::<8>::new::<7, 6, Baseline>(&node, moves, &columns());
            let order = Order::<7, 6>::new(&TUNED);
            for lane in wide.all::<Wide>().ones() {
                assert_eq!(wide.replies[lane], narrow.replies[lane]);
                let slots = wide.slots::<7, 6, Wide>(&node, true);
                assert_eq!(slots.get(lane), narrow.slots::<7, 6, Baseline>(&node, true).get(lane));
            }
            for first in [false, true] {
                let promised = wide.promised::<7, 6, Wide>(&node, first);
                assert_eq!(promised, narrow.promised::<7, 6, Baseline>(&node, first));
            }
            let sorted = wide.sorted::<7, 6, Wide>(&node, order.set(9, 1));
            let other = narrow.sorted::<7, 6, Baseline>(&node, order.set(9, 1));
            assert_eq!(sorted.clone().count(), moves.count_ones() as usize);
            assert!(sorted.eq(other));
        }
    }

    #[test]
    fn moves_are_sorted_by_the_sum_of_their_features() {
        let order = Order::<7, 6>::new(&TUNED);
        for (board, node) in nodes(1000) {
            let moves = node.safe_moves::<7, 6>();
            let children = Children::<8>::new::<7, 6, Wide>(&node, moves, &columns());
            for alpha in [-1, 0] {
                let weights = order.set(board.moves, alpha).0.to_list();
                let value = |lane: &usize| {
                    let cell = children.cell[*lane];
                    let features = crate::sampling::features::<7, 6>(&node, cell);
                    let sum: i32 =
                        (0..Weights::COUNT).map(|i| weights[i] * features[i] as i32).sum();
                    // Of two equal columns the left one.
                    sum - (*lane > 3) as i32
                };
                let set = order.set(board.moves, alpha);
                let sorted = children.sorted::<7, 6, Wide>(&node, set);
                assert!(sorted.is_sorted_by(|a, b| value(a) >= value(b)), "{board:?}");
            }
        }
    }

    #[test]
    fn lanes_are_sorted_like_numbers() {
        let mut random = Random::new(7);
        for _ in 0..1000 {
            let values: [i32; 8] = std::array::from_fn(|_| random.below(50) as i32 - 25);
            let cells: [u64; 8] = std::array::from_fn(|_| random.below(4) as u64);
            let mut slow: Vec<usize> = (0..8).filter(|&lane| cells[lane] != 0).collect();
            slow.sort_by_key(|&lane| -values[lane]);
            assert_eq!(Queue::new(&cells, &values).collect::<Vec<_>>(), slow);
        }
    }

    #[test]
    fn the_centre_comes_first_at_the_start() {
        let node = Node::new::<7, 6>(0, 0);
        let children =
            Children::<8>::new::<7, 6, Baseline>(&node, Layout::<7, 6>::BOTTOM, &columns());
        assert!(children.centre_first::<7>().eq([3, 4, 2, 5, 1, 6, 0]));
    }

    trait Ones {
        fn ones(self) -> Vec<usize>;
    }

    impl Ones for u32 {
        fn ones(self) -> Vec<usize> {
            (0..32).filter(|lane| self >> lane & 1 != 0).collect()
        }
    }
}
