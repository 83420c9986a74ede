//! The moves of a study as players read them, with the one that is looked at. Each can be clicked.
//!
//! ```text
//!  1.  4    4       beside the board: two columns
//!  2.  3    5?
//!
//!  1. 4 4  2. 3 5?  below it: one after the other
//! ```

use crate::screen::canvas::{Canvas, Target};
use fourline_app::moves::{MoveRow, of_study};
use fourline_app::study::{Judgement, Tree};
use fourline_rules::{Numbering, Shape};
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

/// The moves to be drawn.
pub(super) struct Moves {
    rows: Vec<MoveRow>,
    /// The ply that is looked at.
    at: usize,
    shape: Shape,
    numbering: Numbering,
}

/// Something in the list: a number, or a move with its ply.
struct Piece {
    text: String,
    step: Option<usize>,
    judgement: Option<Judgement>,
}

impl Moves {
    pub fn of(tree: &Tree, numbering: Numbering) -> Moves {
        // The end of a turn is not in the list: it belongs to the move before.
        let rows = of_study(tree);
        let steps = rows.iter().flat_map(|row| row.turns.iter().flatten());
        let at = steps.map(|one| one.step).filter(|step| *step <= tree.ply()).max().unwrap_or(0);
        Moves { rows, at, shape: tree.game().rules().shape, numbering }
    }

    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// How many lines the list has in two columns.
    pub fn lines(&self) -> u16 {
        self.rows.len() as u16
    }

    /// The list in two columns, with the move that is looked at in view.
    pub fn draw_columns(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let number_width = self.rows.len().to_string().len() as u16 + 2;
        let width = (area.width.saturating_sub(number_width) / 2).min(14);
        let is_here = |row: &MoveRow| row.turns.iter().flatten().any(|one| one.step == self.at);
        let here = self.rows.iter().position(is_here).unwrap_or(0);
        let first = first_of(here, self.rows.len(), area.height as usize);
        for (index, row) in self.rows.iter().enumerate().skip(first).take(area.height as usize) {
            let y = area.y + (index - first) as u16;
            let number = format!("{:>1$}.", index + 1, number_width as usize - 2);
            canvas.line(area.x, y, number_width, &number, canvas.skin.dim());
            for (side, turn) in row.turns.iter().enumerate() {
                let mut x = area.x + number_width + side as u16 * width;
                for one in turn {
                    let piece = Piece {
                        text: one.short(self.shape, self.numbering),
                        step: Some(one.step),
                        judgement: one.judgement,
                    };
                    x += self.draw_piece(canvas, x, y, &piece) + 1;
                }
            }
        }
        self.draw_more(canvas, area, first, self.rows.len());
    }

    /// The list one after the other, with the move that is looked at in view.
    pub fn draw_flow(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let lines = self.flow(area.width.saturating_sub(2));
        let is_here = |line: &Vec<(u16, Piece)>| line.iter().any(|(_, p)| p.step == Some(self.at));
        let here = lines.iter().position(is_here).unwrap_or(0);
        let first = first_of(here, lines.len(), area.height as usize);
        for (line, y) in lines.iter().skip(first).zip(area.y..area.bottom()) {
            for (x, piece) in line {
                self.draw_piece(canvas, area.x + x, y, piece);
            }
        }
        self.draw_more(canvas, area, first, lines.len());
    }

    /// How many lines the list has one after the other.
    pub fn flow_lines(&self, width: u16) -> u16 {
        self.flow(width.saturating_sub(2)).len() as u16
    }

    /// Lines of pieces with their places. A number stays with the move behind it.
    fn flow(&self, width: u16) -> Vec<Vec<(u16, Piece)>> {
        let mut lines: Vec<Vec<(u16, Piece)>> = vec![Vec::new()];
        let mut x = 0;
        for (index, row) in self.rows.iter().enumerate() {
            let number = Piece { text: format!("{}.", index + 1), step: None, judgement: None };
            let moves = row.turns.iter().flatten().map(|one| Piece {
                text: one.short(self.shape, self.numbering),
                step: Some(one.step),
                judgement: one.judgement,
            });
            let pieces: Vec<Piece> = std::iter::once(number).chain(moves).collect();
            let wide: usize = pieces.iter().map(|piece| piece.text.width() + 1).sum();
            if x > 0 && x + wide as u16 - 1 > width {
                lines.push(Vec::new());
                x = 0;
            }
            for piece in pieces {
                let next = x + piece.text.width() as u16 + 1;
                lines.last_mut().expect("there is a line").push((x, piece));
                x = next;
            }
            x += 1;
        }
        lines
    }

    fn draw_piece(&self, canvas: &mut Canvas<'_>, x: u16, y: u16, piece: &Piece) -> u16 {
        let style = self.style(canvas, piece);
        let width = canvas.line(x, y, u16::MAX, &piece.text, style);
        if let Some(step) = piece.step {
            canvas.hit(Rect::new(x.saturating_sub(1), y, width + 2, 1), Target::Ply(step));
        }
        width
    }

    fn style(&self, canvas: &Canvas<'_>, piece: &Piece) -> Style {
        let skin = canvas.skin;
        match (piece.step, piece.judgement) {
            (None, _) => skin.dim(),
            (Some(step), _) if step == self.at => skin.chosen(),
            (Some(_), Some(Judgement::Mistake | Judgement::Blunder)) => skin.warning(),
            (Some(_), Some(Judgement::OnlyMove)) => skin.accent(),
            (Some(_), None) => skin.text(),
        }
    }

    /// Signs that there is more above and below.
    fn draw_more(&self, canvas: &mut Canvas<'_>, area: Rect, first: usize, lines: usize) {
        let (skin, right) = (canvas.skin, area.right().saturating_sub(1));
        if area.height == 0 {
            return;
        }
        if first > 0 {
            canvas.line(right, area.y, 1, skin.sign("▲", "^"), skin.dim());
        }
        if first + (area.height as usize) < lines {
            canvas.line(right, area.bottom() - 1, 1, skin.sign("▼", "v"), skin.dim());
        }
    }
}

/// The first line of so many in view, so that this one is.
fn first_of(here: usize, lines: usize, room: usize) -> usize {
    here.saturating_sub(room / 2).min(lines.saturating_sub(room))
}
