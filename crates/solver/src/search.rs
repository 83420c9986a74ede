//! The search: one question, "is the score above alpha?", asked down the tree.
//! Which questions are asked at the root is decided in `driver.rs`.

use crate::book::Book;
use crate::children::{Children, Lanes, Node, Queue, Slots, lanes};
use crate::control::Control;
use crate::cpu::Cpu;
use crate::groups;
use crate::layout::Layout;
use crate::lines::winning_cells;
use crate::order::Order;
use crate::table::{Bounds, Slot, Table};
use crate::team::{Step, TEAM_WORK, Team};
use crate::zugzwang;

/// With fewer free cells than this, children are searched rather than looked up first.
const LOOK_UP_CHILDREN: i32 = 8;

/// Plies on which moves are simply tried from the centre outwards.
const CENTRE_FIRST: i32 = 2;

/// How often, in nodes, the search looks up from its work: alone, and in a team, where another thread
/// may have made it superfluous.
const POLL: u64 = 1 << 10;
const TEAM_POLL: u64 = 1 << 7;

/// Values of [`Search::unwind`] besides a number of moves: search on, and stop altogether.
pub(crate) const SEARCH_ON: i32 = i32::MAX;
const STOP: i32 = -1;

/// One thread's search over one board size.
pub(crate) struct Search<'a, const W: usize, const H: usize, const L: usize> {
    table: &'a Table,
    control: &'a Control,
    order: &'a Order<W, H>,
    /// The cells of each column. Kept in memory so that all lanes are loaded at once.
    columns: Lanes<L>,
    /// Positions visited.
    pub(crate) nodes: u64,
    /// After how many positions the search is to look up again.
    poll_every: u64,
    /// Positions visited when the search is to look up, and when it is to give up.
    next_poll: u64,
    pub(crate) limit: u64,
    /// The number of moves of the position to which the search goes back, if not `SEARCH_ON`: all
    /// results of deeper positions are meaningless. `STOP` goes back all the way.
    pub(crate) unwind: i32,
    /// The other threads, if any, and the way to the position that is being searched.
    team: Option<&'a Team>,
    pub(crate) path: Vec<Step>,
    /// Why the search goes back: what another thread found out, or, if nothing, because another
    /// thread is at work where it was, and there is a better place to be.
    pub(crate) news: Option<Bounds>,
    /// The opening book, and the number of moves up to which it is worth asking.
    book: Option<&'a Book>,
    book_moves: i32,
    /// Where to note how well moves were ordered, if anybody wants to know.
    #[cfg(feature = "sampling")]
    pub(crate) recorder: Option<crate::sampling::Recorder>,
}

impl<'a, const W: usize, const H: usize, const L: usize> Search<'a, W, H, L> {
    pub(crate) const CELLS: i32 = Layout::<W, H>::CELLS;

    pub(crate) fn new(
        table: &'a Table,
        control: &'a Control,
        order: &'a Order<W, H>,
        team: Option<&'a Team>,
    ) -> Self {
        table.fit(Layout::<W, H>::WIDTH_IN_BITS);
        let poll_every = if team.is_some() { TEAM_POLL } else { POLL };
        let mut columns = [0; L];
        for (column, cells) in columns.iter_mut().enumerate().take(W) {
            *cells = Layout::<W, H>::column(column);
        }
        Search {
            table,
            control,
            order,
            columns,
            nodes: 0,
            poll_every,
            next_poll: poll_every,
            limit: u64::MAX,
            unwind: SEARCH_ON,
            team,
            path: Vec::new(),
            news: None,
            book: None,
            book_moves: -1,
            #[cfg(feature = "sampling")]
            recorder: None,
        }
    }

    /// The same search with an opening book for boards of this size.
    pub(crate) fn with_book(self, book: Option<&'a Book>) -> Self {
        Search { book, book_moves: book.map_or(-1, |book| book.plies() as i32), ..self }
    }

    /// Searches on after having given up.
    pub(crate) fn resume(&mut self) {
        self.unwind = SEARCH_ON;
    }

