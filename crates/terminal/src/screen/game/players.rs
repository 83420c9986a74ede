//! A player in one line above or below the board: whose turn it is, the disc, the name, what is left as
//! small chips, the clock.

use crate::screen::board::is_first_colour;
use crate::screen::canvas::{Canvas, cut};
use crate::screen::house::House;
use fourline_app::SessionView;
use fourline_game::{GameView, Seat, SeatView};
use fourline_players::Computer;
use fourline_words::Language;
use fourline_words::catalogue::{game, screen as say};
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

/// What a name gets at least.
const NAME: u16 = 7;

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
    let wide = chips(&view.game, player, language);
    let fits = |chips: &[String], name: u16| {
        let all: usize = chips.iter().map(|chip| chip.width() + 3).sum();
        all as u16 + name < room
    };
    let wanted = name.width() as u16;
    let chips = match fits(&wide, wanted.min(16)) {
        true => wide,
        false => short_chips(&view.game, player, language),
    };
    let taken: u16 = chips.iter().map(|chip| chip.width() as u16 + 3).sum();
    let name_room = room.saturating_sub(taken).max(NAME).min(room);
    let name = cut(&name, name_room as usize, skin.unicode);
    x += canvas.line(x, area.y, name_room, &name, skin.bold());
    let level = about(player, language);
    let taken_with_level = taken + level.width() as u16 + 2;
    if !level.is_empty() && wanted + taken_with_level <= room {
        x += 1 + canvas.line(x + 1, area.y, level.width() as u16, &level, skin.dim());
    }
    for chip in chips {
        let left = end.saturating_sub(x + 1);
        let chip = format!(" {chip} ");
        if left < chip.width() as u16 {
            break;
        }
        x += 1 + canvas.line(x + 1, area.y, left, &chip, skin.chip());
    }
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

/// What a player has left.
fn chips(view: &GameView, player: &SeatView, language: Language) -> Vec<String> {
    let counted = [
        player.undos_left.map(|left| game::undos(language, left)),
        player.removes_left.map(|left| game::removes_left(language, left)),
        player.blocks_left.map(|left| game::blocks_left(language, left)),
        violations(view, player).map(|(used, limit)| game::violations(language, limit, used)),
    ];
    counted.into_iter().flatten().collect()
}

/// The same in a few letters each.
fn short_chips(view: &GameView, player: &SeatView, language: Language) -> Vec<String> {
    let counted = [
        player.undos_left.map(|left| say::short_undos(language, left)),
        player.removes_left.map(|left| say::short_removes(language, left)),
        player.blocks_left.map(|left| say::short_blocks(language, left)),
        violations(view, player).map(|(used, limit)| say::short_violations(language, limit, used)),
    ];
    counted.into_iter().flatten().collect()
}

/// How many violations, and how many lose.
fn violations(view: &GameView, player: &SeatView) -> Option<(u8, u8)> {
    use fourline_rules::BadInput;
    let limit = match view.rules.bad_input {
        BadInput::AskAgain => return None,
        BadInput::LosesPerMove(limit) | BadInput::LosesPerGame(limit) => limit.get(),
    };
    player.violations_left.map(|left| (limit - left, limit))
}
