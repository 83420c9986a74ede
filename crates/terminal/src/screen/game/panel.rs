//! What is said beside or below the board: what is going on in a few words, what happened last, the list
//! of moves or the hints, and the score of the series.

use super::GamePage;
use super::online::draw_invitation;
use crate::screen::canvas::{Canvas, Target, wrap};
use crate::screen::house::House;
use crate::screen::keys::Deed;
use crate::screen::move_list;
use fourline_app::{Advice, Prompt, Request, SessionView, moves, rule_sets};
use fourline_game::{GameView, Refusal};
use fourline_words::catalogue::{hints, screen as say};
use ratatui::layout::Rect;
use ratatui::style::Style;

/// What is going on.
pub(super) struct Status {
    headline: (String, Style),
    /// More about it, or what happened last.
    detail: (String, Style),
    /// Is it a question, to be answered by yes or no?
    pub is_question: bool,
}

impl Status {
    pub fn of(page: &GamePage, view: &SessionView, canvas: &Canvas<'_>, house: &House) -> Status {
        let (skin, speaker, game) = (canvas.skin, house.speaker(), page.session.game());
        let notice = (house.notice().to_string(), skin.warning());
        let or_notice = |detail: (String, Style)| if notice.0.is_empty() { detail } else { notice };
        if let Some((_, path)) = &page.replacing {
            let headline = (speaker.replaces(path), skin.warning());
            return Status { headline, detail: or_notice(Default::default()), is_question: true };
        }
        let is_question = matches!(view.prompt, Prompt::Confirm(..) | Prompt::Offered { .. });
        let style = if is_question { skin.warning() } else { skin.bold() };
        let headline = match page.digits.waiting() {
            Some(number) => house.half_a_number(number),
            None => speaker.headline(view),
        };
        let latest = page.session.latest().and_then(|said| speaker.said(said, game));
        let is_first_turn = page.session.steps().len() == 1;
        let detail = match view.prompt {
            Prompt::Over(ending) => speaker.words().winning_discs(&ending),
            Prompt::EndOfTurn { .. } => speaker.prompt(&view.prompt, game),
            Prompt::Move { opening: true, .. } => speaker.prompt(&view.prompt, game),
            Prompt::Move { .. } if is_first_turn => speaker.prompt(&view.prompt, game),
            Prompt::LookingBack { .. } => String::new(),
            _ => latest.unwrap_or_default(),
        };
        let remark = remark(page, view, house);
        let detail = match remark.is_empty() {
            true => (detail, skin.dim()),
            false => (remark, skin.warning()),
        };
        // Nothing is more important than that there is no connection, or no opponent.
        let detail = match speaker.away(view, house.now_ms()) {
            Some(away) if view.prompt != Prompt::Open => (away, skin.warning()),
            _ => detail,
        };
        Status { headline: (headline, style), detail: or_notice(detail), is_question }
    }
}

