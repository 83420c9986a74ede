//! The small windows over a study: a position is typed, a file is named, a position stands there as text,
//! an opponent is chosen.

use super::StudyPage;
use crate::screen::canvas::{Canvas, wrap};
use crate::screen::field::{Field, Typed};
use crate::screen::game::GamePage;
use crate::screen::house::{Effect, House, Step};
use crate::screen::key_bar::WITH_NEXT;
use crate::screen::keys::{Deed, Key, Place};
use crossterm::event::KeyCode;
use fourline_app::Session;
use fourline_app::study::{copied, play_on};
use fourline_native::storage::SaveError;
use fourline_players::Computer;
use fourline_words::Language;
use fourline_words::catalogue::screen as say;
use ratatui::layout::Rect;
use std::path::PathBuf;
use unicode_width::UnicodeWidthStr;

/// What is open over a study.
pub(super) enum Window {
    /// A position is typed.
    Type(Field),
    /// The file to save to is typed.
    Save(Field),
    /// A file that exists, while it is asked whether to replace it: as it was typed, and where it is.
    Replace(String, PathBuf),
    /// The position as text.
    Copied(String),
    /// The opponent for a game from here.
    Play(Computer),
}

impl StudyPage {
    /// A key, while a window is open.
    pub(super) fn window_key(
        &mut self,
        window: Window,
        key: Key,
        house: &mut House,
    ) -> Option<Step> {
        match window {
            Window::Type(mut field) => match field.key(key) {
                Typed::Going => self.window = Some(Window::Type(field)),
                Typed::Dropped => house.hush(),
                Typed::Done => {
                    house.hush();
                    if !self.take(field.text(), house) {
                        self.window = Some(Window::Type(field));
                    }
                }
            },
            Window::Save(mut field) => match field.key(key) {
                Typed::Going => self.window = Some(Window::Save(field)),
                Typed::Done if !field.text().trim().is_empty() => {
                    self.save(field.text().trim(), false, house);
                }
                Typed::Done | Typed::Dropped => house.hush(),
            },
            Window::Replace(file, path) => match key.code() {
                KeyCode::Char('y' | 'Y') => self.save(&file, true, house),
                KeyCode::Char('n' | 'N' | 'q') | KeyCode::Esc => {}
                _ => self.window = Some(Window::Replace(file, path)),
            },
            Window::Copied(text) => {
                // To select the text the mouse is switched off, so that key does not close it.
                if house.keys.deed(key, Place::Study) == Some(Deed::Mouse) {
                    self.window = Some(Window::Copied(text));
                    return None;
                }
            }
            Window::Play(computer) => return Some(self.opponent_key(computer, key, house)),
        }
        Some(Step::Stay)
    }

    /// Another opponent, or the game begins.
    fn opponent_key(&mut self, computer: Computer, key: Key, house: &mut House) -> Step {
        let all: Vec<Computer> = Computer::all().collect();
        let at = all.iter().position(|other| *other == computer).unwrap_or(0);
        let turned = |by: usize| Some(Window::Play(all[(at + by) % all.len()]));
        match house.keys.deed(key, Place::Study) {
            Some(Deed::Left | Deed::Up) => self.window = turned(all.len() - 1),
            Some(Deed::Right | Deed::Down) => self.window = turned(1),
            Some(Deed::Choose) => return self.play_from_here(computer, house),
            Some(Deed::Back | Deed::Quit) => {}
            _ => self.window = Some(Window::Play(computer)),
        }
        Step::Stay
    }

    fn play_from_here(&mut self, computer: Computer, house: &mut House) -> Step {
        let (seed, language) = (house.seed(), house.language());
        let name = house.storage.state.last.name.clone();
        let game = play_on(self.game(), computer, name, seed, language);
        let session = game.and_then(|game| Session::resume(game, None, house.now_ms()).ok());
        match session {
            Some(session) => Step::Open(Box::new(GamePage::new(session, house))),
            None => Step::Stay,
        }
    }

    /// Opens the choice of an opponent, if there is something to play.
    pub(super) fn choose_opponent(&mut self, house: &mut House) {
        match self.game().turn() {
            None => house.say(say::game_is_over_here(house.language())),
            Some(_) => self.window = Some(Window::Play(house.storage.state.last.opponent)),
        }
    }

    /// Puts the position onto the clipboard, and shows it.
    pub(super) fn copy(&mut self, house: &mut House) {
        let text = copied(self.game(), house.numbering());
        house.effects.push(Effect::Copy(text.clone()));
        self.window = Some(Window::Copied(text));
    }

    fn save(&mut self, file: &str, over: bool, house: &mut House) {
        let speaker = house.speaker();
        match house.storage.save_study(file, &self.study, over) {
            Ok(path) => house.say(speaker.study_saved(&path)),
            Err(SaveError::Exists(path)) => {
                self.window = Some(Window::Replace(file.to_string(), path));
            }
            Err(SaveError::Failed(path, why)) => {
                house.say(speaker.not_saved(&path, &why));
                self.window = Some(Window::Save(Field::new(file)));
            }
        }
    }
}

