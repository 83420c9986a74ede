//! What a move was worth beside the others, as chess players mark it. Only what is proved is judged.

use fourline_players::Prospect;

/// What is proved about a position, or a move, for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The opponent wins.
    Lost,
    /// Nothing is proved.
    Open,
    /// Neither can win.
    Drawn,
    /// The player wins.
    Won,
}

/// What is proved about a prospect.
pub const fn standing(prospect: Prospect) -> Standing {
    match prospect {
        Prospect::Wins(_) => Standing::Won,
        Prospect::Draw => Standing::Drawn,
        Prospect::Loses(_) => Standing::Lost,
        Prospect::Estimate(_) => Standing::Open,
    }
}

/// What is to be said about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// The only move that kept the result, and it was found; where that was not obvious.
    OnlyMove,
    /// No move was better.
    Best,
    /// The result was kept, and at most two moves were lost on the way.
    Good,
    /// The result was kept, but the win is more than two moves further away, or the loss nearer.
    Slip,
    /// The result got worse.
    Mistake,
    /// A win was turned into a loss.
    Blunder,
}

impl Judgement {
    /// All, the best first.
    pub const ALL: [Judgement; 6] = [
        Judgement::OnlyMove,
        Judgement::Best,
        Judgement::Good,
        Judgement::Slip,
        Judgement::Mistake,
        Judgement::Blunder,
    ];

    /// The mark behind the move; most moves have none.
    pub const fn mark(self) -> &'static str {
        match self {
            Judgement::OnlyMove => "!",
            Judgement::Best | Judgement::Good | Judgement::Slip => "",
            Judgement::Mistake => "?",
            Judgement::Blunder => "??",
        }
    }

    /// A word for programs.
    pub const fn kind(self) -> &'static str {
        match self {
            Judgement::OnlyMove => "only_move",
            Judgement::Best => "best",
            Judgement::Good => "good",
            Judgement::Slip => "slip",
            Judgement::Mistake => "mistake",
            Judgement::Blunder => "blunder",
        }
    }

    /// Did it make the result worse?
    pub const fn is_mistake(self) -> bool {
        matches!(self, Judgement::Mistake | Judgement::Blunder)
    }

    /// What it counts for the accuracy; see `docs/review.md`.
    pub const fn points(self) -> u32 {
        match self {
            Judgement::OnlyMove | Judgement::Best => 100,
            Judgement::Good => 90,
            Judgement::Slip => 70,
            Judgement::Mistake => 30,
            Judgement::Blunder => 0,
        }
    }
}

/// How many turns of both sides may be lost by a good move.
const FEW_TURNS: u32 = 4;

/// Judges a move that leads to `played`, where the other moves lead to `others`. `None` where too little is proved.
pub fn judge(played: Prospect, others: &[Prospect]) -> Option<Judgement> {
    let best = others.iter().copied().fold(played, better);
    match (standing(best), standing(played)) {
        (Standing::Won, Standing::Lost) => return Some(Judgement::Blunder),
        (Standing::Won, Standing::Drawn | Standing::Open) => return Some(Judgement::Mistake),
        (Standing::Drawn | Standing::Open, Standing::Lost) => return Some(Judgement::Mistake),
        _ => {}
    }
    if is_only_move(played, others) {
        return Some(Judgement::OnlyMove);
    }
    let lost = match (best, played) {
        (Prospect::Draw, Prospect::Draw) => 0,
        (Prospect::Wins(best), Prospect::Wins(played)) => played.saturating_sub(best),
        (Prospect::Loses(best), Prospect::Loses(played)) => best.saturating_sub(played),
        _ => return None,
    };
    Some(match lost {
        0 => Judgement::Best,
        1..=FEW_TURNS => Judgement::Good,
        _ => Judgement::Slip,
    })
}

/// The better of two. What is not proved is between a win and a loss, and above a draw if it looks good.
fn better(one: Prospect, other: Prospect) -> Prospect {
    let value = |prospect| match prospect {
        Prospect::Wins(turns) => (3, -i64::from(turns)),
        Prospect::Estimate(score) if score > 0 => (2, i64::from(score)),
        Prospect::Draw => (1, 0),
        Prospect::Estimate(score) => (0, i64::from(score)),
        Prospect::Loses(turns) => (-1, i64::from(turns)),
    };
    if value(other) > value(one) { other } else { one }
}

/// Was it the one move that keeps the result, where that was not obvious? A line that is completed or stopped is
/// obvious.
fn is_only_move(played: Prospect, others: &[Prospect]) -> bool {
    let worse = |other: &Prospect| match (standing(played), standing(*other)) {
        (Standing::Won, other) => matches!(other, Standing::Drawn | Standing::Lost),
        (Standing::Drawn, other) => other == Standing::Lost,
        (Standing::Lost | Standing::Open, _) => false,
    };
    let is_obvious = matches!(played, Prospect::Wins(1))
        || others.iter().all(|other| matches!(other, Prospect::Loses(2)));
    !others.is_empty() && !is_obvious && others.iter().all(worse)
}

#[cfg(test)]
mod tests {
    use super::*;
    use Prospect::{Draw, Estimate, Loses, Wins};

    #[test]
    fn moves_are_judged_by_what_is_proved() {
        for (played, others, judgement) in [
            (Wins(5), vec![Wins(5), Draw], Some(Judgement::Best)),
            (Wins(9), vec![Wins(5), Draw], Some(Judgement::Good)),
            (Wins(11), vec![Wins(5), Draw], Some(Judgement::Slip)),
            (Wins(5), vec![Draw, Loses(4)], Some(Judgement::OnlyMove)),
            (Wins(1), vec![Draw, Loses(4)], Some(Judgement::Best)),
            (Draw, vec![Loses(6), Loses(2)], Some(Judgement::OnlyMove)),
            (Draw, vec![Loses(2), Loses(2)], Some(Judgement::Best)),
            (Draw, vec![Draw], Some(Judgement::Best)),
            (Draw, vec![Wins(7)], Some(Judgement::Mistake)),
            (Loses(4), vec![Draw], Some(Judgement::Mistake)),
            (Loses(4), vec![Wins(9)], Some(Judgement::Blunder)),
            (Loses(4), vec![Loses(10)], Some(Judgement::Slip)),
            (Loses(8), vec![Loses(10)], Some(Judgement::Good)),
            (Loses(4), vec![Estimate(-20)], Some(Judgement::Mistake)),
            (Estimate(3), vec![Wins(3)], Some(Judgement::Mistake)),
            (Estimate(3), vec![Estimate(90)], None),
            (Draw, vec![Estimate(90)], None),
            (Draw, vec![], Some(Judgement::Best)),
        ] {
            assert_eq!(judge(played, &others), judgement, "{played:?} {others:?}");
        }
    }
}
