//! Laws of notations: what is written in a form reads back the same, in every form, on every board; and
//! no text of any kind breaks a reader.

use fourline_programs::notation::{
    Class, Context, FenProblem, Form, ListProblem, NotationError, Reading, What, find_out,
    read_fen, variant, write_fen,
};
use fourline_rules::{MoveList, Numbering, Outcome, Position, Rules, Shape, Side};
use fourline_words::Language;
use proptest::prelude::*;

fn context(shape: Shape) -> Context {
    let rules = Rules { shape, ..Rules::CLASSIC };
    Context { rules, any_order: false, language: Language::English }
}

fn shapes() -> impl Strategy<Value = Shape> {
    (4u32..=16, 4u32..=16, 3u32..=16).prop_filter_map("a board that can be played", |(c, r, n)| {
        Shape::new(c, r, n.min(c.max(r))).ok()
    })
}

/// A game of random drops, ended early if a line appears.
fn games() -> impl Strategy<Value = (MoveList, Position)> {
    (shapes(), prop::collection::vec(any::<u8>(), 0..140)).prop_map(|(shape, choices)| {
        let mut position = Position::empty(shape);
        let mut letters = String::new();
        for (number, choice) in choices.into_iter().enumerate() {
            if position.outcome() != Outcome::Open {
                break;
            }
            let open: Vec<_> = position.open_columns().collect();
            let column = open[choice as usize % open.len()];
            position.drop(Side::BOTH[number % 2], column).unwrap();
            letters.push(column.letter().unwrap());
        }
        MoveList::parse(&letters, shape, Numbering::FromOne).unwrap()
    })
}

fn of_moves(moves: &MoveList) -> Reading {
    Reading { what: What::Moves(moves.clone()), class: None }
}

proptest! {
    #[test]
    fn every_form_reads_back_what_it_writes((moves, position) in games()) {
        let context = context(moves.shape());
        let reading = of_moves(&moves);
        for form in Form::ALL {
            let text = form.write(&reading, &context).unwrap();
            let again = form.read(&text, &context).unwrap();
            prop_assert_eq!(again.position(), position, "{}: {}", form.name(), text);
            prop_assert_eq!(form.write(&again, &context).unwrap(), text);
            // Forms with moves keep their order, through every other form with moves.
            if matches!(again.what, What::Moves(_) | What::Game(_)) {
                prop_assert_eq!(Form::Letters.write(&again, &context).unwrap(), moves.to_letters());
            }
        }
    }

    #[test]
    fn a_form_that_is_found_out_says_the_same((moves, _) in games()) {
        let context = context(moves.shape());
        for form in Form::ALL {
            let text = form.write(&of_moves(&moves), &context).unwrap();
            match find_out(&[&text], &context) {
                Ok((found, reading)) => {
                    prop_assert_eq!(&reading[0], &form.read(&text, &context).unwrap(), "{}", found.name());
                }
                Err(NotationError::Ambiguous(forms)) => {
                    // Only numbers can be meant in two ways, or short texts.
                    prop_assert!(forms.len() > 1);
                    let first = forms[0].read(&text, &context).unwrap();
                    prop_assert!(forms[1..].iter().all(|f| f.read(&text, &context).unwrap() != first));
                }
                Err(other) => prop_assert!(false, "{}: {text}: {other}", form.name()),
            }
        }
    }

    #[test]
    fn a_position_leads_to_some_moves_only_if_that_is_wanted((moves, position) in games()) {
        let mut context = context(moves.shape());
        let board = Reading { what: What::Board(position), class: None };
        if !moves.columns().is_empty() {
            prop_assert_eq!(Form::Digits.write(&board, &context), Err(NotationError::OrderUnknown));
        }
        context.any_order = true;
        // The search for an order may give up on a large board.
        if let Ok(text) = Form::Digits.write(&board, &context) {
            prop_assert_eq!(Form::Digits.read(&text, &context).unwrap().position(), position);
        }
    }

    #[test]
    fn no_text_breaks_a_reader(text in "[ -~\n]{0,200}", shape in shapes()) {
        for form in Form::ALL {
            if let Err(error) = form.read(&text, &context(shape)) {
                prop_assert!(!error.to_string().is_empty());
            }
        }
    }
}

