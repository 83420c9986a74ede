//! The computer players by name. Each chooses one action at a time from a game that anybody could
//! see; none can do more than the game allows.

use crate::engine::Limits;
use crate::levels::Level;
use crate::{Draw, random, robot};
use fourline_game::{Action, Game, Name, NameError, Player, Stage, Tag};
use fourline_rules::Column;
use fourline_words::catalogue::players as text;
use fourline_words::{Language, Say, display_in_english};
use std::str::FromStr;

/// The number of positions that level 10 looks at is meant for so long; more time, more positions.
const NODES_FOR_MS: u64 = 1_000;

/// A computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Computer {
    /// Drops into columns drawn at random.
    Random,
    /// Wins if it can, else stops a win, else builds its longest line.
    Robot,
    /// One of ten levels of strength.
    Level(Level),
}

/// There is no computer player of that name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPlayer(pub String);

impl Computer {
    /// All computer players: the two plain ones, then the levels, weakest first.
    pub fn all() -> impl Iterator<Item = Computer> {
        [Computer::Random, Computer::Robot].into_iter().chain(Level::all().map(Computer::Level))
    }

    /// The name used in flags and records.
    pub fn id(self) -> String {
        match self {
            Computer::Random => "random".to_string(),
            Computer::Robot => "robot".to_string(),
            Computer::Level(level) => format!("level-{}", level.number()),
        }
    }

    /// The name shown, unless another was chosen.
    pub fn default_name(self, language: Language) -> String {
        match self {
            Computer::Random => text::name_random(language),
            Computer::Robot => text::name_robot(language),
            Computer::Level(level) => level.name().to_string(),
        }
    }

    /// One sentence about it, for menus and help.
    pub fn summary(self, language: Language) -> String {
        match self {
            Computer::Random => text::about_random(language),
            Computer::Robot => text::about_robot(language),
            Computer::Level(level) => level.summary(language),
        }
    }

    /// The same with its measured strength, where a choice is made.
    pub fn about(self, language: Language) -> String {
        let summary = self.summary(language);
        match self {
            Computer::Level(level) => {
                text::about_and_strength(language, summary, level.strength(language))
            }
            Computer::Random | Computer::Robot => summary,
        }
    }

    /// Does it ask the exact solver where that knows the rules?
    pub const fn is_exact(self) -> bool {
        matches!(self, Computer::Level(level) if level.is_exact())
    }

    /// This player under a name, for a game's setup.
    pub fn player(self, name: &str) -> Result<Player, NameError> {
        let tag = Tag::new(&self.id()).expect("ids are tags");
        Ok(Player { name: Name::new(name)?, tag })
    }

    /// What it may spend on a command, with so many milliseconds at most if time is limited.
    pub fn limits(self, time_ms: Option<u64>) -> Limits {
        let Computer::Level(level) = self else { return Limits::nodes(0).and_time_ms(time_ms) };
        let mut limits = level.limits().and_time_ms(time_ms);
        if let Some(ms) = time_ms.filter(|&ms| level.is_exact() && ms > NODES_FOR_MS) {
            limits.nodes = limits.nodes.saturating_mul(ms) / NODES_FOR_MS;
        }
        limits
    }

    /// Its next action. The game must be in progress; it acts for the player to move.
    pub fn choose(self, game: &Game, draw: &mut dyn Draw) -> Action {
        let seat = game.turn().expect("the game is in progress");
        match (game.stage(), self) {
            (Stage::PickSymbol, _) => Action::PickSymbol(game.setup().symbols.first()),
            (_, Computer::Robot) => robot::action(game, seat, draw),
            (_, Computer::Level(level)) => level.choose(game, &level.limits().into(), draw),
            (Stage::Move, Computer::Random) => Action::Drop(match only_column(game) {
                Some(column) => column,
                None => random::column(game.position(), draw),
            }),
            (_, Computer::Random) => Action::EndTurn,
        }
    }
}

/// The leftmost centre column, where the opening is forced.
fn only_column(game: &Game) -> Option<Column> {
    let seat = game.turn()?;
    let mut columns = game.position().open_columns();
    game.is_opening_turn(seat).then(|| columns.find(|&c| game.bad_column(c).is_none()))?
}

/// Reads `random`, `robot`, or a level by its number, name or id: `7`, `lynx`, `level-7`.
impl FromStr for Computer {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Computer, UnknownPlayer> {
        let wanted = text.to_ascii_lowercase();
        let is_meant = |computer: &Computer| match computer {
            // A level also goes by its number alone, and by its name.
            Computer::Level(level) => {
                wanted == level.number().to_string()
                    || wanted == level.name().to_ascii_lowercase()
                    || wanted == computer.id()
            }
            _ => wanted == computer.id(),
        };
        Computer::all().find(is_meant).ok_or_else(|| UnknownPlayer(text.to_string()))
    }
}

impl Say for UnknownPlayer {
    fn say(&self, language: Language) -> String {
        text::unknown(language, self.0.escape_debug())
    }
}

display_in_english!(UnknownPlayer);
impl std::error::Error for UnknownPlayer {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_described_in_a_sentence() {
        let mut said: Vec<String> = Vec::new();
        for computer in Computer::all() {
            let summary = computer.summary(Language::English);
            assert!(summary.ends_with('.') && !said.contains(&summary), "{summary}");
            assert!(computer.about(Language::English).starts_with(&summary));
            assert!(Name::new(&computer.default_name(Language::English)).is_ok());
            said.push(summary);
        }
        let otter = Computer::Level(Level::new(3).unwrap()).about(Language::English);
        assert!(otter.starts_with("Sees every other win, and sometimes yours. Measured: "));
    }

    #[test]
    fn one_that_is_not_known_is_named_harmlessly() {
        let unknown = "hal\u{1b}".parse::<Computer>().unwrap_err().say(Language::English);
        assert!(unknown.starts_with("there is no computer player \"hal\\u{1b}\"; "), "{unknown}");
    }
}
