//! The keys that are of use now, the most important first.

use super::GamePage;
use super::page::request;
use crate::screen::house::House;
use crate::screen::keys::Deed;
use fourline_app::{Prompt, Reaction, Request, SessionView};
use fourline_game::{Game, Seat};
use fourline_words::Language;
use fourline_words::catalogue::{online, pages, screen as say};

/// What is offered in the middle of a turn stands before the way out; the rest follows it.
const OF_THE_TURN: [Deed; 4] = [Deed::Undo, Deed::Remove, Deed::Block, Deed::Pause];
const OTHERS: [Deed; 7] = [
    Deed::Claim,
    Deed::Hint,
    Deed::TakeBack,
    Deed::Redo,
    Deed::OfferDraw,
    Deed::Resign,
    Deed::Restart,
];

/// The keys of use, with what stands beside them.
pub(super) fn keys(page: &GamePage, view: &SessionView, house: &House) -> Vec<(Deed, String)> {
    let language = house.language();
    if page.saving.is_some() {
        return vec![
            (Deed::Choose, say::key_save(language)),
            (Deed::Back, say::key_cancel(language)),
        ];
    }
    if page.is_asked_back() {
        return Vec::new();
    }
    let game = page.session.game();
    let offered = |deed: Deed| {
        let request = request(deed)?;
        let offer = view.offers.iter().find(|offer| offer.request == request)?;
        offer.may.ok()?;
        Some((deed, label(request, game, page.session.is_paused(), language)?))
    };
    let main: Vec<(Deed, String)> = match view.prompt {
        Prompt::LookingBack { .. } => vec![
            (Deed::Back, say::key_back_to_now(language)),
            (Deed::Earlier, say::key_earlier(language)),
            (Deed::Later, say::key_later(language)),
        ],
        Prompt::Over(_) if page.session.may(Request::NewGame).is_err() => Vec::new(),
        Prompt::Over(_) => vec![(Deed::Choose, say::key_rematch(language))],
        Prompt::Open if page.session.person().is_some() => {
            vec![(Deed::Copy, online::key_copy_link(language))]
        }
        Prompt::Broken(_) => vec![(Deed::Choose, say::key_try_again(language))],
        Prompt::Thinking(_) if !page.session.is_watched() => {
            vec![(Deed::Back, say::key_move_now(language))]
        }
        Prompt::Pick(_) => {
            let symbols = game.setup().symbols;
            let symbol = if page.second_symbol { symbols.second() } else { symbols.first() };
            // Other keys may be the symbols themselves.
            let mut keys = vec![(Deed::Choose, say::key_take_symbol(language, symbol))];
            if symbols.named(&house.key(Deed::Help)).is_none() {
                keys.push((Deed::Help, say::key_keys(language)));
            }
            keys.push((Deed::Quit, say::key_menu(language)));
            return keys;
        }
        Prompt::RemoveWhich(_) => vec![
            (Deed::Choose, say::key_remove_this(language)),
            (Deed::Back, say::key_back(language)),
        ],
        Prompt::Move { .. } => vec![(Deed::Choose, say::key_drop(language))],
        Prompt::EndOfTurn { .. } => vec![(Deed::Choose, say::key_end_turn(language))],
        _ => Vec::new(),
    };
    let turn = OF_THE_TURN.into_iter().filter_map(offered);
    let turn =
        turn.filter(|_| !view.removing && !matches!(view.prompt, Prompt::LookingBack { .. }));
    let is_over = matches!(view.prompt, Prompt::Over(_));
    let others = OTHERS.into_iter().filter_map(offered);
    let others = others.filter(|(deed, _)| !(is_over && *deed == Deed::Restart));
    let mut keys: Vec<(Deed, String)> = main.into_iter().chain(turn).collect();
    keys.extend([(Deed::Help, say::key_keys(language)), (Deed::Quit, say::key_menu(language))]);
    let study = (Deed::Study, say::key_study(language));
    // After a game, looking at it comes first.
    let at = keys.len();
    keys.extend(others);
    if page.may_study() {
        keys.insert(if is_over { at } else { keys.len() }, study);
    }
    if page.online.is_some() && page.session.may(Request::React(Reaction::Hello)).is_ok() {
        keys.insert(at, (Deed::Say, online::key_say(language)));
    }
    keys.push((Deed::Save, say::key_save(language)));
    keys.push((Deed::Rules, pages::key_how_to_play(language)));
    keys
}

/// What stands beside the key of a request: shorter than on a button. `None` for what has no key of its
/// own.
fn label(request: Request, game: &Game, is_paused: bool, language: Language) -> Option<String> {
    let seat = game.turn().unwrap_or(Seat::One);
    Some(match request {
        Request::Undo if game.undo_loses(seat) => say::key_undo_loses(language),
        Request::Undo => say::key_undo(language),
        Request::ChooseDisc => say::key_remove(language),
        Request::Block => say::key_block(language),
        Request::EndTurn => say::key_end_turn(language),
        Request::Hint => say::key_hint(language),
        Request::TakeBack => say::key_take_back(language),
        Request::Redo => say::key_redo(language),
        Request::Pause if is_paused => say::key_continue(language),
        Request::Pause => say::key_pause(language),
        Request::OfferDraw => say::key_offer_draw(language),
        Request::Resign => say::key_resign(language),
        Request::NewGame => say::key_new_game(language),
        Request::Claim => online::key_claim(language),
        _ => return None,
    })
}