/// Something about what is chosen: why the column can't be played, or the disc to remove.
fn remark(page: &GamePage, view: &SessionView, house: &House) -> String {
    let (speaker, game) = (house.speaker(), page.session.game());
    match (view.prompt, page.picked) {
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

/// A place to write into, line by line.
struct Pen {
    area: Rect,
    y: u16,
}

impl Pen {
    fn rest(&self) -> Rect {
        Rect { y: self.y, height: self.area.bottom().saturating_sub(self.y), ..self.area }
    }

    fn write(&mut self, canvas: &mut Canvas<'_>, text: &str, style: Style) {
        if !text.is_empty() {
            self.y += canvas.paragraph(self.rest(), text, style);
        }
    }

    fn rule(&mut self, canvas: &mut Canvas<'_>) {
        if self.rest().height > 0 {
            let line = canvas.skin.sign("─", "-").repeat(self.area.width as usize);
            canvas.line(self.area.x, self.y, self.area.width, &line, canvas.skin.dim());
            self.y += 1;
        }
    }
}

/// Draws the panel beside the board.
pub(super) fn draw(
    page: &GamePage,
    view: &SessionView,
    canvas: &mut Canvas<'_>,
    area: Rect,
    house: &House,
) {
    let skin = canvas.skin;
    let foot = draw_series(page, view, canvas, area, house);
    let mut pen = Pen { area: Rect { height: area.height - foot, ..area }, y: area.y };
    pen.write(canvas, &title(view, house), skin.dim());
    pen.y += 1;
    draw_status(page, view, canvas, &mut pen, house);
    pen.y += 1;
    match (&view.advice, view.prompt) {
        (Some(advice), _) => draw_advice(page, view, advice, canvas, pen.rest(), house),
        (None, Prompt::Open) if page.invitation(view).is_some() => {
            let link = page.invitation(view).unwrap_or_default();
            draw_invitation(canvas, pen.rest(), &link, house);
        }
        _ => {
            pen.rule(canvas);
            let rows = moves::of_game(page.session.game());
            move_list::draw(canvas, pen.rest(), &rows, Some(view.step), view.game.shape(), house);
        }
    }
}

/// Draws what is going on below the board of a narrow window, and moves where there is room for them.
pub(super) fn draw_narrow(
    page: &GamePage,
    view: &SessionView,
    canvas: &mut Canvas<'_>,
    area: Rect,
    house: &House,
) {
    let mut pen = Pen { area, y: area.y };
    match &view.advice {
        // A hint needs the lines in which it is said what happened last.
        Some(advice) if house.notice().is_empty() => {
            let (headline, style) = Status::of(page, view, canvas, house).headline;
            pen.write(canvas, &headline, style);
            draw_advice(page, view, advice, canvas, pen.rest(), house);
        }
        _ if page.invitation(view).is_some() => {
            draw_status(page, view, canvas, &mut pen, house);
            let link = page.invitation(view).unwrap_or_default();
            draw_invitation(canvas, pen.rest(), &link, house);
        }
        _ => {
            draw_status(page, view, canvas, &mut pen, house);
            let rows = moves::of_game(page.session.game());
            let line = move_list::in_a_line(&rows, view.game.shape(), house);
            let room = pen.rest();
            let lines = wrap(&line, room.width as usize);
            // The newest moves, as many as there is room for.
            let from = lines.len().saturating_sub(room.height as usize);
            for (text, y) in lines[from..].iter().zip(room.y..) {
                canvas.line(room.x, y, room.width, text, canvas.skin.dim());
            }
        }
    }
}

/// `Power · 7x6`.
fn title(view: &SessionView, house: &House) -> String {
    let (rules, shape) = (&view.game.rules, view.game.shape());
    let title = rule_sets::title(rules, &house.storage.state, house.language());
    let dot = if house.skin.unicode { "·" } else { "-" };
    format!("{title} {dot} {}x{}", shape.columns(), shape.rows())
}

fn draw_status(
    page: &GamePage,
    view: &SessionView,
    canvas: &mut Canvas<'_>,
    pen: &mut Pen,
    house: &House,
) {
    let status = Status::of(page, view, canvas, house);
    let language = house.language();
    let (headline, style) = &status.headline;
    pen.write(canvas, headline, *style);
    if status.is_question {
        canvas.answers(pen.area.x, pen.y, language);
        pen.y += 1;
    }
    if matches!(view.prompt, Prompt::Pick(_)) {
        draw_symbols(page, &view.game, canvas, pen.rest());
        pen.y += 1;
    }
    let (detail, style) = &status.detail;
    pen.write(canvas, detail, *style);
    if let Some(progress) = progress(view, house) {
        pen.write(canvas, &progress, canvas.skin.dim());
    }
}

/// How far the computer that thinks has come, if it takes a while.
fn progress(view: &SessionView, house: &House) -> Option<String> {
    let thinking = view.thinking.filter(|thinking| !thinking.is_done)?;
    let progress = house.speaker().progress(&thinking.progress);
    (house.now_ms() >= thinking.since_ms + 1000 && !progress.is_empty()).then_some(progress)
}

/// The score, and after a game the ways on; at the foot of the panel. Gives the lines used.
fn draw_series(
    page: &GamePage,
    view: &SessionView,
    canvas: &mut Canvas<'_>,
    area: Rect,
    house: &House,
) -> u16 {
    let (skin, language) = (canvas.skin, house.language());
    let mut lines: Vec<(String, Style, Option<Deed>)> = Vec::new();
    if matches!(view.prompt, Prompt::Over(_)) {
        let rematch = page.session.may(Request::NewGame).is_ok();
        let rematch = rematch.then(|| (Deed::Choose, say::key_rematch(language), skin.primary()));
        let ways = [
            (Deed::Study, say::key_study(language), skin.chip()),
            (Deed::Quit, say::key_menu(language), skin.chip()),
        ];
        for (deed, label, style) in rematch.into_iter().chain(ways) {
            lines.push((format!(" {}  {label} ", house.key(deed)), style, Some(deed)));
        }
    }
    if !view.series.is_empty() {
        let series = house.speaker().series(view.series, page.session.game());
        let series = say::score(language, series);
        let wrapped = wrap(&series, area.width as usize);
        lines.extend(wrapped.into_iter().map(|line| (line, skin.bold(), None)));
    }
    let height = (lines.len() as u16).min(area.height / 2);
    let top = area.bottom() - height;
    for ((text, style, deed), y) in lines.iter().zip(top..area.bottom()) {
        let used = canvas.line(area.x, y, area.width, text, *style);
        if let Some(deed) = deed {
            canvas.hit(Rect::new(area.x, y, used, 1), Target::Deed(*deed));
        }
    }
    height + u16::from(height > 0)
}

/// What each move leads to: the chosen column before all, then the best. Only whole sentences; what does
/// not fit is found by choosing its column.
fn draw_advice(
    page: &GamePage,
    view: &SessionView,
    advice: &Advice,
    canvas: &mut Canvas<'_>,
    area: Rect,
    house: &House,
) {
    let (skin, speaker) = (canvas.skin, house.speaker());
    let chosen = advice.insight.as_ref().and_then(|insight| insight.column(page.column));
    let chosen = chosen.map(|outlook| speaker.outlook(outlook, &view.shown));
    let mut entries = speaker.advice(advice, &view.shown);
    if let Some(at) = entries.iter().position(|(_, text)| Some(text) == chosen.as_ref()) {
        let entry = entries.remove(at);
        entries.insert(0, entry);
    } else if let Some(chosen) = chosen {
        entries.insert(0, (false, chosen));
    }
    let progress = speaker.progress(&advice.progress);
    if !advice.is_done && !progress.is_empty() {
        entries.insert(1.min(entries.len()), (false, hints::solving(house.language(), progress)));
    }
    let mut y = area.y;
    for (is_best, text) in entries {
        let style = if is_best { skin.good() } else { skin.text() };
        let width = area.width.saturating_sub(2);
        let height = wrap(&text, width as usize).len() as u16;
        if y + height > area.bottom() {
            continue;
        }
        canvas.line(area.x, y, 2, if is_best { "* " } else { "  " }, style);
        y += canvas.paragraph(Rect { x: area.x + 2, y, width, height }, &text, style);
    }
}

fn draw_symbols(page: &GamePage, view: &GameView, canvas: &mut Canvas<'_>, area: Rect) {
    if area.height == 0 {
        return;
    }
    let skin = canvas.skin;
    let mut x = area.x;
    for (second, symbol) in [(false, view.symbols.first()), (true, view.symbols.second())] {
        let is_chosen = page.second_symbol == second;
        let text = if is_chosen { format!("[{symbol}]") } else { format!(" {symbol} ") };
        let style = if is_chosen { skin.primary() } else { skin.chip() };
        let width = canvas.line(x, area.y, 3, &text, style);
        canvas.hit(Rect::new(x, area.y, width, 1), Target::Symbol(second));
        x += width + 2;
    }
}
