//! The board on the screen: painted like a picture, with a button for each column, or for each disc
//! that can be removed. Buttons have names and roles for screen readers.

use crate::paint::{Place, colour};
use crate::panel_ui::theme;
use crate::play::Shown;
use eframe::egui::{
    Color32, Context, CursorIcon, EventFilter, Id, Key, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, WidgetInfo, vec2,
};
use fourline_app::Request;
use fourline_app::settings::{Confirm, Coordinates, Settings};
use fourline_game::{GameView, Refusal, Stage};
use fourline_picture::{Layout, Look, Note, has_first_symbol};
use fourline_players::hint::Hint;
use fourline_rules::{Cell, Column, Shape};
use fourline_words::catalogue::window as say;

/// Shows the board and hears what is done with it.
pub fn show(ui: &mut Ui, shown: Shown, settings: &Settings) -> Option<Request> {
    let view = &shown.view.game;
    let look = look(shown, settings);
    let layout = look.layout(view);
    let space = ui.available_rect_before_wrap();
    let place = Place::fit(layout.width(), layout.height(), space.shrink(4.0));
    paint(ui, shown, &look, &layout, place);
    describe(ui, shown, place.rect((0.0, 0.0), (layout.width(), layout.height())));
    let request = if shown.view.removing {
        discs(ui, shown, &layout, place)
    } else {
        columns(ui, shown, &look, &layout, place, settings.confirm)
    };
    ui.advance_cursor_after_rect(space);
    request
}

/// The name by which a column's button is known to egui.
pub fn column_id(column: Column) -> Id {
    Id::unique(("column", column.index()))
}

/// Is the keyboard on the board, or nowhere?
pub fn is_free_for_board(context: &Context, shape: Shape) -> bool {
    let focused = context.memory(|memory| memory.focused());
    focused.is_none_or(|id| shape.all_columns().any(|column| column_id(column) == id))
}

fn look(shown: Shown, settings: &Settings) -> Look {
    let mut notes = Vec::new();
    if shown.play.review().is_some() {
        let note = |hint: &Hint| {
            let text = shown.speaker.note(hint.prospect);
            Note { text, is_best: hint.is_best }
        };
        let columns = shown.view.game.shape().all_columns();
        notes = columns.map(|column| hint(shown, column).map(note)).collect();
    }
    Look {
        theme: theme(settings),
        coordinates: settings.window.coordinates == Coordinates::On,
        numbering: settings.numbering(),
        language: shown.speaker.language,
        last: true,
        line: true,
        notes,
    }
}

/// What is known of a drop into this column.
fn hint<'a>(shown: Shown<'a>, column: Column) -> Option<&'a Hint> {
    let node = shown.play.review()?.study.tree.node();
    Some(&node.insight.as_ref()?.column(column)?.hint)
}

fn paint(ui: &Ui, shown: Shown, look: &Look, layout: &Layout, place: Place) {
    let view = &shown.view.game;
    let painter = ui.painter();
    let board = place.rect((0.0, 0.0), (layout.width(), layout.height()));
    painter.rect_filled(board, 6.0, colour(look.theme.palette().frame));
    // Discs that still fall are left out first and painted where they are.
    let mut resting = view.clone();
    let mut falling = Vec::new();
    for (index, cell) in view.shape().all_cells().enumerate() {
        if let Some((seat, rows)) = view.at(cell).zip(shown.play.rows_above(cell, shown.now_ms)) {
            resting.cells[index] = None;
            resting.last = None;
            falling.push((cell, seat, rows));
        }
    }
    if !falling.is_empty() {
        resting.winning.clear();
    }
    for mark in look.scene(&resting).marks {
        place.paint(painter, &mark, 1.0);
    }
    for (cell, seat, rows) in falling {
        let (x, y) = layout.centre(cell);
        let centre = (x, y - rows * Layout::PITCH);
        for mark in look.theme.disc(has_first_symbol(view, seat), centre) {
            place.paint(&painter.with_clip_rect(board), &mark, 1.0);
        }
    }
}

/// The board in words for those who can't see it.
fn describe(ui: &mut Ui, shown: Shown, rect: Rect) {
    let response = ui.interact(rect, Id::unique("board"), Sense::hover());
    let name = say::board(shown.speaker.language);
    let text = shown.speaker.words().board(&shown.view.game);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(text.trim_end()));
}

