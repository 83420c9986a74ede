//! A board: discs behind a blue front with round holes, and a button for every column above it.
//!
//! A cell is 100 units wide. The style sheet moves what falls and lights up.

use super::node::{Node, On, el};
use crate::motion::LIGHT_MS;
use crate::site::Input;
use crate::view::{BoardView, ColumnView, DiscView, NoteView, RemovableView, Tone};

/// What is around the cells.
const PAD: u32 = 16;
/// Half a hole.
const RADIUS: u32 = 40;

fn across(column: u8) -> u32 {
    PAD + u32::from(column) * 100 + 50
}

fn down(row: u8, rows: u8) -> u32 {
    PAD + u32::from(rows - 1 - row) * 100 + 50
}

fn width(columns: u8) -> u32 {
    u32::from(columns) * 100 + 2 * PAD
}

/// The front: a rectangle with a hole for every cell.
fn front(columns: u8, rows: u8) -> Node {
    let (w, h) = (width(columns) - 34, width(rows) - 34);
    let mut path = format!(
        "M34 0H{w}a34 34 0 0 1 34 34V{h}a34 34 0 0 1 -34 34H34a34 34 0 0 1 -34 -34V34a34 34 0 0 1 34 -34Z"
    );
    let d = 2 * RADIUS;
    for column in 0..columns {
        for row in 0..rows {
            let (x, y) = (across(column) - RADIUS, down(row, rows));
            path +=
                &format!("M{x} {y}a{RADIUS} {RADIUS} 0 1 0 {d} 0a{RADIUS} {RADIUS} 0 1 0 -{d} 0Z");
        }
    }
    el("path").class("front").attr("fill-rule", "evenodd").attr("d", path)
}

/// A disc around the origin. Its sign is drawn, not written: those who hear the page are told by the
/// name of its column.
pub fn disc(first: bool) -> Node {
    let sign = match first {
        true => el("path").attr("d", "M-15 -15L15 15M15 -15L-15 15"),
        false => el("circle").attr("r", "16"),
    };
    el("g")
        .class(if first { "first" } else { "second" })
        .child(el("circle").class("face").attr("r", "42"))
        .child(el("circle").class("rim").attr("r", "31"))
        .child(sign.class("sign"))
}

fn placed(node: Node, column: u8, row: u8, rows: u8) -> Node {
    node.attr("transform", format!("translate({} {})", across(column), down(row, rows)))
}

fn disc_at(one: &DiscView, rows: u8) -> Node {
    let key = 1 + (u32::from(one.column) * 64 + u32::from(one.row)) * 2 + u32::from(one.first);
    let mut inner = el("g").child(disc(one.first));
    if let Some((above, ms)) = one.fall {
        inner = inner.class("fall").style("--rows", above).style("--ms", format!("{ms}ms"));
    }
    placed(el("g").key(key).child(inner), one.column, one.row, rows)
}

/// The drawing without buttons.
fn drawing(board: &BoardView) -> Node {
    let (columns, rows) = (board.columns, board.rows);
    let (w, h) = (width(columns), width(rows));
    let back = el("rect")
        .class("back")
        .attr("x", "6")
        .attr("y", "6")
        .attr("rx", "30")
        .attr("width", (w - 12).to_string())
        .attr("height", (h - 12).to_string());
    let lane = board.lane.map(|column| {
        el("rect")
            .class("lane")
            .attr("x", (across(column) - 50).to_string())
            .attr("y", PAD.to_string())
            .attr("width", "100")
            .attr("height", (h - 2 * PAD).to_string())
    });
    let ghost = board.ghost.map(|(column, row, first)| {
        placed(el("g").class("ghost").child(disc(first)), column, row, rows)
    });
    el("svg")
        .attr("viewBox", format!("0 0 {w} {h}"))
        .child(back)
        .child(el("g").all(lane).all(ghost))
        .child(el("g").all(board.discs.iter().map(|one| disc_at(one, rows))))
        .child(front(columns, rows))
        .child(marks(board))
}

