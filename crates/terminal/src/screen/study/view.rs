//! How a study looks: the board with a score below each column, and beside it what the position is worth,
//! the course of the game and its moves. In a narrow window the words stand below the board. Sentences are
//! wrapped and never cut: one that has no room is left out.

use super::{StudyPage, flow, graph, window};
use crate::screen::board::BoardPicture;
use crate::screen::canvas::{Canvas, wrap};
use crate::screen::disc_size::DiscSize;
use crate::screen::house::House;
use crate::screen::key_bar::{WITH_NEXT, draw_keys};
use crate::screen::keys::Deed;
use crate::screen::move_list;
use fourline_app::insight::{Insight, Outlook};
use fourline_app::moves::of_study;
use fourline_game::{Action, Game, GameView, Seat, Stage};
use fourline_rules::{Column, Shape};
use fourline_words::catalogue::{hints, screen as say};
use ratatui::layout::Rect;
use ratatui::style::Style;

/// The least and the greatest width of the words beside the board, and the gap between the two.
const PANEL: (u16, u16, u16) = (26, 46, 2);

/// A board that is lower than this leaves more room for the words beside it.
const LOW: u16 = 18;

/// How many moves of the best line are shown: as many as are looked at.
const BEST: usize = 12;

/// The least lines for words below the board.
const WORDS: u16 = 8;

/// The least window for a study on a board of this shape.
pub(super) fn least(shape: Shape) -> (u16, u16) {
    let (width, height) = DiscSize::least(shape);
    (width, height + WORDS + 2)
}

/// Where the parts of the page lie.
struct Layout {
    board: Rect,
    words: Rect,
    is_wide: bool,
}

impl Layout {
    fn of(area: Rect, shape: Shape) -> Layout {
        let beside = area.width.saturating_sub(PANEL.0 + PANEL.2);
        let wide = DiscSize::fitting(shape, beside, area.height).map(|size| size.room(shape));
        let below = area.height.saturating_sub(WORDS + 1);
        let narrow =
            DiscSize::fitting(shape, area.width, below).map(|size| odd(size, shape, below));
        // Beside the board is better, unless the discs would become smaller by it.
        let wide = wide.filter(|wide| narrow.is_none_or(|narrow| wide.0 >= narrow.0));
        match wide {
            Some((width, height)) => {
                let panel = (area.width - width - PANEL.2).min(PANEL.1);
                let x = area.x + (area.width - width - PANEL.2 - panel) / 2;
                // The words begin beside the numbers of a high board; a low one is beside their middle.
                let tall = height.max(area.height.min(LOW));
                let top = area.y + (area.height - tall) / 2;
                let board = Rect::new(x, top + (tall - height) / 2, width, height);
                let y = if height >= LOW { board.y } else { top };
                // A line is free above the keys.
                let words = Rect::new(x + width + PANEL.2, y, panel, area.bottom() - 1 - y);
                Layout { board, words, is_wide: true }
            }
            None => {
                let (board_width, height) = narrow.unwrap_or_default();
                let centred = |width: u16| area.x + (area.width - width) / 2;
                let width = area.width.min(64);
                let y = area.y + 1 + height;
                Layout {
                    board: Rect::new(centred(board_width), area.y + 1, board_width, height),
                    words: Rect::new(centred(width), y, width, area.bottom().saturating_sub(y)),
                    is_wide: false,
                }
            }
        }
    }
}

/// The room of a board with discs that have a middle: letters stand beside it in small ones of an even
/// width.
fn odd(size: DiscSize, shape: Shape, height: u16) -> (u16, u16) {
    let (width, room) = (size.pitch().0, size.room(shape));
    let less = room.0 - u16::from(shape.columns());
    match width > 2 && width.is_multiple_of(2) {
        true => DiscSize::fitting(shape, less, height).map_or(room, |size| size.room(shape)),
        false => room,
    }
}

pub(super) fn draw(page: &StudyPage, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
    let game = page.game();
    let view = GameView::of(game, game.turn().unwrap_or(Seat::One));
    let body = Rect { height: area.height - 1, ..area };
    let layout = Layout::of(body, view.shape());
    draw_board(page, &view, canvas, layout.board, house);
    match layout.is_wide {
        // Halves of sentences around a window would only distract.
        _ if page.window.is_some() => {}
        true => draw_beside(page, canvas, layout.words, house),
        false => {
            let heading = heading(page, house);
            let line = Rect { height: 1, ..body };
            canvas.line(layout.words.x, line.y, line.width, &heading, canvas.skin.accent());
            draw_below(page, canvas, layout.words, house);
        }
    }
    // The keys begin where the rest does.
    let x = layout.board.x.min(layout.words.x);
    let keys = Rect::new(x, area.bottom() - 1, area.right() - x, 1);
    draw_keys(canvas, keys, &keys_of_use(page, &view, house), house);
    if let Some(window) = &page.window {
        window::draw(page, window, canvas, area, house);
    }
}

