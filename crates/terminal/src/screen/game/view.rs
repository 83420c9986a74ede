//! How a game looks: the board, the players with what they have left, what happened, and what can be
//! done now. In a narrow window the players stand above the board and the story is its last sentence.

use super::{GamePage, Question};
use crate::screen::board::{BoardPicture, DiscSize, Falling, is_first_colour};
use crate::screen::canvas::{Canvas, Target, wrap};
use crate::screen::house::House;
use crate::screen::keys::Deed;
use crate::screen::menu::draw_keys;
use fourline_game::{Game, GameView, Seat, SeatView, Stage, Verdict};
use fourline_rules::Shape;
use ratatui::layout::Rect;
use std::time::Duration;

/// The least width of the players' panel beside the board.
const PANEL: u16 = 21;

/// Lines below the board: two for what is asked, one for keys, and above them one for what happened.
const BELOW: u16 = 4;

/// The least window for a board of this shape.
pub(super) fn least(shape: Shape) -> (u16, u16) {
    let (width, height) = DiscSize::least(shape);
    (width, height + 2 + BELOW)
}

/// Where the parts of the page lie.
struct Layout {
    players: Rect,
    board: Rect,
    /// The last sentence, where there is no room for the story.
    said: Option<Rect>,
    asked: Rect,
    keys: Rect,
}

impl Layout {
    fn of(area: Rect, shape: Shape) -> Layout {
        let keys = Rect { y: area.bottom() - 1, height: 1, ..area };
        let asked = Rect { y: area.bottom() - 3, height: 2, ..area };
        let wide = DiscSize::fitting(shape, area.width.saturating_sub(PANEL + 1), area.height - 3);
        let narrow_height = area.height - 2 - BELOW;
        let narrow = DiscSize::fitting(shape, area.width, narrow_height);
        // Beside the board is better, unless the discs would become smaller by it.
        let wide = wide
            .filter(|size| narrow.is_none_or(|narrow| size.room(shape).0 >= narrow.room(shape).0));
        match wide {
            Some(size) => {
                let width = size.room(shape).0;
                let panel = (area.width - width - 1).min(44);
                let free = area.width - width - panel - 1;
                let board =
                    Rect { x: area.x + free / 2, width, height: area.height - 4, y: area.y + 1 };
                let board = if size.room(shape).1 > board.height {
                    Rect { y: area.y, height: area.height - 3, ..board }
                } else {
                    board
                };
                let players =
                    Rect { x: board.right() + 1, y: board.y, width: panel, height: board.height };
                Layout { players, board, said: None, asked, keys }
            }
            None => Layout {
                players: Rect { height: 2, ..area },
                board: Rect { y: area.y + 2, height: narrow_height, ..area },
                said: Some(Rect { y: area.bottom() - BELOW, height: 1, ..area }),
                asked,
                keys,
            },
        }
    }
}

pub(super) fn draw(page: &GamePage, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
    let view = page.view();
    let layout = Layout::of(area, view.shape());
    draw_board(page, &view, canvas, layout.board, house);
    match layout.said {
        None => draw_panel(page, &view, canvas, layout.players, house),
        Some(said) => {
            for (seat, y) in Seat::BOTH.into_iter().zip(layout.players.y..) {
                let line = Rect { y, height: 1, ..layout.players };
                draw_short_player(&view, seat, canvas, line);
            }
            let fresh = &page.log[page.log.len() - page.fresh.min(page.log.len())..];
            // Where not all fits, the last thing said counts most.
            let text = match fresh.join(" ") {
                all if all.chars().count() <= said.width as usize => all,
                _ => fresh.last().cloned().unwrap_or_default(),
            };
            canvas.line(said.x, said.y, said.width, &text, canvas.skin.bold());
        }
    }
    draw_asked(page, &view, canvas, layout.asked, house);
    let keys = keys(page, &view);
    let keys: Vec<(Deed, &str)> = keys.iter().map(|(deed, text)| (*deed, text.as_str())).collect();
    draw_keys(canvas, layout.keys, &keys, house);
}

