//! Everything that is not a board: the form for a new game, help, how to play, games, statistics,
//! settings.

use super::Wish;
use super::board::{Board, BoardView};
use super::play::ActionView;
use crate::form::{CLOCKS, Change, FIRSTS, Form};
use crate::shelf::name_of;
use crate::site::{Asks, Dialog, Do, Site};
use fourline_app::how_to::HowTo;
use fourline_app::settings::{ENTRIES, Section};
use fourline_app::shelf::Entry;
use fourline_app::words::Speaker;
use fourline_app::{Kind, NewGame, RuleField, Who, rule_sets};
use fourline_game::{Game, GameView, Seat, Verdict, Viewer};
use fourline_players::Computer;
use fourline_rules::{Rules, sort_few};
use fourline_words::Language;
use fourline_words::catalogue::{common, keys, screen, session, setup, web as say, window};

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

/// Help: keys and what they do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HelpView {
    /// Keys, and what they do.
    pub keys: Vec<(String, String)>,
    /// What can be said aloud.
    pub aloud: Vec<ActionView>,
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

/// The games on this device.
#[derive(Clone, Debug, PartialEq)]
pub struct GamesView {
    /// Unfinished and finished games: heading, what is said if there is none, the games.
    pub lists: [(String, String, Vec<EntryView>); 2],
    /// That some can't be read; empty if all can.
    pub unreadable: String,
}

/// A game of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct EntryView {
    /// Its name on the shelf.
    pub name: String,
    /// The game in one line.
    pub summary: String,
    /// When it was played, in seconds since 1970.
    pub played_s: u64,
    /// Something to know about it; empty for nothing.
    pub note: String,
    /// Continue or look.
    pub open: ActionView,
    /// Delete it.
    pub delete: ActionView,
    /// A small picture of its board.
    pub board: BoardView,
    /// The question whether to delete it, if it is asked.
    pub asks: Option<AnswersView>,
}

/// A question of the page with its answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswersView {
    /// The question.
    pub question: String,
    /// Yes and no.
    pub answers: Vec<ActionView>,
}

/// Wins and losses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatisticsView {
    /// Headings of the columns.
    pub headings: Vec<String>,
    /// Opponent, rules, won, drawn, lost.
    pub rows: Vec<(String, String, [u32; 3])>,
}

