//! The names of what happens, as programs see them: small letters and hyphens, never translated.

use fourline_game::{Ending, Event, Refusal, Seat, Stage};

/// Where in a turn a game is.
pub fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::PickSymbol => "pick",
        Stage::Move => "move",
        Stage::Dropped(_) => "dropped",
        Stage::Removed => "removed",
        Stage::Over(_) => "over",
    }
}

/// How a game ended.
pub fn ending_name(ending: &Ending) -> &'static str {
    match ending {
        Ending::Line { .. } => "line",
        Ending::BothLines { .. } => "both-lines",
        Ending::BoardFull => "full",
        Ending::TooManyViolations { .. } => "violations",
        Ending::TooManyUndos { .. } => "undos",
        Ending::Resigned { .. } => "resigned",
        Ending::OutOfTime { .. } => "time",
        Ending::Abandoned { .. } => "abandoned",
        Ending::Agreed => "agreed",
        Ending::Aborted { .. } => "aborted",
    }
}

/// What happened, and who did it: no one, if the game has ended.
pub(crate) fn event_name(event: &Event) -> (&'static str, Option<Seat>) {
    match *event {
        Event::SymbolPicked { seat, .. } => ("picked", Some(seat)),
        Event::Dropped { seat, .. } => ("dropped", Some(seat)),
        Event::Violated { seat, .. } => ("violated", Some(seat)),
        Event::Undone { seat, .. } => ("undone", Some(seat)),
        Event::Kept { seat } => ("kept", Some(seat)),
        Event::UndoOverdrawn { seat } => ("undo-overdrawn", Some(seat)),
        Event::Removed { seat, .. } => ("removed", Some(seat)),
        Event::Blocked { seat } => ("blocked", Some(seat)),
        Event::TurnEnded { seat } => ("turn-ended", Some(seat)),
        Event::Resigned { seat } => ("resigned", Some(seat)),
        Event::Offered { seat, .. } => ("offered", Some(seat)),
        Event::OfferAccepted { seat, .. } => ("offer-accepted", Some(seat)),
        Event::OfferDeclined { seat, .. } => ("offer-declined", Some(seat)),
        Event::OfferWithdrawn { seat, .. } => ("offer-withdrawn", Some(seat)),
        Event::OfferLapsed { seat, .. } => ("offer-lapsed", Some(seat)),
        Event::TakenBack { .. } => ("taken-back", None),
        Event::Aborted { seat } => ("aborted", Some(seat)),
        Event::Abandoned { seat } => ("abandoned", Some(seat)),
        Event::TimeRanOut { seat } => ("time-ran-out", Some(seat)),
        Event::TurnPassed { to } => ("turn-passed", Some(to)),
        Event::Ended(_) => ("ended", None),
    }
}

/// Why something was refused: the name of the refusal in small letters, such as `not-your-turn`.
pub fn reason_name(refusal: &Refusal) -> String {
    let whole = format!("{refusal:?}");
    let name = whole.split('(').next().unwrap_or_default();
    let mut code = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !code.is_empty() {
            code.push('-');
        }
        code.push(letter.to_ascii_lowercase());
    }
    code
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_named_without_what_belongs_to_them() {
        assert_eq!(reason_name(&Refusal::NotYourTurn(Seat::Two)), "not-your-turn");
        assert_eq!(reason_name(&Refusal::GameOver), "game-over");
    }
}
