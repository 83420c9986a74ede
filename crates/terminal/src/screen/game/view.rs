//! How a game looks: the board, the players with what they have left, what happened, and what can be
//! done now. In a narrow window the players stand above the board and the story is its last sentence.

use super::GamePage;
use super::of_use::keys;
use crate::screen::board::{BoardPicture, DiscSize, Falling, is_first_colour};
use crate::screen::canvas::{Canvas, Target, cut, wrap};
use crate::screen::house::House;
use crate::screen::menu::draw_keys;
use crate::screen::skin::Skin;
use fourline_app::{Advice, Prompt, Said, SessionView};
use fourline_game::{GameView, Refusal, Seat, SeatView};
use fourline_rules::Shape;
use fourline_words::Language;
use fourline_words::catalogue::{hints, screen as say, session};
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

/// The least width of the players' panel beside the board.
const PANEL: u16 = 21;

/// What a name takes at least, with its symbol, in a narrow window.
const NAME: u16 = 10;

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
    let view = page.session.view(house.now_ms());
    let layout = Layout::of(area, view.game.shape());
    draw_board(page, &view, canvas, layout.board, house);
    draw_keys(canvas, layout.keys, &keys(page, &view, house), house);
    let asked = Asked::of(page, &view, house);
    match layout.said {
        None => {
            draw_panel(page, &view, canvas, layout.players, house);
            draw_asked(page, &view, &asked, canvas, &layout, house);
        }
        Some(said) => {
            for (seat, y) in Seat::BOTH.into_iter().zip(layout.players.y..) {
                let line = Rect { y, height: 1, ..layout.players };
                draw_short_player(&view, seat, canvas, line, house);
            }
            let layout = draw_said(page, &asked, canvas, said, layout, house);
            draw_asked(page, &view, &asked, canvas, &layout, house);
        }
    }
}

/// What is wanted of the player.
enum Asked {
    /// A file to save to is typed.
    File,
    /// A question, to be answered by yes or no.
    Question(String),
    /// What can be done, and something about what is chosen.
    Prompt(String, String),
    /// A symbol is to be picked.
    Symbol(String),
}

impl Asked {
    fn of(page: &GamePage, view: &SessionView, house: &House) -> Asked {
        let (speaker, game) = (house.speaker(), page.session.game());
        let prompt = match view.prompt {
            Prompt::Over(ref ending) => speaker.over(ending.verdict(), game),
            ref prompt => speaker.prompt(prompt, game),
        };
        match (&page.replacing, view.prompt) {
            _ if page.saving.is_some() => Asked::File,
            (Some((_, path)), _) => Asked::Question(speaker.replaces(path)),
            (None, Prompt::Confirm(..) | Prompt::Offered { .. }) => Asked::Question(prompt),
            (None, Prompt::Pick(_)) => Asked::Symbol(prompt),
            _ => match page.digits.waiting() {
                Some(number) => Asked::Prompt(house.half_a_number(number), String::new()),
                None => Asked::Prompt(prompt, remark(page, view, house)),
            },
        }
    }

    /// The lines it needs below what was said, of the two that are there.
    fn height(&self, width: u16) -> u16 {
        let lines = |text: &str| wrap(text, width as usize).len() as u16;
        match self {
            Asked::Prompt(prompt, remark) if remark.is_empty() => lines(prompt).min(2),
            _ => 2,
        }
    }
}

/// The last thing said, or a notice: in one line, or in more if what is asked leaves them; a prompt gives
/// way to a notice. Gives the layout with what is left.
fn draw_said(
    page: &GamePage,
    asked: &Asked,
    canvas: &mut Canvas<'_>,
    area: Rect,
    layout: Layout,
    house: &House,
) -> Layout {
    let (text, style) = match house.notice() {
        "" => (last_said(page, area.width, house), canvas.skin.bold()),
        notice => (notice.to_string(), canvas.skin.warning()),
    };
    let all = area.height + layout.asked.height;
    let needed = wrap(&text, area.width as usize).len() as u16;
    let height = match asked {
        Asked::Prompt(..) if !house.notice().is_empty() => needed.min(all),
        _ => needed.clamp(1, all - asked.height(area.width)),
    };
    canvas.paragraph(Rect { height, ..area }, &text, style);
    let asked = Rect { y: area.y + height, height: all - height, ..layout.asked };
    Layout { asked, ..layout }
}

