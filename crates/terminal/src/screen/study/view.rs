//! How a study looks: the board with a score below each column, what the scores mean in words, the
//! best line, and the course of the game.

use super::StudyPage;
use super::graph;
use crate::screen::board::BoardPicture;
use crate::screen::canvas::{Canvas, wrap};
use crate::screen::disc_size::DiscSize;
use crate::screen::field::Field;
use crate::screen::house::House;
use crate::screen::keys::Deed;
use crate::screen::menu::draw_keys;
use fourline_app::insight::{Insight, Outlook};
use fourline_app::study::Node;
use fourline_game::{Action, Game, GameView, Seat, Stage};
use fourline_rules::Shape;
use fourline_words::Language;
use fourline_words::catalogue::{hints, screen as say};
use ratatui::layout::Rect;

/// The least width of the words beside the board.
const PANEL: u16 = 38;

/// Lines besides the board in a narrow window: title, words, graph, keys.
const NARROW: u16 = 12;

/// The least window for a study on a board of this shape.
pub(super) fn least(shape: Shape) -> (u16, u16) {
    let (width, height) = DiscSize::least(shape);
    (width, height + NARROW)
}

pub(super) fn draw(page: &StudyPage, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
    let game = page.study.tree.game();
    let viewer = game.turn().unwrap_or(Seat::One);
    let view = GameView::of(game, viewer);
    let shape = view.shape();
    let keys = Rect { y: area.bottom() - 1, height: 1, ..area };
    let title = Rect { height: 1, ..area };
    let skin = canvas.skin;
    canvas.line(title.x, title.y, title.width, &heading(page, house), skin.accent());
    let body = Rect { y: area.y + 1, height: area.height - 2, ..area };
    let board_height = body.height.saturating_sub(graph::HEIGHT);
    match DiscSize::fitting(shape, body.width.saturating_sub(PANEL + 1), board_height) {
        Some(size) => {
            let width = size.room(shape).0.max(30);
            let board = Rect { width, height: size.room(shape).1, ..body };
            draw_board(page, &view, canvas, board, house);
            let below = Rect { y: board.bottom(), height: graph::HEIGHT, ..board };
            graph::draw(&page.study.tree, canvas, below);
            let x = board.right() + 1;
            let panel = Rect { x, width: area.right() - x, ..body };
            draw_words(page, canvas, panel, house);
        }
        None => draw_narrow(page, &view, canvas, body, house),
    }
    draw_keys(canvas, keys, &keys_of_use(page, house.language()), house);
    if let Some(field) = &page.typing {
        draw_typing(field, shape, canvas, area, house);
    }
}

/// The window in which a position is typed.
fn draw_typing(field: &Field, shape: Shape, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
    let (language, skin) = (house.language(), canvas.skin);
    let moves = if house.numbering().first() == 1 { "4453" } else { "3342" };
    let about = say::about_position(language, house.speaker().words().columns(shape), moves);
    let width = area.width.saturating_sub(6).min(60);
    let lines = |text: &str| wrap(text, width as usize).len() as u16;
    let height = lines(&about) + 2 + lines(house.notice()).max(2);
    let inner = canvas.window(area, width, height, &say::position_title(language));
    let used = canvas.paragraph(inner, &about, skin.dim());
    let line = Rect { y: inner.y + used + 1, height: 1, ..inner };
    field.draw(canvas, line);
    let problem =
        Rect { y: line.y + 1, height: inner.bottom().saturating_sub(line.y + 1), ..inner };
    canvas.paragraph(problem, house.notice(), skin.warning());
}

fn heading(page: &StudyPage, house: &House) -> String {
    let (game, words) = (page.study.tree.game(), house.speaker().words());
    let [one, two] = Seat::BOTH.map(|seat| words.who(game, seat));
    let (ply, last) = (page.study.tree.ply(), page.study.tree.line().len() - 1);
    match page.study.tree.siblings() {
        0 => say::study_heading(house.language(), last, ply, one, two),
        branches => say::study_heading_branches(house.language(), branches, last, ply, one, two),
    }
}

fn draw_board(
    page: &StudyPage,
    view: &GameView,
    canvas: &mut Canvas<'_>,
    area: Rect,
    house: &House,
) {
    let chooses = view.stage == Stage::Move && page.picked.is_none();
    let landing = view.actions.drops.get(page.column.index());
    let insight = page.study.tree.node().insight.as_ref();
    let short = |column| {
        let outlook = insight.and_then(|insight| insight.column(column));
        outlook.map_or(String::new(), |outlook| {
            let best = if outlook.hint.is_best { "*" } else { "" };
            format!("{}{best}", outlook.short())
        })
    };
    BoardPicture {
        column: chooses.then_some(page.column),
        landing: landing.and_then(|landing| landing.ok()).filter(|_| chooses),
        picked: page.picked,
        foot: Some(view.shape().all_columns().map(short).collect()),
        ..BoardPicture::of(view, house.numbering())
    }
    .draw(canvas, area);
}

/// What is said besides; while a position is typed, it is said there.
fn notice<'a>(page: &StudyPage, house: &'a House) -> &'a str {
    if page.typing.is_some() { "" } else { house.notice() }
}

