//! What another program did wrong.

use crate::pipe::Ended;
use crate::turn::TurnError;
use fourline_app::safe::shown;
use fourline_words::catalogue::programs as text;
use fourline_words::{Language, Say, display_in_english};

/// What another program did wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It could not be started, and why.
    CantStart(String),
    /// It ended by itself.
    Ended(Ended),
    /// It did not answer to this in time.
    Silent(String),
    /// Its time for a move was over.
    Late {
        /// How much it had, in milliseconds.
        allowed_ms: u64,
    },
    /// It made a move that is not legal.
    Illegal {
        /// The move.
        word: String,
        /// What is wrong with it.
        problem: TurnError,
    },
    /// It answered, but named no move.
    NoMove,
    /// It wrote far too much.
    Flooded,
    /// It can't play these rules.
    CantPlay,
}

impl Fault {
    /// Its name, for programs.
    pub const fn id(&self) -> &'static str {
        match self {
            Fault::CantStart(_) => "cant-start",
            Fault::Ended(_) => "crash",
            Fault::Silent(_) => "silence",
            Fault::Late { .. } => "time",
            Fault::Illegal { .. } => "illegal",
            Fault::NoMove => "no-move",
            Fault::Flooded => "flood",
            Fault::CantPlay => "cant-play",
        }
    }
}

impl Say for Fault {
    fn say(&self, language: Language) -> String {
        match self {
            Fault::CantStart(reason) => text::fault_cant_start(language, shown(reason)),
            Fault::Ended(Ended::Code(code)) => text::fault_ended_code(language, code),
            Fault::Ended(Ended::Signal(signal)) => text::fault_ended_signal(language, signal),
            Fault::Ended(Ended::Closed) => text::fault_ended_closed(language),
            Fault::Silent(asked) => text::fault_silent(language, shown(asked)),
            Fault::Late { allowed_ms } => text::fault_late(language, allowed_ms),
            Fault::Illegal { problem, .. } => text::fault_illegal(language, problem.say(language)),
            Fault::NoMove => text::fault_no_move(language),
            Fault::Flooded => text::fault_flooded(language),
            Fault::CantPlay => text::fault_cant_play(language),
        }
    }
}

display_in_english!(Fault);
impl std::error::Error for Fault {}