/// The last things said, or only the very last one where not all fits.
fn last_said(page: &GamePage, width: u16, house: &House) -> String {
    let (speaker, game) = (house.speaker(), page.session.game());
    let fresh = page.session.fresh().iter().filter(|said| is_story(said));
    let fresh: Vec<String> = fresh.filter_map(|said| speaker.said(said, game)).collect();
    match fresh.join(" ") {
        all if all.width() <= width as usize => all,
        _ => fresh.last().cloned().unwrap_or_default(),
    }
}

fn draw_board(
    page: &GamePage,
    view: &SessionView,
    canvas: &mut Canvas<'_>,
    area: Rect,
    house: &House,
) {
    let chooses = matches!(view.prompt, Prompt::Move { .. });
    let landing = view.game.actions.drops.get(page.column.index());
    let insight = view.advice.as_ref().and_then(|advice| advice.insight.as_ref());
    let foot = insight.map(|insight| {
        let short = |column| insight.column(column).map_or(String::new(), |o| o.short());
        view.game.shape().all_columns().map(short).collect()
    });
    let is_now = view.step == view.last_step;
    let fall = page.fall.filter(|_| is_now);
    BoardPicture {
        view: &view.game,
        numbering: house.numbering(),
        column: chooses.then_some(page.column),
        landing: landing.and_then(|landing| landing.ok()).filter(|_| chooses),
        picked: page.picked,
        falling: fall.map(|fall| Falling { cell: fall.cell, part: fall.part(house.now) }),
        foot,
    }
    .draw(canvas, area);
}

fn draw_panel(
    page: &GamePage,
    view: &SessionView,
    canvas: &mut Canvas<'_>,
    area: Rect,
    house: &House,
) {
    let (skin, words) = (canvas.skin, house.speaker().words());
    let language = house.language();
    let rules = view.game.rules.preset_name();
    let rules = rules.map_or_else(|| session::own_rules(language), str::to_string);
    canvas.line(area.x, area.y, area.width, &say::game_rules(language, rules), skin.accent());
    let mut y = area.y + 2;
    for seat in Seat::BOTH {
        let mark = if view.game.turn == Some(seat) { skin.sign("▸ ", "> ") } else { "  " };
        canvas.line(area.x, y, 2, mark, skin.bold());
        let clock = clock(view, seat, house);
        let room = area.width.saturating_sub(2 + clock.width() as u16);
        let style = skin.player(is_first_colour(&view.game, seat));
        let name = name_and_symbol(view.game.seat(seat), room, skin.unicode);
        let used = canvas.line(area.x + 2, y, room, &name, style);
        let x = area.x + 2 + used;
        canvas.line(x, y, area.right() - x, &clock, clock_style(view, seat, skin));
        let left = words.left(&view.shown, seat);
        let room = Rect::new(area.x + 2, y + 1, area.width - 2, 6);
        y += 1 + if left.is_empty() { 0 } else { canvas.paragraph(room, &left, skin.dim()) };
    }
    y += 1;
    // A notice stands at the foot of the panel, whatever else is there.
    let notice = wrap(house.notice(), area.width as usize);
    let height = if house.notice().is_empty() { 0 } else { notice.len() as u16 };
    let foot = area.bottom().saturating_sub(height).max(y);
    canvas.paragraph(Rect { y: foot, height, ..area }, house.notice(), skin.warning());
    let rest = |y: u16| Rect { y, height: foot.saturating_sub(y), ..area };
    if let Some(advice) = &view.advice {
        draw_advice(view, advice, canvas, rest(y), house);
        return;
    }
    y += draw_thinking(view, canvas, rest(y), house);
    draw_story(page, canvas, rest(y), house);
}

/// A player's clock with a space before it; empty without clocks.
fn clock(view: &SessionView, seat: Seat, house: &House) -> String {
    let left_ms = view.clocks.map(|clocks| clocks[seat.index()].left_ms);
    left_ms.map_or(String::new(), |left_ms| format!(" {}", house.speaker().clock(left_ms)))
}

fn clock_style(view: &SessionView, seat: Seat, skin: &Skin) -> Style {
    let runs = view.clocks.is_some_and(|clocks| clocks[seat.index()].runs);
    if runs { skin.bold() } else { skin.dim() }
}

