//! What the engine of the players proves about a turn under any rule set: lines to the end of the game, or nothing
//! but an estimate.

use crate::course::end_turn;
use crate::explain::Explanation;
use crate::facts::facts;
use crate::reason::Reason;
use fourline_game::{Action, Game, Seat};
use fourline_players::Prospect;
use fourline_players::engine::{Budget, Wanted, judge_for};

/// The longest line that is followed, in turns.
const LONGEST: usize = 40;

/// The reasons for a turn, with the line that proves what it leads to where `with_line` wants one.
pub(crate) fn reasons(
    game: &Game,
    explanation: &Explanation,
    is_only: bool,
    with_line: bool,
    budget: impl Fn() -> Budget,
) -> Vec<Reason> {
    let Some(seat) = game.turn() else { return Vec::new() };
    let seen = facts(game.position(), game.side(seat), &explanation.actions);
    let mut reasons = seen.map(|(reasons, _)| reasons).unwrap_or_default();
    if is_only {
        reasons.push(Reason::OnlyMove);
    }
    match explanation.prospect {
        Prospect::Estimate(score) => reasons.push(Reason::Estimate(score)),
        Prospect::Draw | Prospect::Wins(1) => {}
        Prospect::Wins(_) | Prospect::Loses(_) => {
            // What the opponent does next is seen already.
            let is_seen = explanation.prospect == Prospect::Loses(2)
                && reasons.iter().any(Reason::explains_result);
            let line = (with_line && !is_seen).then(|| line(game, seat, explanation, budget));
            reasons.extend(line.flatten().map(|turns| Reason::Line { turns }));
        }
    }
    reasons
}

/// Best play after a turn that wins or loses, to the end of the game; `None` if the engine can't prove all of it.
fn line(
    game: &Game,
    seat: Seat,
    explanation: &Explanation,
    budget: impl Fn() -> Budget,
) -> Option<Vec<Vec<Action>>> {
    let winner = match explanation.prospect {
        Prospect::Wins(_) => seat,
        _ => seat.other(),
    };
    let mut game = game.clone();
    make(&mut game, seat, &explanation.actions)?;
    let mut turns = Vec::new();
    while game.ending().is_none() {
        let turn = game.turn().filter(|_| turns.len() < LONGEST)?;
        // One win is enough for the winner; of the other side every turn has to lose.
        let wanted = if turn == winner { Wanted::Within(0) } else { Wanted::All };
        let best = judge_for(&game, &budget(), wanted).candidates.into_iter().next()?;
        let is_proved = match best.prospect {
            Prospect::Wins(_) => turn == winner,
            Prospect::Loses(_) => turn != winner,
            Prospect::Draw | Prospect::Estimate(_) => false,
        };
        if !is_proved {
            return None;
        }
        make(&mut game, turn, &best.actions)?;
        turns.push(best.actions);
    }
    Some(turns)
}

/// Makes a whole turn.
fn make(game: &mut Game, seat: Seat, actions: &[Action]) -> Option<()> {
    for &action in actions {
        game.play(seat.does(action)).ok()?;
    }
    end_turn(game, seat);
    Some(())
}
