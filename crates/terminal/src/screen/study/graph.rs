//! The course of a game as a picture: a bar for every move, up where the first player stands better,
//! down where the second does. The middle tells the mistakes, and where we are.
//!
//! ```text
//! X    ▂ █
//! =  ─ ─ ─ ? · ·      a mistake; not known yet
//! O        █
//! ```

use crate::screen::canvas::{Canvas, Target};
use fourline_app::study::{Judgement, Tree};
use fourline_game::{Seat, Words};
use ratatui::layout::Rect;
use ratatui::style::Modifier;

/// Lines that the picture takes.
pub(super) const HEIGHT: u16 = 3;

/// Bars of one to eight eighths of a line.
const BARS: [&str; 8] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/// Bars where there are only plain letters, upwards and downwards.
const PLAIN: [[&str; 3]; 2] = [[".", "|", "#"], ["'", "|", "#"]];

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
    for (text, row) in [(symbol(Seat::One), 0), ("=".to_string(), 1), (symbol(Seat::Two), 2)] {
        canvas.line(area.x, area.y + row, 1, &text, skin.bold());
    }
    let wide = (area.width - 2) / (line.len() as u16).max(1);
    let wide = wide.clamp(1, 2);
    let room = ((area.width - 2) / wide) as usize;
    // Where the game is longer than the room, the moves around this one are shown.
    let first = (ply + room / 2 + 1).saturating_sub(room).min(line.len().saturating_sub(room));
    for (index, &node) in line.iter().enumerate().skip(first).take(room) {
        let x = area.x + 2 + (index - first) as u16 * wide;
        let all = wide as usize;
        canvas.hit(Rect::new(x, area.y, wide, HEIGHT), Target::Ply(index));
        let worth = tree.worth(node);
        let (middle, style) = match (tree.judgement(node), worth) {
            (Some(Judgement::OnlyMove), _) => ("!", skin.good()),
            (Some(Judgement::Mistake | Judgement::Blunder), _) => ("?", skin.warning()),
            (_, None) => (skin.sign("·", "."), skin.dim()),
            (_, Some(_)) => (skin.sign("─", "-"), skin.dim()),
        };
        let style = if index == ply { skin.primary() } else { style };
        let fill = if index == ply { " " } else { skin.sign("─", "-") };
        let rest = if worth.is_some() { fill.repeat(all - 1) } else { " ".repeat(all - 1) };
        canvas.line(x, area.y + 1, wide, &format!("{middle}{rest}"), style);
        draw_bar(canvas, x, area.y, wide, worth.unwrap_or(0.0));
    }
}

/// A bar up from the middle, or down from it.
fn draw_bar(canvas: &mut Canvas<'_>, x: u16, y: u16, wide: u16, worth: f32) {
    let skin = canvas.skin;
    let eighths = (worth.abs() * 8.0).round() as usize;
    if eighths == 0 {
        return;
    }
    let is_up = worth > 0.0;
    let row = if is_up { y } else { y + 2 };
    let (sign, style) = match (skin.unicode, is_up) {
        (true, true) => (BARS[eighths.min(8) - 1], skin.accent()),
        (true, false) if eighths >= 8 => (BARS[7], skin.accent()),
        // What hangs from above is the rest of what stands below, the other way round.
        (true, false) => (BARS[7 - eighths], skin.accent().add_modifier(Modifier::REVERSED)),
        (false, is_up) => (PLAIN[usize::from(!is_up)][(eighths - 1) / 3], skin.accent()),
    };
    canvas.line(x, row, wide, &sign.repeat(wide as usize), style);
}
