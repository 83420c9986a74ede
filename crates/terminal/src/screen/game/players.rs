//! A player in one line above or below the board: whose turn it is, the disc, the name, what is left as
//! small chips, the clock.

use crate::screen::board::is_first_colour;
use crate::screen::canvas::{Canvas, cut};
use crate::screen::house::House;
use crate::screen::keys::Deed;
use fourline_app::{Away, SessionView};
use fourline_game::{GameView, Seat, SeatView};
use fourline_players::Computer;
use fourline_words::Language;
use fourline_words::catalogue::{game, screen as say};
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

/// What a name gets at least, and how much of it comes before longer words for what is left.
const NAME: (u16, u16) = (5, 14);

/// Draws a player's line.
pub(super) fn draw(
    view: &SessionView,
    seat: Seat,
    canvas: &mut Canvas<'_>,
    area: Rect,
    house: &House,
) {
    let (skin, player, language) = (canvas.skin, view.game.seat(seat), house.language());
    let is_turn = view.game.turn == Some(seat);
    let mark = if is_turn { skin.sign("▸", ">") } else { " " };
    canvas.line(area.x, area.y, 1, mark, skin.accent());
    let symbol = player.symbol.map_or('?', |symbol| symbol.as_char());
    let disc = format!(" {symbol} ");
    let mut x = area.x + 1;
    let is_first = is_first_colour(&view.game, seat);
    x += canvas.line(x, area.y, 3, &disc, skin.letter(is_first)) + 1;
    let clock = clock(view, seat, house);
    let end = area.right().saturating_sub(clock.width() as u16);
    if let Some(clocks) = view.clocks {
        let style = if clocks[seat.index()].runs { skin.primary() } else { skin.chip() };
        canvas.line(end, area.y, area.right() - end, &clock, style);
    }
    let room = end.saturating_sub(x + u16::from(!clock.is_empty()));
    let name = house.speaker().words().name(&view.shown, seat);
    let wanted = name.width() as u16;
    let quotas = Quotas::fitting(view, seat, room.saturating_sub(wanted.min(NAME.1)), house);
    let taken = quotas.width();
    let name_room = room.saturating_sub(taken).max(NAME.0).min(room);
    let name = cut(&name, name_room as usize, skin.unicode);
    x += canvas.line(x, area.y, name_room, &name, skin.bold());
    let level = [news(view, seat, house), about(player, language)];
    let level = level.into_iter().find(|text| !text.is_empty()).unwrap_or_default();
    if !level.is_empty() && wanted + level.width() as u16 + 2 + taken <= room {
        x += 1 + canvas.line(x + 1, area.y, level.width() as u16, &level, skin.dim());
    }
    let style = if quotas.pad > 0 { skin.chip() } else { skin.dim() };
    for chip in &quotas.chips {
        let chip = format!("{0}{chip}{0}", " ".repeat(quotas.pad));
        x += 1 + canvas.line(x + 1, area.y, end.saturating_sub(x + 1), &chip, style);
    }
}

/// What a player has left, in as many words as there is room for.
struct Quotas {
    chips: Vec<String>,
    /// Spaces on both sides of each.
    pad: usize,
}

impl Quotas {
    fn fitting(view: &SessionView, seat: Seat, room: u16, house: &House) -> Quotas {
        let (player, language) = (view.game.seat(seat), house.language());
        let key = |deed: Deed, left: u8| format!("{}{left}", house.key(deed));
        let counted = |undos: &dyn Fn(u8) -> String,
                       removes: &dyn Fn(u8) -> String,
                       blocks: &dyn Fn(u8) -> String,
                       violations: &dyn Fn(u8, u8) -> String| {
            let counted = [
                player.undos_left.map(undos),
                player.removes_left.map(removes),
                player.blocks_left.map(blocks),
                counted_violations(&view.game, player).map(|(used, limit)| violations(used, limit)),
            ];
            counted.into_iter().flatten().collect::<Vec<String>>()
        };
        let words = counted(
            &|left| game::undos(language, left),
            &|left| game::removes_left(language, left),
            &|left| game::blocks_left(language, left),
            &|used, limit| game::violations(language, limit, used),
        );
        let short = counted(
            &|left| say::short_undos(language, left),
            &|left| say::short_removes(language, left),
            &|left| say::short_blocks(language, left),
            &|used, limit| say::short_violations(language, limit, used),
        );
        // The letters of the keys that use them up.
        let letters = counted(
            &|left| key(Deed::Undo, left),
            &|left| key(Deed::Remove, left),
            &|left| key(Deed::Block, left),
            &|used, limit| format!("{used}/{limit}"),
        );
        let forms = [(words, 1), (short.clone(), 1), (short, 0), (letters, 0)];
        let mut forms = forms.map(|(chips, pad)| Quotas { chips, pad }).into_iter();
        let least = forms.next_back().expect("there are forms");
        forms.find(|form| form.width() <= room).unwrap_or(least)
    }

    fn width(&self) -> u16 {
        self.chips.iter().map(|chip| (chip.width() + 2 * self.pad + 1) as u16).sum()
    }
}

/// At a table elsewhere: how long a player has been away, and what became of one's own move.
fn news(view: &SessionView, seat: Seat, house: &House) -> String {
    let (speaker, me) = (house.speaker(), view.away.as_ref().and_then(Away::seat));
    let sent = speaker.delivery(view).filter(|_| me == Some(seat));
    sent.or_else(|| speaker.absence(view, seat, house.now_ms())).unwrap_or_default()
}

/// A player's clock; empty without clocks.
fn clock(view: &SessionView, seat: Seat, house: &House) -> String {
    let left_ms = view.clocks.map(|clocks| clocks[seat.index()].left_ms);
    left_ms.map_or(String::new(), |left_ms| format!(" {} ", house.speaker().clock(left_ms)))
}

/// The level of a computer that has one; its name alone does not tell.
fn about(player: &SeatView, language: Language) -> String {
    match player.tag.as_str().parse() {
        Ok(Computer::Level(level)) => say::player_level(language, level.number()),
        _ => String::new(),
    }
}

/// How many violations, and how many lose.
fn counted_violations(view: &GameView, player: &SeatView) -> Option<(u8, u8)> {
    use fourline_rules::BadInput;
    let limit = match view.rules.bad_input {
        BadInput::AskAgain => return None,
        BadInput::LosesPerMove(limit) | BadInput::LosesPerGame(limit) => limit.get(),
    };
    player.violations_left.map(|left| (limit - left, limit))
}
