//! A rule set as a form: every rule is a field with a value that can be turned to the next usual one,
//! chosen from a list, or typed. Presets are only ways to fill it in.

use fourline_rules::{BadInput, Discs, Opening, RuleValueError, Rules, RulesDraft, ShapeError};
use fourline_rules::{Symbols, Undo, WhoStarts};
use fourline_words::catalogue::{game, rules as text, session};
use fourline_words::{Language, Say, display_in_english};

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
    pub fn title(self, language: Language) -> String {
        match self {
            RuleField::Size => text::title_size(language),
            RuleField::Connect => text::title_connect(language),
            RuleField::BadColumns => text::title_violations(language),
            RuleField::Undo => text::title_undo(language),
            RuleField::Opening => text::title_opening(language),
            RuleField::Removes => text::title_remove(language),
            RuleField::Blocks => text::title_block(language),
            RuleField::First => text::title_first(language),
            RuleField::Symbols => text::title_symbols(language),
            RuleField::Discs => text::title_discs(language),
        }
    }

    /// What it does, in one sentence.
    pub fn about(self, language: Language) -> String {
        RulesDraft::about(self.key(), language)
    }

    /// Its value under these rules, in plain words: `fixed by seat`, `3 undos; one more loses`.
    pub fn shown(self, rules: &Rules, language: Language) -> String {
        let shape = rules.shape;
        match self {
            RuleField::Size => text::shown_size(language, shape.columns(), shape.rows()),
            RuleField::Connect => text::shown_connect(language, shape.connect()),
            RuleField::BadColumns => match rules.bad_input {
                BadInput::AskAgain => text::shown_violations_none(language),
                BadInput::LosesPerMove(n) => text::shown_violations_move(language, n.get()),
                BadInput::LosesPerGame(n) => text::shown_violations_game(language, n.get()),
            },
            RuleField::Undo => match rules.undo {
                Undo::Never => game::undos(language, 0_u8),
                Undo::Offered(n) => game::undos(language, n.get()),
                Undo::Strict(n) => text::shown_undo_strict(language, n),
            },
            RuleField::Opening => match rules.opening {
                Opening::Free => text::shown_opening_free(language),
                Opening::Centre => text::shown_opening_centre(language),
            },
            RuleField::Removes => game::removes_left(language, rules.removes),
            RuleField::Blocks => game::blocks_left(language, rules.blocks),
            RuleField::First => match rules.who_starts {
                WhoStarts::SeatOne => text::shown_first_seat_one(language),
                WhoStarts::Drawn => session::first_drawn(language),
            },
            RuleField::Symbols => match rules.symbols {
                Symbols::BySeat => text::shown_symbols_by_seat(language),
                Symbols::StarterPicks => text::shown_symbols_starter_picks(language),
                Symbols::StarterFirst => text::shown_symbols_starter_first(language),
            },
            RuleField::Discs => match rules.discs {
                Discs::XO => text::shown_discs_xo(language),
                Discs::YR => text::shown_discs_yr(language),
            },
        }
    }

    /// Its value under these rules, as it is typed and written in files.
    pub fn value(self, rules: &Rules) -> String {
        let line = rules.to_string();
        let mut words = line.split_whitespace().filter_map(|word| word.split_once('='));
        let found = words.find(|(key, _)| *key == self.key());
        found.map_or(String::new(), |(_, value)| value.to_string())
    }

    /// The rules with another value for this field, or what is wrong with it.
    pub fn set(self, rules: &Rules, value: &str) -> Result<Rules, RuleProblem> {
        let mut draft = RulesDraft::new(*rules);
        draft.set(self.key(), value.trim()).map_err(RuleProblem::Value)?;
        draft.finish().map_err(RuleProblem::Fit)
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleProblem {
    /// It can't be read; what was expected.
    Value(RuleValueError),
    /// It does not fit the other rules.
    Fit(ShapeError),
}

/// A whole sentence.
impl Say for RuleProblem {
    fn say(&self, language: Language) -> String {
        match self {
            RuleProblem::Value(error) => text::value_refused(language, error.say(language)),
            RuleProblem::Fit(error) => text::value_does_not_fit(language, error.say(language)),
        }
    }
}

display_in_english!(RuleProblem);

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
        let said = |field, value| problem(field, value).say(Language::English);
        assert_eq!(
            said(RuleField::Removes, "many"),
            "This value can't be used: expected a number from 0 to 99."
        );
        assert_eq!(
            said(RuleField::Connect, "12"),
            "This does not fit: a winning line on this board has 3 to 7 discs, not 12."
        );
        assert!(
            RuleField::Removes.values(&Rules { removes: 9, ..Rules::POWER }).contains(&"9".into())
        );
    }

    #[test]
    fn values_are_shown_in_plain_words() {
        let shown = |rules: &Rules| -> Vec<String> {
            RuleField::ALL.iter().map(|field| field.shown(rules, Language::English)).collect()
        };
        assert_eq!(
            shown(&Rules::CLASSIC),
            [
                "7 columns, 6 rows",
                "4 discs",
                "choose again",
                "no undo",
                "any column",
                "no remove",
                "no block",
                "seat 1",
                "fixed by seat",
                "X and O"
            ]
        );
        assert_eq!(shown(&Rules::SECOND_CHANCE)[2], "4 in one move lose");
        assert_eq!(shown(&Rules::STRICT)[3], "3 undos; one more loses");
        assert_eq!(shown(&Rules::STRICT)[9], "yellow and red");
        assert_eq!(
            shown(&Rules::POWER)[2..9],
            [
                "3 in a game lose",
                "3 undos",
                "the centre",
                "1 remove",
                "1 block",
                "drawn at random",
                "the starter gets the first"
            ]
        );
        // Every value that can be chosen looks different.
        for field in RuleField::ALL {
            let values = field.values(&Rules::CLASSIC);
            let words = values.iter().map(|value| {
                field.shown(&field.set(&Rules::CLASSIC, value).unwrap(), Language::English)
            });
            let different: std::collections::BTreeSet<String> = words.collect();
            assert_eq!(different.len(), values.len(), "{field:?}");
        }
    }

    #[test]
    fn titles_and_sentences_are_there() {
        for field in RuleField::ALL {
            assert!(!field.title(Language::English).is_empty());
            assert!(field.about(Language::English).ends_with('.'));
        }
    }
}