    /// Whether the search gave up, so that its last result means nothing.
    pub(crate) fn is_stopped(&self) -> bool {
        self.unwind != SEARCH_ON
    }

    /// Answers "is the score of `node` above `alpha`?".
    ///
    /// ```text
    ///   result >  alpha   ==>   score >= result
    ///   result <= alpha   ==>   score <= result
    /// ```
    ///
    /// `slot` is given if the caller has tested the position statically and knows its place in the
    /// table. The result means nothing while the search unwinds.
    #[inline(always)]
    pub(crate) fn visit<C: Cpu>(
        &mut self,
        node: &Node,
        moves: i32,
        alpha: i32,
        slot: Option<&Slot>,
    ) -> i32 {
        self.nodes += 1;
        let left = Self::CELLS - moves;
        let safe = node.safe_moves::<W, H>();
        if safe == 0 {
            return -left / 2;
        }
        if left <= 2 {
            return 0;
        }
        // From here on the other side does not win with its next disc, nor do we with ours.
        let lower = -(left - 2) / 2;
        if lower > alpha {
            return lower;
        }
        let upper = (left - 1) / 2;
        if upper <= alpha {
            return upper;
        }
        if alpha == lower && left >= 4 {
            // The only score that is not above: the other side wins with its second disc from now.
            return lower + self.survives::<C>(node, safe) as i32;
        }
        if moves <= self.book_moves
            && let Some(score) = self.ask_book(node)
        {
            return score;
        }
        if safe & (safe - 1) == 0 {
            return self.follow_chain::<C>(node, safe, moves, alpha);
        }
        if self.nodes >= self.next_poll {
            self.poll();
            if self.unwind != SEARCH_ON {
                return 0;
            }
        }
        self.expand::<C>(node, safe, moves, alpha, slot, Bounds { lower, upper })
    }

    /// Whether some of the `safe` moves leaves the other side without a win in three.
    ///
    /// Close to the horizon of a question this is all that is asked; the table, the rules of
    /// zugzwang and the order of moves would cost more than they save.
    #[inline(always)]
    fn survives<C: Cpu>(&self, node: &Node, safe: u64) -> bool {
        let free = Layout::<W, H>::BOARD & !node.filled;
        let mut moves = safe;
        while moves != 0 {
            let cell = moves & moves.wrapping_neg();
            moves ^= cell;
            let wins = winning_cells::<W, H>(node.own | cell) & free & !cell;
            let child = node.after(cell, wins);
            let replies = child.safe_moves::<W, H>();
            let children = Children::<L>::new::<W, H, C>(&child, replies, &self.columns);
            if !children.wins_soon::<C>() {
                return true;
            }
        }
        false
    }

    /// What the book says, if it has this position; no side can win with the next disc.
    #[cold]
    fn ask_book(&self, node: &Node) -> Option<i32> {
        // A book's order of bits is its own.
        let pack = |bits: u64| {
            let column = |index: usize| {
                let cells = bits >> (index * Layout::<W, H>::STRIDE) & ((1 << H) - 1);
                cells << (index * (H + 1))
            };
            (0..W).fold(0, |packed, index| packed | column(index))
        };
        self.book?.look_up(pack(node.own), pack(node.filled)).map(i32::from)
    }

