//! The board on the screen, with a button for each column, or for each disc that can be removed.
//! Pointer and keyboard behave alike. Buttons have names and roles for screen readers.

use crate::board_paint::{Board, Moment};
use crate::paint::{Place, colour};
use crate::play::Shown;
use crate::style::{bold, faint, plain, scheme, theme, tokens};
use eframe::egui::{
    Align2, Context, CornerRadius, CursorIcon, EventFilter, Id, Key, Rect, Response, Role, Sense,
    Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use fourline_app::Request;
use fourline_app::insight::Outlook;
use fourline_app::settings::{Confirm, Coordinates, Settings};
use fourline_game::{GameView, Stage};
use fourline_picture::Layout;
use fourline_rules::{Cell, Column, Shape};
use fourline_words::catalogue::window as say;

/// Room for the numbers of columns above the board, and of rows beside it.
const NUMBERS: Vec2 = vec2(22.0, 24.0);

/// How wide a board is for its height, and how much the numbers add.
pub fn proportions(shown: Shown, settings: &Settings) -> (f32, Vec2) {
    let layout = crate::board_paint::layout(shown.view.game.shape(), theme(settings));
    (layout.width() / layout.height(), numbers(settings))
}

fn numbers(settings: &Settings) -> Vec2 {
    match settings.window.coordinates {
        Coordinates::On => NUMBERS,
        Coordinates::Off => Vec2::ZERO,
    }
}

/// Where the board of a space is, and its columns from left to right.
pub struct Placed {
    pub place: Place,
    pub layout: Layout,
}

impl Placed {
    /// As large as it fits beside its numbers.
    pub fn new(shown: Shown, settings: &Settings, space: Rect) -> Placed {
        let layout = crate::board_paint::layout(shown.view.game.shape(), theme(settings));
        // Both sides alike, so that the board stays in the middle.
        let around = numbers(settings);
        let space = Rect::from_min_max(
            space.min + vec2(around.x, around.y),
            space.max - vec2(around.x, 0.0),
        );
        Placed { place: Place::fit(layout.width(), layout.height(), space), layout }
    }

    /// The left and right end of a column on the screen.
    pub fn column(&self, column: Column) -> (f32, f32) {
        let middle = self.layout.column_middle(column);
        let half = Layout::PITCH / 2.0;
        (self.place.at((middle - half, 0.0)).x, self.place.at((middle + half, 0.0)).x)
    }

    /// The board on the screen.
    pub fn plate(&self) -> Rect {
        self.place.rect((0.0, 0.0), (self.layout.width(), self.layout.height()))
    }
}

/// Shows the board and hears what is done with it.
pub fn show(ui: &mut Ui, shown: Shown, settings: &Settings, placed: &Placed) -> Option<Request> {
    let view = &shown.view.game;
    let board = Board { view, theme: theme(settings), scheme: scheme(ui) };
    describe(ui, shown, placed.plate());
    let mut moment = moment(shown);
    if shown.view.removing {
        board.paint(ui.painter(), placed.place, &moment);
        paint_numbers(ui, shown, settings, placed, None);
        return discs(ui, shown, placed);
    }
    // The buttons first: what is painted depends on which one is pointed at.
    let (request, responses) = columns(ui, shown, placed, settings.confirm);
    let is_asked = is_asked(shown);
    let pointed = responses.iter().position(|response| response.hovered());
    let focused = responses.iter().position(|response| response.has_focus());
    let meant = pointed.or(focused).map(|index| Column::new(index as u8));
    if let Some(column) = meant.filter(|_| is_asked) {
        let landing = view.actions.drops[column.index()].ok().zip(view.turn);
        moment.lane = landing.map(|landing| (column, Some(landing)));
        if pointed.is_some() {
            point(ui, view, landing.is_some());
        }
    }
    board.paint(ui.painter(), placed.place, &moment);
    paint_numbers(ui, shown, settings, placed, meant);
    if let Some(index) = focused {
        let (left, right) = placed.column(Column::new(index as u8));
        let plate = placed.plate();
        let edge = 5.0 * placed.place.scale.max(0.5);
        let rect =
            Rect::from_min_max(pos2(left, plate.min.y + edge), pos2(right, plate.max.y - edge));
        // Where nothing can be dropped it only says where the keyboard is.
        let part = if moment.lane.is_some() { 0.8 } else { 0.3 };
        let ring = Stroke::new(2.0, faint(colour(tokens(ui).second.sign), part));
        let round = CornerRadius::same(12);
        ui.painter().rect_stroke(rect.shrink(2.0), round, ring, StrokeKind::Inside);
    }
    request
}

fn moment(shown: Shown) -> Moment {
    let (view, play) = (&shown.view.game, shown.play);
    let falling = view.shape().all_cells().filter_map(|cell| {
        let (seat, rows) = view.at(cell).zip(play.rows_above(cell, shown.now_ms))?;
        Some((cell, seat, rows))
    });
    Moment {
        falling: falling.collect(),
        lane: None,
        lit: play.lit(view.winning.len(), shown.now_ms),
    }
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

/// What is known of a drop into this column.
pub fn outlook<'a>(shown: Shown<'a>, column: Column) -> Option<&'a Outlook> {
    shown.play.review()?.study.tree.node().insight.as_ref()?.column(column)
}