fn heading(page: &StudyPage, house: &House) -> String {
    let tree = &page.study.tree;
    let (ply, last) = (tree.ply(), tree.line().len() - 1);
    match tree.siblings() {
        0 => say::study_heading(house.language(), last, ply),
        branches => say::study_heading_branches(house.language(), branches, last, ply),
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

/// Sentences one below the other, each as a whole.
struct Text<'c, 'a> {
    canvas: &'c mut Canvas<'a>,
    /// The room that is left.
    room: Rect,
}

impl Text<'_, '_> {
    fn lines(&self, text: &str) -> u16 {
        if text.is_empty() { 0 } else { wrap(text, self.room.width as usize).len() as u16 }
    }

    /// Writes a sentence if it fits as a whole and leaves so many lines; says whether it did.
    fn write(&mut self, text: &str, style: Style, leaves: u16) -> bool {
        let needed = self.lines(text);
        let fits = needed > 0 && needed + leaves <= self.room.height;
        if fits {
            self.canvas.paragraph(Rect { height: needed, ..self.room }, text, style);
            self.skip(needed);
        }
        fits
    }

    fn skip(&mut self, lines: u16) {
        let lines = lines.min(self.room.height);
        self.room.y += lines;
        self.room.height -= lines;
    }
}

/// What stands in every window, in the order of its weight: what was refused, what was thrown away, who is
/// to move, and the chosen column.
fn sentences(page: &StudyPage, canvas: &Canvas<'_>, house: &House) -> [(String, Style); 4] {
    let (skin, speaker) = (canvas.skin, house.speaker());
    [
        (house.notice().to_string(), skin.warning()),
        (speaker.standing(&page.study), skin.bold()),
        (speaker.mistake(&page.study), skin.warning()),
        (about_column(page, page.column, house), skin.text()),
    ]
}

/// What a column leads to; empty while nothing is known.
fn about_column(page: &StudyPage, column: Column, house: &House) -> String {
    let node = page.study.tree.node();
    let (speaker, game) = (house.speaker(), &node.game);
    let Some(insight) = &node.insight else { return String::new() };
    match insight.column(column) {
        Some(outlook) => speaker.outlook(outlook, game),
        None if game.stage() == Stage::Move && game.position().landing(column).is_err() => {
            let (language, column) = (speaker.language, speaker.words().column(column));
            hints::move_and_meaning(language, say::full(language), column)
        }
        None => String::new(),
    }
}

/// How the game is likely to go on; empty while that is not known.
fn best_line(page: &StudyPage, house: &House) -> String {
    let node = page.study.tree.node();
    let Some(insight) = &node.insight else { return String::new() };
    let line = insight.line.iter().copied().take(BEST).collect();
    let short = Insight { moves: Vec::new(), line, is_exact: insight.is_exact };
    let text = house.speaker().best_line(&short, &node.game).unwrap_or_default();
    let more = if insight.line.len() > BEST { house.skin.sign(" …", " ...") } else { "" };
    text + more
}

/// The words beside the board: what the position is worth, the course of the game, its moves.
fn draw_beside(page: &StudyPage, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
    let (skin, speaker, node) = (canvas.skin, house.speaker(), page.study.tree.node());
    let (moves, shape) = (of_study(&page.study.tree), node.game.rules().shape);
    let lines = moves.len() as u16;
    let sentences = sentences(page, canvas, house);
    let mut text = Text { canvas, room: area };
    text.write(&heading(page, house), skin.accent(), 0);
    let [one, two] = Seat::BOTH.map(|seat| speaker.words().who(&node.game, seat));
    let players = say::study_players(house.language(), one, two);
    text.write(&players, skin.dim(), 0);
    text.skip(1);
    // A few of the moves are always there.
    let few = if lines == 0 { 0 } else { lines.min(3) + 1 };
    let [notice, standing, mistake, column] = &sentences;
    text.write(&standing.0, standing.1, few);
    text.write(&mistake.0, mistake.1, few);
    text.write(&notice.0, notice.1, few);
    let line = best_line(page, house);
    let progress = speaker.study_progress(&page.study);
    let all = node.insight.as_ref().map(|i| outlooks(i, page, house)).unwrap_or_default();
    let rest = few + graph::HEIGHT + 3 + text.lines(&line) + text.lines(&progress);
    let all_lines: u16 = all.iter().map(|(words, _)| text.lines(words)).sum();
    let is_open = !column.0.is_empty() || !all.is_empty() || !line.is_empty();
    if is_open {
        text.skip(1);
    }
    match all_lines > 0 && all_lines + rest + lines.min(9) <= text.room.height {
        true => {
            for (words, style) in &all {
                text.write(words, *style, few);
            }
        }
        false => {
            text.write(&column.0, column.1, few);
        }
    }
    text.write(&line, skin.text(), few);
    // What is going on matters less than the moves.
    text.write(&progress, skin.dim(), lines.min(6) + graph::HEIGHT + 2);
    if text.room.height >= graph::HEIGHT + 1 + few {
        text.skip(1);
        graph::draw(&page.study.tree, text.canvas, Rect { height: graph::HEIGHT, ..text.room });
        text.skip(graph::HEIGHT);
    }
    if !moves.is_empty() {
        text.skip(1);
        let room = text.room;
        move_list::draw(text.canvas, room, &moves, Some(page.study.tree.ply()), shape, house);
    }
}

/// The words below the board, in a narrow window.
fn draw_below(page: &StudyPage, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
    let (skin, speaker) = (canvas.skin, house.speaker());
    let moves = flow::Moves::of(&page.study.tree, house.numbering());
    let sentences = sentences(page, canvas, house);
    let all_moves = moves.lines(area.width);
    let mut text = Text { canvas, room: area };
    for (words, style) in &sentences {
        text.write(words, *style, all_moves.min(1));
    }
    text.write(&best_line(page, house), skin.text(), all_moves.min(2));
    let has_graph = text.room.height >= graph::HEIGHT + all_moves.min(2);
    if !has_graph {
        text.write(&speaker.study_progress(&page.study), skin.dim(), all_moves.min(2));
    }
    let lines = text.room.height - if has_graph { graph::HEIGHT } else { 0 };
    let lines = lines.min(all_moves);
    moves.draw(text.canvas, Rect { height: lines, ..text.room });
    text.skip(lines);
    if has_graph {
        graph::draw(&page.study.tree, text.canvas, text.room);
    }
}

/// Each column in its place, then the best few of everything else.
fn outlooks(insight: &Insight, page: &StudyPage, house: &House) -> Vec<(String, Style)> {
    let (speaker, game, skin) = (house.speaker(), page.game(), &house.skin);
    let style = |outlook: &Outlook| if outlook.hint.is_best { skin.bold() } else { skin.text() };
    let columns = game.rules().shape.all_columns();
    let mut lines: Vec<(String, Style)> = columns
        .map(|column| {
            let style = insight.column(column).map_or(skin.dim(), style);
            let style = if column == page.column { style.patch(skin.accent()) } else { style };
            (about_column(page, column, house), style)
        })
        .filter(|(words, _)| !words.is_empty())
        .collect();
    let is_other = |action: Option<&Action>| !matches!(action, Some(Action::Drop(_)) | None);
    let others = insight.moves.iter().filter(|outlook| is_other(outlook.hint.actions.first()));
    let said = |outlook: &Outlook, game: &Game| speaker.outlook(outlook, game);
    lines.extend(others.take(4).map(|outlook| (said(outlook, game), style(outlook))));
    lines
}

/// What can be done now, what matters most first.
fn keys_of_use(page: &StudyPage, view: &GameView, house: &House) -> Vec<(Deed, String)> {
    let language = house.language();
    if let Some(window) = &page.window {
        return window::keys(window, language);
    }
    let mut keys = Vec::new();
    let mut add = |deed: Deed, text: String| keys.push((deed, text));
    if page.picked.is_some() {
        add(Deed::Choose, say::key_remove_this(language));
        add(Deed::Back, say::key_cancel(language));
    } else {
        if page.study.tree.line().len() > 1 {
            add(Deed::Left, WITH_NEXT.to_string());
            add(Deed::Right, say::key_step(language));
        }
        match view.stage {
            Stage::Move => {
                add(Deed::Choose, say::key_play(language));
                add(Deed::NextColumn, say::key_column(language));
            }
            Stage::Dropped(_) | Stage::Removed => {
                add(Deed::Choose, say::key_end_turn(language));
            }
            _ => {}
        }
        if view.actions.block.is_ok() {
            add(Deed::Block, say::key_block(language));
        }
        if view.actions.remove.is_ok() {
            add(Deed::Remove, say::key_remove(language));
        }
        let line = page.study.tree.line();
        if line.iter().any(|&node| page.study.tree.mistake(node).is_some()) {
            add(Deed::NextMistake, say::key_next_mistake(language));
        }
        add(Deed::Type, say::key_type(language));
        add(Deed::Copy, say::key_copy(language));
        add(Deed::Save, say::key_save(language));
        if view.turn.is_some() {
            add(Deed::PlayFromHere, say::key_play_from_here(language));
        }
    }
    add(Deed::Help, say::key_keys(language));
    add(Deed::Quit, say::key_leave(language));
    keys
}
