//! The page of a game: the board with its players, the panel beside it or below, and what is asked for.

use super::{App, Page};
use crate::board_ui::{self, Placed, column_id, is_free_for_board};
use crate::home_ui::header;
use crate::panel_ui::{Around, Wish};
use crate::play::Shown;
use crate::widgets::Push;
use crate::{keys, players_ui, status_ui, study_ui};
use eframe::egui::{Context, Key, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};
use fourline_app::digits::Digits;
use fourline_app::settings::{Settings, Study};
use fourline_app::{Prompt, Request, Said};
use fourline_native::storage::SaveError;
use fourline_rules::Column;
use fourline_words::catalogue::window as say;
use std::time::Duration;

/// From this width on the panel stands beside the board.
const WIDE: f32 = 800.0;

/// Between the board and what is around it.
const GAP: f32 = 8.0;

/// Where things are on the page.
struct Areas {
    above: Rect,
    board: Rect,
    cards: f32,
    below: Rect,
}

impl Areas {
    /// From the upper left corner down, with a board of this size.
    fn new(corner: eframe::egui::Pos2, board: eframe::egui::Vec2, heights: [f32; 3]) -> Areas {
        let [above, cards, below] = heights;
        let at = |y: f32, height: f32| {
            Rect::from_min_size(pos2(corner.x, corner.y + y), vec2(board.x, height))
        };
        let board_y = above + GAP;
        let cards_y = board_y + board.y + GAP;
        Areas {
            above: at(0.0, above),
            board: at(board_y, board.y),
            cards: corner.y + cards_y,
            below: at(cards_y + cards, below),
        }
    }
}

impl App {
    pub(super) fn game_page(&mut self, ui: &mut Ui, now_ms: u64) {
        let context = &ui.ctx().clone();
        let (speaker, language) = (self.speaker(), self.language());
        let mut wishes = Vec::new();
        if header(ui, &speaker, None, &[Push::new(say::settings(language))]).is_some() {
            self.page = Some(Page::Settings);
            return context.request_repaint();
        }
        let App { play: Some(play), panel, settings, storage, digits, notice, .. } = self else {
            return;
        };
        let is_lost = |said: &&Said| matches!(said, Said::NotKept(_));
        if let Some(said) = play.session().log().iter().find(is_lost).filter(|_| notice.is_empty())
        {
            *notice = speaker.said(said, play.session().game()).unwrap_or_default();
        }
        let view = &play.view(now_ms);
        let shown = Shown { play, view, speaker, now_ms };
        if !panel.is_typing {
            wishes = keys::pressed(context, view, digits, settings);
        }
        let typed = digits.waiting();
        let around = Around { settings, state: &storage.state, typed, notice };
        let space = ui.available_rect_before_wrap();
        if space.width() >= WIDE {
            let side = (space.width() * 0.32).clamp(300.0, 380.0);
            let areas = wide(ui, shown, settings, space, side);
            wishes.extend(table(ui, shown, settings, &areas));
            let left = areas.board.right() + 24.0;
            let beside = Rect::from_min_max(
                pos2(left, areas.above.top()),
                pos2(left + side, space.bottom()),
            );
            ui.scope_builder(UiBuilder::new().max_rect(beside), |ui| {
                ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                    let rows = ((beside.height() - 470.0) / 28.0).clamp(4.0, 12.0) as usize;
                    wishes.extend(panel.show(ui, shown, around, rows, false));
                });
            });
        } else {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                let areas = narrow(ui, shown, settings, space.height());
                wishes.extend(table(ui, shown, settings, &areas));
                wishes.extend(panel.show(ui, shown, around, 6, true));
                ui.add_space(8.0);
            });
        }
        if let Some(ms) = play.wakes_in_ms(view, now_ms) {
            context.request_repaint_after(Duration::from_millis(ms));
        }
        self.take_focus(context);
        for wish in wishes {
            self.obey(wish, context, now_ms);
        }
    }

    /// Gives the keyboard to the board where it is wanted, or where an arrow asks for it.
    fn take_focus(&mut self, context: &Context) {
        let arrow = context
            .input(|input| input.key_pressed(Key::ArrowLeft) || input.key_pressed(Key::ArrowRight));
        let is_free = context.memory(|memory| memory.focused().is_none());
        if std::mem::take(&mut self.wants_focus) || (arrow && is_free) {
            self.point_at_centre(context);
        }
    }

    fn point_at_centre(&self, context: &Context) {
        let Some(play) = &self.play else { return };
        let centre = Column::new(play.session().game().rules().shape.columns() / 2);
        context.memory_mut(|memory| memory.request_focus(column_id(centre)));
    }

    fn obey(&mut self, wish: Wish, context: &Context, now_ms: u64) {
        context.request_repaint();
        match wish {
            Wish::Ask(request) => self.ask(request, context, now_ms),
            Wish::Point(column) => {
                context.memory_mut(|memory| memory.request_focus(column_id(column)));
            }
            Wish::Study => {
                let study = &mut self.settings.window.study;
                *study = if *study == Study::On { Study::Off } else { Study::On };
            }
            Wish::NextMistake => {
                let Some(play) = &self.play else { return };
                let step = play.view(now_ms).step;
                if let Some(step) = play.review().and_then(|review| review.next_mistake(step)) {
                    self.ask(Request::LookAt(step), context, now_ms);
                }
            }
            Wish::NameFile => {
                self.panel.is_saving = !self.panel.is_saving;
                self.panel.wants_file = self.panel.is_saving;
                self.panel.is_typing = false;
            }
            Wish::Save { over } => self.save(over),
            Wish::HowTo => {
                let rules = self.play.as_ref().map(|play| *play.session().game().rules());
                self.page = rules.map(Page::HowTo);
            }
            Wish::Menu => {
                if self.leave_game() {
                    // The list of games says where it is.
                    self.notice.clear();
                    self.enter_menu();
                }
            }
        }
    }

    fn ask(&mut self, request: Request, context: &Context, now_ms: u64) {
        let Some(play) = &mut self.play else { return };
        self.notice.clear();
        self.digits = Digits::default();
        play.ask(request, &self.settings, &mut self.storage, now_ms);
        // Back to the board after a button, so that the keyboard continues where it was.
        let stays = matches!(request, Request::LookAt(_) | Request::ChooseDisc)
            || matches!(play.session().prompt(), Prompt::Confirm(..));
        if !stays && !is_free_for_board(context, play.session().game().rules().shape) {
            self.point_at_centre(context);
        }
    }

    fn save(&mut self, over: bool) {
        let Some(play) = &self.play else { return };
        let file = self.panel.file.trim();
        if file.is_empty() {
            self.notice = say::save_where(self.language());
            return;
        }
        self.panel.replaces = false;
        let speaker = self.speaker();
        self.notice = match self.storage.save(file, play.session().game(), over) {
            Ok(path) => {
                self.panel.is_saving = false;
                self.panel.is_typing = false;
                speaker.saved(&path, play.session().game())
            }
            Err(SaveError::Exists(path)) => {
                self.panel.replaces = true;
                speaker.replaces(&path)
            }
            Err(SaveError::Failed(path, why)) => speaker.not_saved(&path, &why),
        };
    }
}