fn columns(
    ui: &mut Ui,
    shown: Shown,
    look: &Look,
    layout: &Layout,
    place: Place,
    confirm: Confirm,
) -> Option<Request> {
    let view = &shown.view.game;
    let is_now = shown.view.step == shown.view.last_step;
    let is_asked = view.turn.is_some() && is_now && shown.view.person.is_some();
    let (mut chosen, mut next) = (None, None);
    for column in view.shape().all_columns() {
        let x = layout.column_middle(column) - Layout::PITCH / 2.0;
        let rect = place.rect((x, 0.0), (Layout::PITCH, layout.height()));
        let response = ui.interact(rect, column_id(column), Sense::click());
        let landing = view.actions.drops[column.index()];
        name(ui, shown, column, &response, is_asked);
        next = next.or(next_focus(ui, view, column, &response));
        if is_asked && (response.hovered() || response.has_focus()) {
            point(ui, view, look, layout, place, landing, &response);
        }
        if response.has_focus() {
            let stroke = Stroke::new(3.0, Color32::WHITE);
            ui.painter().rect_stroke(rect.shrink(2.0), 4.0, stroke, StrokeKind::Inside);
            let stroke = Stroke::new(1.0, Color32::BLACK);
            ui.painter().rect_stroke(rect.shrink(5.0), 4.0, stroke, StrokeKind::Inside);
        }
        if response.clicked() {
            if confirm == Confirm::On && !response.has_focus() {
                response.request_focus();
            } else {
                chosen = Some(Request::Drop(column));
            }
        }
    }
    // Only now: the columns to the right would take the same key once more.
    if let Some(column) = next {
        ui.memory_mut(|memory| memory.request_focus(column_id(column)));
    }
    chosen
}

fn name(ui: &Ui, shown: Shown, column: Column, response: &Response, is_asked: bool) {
    let Shown { speaker, view, .. } = shown;
    let (view, game, language) = (&view.game, &view.shown, speaker.language);
    let name = say::column(language, speaker.numbering.number(column));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, is_asked, &name));
    let mut text = match view.actions.drops[column.index()] {
        Ok(cell) => say::lands(language, cell.row_number(view.shape().rows())),
        Err(refusal) => speaker.words().refusal(refusal, game),
    };
    if let Some(hint) = hint(shown, column) {
        let prospect = speaker.prospect(hint.prospect);
        let judgement = match hint.is_best {
            true => say::best_move(language, prospect),
            false => say::this_move(language, prospect),
        };
        text = format!("{text} {judgement}");
    }
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(text));
}

/// The column that an arrow leads to; egui would take it to the nearest button of any kind.
fn next_focus(ui: &Ui, view: &GameView, column: Column, response: &Response) -> Option<Column> {
    if !response.has_focus() {
        return None;
    }
    let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let (last, index) = (view.shape().columns() as usize - 1, column.index());
    let target = ui.input(|input| {
        if input.key_pressed(Key::ArrowLeft) {
            index.saturating_sub(1)
        } else if input.key_pressed(Key::ArrowRight) {
            (index + 1).min(last)
        } else {
            index
        }
    });
    (target != index).then(|| Column::new(target as u8))
}

/// Shows where a disc would land; nothing lights up where none can.
fn point(
    ui: &Ui,
    view: &GameView,
    look: &Look,
    layout: &Layout,
    place: Place,
    landing: Result<Cell, Refusal>,
    response: &Response,
) {
    let (Ok(cell), Some(seat)) = (landing, view.turn) else {
        if response.hovered() && view.stage == Stage::Move {
            ui.ctx().set_cursor_icon(CursorIcon::NotAllowed);
        }
        return;
    };
    if response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    for mark in look.theme.disc(has_first_symbol(view, seat), layout.centre(cell)) {
        place.paint(ui.painter(), &mark, 0.45);
    }
}

fn discs(ui: &mut Ui, shown: Shown, layout: &Layout, place: Place) -> Option<Request> {
    let (view, speaker) = (&shown.view.game, shown.speaker);
    let mut chosen = None;
    for &cell in view.actions.remove.as_deref().unwrap_or_default() {
        let rect = place.rect(layout.corner(cell), (Layout::CELL, Layout::CELL));
        let response = ui.interact(rect, Id::unique(("disc", cell)), Sense::click());
        let (column, row) =
            (speaker.numbering.number(cell.column), cell.row_number(view.shape().rows()));
        let label = say::remove_at(speaker.language, column, row);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
        let is_meant = response.hovered() || response.has_focus();
        let width = if is_meant { 5.0 } else { 2.0 };
        let painter = ui.painter();
        let around = rect.expand2(vec2(4.0, 4.0) * place.scale);
        let stroke = Stroke::new(width, Color32::WHITE);
        painter.rect_stroke(around, 4.0, stroke, StrokeKind::Middle);
        painter.line_segment([rect.left_top(), rect.right_bottom()], stroke);
        if response.clicked() {
            chosen = Some(Request::Remove(cell));
        }
    }
    chosen
}
