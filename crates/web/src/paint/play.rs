//! A game: board, players, status, moves, buttons.

use super::board::{self, tone};
use super::node::{Node, On, el};
use super::{button, card, file_button, heading, input, muted, summary};
use crate::site::{Do, Picture};
use crate::view::{ActionView, MoveView, PlayView, PlayerView, RowView, StatusView, Tone, Wish};
use fourline_app::Request;
use fourline_words::Language;
use fourline_words::catalogue::{web as say, window};

pub fn paint(game: &PlayView, language: Language) -> Node {
    let step = |one: &MoveView| Wish::Ask(Request::LookAt(one.step));
    let [above, below] = &game.players;
    let [board, notes] = board::paint(&game.board);
    let stage = el("div")
        .class("stage")
        .style("--columns", game.board.columns)
        .style("--rows", game.board.rows)
        .child(player(above))
        .child(el("div").class("room").child(board))
        .child(notes)
        .child(player(below));
    let mut now = el("div").class("now").child(status(&game.status));
    #[cfg(feature = "online")]
    if let Some(table) = &game.table {
        now = now.child(super::online::table(table, language).key(5));
    }
    if !game.hints.is_empty() {
        let hints = game
            .hints
            .iter()
            .map(|(is_best, hint)| el("li").class_if(*is_best, "best").text(hint.as_str()));
        now = now
            .child(el("ul").class("hints").class("card").attr("tabindex", "0").key(1).all(hints));
    }
    let series = (!game.series.is_empty()).then(|| el("b").text(game.series.as_str()));
    let about = card().key(4).all(series).child(muted(game.rules.as_str())).child(share(language));
    let more = el("button")
        .class("act")
        .class("more")
        .attr("type", "button")
        .attr("aria-expanded", if game.more { "true" } else { "false" })
        .child(el("span").text(window::more(language)))
        .does(Do::More);
    let actions = actions(&game.actions, language).class_if(game.more, "all").child(more);
    let later =
        el("div").class("later").child(moves(&game.moves, step, language).key(3)).child(about);
    let side = el("div").class("side").child(now.child(actions.key(2))).child(later);
    el("div").class("table").class("game").child(stage).child(side)
}

fn player(player: &PlayerView) -> Node {
    let piece = match player.first {
        Some(first) => board::disc(first),
        None => el("circle").class("unknown").attr("r", "40"),
    };
    let chips = player.chips.iter().map(|chip| el("li").text(chip.as_str()));
    let clock = player
        .clock
        .as_ref()
        .map(|(time, runs)| el("span").class("clock").class_if(*runs, "runs").text(time.as_str()));
    el("div")
        .class("player")
        .class_if(player.is_turn, "turn")
        .class_if(player.has_won, "won")
        .child(
            el("svg")
                .class("piece")
                .attr("viewBox", "-46 -46 92 92")
                .attr("aria-hidden", "true")
                .child(piece),
        )
        .child(
            el("div")
                .class("who")
                .child(el("b").text(player.name.as_str()))
                .child(el("small").text(player.about.as_str())),
        )
        .child(el("ul").class("chips").all(chips))
        .all(clock)
}

/// What is going on, in large type.
pub fn status(status: &StatusView) -> Node {
    let class = match status.tone {
        Tone::Plain => "muted",
        other => tone(other),
    };
    let mut whole = card()
        .class("status")
        .class_if(status.is_thinking, "thinks")
        .child(heading(status.headline.as_str()))
        .child(el("p").class(class).text(status.detail.as_str()));
    if !status.answers.is_empty() {
        whole = whole.child(el("div").class("answers").all(status.answers.iter().map(action)));
    }
    whole
}

/// A button with its key. One that can't be used says why when it is pressed.
pub fn action(action: &ActionView) -> Node {
    let is_dimmed = !action.reason.is_empty();
    let mut whole = button(action.label.clone())
        .class_if(action.is_primary, "primary")
        .class_if(action.is_on, "on")
        .class_if(action.is_rare, "rare")
        .attr_if(is_dimmed, "aria-disabled", "true")
        .attr_if(is_dimmed, "title", &action.reason)
        .attr_if(action.is_on, "aria-pressed", "true")
        .on(On::Click, input(&action.wish));
    if !action.key.is_empty() {
        whole = whole.child(el("kbd").attr("aria-hidden", "true").text(action.key.as_str()));
    }
    whole
}

/// The buttons.
pub fn actions(all: &[ActionView], language: Language) -> Node {
    el("div")
        .class("actions")
        .attr("role", "group")
        .label(say::actions(language))
        .all(all.iter().map(action))
}

/// The list of moves, two columns.
pub fn moves(rows: &[RowView], step: fn(&MoveView) -> Wish, language: Language) -> Node {
    let turn = |turn: &Vec<MoveView>| {
        el("span").all(turn.iter().map(|one| {
            el("button")
                .class(tone(one.tone))
                .label(one.name.as_str())
                .attr_if(one.is_current, "aria-current", "step")
                .on(On::Click, input(&step(one)))
                .text(one.text.as_str())
        }))
    };
    let row = |row: &RowView| {
        el("div")
            .class("row")
            .child(el("i").text(row.number.to_string()))
            .all(row.turns.iter().map(turn))
    };
    let list = el("div")
        .class("list")
        .attr("tabindex", "0")
        .attr("role", "group")
        .label(say::moves(language));
    let list = match rows.is_empty() {
        true => list.child(muted(say::no_moves(language))),
        false => list.all(rows.iter().map(row)),
    };
    card().class("moves").child(el("h2").text(say::moves(language))).child(list)
}

/// Links, files and pictures of what is shown.
pub fn share(language: Language) -> Node {
    let all = [
        (say::game_link(language), Do::CopyLink),
        (say::save_record(language), Do::SaveRecord),
        (say::save_svg(language), Do::SavePicture(Picture::Svg)),
        (say::save_png(language), Do::SavePicture(Picture::Png)),
        (say::save_gif(language), Do::SavePicture(Picture::Gif)),
    ];
    let buttons = all.into_iter().map(|(label, what)| button(label).does(what));
    el("details").child(summary(say::share(language))).child(
        el("div").class("actions").all(buttons).child(file_button(say::dropped_in(language))),
    )
}