/// The marks in front of the board: the last disc, the winning line.
fn marks(board: &BoardView) -> Node {
    let rows = board.rows;
    let last = board
        .last
        .map(|(column, row)| placed(el("circle").class("last").attr("r", "9"), column, row, rows));
    let after = board.lights.unwrap_or(0);
    let count = board.winning.len() as u64;
    let line = board.line.map(|[from, to]| {
        el("line")
            .class("line")
            .style("--after", format!("{}ms", after + LIGHT_MS * count))
            .attr("x1", across(from.0).to_string())
            .attr("y1", down(from.1, rows).to_string())
            .attr("x2", across(to.0).to_string())
            .attr("y2", down(to.1, rows).to_string())
    });
    let rings = board.winning.iter().enumerate().map(|(number, &(column, row))| {
        let delay = format!("{}ms", after + LIGHT_MS * number as u64);
        placed(
            el("circle").class("ring").attr("r", "39").style("--after", delay),
            column,
            row,
            rows,
        )
    });
    el("g").class_if(board.lights.is_some(), "lights").all(line).all(rings).all(last)
}

/// A board that is only looked at, with its description.
pub fn still(board: &BoardView, picked: Option<(u8, u8)>) -> Node {
    let around = picked.map(|(column, row)| {
        placed(el("circle").class("picked").attr("r", "47"), column, row, board.rows)
    });
    drawing(board).class("still").attr("role", "img").label(board.label.as_str()).all(around)
}

/// A board that is played on, and what its columns lead to.
pub fn paint(board: &BoardView) -> [Node; 2] {
    let (columns, rows) = (board.columns, board.rows);
    // Another board is another element, so that no disc of the old one is taken over.
    let key = u32::from(columns) * 64 + u32::from(rows);
    let mut whole = el("div")
        .class("board")
        .key(key)
        .style("--columns", columns)
        .style("--rows", rows)
        .style("--width", width(columns))
        .attr("role", "group")
        .label(board.label.as_str())
        .child(drawing(board).attr("aria-hidden", "true"))
        .child(el("div").class("columns").all(board.buttons.iter().map(column)));
    if !board.removable.is_empty() {
        let cells = board.removable.iter().map(|one| removable(one, rows));
        whole = whole.child(el("div").class("cells").all(cells));
    }
    let notes = el("div")
        .class("notes")
        .class_if(!board.has_notes, "empty")
        .attr("aria-hidden", "true")
        .style("--columns", columns)
        .all(board.buttons.iter().map(|one| note(one.note.as_ref())));
    [whole, notes]
}

fn column(one: &ColumnView) -> Node {
    el("button")
        .attr("id", format!("column-{}", one.column.index()))
        .label(one.label.as_str())
        .attr_if(!one.may, "aria-disabled", "true")
        .attr_if(one.is_chosen, "aria-pressed", "true")
        .on(On::Point, Input::Point(Some(one.column)))
        .on(On::Leave, Input::Point(None))
        .on(On::Click, Input::Column(one.column))
        .child(el("span").text(one.number.to_string()))
}

fn removable(one: &RemovableView, rows: u8) -> Node {
    el("button")
        .label(one.label.as_str())
        .style("--column", one.cell.column.index() + 1)
        .style("--row", rows - one.cell.row)
        .on(On::Click, Input::Cell(one.cell))
}

fn note(note: Option<&NoteView>) -> Node {
    let Some(note) = note else { return el("div") };
    el("div")
        .class(tone(note.tone))
        .class_if(note.is_best, "best")
        .child(el("b").text(note.score.as_str()))
        .child(el("small").text(note.words.as_str()))
}

/// The class of a text that is good or bad.
pub fn tone(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain => "plain",
        Tone::Good => "good",
        Tone::Bad => "bad",
    }
}
