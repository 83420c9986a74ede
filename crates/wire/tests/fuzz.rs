//! Noise for everything that a client may send: frames, bodies of requests, and what is in them. Every day a short
//! run; `cargo xtask fuzz` makes ten million inputs for each. An input that broke something is added to the corpus.

#[path = "../../programs/tests/noise/mod.rs"]
mod noise;

use fourline_players::{Dice, Draw};
use fourline_rules::Shape;
use fourline_wire::{Join, Json, MAX_FROM_CLIENT, NewTable, ToServer, command_text, read_action};
use noise::inputs;
use std::path::Path;

const LETTERS: &[u8] = b" 0123456789{}[]\":,\\/u+-.eEntfalsrxdo\n\0\xff";

/// Texts made from a folder of the corpus; one in eight is noise alone.
fn each(folder: &str, seed: u64, check: impl Fn(&str)) {
    let corpus = noise::corpus(&Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(folder));
    let mut dice = Dice::new(seed);
    for number in 0..inputs() {
        if number % 8 == 7 {
            let length = dice.below(if number % 1024 == 7 { MAX_FROM_CLIENT + 10 } else { 60 });
            let mut byte = || match dice.below(3) {
                0 => dice.below(256) as u8,
                _ => LETTERS[dice.below(LETTERS.len())],
            };
            let bytes: Vec<u8> = (0..length).map(|_| byte()).collect();
            check(&String::from_utf8_lossy(&bytes));
        } else {
            check(&noise::changed(&corpus, LETTERS, &mut dice));
        }
    }
}

/// Our reader takes nothing that is no JSON. Numbers of any size are JSON.
fn is_json(text: &str) -> bool {
    let read = serde_json::from_str::<serde_json::Value>(text);
    read.is_ok() || read.is_err_and(|error| error.to_string().starts_with("number out of range"))
}

#[test]
fn frames() {
    each("frames", 4, |text| match ToServer::read(text) {
        Ok(message) => {
            assert!(is_json(text), "{text:?}");
            assert_eq!(ToServer::read(&message.write()).as_ref(), Ok(&message), "{text:?}");
            // An action that can be read has one way to be written.
            if let ToServer::Command { action, .. } = &message
                && let Some(action) = read_action(action, Shape::CLASSIC)
            {
                let command = fourline_game::Seat::One.does(action);
                let written = command_text(command, Shape::CLASSIC);
                let again = written.strip_prefix("1 ").map(|it| read_action(it, Shape::CLASSIC));
                assert_eq!(again, Some(Some(action)), "{text:?}");
            }
        }
        // Its sender can be told only if it has an id.
        Err(_) => assert!(ToServer::read_id(text).is_none() || is_json(text), "{text:?}"),
    });
}

#[test]
fn requests() {
    each("requests", 5, |text| {
        if let Ok(asked) = NewTable::read(text) {
            assert!(is_json(text), "{text:?}");
            assert_eq!(NewTable::read(&asked.write()).as_ref(), Ok(&asked), "{text:?}");
        }
        if let Ok(asked) = Join::read(text) {
            assert_eq!(Join::read(&asked.write()).as_ref(), Ok(&asked), "{text:?}");
            // A name is checked as the server does it.
            if let Ok(name) = fourline_game::Name::new(&asked.name) {
                assert!(!name.as_str().chars().any(char::is_control), "{text:?}");
            }
        }
        if let Ok(json) = Json::read(text) {
            // Numbers that no message has are not written again.
            let written = json.write();
            let again = Json::read(&written).map(|json| json.write());
            assert_eq!(again.as_ref(), Ok(&written), "{text:?}");
        }
    });
}
