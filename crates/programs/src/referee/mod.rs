//! A referee for other people's programs: drives a program by the questions it asks, follows its board move by
//! move against the rules, and says what is wrong with the shortest game that shows it.
//!
//! - `dialogue.rs`: the small file that says how a program asks and answers.
//! - `board.rs`: boards in a program's output.
//! - `step.rs`: what is typed in a game; `suite.rs`: which games are played, and how a game is shortened.
//! - `game.rs`: one game with a program.
//! - `verdict.rs`: what can be wrong, in words.

mod board;
mod dialogue;
mod game;
mod step;
mod suite;
mod verdict;

pub use dialogue::{Dialogue, DialogueError, Question};
pub use game::{Played, Source, Terms, referee_game};
pub use step::{Step, written};
pub use suite::{Case, Report, Wrong, judge, suite};
pub use verdict::{Fault, FaultKind};

/// The dialogues that come with the program, in the styles of five programs.
pub const DIALOGUES: [(&str, &str); 5] = [
    ("p1", include_str!("../../dialogues/p1.dialogue")),
    ("p2", include_str!("../../dialogues/p2.dialogue")),
    ("p3", include_str!("../../dialogues/p3.dialogue")),
    ("p4", include_str!("../../dialogues/p4.dialogue")),
    ("p5", include_str!("../../dialogues/p5.dialogue")),
];
