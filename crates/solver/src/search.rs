//! The search: one question, "is the score above alpha?", asked down the tree.
//! Which questions are asked at the root is decided in `driver.rs`.

use crate::children::{Children, Lanes, Node, Slots, take_lane};
use crate::control::Control;
use crate::key::Key;
use crate::layout::Layout;
use crate::lines::winning_cells;
use crate::order::Order;
use crate::table::{Bounds, Slot, Table};
use crate::team::Team;
use crate::zugzwang;

/// With fewer free cells than this, children are searched rather than looked up first.
const LOOK_UP_CHILDREN: i32 = 8;

/// Plies on which moves are simply tried from the centre outwards.
const CENTRE_FIRST: i32 = 2;

/// With fewer free cells than this, threads do not mind searching the same position.
const TEAM_WORK: i32 = 16;

/// How often, in nodes, the search looks up from its work.
const POLL: u64 = 1 << 10;

/// Values of [`Search::unwind`] besides a number of moves: search on, and stop altogether.
const SEARCH_ON: i32 = i32::MAX;
const STOP: i32 = -1;

/// Instructions that one build of the search may use.
pub(crate) trait Cpu {
    /// Whether several columns fit one register, so that computing all of them costs like one.
    const WIDE: bool;

    /// [`Search::visit`], compiled for this processor.
    fn visit<const W: usize, const H: usize, const L: usize>(
        search: &mut Search<W, H, L>,
        node: &Node,
        moves: i32,
        alpha: i32,
        slot: Option<&Slot>,
    ) -> i32;
}

/// Any processor of the target.
pub(crate) struct Baseline;

impl Cpu for Baseline {
    const WIDE: bool = false;

    fn visit<const W: usize, const H: usize, const L: usize>(
        search: &mut Search<W, H, L>,
        node: &Node,
        moves: i32,
        alpha: i32,
        slot: Option<&Slot>,
    ) -> i32 {
        search.visit::<Self>(node, moves, alpha, slot)
    }
}

/// One thread's search over one board size.
pub(crate) struct Search<'a, const W: usize, const H: usize, const L: usize> {
    table: &'a Table,
    control: &'a Control,
    order: &'a Order<W, H>,
    /// The cells of each column. Kept in memory so that all lanes are loaded at once.
    columns: Lanes<L>,
    /// Positions visited.
    pub(crate) nodes: u64,
    /// Positions visited when the search is to look up, and when it is to give up.
    next_poll: u64,
    pub(crate) limit: u64,
    /// The number of moves of the position to which the search goes back, if not `SEARCH_ON`: all
    /// results of deeper positions are meaningless. `STOP` goes back all the way.
    unwind: i32,
    /// The other threads, if any, and the way to the position that is being searched.
    team: Option<&'a Team>,
    path: Vec<Step>,
    /// Why the search goes back: what another thread found out.
    news: Bounds,
}

/// A position on the way to the one that is being searched, and what is asked about it.
#[derive(Clone, Copy)]
struct Step {
    slot: Slot,
    moves: i32,
    alpha: i32,
}

impl<'a, const W: usize, const H: usize, const L: usize> Search<'a, W, H, L> {
    const CELLS: i32 = Layout::<W, H>::CELLS;

    pub(crate) fn new(
        table: &'a Table,
        control: &'a Control,
        order: &'a Order<W, H>,
        team: Option<&'a Team>,
    ) -> Self {
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
            next_poll: POLL,
            limit: u64::MAX,
            unwind: SEARCH_ON,
            team,
            path: Vec::new(),
            news: Bounds::NOTHING,
        }
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
        if safe & (safe - 1) == 0 {
            return self.follow_chain::<C>(node, safe, moves, alpha);
        }
        if self.nodes >= self.next_poll {
            self.poll();
            if self.unwind != SEARCH_ON {
                return 0;
            }
        }

