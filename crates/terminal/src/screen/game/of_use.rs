//! The keys that are of use now, the most important first.

use super::GamePage;
use super::page::request;
use crate::screen::house::House;
use crate::screen::keys::Deed;
use fourline_app::{Prompt, Request, SessionView};

/// What is offered in the middle of a turn stands before the way out; the rest follows it.
const OF_THE_TURN: [Deed; 4] = [Deed::Undo, Deed::Remove, Deed::Block, Deed::Pause];
const OTHERS: [Deed; 6] =
    [Deed::Hint, Deed::TakeBack, Deed::Redo, Deed::OfferDraw, Deed::Resign, Deed::Restart];

/// The keys of use, with what stands beside them.
pub(super) fn keys(page: &GamePage, view: &SessionView, house: &House) -> Vec<(Deed, String)> {
    if page.saving.is_some() {
        return vec![(Deed::Choose, "save".into()), (Deed::Back, "cancel".into())];
    }
    if page.is_asked_back() {
        return Vec::new();
    }
    let (speaker, game) = (house.speaker(), page.session.game());
    let label = |request| speaker.label(request, game, view.removing, page.session.is_paused());
    let offered = |deed: Deed| {
        let request = request(deed)?;
        let offer = view.offers.iter().find(|offer| offer.request == request)?;
        offer.may.ok().map(|()| (deed, label(request)))
    };
    let main: Vec<(Deed, String)> = match view.prompt {
        Prompt::LookingBack { .. } => vec![
            (Deed::Back, "back to now".into()),
            (Deed::Earlier, "earlier".into()),
            (Deed::Later, "later".into()),
        ],
        Prompt::Over(_) => vec![(Deed::Choose, label(Request::NewGame))],
        Prompt::Broken(_) => vec![(Deed::Choose, "Try again".into())],
        Prompt::Thinking(_) if !page.session.is_watched() => {
            vec![(Deed::Back, label(Request::MoveNow))]
        }
        Prompt::Pick(_) => {
            let symbols = game.setup().symbols;
            let symbol = if page.second_symbol { symbols.second() } else { symbols.first() };
            // Other keys may be the symbols themselves.
            let pick = label(Request::Pick(symbol));
            return vec![(Deed::Choose, pick), (Deed::Quit, "menu".to_string())];
        }
        Prompt::RemoveWhich(_) => {
            vec![(Deed::Choose, "Remove this disc".into()), (Deed::Back, "back".into())]
        }
        Prompt::Move { .. } => vec![(Deed::Choose, label(Request::Drop(page.column)))],
        Prompt::EndOfTurn { .. } => vec![(Deed::Choose, label(Request::EndTurn))],
        _ => Vec::new(),
    };
    let turn = OF_THE_TURN.into_iter().filter_map(offered);
    let turn =
        turn.filter(|_| !view.removing && !matches!(view.prompt, Prompt::LookingBack { .. }));
    let is_over = matches!(view.prompt, Prompt::Over(_));
    let others = OTHERS.into_iter().filter_map(offered);
    let others = others.filter(|(deed, _)| !(is_over && *deed == Deed::Restart));
    let mut keys: Vec<(Deed, String)> = main.into_iter().chain(turn).collect();
    keys.extend([(Deed::Help, "keys".to_string()), (Deed::Quit, "menu".to_string())]);
    let study = (Deed::Study, "Study".to_string());
    // After a game, looking at it comes first.
    let at = keys.len();
    keys.extend(others);
    keys.insert(if is_over { at } else { keys.len() }, study);
    keys.push((Deed::Save, "Save".to_string()));
    keys
}
