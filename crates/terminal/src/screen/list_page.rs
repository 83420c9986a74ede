//! What all pages with a list look like: a card in the middle with a title and the list, beside or below
//! it what the chosen line is about and perhaps a board, and the keys.
//!
//! ```text
//! ╭ Settings ─────────────────────────────────╮
//! │ ▸ Theme    ◂ dark ▸       ┌─────────────┐ │
//! │   Colours  ◂ 256 ▸        │  o   o   o  │ │
//! │   Mouse    ◂ on ▸         └─────────────┘ │
//! │                           Light on dark.  │
//! ╰───────────────────────────────────────────╯
//!  ←/→ change   ? help   q back
//! ```

use super::board::BoardPicture;
use super::canvas::{Canvas, cut, wrap};
use super::disc_size::DiscSize;
use super::field::Field;
use super::house::House;
use super::key_bar::draw_keys;
use super::keys::Deed;
use super::list::{Cursor, ListView, Row};
use fourline_game::GameView;
use ratatui::layout::Rect;
use ratatui::symbols::border;
use ratatui::widgets::{Block, Padding, Widget};

/// The room of a board or a text beside a list, at least and at most.
const DETAIL: (u16, u16) = (24, 56);

/// The least room that a board gets beside a list: enough for round discs on the usual board.
const BOARD: u16 = 37;

/// Between the list and what stands beside it.
const GAP: u16 = 2;

/// A page with a list.
pub(crate) struct ListPage<'a> {
    /// Its title; an empty one stands for the name of the game, in large letters.
    pub title: String,
    pub rows: Vec<Row>,
    pub cursor: &'a Cursor,
    /// The text that is typed in place of the chosen value.
    pub typing: Option<&'a Field>,
    /// A text that is asked for below the list.
    pub asking: Option<(String, &'a Field)>,
    /// Boards to show, the largest first; one that fits is taken.
    pub boards: Vec<GameView>,
    /// Is a board so important that it is shown in a small window, too?
    pub needs_board: bool,
    /// A question about the chosen line, to be answered by yes or no instead of the keys.
    pub question: Option<String>,
    pub keys: Vec<(Deed, String)>,
}

/// Where the parts of a page lie.
pub(crate) struct Card {
    /// The room inside.
    pub body: Rect,
    /// The line of keys below it.
    pub keys: Rect,
}

impl Card {
    /// Draws a card of this size around its content in the middle of an area, as far as there is
    /// room. In a small window it is only a title.
    pub fn draw(canvas: &mut Canvas<'_>, area: Rect, content: (u16, u16), title: &str) -> Card {
        Card::below(canvas, area, content, title, 0).0
    }

    /// The same with so many lines above it that belong to it; gives them too.
    fn below(
        canvas: &mut Canvas<'_>,
        area: Rect,
        content: (u16, u16),
        title: &str,
        head: u16,
    ) -> (Card, Rect) {
        let skin = canvas.skin;
        let is_framed = area.width >= 60 && area.height >= 22;
        let title_height = if title.is_empty() { 0 } else { 2 };
        let around = if is_framed { (4, 2) } else { (2, title_height) };
        // Below the card there is a line of keys, and above that a free one where there is room.
        let below = if is_framed && area.height > 24 { 2 } else { 1 };
        let width = (content.0 + around.0).min(area.width);
        let head = head.min(area.height);
        let room = area.height.saturating_sub(below + head);
        let height = (content.1 + around.1).min(room);
        let top = area.y + (room - height).div_ceil(2);
        let head = Rect { y: top, height: head, ..area };
        let x = area.x + (area.width - width) / 2;
        let outer = Rect::new(x, head.bottom(), width, height);
        let keys = Rect { y: outer.bottom() + below - 1, height: 1, ..outer };
        let title = cut(title, width.saturating_sub(8) as usize, skin.unicode);
        if is_framed {
            let title = if title.is_empty() { title } else { format!(" {title} ") };
            let set = if skin.unicode { border::ROUNDED } else { ASCII };
            let block = Block::bordered()
                .border_set(set)
                .border_style(skin.dim())
                .style(skin.text())
                .title_style(skin.accent())
                .title(title)
                .padding(Padding::horizontal(1));
            let body = block.inner(outer);
            block.render(outer, canvas.buffer);
            let keys = Rect { x: keys.x + 1, width: keys.width.saturating_sub(2), ..keys };
            return (Card { body, keys }, head);
        }
        let body = Rect {
            x: outer.x + 1,
            y: outer.y + title_height,
            width: outer.width.saturating_sub(2),
            height: outer.height.saturating_sub(title_height),
        };
        canvas.line(body.x, outer.y, body.width, &title, skin.accent());
        (Card { body, keys: Rect { x: body.x, width: body.width, ..keys } }, head)
    }
}

