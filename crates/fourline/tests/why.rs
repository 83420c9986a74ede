//! `fourline why` and `fourline review` by the real binary, where a transcript can't show it: drawn boards, and JSON.

mod program;

use program::fourline;
use serde_json::Value;

fn run(arguments: &[&str]) -> (String, i32) {
    let folder = tempfile::tempdir().unwrap();
    let output = fourline(folder.path(), arguments).output().unwrap();
    (String::from_utf8(output.stdout).unwrap(), output.status.code().unwrap())
}

#[test]
fn boards_that_no_game_leads_to_are_explained_as_far_as_that_is_true() {
    // O lies below, but X moves first.
    let (said, code) = run(&["why", ". . . .\n. . . .\nO X . .\nO X . ."]);
    assert_eq!(code, 0);
    assert!(said.contains("draws"), "{said}");
    let (said, code) = run(&["why", "X . . .\nO . . .\nX . . .\nO . . ."]);
    assert_eq!(code, 0);
    assert!(
        said.starts_with("No game leads to this board. It is judged as it stands.\n"),
        "{said}"
    );
    assert!(said.contains("column 2"), "{said}");
    let (said, code) = run(&["why", ". . . .\n. . . .\n. . . .\nX X X ."]);
    assert_eq!(code, 0);
    assert!(said.starts_with("Whose turn it is can't be told"), "{said}");
    assert!(said.contains("Threats of X: row 4 column 4 (now)"), "{said}");
}

#[test]
fn programs_read_the_same_as_people() {
    let (said, code) = run(&["why", "--json", "112233"]);
    let answer: Value = serde_json::from_str(&said).unwrap();
    assert_eq!(code, 0);
    assert_eq!(answer["exact"], true);
    assert_eq!(answer["moves"][0]["move"], "4");
    assert_eq!(answer["moves"][0]["reasons"][0]["kind"], "wins");
    assert_eq!(answer["moves"][0]["reasons"][0]["proved"], true);
    assert_eq!(answer["moves"][0]["reasons"][0]["cells"].as_array().unwrap().len(), 4);
    assert_eq!(answer["threats"][0]["side"], "first");
    assert_eq!(answer["threats"][0]["playable"], true);
    let (said, code) = run(&["review", "--json", "1122334"]);
    let review: Value = serde_json::from_str(&said).unwrap();
    assert_eq!(
        (code, &review["over"], &review["exact"]),
        (0, &Value::from(true), &Value::from(true))
    );
    let moves = review["moves"].as_array().unwrap();
    assert_eq!((moves.len(), review["graph"].as_array().unwrap().len()), (7, 8));
    assert_eq!(moves[6]["judgement"], "best");
    assert_eq!(moves[5]["judgement"], "blunder", "{}", moves[5]);
    assert_eq!(moves[5]["reasons"][0]["kind"], "leaves_four");
}
