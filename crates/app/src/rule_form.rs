//! A rule set as a form: every rule is a field with a value that can be turned to the next usual one,
//! chosen from a list, or typed. Presets are only ways to fill it in.

use fourline_rules::{Rules, RulesDraft};

/// A rule that can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleField {
    /// Columns and rows.
    Size,
    /// Discs in a winning line.
    Connect,
    /// What a bad column does.
    BadColumns,
    /// Undos per player.
    Undo,
    /// Where the first discs go.
    Opening,
    /// Removes per player.
    Removes,
    /// Blocks per player.
    Blocks,
    /// Who has the first move.
    First,
    /// Who gets which symbol.
    Symbols,
    /// The usual symbols.
    Discs,
}

impl RuleField {
    /// All fields, in the order of a form.
    pub const ALL: [RuleField; 10] = [
        RuleField::Size,
        RuleField::Connect,
        RuleField::BadColumns,
        RuleField::Undo,
        RuleField::Opening,
        RuleField::Removes,
        RuleField::Blocks,
        RuleField::First,
        RuleField::Symbols,
        RuleField::Discs,
    ];

    /// Its name in flags, rule files and records.
    pub const fn key(self) -> &'static str {
        match self {
            RuleField::Size => "size",
            RuleField::Connect => "connect",
            RuleField::BadColumns => "violations",
            RuleField::Undo => "undo",
            RuleField::Opening => "opening",
            RuleField::Removes => "remove",
            RuleField::Blocks => "block",
            RuleField::First => "first",
            RuleField::Symbols => "symbols",
            RuleField::Discs => "discs",
        }
    }

    /// What it is called on a form.
    pub const fn title(self) -> &'static str {
        match self {
            RuleField::Size => "Board",
            RuleField::Connect => "In a line",
            RuleField::BadColumns => "Bad columns",
            RuleField::Undo => "Undos",
            RuleField::Opening => "Opening",
            RuleField::Removes => "Removes",
            RuleField::Blocks => "Blocks",
            RuleField::First => "First move",
            RuleField::Symbols => "Symbols",
            RuleField::Discs => "Discs",
        }
    }

    /// What it does, in one sentence.
    pub fn about(self) -> &'static str {
        RulesDraft::about(self.key())
    }

    /// Its value under these rules, as text.
    pub fn value(self, rules: &Rules) -> String {
        let line = rules.to_string();
        let mut words = line.split_whitespace().filter_map(|word| word.split_once('='));
        let found = words.find(|(key, _)| *key == self.key());
        found.map_or(String::new(), |(_, value)| value.to_string())
    }

    /// The rules with another value for this field, or what is wrong with it.
    pub fn set(self, rules: &Rules, value: &str) -> Result<Rules, RuleProblem> {
        let mut draft = RulesDraft::new(*rules);
        draft
            .set(self.key(), value.trim())
            .map_err(|expected| RuleProblem::Value(expected.to_string()))?;
        draft.finish().map_err(|error| RuleProblem::Fit(error.to_string()))
    }

    /// The values worth choosing from that fit these rules, and the one it has.
    pub fn values(self, rules: &Rules) -> Vec<String> {
        let now = self.value(rules);
        let fits = |value: &&str| self.set(rules, value).is_ok();
        let mut values: Vec<String> =
            self.usual().iter().copied().filter(fits).map(str::to_string).collect();
        if !values.contains(&now) {
            values.push(now);
        }
        values
    }

    /// The rules with the next value of this field, or the one before, in a circle.
    pub fn turned(self, rules: &Rules, forward: bool) -> Rules {
        let values = self.values(rules);
        let now = self.value(rules);
        let at = values.iter().position(|value| *value == now).unwrap_or(0);
        let step = if forward { 1 } else { values.len() - 1 };
        self.set(rules, &values[(at + step) % values.len()]).unwrap_or(*rules)
    }

    const fn usual(self) -> &'static [&'static str] {
        match self {
            RuleField::Size => &["5x4", "6x5", "7x6", "8x7", "8x8", "9x7", "10x7", "11x8", "16x8"],
            RuleField::Connect => &["3", "4", "5", "6", "7"],
            RuleField::BadColumns => &["none", "1/game", "3/game", "5/game", "1/move", "4/move"],
            RuleField::Undo => &["0", "1", "3", "5", "0/strict", "3/strict"],
            RuleField::Opening => &["free", "centre"],
            RuleField::Removes | RuleField::Blocks => &["0", "1", "2", "3"],
            RuleField::First => &["seat-1", "drawn"],
            RuleField::Symbols => &["by-seat", "starter-picks", "starter-first"],
            RuleField::Discs => &["XO", "YR"],
        }
    }
}

/// Why a value won't do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleProblem {
    /// It can't be read; what was expected.
    Value(String),
    /// It does not fit the other rules.
    Fit(String),
}

impl std::fmt::Display for RuleProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            RuleProblem::Value(expected) => write!(f, "Expected {expected}."),
            RuleProblem::Fit(problem) => write!(f, "This does not fit: {problem}."),
        }
    }
}

impl std::error::Error for RuleProblem {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_turns_in_a_circle_through_values_that_fit() {
        for (_, preset) in Rules::PRESETS {
            for field in RuleField::ALL {
                let mut rules = preset;
                let steps = (1..40).find(|_| {
                    rules = field.turned(&rules, true);
                    rules == preset
                });
                assert!(steps.is_some_and(|steps| steps > 1), "{field:?} of {preset}");
                let there = field.turned(&preset, true);
                assert_eq!(field.turned(&there, false), preset, "{field:?}");
            }
        }
    }

    #[test]
    fn a_value_is_typed_or_explained() {
        let wide = RuleField::Size.set(&Rules::CLASSIC, " 9x7 ").unwrap();
        assert_eq!(RuleField::Size.value(&wide), "9x7");
        let problem = |field: RuleField, value| field.set(&Rules::CLASSIC, value).unwrap_err();
        assert!(matches!(problem(RuleField::Undo, "many"), RuleProblem::Value(_)));
        assert!(matches!(problem(RuleField::Connect, "12"), RuleProblem::Fit(_)));
        assert!(
            RuleField::Removes.values(&Rules { removes: 9, ..Rules::POWER }).contains(&"9".into())
        );
    }
}
