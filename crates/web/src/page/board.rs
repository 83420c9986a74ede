//! A board: discs behind a blue front with round holes, and a button for every column above it.
//!
//! A cell is 100 units wide. The style sheet moves what falls and lights up.

use super::Face;
use fourline_rules::Column;
use fourline_web::view::{BoardView, ColumnView, DiscView, Tone};
use fourline_web::{Input, LIGHT_MS};
use leptos::prelude::*;

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
fn front(columns: u8, rows: u8) -> String {
    let (w, h, corner) = (width(columns), width(rows), 34);
    let mut path = format!(
        "M{corner} 0H{}a{corner} {corner} 0 0 1 {corner} {corner}V{}a{corner} {corner} 0 0 1 -{corner} {corner}\
         H{corner}a{corner} {corner} 0 0 1 -{corner} -{corner}V{corner}a{corner} {corner} 0 0 1 {corner} -{corner}Z",
        w - corner,
        h - corner
    );
    let d = 2 * RADIUS;
    for column in 0..columns {
        for row in 0..rows {
            let (x, y) = (across(column) - RADIUS, down(row, rows));
            path +=
                &format!("M{x} {y}a{RADIUS} {RADIUS} 0 1 0 {d} 0a{RADIUS} {RADIUS} 0 1 0 -{d} 0Z");
        }
    }
    path
}

/// A disc around the origin. Its sign is drawn, not written: it is told to those who hear the page by
/// the name of its column.
pub fn disc(first: bool) -> AnyView {
    view! {
        <g class=if first { "first" } else { "second" }>
            <circle class="face" r="42"></circle>
            <circle class="rim" r="31"></circle>
            {if first {
                view! { <path class="sign" d="M-15 -15L15 15M15 -15L-15 15"></path> }.into_any()
            } else {
                view! { <circle class="sign" r="16"></circle> }.into_any()
            }}
        </g>
    }
    .into_any()
}

fn place(column: u8, row: u8, rows: u8) -> String {
    format!("translate({} {})", across(column), down(row, rows))
}

fn falling(one: DiscView, rows: u8) -> AnyView {
    let (class, above, ms) = match one.fall {
        Some((above, ms)) => ("fall", above, ms),
        None => ("", 0, 0),
    };
    view! {
        <g transform=place(one.column, one.row, rows)>
            <g class=class style=("--rows", above.to_string()) style=("--ms", format!("{ms}ms"))>
                {disc(one.first)}
            </g>
        </g>
    }
    .into_any()
}

/// A board that is only looked at, with its description.
pub fn still(board: BoardView, picked: Option<(u8, u8)>) -> AnyView {
    let (columns, rows) = (board.columns, board.rows);
    let marks = lit(&board);
    let around = picked.map(|(column, row)| {
        view! { <circle class="picked" r="47" transform=place(column, row, rows)></circle> }
    });
    view! {
        <svg class="still" role="img" aria-label=board.label.clone()
            viewBox=format!("0 0 {} {}", width(columns), width(rows))>
            <rect class="back" x="6" y="6" rx="30" width=width(columns) - 12 height=width(rows) - 12></rect>
            {board.discs.into_iter().map(|one| falling(one, rows)).collect_view()}
            <path class="front" fill-rule="evenodd" d=front(columns, rows)></path>
            {marks}
            {around}
        </svg>
    }
    .into_any()
}

/// The marks in front of the board: the last disc, the winning line.
fn lit(board: &BoardView) -> AnyView {
    let rows = board.rows;
    let last = board.last.map(|(column, row)| {
        view! { <circle class="last" r="9" transform=place(column, row, rows)></circle> }
    });
    let (class, after) = match board.lights {
        Some(after) => ("lights", after),
        None => ("", 0),
    };
    let count = board.winning.len() as u64;
    let line = board.line.map(|[from, to]| {
        let delay = format!("{}ms", after + LIGHT_MS * count);
        view! {
            <line class="line" style=("--after", delay)
                x1=across(from.0) y1=down(from.1, rows) x2=across(to.0) y2=down(to.1, rows)></line>
        }
    });
    let rings = board.winning.iter().enumerate().map(|(number, &(column, row))| {
        let delay = format!("{}ms", after + LIGHT_MS * number as u64);
        view! {
            <circle class="ring" r="42" style=("--after", delay) transform=place(column, row, rows)></circle>
        }
    });
    view! { <g class=class>{line}{rings.collect_view()}{last}</g> }.into_any()
}

/// A board that is played on.
pub fn paint(face: Face, board: Memo<BoardView>) -> AnyView {
    let size = Memo::new(move |_| board.with(|board| (board.columns, board.rows)));
    view! { {move || sized(face, board, size.get())} }.into_any()
}