    /// Answers the question of [`visit`](Self::visit) for a position with several safe moves, first
    /// from what is stored, then from what can be seen without search, at last by search.
    #[inline(always)]
    fn expand<C: Cpu>(
        &mut self,
        node: &Node,
        safe: u64,
        moves: i32,
        alpha: i32,
        slot: Option<&Slot>,
        mut known: Bounds,
    ) -> i32 {
        let left = Self::CELLS - moves;
        let own_slot;
        // Where the caller knows the slot, it has asked the groups too.
        let is_asked = slot.is_some();
        let slot = match slot {
            Some(slot) => slot,
            None => {
                if zugzwang::applies::<H>() && alpha >= -zugzwang::most::<H>() {
                    known.upper = known.upper.min(Self::zugzwang_bound(node, moves));
                    if known.upper <= alpha {
                        return known.upper;
                    }
                }
                own_slot = node.slot::<W, H>();
                &own_slot
            }
        };
        let stored = self.table.probe(slot);
        if stored.lower > alpha {
            return stored.lower;
        }
        if stored.upper <= alpha {
            return stored.upper;
        }
        known = known.with(stored);
        if !is_asked
            && groups::is_worth_asking::<W, H>(left, -alpha)
            && let Some(value) = C::promised::<W, H>(node, left, -alpha)
        {
            known.upper = known.upper.min(-value);
            self.table.store(slot, known, 1);
            return known.upper;
        }

        let children = Children::<L>::new::<W, H, C>(node, safe, &self.columns);
        if children.wins_soon::<C>() {
            return (left - 1) / 2;
        }
        known.upper = known.upper.min((left - 3) / 2);
        if known.upper <= alpha {
            return known.upper;
        }
        if alpha == (left - 5) / 2 && left >= 5 {
            // Only a win with the third disc from now would do.
            // A plain loop: the library's `any` would be compiled for any processor.
            let mut wins = false;
            for lane in lanes::<L>(children.all::<C>()) {
                self.nodes += 1;
                let child = node.after(children.cell[lane], children.wins[lane]);
                if !self.survives::<C>(&child, children.replies[lane]) {
                    wins = true;
                    break;
                }
            }
            if wins {
                known.lower = alpha + 1;
            } else {
                known.upper = alpha;
            }
            self.table.store(slot, known, 1);
            return alpha + wins as i32;
        }
        let look_up = left >= LOOK_UP_CHILDREN;
        if look_up && zugzwang::applies::<H>() && alpha < zugzwang::most::<H>() {
            let promised = children.promised::<W, H, C>(node, moves % 2 == 0);
            if promised > alpha && promised >= 0 {
                return promised;
            }
        }
        let slots = children.slots::<W, H, C>(node, look_up);
        let with_choice = if look_up { children.with_choice::<C>() } else { 0 };
        for lane in lanes::<L>(with_choice) {
            self.table.prefetch(&slots.get(lane));
        }
        // Weighing the moves takes just long enough for the table to arrive.
        let queue = if moves < CENTRE_FIRST {
            children.centre_first::<W>()
        } else {
            children.sorted::<W, H, C>(node, self.order.set(moves, alpha))
        };
        // Moves that are known to be too weak, and what they leave us at best.
        let (mut too_weak, mut best) = (0, -left / 2);
        for lane in lanes::<L>(with_choice) {
            let stored = self.table.probe(&slots.get(lane));
            if -stored.upper > alpha {
                known.lower = known.lower.max(-stored.upper);
                self.table.store(slot, known, 1);
                return -stored.upper;
            }
            if -stored.lower <= alpha {
                best = best.max(-stored.lower);
                too_weak |= 1 << lane;
            }
        }

        if look_up && groups::is_worth_asking::<W, H>(left - 1, alpha + 1) {
            for lane in queue.clone() {
                if too_weak >> lane & 1 != 0 {
                    continue;
                }
                let child = node.after(children.cell[lane], children.wins[lane]);
                if let Some(value) = C::promised::<W, H>(&child, left - 1, alpha + 1) {
                    known.lower = known.lower.max(value);
                    self.table.store(slot, known, 1);
                    return known.lower;
                }
            }
        }

        let before = self.nodes;
        let family = Family { node, children: &children, slots: &slots, with_choice, too_weak };
        #[cfg(feature = "sampling")]
        let is_sample = self.recorder.as_mut().is_some_and(|recorder| recorder.wants(left));
        let result = match self.team {
            #[cfg(feature = "sampling")]
            None if is_sample => self.search_all::<C>(&family, queue, moves, alpha),
            Some(team) if left >= TEAM_WORK => {
                self.path.push(Step::new(*slot, moves, alpha, left));
                let result = self.search_in_team::<C>(team, &family, queue, moves, alpha);
                self.path.pop();
                result
            }
            _ => self.search_alone::<C>(&family, queue, moves, alpha),
        };
        let Some(found) = result else { return 0 };
        best = best.max(found);
        if best > alpha {
            known.lower = known.lower.max(best);
        } else {
            known.upper = known.upper.min(best);
        }
        self.table.store(slot, known, self.nodes - before);
        if best > alpha { known.lower } else { known.upper }
    }