/// Is it a part of the game's story? What was refused is a notice.
fn is_story(said: &Said) -> bool {
    !matches!(said, Said::Refused(_) | Said::BackToNow | Said::NotKept(_))
}

/// What happened in this game, the newest at the end; as much as there is room for.
fn draw_story(page: &GamePage, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
    let (skin, speaker, session) = (canvas.skin, house.speaker(), &page.session);
    let log = session.log();
    let fresh = log.len() - session.fresh().len();
    let begins = |said: &Said| matches!(said, Said::Starts { .. } | Said::Resumed);
    let start = log.iter().rposition(begins).unwrap_or(0);
    let lines = |text: &str| wrap(text, area.width as usize).len() as u16;
    let mut sentences = Vec::new();
    let mut height = 0;
    for (index, said) in log.iter().enumerate().skip(start).rev() {
        let Some(text) = speaker.said(said, session.game()).filter(|_| is_story(said)) else {
            continue;
        };
        // Whole sentences; only the last one may be too long for all the room.
        if height > 0 && height + lines(&text) > area.height {
            break;
        }
        height += lines(&text);
        sentences.push((text, if index >= fresh { skin.bold() } else { skin.dim() }));
    }
    let mut y = area.y;
    for (text, style) in sentences.iter().rev() {
        let room = Rect { y, height: area.bottom().saturating_sub(y), ..area };
        y += canvas.paragraph(room, text, *style);
    }
}

/// How far the computer that thinks has come; gives the lines used.
fn draw_thinking(view: &SessionView, canvas: &mut Canvas<'_>, area: Rect, house: &House) -> u16 {
    let Some(thinking) = view.thinking.filter(|thinking| !thinking.is_done) else { return 0 };
    let progress = house.speaker().progress(&thinking.progress);
    if progress.is_empty() || house.now_ms() < thinking.since_ms + 300 {
        return 0;
    }
    canvas.paragraph(area, &progress, canvas.skin.dim()) + 1
}

/// What each move leads to, best first.
fn draw_advice(
    view: &SessionView,
    advice: &Advice,
    canvas: &mut Canvas<'_>,
    area: Rect,
    house: &House,
) {
    let (skin, speaker) = (canvas.skin, house.speaker());
    let mut y = area.y;
    for (is_best, text) in speaker.advice(advice, &view.shown) {
        let style = if is_best { skin.bold() } else { skin.text() };
        let room = Rect {
            x: area.x + 2,
            y,
            width: area.width.saturating_sub(2),
            height: area.bottom().saturating_sub(y).min(4),
        };
        if room.height == 0 {
            return;
        }
        canvas.line(area.x, y, 2, if is_best { "* " } else { "  " }, style);
        y += canvas.paragraph(room, &text, style);
    }
    let progress = speaker.progress(&advice.progress);
    if !advice.is_done && !progress.is_empty() {
        let room = Rect { y, height: area.bottom().saturating_sub(y), ..area };
        canvas.paragraph(room, &hints::solving(house.language(), progress), skin.dim());
    }
}

/// A player in one line, for narrow windows: short words instead of sentences.
fn draw_short_player(
    view: &SessionView,
    seat: Seat,
    canvas: &mut Canvas<'_>,
    area: Rect,
    house: &House,
) {
    let (skin, player) = (canvas.skin, view.game.seat(seat));
    let mark = if view.game.turn == Some(seat) { skin.sign("▸ ", "> ") } else { "  " };
    canvas.line(area.x, area.y, 2, mark, skin.bold());
    let left = short_left(&view.game, player, house.language());
    let clock = clock(view, seat, house);
    // What is left gives way to the name, as far as that is needed to know who it is.
    let room = area.width.saturating_sub((left.width() + clock.width()) as u16 + 3).max(NAME);
    let style = skin.player(is_first_colour(&view.game, seat));
    let name = name_and_symbol(player, room, skin.unicode);
    let mut x = area.x + 2;
    let rest = |x: u16| area.right().saturating_sub(x);
    x += canvas.line(x, area.y, room, &name, style);
    x += canvas.line(x, area.y, rest(x), &clock, clock_style(view, seat, skin));
    canvas.line(x + 1, area.y, rest(x + 1), &left, skin.dim());
}

