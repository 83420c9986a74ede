//! Games with house rules, and computer players.

use crate::position::Position;
use crate::values::{
    count, flag, list, number_or_null, object, pair, picture, seat, text, thrown, whole,
};
use fourline_binding::{
    self as binding, Problem, Table, TableOptions, Told, computer, ending_name, read_rules,
    stage_name,
};
use fourline_game::{GameView, Viewer};
use fourline_players::{Books, Stop, decide};
use js_sys::Array;
use wasm_bindgen::prelude::*;

/// A game with house rules. Seats are 1 and 2.
#[wasm_bindgen]
pub struct Game {
    table: Table,
}

fn told(events: Vec<Told>) -> Array {
    let event = |Told { kind, seat, cell, text }: Told| {
        let cell = cell.map_or(JsValue::NULL, |(row, column)| list([row, column]).into());
        object([
            ("kind", kind.into()),
            ("seat", number_or_null(seat)),
            ("cell", cell),
            ("text", text.into()),
        ])
    };
    list(events.into_iter().map(event))
}

fn time(at_ms: Option<f64>) -> Result<Option<u64>, JsValue> {
    at_ms.map(|at_ms| whole(at_ms, "atMs")).transpose()
}

#[wasm_bindgen]
impl Game {
    /// A game at its beginning.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "GameOptions")] options: &JsValue,
    ) -> Result<Game, JsValue> {
        let usual = TableOptions::default();
        let rules = text(options, "rules")?.map(|text| read_rules(&text).map_err(thrown));
        let starter = count(options, "starter")?;
        let options = TableOptions {
            rules: rules.transpose()?.unwrap_or(usual.rules),
            names: pair(options, "names")?.map_or(usual.names, |names| names.map(Some)),
            kinds: pair(options, "players")?.unwrap_or(usual.kinds),
            symbols: text(options, "symbols")?,
            starter: starter.map(|starter| u8::try_from(starter).unwrap_or(u8::MAX)),
            seed: count(options, "seed")?.unwrap_or(usual.seed),
            clock: text(options, "clock")?,
            serious: flag(options, "serious", usual.serious)?,
        };
        Ok(Game { table: Table::new(&options).map_err(thrown)? })
    }

    /// The game that a record tells.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(record: &str) -> Result<Game, JsValue> {
        Ok(Game { table: Table::from_record(record).map_err(thrown)? })
    }

    /// The game as readable text from which it can be made again.
    pub fn record(&self) -> String {
        self.table.record()
    }

    /// Carries a command out, for the seat to move or another one: "drop d", "drop nowhere", "remove d6", "block",
    /// "undo", "keep", "end", "pick X", "offer draw", "offer takeback", "accept", "decline", "resign", "abort",
    /// "abandon", "flag". The time is in milliseconds since the beginning.
    #[wasm_bindgen(js_name = do, unchecked_return_type = "GameEvent[]")]
    pub fn act(
        &mut self,
        command: &str,
        seat_number: Option<f64>,
        at_ms: Option<f64>,
    ) -> Result<Array, JsValue> {
        let events = self.table.act(command, seat(seat_number), time(at_ms)?);
        events.map(told).map_err(thrown)
    }

    /// Drops a disc into a column, from 0. One that the board lacks is tried too: rules may count that.
    #[wasm_bindgen(unchecked_return_type = "GameEvent[]")]
    pub fn drop(
        &mut self,
        column: f64,
        seat_number: Option<f64>,
        at_ms: Option<f64>,
    ) -> Result<Array, JsValue> {
        let column = if column.fract() == 0.0 { column as i64 } else { -1 };
        let events = self.table.drop(column, seat(seat_number), time(at_ms)?);
        events.map(told).map_err(thrown)
    }

    /// What a seat can do now, as texts for `do`; with `all` also what is possible at any time.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn actions(&self, seat_number: Option<f64>, all: Option<bool>) -> Result<Array, JsValue> {
        let actions = self.table.actions(seat(seat_number), all.unwrap_or(false));
        actions.map(list).map_err(thrown)
    }

    /// What a computer player would do for the seat to move, as a text for `do`. Without a limit of time it decides
    /// the same everywhere, by the game's seed.
    pub fn choose(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number | string")] player: &JsValue,
        milliseconds: Option<f64>,
    ) -> Result<String, JsValue> {
        let name = player.as_string().or_else(|| player.as_f64().map(|number| number.to_string()));
        let computer = computer(&name.unwrap_or_default()).map_err(thrown)?;
        let game = self.table.game();
        if game.turn().is_none() {
            let text = "the game is over".to_string();
            return Err(thrown(Problem { code: "game-over".to_string(), text }));
        }
        let limit = milliseconds.map(|limit| whole(limit, "milliseconds")).transpose()?;
        let limits = computer.limits(limit);
        let (command, _) = decide(game, computer, limits, &Stop::new(), &Books::default());
        Ok(command.action.text(game.rules().shape))
    }

    /// Lets a computer player do that, and tells what happened.
    #[wasm_bindgen(js_name = letPlay, unchecked_return_type = "GameEvent[]")]
    pub fn let_play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number | string")] player: &JsValue,
        milliseconds: Option<f64>,
    ) -> Result<Array, JsValue> {
        let action = self.choose(player, milliseconds)?;
        self.table.act(&action, None, None).map(told).map_err(thrown)
    }

    /// The rules as text.
    #[wasm_bindgen(getter)]
    pub fn rules(&self) -> String {
        self.table.game().rules().to_string()
    }

    /// The board.
    #[wasm_bindgen(getter)]
    pub fn position(&self) -> Position {
        Position { board: *self.table.game().position() }
    }

    /// The seat to move, 1 or 2; undefined when it is over.
    #[wasm_bindgen(getter)]
    pub fn turn(&self) -> Option<u8> {
        self.table.game().turn().map(fourline_game::Seat::number)
    }

    /// "pick", "move", "dropped", "removed" or "over".
    #[wasm_bindgen(getter)]
    pub fn stage(&self) -> String {
        stage_name(self.table.game().stage()).to_string()
    }

    /// Is it over?
    #[wasm_bindgen(getter, js_name = isOver)]
    pub fn is_over(&self) -> bool {
        self.table.game().ending().is_some()
    }

    /// The seat that won.
    #[wasm_bindgen(getter)]
    pub fn winner(&self) -> Option<u8> {
        self.table.winner()
    }

    /// "won", "draw" or "void", once it is over.
    #[wasm_bindgen(getter)]
    pub fn result(&self) -> Option<String> {
        self.table.result().map(str::to_string)
    }

    /// How it ended, such as "line".
    #[wasm_bindgen(getter)]
    pub fn ending(&self) -> Option<String> {
        self.table.game().ending().map(|ending| ending_name(ending).to_string())
    }

    /// How it ended, in a sentence.
    #[wasm_bindgen(getter, js_name = endingText)]
    pub fn ending_text(&self) -> Option<String> {
        self.table.ending_text()
    }

    /// The commands so far, each with its seat.
    #[wasm_bindgen(getter, unchecked_return_type = "string[]")]
    pub fn commands(&self) -> Array {
        list(self.table.commands())
    }

    /// What a seat has left of what the rules give.
    #[wasm_bindgen(unchecked_return_type = "Left")]
    pub fn left(&self, seat_number: f64) -> Result<JsValue, JsValue> {
        let number = seat(Some(seat_number)).unwrap_or(u8::MAX);
        let seat = binding::seat(number).map_err(thrown)?;
        let game = self.table.game();
        Ok(object([
            ("undos", number_or_null(game.undos_left(seat))),
            ("removes", number_or_null(game.removes_left(seat))),
            ("blocks", number_or_null(game.blocks_left(seat))),
            ("violations", number_or_null(game.violations_left(seat))),
        ]))
    }

    /// What a seat has left on its clock at a time, in milliseconds; undefined without a clock.
    #[wasm_bindgen(js_name = clockLeft)]
    pub fn clock_left(&self, seat_number: f64, at_ms: Option<f64>) -> Result<Option<f64>, JsValue> {
        let number = seat(Some(seat_number)).unwrap_or(u8::MAX);
        let seat = binding::seat(number).map_err(thrown)?;
        let game = self.table.game();
        let at_ms = time(at_ms)?.unwrap_or(game.time_ms());
        Ok(game.clock_left_ms(seat, at_ms).map(|left| left as f64))
    }

    /// The same game, to be played on by itself.
    pub fn copy(&self) -> Game {
        Game { table: self.table.clone() }
    }

    /// A picture.
    pub fn svg(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "PictureOptions")] options: &JsValue,
    ) -> Result<String, JsValue> {
        let view = GameView::of(self.table.game(), Viewer::Spectator);
        binding::svg(&view, &picture(options)?).map_err(thrown)
    }
}
