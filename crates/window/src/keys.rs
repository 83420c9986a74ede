//! Which key asks for what: the same letters as on the full screen in the terminal.

use crate::board_ui::is_free_for_board;
use crate::panel_ui::Wish;
use eframe::egui::{Context, Event, Key, Modifiers};
use fourline_app::digits::Digits;
use fourline_app::settings::{Confirm, Settings};
use fourline_app::{Prompt, Request, SessionView};
use fourline_rules::Column;
use fourline_words::Language;
use fourline_words::catalogue::window as say;

/// Letters; a capital one is typed with Shift.
const LETTERS: [(char, Key, Request); 12] = [
    ('e', Key::E, Request::EndTurn),
    ('u', Key::U, Request::Undo),
    ('x', Key::X, Request::ChooseDisc),
    ('b', Key::B, Request::Block),
    ('z', Key::Z, Request::TakeBack),
    ('Z', Key::Z, Request::Redo),
    ('i', Key::I, Request::Hint),
    ('d', Key::D, Request::OfferDraw),
    ('R', Key::R, Request::Resign),
    ('N', Key::N, Request::NewGame),
    ('r', Key::R, Request::NewGame),
    ('p', Key::P, Request::Pause),
];

const DIGITS: [Key; 10] = [
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// The key that stands on a request's button.
pub fn key_of(request: Request, view: &SessionView, language: Language) -> String {
    let symbols = view.game.symbols;
    match request {
        Request::Pick(symbol) => if symbol == symbols.first() { "1" } else { "2" }.to_string(),
        Request::Accept | Request::Answer(true) => "y".to_string(),
        Request::Decline | Request::Answer(false) => "n".to_string(),
        Request::MoveNow => say::key_escape(language),
        request => {
            let letter = LETTERS.iter().find(|(_, _, known)| *known == request);
            letter.map_or(String::new(), |(letter, ..)| letter.to_string())
        }
    }
}

/// What the keys ask for that were pressed since the last frame.
pub fn pressed(
    context: &Context,
    view: &SessionView,
    digits: &mut Digits,
    settings: &Settings,
) -> Vec<Wish> {
    let keys: Vec<(Key, bool)> = context.input(|input| {
        let key = |event: &Event| match *event {
            Event::Key { key, pressed: true, repeat, modifiers, .. }
                if !modifiers.alt && !modifiers.command && (!repeat || steps(key)) =>
            {
                Some((key, modifiers.shift))
            }
            _ => None,
        };
        input.events.iter().filter_map(key).collect()
    });
    let ends_turn = matches!(view.prompt, Prompt::EndOfTurn { .. })
        && is_free_for_board(context, view.game.shape());
    let takes_enter = digits.waiting().is_some() || ends_turn;
    let entered = keys.iter().any(|(key, _)| *key == Key::Enter);
    let wishes =
        keys.into_iter().filter_map(|(key, shift)| wish(key, shift, view, digits, settings));
    let mut wishes: Vec<Wish> = wishes.collect();
    // Enter would also press the button that has the keyboard, and more than once while held down.
    if takes_enter
        && context.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter))
        && entered
    {
        wishes.push(match digits.take() {
            Some(number) => column(number, view, settings),
            None => Wish::Ask(Request::EndTurn),
        });
    }
    wishes
}

/// Does this key step through the game? It may be held down.
fn steps(key: Key) -> bool {
    matches!(key, Key::Comma | Key::Period | Key::PageUp | Key::PageDown)
}

fn wish(
    key: Key,
    shift: bool,
    view: &SessionView,
    digits: &mut Digits,
    settings: &Settings,
) -> Option<Wish> {
    let ask = |request: Request| Some(Wish::Ask(request));
    match (&view.prompt, key) {
        (Prompt::Confirm(..), Key::Y) => return ask(Request::Answer(true)),
        (Prompt::Confirm(..), Key::N | Key::Escape) => return ask(Request::Answer(false)),
        (Prompt::Confirm(..), _) => return None,
        (Prompt::Offered { .. }, Key::Y) => return ask(Request::Accept),
        (Prompt::Offered { .. }, Key::N) if !shift => return ask(Request::Decline),
        _ => {}
    }
    if let Some(digit) = DIGITS.iter().position(|known| *known == key) {
        let symbols = view.game.symbols;
        return match (&view.prompt, digit) {
            (Prompt::Pick(_), 1) => ask(Request::Pick(symbols.first())),
            (Prompt::Pick(_), 2) => ask(Request::Pick(symbols.second())),
            _ => {
                let number = digits.push(digit, view.game.shape(), settings.numbering())?;
                Some(column(number, view, settings))
            }
        };
    }
    if key != Key::Enter {
        let waited = digits.take().is_some();
        if waited && matches!(key, Key::Escape | Key::Backspace) {
            return None;
        }
    }
    let known = |(letter, known, _): &&(char, Key, Request)| {
        *known == key && letter.is_uppercase() == shift
    };
    if let Some((_, _, request)) = LETTERS.iter().find(known) {
        return ask(*request);
    }
    match key {
        Key::Escape if view.removing => ask(Request::ChooseDisc),
        Key::Escape if view.step < view.last_step => ask(Request::LookAt(view.last_step)),
        Key::Escape if view.offers.iter().any(|offer| offer.request == Request::MoveNow) => {
            ask(Request::MoveNow)
        }
        Key::Comma | Key::PageUp => ask(Request::LookAt(view.step.saturating_sub(1))),
        Key::Period | Key::PageDown => ask(Request::LookAt(view.step + 1)),
        Key::Home => ask(Request::LookAt(0)),
        Key::End => ask(Request::LookAt(view.last_step)),
        Key::S => Some(Wish::Study),
        Key::H => Some(Wish::HowTo),
        Key::N if !shift => Some(Wish::NextMistake),
        Key::W => Some(Wish::NameFile),
        Key::M => Some(Wish::Menu),
        _ => None,
    }
}

/// A whole number was typed: a drop, or the choice of a column where drops are confirmed.
fn column(number: usize, view: &SessionView, settings: &Settings) -> Wish {
    let column: Option<Column> = settings.numbering().column(number, view.game.shape());
    match (column, settings.confirm) {
        (Some(column), Confirm::On) => Wish::Point(column),
        (Some(column), Confirm::Off) => Wish::Ask(Request::Drop(column)),
        (None, _) => Wish::Ask(Request::DropNowhere),
    }
}