fn draw_board(
    page: &GamePage,
    view: &GameView,
    canvas: &mut Canvas<'_>,
    area: Rect,
    house: &House,
) {
    let chooses = view.stage == Stage::Move && page.computer().is_none() && page.picked.is_none();
    let landing = view.actions.drops.get(page.column.index());
    let advice = page.advice.as_ref().and_then(|advice| advice.insight.as_ref());
    let foot = advice.map(|insight| {
        let short = |column| insight.column(column).map_or(String::new(), |o| o.short());
        view.shape().all_columns().map(short).collect()
    });
    BoardPicture {
        view,
        numbering: house.numbering(),
        column: chooses.then_some(page.column),
        landing: landing.and_then(|landing| landing.ok()).filter(|_| chooses),
        picked: page.picked,
        falling: page.fall.map(|fall| Falling { cell: fall.cell, part: fall.part(house.now) }),
        foot,
    }
    .draw(canvas, area);
}

fn draw_panel(
    page: &GamePage,
    view: &GameView,
    canvas: &mut Canvas<'_>,
    area: Rect,
    house: &House,
) {
    let (skin, words, game) = (canvas.skin, house.words(), page.game());
    let rules = view.rules.preset_name().unwrap_or("own rules");
    canvas.line(area.x, area.y, area.width, &format!("Rules: {rules}"), skin.accent());
    let mut y = area.y + 2;
    for seat in Seat::BOTH {
        let mark = if view.turn == Some(seat) { skin.sign("▸ ", "> ") } else { "  " };
        canvas.line(area.x, y, 2, mark, skin.bold());
        let name = format!(" {} ", words.who(game, seat));
        let style = skin.player(is_first_colour(view, seat));
        canvas.line(area.x + 2, y, area.width - 2, &name, style);
        let left = words.left(game, seat);
        let room = Rect::new(area.x + 2, y + 1, area.width - 2, 4);
        y += 1 + if left.is_empty() { 0 } else { canvas.paragraph(room, &left, skin.dim()) };
    }
    y += 1;
    let rest = |y: u16| Rect { y, height: area.bottom().saturating_sub(y), ..area };
    if let Some(advice) = &page.advice {
        draw_advice(game, advice, canvas, rest(y), house);
        return;
    }
    y += draw_thinking(page, canvas, rest(y), house);
    draw_story(page, canvas, rest(y));
}

/// What happened, the newest at the end; as much as there is room for.
fn draw_story(page: &GamePage, canvas: &mut Canvas<'_>, area: Rect) {
    let skin = canvas.skin;
    let old = page.log.len() - page.fresh.min(page.log.len());
    let mut lines = Vec::new();
    for (index, sentence) in page.log.iter().enumerate() {
        let style = if index >= old { skin.bold() } else { skin.dim() };
        lines.extend(wrap(sentence, area.width as usize).into_iter().map(|line| (line, style)));
    }
    let skip = lines.len().saturating_sub(area.height as usize);
    for ((line, style), y) in lines.iter().skip(skip).zip(area.y..area.bottom()) {
        canvas.line(area.x, y, area.width, line, *style);
    }
}

/// That the computer thinks, and how far it has come; gives the lines used.
fn draw_thinking(page: &GamePage, canvas: &mut Canvas<'_>, area: Rect, house: &House) -> u16 {
    let (Some((seat, _)), Some(thought)) = (page.computer(), &page.thought) else { return 0 };
    let (skin, limit, spent) = (canvas.skin, thought.budget.limit(), thought.budget.spent());
    let who = house.words().who(page.game(), seat);
    let used = canvas.paragraph(area, &format!("{who} is thinking ..."), skin.text());
    let width = u64::from(area.width.saturating_sub(2).min(30));
    if limit == 0 || house.now < thought.since + Duration::from_millis(300) {
        return used + 2;
    }
    let done = (spent.min(limit) * width / limit) as usize;
    let bar = format!(
        "[{}{}]",
        skin.sign("█", "#").repeat(done),
        skin.sign("░", ".").repeat(width as usize - done)
    );
    canvas.line(area.x, area.y + used, area.width, &bar, skin.accent());
    used + 2
}

/// What each move leads to, best first.
fn draw_advice(
    game: &Game,
    advice: &crate::screen::advice::Advice,
    canvas: &mut Canvas<'_>,
    area: Rect,
    house: &House,
) {
    let (skin, words) = (canvas.skin, house.words());
    let Some(insight) = &advice.insight else {
        canvas.line(area.x, area.y, area.width, "Looking ahead ...", skin.dim());
        return;
    };
    let mut y = area.y;
    for outlook in &insight.moves {
        let mark = if outlook.hint.is_best { "* " } else { "  " };
        let style = if outlook.hint.is_best { skin.bold() } else { skin.text() };
        let text = outlook.in_words(game, &words);
        let room = Rect {
            x: area.x + 2,
            y,
            width: area.width.saturating_sub(2),
            height: area.bottom().saturating_sub(y).min(4),
        };
        if room.height == 0 {
            return;
        }
        canvas.line(area.x, y, 2, mark, style);
        y += canvas.paragraph(room, &text, style);
    }
}

