//! Rule sets, and how each of them is played.

use super::board::{Board, BoardView};
use crate::site::Site;
use fourline_app::how_to::HowTo;
use fourline_app::rule_sets;
use fourline_app::words::Speaker;
use fourline_game::{Game, GameView, Viewer};
use fourline_rules::Rules;
use fourline_words::catalogue::{web as say, window};

/// A rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSetView {
    /// The rules.
    pub rules: Rules,
    /// Its name.
    pub title: String,
    /// A sentence about it.
    pub about: String,
    /// The link to how it is played.
    pub how_to: String,
    /// Is it chosen?
    pub is_chosen: bool,
}

/// How a rule set is played.
#[derive(Clone, Debug, PartialEq)]
pub struct HowToView {
    /// The rules.
    pub rules: Rules,
    /// Their name.
    pub title: String,
    /// A sentence about them.
    pub about: String,
    /// The parts.
    pub parts: Vec<PartView>,
    /// Other rule sets.
    pub others: Vec<RuleSetView>,
}

/// A part of how a rule set is played.
#[derive(Clone, Debug, PartialEq)]
pub struct PartView {
    /// What it is about.
    pub heading: String,
    /// The rule.
    pub text: String,
    /// What it looks like.
    pub examples: Vec<ExampleView>,
}

/// A board to look at.
#[derive(Clone, Debug, PartialEq)]
pub struct ExampleView {
    /// The board.
    pub board: BoardView,
    /// The disc it is about.
    pub picked: Option<(u8, u8)>,
    /// What there is to see.
    pub caption: String,
}

impl Site {
    pub(super) fn rule_sets(&self, now: &Rules, with_own: bool) -> Vec<RuleSetView> {
        let (language, state) = (self.language(), &self.device.state);
        let view = |rules: Rules, title: String, about: String| RuleSetView {
            how_to: say::how_to_this(language, &title),
            is_chosen: rules == *now,
            rules,
            title,
            about,
        };
        let offered = rule_sets::offered(state, language);
        let mut sets: Vec<RuleSetView> =
            offered.into_iter().map(|set| view(set.rules, set.title, set.about)).collect();
        if with_own && !sets.iter().any(|set| set.is_chosen) {
            let (title, about) = (window::own_rules(language), rule_sets::about(now, language));
            sets.push(view(*now, title, about));
        }
        sets
    }

    pub(super) fn how_to_view(&self, rules: &Rules) -> HowToView {
        let speaker = self.speaker();
        let page = HowTo::of(rules, &self.device.state, &speaker.words());
        let parts = page.parts.into_iter().map(|part| PartView {
            heading: part.heading,
            text: part.text,
            examples: part
                .examples
                .into_iter()
                .map(|example| ExampleView {
                    board: small_board(&example.game, &speaker),
                    picked: example.picked.map(|cell| (cell.column.index() as u8, cell.row)),
                    caption: example.caption,
                })
                .collect(),
        });
        let others = self.rule_sets(rules, false).into_iter();
        HowToView {
            rules: *rules,
            title: page.title,
            about: page.about,
            parts: parts.collect(),
            others: others.filter(|set| !set.is_chosen).collect(),
        }
    }
}

/// A board to look at only.
pub(super) fn small_board(game: &Game, speaker: &Speaker) -> BoardView {
    let view = GameView::of(game, Viewer::Spectator);
    let board = Board {
        game,
        view: &view,
        motion: None,
        pointed: None,
        chosen: None,
        insight: None,
        removable: Vec::new(),
        is_open: false,
        speaker,
    };
    let label = speaker.words().board(&view).replace('\n', " ");
    BoardView { label, buttons: Vec::new(), ..board.draw() }
}
