//! How strong the levels are: what the arena found, for people who choose one. The tables with all
//! figures and the commands that made them are in `docs/levels.md`.

use crate::{Computer, Level};
use fourline_words::Language;
use fourline_words::catalogue::players as text;

/// Points of a hundred against the level below (for level 1, against `robot`) under `classic` and
/// under `power`.
const POINTS: [(u8, u8); 10] = [
    (4, 10),
    (71, 69),
    (64, 62),
    (67, 61),
    (68, 62),
    (66, 61),
    (62, 63),
    (64, 59),
    (66, 62),
    (92, 63),
];

impl Level {
    /// How many of a hundred points it makes against the computer one level below, under classic rules,
    /// and that computer.
    pub fn points(self) -> (u8, Computer) {
        let (classic, _) = POINTS[self.number() as usize - 1];
        let below = self.number().checked_sub(1).and_then(Level::new);
        (classic, below.map_or(Computer::Robot, Computer::Level))
    }

    /// Its measured strength, in a sentence.
    pub fn strength(self, language: Language) -> String {
        let (_, power) = POINTS[self.number() as usize - 1];
        let (classic, below) = self.points();
        text::strength(language, below.default_name(language), classic, power)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The points of the level against the one below in a table of `docs/levels.md`.
    fn points(table: &str, level: Level) -> u8 {
        let start = format!("| {} {} |", level.number(), level.name());
        let row = table.lines().find(|line| line.starts_with(&start)).expect("a row of the table");
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let score = cells[7].strip_suffix(" %").expect("a score");
        score.parse::<f64>().expect("a number").round() as u8
    }

    #[test]
    fn what_is_said_is_what_was_measured() {
        let page = include_str!("../../../docs/levels.md");
        let (_, tables) = page.split_once("## Under `classic`").expect("a table");
        let (classic, power) = tables.split_once("## Under `power`").expect("two tables");
        for level in Level::all() {
            let measured = (points(classic, level), points(power, level));
            assert_eq!(POINTS[level.number() as usize - 1], measured, "level {}", level.number());
        }
    }

    #[test]
    fn everybody_is_compared_with_the_one_below() {
        let said = |level: Level| level.strength(Language::English);
        assert_eq!(
            said(Level::LOWEST),
            "Measured: 4 % against Robot under classic, 10 % under power."
        );
        assert!(said(Level::HIGHEST).contains(" against Sage under classic, "));
    }
}
