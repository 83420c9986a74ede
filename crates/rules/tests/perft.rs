//! Known counts for the classic board.

use fourline_rules::{Position, Shape, Side, distinct_positions, perft};

#[test]
fn lines_of_play_from_the_empty_board() {
    let known = [7, 49, 343, 2401, 16807, 117_649, 823_536, 5_673_234, 39_394_572];
    let empty = Position::empty(Shape::CLASSIC);
    for (ply, count) in known.into_iter().enumerate() {
        assert_eq!(perft(&empty, Side::First, ply as u32 + 1), count, "ply {}", ply + 1);
    }
}

#[test]
fn distinct_positions_by_ply() {
    let known = [1, 7, 49, 238, 1120, 4263, 16422, 54859, 184_275, 558_186];
    assert_eq!(distinct_positions(Shape::CLASSIC, 9), known);
}
