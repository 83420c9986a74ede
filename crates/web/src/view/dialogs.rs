//! What opens above the page: the form for a new game, and help.

use super::Wish;
use super::kept::computer_title;
use super::play::ActionView;
use super::rules::RuleSetView;
use super::settings::{ChoiceView, ListView};
use crate::form::{CLOCKS, Change, FIRSTS, Form};
use crate::site::{Dialog, Do, Site, Where};
use fourline_app::words::Speaker;
use fourline_app::{Kind, NewGame, RuleField, Who};
use fourline_players::Computer;
use fourline_words::Language;
use fourline_words::catalogue::{invite, keys, setup, web as say, window};

/// What is open above the page.
#[derive(Clone, Debug, PartialEq)]
pub enum DialogView {
    /// The form for a new game.
    NewGame(Box<NewGameView>),
    /// Help.
    Help(Box<HelpView>),
}

/// The form for a new game.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGameView {
    /// Kinds of games: title, a sentence, is it chosen?
    pub kinds: Vec<(Kind, String, String, bool)>,
    /// The lists of computers, for the seats that have one.
    pub computers: Vec<(usize, ListView)>,
    /// A sentence about the first of them.
    pub about_computer: String,
    /// Rule sets to choose from.
    pub rules: Vec<RuleSetView>,
    /// Is more shown?
    pub more: bool,
    /// What is under "More": lists, with what a choice changes.
    pub lists: Vec<(Setting, ListView)>,
    /// Fields for names and symbols: what they change, label, text, what stands in the empty field.
    pub fields: Vec<FieldView>,
    /// Serious play.
    pub serious: bool,
    /// Why it can't be started, or something else about it; empty for nothing.
    pub problem: String,
    /// Does it start from a position?
    pub is_from_position: bool,
    /// Will a game in play be kept?
    pub keeps: bool,
    /// Are the rules of one's own making, so that they can be saved?
    pub has_own_rules: bool,
}

/// What a list of the form changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// A rule.
    Rule(RuleField),
    /// Who starts.
    First,
    /// The clock.
    Clock,
}

impl Setting {
    /// The change that a choice makes.
    pub fn change(self, value: String) -> Change {
        match self {
            Setting::Rule(field) => Change::Rule(field, value),
            Setting::First => Change::First(value.parse().unwrap_or(0)),
            Setting::Clock => Change::Clock(value),
        }
    }
}

/// A field for text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldView {
    /// The seat, or `None` for the symbols.
    pub seat: Option<usize>,
    /// What it is for.
    pub label: String,
    /// What was typed.
    pub text: String,
    /// What stands in it while it is empty.
    pub usual: String,
}

/// Help: keys and what they do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HelpView {
    /// Keys, and what they do.
    pub keys: Vec<(String, String)>,
    /// What can be said aloud.
    pub aloud: Vec<ActionView>,
}

impl Site {
    pub(super) fn dialog_view(&self) -> Option<DialogView> {
        Some(match self.dialog.as_ref()? {
            Dialog::Help => DialogView::Help(Box::new(help_view(self.language()))),
            Dialog::NewGame(form, problem) => {
                let problem = problem.clone().unwrap_or_default();
                DialogView::NewGame(Box::new(self.new_game_view(form, problem)))
            }
        })
    }

    fn new_game_view(&self, form: &Form, problem: String) -> NewGameView {
        let (speaker, language) = (self.speaker(), self.language());
        let game = &form.game;
        let kinds = Kind::ALL
            .map(|kind| (kind, kind.title(language), kind.about(language), game.kind() == kind));
        let seats = game.seats.iter().enumerate();
        let seated: Vec<(usize, Computer)> =
            seats.filter_map(|(seat, choice)| Some((seat, choice.who.computer()?))).collect();
        let alone = seated.len() == 1;
        let computers = seated.iter().map(|&(seat, computer)| {
            let label = match alone {
                true => say::opponent(language),
                false => say::computer_number(language, seat + 1),
            };
            let choice = |other: Computer| ChoiceView {
                value: other.id(),
                text: computer_title(other, language),
                is_chosen: other == computer,
            };
            let choices = Computer::all().map(choice).collect();
            (seat, ListView { label, about: String::new(), choices })
        });
        let about_computer = seated.first().map(|(_, computer)| computer.about(language));
        NewGameView {
            kinds: kinds.to_vec(),
            computers: computers.collect(),
            about_computer: about_computer.unwrap_or_default(),
            rules: match form.from {
                Some(_) => Vec::new(),
                None => self.rule_sets(&game.rules, true),
            },
            more: form.more,
            lists: self.form_lists(form, &speaker),
            fields: form_fields(form, language),
            serious: game.serious,
            problem,
            is_from_position: form.from.is_some(),
            // A seat on a server stays where it is.
            keeps: self.table.session.is_in_play() && self.table.session.elsewhere().is_none(),
            has_own_rules: game.rules.preset_name().is_none()
                && !self.device.state.own_rules.iter().any(|(_, own)| *own == game.rules),
        }
    }

