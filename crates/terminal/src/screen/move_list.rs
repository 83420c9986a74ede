//! The list of moves, in two columns as players read it. The move that is looked at stands out, and each
//! one can be clicked.

use super::canvas::{Canvas, Target};
use super::house::House;
use fourline_app::moves::{Move, MoveRow};
use fourline_rules::Shape;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

/// Draws as many lines as there is room for, the one with the move that is looked at among them.
pub(crate) fn draw(
    canvas: &mut Canvas<'_>,
    area: Rect,
    rows: &[MoveRow],
    step: Option<usize>,
    shape: Shape,
    house: &House,
) {
    let (skin, numbering) = (canvas.skin, house.numbering());
    let moves = || rows.iter().flat_map(|row| row.turns.iter().flatten());
    // A step that is not a move, such as an offer, belongs to the move before it.
    let looked_at = moves().rfind(|one| step.is_some_and(|step| one.step <= step)).copied();
    let has_it = |row: &MoveRow| {
        let mut turns = row.turns.iter().flatten();
        turns.any(|one| Some(*one) == looked_at)
    };
    let room = area.height as usize;
    let at = rows.iter().position(has_it).unwrap_or(0);
    let first = (at + 1 + room / 4).max(room) - room;
    let first = first.min(rows.len().saturating_sub(room));
    let number_width = rows.len().to_string().len() as u16 + 2;
    let column = (area.width.saturating_sub(number_width) / 2).min(9);
    for (index, row) in rows.iter().enumerate().skip(first).take(room) {
        let y = area.y + (index - first) as u16;
        let number = format!("{:>1$}.", index + 1, number_width as usize - 2);
        canvas.line(area.x, y, number_width, &number, skin.dim());
        for (side, turn) in row.turns.iter().enumerate() {
            let mut x = area.x + number_width + side as u16 * column;
            let end = x + column;
            for one in turn {
                let text = one.short(shape, numbering);
                let style = match Some(*one) == looked_at {
                    true => skin.primary(),
                    false if is_bad(one) => skin.warning(),
                    false => skin.text(),
                };
                let used = canvas.line(x, y, end.saturating_sub(x), &text, style);
                canvas.hit(Rect::new(x, y, used.max(1), 1), Target::Ply(one.step));
                x += text.width() as u16 + 1;
            }
        }
    }
}

fn is_bad(one: &Move) -> bool {
    use fourline_app::study::Judgement;
    matches!(one.judgement, Some(Judgement::Mistake | Judgement::Blunder))
}

/// All moves one after the other: `1. 4 4  2. 5 3`.
pub(crate) fn in_a_line(rows: &[MoveRow], shape: Shape, house: &House) -> String {
    let numbering = house.numbering();
    let turns = |row: &MoveRow| {
        let turns = [0, 1].map(|side| row.short(side, shape, numbering));
        turns.join(" ").trim_end().to_string()
    };
    let rows = rows.iter().enumerate().map(|(index, row)| format!("{}. {}", index + 1, turns(row)));
    rows.collect::<Vec<_>>().join("  ")
}
