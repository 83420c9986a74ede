//! The values that a rule of the form turns through. Others can be typed; what they mean is for the
//! rules to say.

use fourline_rules::{Rules, RulesDraft};

/// The value of a rule as text.
pub(crate) fn value_of(rules: &Rules, key: &str) -> String {
    let line = rules.to_string();
    let mut words = line.split_whitespace().filter_map(|word| word.split_once('='));
    words.find(|(known, _)| *known == key).map_or(String::new(), |(_, value)| value.to_string())
}

/// The rules with the next value of one of them, or the one before. Values that do not fit the rest
/// are passed over.
pub(crate) fn turned_rule(rules: &Rules, key: &str, forward: bool) -> Rules {
    let now = value_of(rules, key);
    let mut values: Vec<String> = usual_values(key);
    if !values.contains(&now) {
        values.push(now.clone());
    }
    if !forward {
        values.reverse();
    }
    let at = values.iter().position(|value| *value == now).unwrap_or(0);
    let others = values[at + 1..].iter().chain(&values[..at]);
    let fitting = |value: &String| {
        let mut draft = RulesDraft::new(*rules);
        draft.set(key, value).ok()?;
        draft.finish().ok()
    };
    others.into_iter().find_map(fitting).unwrap_or(*rules)
}

fn usual_values(key: &str) -> Vec<String> {
    let list = |values: &[&str]| values.iter().map(|value| value.to_string()).collect();
    match key {
        "size" => list(&["5x4", "6x5", "7x6", "8x7", "8x8", "9x7", "10x7", "11x8", "16x8"]),
        "connect" => (3..=7).map(|n| n.to_string()).collect(),
        "violations" => list(&["none", "1/game", "3/game", "5/game", "1/move", "4/move"]),
        "undo" => list(&["0", "1", "3", "5", "0/strict", "3/strict"]),
        "opening" => list(&["free", "centre"]),
        "remove" | "block" => (0..=3).map(|n| n.to_string()).collect(),
        "symbols" => list(&["by-seat", "starter-picks", "starter-first"]),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_turns_in_a_circle_through_values_that_fit() {
        for (_, preset) in Rules::PRESETS {
            for key in
                ["size", "connect", "violations", "undo", "opening", "remove", "block", "symbols"]
            {
                let mut rules = preset;
                let steps = (1..40).find(|_| {
                    rules = turned_rule(&rules, key, true);
                    rules == preset
                });
                assert!(steps.is_some_and(|steps| steps > 1), "{key} of {preset}");
                let there = turned_rule(&preset, key, true);
                assert_eq!(turned_rule(&there, key, false), preset, "{key}");
            }
        }
    }
}
