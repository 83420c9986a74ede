//! Lists of lines to choose from, some with a value that can be turned or typed.

use super::canvas::{Canvas, Target, wrap};
use super::keys::Deed;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

/// One line of a list.
#[derive(Clone, Debug, Default)]
pub(crate) struct Row {
    pub label: String,
    /// What stands behind it.
    pub value: String,
    /// Can the value be turned to others by left and right?
    pub turns: bool,
    /// Is it something that can't be chosen now, or a value that was not chosen?
    pub dimmed: bool,
    /// One line about it, shown when it is chosen.
    pub about: String,
}

/// How wide the labels before values are: as wide as the longest, but at most a half where values need
/// the rest.
fn label_width(rows: &[Row], width: u16) -> u16 {
    let longest = |text: fn(&Row) -> &str| {
        let with_value = rows.iter().filter(|row| !row.value.is_empty());
        with_value.map(|row| text(row).width() as u16).max().unwrap_or(0)
    };
    // Besides both: the mark before, a gap, the signs around the value, and the one that there is more.
    let left_by_values = width.saturating_sub(longest(|row| &row.value) + 9);
    longest(|row| &row.label).min(left_by_values.max(width / 2))
}

/// Draws as many lines as there is room for, the chosen one among them, and below what it is about. A
/// notice follows, or takes its place where there is little room.
pub(crate) fn draw_list(
    canvas: &mut Canvas<'_>,
    area: Rect,
    rows: &[Row],
    at: usize,
    notice: &str,
) {
    // Room for the longest of the texts, so that the list stays in place while the choice moves.
    let lines = rows.iter().map(|row| wrap(&row.about, area.width as usize).len()).max();
    let about_height = (lines.unwrap_or(0) as u16).clamp(3, 8).min(area.height / 2);
    let room = (area.height - about_height).saturating_sub(1).max(1) as usize;
    // The chosen line stays in the middle where the list is longer than the room.
    let first = at.saturating_sub(room / 2).min(rows.len().saturating_sub(room));
    let label = label_width(rows, area.width);
    for (index, row) in rows.iter().enumerate().skip(first).take(room) {
        let line = Rect { y: area.y + (index - first) as u16, height: 1, ..area };
        draw_row(canvas, line, label, index, row, index == at);
    }
    let (skin, right) = (canvas.skin, area.right().saturating_sub(1));
    if first > 0 {
        canvas.line(right, area.y, 1, skin.sign("▲", "^"), skin.dim());
    }
    if first + room < rows.len() {
        canvas.line(right, area.y + room as u16 - 1, 1, skin.sign("▼", "v"), skin.dim());
    }
    let used = (rows.len().min(room) + 1) as u16;
    let below = Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area };
    let about = rows.get(at).map_or("", |row| row.about.as_str());
    // Why something can't be chosen is said once.
    let about = if about == notice { "" } else { about };
    let lines = |text: &str| wrap(text, area.width as usize).len() as u16;
    let has_room = lines(about) + 1 + lines(notice) <= below.height;
    let mut used = 0;
    if !about.is_empty() && (notice.is_empty() || has_room) {
        used = canvas.paragraph(below, about, skin.dim()) + 1;
    }
    let rest = below.height.saturating_sub(used);
    canvas.paragraph(Rect { y: below.y + used, height: rest, ..below }, notice, skin.warning());
}

/// The new choice of a list after an action.
pub(crate) fn moved(at: usize, length: usize, deed: Deed) -> usize {
    let last = length.saturating_sub(1);
    match deed {
        Deed::Up if at == 0 => last,
        Deed::Up => at - 1,
        Deed::Down if at >= last => 0,
        Deed::Down => at + 1,
        Deed::First => 0,
        Deed::Last => last,
        _ => at,
    }
}

fn draw_row(
    canvas: &mut Canvas<'_>,
    area: Rect,
    label: u16,
    index: usize,
    row: &Row,
    is_chosen: bool,
) {
    let skin = canvas.skin;
    let style = if is_chosen { skin.chosen() } else { skin.text() };
    let faint = if is_chosen || !row.dimmed { style } else { skin.dim() };
    canvas.fill(area, style);
    canvas.hit(area, Target::Row(index));
    let mark = if is_chosen { skin.sign("▸ ", "> ") } else { "  " };
    canvas.line(area.x, area.y, 2, mark, style);
    let is_alone = row.value.is_empty();
    // The last place is for the sign that there is more.
    let label_room = if is_alone { area.width.saturating_sub(3) } else { label };
    let label_style = if is_alone { faint } else { style };
    canvas.line(area.x + 2, area.y, label_room, &row.label, label_style);
    if is_alone {
        return;
    }
    let x = area.x + 2 + label_room + 2;
    let width = area.right().saturating_sub(x + 1);
    if !row.turns {
        canvas.line(x + 2, area.y, width.saturating_sub(2), &row.value, faint);
        return;
    }
    canvas.line(x, area.y, 1, skin.sign("◂", "<"), style);
    canvas.hit(Rect::new(x.saturating_sub(1), area.y, 3, 1), Target::Less(index));
    let written = canvas.line(x + 2, area.y, width.saturating_sub(4), &row.value, faint);
    let end = x + 2 + written + 1;
    canvas.line(end, area.y, 1, skin.sign("▸", ">"), style);
    canvas.hit(Rect::new(end.saturating_sub(1), area.y, 3, 1), Target::More(index));
}
