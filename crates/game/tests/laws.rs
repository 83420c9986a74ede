//! Laws of games: refusals change nothing, decided events apply, undo restores, records replay to
//! the same game, time goes forward, takebacks go back, the view never lies.

mod common;

use common::{Chance, random_command, random_setup};
use fourline_game::{
    Action, Clock, Event, Game, GameView, LastKind, Offer, Refusal, Seat, Stage, Viewer, record,
};
use fourline_rules::{BadInput, Column};

/// Plays a random game and shows every step to `look`: before, command's answer, after.
fn each_step(games: u64, mut look: impl FnMut(&Game, &Result<Vec<Event>, Refusal>, &Game)) {
    for number in 0..games {
        let mut chance = Chance::new(number + 77_000_000);
        let mut game = Game::new(random_setup(&mut chance));
        for _ in 0..2_000 {
            let before = game.clone();
            let answer = game.play(random_command(&game, &mut chance));
            look(&before, &answer, &game);
            if game.ending().is_some() {
                break;
            }
        }
    }
}

#[test]
fn a_refusal_changes_nothing_and_an_answer_is_logged() {
    each_step(2_000, |before, answer, after| match answer {
        Err(_) => assert_eq!(before, after),
        Ok(events) => {
            assert_eq!(before.commands().len() + 1, after.commands().len());
            let mut again = before.clone();
            for event in events {
                again.apply(event, after.time_ms());
            }
            assert_eq!(&again, after);
        }
    });
}

#[test]
fn the_last_mark_is_what_was_done_last_on_the_board() {
    each_step(300, |_, answer, after| {
        for event in answer.iter().flatten() {
            let (who, where_, what) = match *event {
                Event::Dropped { seat, cell } => (seat, cell, LastKind::Dropped),
                Event::Removed { seat, cell } => (seat, cell, LastKind::Removed),
                _ => continue,
            };
            let last = after.last().expect("something was done");
            assert_eq!((last.seat, last.cell, last.kind), (who, where_, what));
        }
    });
}

#[test]
fn records_replay_to_the_same_game_at_every_moment() {
    each_step(400, |_, _, after| {
        let text = record::write(after);
        let read = record::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(&read, after);
        assert_eq!(record::write(&read), text);
    });
}

#[test]
fn undo_restores_the_state_but_for_the_undo_itself() {
    let mut seen = 0;
    each_step(2_000, |before, _, _| {
        let Some(seat) = before.turn() else { return };
        // A drop ends some offers, and that stays.
        if before.stage() != Stage::Move || before.offer().is_some() {
            return;
        }
        for column in before.rules().shape.all_columns() {
            let mut game = before.clone();
            let dropped = game.play(seat.does(Action::Drop(column)));
            let stays = matches!(game.stage(), Stage::Dropped(_));
            if dropped.is_err() || !stays || game.undo_loses(seat) {
                continue;
            }
            if game.play(seat.does(Action::Undo)).is_ok() {
                seen += 1;
                let (mut now, mut then) = (GameView::of(&game, seat), GameView::of(before, seat));
                let left = |view: &GameView| view.seat(seat).undos_left.unwrap();
                assert_eq!(left(&now) + 1, left(&then));
                now.seats[seat.index()].undos_left = None;
                then.seats[seat.index()].undos_left = None;
                if let BadInput::LosesPerMove(all) = before.rules().bad_input {
                    let left = &mut now.seats[seat.index()].violations_left;
                    assert_eq!(*left, Some(all.get()), "a disc has fallen since");
                    *left = then.seat(seat).violations_left;
                }
                now.commands -= 2;
                // Whether to remove a disc instead is asked again.
                assert!(!now.has_kept_disc);
                now.has_kept_disc = then.has_kept_disc;
                now.actions.keep = then.actions.keep;
                assert_eq!(now, then);
            }
        }
    });
    assert!(seen > 1_000, "only {seen} undos were tried");
}

#[test]
fn the_view_says_exactly_what_can_be_done() {
    each_step(1_000, |before, _, _| {
        for seat in Seat::BOTH {
            let view = GameView::of(before, seat);
            let may = |action| before.decide(seat.does(action)).map(|_| ());
            assert_eq!(view.actions.undo, may(Action::Undo));
            assert_eq!(view.actions.block, may(Action::Block));
            assert_eq!(view.actions.end_turn, may(Action::EndTurn));
            assert_eq!(view.actions.keep, may(Action::Keep));
            assert_eq!(view.actions.resign, may(Action::Resign));
            assert_eq!(view.actions.abort, may(Action::Abort));
            assert_eq!(view.actions.offer_draw, may(Action::Offer(Offer::Draw)));
            assert_eq!(view.actions.offer_take_back, may(Action::Offer(Offer::TakeBack)));
            assert_eq!(view.actions.accept, may(Action::Accept));
            assert_eq!(view.actions.decline, may(Action::Decline));
            let symbol = before.setup().symbols.second();
            assert_eq!(view.actions.pick_symbol, may(Action::PickSymbol(symbol)));
            let undone = before.decide(seat.does(Action::Undo));
            let loses = undone.iter().flatten().any(|event| matches!(event, Event::Ended(_)));
            assert_eq!(view.actions.undo_loses, loses);
            for (index, drop) in view.actions.drops.iter().enumerate() {
                let events = before.decide(seat.does(Action::Drop(Column::new(index as u8))));
                let dropped = events.iter().flatten().find_map(|event| match *event {
                    Event::Dropped { cell, .. } => Some(cell),
                    _ => None,
                });
                assert_eq!(drop.ok(), dropped);
            }
            for cell in before.rules().shape.all_cells() {
                let can = view.actions.remove.as_ref().is_ok_and(|cells| cells.contains(&cell));
                assert_eq!(can, may(Action::Remove(cell)).is_ok());
            }
        }
    });
}