/// What can be done in a window.
pub(super) fn keys(window: &Window, language: Language) -> Vec<(Deed, String)> {
    let back = |text: fn(Language) -> String| (Deed::Back, text(language));
    match window {
        Window::Type(_) | Window::Save(_) => {
            vec![(Deed::Choose, say::key_accept(language)), back(say::key_cancel)]
        }
        Window::Replace(..) | Window::Copied(_) => vec![back(say::key_back)],
        Window::Play(_) => vec![
            (Deed::Left, WITH_NEXT.to_string()),
            (Deed::Right, say::key_change(language)),
            (Deed::Choose, say::key_play(language)),
            back(say::key_cancel),
        ],
    }
}

pub(super) fn draw(
    page: &StudyPage,
    window: &Window,
    canvas: &mut Canvas<'_>,
    area: Rect,
    house: &House,
) {
    let language = house.language();
    let area = Rect { height: area.height.saturating_sub(1), ..area };
    match window {
        Window::Type(field) => {
            let moves = if house.numbering().first() == 1 { "4453" } else { "3342" };
            let columns = house.speaker().words().columns(page.game().rules().shape);
            let about = say::about_position(language, columns, moves);
            draw_field(canvas, area, &say::position_title(language), &about, field, house);
        }
        Window::Save(field) => {
            let about = say::save_study_question(language);
            draw_field(canvas, area, &say::study(language), &about, field, house);
        }
        Window::Replace(_, path) => {
            let question = house.speaker().replaces(path);
            let inner = open(canvas, area, &say::study(language), &[&question], 2);
            let used = canvas.paragraph(inner, &question, canvas.skin.bold());
            canvas.answers(inner.x, inner.y + used + 1, language);
        }
        Window::Copied(text) => draw_copied(text, canvas, area, house),
        Window::Play(computer) => draw_opponent(page, *computer, canvas, area, house),
    }
}

/// A window for texts, and so many lines more; gives the room inside.
fn open(canvas: &mut Canvas<'_>, area: Rect, title: &str, texts: &[&str], more: u16) -> Rect {
    let width = area.width.saturating_sub(6).min(60);
    let lines: usize = texts.iter().map(|text| wrap(text, width as usize).len()).sum();
    canvas.window(area, width, lines as u16 + more, title)
}

fn draw_field(
    canvas: &mut Canvas<'_>,
    area: Rect,
    title: &str,
    about: &str,
    field: &Field,
    house: &House,
) {
    let skin = canvas.skin;
    let inner = open(canvas, area, title, &[about, house.notice()], 3);
    let used = canvas.paragraph(inner, about, skin.dim());
    let line = Rect { y: inner.y + used + 1, height: 1, ..inner };
    field.draw(canvas, line);
    let problem =
        Rect { y: line.y + 1, height: inner.bottom().saturating_sub(line.y + 1), ..inner };
    canvas.paragraph(problem, house.notice(), skin.warning());
}

/// The text as it was copied, in lines of its own, so that it can be selected.
fn draw_copied(text: &str, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
    let (skin, language) = (canvas.skin, house.language());
    let about = say::about_copied(language, house.key(Deed::Mouse));
    let lines: Vec<String> = match text.lines().map(|line| line.width()).max() {
        Some(widest) if widest > 54 => {
            let width = area.width.saturating_sub(6).min(60) as usize;
            text.lines().flat_map(|line| wrap(line, width)).collect()
        }
        _ => text.lines().map(str::to_string).collect(),
    };
    let height = lines.len() as u16;
    let inner = open(canvas, area, &say::copied_title(language), &[&about], height + 1);
    for (line, y) in lines.iter().zip(inner.y..inner.bottom()) {
        canvas.line(inner.x, y, inner.width, line, skin.bold());
    }
    let y = inner.y + height + 1;
    let rest = Rect { y, height: inner.bottom().saturating_sub(y), ..inner };
    canvas.paragraph(rest, &about, skin.dim());
}

fn draw_opponent(
    page: &StudyPage,
    computer: Computer,
    canvas: &mut Canvas<'_>,
    area: Rect,
    house: &House,
) {
    let (skin, language, game) = (canvas.skin, house.language(), page.game());
    let symbol = game.turn().and_then(|seat| game.symbol(seat));
    let about = say::about_play(language, symbol.map_or(String::new(), |s| s.to_string()));
    let who = computer.about(language);
    // As much room as the longest needs, so that the window stays in place.
    let longest = Computer::all().map(|computer| computer.about(language));
    let longest = longest.max_by_key(|text| text.width()).unwrap_or_default();
    let inner = open(canvas, area, &say::play_title(language), &[&about, &longest], 4);
    let used = canvas.paragraph(inner, &about, skin.dim());
    let y = inner.y + used + 1;
    let name = match (computer, computer.default_name(language)) {
        (Computer::Level(level), name) => {
            format!("{name}, {}", say::player_level(language, level.number()))
        }
        (_, name) => name,
    };
    let [less, more] = [skin.sign("◂", "<"), skin.sign("▸", ">")];
    canvas.fill(Rect { y, height: 1, ..inner }, skin.chosen());
    canvas.centred(inner, y, &format!("{less} {name} {more}"), skin.chosen());
    let rest = Rect { y: y + 2, height: inner.bottom().saturating_sub(y + 2), ..inner };
    canvas.paragraph(rest, &who, skin.text());
}