fn sized(face: Face, board: Memo<BoardView>, (columns, rows): (u8, u8)) -> AnyView {
    let lane = Memo::new(move |_| board.with(|board| board.lane));
    let ghost = Memo::new(move |_| board.with(|board| board.ghost));
    let marks = Memo::new(move |_| {
        board.with(|board| (board.last, board.winning.clone(), board.line, board.lights.is_some()))
    });
    let removable = Memo::new(move |_| board.with(|board| board.removable.clone()));
    let label = Memo::new(move |_| board.with(|board| board.label.clone()));
    let has_notes = Memo::new(move |_| board.with(|board| board.has_notes));
    let w = width(columns).to_string();
    view! {
        <div class="board" style=("--columns", columns.to_string()) style=("--rows", rows.to_string())
            style=("--width", w) role="group" aria-label=label>
            <svg aria-hidden="true" viewBox=format!("0 0 {} {}", width(columns), width(rows))>
                <rect class="back" x="6" y="6" rx="30" width=width(columns) - 12 height=width(rows) - 12></rect>
                {move || lane.get().map(|column| view! {
                    <rect class="lane" x=across(column) - 50 y=PAD width="100" height=width(rows) - 2 * PAD></rect>
                })}
                {move || ghost.get().map(|(column, row, first)| view! {
                    <g class="ghost" transform=place(column, row, rows)>{disc(first)}</g>
                })}
                <For each=move || board.with(|board| board.discs.clone())
                    key=|one| (one.column, one.row, one.first) let:one>
                    {falling(one, rows)}
                </For>
                <path class="front" fill-rule="evenodd" d=front(columns, rows)></path>
                {move || {
                    marks.track();
                    board.with_untracked(lit)
                }}
            </svg>
            <div class="columns">
                {(0..columns).map(|index| column(face, board, index)).collect_view()}
            </div>
            {move || {
                let cells = removable.get();
                (!cells.is_empty()).then(|| view! {
                    <div class="cells">
                        {cells.into_iter().map(|one| {
                            let cell = one.cell;
                            view! {
                                <button aria-label=one.label
                                    style=("--column", (cell.column.index() + 1).to_string())
                                    style=("--row", (rows - cell.row).to_string())
                                    on:click=move |_| { face.send(Input::Cell(cell)); }></button>
                            }
                        }).collect_view()}
                    </div>
                })
            }}
        </div>
        <div class="notes" class:empty=move || !has_notes.get() aria-hidden="true"
            style=("--columns", columns.to_string())>
            {(0..columns).map(|index| note(board, index)).collect_view()}
        </div>
    }
    .into_any()
}

fn column(face: Face, board: Memo<BoardView>, index: u8) -> AnyView {
    let this = Column::new(index);
    let part = Memo::new(move |_| {
        let empty = || ColumnView {
            column: this,
            number: 0,
            label: String::new(),
            may: false,
            is_chosen: false,
            note: None,
        };
        board.with(|board| board.buttons.get(usize::from(index)).cloned()).unwrap_or_else(empty)
    });
    let may = move || part.with(|part| part.may);
    let leave = move || {
        face.send(Input::Point(None));
    };
    let point = move || {
        face.send(Input::Point(Some(this)));
    };
    view! {
        <button id=format!("column-{index}")
            aria-label=move || part.with(|part| part.label.clone())
            aria-disabled=move || (!may()).then_some("true")
            aria-pressed=move || part.with(|part| part.is_chosen.then_some("true"))
            on:pointerenter=move |_| point()
            on:pointerleave=move |_| leave()
            on:focus=move |_| point()
            on:blur=move |_| leave()
            on:click=move |_| { face.send(Input::Column(this)); }>
            <span>{move || part.with(|part| part.number)}</span>
        </button>
    }
    .into_any()
}

fn note(board: Memo<BoardView>, index: u8) -> AnyView {
    let part = Memo::new(move |_| {
        board.with(|board| board.buttons.get(usize::from(index)).and_then(|one| one.note.clone()))
    });
    let class = move || part.with(|note| note.as_ref().map_or("", |note| tone(note.tone)));
    view! {
        <div class=class class:best=move || part.with(|note| note.as_ref().is_some_and(|note| note.is_best))>
            <b>{move || part.with(|note| note.as_ref().map(|note| note.score.clone()))}</b>
            <small>{move || part.with(|note| note.as_ref().map(|note| note.words.clone()))}</small>
        </div>
    }
    .into_any()
}

/// The class of a text that is good or bad.
pub fn tone(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain => "",
        Tone::Good => "good",
        Tone::Bad => "bad",
    }
}
