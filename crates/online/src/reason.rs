//! Why something came to nothing, in the words of a session and of people.

use fourline_app::Reason;
use fourline_wire::Refused;
use fourline_words::catalogue::online as say;
use fourline_words::{Language, Say, display_in_english};

/// Why a call or a connection came to nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The server can't be reached, or did not answer.
    Unreachable,
    /// Its certificate can't be trusted, or it speaks no encrypted language that we know.
    Untrusted,
    /// It refuses.
    Refused(Refused),
    /// It answers with something else than a Fourline server does.
    Strange,
    /// It speaks a newer language than this program.
    Newer,
    /// This device has no token for it; what is wrong with its file.
    Token(String),
}

impl Trouble {
    /// What an answer over HTTP says that is not a good one.
    pub fn of_answer(status: u16, text: &str) -> Trouble {
        match (Refused::read_answer(text), status) {
            (Ok(refused), _) => Trouble::Refused(refused),
            // Something before the server answers for it while it is away.
            (Err(_), 502..=504) => Trouble::Unreachable,
            (Err(_), 429) => Trouble::Refused(Refused::Busy),
            (Err(_), _) => Trouble::Strange,
        }
    }

    /// May exactly the same be tried again, and then perhaps work?
    pub fn is_passing(&self) -> bool {
        match self {
            Trouble::Unreachable => true,
            Trouble::Refused(refused) => refused.is_passing(),
            Trouble::Untrusted | Trouble::Strange | Trouble::Newer | Trouble::Token(_) => false,
        }
    }
}

/// The reason for which a session does not do something.
pub(crate) fn reason(refused: &Refused) -> Reason {
    match refused {
        Refused::Rules(refusal) => Reason::Rules(*refusal),
        Refused::Stale { .. } => Reason::Stale,
        Refused::NotBegun => Reason::NobodyThere,
        Refused::NotOver => Reason::NotHere,
        Refused::NotAway { .. } => Reason::NotYetClaimed,
        Refused::ReadOnly => Reason::ReadOnly,
        Refused::TooFast { .. } | Refused::Busy | Refused::Full => Reason::TooMany,
        _ => Reason::Elsewhere,
    }
}

impl Say for Trouble {
    fn say(&self, language: Language) -> String {
        match self {
            Trouble::Unreachable => say::unreachable(language),
            Trouble::Untrusted => say::untrusted(language),
            Trouble::Strange => say::strange(language),
            Trouble::Newer => say::newer(language),
            Trouble::Token(problem) => say::no_token(language, problem),
            Trouble::Refused(refused) => match refused {
                Refused::NoSuchGame => say::no_such_game(language),
                Refused::OwnInvitation => say::own_invitation(language),
                Refused::Taken => say::seat_taken(language),
                Refused::SameName => say::same_name(language),
                Refused::BadName => say::bad_name(language),
                Refused::UnknownPlayer => say::unknown_player(language),
                Refused::BadTerms(_) => say::bad_terms(language),
                Refused::Begun => say::begun(language),
                Refused::ReadOnly => say::reason_read_only(language),
                Refused::TooFast { .. } | Refused::Busy => say::reason_too_many(language),
                Refused::Full => say::full(language),
                Refused::Stopping => say::restarting(language),
                other => say::refused(language, other.code()),
            },
        }
    }
}

display_in_english!(Trouble);
impl std::error::Error for Trouble {}
