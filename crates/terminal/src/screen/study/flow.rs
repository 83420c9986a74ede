//! The moves of a study one after the other, for narrow windows: `1. 4 4  2. 3 5?`. The one that is looked
//! at stands out and is always in view, and each one can be clicked.

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

    /// The list one after the other, with the move that is looked at in view.
    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
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

    /// How many lines there are.
    pub fn lines(&self, width: u16) -> u16 {
        if self.rows.is_empty() {
            return 0;
        }
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
            (Some(step), _) if step == self.at => skin.primary(),
            (Some(_), Some(Judgement::Mistake | Judgement::Blunder)) => skin.warning(),
            (Some(_), Some(Judgement::OnlyMove)) => skin.good(),
            (Some(_), _) => skin.text(),
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
