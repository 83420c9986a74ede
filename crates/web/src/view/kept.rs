//! What is kept on the device: games, and how they ended.

use super::Wish;
use super::board::BoardView;
use super::play::ActionView;
use super::rules::small_board;
use super::settings::{AnswersView, answers};
use crate::shelf::name_of;
use crate::site::{Asks, Do, Site};
use fourline_app::rule_sets;
use fourline_app::shelf::Entry;
use fourline_game::{Game, Seat, Verdict};
use fourline_players::Computer;
use fourline_rules::{Rules, sort_few};
use fourline_words::Language;
use fourline_words::catalogue::{screen, session, setup, web as say, window};

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

/// Wins and losses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatisticsView {
    /// Headings of the columns.
    pub headings: Vec<String>,
    /// Opponent, rules, won, drawn, lost.
    pub rows: Vec<(String, String, [u32; 3])>,
}

impl Site {
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

pub(super) fn computer_title(computer: Computer, language: Language) -> String {
    match computer {
        Computer::Level(level) => window::level(language, level.name(), level.number()),
        other => other.default_name(language),
    }
}
