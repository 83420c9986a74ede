//! What an unfinished position seems to be worth to the side to move. Only an estimate: lines that
//! can still be won count the more the fuller they are, and unused removes and blocks are worth
//! something.

use super::bits::Bits;
use super::lines::Lines;
use super::state::State;

/// What an unused remove or block is worth, in the measure of lines.
const UNUSED: i32 = 12;

/// Estimates stay below this, far from what a won game is worth.
const MOST: i32 = 500_000;

/// The worth of an open line with so many own discs, one or more.
fn worth(discs: u32) -> i32 {
    // One more disc in a line makes it four times as dear.
    1 << (2 * (discs - 1)).min(16)
}

/// The worth of a position to the side to move; 0 is even.
pub(super) fn value<B: Bits>(state: &State<B>, lines: &Lines<B>) -> i32 {
    let (own, their) = (state.own(), state.their());
    let mut value = 0;
    lines.open(own, their, |discs, count| value += worth(discs) * count as i32);
    lines.open(their, own, |discs, count| value -= worth(discs) * count as i32);
    let me = usize::from(state.turn);
    let left = |side: usize| i32::from(state.removes[side]) + i32::from(state.blocks[side]);
    (value + UNUSED * (left(me) - left(1 - me))).clamp(-MOST, MOST)
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_rules::Shape;

    #[test]
    fn the_centre_is_worth_more_than_the_edge_and_the_empty_board_is_even() {
        let lines = Lines::<u64>::new(Shape::CLASSIC);
        let state = |first: u64, turn| State {
            discs: [first, 0],
            turn,
            removes: [0; 2],
            blocks: [0; 2],
            opening: [false; 2],
        };
        assert_eq!(value(&state(0, 0), &lines), 0);
        let (centre, edge) = (1 << 18, 1);
        assert!(value(&state(centre, 0), &lines) > value(&state(edge, 0), &lines));
        assert_eq!(value(&state(centre, 0), &lines), -value(&state(centre, 1), &lines));
    }
}
