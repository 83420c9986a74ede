//! Scripted sessions by keys and clicks in the window lead to the same record and the same things said as
//! the session itself.

use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use fourline_app::script::{self, Outcome, Script};
use fourline_app::settings::{Motion, Settings, Speed};
use fourline_app::words::Speaker;
use fourline_app::{Prompt, Request};
use fourline_native::storage::Storage;
use fourline_players::Books;
use fourline_rules::Shape;
use fourline_window::{App, Interrupt, Opening, Start};

type Window<'a> = Harness<'a, App>;

fn open(script: &Script, folder: &std::path::Path) -> Window<'static> {
    let (config, data) = (folder.join("config"), folder.join("data"));
    let app = App::new(Opening {
        options: script.options(),
        start: Start::Menu,
        settings: Settings { motion: Motion::Reduced, speed: Speed::Fast, ..Settings::default() },
        spoken: Default::default(),
        storage: Storage::in_folders(&config, &data, Books::none(), None),
        say: Box::new(|_| {}),
        interrupt: Interrupt::default(),
    });
    let builder = Harness::builder().with_size([1100.0, 820.0]).with_step_dt(1.0 / 30.0);
    builder.build_eframe(|_| app)
}

/// Frames go by until no computer thinks; a slow machine only takes longer.
fn settle(window: &mut Window) {
    window.run_steps(2);
    let thinks = |app: &App| {
        let session = app.play().map(|play| play.session());
        session.is_none_or(|session| matches!(session.prompt(), Prompt::Thinking(_)))
    };
    while thinks(window.state()) {
        window.run_steps(1);
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
}

fn ask(window: &mut Window, request: Request, shape: Shape) {
    let (key, shift) = match request {
        Request::Remove(cell) => {
            let cell = Speaker::default().words().cell(cell, shape);
            let label = format!("Remove the disc at {cell}");
            window.get_by_role_and_label(Role::Button, &label).click();
            return settle(window);
        }
        Request::Drop(column) => {
            let label = format!("Column {}", column.index() + 1);
            window.get_by_role_and_label(Role::Button, &label).click();
            return settle(window);
        }
        // The second symbol: scripts take no other.
        Request::Pick(_) => (Key::Num2, false),
        Request::ChooseDisc => (Key::X, false),
        Request::Undo => (Key::U, false),
        Request::Block => (Key::B, false),
        Request::EndTurn => (Key::E, false),
        Request::TakeBack => (Key::Z, false),
        Request::Redo => (Key::Z, true),
        Request::Resign => (Key::R, true),
        Request::OfferDraw => (Key::D, false),
        Request::NewGame => (Key::N, true),
        Request::Accept | Request::Answer(true) => (Key::Y, false),
        Request::Decline | Request::Answer(false) => (Key::N, false),
        other => panic!("no script has {other:?}"),
    };
    match shift {
        true => window.key_press_modifiers(Modifiers::SHIFT, key),
        false => window.key_press(key),
    }
    settle(window);
}

fn in_window(script: &Script) -> Outcome {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(script, folder.path());
    settle(&mut window);
    for &request in &script.requests {
        ask(&mut window, request, script.game.rules.shape);
    }
    script::outcome(window.state().play().expect("a game is played").session())
}

#[test]
fn scripted_sessions_are_the_same_in_the_window() {
    for script in script::all() {
        assert_eq!(in_window(&script), script::play(&script), "{}", script.name);
    }
}