    pub(super) fn form_lists(&self, form: &Form, speaker: &Speaker) -> Vec<(Setting, ListView)> {
        let (game, language) = (&form.game, speaker.language);
        let mut lists = Vec::new();
        if form.from.is_none() {
            let choices = FIRSTS.iter().enumerate().map(|(number, first)| ChoiceView {
                value: number.to_string(),
                text: speaker.first(&NewGame { first: *first, ..game.clone() }),
                is_chosen: game.first == *first,
            });
            let label = setup::who_starts(language);
            let list = ListView { label, about: String::new(), choices: choices.collect() };
            lists.push((Setting::First, list));
        }
        let clocks = std::iter::once(None).chain(CLOCKS.map(Some)).map(|clock| ChoiceView {
            value: clock.map_or(String::new(), |clock| clock.to_string()),
            text: clock.map_or_else(|| setup::no_clock(language), |clock| clock.to_string()),
            is_chosen: game.clock == clock,
        });
        let list = ListView {
            label: setup::clock(language),
            about: String::new(),
            choices: clocks.collect(),
        };
        lists.push((Setting::Clock, list));
        if form.from.is_some() {
            return lists;
        }
        for field in RuleField::ALL {
            let choices = field.values(&game.rules).into_iter().filter_map(|value| {
                let rules = field.set(&game.rules, &value).ok()?;
                Some(ChoiceView {
                    text: field.shown(&rules, language),
                    is_chosen: field.value(&game.rules) == value,
                    value,
                })
            });
            let list = ListView {
                label: field.title(language),
                about: field.about(language),
                choices: choices.collect(),
            };
            lists.push((Setting::Rule(field), list));
        }
        lists
    }
}

fn form_fields(form: &Form, language: Language) -> Vec<FieldView> {
    let names = form.game.names(language);
    let people = form.game.seats.iter().enumerate().filter(|(_, seat)| seat.who == Who::Person);
    let mut fields: Vec<FieldView> = people
        .map(|(seat, _)| FieldView {
            seat: Some(seat),
            label: setup::name_number(language, seat + 1),
            text: form.names[seat].clone(),
            usual: names[seat].to_string(),
        })
        .collect();
    fields.push(FieldView {
        seat: None,
        label: window::symbols(language),
        text: form.symbols.clone(),
        usual: window::usual_symbols(language),
    });
    fields
}

fn help_view(language: Language) -> HelpView {
    let rows = [
        ("1–9", keys::action_digits(language)),
        ("← → h l", say::key_arrows(language)),
        ("↵", say::key_enter(language)),
        ("e", keys::action_end_turn(language)),
        ("u", keys::action_undo(language)),
        ("x", say::key_remove(language)),
        ("b", keys::action_block(language)),
        ("z", keys::action_take_back(language)),
        ("Z", keys::action_redo(language)),
        ("i", keys::action_hint(language)),
        ("S", say::key_keep_scores(language)),
        ("s", say::key_study(language)),
        (", .", say::key_steps(language)),
        ("g G", say::key_ends(language)),
        ("n p", say::key_mistakes(language)),
        ("p", keys::action_pause(language)),
        ("d", keys::action_offer_draw(language)),
        ("R", keys::action_resign(language)),
        ("r N", keys::action_restart(language)),
        ("m", say::key_new(language)),
        ("F", invite::key_invite(language)),
        ("w", say::key_save(language)),
        ("o", keys::action_settings(language)),
        ("a", say::key_last(language)),
        ("c", say::key_column(language)),
        ("f", say::key_threats(language)),
        ("v", say::key_scores(language)),
        ("?", keys::action_help(language)),
    ];
    let aloud = [
        (Where::Last, say::say_last(language), "a"),
        (Where::Column, say::say_column(language), "c"),
        (Where::Board, say::say_board(language), ""),
        (Where::Threats, say::say_threats(language), "f"),
        (Where::Scores, say::say_scores(language), "v"),
    ];
    HelpView {
        keys: rows.into_iter().map(|(key, what)| (key.to_string(), what)).collect(),
        aloud: aloud
            .into_iter()
            .map(|(what, label, key)| ActionView::new(Wish::Do(Do::Say(what)), label, key))
            .collect(),
    }
}