/// Everything in words, as far as there is room: first what stands, then every column, then lines.
fn draw_words(page: &StudyPage, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
    let skin = canvas.skin;
    let mut y = area.y;
    let mut write = |text: &str, style, gap: u16| {
        let room = Rect { y, height: area.bottom().saturating_sub(y), ..area };
        if room.height > 0 && !text.is_empty() {
            y += canvas.paragraph(room, text, style) + gap;
        }
    };
    let speaker = house.speaker();
    write(&speaker.standing(&page.study), skin.bold(), 0);
    write(&speaker.mistake(&page.study), skin.warning(), 0);
    write(notice(page, house), skin.warning(), 0);
    let node = page.study.tree.node();
    if let Some(insight) = &node.insight {
        write(" ", skin.text(), 0);
        for (text, is_best) in outlooks(insight, &node.game, house) {
            write(&text, if is_best { skin.bold() } else { skin.text() }, 0);
        }
        if let Some(line) = speaker.best_line(insight, &node.game) {
            write(" ", skin.text(), 0);
            write(&line, skin.text(), 0);
        }
    }
    write(&speaker.study_progress(&page.study), skin.dim(), 0);
    write(" ", skin.text(), 0);
    write(&moves(page, house), skin.dim(), 0);
}

/// Each column in its place, then the best few of everything else.
fn outlooks(insight: &Insight, game: &Game, house: &House) -> Vec<(String, bool)> {
    let (speaker, words) = (house.speaker(), house.speaker().words());
    let mark = |outlook: &Outlook| {
        let best = outlook.hint.is_best;
        (format!("{}{}", speaker.outlook(outlook, game), if best { " *" } else { "" }), best)
    };
    let columns = game.rules().shape.all_columns();
    let mut lines: Vec<(String, bool)> = columns
        .filter_map(|column| match insight.column(column) {
            Some(outlook) => Some(mark(outlook)),
            None if game.stage() == Stage::Move => {
                let full = game.position().landing(column).is_err();
                let (language, column) = (speaker.language, words.column(column));
                let text = || hints::move_and_meaning(language, say::full(language), column);
                full.then(|| (text(), false))
            }
            None => None,
        })
        .collect();
    let is_other = |action: Option<&Action>| !matches!(action, Some(Action::Drop(_)) | None);
    let others = insight.moves.iter().filter(|outlook| is_other(outlook.hint.actions.first()));
    lines.extend(others.take(4).map(mark));
    lines
}

fn draw_narrow(
    page: &StudyPage,
    view: &GameView,
    canvas: &mut Canvas<'_>,
    area: Rect,
    house: &House,
) {
    let skin = canvas.skin;
    let shape = view.shape();
    let words_height = 4;
    let room = area.height.saturating_sub(words_height + graph::HEIGHT);
    let height = DiscSize::fitting(shape, area.width, room).map_or(0, |size| size.room(shape).1);
    draw_board(page, view, canvas, Rect { height, ..area }, house);
    let below = Rect { y: area.y + height, height: graph::HEIGHT, ..area };
    graph::draw(&page.study.tree, canvas, below);
    let node = page.study.tree.node();
    let chosen = node.insight.as_ref().and_then(|insight| insight.column(page.column));
    let speaker = house.speaker();
    let chosen = chosen.map(|outlook| speaker.outlook(outlook, &node.game));
    let line = node.insight.as_ref().and_then(|insight| speaker.best_line(insight, &node.game));
    let texts = [
        (notice(page, house).to_string(), skin.warning()),
        (speaker.mistake(&page.study), skin.warning()),
        (speaker.standing(&page.study), skin.bold()),
        (chosen.unwrap_or_default(), skin.text()),
        (line.unwrap_or_default(), skin.text()),
        (speaker.study_progress(&page.study), skin.dim()),
    ];
    let mut y = below.bottom();
    for (text, style) in texts.iter().filter(|(text, _)| !text.is_empty()) {
        if y < area.bottom() {
            canvas.line(area.x, y, area.width, text, *style);
            y += 1;
        }
    }
}

/// The moves up to here in a sentence, those marked that threw the game away.
fn moves(page: &StudyPage, house: &House) -> String {
    let (tree, speaker) = (&page.study.tree, house.speaker());
    let text = |node: &Node| match node.step {
        None => String::new(),
        Some((_, action)) => speaker.line(&[action], &node.game),
    };
    let mut moves = String::new();
    for &node in tree.line().iter().take(tree.ply() + 1).skip(1) {
        let mistake = if tree.mistake(node).is_some() { "!" } else { "" };
        moves += &format!("{}{mistake} ", text(tree.get(node)));
    }
    match moves.trim_end() {
        "" => say::no_moves(house.language()),
        moves => say::moves(house.language(), moves),
    }
}

fn keys_of_use(page: &StudyPage, language: Language) -> Vec<(Deed, String)> {
    if page.typing.is_some() {
        return vec![
            (Deed::Choose, say::key_accept(language)),
            (Deed::Back, say::key_cancel(language)),
        ];
    }
    let mut keys = vec![
        (Deed::Choose, say::key_play(language)),
        (Deed::Undo, say::key_one_back(language)),
        (Deed::Redo, say::key_one_forward(language)),
        (Deed::NextMistake, say::key_next_mistake(language)),
        (Deed::PreviousMistake, say::key_previous_mistake(language)),
        (Deed::Type, say::key_type(language)),
    ];
    let rules = page.study.tree.game().rules();
    if rules.removes > 0 {
        keys.push((Deed::Remove, say::key_remove(language)));
    }
    if rules.blocks > 0 {
        keys.push((Deed::Block, say::key_block(language)));
    }
    keys.extend([(Deed::Help, say::key_keys(language)), (Deed::Quit, say::key_leave(language))]);
    keys
}