/// The heights of what is above and below the board, in this width.
fn heights(ui: &Ui, shown: Shown, width: f32) -> [f32; 3] {
    let below = players_ui::below(shown);
    let player = |seat| players_ui::height(ui, shown, seat, width);
    let cards = if shown.play.review().is_some() { study_ui::CARDS } else { 0.0 };
    [player(below.other()), cards, player(below)]
}

/// The largest board that leaves room for the panel; both together stand in the middle.
fn wide(ui: &Ui, shown: Shown, settings: &Settings, space: Rect, side: f32) -> Areas {
    let (shape, numbers) = board_ui::proportions(shown, settings);
    let room = space.width() - side - 24.0;
    let (mut width, mut heights) = (room - 2.0 * numbers.x, [0.0; 3]);
    // Players are as wide as the board, and in less width they can be higher.
    for _ in 0..2 {
        heights = self::heights(ui, shown, width);
        let high = space.height() - heights.iter().sum::<f32>() - 2.0 * GAP - numbers.y;
        width = (high * shape).min(room - 2.0 * numbers.x).max(120.0);
    }
    let board = vec2(width + 2.0 * numbers.x, width / shape + numbers.y);
    let all = board.x + 24.0 + side;
    let left = space.left() + ((space.width() - all) / 2.0).max(0.0);
    let spare = space.height() - board.y - heights.iter().sum::<f32>() - 2.0 * GAP;
    Areas::new(pos2(left, space.top() + (spare / 2.0).clamp(0.0, 60.0)), board, heights)
}

/// The board over the full width, as far as the status below it stays in sight.
fn narrow(ui: &mut Ui, shown: Shown, settings: &Settings, room: f32) -> Areas {
    let (shape, numbers) = board_ui::proportions(shown, settings);
    let width = ui.available_width();
    let heights = heights(ui, shown, width);
    let around = heights.iter().sum::<f32>() + 2.0 * GAP + numbers.y;
    let high = (room - around - status_room(shown)).max(200.0);
    let plate = (width - 2.0 * numbers.x).min(high * shape);
    let board = vec2(width, plate / shape + numbers.y);
    // The ring around a disc reaches a little higher.
    ui.add_space(4.0);
    let (all, _) =
        ui.allocate_exact_size(vec2(width, around - numbers.y + board.y), Sense::hover());
    Areas::new(all.min, board, heights)
}

/// Room for the status below the board, and for one row of buttons: its own, or else the first ones below
/// it. So the board does not change its size when something is asked. A study has less room, and what is
/// known of the position comes next there.
fn status_room(shown: Shown) -> f32 {
    let waits = shown.view.offers.iter().any(|offer| offer.request == Request::EndTurn);
    let has_buttons = waits || !status_ui::answers(shown).is_empty();
    if shown.play.review().is_some() && !has_buttons { 96.0 } else { 142.0 }
}

/// The players, the board between them, and what its columns are worth.
fn table(ui: &mut Ui, shown: Shown, settings: &Settings, areas: &Areas) -> Option<Wish> {
    let below = players_ui::below(shown);
    let placed = Placed::new(shown, settings, areas.board);
    // The players stand where the board begins and ends, if that is wide enough for them.
    let (plate, page) = (placed.plate(), areas.above);
    let fits = |&(left, right): &(f32, f32)| {
        let high = heights(ui, shown, right - left);
        high[0] <= areas.above.height() && high[2] <= areas.below.height()
    };
    let (left, right) = [(plate.left(), plate.right()), (plate.left(), page.right())]
        .into_iter()
        .find(fits)
        .unwrap_or((page.left(), page.right()));
    let aligned =
        |rect: Rect| Rect::from_min_max(pos2(left, rect.top()), pos2(right, rect.bottom()));
    players_ui::show(ui, shown, settings, below.other(), aligned(areas.above));
    let asked = board_ui::show(ui, shown, settings, &placed);
    if shown.play.review().is_some() {
        study_ui::cards(ui, shown, &placed, areas.cards);
    }
    players_ui::show(ui, shown, settings, below, aligned(areas.below));
    asked.map(Wish::Ask)
}