#[test]
fn a_spectator_sees_the_same_and_can_do_nothing() {
    each_step(100, |_, _, after| {
        let mut view = GameView::of(after, Viewer::Spectator);
        let actions = &view.actions;
        assert!(actions.drops.iter().all(|drop| *drop == Err(Refusal::Spectator)));
        assert_eq!(actions.remove, Err(Refusal::Spectator));
        for may in [
            actions.undo,
            actions.block,
            actions.end_turn,
            actions.pick_symbol,
            actions.keep,
            actions.resign,
            actions.offer_draw,
            actions.offer_take_back,
            actions.accept,
            actions.decline,
            actions.abort,
        ] {
            assert_eq!(may, Err(Refusal::Spectator));
        }
        let seen = GameView::of(after, Seat::Two);
        view.actions = seen.actions.clone();
        assert_eq!(view, seen);
    });
}

#[test]
fn time_goes_forward_and_clocks_fall_only_on_their_owners_turn() {
    each_step(2_000, |before, answer, after| {
        assert!(after.time_ms() >= before.time_ms());
        assert!(after.commands().is_sorted_by_key(|command| command.at_ms));
        assert_eq!(after.time_ms(), after.commands().last().map_or(0, |command| command.at_ms));
        let Some(clock) = before.setup().clock else { return };
        let ran_out = answer.iter().flatten().any(|e| matches!(e, Event::TimeRanOut { .. }));
        for seat in Seat::BOTH {
            let left = |game: &Game| game.clock_left_ms(seat, game.time_ms()).unwrap();
            let would = before.clock_left_ms(seat, after.time_ms()).unwrap();
            assert!(would == left(before) || before.turn() == Some(seat));
            let most = match clock {
                Clock::Total { increment_ms, .. } => would + increment_ms,
                Clock::PerMove { ms } => ms,
            };
            assert!((would..=most).contains(&left(after)));
            assert_eq!(ran_out && before.turn() == Some(seat), left(after) == 0);
        }
    });
}

#[test]
fn a_game_can_be_rewound_and_a_takeback_does_that() {
    let mut takebacks = 0;
    let mut moments = Vec::new();
    each_step(2_000, |before, answer, after| {
        if before.commands().is_empty() {
            moments.clear();
            moments.push(before.clone());
        }
        let Ok(events) = answer else { return };
        moments.push(after.clone());
        let some = after.commands().len() * 2 / 3;
        assert_eq!(after.rewound(some), moments[some]);
        let Some(&Event::TakenBack { to }) = events.last() else { return };
        takebacks += 1;
        let (by, _) = before.offer().expect("a takeback was offered");
        assert_eq!(after.turn(), Some(by));
        assert_eq!(after.stage(), Stage::Move);
        let (mut now, then) = (GameView::of(after, by), GameView::of(&moments[to], by));
        assert_eq!(now.offer, None);
        for (now, then) in now.seats.iter_mut().zip(&then.seats) {
            now.clock_left_ms = then.clock_left_ms;
        }
        (now.offer, now.commands, now.time_ms) = (then.offer, then.commands, then.time_ms);
        now.actions = then.actions.clone();
        assert_eq!(now, then);
    });
    assert!(takebacks > 300, "only {takebacks} takebacks were seen");
}

#[test]
fn any_text_is_read_as_a_record_or_refused_with_a_place() {
    let mut chance = Chance::new(5);
    let mut texts = Vec::new();
    each_step(3, |_, _, after| texts.push(record::write(after)));
    for number in 0..20_000 {
        let mut text: Vec<char> = texts[number % texts.len()].chars().collect();
        for _ in 0..=chance.below(3) {
            let at = chance.below(text.len().max(1) as u64) as usize;
            match chance.below(3) {
                _ if text.is_empty() => {}
                0 => drop(text.remove(at)),
                1 => {
                    text[at] =
                        chance.pick(&['"', '\\', '#', '\u{0}', '9', ':', '\n', '@', 'é', 'z']);
                }
                _ => text.truncate(at + 1),
            }
        }
        let text: String = text.into_iter().collect();
        if let Err(error) = record::read(&text) {
            assert!(error.line >= 1 && error.line <= text.lines().count() + 1, "{error}\n{text}");
            assert!(error.column >= 1 && !error.problem.to_string().is_empty(), "{error}\n{text}");
        }
    }
}