#[test]
fn the_fen_is_that_of_fairy_stockfish() {
    let read = MoveList::parse("dd", Shape::CLASSIC, Numbering::FromOne).unwrap().1;
    // As Fairy-Stockfish 11.1 writes it after these moves.
    let fen = "7/7/7/7/3p3/3P3[PPPPPPPPPPPPPPPPPPPPpppppppppppppppppppp] w - - 2 2";
    assert_eq!(write_fen(&read).unwrap(), fen);
    assert_eq!(read_fen(fen, 4), Ok(read));
    assert_eq!(read_fen("7/7/7/7/3p3/3P3 w", 4), Ok(read));
    let (name, definition) = variant(Shape::CLASSIC);
    assert_eq!(name, "cfour");
    assert!(definition.contains(
        "startFen = 7/7/7/7/7/7[PPPPPPPPPPPPPPPPPPPPPppppppppppppppppppppp] w - - 0 1\n"
    ));
}

#[test]
fn what_is_wrong_with_a_fen_is_said() {
    let problem = |fen: &str| read_fen(fen, 4).unwrap_err();
    assert_eq!(problem("7/7/7/7/3p3/3P3 b - - 2 2"), FenProblem::Turn);
    assert_eq!(problem("7/7/7/7/3p3/3P3[P] w - - 2 2"), FenProblem::Pocket);
    assert_eq!(problem("7/7/7/7/3p3/3P3[ w"), FenProblem::Pocket);
    assert_eq!(problem("7/7/7/7/3q3/3P3 w"), FenProblem::Unexpected('q'));
    assert_eq!(problem("99999999999999999999/7 w"), FenProblem::Row);
    for bad in
        ["", "7/7", "7/7/7/7/7/7 w KQkq - 0 1", "7/7/7/7/7/7 w - - x 1", "7/7/7/7/7/7 w - - 0 1 1"]
    {
        assert_eq!(problem(bad), FenProblem::Fields, "{bad}");
    }
    let said = problem("7/7/7/3P3/7/7 b").to_string();
    assert_eq!(said, "the disc in row 4, column 4 has an empty cell below it");
}

#[test]
fn lists_are_read_cell_by_cell() {
    let context = context(Shape::CLASSIC);
    let mut values = vec!["0"; 42];
    values[38] = "1";
    values[31] = "2";
    let text = values.join(",");
    let (form, read) = find_out(&[&text], &context).unwrap();
    assert_eq!(form, Form::Kaggle);
    assert_eq!(
        Form::Fen.write(&read[0], &context).unwrap().split('[').next(),
        Some("7/7/7/7/3p3/3P3")
    );
    let short = Form::Kaggle.read("0,1,2", &context);
    let problem = ListProblem::Length { expected: 42, found: 3 };
    assert_eq!(short, Err(NotationError::List(problem)));
    // A line as in the published data set: x moves first, eight discs.
    let line =
        "b,b,b,b,b,b,b,b,b,b,b,b,x,o,b,b,b,b,x,o,x,o,x,o,b,b,b,b,b,b,b,b,b,b,b,b,b,b,b,b,b,b,win";
    let (form, read) = find_out(&[line], &context).unwrap();
    assert_eq!((form, read[0].class), (Form::UciData, Some(Class::Win)));
    assert_eq!(Form::UciData.write(&read[0], &context).unwrap(), line);
    let said = Form::UciData.read(&line.replacen('x', "y", 1), &context).unwrap_err().to_string();
    assert_eq!(said, "value 13: expected b, x or o, found y");
}

#[test]
fn what_can_be_meant_in_two_ways_is_refused_with_the_choices() {
    let context = context(Shape::CLASSIC);
    let said = find_out(&["3, 3, 4"], &context).unwrap_err().to_string();
    assert_eq!(
        said,
        "this can be read as digits or digits0, with different meanings; say which with --from"
    );
    assert_eq!(find_out(&["445", "0"], &context).unwrap().0, Form::DigitsFromZero);
    assert_eq!(find_out(&["hello"], &context), Err(NotationError::Unknown));
}
