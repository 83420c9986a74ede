//! A table as the server tells it, made into what a session knows.

use crate::place::Place;
use fourline_app::{AwayState, Presence, Series};
use fourline_game::{Game, Name, Player, Seat, Setup, Viewer, record};
use fourline_wire::{First, Phase, State};

/// How long players have been away, in the times of the session.
pub(crate) fn presence(told: fourline_wire::Presence, now_ms: u64) -> Presence {
    Presence {
        away_since_ms: (!told.here).then(|| now_ms.saturating_sub(told.away_ms)),
        claim_at_ms: told.claim_in_ms.map(|in_ms| now_ms.saturating_add(in_ms)),
    }
}

/// The state for a session; `None` if it makes no sense.
pub(crate) fn away_state(
    state: &State,
    you: Option<Seat>,
    place: &Place,
    now_ms: u64,
) -> Option<AwayState> {
    let game = match &state.record {
        Some(record) => record::read(record).ok()?,
        None => not_begun(state)?,
    };
    // What comes later is read by the terms.
    let is_by_terms = game.rules().shape == state.terms.rules.shape;
    if game.commands().len() != state.length as usize || !is_by_terms {
        return None;
    }
    Some(AwayState {
        me: you.map_or(Viewer::Spectator, Viewer::Seat),
        address: place.to_string(),
        is_open: state.phase == Phase::Open,
        clocks_ms: state.clocks_ms.filter(|_| state.phase == Phase::Playing),
        presence: state.players.each_ref().map(|player| {
            player.as_ref().map_or(Presence::default(), |player| presence(player.presence, now_ms))
        }),
        rematch: state.rematch,
        series: Series { wins: state.series.wins, draws: state.series.draws },
        game,
    })
}

/// The game of a table at which a seat is free: the player there is not known yet.
fn not_begun(state: &State) -> Option<Game> {
    let names = ["?", "??"].map(|name| Name::new(name).expect("these are names"));
    let player = |seat: Seat, other: Option<&Name>| match &state.players[seat.index()] {
        Some(player) => Player { name: player.name.clone(), tag: player.kind.clone() },
        None => {
            let [name, another] = names.clone();
            Player::human(if other == Some(&name) { another } else { name })
        }
    };
    let name = |seat: Seat| state.players[seat.index()].as_ref().map(|player| &player.name);
    let one = player(Seat::One, name(Seat::Two));
    let two = player(Seat::Two, Some(&one.name));
    let mut setup = Setup::new(state.terms.rules, [one, two]).ok()?;
    setup.symbols = state.terms.symbols.unwrap_or(setup.symbols);
    (setup.clock, setup.serious) = (state.terms.clock, state.terms.serious);
    let host = Seat::BOTH.into_iter().find(|seat| name(*seat).is_some()).unwrap_or(Seat::One);
    setup.starter = match state.terms.first {
        First::Guest => host.other(),
        First::Host | First::Lot => host,
    };
    Some(Game::new(setup))
}