/// A player in one line, for narrow windows: short words instead of sentences.
fn draw_short_player(view: &GameView, seat: Seat, canvas: &mut Canvas<'_>, area: Rect) {
    let (skin, player) = (canvas.skin, view.seat(seat));
    let mark = if view.turn == Some(seat) { skin.sign("▸ ", "> ") } else { "  " };
    canvas.line(area.x, area.y, 2, mark, skin.bold());
    let left = short_left(view, player);
    let symbol = player.symbol.map_or(String::new(), |symbol| format!(" ({symbol})"));
    let room = area.width.saturating_sub(left.len() as u16 + 3);
    // The symbol must be seen however long the name is.
    let name_room = (room as usize).saturating_sub(symbol.chars().count() + 2);
    let name = crate::screen::canvas::cut(&player.name, name_room, skin.unicode);
    let style = skin.player(is_first_colour(view, seat));
    let used = canvas.line(area.x + 2, area.y, room, &format!(" {name}{symbol} "), style);
    canvas.line(area.x + 3 + used, area.y, area.width, &left, skin.dim());
}

fn short_left(view: &GameView, player: &SeatView) -> String {
    use fourline_rules::BadInput;
    let limit = match view.rules.bad_input {
        BadInput::AskAgain => 0,
        BadInput::LosesPerMove(limit) | BadInput::LosesPerGame(limit) => limit.get(),
    };
    let bad = player.violations_left.map(|left| format!("bad {}/{limit}", limit - left));
    let counted = [
        player.undos_left.map(|n| format!("undo {n}")),
        player.removes_left.map(|n| format!("rem {n}")),
        player.blocks_left.map(|n| format!("blk {n}")),
        bad,
    ];
    counted.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// What is asked now; a question that needs a yes comes first.
fn draw_asked(
    page: &GamePage,
    view: &GameView,
    canvas: &mut Canvas<'_>,
    area: Rect,
    house: &House,
) {
    let skin = canvas.skin;
    if let Some(field) = &page.saving {
        canvas.line(area.x, area.y, area.width, "Save the game to which file?", skin.bold());
        field.draw(canvas, Rect { y: area.y + 1, height: 1, ..area });
    } else if let Some(question) = &page.question {
        let text = question_in_words(question);
        let used = canvas.paragraph(Rect { height: 1, ..area }, &text, skin.warning());
        let y = area.y + used;
        let mut x = area.x;
        for (yes, text) in [(true, "y yes"), (false, "n no")] {
            let width = canvas.line(x, y, area.width, text, skin.chosen());
            canvas.hit(Rect::new(x, y, width, 1), Target::Answer(yes));
            x += width + 2;
        }
    } else {
        let used = canvas.paragraph(area, &asked(page, view, house), skin.bold());
        let below = Rect { y: area.y + used, height: area.height - used.min(area.height), ..area };
        if view.stage == Stage::PickSymbol && page.computer().is_none() {
            draw_symbols(page, view, canvas, below);
        } else {
            canvas.paragraph(below, &remark(page, view, house), skin.warning());
        }
    }
}

fn draw_symbols(page: &GamePage, view: &GameView, canvas: &mut Canvas<'_>, area: Rect) {
    let skin = canvas.skin;
    let mut x = area.x;
    for (second, symbol) in [(false, view.symbols.first()), (true, view.symbols.second())] {
        let is_chosen = page.second_symbol == second;
        let text = if is_chosen { format!("[{symbol}]") } else { format!(" {symbol} ") };
        let style = if is_chosen { skin.chosen() } else { skin.text() };
        let width = canvas.line(x, area.y, 3, &text, style);
        canvas.hit(Rect::new(x, area.y, width, 1), Target::Symbol(second));
        x += width + 2;
    }
}

fn question_in_words(question: &Question) -> String {
    match question {
        Question::UndoLoses => {
            "Take the disc back? No undo is left: yes loses the game.".to_string()
        }
        Question::Resign => "Give the game up?".to_string(),
        Question::Restart => "Start anew? This game then does not count.".to_string(),
        Question::Replace(file) => {
            format!("{} exists already; replace it?", crate::harmless(file))
        }
    }
}

/// What is asked of whoever's turn it is.
fn asked(page: &GamePage, view: &GameView, house: &House) -> String {
    let (game, words) = (page.game(), house.words());
    let Some(seat) = view.turn else {
        let verdict = match view.ending.map(|ending| ending.verdict()) {
            Some(Verdict::Won(seat)) => format!("{} wins.", words.who(game, seat)),
            _ => "A draw.".to_string(),
        };
        return format!("The game is over. {verdict}");
    };
    let who = words.who(game, seat);
    if page.paused {
        return format!("Paused. {} goes on.", house.key(Deed::Choose));
    }
    if page.computer().is_some() {
        return format!("{who} is thinking ...");
    }
    match view.stage {
        Stage::PickSymbol => {
            let symbols = view.symbols;
            let name = &view.seat(seat).name;
            format!("{name}, your symbol: {} or {}", symbols.first(), symbols.second())
        }
        Stage::Move if page.picked.is_some() => format!("{who}, which disc to remove?"),
        Stage::Move => {
            let opening = game.is_opening_turn(seat);
            let shape = view.shape();
            let columns = if opening { words.centre(shape) } else { words.columns(shape) };
            let first = if opening { "first disc to the centre, " } else { "" };
            let or_remove = if game.may_remove(seat).is_ok() { ", or remove" } else { "" };
            format!("{who}, {first}column {columns}{or_remove}")
        }
        Stage::Dropped(_) | Stage::Removed => {
            let mut can = vec!["end the turn".to_string()];
            if view.actions.undo_loses {
                can.push("take the disc back and lose".to_string());
            } else if view.actions.undo.is_ok() {
                can.push("take the disc back".to_string());
            }
            if view.actions.block.is_ok() {
                can.push(format!("block {}'s next turn", words.who(game, seat.other())));
            }
            format!("{who}: {}?", can.join(", or "))
        }
        Stage::Over(_) => String::new(),
    }
}

/// Something about what is chosen: the typed digit, why the column can't be played, the cell.
fn remark(page: &GamePage, view: &GameView, house: &House) -> String {
    let (game, words) = (page.game(), house.words());
    if let Some(number) = page.digits.waiting() {
        return format!("Column {number}: another digit, or {}.", house.key(Deed::Choose));
    }
    if let Some(cell) = page.picked {
        return match view.at(cell) {
            None => format!("There is no disc at {}.", words.cell(cell, view.shape())),
            Some(_) => format!("The disc at {}.", words.cell(cell, view.shape())),
        };
    }
    let chooses = view.stage == Stage::Move && page.computer().is_none();
    match view.actions.drops.get(page.column.index()) {
        Some(Err(refusal)) if chooses => words.refusal(*refusal, game),
        _ => String::new(),
    }
}

/// The keys that are of use now, in the order of their use.
fn keys(page: &GamePage, view: &GameView) -> Vec<(Deed, String)> {
    if page.saving.is_some() {
        return vec![(Deed::Choose, "save".into()), (Deed::Back, "leave it".into())];
    }
    let mut keys: Vec<(Deed, String)> = Vec::new();
    let mut add = |deed, text: &str| keys.push((deed, text.to_string()));
    let player = view.seat(page.viewer());
    match view.stage {
        Stage::Over(_) => {
            add(Deed::Choose, "again");
            add(Deed::Study, "study");
            add(Deed::Save, "save");
            add(Deed::Quit, "menu");
            return keys;
        }
        _ if page.is_watched() => add(Deed::Choose, if page.paused { "go on" } else { "pause" }),
        _ if page.computer().is_some() => add(Deed::Back, "move at once"),
        Stage::PickSymbol => {
            // Other keys may be the symbols themselves.
            add(Deed::Choose, "pick");
            add(Deed::Quit, "menu");
            return keys;
        }
        Stage::Move if page.picked.is_some() => {
            add(Deed::Choose, "remove");
            add(Deed::Back, "back");
        }
        Stage::Move => {
            add(Deed::Choose, "drop");
            if player.removes_left.is_some() {
                add(Deed::Remove, "remove");
            }
        }
        Stage::Dropped(_) | Stage::Removed => {
            add(Deed::Choose, "end turn");
            if let Some(left) = player.undos_left {
                add(Deed::Undo, &format!("undo ({left})"));
            }
            if player.blocks_left.is_some() {
                add(Deed::Block, "block");
            }
        }
    }
    add(Deed::Help, "keys");
    add(Deed::Quit, "menu");
    add(Deed::Hint, "hint");
    add(Deed::Study, "study");
    add(Deed::Save, "save");
    add(Deed::Resign, "resign");
    add(Deed::Restart, "new game");
    keys
}