/// What can be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsView {
    /// The settings, with their names in the file.
    pub lists: Vec<(&'static str, ListView)>,
    /// The question whether to delete everything, if it is asked.
    pub asks: Option<AnswersView>,
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
            keeps: self.table.session.is_in_play(),
            has_own_rules: game.rules.preset_name().is_none()
                && !self.device.state.own_rules.iter().any(|(_, own)| *own == game.rules),
        }
    }

    fn form_lists(&self, form: &Form, speaker: &Speaker) -> Vec<(Setting, ListView)> {
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

    fn rule_sets(&self, now: &Rules, with_own: bool) -> Vec<RuleSetView> {
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
        HowToView {
            rules: *rules,
            title: page.title,
            about: page.about,
            parts: parts.collect(),
            others: self.rule_sets(rules, false),
        }
    }

    pub(super) fn games_view(&self) -> GamesView {
        let (speaker, language) = (self.speaker(), self.language());
        let listing = self.listing.clone().unwrap_or_default();
        let entry = |entry: &Entry| {
            let asks = self.asks == Some(Asks::Delete(entry.path.clone()));
            let (open, label) = match entry.game.ending() {
                None => (Do::Continue(entry.path.clone()), session::continue_(language)),
                Some(_) => (Do::Look(entry.path.clone()), session::look(language)),
            };
            EntryView {
                name: name_of(&entry.path),
                summary: speaker.summary(&entry.game),
                played_s: entry.played_s.unwrap_or(0),
                note: match entry.is_open_elsewhere {
                    true => say::open_elsewhere(language),
                    false => String::new(),
                },
                open: ActionView::new(Wish::Do(open), label, ""),
                delete: ActionView::new(
                    Wish::Do(Do::Delete(entry.path.clone())),
                    window::delete(language),
                    "",
                ),
                board: small_board(&entry.game, &speaker),
                asks: asks.then(|| answers(setup::delete_question(language), language)),
            }
        };
        GamesView {
            lists: [
                (
                    screen::unfinished_games(language),
                    screen::no_unfinished_games(language),
                    listing.unfinished.iter().map(entry).collect(),
                ),
                (
                    screen::finished_games(language),
                    screen::no_finished_games(language),
                    listing.finished.iter().map(entry).collect(),
                ),
            ],
            unreadable: match listing.unreadable.len() {
                0 => String::new(),
                count => say::unreadable_games(language, count),
            },
        }
    }

    pub(super) fn statistics_view(&self) -> StatisticsView {
        let language = self.language();
        let listing = self.listing.clone().unwrap_or_default();
        let mut rows: Vec<(Computer, Rules, [u32; 3])> = Vec::new();
        for entry in &listing.finished {
            let Some((computer, result)) = result_against_computer(&entry.game) else { continue };
            let rules = *entry.game.rules();
            let row = rows.iter_mut().find(|row| (row.0, row.1) == (computer, rules));
            match row {
                Some(row) => row.2[result] += 1,
                None => {
                    let mut counts = [0; 3];
                    counts[result] = 1;
                    rows.push((computer, rules, counts));
                }
            }
        }
        let order: Vec<Computer> = Computer::all().collect();
        let place = |computer: &Computer| order.iter().position(|other| other == computer);
        sort_few(&mut rows, |(computer, rules, _)| {
            let preset = Rules::PRESETS.iter().position(|(_, known)| known == rules);
            (place(computer), preset.unwrap_or(Rules::PRESETS.len()), rules.to_string())
        });
        let title = |rules: &Rules| rule_sets::title(rules, &self.device.state, language);
        StatisticsView {
            headings: vec![
                say::opponent(language),
                setup::rules(language),
                say::won(language),
                say::drawn(language),
                say::lost(language),
            ],
            rows: rows
                .iter()
                .map(|(computer, rules, counts)| {
                    (computer_title(*computer, language), title(rules), *counts)
                })
                .collect(),
        }
    }

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

fn answers(question: String, language: Language) -> AnswersView {
    let answer = |yes: bool, label: String| ActionView::new(Wish::Do(Do::Answer(yes)), label, "");
    let answers = vec![answer(true, common::yes(language)), answer(false, common::no(language))];
    AnswersView { question, answers }
}

/// Whom a person played alone, and how it ended for them: won, drawn or lost.
fn result_against_computer(game: &Game) -> Option<(Computer, usize)> {
    let setup = game.setup();
    let is_person = |seat: Seat| setup.player(seat).tag.is_human();
    let me = Seat::BOTH.into_iter().find(|&seat| is_person(seat) && !is_person(seat.other()))?;
    let computer = setup.player(me.other()).tag.as_str().parse().ok()?;
    let result = match game.ending()?.verdict() {
        Verdict::Won(seat) if seat == me => 0,
        Verdict::Draw => 1,
        Verdict::Won(_) => 2,
        Verdict::Void => return None,
    };
    Some((computer, result))
}

fn computer_title(computer: Computer, language: Language) -> String {
    match computer {
        Computer::Level(level) => window::level(language, level.name(), level.number()),
        other => other.default_name(language),
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

/// A board to look at only.
fn small_board(game: &Game, speaker: &Speaker) -> BoardView {
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
        ("w", say::key_save(language)),
        ("o", keys::action_settings(language)),
        ("a", say::key_last(language)),
        ("c", say::key_column(language)),
        ("f", say::key_threats(language)),
        ("v", say::key_scores(language)),
        ("?", keys::action_help(language)),
    ];
    use crate::site::Where;
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
