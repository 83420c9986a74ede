//! Settings, lists to choose from, and questions of the page.

use super::Wish;
use super::play::ActionView;
use crate::site::{Asks, Do, Site};
use fourline_app::settings::{ENTRIES, Section};
use fourline_words::Language;
use fourline_words::catalogue::{common, web as say};

/// What can be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsView {
    /// The settings, with their names in the file.
    pub lists: Vec<(&'static str, ListView)>,
    /// The question whether to delete everything, if it is asked.
    pub asks: Option<AnswersView>,
}

/// A list to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListView {
    /// What is chosen.
    pub label: String,
    /// A sentence about it; empty for none.
    pub about: String,
    /// The choices.
    pub choices: Vec<ChoiceView>,
}

/// Something that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceView {
    /// Its value.
    pub value: String,
    /// What it is called.
    pub text: String,
    /// Is it chosen?
    pub is_chosen: bool,
}

/// A question of the page with its answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswersView {
    /// The question.
    pub question: String,
    /// Yes and no.
    pub answers: Vec<ActionView>,
}

impl Site {
    pub(super) fn settings_view(&self) -> SettingsView {
        let (language, settings) = (self.language(), self.settings());
        let wanted =
            ENTRIES.iter().filter(|entry| matches!(entry.section, Section::Shared | Section::Web));
        let lists = wanted.map(|entry| {
            let now = (entry.value)(settings);
            let choices = (entry.names)().into_iter().map(|name| ChoiceView {
                text: (entry.shown)(name, language).0,
                is_chosen: name == now,
                value: name.to_string(),
            });
            let list = ListView {
                label: (entry.title)(language),
                about: (entry.shown)(now, language).1,
                choices: choices.collect(),
            };
            (setting_name(entry), list)
        });
        let asks = self.asks == Some(Asks::DeleteAll);
        SettingsView {
            lists: lists.collect(),
            asks: asks.then(|| answers(say::delete_all_question(language), language)),
        }
    }
}

/// The whole name of a setting, as it is asked for.
fn setting_name(entry: &fourline_app::settings::Entry) -> &'static str {
    match (entry.section, entry.key) {
        (Section::Web, "theme") => "web.theme",
        (Section::Web, "signs") => "web.signs",
        (Section::Web, "sound") => "web.sound",
        (Section::Web, _) => "web.vibration",
        (_, key) => key,
    }
}

pub(super) fn answers(question: String, language: Language) -> AnswersView {
    let answer = |yes: bool, label: String| ActionView::new(Wish::Do(Do::Answer(yes)), label, "");
    let answers = vec![answer(true, common::yes(language)), answer(false, common::no(language))];
    AnswersView { question, answers }
}
