use super::*;
use crate::board::Board;
use crate::cpu::Baseline;
use crate::plain::Plain;
use crate::testing::Random;

/// The small game played to its end, move by move, without any rule that ends it early: does the follower
/// get what it must? The attacker is to move; `filled` includes the rest.
fn plain_small_game<const W: usize, const H: usize>(
    attacker: u64,
    follower: u64,
    filled: u64,
    must_win: bool,
    early: u64,
) -> bool {
    let moves = |filled: u64| {
        let next = Layout::<W, H>::playable(filled);
        (0..64).map(|bit| 1u64 << bit).filter(move |cell| next & cell != 0)
    };
    moves(filled).all(|cell| {
        let attacker = attacker | cell;
        if has_line::<W, H>(attacker) {
            return false;
        }
        // A line of the rest is not the follower's doing; only a disc on an early cell counts.
        let filled = filled | cell;
        moves(filled).any(|reply| {
            let wins = winning_cells::<W, H>(follower) & reply & early != 0;
            wins || plain_small_game::<W, H>(
                attacker,
                follower | reply,
                filled | reply,
                must_win,
                early,
            )
        }) || (!must_win && moves(filled).next().is_none())
    }) && (moves(filled).next().is_some() || !must_win)
}

/// What one group promises, by the slow twin.
fn plain_promise<const W: usize, const H: usize>(
    position: &Position<W, H>,
    cells: u64,
) -> Option<i32> {
    let value = match position.must_win {
        true => position.needed.max(1),
        false => claimeven_value::<W, H>(position.filled, position.even_wins & !cells),
    };
    let early = match position.must_win && value > 1 {
        true => Layout::<W, H>::BOTTOM * ((1 << (H - 2)) - 1),
        false => Layout::<W, H>::BOARD,
    };
    let attacker = position.attacker | (position.reachable & !cells);
    let filled = position.filled | (Layout::<W, H>::BOARD & !cells);
    let holds =
        plain_small_game::<W, H>(attacker, position.follower, filled, position.must_win, early);
    (value >= position.needed && holds).then_some(value)
}

fn questions<const H: usize>(left: i32) -> impl Iterator<Item = i32> {
    -4..=(if left & 1 == 1 { 2 } else { H as i32 / 2 })
}

/// How often something was promised: a loss prevented, a win, a win by two.
type Said = [usize; 3];

fn check<const W: usize, const H: usize>(board: &Board<W, H>, score: i32, said: &mut Said) {
    let node = Node::new::<W, H>(board.own, board.filled);
    let left = Layout::<W, H>::CELLS - board.moves;
    for needed in questions::<H>(left) {
        if let Some(value) = promised::<W, H, Baseline>(&node, left, needed) {
            assert!(value >= needed);
            assert!(score <= -value, "{value} promised, score {score}: {board:?}");
            said[if left & 1 == 0 { 0 } else { value.min(2) as usize }] += 1;
        }
    }
}

fn check_random<const W: usize, const H: usize>(moves: &[i32], games: usize, seed: u64) -> Said {
    let mut random = Random::new(seed);
    let mut said = [0; 3];
    let mut plain = Plain::<W, H>::new();
    for _ in 0..games {
        let moves = moves[random.below(moves.len())];
        if let Some(board) = random.board::<W, H>(moves) {
            plain.score(&board);
        }
    }
    for (board, score) in plain.known() {
        check(&board, score, &mut said);
    }
    said
}

/// A hundred thousand positions and more in the short form.
fn games(short: usize) -> usize {
    if is_long() { short * 20 } else { short }
}

fn is_long() -> bool {
    std::env::var_os("FOURLINE_LONG").is_some()
}

#[test]
fn promises_never_contradict_plain_search() {
    let seven = check_random::<7, 6>(&[27, 28, 29], games(100), 7);
    let six = check_random::<6, 6>(&[20, 21, 22, 23], games(40), 8);
    let five = check_random::<5, 6>(&[13, 14, 15, 16, 17], games(30), 9);
    let low = check_random::<7, 4>(&[12, 13, 14, 15], games(10), 10);
    for (name, said) in [("7x6", seven), ("6x6", six), ("5x6", five), ("7x4", low)] {
        println!("{name}: {said:?}");
        assert!(said[0] > 100 && said[1] > 100, "{name}: {said:?}");
    }
    assert!(seven[2] > 100, "{seven:?}");
}

#[test]
fn everything_after_some_openings_of_a_small_board_gets_true_promises() {
    // Everything that can be reached from these openings, down to the last disc.
    let mut said = [0; 3];
    let mut random = Random::new(11);
    let mut plain = Plain::<5, 4>::new();
    for _ in 0..40 {
        if let Some(board) = random.board::<5, 4>(5) {
            plain.score(&board);
        }
    }
    for (board, score) in plain.known() {
        check(&board, score, &mut said);
    }
    assert!(said[0] > 1000 && said[1] > 1000, "{said:?}");
}

/// Every position that can be reached on a whole small board; on the wider one in the long form only.
#[test]
fn every_reachable_position_of_a_small_board_gets_true_promises() {
    fn check_all<const W: usize, const H: usize>() -> (usize, Said) {
        let mut plain = Plain::<W, H>::new();
        plain.score(&Board::EMPTY);
        let mut said = [0; 3];
        let positions = plain.known().map(|(board, score)| check(&board, score, &mut said)).count();
        (positions, said)
    }
    let (positions, said) = check_all::<4, 4>();
    assert!(positions > 50_000 && said[0] > 1000 && said[1] > 100, "{positions}: {said:?}");
    if is_long() {
        let (positions, said) = check_all::<5, 4>();
        assert!(positions > 500_000 && said[0] > 1000 && said[1] > 1000, "{positions}: {said:?}");
    }
}

#[test]
fn the_small_game_with_its_rules_never_says_more_than_the_plain_one() {
    let mut random = Random::new(12);
    let (mut promises, mut plain_promises) = (0, 0);
    while plain_promises < 400 {
        let moves = 22 + random.below(8) as i32;
        let Some(board) = random.board::<7, 6>(moves) else { continue };
        let node = Node::new::<7, 6>(board.own, board.filled);
        let left = 42 - board.moves;
        for needed in questions::<6>(left) {
            let Some(position) = Position::<7, 6>::new(&node, left, needed) else { continue };
            let mut groups = position.groups();
            while groups != 0 {
                let cells = Sets::<7>::cells::<6>(groups.trailing_zeros() as usize);
                groups &= groups - 1;
                if (cells & position.free).count_ones() > 8 {
                    continue;
                }
                let plain = plain_promise(&position, cells);
                let quick = position.promised_by::<Baseline>(cells);
                plain_promises += usize::from(plain.is_some());
                promises += usize::from(quick.is_some());
                assert!(quick.is_none() || quick == plain, "{board:?} {cells:x} {needed}");
            }
        }
    }
    // Rules that end it early and the budget give some up, but not many.
    assert!(promises * 10 > plain_promises * 7, "{promises} of {plain_promises}");
}

#[test]
fn columns_are_gathered_into_a_set() {
    let mut random = Random::new(13);
    for _ in 0..1000 {
        let cells = random.next() & random.next() & random.next() & Layout::<7, 6>::BOARD;
        let slow: usize =
            (0..7).filter(|&c| cells & Layout::<7, 6>::column(c) != 0).map(|c| 1 << c).sum();
        assert_eq!(columns_of::<7, 6>(cells), slow);
    }
}