const ASCII: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

impl ListPage<'_> {
    /// Draws the card, below the name of the game where the page has no title.
    fn card(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        content: (u16, u16),
        house: &House,
    ) -> Card {
        if !self.title.is_empty() {
            return Card::draw(canvas, area, content, &self.title);
        }
        let height = head_height(area.height);
        let (card, head) = Card::below(canvas, area, content, "", height);
        draw_name(canvas, head, house);
        card
    }

    fn list(&self) -> ListView<'_> {
        ListView { rows: &self.rows, cursor: self.cursor, typing: self.typing }
    }

    /// How many lines the longest text about a line takes.
    fn about_height(&self, width: u16) -> u16 {
        let lines = |row: &Row| wrap(&row.about, width.max(1) as usize).len() as u16;
        self.rows.iter().map(lines).max().unwrap_or(0)
    }

    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let natural = self.list().natural_width();
        let inside = area.width.saturating_sub(4);
        // Beside is better, unless values would have to be broken much.
        let detail = if self.boards.is_empty() { DETAIL.0 } else { BOARD };
        let list = natural.max(30).min(inside.saturating_sub(GAP + detail));
        match inside >= 70 && natural <= list + 12 {
            true => self.draw_beside(canvas, area, house, list),
            false => self.draw_below(canvas, area, house),
        }
    }

    /// The list on the left, the rest on the right.
    fn draw_beside(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House, list: u16) {
        let inside = area.width.saturating_sub(4);
        let detail = (inside - list - GAP).min(DETAIL.1);
        let rows = self.list().height(list, canvas.skin);
        let about = self.about_height(detail).clamp(4, 8);
        // The card, its title and the keys take three lines, the name of the game some more.
        let head = if self.title.is_empty() { head_height(area.height) + 1 } else { 0 };
        let most = area.height.saturating_sub(3 + head);
        let board = self.board(detail, most.saturating_sub(about + 1));
        let board_height = board.map_or(0, |(_, (_, height))| height + 1);
        let height = rows.max(board_height + about).min(most);
        let card = self.card(canvas, area, (list + GAP + detail, height), house);
        let body = card.body;
        self.list().draw(canvas, Rect { width: list.min(body.width), ..body });
        let right =
            Rect { x: body.x + list + GAP, width: body.width.saturating_sub(list + GAP), ..body };
        let room = Rect { height: right.height.saturating_sub(about + 1), ..right };
        let text = match self.draw_board(canvas, room, house) {
            Some(board) => {
                let y = board.bottom() + 1;
                Rect { y, height: right.bottom().saturating_sub(y), ..right }
            }
            None => right,
        };
        self.draw_about(canvas, text, house);
        self.draw_keys(canvas, card.keys, house);
    }

    /// The list above, the rest below.
    fn draw_below(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let width = area.width.saturating_sub(2).min(self.list().natural_width().max(60));
        let board = match self.needs_board && !self.boards.is_empty() {
            false => 0,
            true => 8.min(area.height.saturating_sub(11)),
        };
        let about = match board {
            0 => self.about_height(width).clamp(3, 8),
            _ => 3.max(board),
        };
        let rows = self.list().height(width, canvas.skin);
        let height = (rows + 1 + about).min(area.height.saturating_sub(3));
        let card = self.card(canvas, area, (width, height), house);
        let body = card.body;
        let about = about.min(body.height / 2 + 1);
        let list = Rect { height: body.height.saturating_sub(about + 1), ..body };
        self.list().draw(canvas, list);
        let rest = Rect { y: list.bottom() + 1, height: about.min(body.height), ..body };
        let left = Rect { width: 17.min(rest.width), ..rest };
        let drawn = match board {
            0 => None,
            _ => self.draw_board(canvas, left, house),
        };
        let text = match drawn {
            Some(board) => Rect {
                x: board.right() + 2,
                width: rest.right().saturating_sub(board.right() + 2),
                ..rest
            },
            None => rest,
        };
        self.draw_about(canvas, text, house);
        self.draw_keys(canvas, card.keys, house);
    }

    /// The first board whose discs are round in this room, else the first that fits, with the size it gets.
    fn board(&self, width: u16, height: u16) -> Option<(&GameView, (u16, u16))> {
        let size = |view: &GameView| DiscSize::fitting_bare(view.shape(), width, height);
        let is_round = |view: &&GameView| size(view).is_some_and(|size| size.pitch().1 > 1);
        let fits = |view: &&GameView| size(view).is_some();
        let view = self.boards.iter().find(is_round).or_else(|| self.boards.iter().find(fits))?;
        Some((view, size(view)?.bare_room(view.shape())))
    }

    /// A board at the upper left of an area; gives where it is. It is only looked at: it has no numbers,
    /// and its columns are not for clicking.
    fn draw_board(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) -> Option<Rect> {
        let (view, (width, height)) = self.board(area.width, area.height)?;
        let hits = canvas.hits.len();
        let picture = BoardPicture { is_bare: true, ..BoardPicture::of(view, house.numbering()) };
        let drawn = picture.draw(canvas, Rect { width, height, ..area });
        canvas.hits.truncate(hits);
        drawn
    }

    /// What the chosen line is about, and below it what was said; this alone where there is little
    /// room.
    fn draw_about(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let (skin, notice) = (canvas.skin, house.notice());
        if let Some(question) = &self.question {
            canvas.paragraph(area, question, skin.warning());
            return;
        }
        if let Some((question, field)) = &self.asking {
            let used = canvas.paragraph(area, question, skin.bold());
            let rest = |used: u16| Rect {
                y: area.y + used,
                height: area.height.saturating_sub(used),
                ..area
            };
            field.draw(canvas, rest(used));
            canvas.paragraph(rest(used + 1), notice, skin.bold());
            return;
        }
        let about = self.rows.get(self.cursor.at).map_or("", |row| row.about.as_str());
        // Why something can't be chosen is said once.
        let about = if about == notice { "" } else { about };
        let lines = |text: &str| wrap(text, area.width.max(1) as usize).len() as u16;
        let has_room = lines(about) + 1 + lines(notice) <= area.height;
        let mut used = 0;
        if !about.is_empty() && (notice.is_empty() || has_room) {
            used = canvas.paragraph(area, about, skin.dim()) + 1;
        }
        let rest = area.height.saturating_sub(used);
        canvas.paragraph(Rect { y: area.y + used, height: rest, ..area }, notice, skin.bold());
    }

    fn draw_keys(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        match &self.question {
            None => draw_keys(canvas, area, &self.keys, house),
            Some(_) => canvas.answers(area.x, area.y, house.language()),
        }
    }
}

/// How many lines the name of the game takes: one stays free below it where there is room.
fn head_height(window: u16) -> u16 {
    if window < 26 { 3 } else { 4 }
}

/// The name of the game and a line about it.
fn draw_name(canvas: &mut Canvas<'_>, area: Rect, house: &House) {
    let skin = canvas.skin;
    let name: &[&str] = match skin.unicode {
        true => &["█▀▀ █▀█ █ █ █▀█ █   █ █▄ █ █▀▀", "█▀  █▄█ █▄█ █▀▄ █▄▄ █ █ ▀█ ██▄"],
        false => &["F O U R L I N E", "==============="],
    };
    for (line, y) in name.iter().zip(area.y..area.bottom()) {
        canvas.centred(area, y, line, skin.accent());
    }
    if area.height > 2 {
        let tagline = fourline_words::catalogue::screen::tagline(house.language());
        canvas.centred(area, area.y + 2, &tagline, skin.dim());
    }
}