    /// Searches the moves of a position in the given order until one is good enough.
    ///
    /// The best score found, or `None` if the search unwinds.
    #[inline(always)]
    fn search_alone<C: Cpu>(
        &mut self,
        family: &Family<L>,
        queue: Queue<L>,
        moves: i32,
        alpha: i32,
    ) -> Option<i32> {
        let mut best = -(Self::CELLS - moves) / 2;
        for lane in queue {
            if family.too_weak >> lane & 1 != 0 {
                continue;
            }
            let (child, slot) = family.child(lane);
            let score = -C::visit(self, &child, moves + 1, -alpha - 1, slot.as_ref());
            if self.unwind != SEARCH_ON {
                return None;
            }
            best = best.max(score);
            if best > alpha {
                break;
            }
        }
        Some(best)
    }

    /// Plays the only safe move. Such positions are not worth a place in the table.
    #[inline(always)]
    fn follow_chain<C: Cpu>(&mut self, node: &Node, cell: u64, moves: i32, alpha: i32) -> i32 {
        let free = Layout::<W, H>::BOARD & !node.filled & !cell;
        let wins = winning_cells::<W, H>(node.own | cell) & free;
        let child = node.after(cell, wins);
        if child.safe_moves::<W, H>() == 0 {
            return (Self::CELLS - 1 - moves) / 2;
        }
        -C::visit(self, &child, moves + 1, -alpha - 1, None)
    }

    /// An upper bound from the zugzwang rules; `i32::MAX` if they are silent.
    #[inline(always)]
    fn zugzwang_bound(node: &Node, moves: i32) -> i32 {
        let &Node { own, filled, their_wins, .. } = node;
        if moves % 2 == 0 {
            if zugzwang::claimeven_fails::<W, H>(own, filled, their_wins) == 0 {
                return -zugzwang::claimeven_value::<W, H>(filled, their_wins);
            }
            if let Some(value) = zugzwang::standoff_value::<W, H>(own, filled, their_wins) {
                return -value;
            }
        } else {
            let value = zugzwang::odd_threat_value::<W, H>(own, filled, their_wins);
            if value > 0 {
                return -value;
            }
        }
        i32::MAX
    }

    /// Whether the answer is still wanted and the limit of nodes is not reached.
    pub(crate) fn is_wanted(&self) -> bool {
        let is_finished = self.team.is_some_and(Team::is_finished);
        !is_finished && !self.control.is_over() && self.nodes < self.limit
    }

    /// Checks now and then: is the answer still wanted?
    #[cold]
    fn poll(&mut self) {
        self.next_poll = self.nodes + self.poll_every;
        self.control.count_nodes(self.poll_every);
        if !self.is_wanted() {
            self.unwind = STOP;
            return;
        }
        if self.team.is_none() && self.table.is_small_for(self.nodes) {
            self.table.grow();
        }
        // Another thread may have answered a question on our way.
        for step in &self.path {
            let stored = self.table.probe(&step.slot);
            if stored.lower > step.alpha || stored.upper <= step.alpha {
                (self.unwind, self.news) = (step.moves, Some(stored));
                return;
            }
        }
    }
}

/// A position with its moves.
pub(crate) struct Family<'a, const L: usize> {
    pub(crate) node: &'a Node,
    children: &'a Children<L>,
    slots: &'a Slots<L>,
    /// The lanes of moves that have a slot.
    with_choice: u32,
    /// The lanes of moves that need not be searched.
    pub(crate) too_weak: u32,
}

impl<const L: usize> Family<'_, L> {
    /// The position after the move of a lane, and its slot if it has one.
    #[inline(always)]
    pub(crate) fn child(&self, lane: usize) -> (Node, Option<Slot>) {
        let child = self.node.after(self.children.cell[lane], self.children.wins[lane]);
        let slot = (self.with_choice >> lane & 1 != 0).then(|| self.slots.get(lane));
        (child, slot)
    }
}
