//! The rule sets that can be chosen: the four presets, and the user's own by name.

use crate::rule_form::RuleField;
use crate::state::State;
use fourline_game::{Name, NameError, lower};
use fourline_rules::Rules;
use fourline_words::catalogue::{rules as text, session};
use fourline_words::{Language, Say, display_in_english, list};

/// A rule set as it is offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSet {
    /// What it is called: `Second chance`, or the name that the user gave it.
    pub title: String,
    /// One sentence about it.
    pub about: String,
    /// The rules.
    pub rules: Rules,
    /// The name of the user's own set; presets have none.
    pub own: Option<String>,
}

/// All rule sets, presets first.
pub fn offered(state: &State, language: Language) -> Vec<RuleSet> {
    let presets = Rules::PRESETS.map(|(name, rules)| RuleSet {
        title: Rules::preset_title(name, language).unwrap_or_default(),
        about: Rules::preset_about(name, language).unwrap_or_default(),
        rules,
        own: None,
    });
    let own = state.own_rules.iter().map(|(name, rules)| RuleSet {
        title: name.clone(),
        about: about(rules, language),
        rules: *rules,
        own: Some(name.clone()),
    });
    presets.into_iter().chain(own).collect()
}

/// What a rule set is called: as it was named, or `own rules`.
pub fn title(rules: &Rules, state: &State, language: Language) -> String {
    let preset = rules.preset_name().and_then(|name| Rules::preset_title(name, language));
    let own = || state.own_rules.iter().find(|(_, own)| own == rules).map(|(name, _)| name.clone());
    preset.or_else(own).unwrap_or_else(|| session::own_rules(language))
}

/// How a rule set differs from the usual game, in one line.
pub fn about(rules: &Rules, language: Language) -> String {
    if let Some(about) = rules.preset_name().and_then(|name| Rules::preset_about(name, language)) {
        return about;
    }
    let other = RuleField::ALL
        .into_iter()
        .filter(|field| field.value(rules) != field.value(&Rules::CLASSIC));
    let values = other.map(|field| {
        text::title_and_value(language, field.title(language), field.shown(rules, language))
    });
    list(language, values)
}

/// Why a rule set can't be saved under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleSetProblem {
    /// It is not a name.
    Name(NameError),
    /// A preset is called that.
    Preset(String),
    /// These are the rules of a preset.
    IsPreset(&'static str),
}

impl State {
    /// Saves a rule set under a name; one that had this name before is replaced. Rules that had another
    /// name are renamed.
    pub fn save_rules(&mut self, name: &str, rules: Rules) -> Result<(), RuleSetProblem> {
        let name = Name::new(name.trim()).map_err(RuleSetProblem::Name)?.to_string();
        let is_preset = Rules::PRESETS.iter().any(|(preset, _)| {
            let titles = Language::ALL.into_iter().filter_map(|l| Rules::preset_title(preset, l));
            let same = |other: &str| lower(other) == lower(&name);
            same(preset) || titles.into_iter().any(|title| same(&title))
        });
        if is_preset {
            return Err(RuleSetProblem::Preset(name));
        }
        if let Some(preset) = rules.preset_name() {
            return Err(RuleSetProblem::IsPreset(preset));
        }
        let is_new = !self.own_rules.iter().any(|(known, _)| *known == name);
        match self.own_rules.iter_mut().find(|(_, own)| *own == rules).filter(|_| is_new) {
            Some((known, _)) => *known = name,
            None => self.remember_rules(&name, rules),
        }
        Ok(())
    }

    /// Forgets the rule set with this name.
    pub fn forget_rules(&mut self, name: &str) {
        self.own_rules.retain(|(known, _)| known != name);
    }
}

impl Say for RuleSetProblem {
    fn say(&self, language: Language) -> String {
        match self {
            RuleSetProblem::Name(error) => error.say(language),
            RuleSetProblem::Preset(name) => text::name_of_preset(language, name),
            RuleSetProblem::IsPreset(name) => {
                let title = Rules::preset_title(name, language).unwrap_or_default();
                text::rules_of_preset(language, title)
            }
        }
    }
}

display_in_english!(RuleSetProblem);
impl std::error::Error for RuleSetProblem {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_rule_sets_are_saved_offered_and_forgotten() {
        let mut state = State::default();
        let wide = RuleField::Size.set(&Rules::POWER, "9x7").unwrap();
        state.save_rules(" Sunday ", wide).unwrap();
        assert_eq!(State::read(&state.write()), state);
        let sets = offered(&state, Language::English);
        let titles: Vec<&str> = sets.iter().map(|set| set.title.as_str()).collect();
        assert_eq!(titles, ["Classic", "Second chance", "Strict", "Power", "Sunday"]);
        assert_eq!(title(&wide, &state, Language::English), "Sunday");
        assert!(sets[4].about.starts_with("Board: 9 columns, 7 rows, "), "{}", sets[4].about);
        state.save_rules("Monday", wide).unwrap();
        assert_eq!(state.own_rules, [("Monday".to_string(), wide)], "it was renamed");
        state.forget_rules("Monday");
        assert_eq!(title(&wide, &state, Language::English), "own rules");
    }

    #[test]
    fn a_name_that_misleads_is_refused() {
        let mut state = State::default();
        for name in ["power", "Second Chance", "classic"] {
            let problem = state.save_rules(name, Rules::POWER).unwrap_err();
            assert_eq!(problem, RuleSetProblem::Preset(name.to_string()));
        }
        assert!(matches!(state.save_rules("a\u{1b}b", Rules::POWER), Err(RuleSetProblem::Name(_))));
        let problem = state.save_rules("mine", Rules::POWER).unwrap_err();
        assert!(problem.to_string().contains("Power"), "{problem}");
        assert_eq!(state, State::default());
    }
}