        let mut known = Bounds { lower, upper };
        let own_slot;
        let slot = match slot {
            Some(slot) => slot,
            None => {
                if zugzwang::applies::<H>() {
                    known.upper = known.upper.min(Self::zugzwang_bound(node, moves));
                    if known.upper <= alpha {
                        return known.upper;
                    }
                }
                let (own_wins, their_wins) = (node.own_wins, node.their_wins);
                let key = Key::new::<W, H>(node.own, node.filled, own_wins, their_wins);
                own_slot = Slot::new(key, Layout::<W, H>::WIDTH_IN_BITS);
                self.table.prefetch(&own_slot);
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
        known.lower = known.lower.max(stored.lower);
        known.upper = known.upper.min(stored.upper);

        let wide = C::WIDE;
        let children = match wide {
            true => Children::<L>::new::<W, H, true>(node, safe, &self.columns),
            false => Children::<L>::new::<W, H, false>(node, safe, &self.columns),
        };
        if children.wins_soon() {
            return upper;
        }
        known.upper = known.upper.min((left - 3) / 2);
        if known.upper <= alpha {
            return known.upper;
        }
        let look_up = left >= LOOK_UP_CHILDREN;
        if look_up && zugzwang::applies::<H>() {
            let first_player_moves = moves % 2 == 0;
            let promised = match wide {
                true => children.promised::<W, H, true>(node, first_player_moves),
                false => children.promised::<W, H, false>(node, first_player_moves),
            };
            if promised > alpha && promised >= 0 {
                return promised;
            }
        }
        // What moves already known to be too weak leave us at best.
        let mut best = -left / 2;
        let mut too_weak = 0u32;
        let with_choice = children.with_choice();
        let slots = match wide {
            true => children.slots::<W, H, true>(node, look_up),
            false => children.slots::<W, H, false>(node, look_up),
        };
        if look_up {
            let mut lanes = with_choice;
            while let Some(lane) = take_lane::<L>(&mut lanes) {
                self.table.prefetch(&slots.get(lane));
            }
        }
        let (sorted, count) = if moves < CENTRE_FIRST {
            children.centre_first::<W>()
        } else {
            let weights = self.order.set(moves, alpha);
            match wide {
                true => children.sorted::<W, H, true>(node, weights),
                false => children.sorted::<W, H, false>(node, weights),
            }
        };
        if look_up {
            let mut lanes = with_choice;
            while let Some(lane) = take_lane::<L>(&mut lanes) {
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
        }
        let nodes_before = self.nodes;
        let moves_left = &sorted[..count];
        if let Some(team) = self.team.filter(|_| left >= TEAM_WORK) {
            self.path.push(Step { slot: *slot, moves, alpha });
            let family = Family { node, children: &children, slots: &slots, with_choice, too_weak };
            let result = self.visit_in_team::<C>(team, &family, moves_left, moves, alpha);
            self.path.pop();
            match result {
                Some(score) => best = best.max(score),
                None => return 0,
            }
        } else {
            for &lane in moves_left {
                let lane = lane as usize % L;
                if too_weak >> lane & 1 != 0 {
                    continue;
                }
                let child = node.after(children.cell[lane], children.wins[lane]);
                let child_slot = slots.get(lane);
                let child_slot = (look_up && with_choice >> lane & 1 != 0).then_some(&child_slot);
                let score = -C::visit(self, &child, moves + 1, -alpha - 1, child_slot);
                if self.unwind != SEARCH_ON {
                    return 0;
                }
                if score > best {
                    best = score;
                    if best > alpha {
                        break;
                    }
                }
            }
        }
        if best > alpha {
            known.lower = known.lower.max(best);
        } else {
            known.upper = known.upper.min(best);
        }
        self.table.store(slot, known, self.nodes - nodes_before);
        if best > alpha { known.lower } else { known.upper }
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
        } else {
            let value = zugzwang::odd_threat_value::<W, H>(own, filled, their_wins);
            if value > 0 {
                return -value;
            }
        }
        i32::MAX
    }

    /// Searches the children of a position of which other threads may be searching some.
    ///
    /// The best score found, or `None` if the search unwinds further.
    fn visit_in_team<C: Cpu>(
        &mut self,
        team: &Team,
        family: &Family<L>,
        sorted: &[u8],
        moves: i32,
        alpha: i32,
    ) -> Option<i32> {
        let mut best = -(Self::CELLS - moves) / 2;
        let mut later = 0u32;
        let mut searched_one = false;
        for second_round in [false, true] {
            for &lane in sorted {
                let lane = lane as usize % L;
                if family.too_weak >> lane & 1 != 0 || second_round && later >> lane & 1 == 0 {
                    continue;
                }
                let slot = family.slots.get(lane);
                let has_slot = family.with_choice >> lane & 1 != 0;
                if !second_round && searched_one && has_slot && team.is_busy(&slot) {
                    later |= 1 << lane;
                    continue;
                }
                searched_one = true;
                let (cell, wins) = (family.children.cell[lane], family.children.wins[lane]);
                let child = family.node.after(cell, wins);
                if has_slot {
                    team.begin(&slot);
                }
                let score =
                    -C::visit(self, &child, moves + 1, -alpha - 1, has_slot.then_some(&slot));
                if has_slot {
                    team.end(&slot);
                }
                if self.unwind == moves {
                    self.unwind = SEARCH_ON;
                    let Bounds { lower, upper } = self.news;
                    return Some(if lower > alpha { lower } else { upper });
                }
                if self.unwind != SEARCH_ON {
                    return None;
                }
                best = best.max(score);
                if best > alpha {
                    return Some(best);
                }
            }
        }
        Some(best)
    }

    /// Looks up from the work: is it still wanted?
    #[cold]
    fn poll(&mut self) {
        self.next_poll = self.nodes + POLL;
        self.control.count_nodes(POLL);
        if self.control.is_cancelled() || self.nodes >= self.limit {
            self.unwind = STOP;
        }
        let Some(team) = self.team else { return };
        if team.is_finished() {
            self.unwind = STOP;
            return;
        }
        // Another thread may have answered a question on our way.
        for step in &self.path {
            let stored = self.table.probe(&step.slot);
            if stored.lower > step.alpha || stored.upper <= step.alpha {
                (self.unwind, self.news) = (step.moves, stored);
                return;
            }
        }
    }
}

/// A position with its moves, as seen by [`Search::visit_in_team`].
struct Family<'a, const L: usize> {
    node: &'a Node,
    children: &'a Children<L>,
    slots: &'a Slots<L>,
    with_choice: u32,
    too_weak: u32,
}
