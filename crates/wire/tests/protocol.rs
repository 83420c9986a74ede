//! Every example of PROTOCOL.md reads as what it is an example of, and nothing is left out.

use fourline_wire::{
    Created, Join, Joined, Lobby, NewTable, Reaction, Refused, Summary, ToClient, ToServer,
};
use std::collections::BTreeSet;
use std::path::Path;

fn text() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../PROTOCOL.md");
    std::fs::read_to_string(path).unwrap()
}

/// The examples with their kind.
fn examples(text: &str) -> Vec<(&str, &str)> {
    let blocks = text.split("```json ").skip(1);
    blocks.filter_map(|block| block.split_once("\n```")?.0.split_once('\n')).collect()
}

#[test]
fn every_example_reads() {
    let text = text();
    let examples = examples(&text);
    assert!(examples.len() >= 25, "{}", examples.len());
    for (kind, example) in examples {
        let is_read = match kind {
            "to-client" => ToClient::read(example).is_ok(),
            "to-server" => ToServer::read(example).is_ok(),
            "new" => NewTable::read(example).is_ok(),
            "created" => Created::read(example).is_ok(),
            "join" => Join::read(example).is_ok(),
            "joined" => Joined::read(example).is_ok(),
            "summary" => Summary::read(example).is_ok(),
            "lobby" => Lobby::read(example).is_ok(),
            "refused" => !matches!(Refused::read_answer(example), Ok(Refused::Unknown(_)) | Err(_)),
            _ => panic!("there is no kind {kind}"),
        };
        assert!(is_read, "{example}");
    }
}

#[test]
fn every_message_has_an_example_and_every_code_is_named() {
    let text = text();
    let types: BTreeSet<&str> = examples(&text)
        .iter()
        .filter_map(|(_, example)| example.split_once(r#"{"type":""#)?.1.split('"').next())
        .collect();
    for name in [
        "welcome", "state", "happened", "kept", "refused", "presence", "reaction", "rematch",
        "notice", "pong", "error", "command", "claim", "react", "fetch", "ping",
    ] {
        assert!(types.contains(name), "{name}");
    }
    for code in Refused::plain() {
        assert!(text.contains(&format!("`{}`", code.code())), "{code:?}");
    }
    for code in ["stale", "not-away", "too-fast", "bad-terms", "not-your-turn", "column-full"] {
        assert!(text.contains(&format!("`{code}`")), "{code}");
    }
    for reaction in Reaction::ALL {
        assert!(text.contains(&format!("`{}`", reaction.name())));
    }
}

/// The records in the examples are games.
#[test]
fn the_records_in_examples_are_games() {
    let text = text();
    let mut games = 0;
    for (_, example) in examples(&text) {
        if let Ok(ToClient::Welcome { state, .. }) = ToClient::read(example) {
            let game = fourline_game::record::read(&state.record.unwrap()).unwrap();
            assert_eq!(game.commands().len() as u32, state.length);
            let left = fourline_game::Seat::BOTH.map(|it| game.clock_left_ms(it, state.now_ms));
            assert_eq!(left.map(Option::unwrap), state.clocks_ms.unwrap());
            games += 1;
        }
    }
    assert_eq!(games, 1);
}