/// A player on a ground of their own colour; the symbol is seen however long the name is.
fn name_and_symbol(player: &SeatView, width: u16, unicode: bool) -> String {
    let symbol = player.symbol.map_or(String::new(), |symbol| format!(" ({symbol})"));
    let room = (width as usize).saturating_sub(symbol.width() + 2);
    format!(" {}{symbol} ", cut(&player.name, room, unicode))
}

/// What a player has left, in a few letters each.
fn short_left(view: &GameView, player: &SeatView, language: Language) -> String {
    use fourline_rules::BadInput;
    let limit = match view.rules.bad_input {
        BadInput::AskAgain => 0,
        BadInput::LosesPerMove(limit) | BadInput::LosesPerGame(limit) => limit.get(),
    };
    let counted = [
        player.undos_left.map(|left| say::short_undos(language, left)),
        player.removes_left.map(|left| say::short_removes(language, left)),
        player.blocks_left.map(|left| say::short_blocks(language, left)),
        player.violations_left.map(|left| say::short_violations(language, limit, limit - left)),
    ];
    counted.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn draw_asked(
    page: &GamePage,
    view: &SessionView,
    asked: &Asked,
    canvas: &mut Canvas<'_>,
    layout: &Layout,
    house: &House,
) {
    let (skin, area, language) = (canvas.skin, layout.asked, house.language());
    let prompt = match asked {
        Asked::File => {
            let question = say::save_question(language);
            canvas.line(area.x, area.y, area.width, &question, skin.bold());
            if let Some(field) = &page.saving {
                field.draw(canvas, Rect { y: area.y + 1, height: 1, ..area });
            }
            return;
        }
        Asked::Question(question) => {
            let area = room_for_question(question, layout, page.is_asked_back());
            canvas.fill(area, skin.text());
            let room = Rect { height: area.height - 1, ..area };
            let used = canvas.paragraph(room, question, skin.warning());
            return canvas.answers(area.x, area.y + used, language);
        }
        Asked::Prompt(prompt, _) | Asked::Symbol(prompt) => prompt,
    };
    // Symbols have their place even if the prompt is long.
    let symbols = u16::from(matches!(asked, Asked::Symbol(_)));
    let room = Rect { height: area.height - symbols, ..area };
    let used = canvas.paragraph(room, prompt, skin.bold());
    let below = Rect { y: area.y + used, height: area.height - used, ..area };
    match asked {
        Asked::Symbol(_) => draw_symbols(page, &view.game, canvas, below),
        Asked::Prompt(_, remark) => drop(canvas.paragraph(below, remark, skin.warning())),
        Asked::File | Asked::Question(_) => {}
    }
}

/// Where a question and its answers stand: where something is asked, and if that is too little, also
/// where the last sentence stands and, if no other key is of use, where keys stand.
fn room_for_question(question: &str, layout: &Layout, without_keys: bool) -> Rect {
    let Layout { asked, keys, said, .. } = *layout;
    let needed = wrap(question, asked.width as usize).len() as u16 + 1;
    let bottom = if without_keys { keys.bottom() } else { asked.bottom() };
    let top = match said {
        Some(said) if asked.y + needed > bottom => said.y,
        _ => asked.y,
    };
    Rect { y: top, height: bottom - top, ..asked }
}

/// Something about what is chosen: why the column can't be played, the cell; at the end of a game the
/// score.
fn remark(page: &GamePage, view: &SessionView, house: &House) -> String {
    let (speaker, game) = (house.speaker(), page.session.game());
    match (view.prompt, page.picked) {
        (Prompt::Over(_), _) if !view.series.is_empty() => {
            say::score(speaker.language, speaker.series(view.series, game))
        }
        (Prompt::RemoveWhich(_), Some(cell)) => {
            let column = house.numbering().number(cell.column);
            let row = cell.row_number(view.game.shape().rows());
            match view.game.at(cell) {
                None => speaker.words().refusal(Refusal::EmptyCell(cell), game),
                Some(_) => say::disc_at(speaker.language, column, row),
            }
        }
        (Prompt::Move { .. }, _) => {
            let problem = page.session.column_problem(page.column);
            problem.map_or(String::new(), |refusal| speaker.words().refusal(refusal, game))
        }
        _ => String::new(),
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
