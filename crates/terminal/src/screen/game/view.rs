//! How a game looks: the players, the board between them, what is going on beside or below it, and what
//! can be done now.

use super::GamePage;
use super::layout::Layout;
use super::of_use::keys;
use super::online::draw_reactions;
use super::{panel, players};
use crate::screen::board::{BoardPicture, Falling};
use crate::screen::canvas::Canvas;
use crate::screen::house::House;
use crate::screen::menu::draw_keys;
use fourline_app::{Prompt, SessionView};
use fourline_words::catalogue::screen as say;
use ratatui::layout::Rect;

pub(super) fn draw(page: &GamePage, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
    let view = page.session.view(house.now_ms());
    let layout = Layout::of(area, view.game.shape());
    let below = page.seat_below();
    players::draw(&view, below.other(), canvas, layout.players[0], house);
    draw_board(page, &view, canvas, layout.board, house);
    players::draw(&view, below, canvas, layout.players[1], house);
    match layout.is_wide {
        true => panel::draw(page, &view, canvas, layout.panel, house),
        false => panel::draw_narrow(page, &view, canvas, layout.panel, house),
    }
    draw_keys(canvas, layout.keys, &keys(page, &view, house), house);
    draw_saving(page, canvas, area, house);
    draw_reactions(page, canvas, area, house);
}

/// The window in which a file is named.
fn draw_saving(page: &GamePage, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
    let Some(field) = &page.saving else { return };
    let width = area.width.saturating_sub(6).min(56);
    let inner = canvas.window(area, width, 4, &say::save_question(house.language()));
    field.draw(canvas, Rect { y: inner.y + 1, height: 1, ..inner });
    let below = Rect { y: inner.y + 2, height: inner.height.saturating_sub(2), ..inner };
    canvas.paragraph(below, house.notice(), canvas.skin.warning());
}

fn draw_board(
    page: &GamePage,
    view: &SessionView,
    canvas: &mut Canvas<'_>,
    area: Rect,
    house: &House,
) {
    // What was sent stays marked until it is there.
    let chooses = matches!(view.prompt, Prompt::Move { .. } | Prompt::Sent);
    let landing = view.game.actions.drops.get(page.column.index());
    let insight = view.advice.as_ref().and_then(|advice| advice.insight.as_ref());
    let foot = insight.map(|insight| {
        let short = |column| {
            insight.column(column).map_or(String::new(), |outlook| {
                let best = if outlook.hint.is_best { "*" } else { "" };
                format!("{}{best}", outlook.short())
            })
        };
        view.game.shape().all_columns().map(short).collect()
    });
    let is_now = view.step == view.last_step;
    let fall = page.fall.filter(|_| is_now);
    BoardPicture {
        column: chooses.then_some(page.column),
        landing: landing.and_then(|landing| landing.ok()).filter(|_| chooses),
        picked: page.picked,
        falling: fall.map(|fall| Falling { cell: fall.cell, part: fall.part(house.now) }),
        foot,
        lit: page.lights.map_or(usize::MAX, |lights| lights.lit(house.now)),
        ..BoardPicture::of(&view.game, house.numbering())
    }
    .draw(canvas, area);
}