/// Is a person here asked for a move now?
fn is_asked(shown: Shown) -> bool {
    let view = shown.view;
    view.game.turn.is_some() && view.step == view.last_step && view.person.is_some()
}

fn paint_numbers(
    ui: &Ui,
    shown: Shown,
    settings: &Settings,
    placed: &Placed,
    meant: Option<Column>,
) {
    if settings.window.coordinates == Coordinates::Off {
        return;
    }
    let (tokens, plate, shape) = (tokens(ui), placed.plate(), shown.view.game.shape());
    let size = (22.0 * placed.place.scale).clamp(12.0, 17.0);
    for column in shape.all_columns() {
        let (left, right) = placed.column(column);
        let ink = if meant == Some(column) { tokens.ink } else { tokens.muted };
        let number = shown.speaker.numbering.number(column);
        let at = pos2((left + right) / 2.0, plate.min.y - 12.0);
        ui.painter().text(at, Align2::CENTER_CENTER, number, bold(size), colour(ink));
    }
    for row in 0..shape.rows() {
        let y = placed.place.at((0.0, placed.layout.row_middle(row))).y;
        let number = Cell::new(Column::new(0), row).row_number(shape.rows());
        let at = pos2(plate.min.x - 11.0, y);
        let ink = colour(tokens.muted);
        ui.painter().text(at, Align2::CENTER_CENTER, number, plain(size - 1.0), ink);
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
    placed: &Placed,
    confirm: Confirm,
) -> (Option<Request>, Vec<Response>) {
    let view = &shown.view.game;
    let (mut chosen, mut next, mut responses) = (None, None, Vec::new());
    let (plate, is_asked) = (placed.plate(), is_asked(shown));
    for column in view.shape().all_columns() {
        let (left, right) = placed.column(column);
        let top = plate.min.y - 20.0;
        let rect = Rect::from_min_max(pos2(left, top), pos2(right, plate.max.y));
        let response = ui.interact(rect, column_id(column), Sense::click());
        name(ui, shown, column, &response, is_asked);
        next = next.or(next_focus(ui, view, column, &response));
        if response.clicked() {
            if confirm == Confirm::On && !response.has_focus() {
                response.request_focus();
            } else {
                chosen = Some(Request::Drop(column));
            }
        }
        responses.push(response);
    }
    // Only now: the columns to the right would take the same key once more.
    if let Some(column) = next {
        ui.memory_mut(|memory| memory.request_focus(column_id(column)));
    }
    (chosen, responses)
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
    if let Some(outlook) = outlook(shown, column) {
        let prospect = speaker.prospect(outlook.hint.prospect);
        let judgement = match outlook.hint.is_best {
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

fn point(ui: &Ui, view: &GameView, lands: bool) {
    if lands {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    } else if view.stage == Stage::Move {
        ui.ctx().set_cursor_icon(CursorIcon::NotAllowed);
    }
}

/// A button on each disc that can be removed.
fn discs(ui: &mut Ui, shown: Shown, placed: &Placed) -> Option<Request> {
    let (view, speaker, tokens) = (&shown.view.game, shown.speaker, tokens(ui));
    let mut chosen = None;
    for &cell in view.actions.remove.as_deref().unwrap_or_default() {
        let (place, size) = (placed.place, (Layout::CELL, Layout::CELL));
        let rect = place.rect(placed.layout.corner(cell), size);
        let response = ui.interact(rect, Id::unique(("disc", cell)), Sense::click());
        let (column, row) =
            (speaker.numbering.number(cell.column), cell.row_number(view.shape().rows()));
        let label = say::remove_at(speaker.language, column, row);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
        let is_meant = response.hovered() || response.has_focus();
        if response.hovered() {
            ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
        }
        let radius = rect.width() / 2.0;
        let slant = vec2(radius, radius) * std::f32::consts::FRAC_1_SQRT_2;
        // Dark around white, so that it is seen on every disc.
        for (ink, extra) in [(tokens.first.sign, 4.0), (tokens.second.sign, 0.0)] {
            let width = if is_meant { 5.0 } else { 2.5 } + extra;
            let stroke = Stroke::new(width, colour(ink));
            ui.painter().circle_stroke(rect.center(), radius - width / 2.0, stroke);
            ui.painter().line_segment([rect.center() - slant, rect.center() + slant], stroke);
        }
        if response.clicked() {
            chosen = Some(Request::Remove(cell));
        }
    }
    chosen
}
