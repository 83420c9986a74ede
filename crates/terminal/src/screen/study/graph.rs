//! The course of a game as a picture: a bar for every move, up where the first player stands better,
//! down where the second does.
//!
//! ```text
//! X     ▄ █
//!     ▄ █ █
//! = ─ ─ ─ ─ ! · ·      a move that threw the game away; not known yet
//!             █
//! O           █
//!           ^          where we are
//! ```

use crate::screen::canvas::{Canvas, Target};
use fourline_app::study::Tree;
use fourline_game::{Seat, Words};
use ratatui::layout::Rect;

/// Lines that the picture takes.
pub(super) const HEIGHT: u16 = 6;

/// Draws the line of play that the tree is on.
pub(super) fn draw(tree: &Tree, canvas: &mut Canvas<'_>, area: Rect) {
    if area.height < HEIGHT || area.width < 10 {
        return;
    }
    let (skin, line, ply) = (canvas.skin, tree.line(), tree.ply());
    let words = Words::default();
    let symbol = |seat| {
        let game = tree.game();
        game.symbol(seat).map_or_else(|| words.who(game, seat), |symbol| symbol.to_string())
    };
    for (text, row) in [(symbol(Seat::One), 0), ("=".to_string(), 2), (symbol(Seat::Two), 4)] {
        canvas.line(area.x, area.y + row, 1, &text, skin.bold());
    }
    let room = (area.width - 2) as usize;
    // Where the game is longer than the room, the moves around this one are shown.
    let first = (ply + room / 2 + 1).saturating_sub(room).min(line.len().saturating_sub(room));
    for (index, &node) in line.iter().enumerate().skip(first).take(room) {
        let x = area.x + 2 + (index - first) as u16;
        canvas.hit(Rect::new(x, area.y, 1, HEIGHT), Target::Ply(index));
        let worth = tree.worth(node);
        let is_mistake = tree.mistake(node).is_some();
        let middle = match (is_mistake, worth) {
            (true, _) => "!",
            (false, None) => skin.sign("·", "."),
            (false, Some(_)) => skin.sign("─", "-"),
        };
        let style = if is_mistake { skin.warning() } else { skin.dim() };
        canvas.line(x, area.y + 2, 1, middle, style);
        let halves = (worth.unwrap_or(0.0) * 4.0).round() as i32;
        let (rows, half) = match halves >= 0 {
            true => ([1, 0], skin.sign("▄", ".")),
            false => ([3, 4], skin.sign("▀", "'")),
        };
        for (step, row) in rows.into_iter().enumerate() {
            let sign = match halves.abs() - 2 * step as i32 {
                ..=0 => continue,
                1 => half,
                _ => skin.sign("█", "#"),
            };
            canvas.line(x, area.y + row, 1, sign, skin.accent());
        }
        if index == ply {
            canvas.line(x, area.y + 5, 1, "^", skin.bold());
        }
    }
}
