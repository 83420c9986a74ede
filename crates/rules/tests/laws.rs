//! Laws that hold for every board: text round-trips, every legal move plays, taking back restores.

use fourline_rules::{
    BadInput, Discs, MoveList, Numbering, Opening, Outcome, Position, Rules, Shape, Side, Symbols,
    Undo, WhoStarts,
};
use proptest::prelude::*;

fn shapes() -> impl Strategy<Value = Shape> {
    (4u32..=16, 4u32..=16, 3u32..=16).prop_filter_map("a board that can be played", |(c, r, n)| {
        Shape::new(c, r, n.min(c.max(r))).ok()
    })
}

/// A game of random drops, ended early if a line appears.
fn games() -> impl Strategy<Value = (Shape, Vec<u8>, Position)> {
    (shapes(), prop::collection::vec(any::<u8>(), 0..140)).prop_map(|(shape, choices)| {
        let mut position = Position::empty(shape);
        let mut columns = Vec::new();
        for choice in choices {
            if position.outcome() != Outcome::Open {
                break;
            }
            let open: Vec<_> = position.open_columns().collect();
            let column = open[choice as usize % open.len()];
            position.drop(Side::BOTH[columns.len() % 2], column).unwrap();
            columns.push(column.index() as u8);
        }
        (shape, columns, position)
    })
}

fn times() -> impl Strategy<Value = std::num::NonZeroU8> {
    (1u8..=99).prop_map(|n| n.try_into().unwrap())
}

fn rules() -> impl Strategy<Value = Rules> {
    (
        shapes(),
        prop_oneof![
            Just(BadInput::AskAgain),
            times().prop_map(BadInput::LosesPerMove),
            times().prop_map(BadInput::LosesPerGame),
        ],
        prop_oneof![
            Just(Undo::Never),
            times().prop_map(Undo::Offered),
            (0u8..=99).prop_map(Undo::Strict),
        ],
        prop_oneof![Just(Opening::Free), Just(Opening::Centre)],
        (0u8..=99, 0u8..=99),
        prop_oneof![Just(WhoStarts::SeatOne), Just(WhoStarts::Drawn)],
        prop_oneof![
            Just(Symbols::BySeat),
            Just(Symbols::StarterPicks),
            Just(Symbols::StarterFirst)
        ],
        prop_oneof![Just(Discs::XO), Just(Discs::YR)],
    )
        .prop_map(
            |(shape, bad_input, undo, opening, (removes, blocks), who_starts, symbols, discs)| {
                Rules {
                    shape,
                    bad_input,
                    undo,
                    opening,
                    removes,
                    blocks,
                    who_starts,
                    symbols,
                    discs,
                }
            },
        )
}

proptest! {
    #[test]
    fn rules_read_back(rules in rules()) {
        prop_assert_eq!(rules.to_string().parse(), Ok(rules));
    }

    #[test]
    fn move_lists_and_drawings_read_back((shape, columns, position) in games()) {
        let letters: String = columns.iter().map(|&c| (b'a' + c) as char).collect();
        let (moves, reached) = MoveList::parse(&letters, shape, Numbering::FromOne).unwrap();
        prop_assert_eq!(reached, position);
        for numbering in [Numbering::FromOne, Numbering::FromZero] {
            let digits = moves.to_digits(numbering);
            prop_assert_eq!(MoveList::parse(&digits, shape, numbering), Ok((moves.clone(), position)));
        }
        prop_assert_eq!(moves.to_letters(), letters);
        let drawn = Position::from_drawing(&position.to_string(), shape.connect().into());
        prop_assert_eq!(drawn, Ok(position));
    }

    #[test]
    fn taking_back_every_disc_empties_the_board((shape, columns, mut position) in games()) {
        for column in columns.into_iter().rev() {
            prop_assert!(position.take_back(fourline_rules::Column::new(column)).is_some());
        }
        prop_assert_eq!(position, Position::empty(shape));
    }

    #[test]
    fn removing_keeps_discs_resting((_, _, position) in games(), choice in any::<usize>()) {
        let targets = position.cells_of(position.discs(Side::Second));
        if let Some(&cell) = targets.get(choice % targets.len().max(1)) {
            let mut after = position;
            prop_assert_eq!(after.remove(Side::First, cell), Ok(()));
            prop_assert_eq!(after.occupied().len() + 1, position.occupied().len());
            let connect = position.shape().connect().into();
            prop_assert_eq!(Position::from_drawing(&after.to_string(), connect), Ok(after));
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>(), drawing in "[.XO| \n]{0,400}") {
        let _ = MoveList::parse(&text, Shape::CLASSIC, Numbering::FromOne);
        let _ = Position::from_drawing(&text, 4);
        let _ = Position::from_drawing(&drawing, 4);
        let _ = text.parse::<Rules>();
    }
}
