//! "How to play": a page for each rule set, with boards that show what its rules do. What there is to
//! say comes from [`fourline_app::how_to`]; here it is laid out and scrolled.

use super::board::BoardPicture;
use super::canvas::{Canvas, Target, wrap};
use super::disc_size::DiscSize;
use super::house::{House, Page, Step};
use super::key_bar::{WITH_NEXT, draw_keys};
use super::keys::Deed;
use super::list::scroll_bar;
use super::list_page::Card;
use fourline_app::how_to::{Example, HowTo, Part};
use fourline_app::rule_sets;
use fourline_game::{GameView, Seat};
use fourline_rules::Rules;
use fourline_words::catalogue::{pages, screen as say};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::cell::Cell;
use std::ops::Range;

/// How a rule set is played.
pub(crate) struct HowToPage {
    rules: Rules,
    top: u16,
    /// How far it can be scrolled, and how many lines are seen, as it was drawn last.
    last_top: Cell<u16>,
    seen: Cell<u16>,
}

/// The width of a board with its caption, at least where two stand side by side, and at most.
const BOARD: (u16, u16) = (37, 51);

/// The most lines that a page can have.
const LONGEST: u16 = 600;

/// How far the wheel scrolls.
const WHEEL: u16 = 3;

impl HowToPage {
    pub fn new(rules: &Rules) -> HowToPage {
        // Until it is drawn, nothing says where it ends.
        HowToPage { rules: *rules, top: 0, last_top: Cell::new(u16::MAX), seen: Cell::new(10) }
    }

    /// Shows the rule set before this one, or the next.
    fn turn(&mut self, forward: bool, house: &House) {
        let sets = rule_sets::offered(&house.storage.state, house.language());
        let at = sets.iter().position(|set| set.rules == self.rules);
        let next = match (at, forward) {
            (Some(at), true) => (at + 1) % sets.len(),
            (Some(at), false) => (at + sets.len() - 1) % sets.len(),
            (None, true) => 0,
            (None, false) => sets.len() - 1,
        };
        self.rules = sets[next].rules;
        self.top = 0;
    }

    fn scroll_by(&mut self, lines: u16, up: bool) {
        let last = self.last_top.get();
        self.top = match up {
            true => self.top.min(last).saturating_sub(lines),
            false => self.top.saturating_add(lines).min(last),
        };
    }
}

impl Page for HowToPage {
    fn deed(&mut self, deed: Deed, house: &mut House) -> Step {
        let page = self.seen.get().saturating_sub(2).max(1);
        match deed {
            Deed::Up => self.scroll_by(1, true),
            Deed::Down => self.scroll_by(1, false),
            Deed::Earlier => self.scroll_by(page, true),
            Deed::Later | Deed::Choose => self.scroll_by(page, false),
            Deed::First => self.top = 0,
            Deed::Last => self.top = self.last_top.get(),
            Deed::Left => self.turn(false, house),
            Deed::Right => self.turn(true, house),
            Deed::Back | Deed::Quit | Deed::Rules => return Step::Close,
            _ => {}
        }
        Step::Stay
    }

    fn click(&mut self, target: Target, house: &mut House) -> Step {
        match target {
            Target::Less(_) => self.turn(false, house),
            Target::More(_) => self.turn(true, house),
            _ => {}
        }
        Step::Stay
    }

    fn scroll(&mut self, up: bool, _: &mut House) -> Step {
        self.scroll_by(WHEEL, up);
        Step::Stay
    }

    fn rules(&self, _: &House) -> Option<Rules> {
        Some(self.rules)
    }

    fn is_how_to(&self) -> bool {
        true
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let language = house.language();
        let how_to = HowTo::of(&self.rules, &house.storage.state, &house.speaker().words());
        let width = area.width.saturating_sub(if area.width < 60 { 2 } else { 4 }).min(106);
        let title = pages::how_to_play_title(language, &how_to.title);
        // The last column is for the scroll bar, and the one before it for a gap, unless two boards need it.
        let gap = if width == 2 * BOARD.0 + 2 { 1 } else { 2 };
        let text_width = width.saturating_sub(gap).max(1);
        // Boards take long to draw, so the page is measured first, and then only what is seen is drawn.
        let mut paper =
            Paper { how_to: &how_to, width: text_width, window: area.height, seen: 0..0 };
        let height = paper.draw(canvas, house).height;
        let room = area.height.saturating_sub(3);
        let card = Card::draw(canvas, area, (width, height.min(room)), &title);
        let body = card.body;
        let last = height.saturating_sub(body.height);
        self.last_top.set(last);
        self.seen.set(body.height);
        let top = self.top.min(last);
        paper.seen = top..top + body.height;
        paper.draw(canvas, house).copy(canvas, body, top);
        if last > 0 {
            scroll_bar(canvas, body, top as usize, last as usize, body.height as usize);
        }
        let mut keys = vec![
            (Deed::Left, WITH_NEXT.to_string()),
            (Deed::Right, pages::key_other_rules(language)),
            (Deed::Help, say::key_keys(language)),
            (Deed::Quit, say::key_back(language)),
        ];
        if last > 0 {
            let scroll =
                [(Deed::Up, WITH_NEXT.to_string()), (Deed::Down, say::key_scroll(language))];
            keys.splice(0..0, scroll);
        }
        draw_keys(canvas, card.keys, &keys, house);
    }
}

