//! Scripted sessions by lines lead to the same record and the same things said as the session itself.

use fourline_app::Request;
use fourline_app::script::{self, Outcome, Script};
use fourline_native::storage::Storage;
use fourline_players::Books;
use fourline_rules::{Numbering, Shape};
use fourline_terminal::{Console, Heard, Look, Play, Questions, play};
use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// What is typed for a request.
fn line(request: Request, shape: Shape) -> String {
    let numbering = Numbering::FromOne;
    match request {
        Request::Pick(symbol) => symbol.to_string(),
        Request::Drop(column) => numbering.number(column).to_string(),
        Request::DropNowhere => "99999999999999999999".to_string(),
        Request::ChooseDisc => "remove".to_string(),
        Request::Remove(cell) => {
            format!("{} {}", cell.row_number(shape.rows()), numbering.number(cell.column))
        }
        Request::Undo => "undo".to_string(),
        Request::Block => "block".to_string(),
        Request::EndTurn => "end".to_string(),
        Request::TakeBack => "takeback".to_string(),
        Request::Redo => "redo".to_string(),
        Request::Resign => "resign".to_string(),
        Request::OfferDraw => "draw".to_string(),
        Request::NewGame => "restart".to_string(),
        Request::Accept | Request::Answer(true) => "y".to_string(),
        Request::Decline | Request::Answer(false) => "n".to_string(),
        other => panic!("no script has {other:?}"),
    }
}

#[derive(Clone, Default)]
struct Written(Arc<Mutex<Vec<u8>>>);

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn by_lines(script: &Script) -> (Outcome, String) {
    let folder = tempfile::tempdir().unwrap();
    let written = Written::default();
    let (mut console, send, _) = Console::new(Box::new(written.clone()), true);
    let shape = script.game.rules.shape;
    let mut choosing = false;
    let mut lines = Vec::new();
    for &request in &script.requests {
        // Choosing a disc is left by its own word.
        lines.push(match request {
            Request::ChooseDisc if choosing => "back".to_string(),
            request => line(request, shape),
        });
        choosing = match request {
            Request::ChooseDisc => !choosing,
            _ => false,
        };
    }
    lines.push("quit".to_string());
    let typing = std::thread::spawn(move || {
        for line in lines {
            if send.send(Heard::Line(line)).is_err() {
                return;
            }
        }
    });
    let mut session = script::session(script);
    let (config, data) = (folder.path().join("config"), folder.path().join("data"));
    let mut storage = Storage::in_folders(&config, &data, Books::none(), None);
    let left = play(
        Play {
            console: &mut console,
            look: Look::default(),
            questions: Questions::Offered,
            storage: &mut storage,
            start: Instant::now(),
            online: None,
        },
        &mut session,
    );
    drop(left);
    drop(console);
    typing.join().unwrap();
    let text = String::from_utf8(written.0.lock().unwrap().clone()).unwrap();
    (script::outcome(&session), text)
}

#[test]
fn scripted_sessions_are_the_same_by_lines() {
    for script in script::all() {
        let expected = script::play(&script);
        let (outcome, text) = by_lines(&script);
        assert_eq!(outcome, expected, "{}:\n{text}", script.name);
        // Everything that was said was written, in its order.
        let mut rest = text.as_str();
        for sentence in &expected.said {
            let at = rest.find(sentence.as_str());
            let at = at.unwrap_or_else(|| panic!("{}: {sentence:?} is missing", script.name));
            rest = &rest[at + sentence.len()..];
        }
    }
}
