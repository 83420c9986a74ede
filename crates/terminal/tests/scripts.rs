//! Scripted sessions by keys on the full screen lead to the same record and the same things said as the
//! session itself.

mod common;

use common::Screen;
use crossterm::event::KeyCode;
use fourline_app::Request;
use fourline_app::script::{self, Outcome, Script};
use fourline_rules::Shape;
use fourline_terminal::screen::Start;

fn press(screen: &mut Screen, request: Request, shape: Shape) {
    let key = match request {
        Request::Pick(symbol) => symbol.as_char().to_ascii_lowercase(),
        Request::Drop(column) => char::from(b'1' + column.index() as u8),
        Request::ChooseDisc => 'x',
        Request::Remove(cell) => {
            screen.keys(&(cell.column.index() + 1).to_string());
            for _ in 0..shape.rows() {
                screen.press(KeyCode::Down);
            }
            for _ in 0..cell.row {
                screen.press(KeyCode::Up);
            }
            return screen.press(KeyCode::Enter);
        }
        Request::Undo => 'u',
        Request::Block => 'b',
        Request::EndTurn => 'e',
        Request::TakeBack => 'z',
        Request::Redo => 'Z',
        Request::Resign => 'R',
        Request::OfferDraw => 'd',
        Request::NewGame => 'N',
        Request::Accept | Request::Answer(true) => 'y',
        Request::Decline | Request::Answer(false) => 'n',
        other => panic!("no script has {other:?}"),
    };
    screen.press(KeyCode::Char(key));
}

fn on_screen(script: &Script) -> Outcome {
    let mut screen = Screen::new(Start::Menu(Box::new(script.options()))).without_books();
    screen.settle();
    for &request in &script.requests {
        press(&mut screen, request, script.game.rules.shape);
    }
    script::outcome(screen.app.session().expect("a game is played"))
}

#[test]
fn scripted_sessions_are_the_same_on_the_screen() {
    for script in script::all() {
        assert_eq!(on_screen(&script), script::play(&script), "{}", script.name);
    }
}