/// The whole page, longer than the window perhaps.
struct Paper<'a> {
    how_to: &'a HowTo,
    width: u16,
    /// How tall the window is.
    window: u16,
    /// The lines that are seen; boards elsewhere are left out.
    seen: Range<u16>,
}

/// The page as it was drawn.
struct Drawn {
    buffer: Buffer,
    height: u16,
}

impl Drawn {
    /// Copies the part that is seen.
    fn copy(&self, canvas: &mut Canvas<'_>, area: Rect, top: u16) {
        for y in 0..area.height.min(self.height.saturating_sub(top)) {
            for x in 0..area.width.min(self.buffer.area.width) {
                if let Some(cell) = canvas.buffer.cell_mut((area.x + x, area.y + y)) {
                    *cell = self.buffer[(x, top + y)].clone();
                }
            }
        }
    }
}

impl Paper<'_> {
    fn draw(&self, canvas: &Canvas<'_>, house: &House) -> Drawn {
        let area = Rect::new(0, 0, self.width, self.most_lines());
        let mut blank = ratatui::buffer::Cell::EMPTY;
        blank.set_style(canvas.skin.text());
        let mut buffer = Buffer::filled(area, blank);
        // A page that scrolls would cut pictures: its boards are made of characters.
        let mut canvas = Canvas {
            buffer: &mut buffer,
            skin: canvas.skin,
            hits: &mut Vec::new(),
            pictures: &mut Vec::new(),
        };
        let style = canvas.skin.text();
        let mut y = canvas.paragraph(area, &self.how_to.about, style);
        for part in &self.how_to.parts {
            let rest = Rect { y: y + 1, height: area.height.saturating_sub(y + 1), ..area };
            y = self.draw_part(&mut canvas, part, rest, house);
        }
        Drawn { buffer, height: y.min(area.height) }
    }

    /// No fewer lines than the page takes: texts that are narrow, as beside a board, and boards as tall
    /// as the window.
    fn most_lines(&self) -> u16 {
        let lines = |text: &str| wrap(text, (self.width / 3).max(1) as usize).len() + 2;
        let boards = |part: &Part| {
            let captions = part.examples.iter().map(|example| lines(&example.caption));
            captions.map(|caption| caption + self.window as usize).sum::<usize>()
        };
        let parts = self.how_to.parts.iter().map(|part| lines(&part.text) + 2 + boards(part));
        let total = lines(&self.how_to.about) + parts.sum::<usize>();
        u16::try_from(total).unwrap_or(LONGEST).min(LONGEST)
    }

    /// Draws a part with its boards; gives the line after it.
    fn draw_part(&self, canvas: &mut Canvas<'_>, part: &Part, area: Rect, house: &House) -> u16 {
        let skin = canvas.skin;
        canvas.line(area.x, area.y, area.width, &part.heading, skin.accent());
        let mut y = area.y + 1;
        let below = |y: u16| Rect { y, height: area.bottom().saturating_sub(y), ..area };
        let beside = if area.width > 2 * BOARD.0 { 2 } else { 1 };
        let width = ((area.width + 1) / beside - 1).clamp(1, BOARD.1);
        // A single board stands beside its text where there is room.
        if let ([example], 2) = (&part.examples[..], beside) {
            let text = Rect { width: area.width - width - 2, ..below(y) };
            let used = canvas.paragraph(text, &part.text, skin.text());
            let place = Rect { x: text.right() + 2, width, ..text };
            return (y + used).max(self.draw_example(canvas, example, place, house));
        }
        let text = Rect { width: area.width.saturating_sub(1), ..below(y) };
        y += canvas.paragraph(text, &part.text, skin.text());
        for examples in part.examples.chunks(beside as usize) {
            y += 1;
            let mut end = y;
            for (example, x) in examples.iter().zip((area.x..).step_by(width as usize + 1)) {
                let place = Rect { x, width, ..below(y) };
                end = end.max(self.draw_example(canvas, example, place, house));
            }
            y = end;
        }
        y
    }

    /// Draws a board with what there is to see; gives the line after it.
    fn draw_example(
        &self,
        canvas: &mut Canvas<'_>,
        example: &Example,
        area: Rect,
        house: &House,
    ) -> u16 {
        let view = GameView::of(&example.game, Seat::One);
        let shape = view.shape();
        // As much as fits the window with some words around it, with numbers where there is room.
        let room = self.window.saturating_sub(5).max(u16::from(shape.rows())).min(area.height);
        let numbered = DiscSize::fitting(shape, area.width, room);
        let bare = DiscSize::fitting_bare(shape, area.width, room);
        let height = match (numbered, bare) {
            (Some(size), _) => size.room(shape).1,
            (None, Some(size)) => size.bare_room(shape).1,
            (None, None) => 0,
        };
        let y = area.y + height;
        if area.y < self.seen.end && y > self.seen.start {
            let picture = BoardPicture {
                picked: example.picked,
                is_bare: numbered.is_none(),
                ..BoardPicture::of(&view, house.numbering())
            };
            picture.draw(canvas, Rect { height, ..area });
        }
        let width = area.width.saturating_sub(1).max(1);
        let lines = wrap(&example.caption, width as usize).len() as u16;
        let caption = Rect { y, width, height: lines.min(area.bottom().saturating_sub(y)), ..area };
        canvas.paragraph(caption, &example.caption, canvas.skin.dim());
        caption.bottom()
    }
}
