//! Games with house rules.

use crate::errors::{bad, bad_value, refused};
use crate::picture::{draw, options};
use crate::position::Position;
use crate::rules::{Rules, rules_of};
use fourline_binding::{self as binding, Table, TableOptions, Told, seat};
use fourline_game::{Action, GameView, Offer, Viewer};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A game with house rules. Seats are 1 and 2; the one that starts has the first side.
///
/// >>> from fourline import Game
/// >>> game = Game('power', names=('Ann', 'Bob'), starter=1)
/// >>> game.drop(3)[0]
/// <Event dropped seat=1>
/// >>> game.drop(0, seat=1)
/// Traceback (most recent call last):
/// fourline.IllegalMove: It is Bob's turn...
/// >>> game.do('drop d')[0].text
/// 'Bob (O) drops into column 4, row 5.'
/// >>> game.actions()[-1]
/// 'remove d5'
///
/// All commands are texts for `do`, as records have them: 'drop d', 'drop nowhere', 'remove d6', 'block', 'undo',
/// 'keep', 'end', 'pick X', 'offer draw', 'offer takeback', 'accept', 'decline', 'resign', 'abort', 'abandon', 'flag'.
/// Some are methods too. `at_ms` is the time since the beginning, for games with a clock.
#[pyclass(frozen, module = "fourline")]
pub struct Game {
    table: Mutex<Table>,
}

/// Something that happened in a game.
#[pyclass(frozen, eq, module = "fourline")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event(Told);

#[pymethods]
impl Event {
    /// Its name, such as 'dropped' or 'ended'.
    #[getter]
    fn kind(&self) -> &'static str {
        self.0.kind
    }

    /// Whose doing it is, 1 or 2.
    #[getter]
    fn seat(&self) -> Option<u8> {
        self.0.seat
    }

    /// Row and column from 0, if it happened in one cell.
    #[getter]
    fn cell(&self) -> Option<(u8, u8)> {
        self.0.cell
    }

    /// A sentence about it; empty where there is nothing to tell.
    #[getter]
    fn text(&self) -> &str {
        &self.0.text
    }

    fn __str__(&self) -> &str {
        &self.0.text
    }

    fn __repr__(&self) -> String {
        let seat = self.0.seat.map(|seat| format!(" seat={seat}")).unwrap_or_default();
        format!("<Event {}{seat}>", self.0.kind)
    }
}

/// A name or a level, as people write it.
fn kind_of(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(number) = value.extract::<i64>() {
        return Ok(number.to_string());
    }
    Ok(value.cast::<PyString>()?.to_string_lossy().into_owned())
}

impl Game {
    pub fn of(table: Table) -> Game {
        Game { table: Mutex::new(table) }
    }

    /// The table. Nothing is asked of Python while it is held, so no one waits for it in vain.
    pub fn table(&self) -> MutexGuard<'_, Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn act(
        &self,
        py: Python<'_>,
        action: &str,
        seat: Option<u8>,
        at_ms: Option<u64>,
    ) -> PyResult<Vec<Event>> {
        let done = self.table().act(action, seat, at_ms);
        done.map(|told| told.into_iter().map(Event).collect()).map_err(|e| refused(py, e))
    }

    fn of_seat<T>(
        &self,
        number: u8,
        ask: impl FnOnce(&fourline_game::Game, fourline_game::Seat) -> T,
    ) -> PyResult<T> {
        let seat = seat(number).map_err(bad)?;
        Ok(ask(self.table().game(), seat))
    }

    fn view(&self) -> GameView {
        GameView::of(self.table().game(), Viewer::Spectator)
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (rules = None, *, names = None, players = None, symbols = None, starter = None, seed = 0,
        clock = None, serious = false))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        rules: Option<&Bound<'_, PyAny>>,
        names: Option<(String, String)>,
        players: Option<(Bound<'_, PyAny>, Bound<'_, PyAny>)>,
        symbols: Option<String>,
        starter: Option<u8>,
        seed: u64,
        clock: Option<String>,
        serious: bool,
    ) -> PyResult<Game> {
        let usual = TableOptions::default();
        let kinds = match players {
            Some((one, two)) => [kind_of(&one)?, kind_of(&two)?],
            None => usual.kinds,
        };
        let names = names.map_or([None, None], |(one, two)| [Some(one), Some(two)]);
        let rules = rules_of(rules)?;
        let options = TableOptions { rules, names, kinds, symbols, starter, seed, clock, serious };
        Table::new(&options).map(Game::of).map_err(bad)
    }

    /// The game that a record tells, as `record` writes it.
    #[staticmethod]
    fn from_record(text: &str) -> PyResult<Game> {
        Table::from_record(text).map(Game::of).map_err(bad)
    }

    /// The game as readable text from which it can be made again.
    ///
    /// >>> game = Game()
    /// >>> _ = game.drop(3)
    /// >>> Game.from_record(game.record()) == game
    /// True
    fn record(&self) -> String {
        self.table().record()
    }

    /// Carries a command out, for the seat to move or another one, and tells what happened.
    #[pyo3(name = "do", signature = (action, seat = None, at_ms = None))]
    fn do_(
        &self,
        py: Python<'_>,
        action: &str,
        seat: Option<u8>,
        at_ms: Option<u64>,
    ) -> PyResult<Vec<Event>> {
        self.act(py, action, seat, at_ms)
    }

    /// Drops a disc into a column, from 0. A column that the board lacks is tried too: rules may count that.
    #[pyo3(signature = (column, seat = None, at_ms = None))]
    fn drop(
        &self,
        py: Python<'_>,
        column: i64,
        seat: Option<u8>,
        at_ms: Option<u64>,
    ) -> PyResult<Vec<Event>> {
        let done = Table::drop(&mut self.table(), column, seat, at_ms);
        done.map(|told| told.into_iter().map(Event).collect()).map_err(|e| refused(py, e))
    }

    /// Removes an opponent's disc; rows count from 0 at the top.
    #[pyo3(signature = (row, column, seat = None, at_ms = None))]
    fn remove(
        &self,
        py: Python<'_>,
        row: i64,
        column: i64,
        seat: Option<u8>,
        at_ms: Option<u64>,
    ) -> PyResult<Vec<Event>> {
        let shape = self.table().game().rules().shape;
        let has = |at: i64, most: u8| (0..i64::from(most)).contains(&at);
        if !has(row, shape.rows()) || !has(column, shape.columns()) {
            return Err(bad_value(format!("there is no cell in row {row}, column {column}")));
        }
        let cell = fourline_rules::Cell::new(
            fourline_rules::Column::new(column as u8),
            shape.rows() - 1 - row as u8,
        );
        self.act(py, &Action::Remove(cell).text(shape), seat, at_ms)
    }

    /// Skips the opponent's next turn.
    #[pyo3(signature = (seat = None, at_ms = None))]
    fn block(&self, py: Python<'_>, seat: Option<u8>, at_ms: Option<u64>) -> PyResult<Vec<Event>> {
        self.act(py, "block", seat, at_ms)
    }

    /// Takes the disc just dropped back.
    #[pyo3(signature = (seat = None, at_ms = None))]
    fn undo(&self, py: Python<'_>, seat: Option<u8>, at_ms: Option<u64>) -> PyResult<Vec<Event>> {
        self.act(py, "undo", seat, at_ms)
    }

    /// Lets the turn pass, where the rules offer an undo or a block after the drop.
    #[pyo3(signature = (seat = None, at_ms = None))]
    fn end_turn(
        &self,
        py: Python<'_>,
        seat: Option<u8>,
        at_ms: Option<u64>,
    ) -> PyResult<Vec<Event>> {
        self.act(py, "end", seat, at_ms)
    }

    /// Takes one of the two symbols, where the starter may pick.
    #[pyo3(signature = (symbol, seat = None, at_ms = None))]
    fn pick(
        &self,
        py: Python<'_>,
        symbol: char,
        seat: Option<u8>,
        at_ms: Option<u64>,
    ) -> PyResult<Vec<Event>> {
        self.act(py, &format!("pick {symbol}"), seat, at_ms)
    }

    /// Gives up.
    #[pyo3(signature = (seat = None, at_ms = None))]
    fn resign(&self, py: Python<'_>, seat: Option<u8>, at_ms: Option<u64>) -> PyResult<Vec<Event>> {
        self.act(py, "resign", seat, at_ms)
    }

    /// Offers a draw.
    #[pyo3(signature = (seat = None, at_ms = None))]
    fn offer_draw(
        &self,
        py: Python<'_>,
        seat: Option<u8>,
        at_ms: Option<u64>,
    ) -> PyResult<Vec<Event>> {
        self.act(py, "offer draw", seat, at_ms)
    }

    /// Asks to take one's last move back.
    #[pyo3(signature = (seat = None, at_ms = None))]
    fn offer_takeback(
        &self,
        py: Python<'_>,
        seat: Option<u8>,
        at_ms: Option<u64>,
    ) -> PyResult<Vec<Event>> {
        self.act(py, "offer takeback", seat, at_ms)
    }

    /// Accepts the offer.
    #[pyo3(signature = (seat = None, at_ms = None))]
    fn accept(&self, py: Python<'_>, seat: Option<u8>, at_ms: Option<u64>) -> PyResult<Vec<Event>> {
        self.act(py, "accept", seat, at_ms)
    }

    /// Declines the offer, or withdraws one's own.
    #[pyo3(signature = (seat = None, at_ms = None))]
    fn decline(
        &self,
        py: Python<'_>,
        seat: Option<u8>,
        at_ms: Option<u64>,
    ) -> PyResult<Vec<Event>> {
        self.act(py, "decline", seat, at_ms)
    }

    /// What a seat can do now, as texts for `do`; with `all` also what is possible at any time.
    ///
    /// >>> Game().actions()
    /// ['drop a', 'drop b', 'drop c', 'drop d', 'drop e', 'drop f', 'drop g']
    #[pyo3(signature = (seat = None, *, all = false))]
    fn actions(&self, seat: Option<u8>, all: bool) -> PyResult<Vec<String>> {
        self.table().actions(seat, all).map_err(bad)
    }

    /// The columns that the player to move may drop into, from 0.
    fn legal_moves(&self) -> Vec<usize> {
        let table = self.table();
        let Some(turn) = table.game().turn() else { return Vec::new() };
        let drops = GameView::of(table.game(), turn).actions.drops;
        drops.iter().flatten().map(|cell| cell.column.index()).collect()
    }

    /// Its rules.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(*self.table().game().rules())
    }

    /// The board.
    #[getter]
    fn position(&self) -> Position {
        Position::of(*self.table().game().position())
    }

    /// The seat to move; None when it is over.
    #[getter]
    fn turn(&self) -> Option<u8> {
        self.table().game().turn().map(fourline_game::Seat::number)
    }

    /// The seat that started.
    #[getter]
    fn starter(&self) -> u8 {
        self.table().game().setup().starter.number()
    }

    /// The seed of computer players.
    #[getter]
    fn seed(&self) -> u64 {
        self.table().game().setup().seed
    }

    /// Where in a turn it is: 'pick', 'move', 'dropped', 'removed' or 'over'.
    #[getter]
    fn stage(&self) -> &'static str {
        binding::stage_name(self.table().game().stage())
    }

    /// Is it over?
    #[getter]
    fn is_over(&self) -> bool {
        self.table().game().ending().is_some()
    }

    /// The seat that won.
    #[getter]
    fn winner(&self) -> Option<u8> {
        self.table().winner()
    }

    /// 'won', 'draw' or 'void', once it is over.
    #[getter]
    fn result(&self) -> Option<&'static str> {
        self.table().result()
    }

    /// How it ended: 'line', 'full', 'both-lines', 'violations', 'undos', 'resigned', 'time', 'abandoned', 'agreed', 'aborted'.
    #[getter]
    fn ending(&self) -> Option<&'static str> {
        self.table().game().ending().map(binding::ending_name)
    }

    /// How it ended, in a sentence.
    #[getter]
    fn ending_text(&self) -> Option<String> {
        self.table().ending_text()
    }

    /// The commands so far, each with its seat.
    #[getter]
    fn commands(&self) -> Vec<String> {
        self.table().commands()
    }

    /// The time of the last command, in milliseconds.
    #[getter]
    fn time_ms(&self) -> u64 {
        self.table().game().time_ms()
    }

    /// The open offer: who made it, and 'draw' or 'takeback'.
    #[getter]
    fn offer(&self) -> Option<(u8, &'static str)> {
        let (seat, offer) = self.table().game().offer()?;
        let what = match offer {
            Offer::Draw => "draw",
            Offer::TakeBack => "takeback",
        };
        Some((seat.number(), what))
    }

    /// The name on a seat.
    fn name(&self, seat: u8) -> PyResult<String> {
        self.of_seat(seat, |game, seat| game.setup().player(seat).name.to_string())
    }

    /// What kind of player sits there: 'human', 'robot', 'level-7'.
    fn player(&self, seat: u8) -> PyResult<String> {
        self.of_seat(seat, |game, seat| game.setup().player(seat).tag.as_str().to_string())
    }

    /// The symbol of a seat, once it is known.
    fn symbol(&self, seat: u8) -> PyResult<Option<String>> {
        self.of_seat(seat, |game, seat| game.symbol(seat).map(|symbol| symbol.to_string()))
    }

    /// The side of a seat: 1 for the one that starts.
    fn side(&self, seat: u8) -> PyResult<usize> {
        self.of_seat(seat, |game, seat| game.side(seat).index() + 1)
    }

    /// How many undos a seat has left; None if the rules have none.
    fn undos_left(&self, seat: u8) -> PyResult<Option<u8>> {
        self.of_seat(seat, fourline_game::Game::undos_left)
    }

    /// How many removes a seat has left.
    fn removes_left(&self, seat: u8) -> PyResult<Option<u8>> {
        self.of_seat(seat, fourline_game::Game::removes_left)
    }

    /// How many blocks a seat has left.
    fn blocks_left(&self, seat: u8) -> PyResult<Option<u8>> {
        self.of_seat(seat, fourline_game::Game::blocks_left)
    }

    /// How many bad columns until the game is lost; None if they are not counted.
    fn violations_left(&self, seat: u8) -> PyResult<Option<u8>> {
        self.of_seat(seat, fourline_game::Game::violations_left)
    }

    /// What a seat has left on its clock, at a time.
    #[pyo3(signature = (seat, at_ms = None))]
    fn clock_left_ms(&self, seat: u8, at_ms: Option<u64>) -> PyResult<Option<u64>> {
        self.of_seat(seat, |game, seat| game.clock_left_ms(seat, at_ms.unwrap_or(game.time_ms())))
    }

    /// The game with only its first commands.
    fn rewound(&self, commands: usize) -> Game {
        Game::of(Table::of(self.table().game().rewound(commands)))
    }

    /// The same game, to be played on by itself.
    fn copy(&self) -> Game {
        Game::of(self.table().clone())
    }

    fn __copy__(&self) -> Game {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyDict>) -> Game {
        self.copy()
    }

    /// The picture as SVG. Themes: 'discs', 'squares', 'contrast', 'shapes'.
    #[pyo3(signature = (*, theme = None, dark = false, coordinates = true, scores = None, width = None))]
    fn svg(
        &self,
        py: Python<'_>,
        theme: Option<String>,
        dark: bool,
        coordinates: bool,
        scores: Option<Vec<Option<i32>>>,
        width: Option<i64>,
    ) -> PyResult<String> {
        let options = options(theme, dark, coordinates, scores, width)?;
        let view = self.view();
        draw(py, || binding::svg(&view, &options))
    }

    /// The same picture as PNG.
    #[pyo3(signature = (*, theme = None, dark = false, coordinates = true, scores = None, width = None))]
    fn png<'py>(
        &self,
        py: Python<'py>,
        theme: Option<String>,
        dark: bool,
        coordinates: bool,
        scores: Option<Vec<Option<i32>>>,
        width: Option<i64>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let options = options(theme, dark, coordinates, scores, width)?;
        let view = self.view();
        let png = draw(py, || binding::png(&view, &options))?;
        Ok(PyBytes::new(py, &png))
    }

    /// Height, width and the pixels, three bytes each.
    #[pyo3(signature = (*, theme = None, dark = false, coordinates = true, width = None))]
    fn pixels<'py>(
        &self,
        py: Python<'py>,
        theme: Option<String>,
        dark: bool,
        coordinates: bool,
        width: Option<i64>,
    ) -> PyResult<(u32, u32, Bound<'py, PyBytes>)> {
        let options = options(theme, dark, coordinates, None, width)?;
        let view = self.view();
        let pixels = draw(py, || binding::pixels(&view, &options))?;
        Ok((pixels.height, pixels.width, PyBytes::new(py, &pixels.rgb)))
    }

    /// The whole game as a film.
    #[pyo3(signature = (*, theme = None, dark = false, coordinates = true, width = None))]
    fn gif<'py>(
        &self,
        py: Python<'py>,
        theme: Option<String>,
        dark: bool,
        coordinates: bool,
        width: Option<i64>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let options = options(theme, dark, coordinates, None, width)?;
        let table = self.table().clone();
        let gif = draw(py, || binding::gif(&table, &options))?;
        Ok(PyBytes::new(py, &gif))
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, None, false, true, None, None)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Game>() else { return false };
        // One after the other: holding both could wait for ever.
        let own = self.table().clone();
        own == *other.get().table()
    }

    fn __str__(&self) -> String {
        self.table().game().position().to_string().trim_end().to_string()
    }

    fn __repr__(&self) -> String {
        let table = self.table();
        let (rules, commands) = (Rules(*table.game().rules()), table.game().commands().len());
        let state = match (table.winner(), table.game().turn()) {
            (Some(seat), _) => format!("won by seat {seat}"),
            (None, Some(seat)) => format!("seat {} to move", seat.number()),
            (None, None) => table.result().unwrap_or_default().to_string(),
        };
        let rules = rules.0.preset_name().map_or_else(|| rules.0.to_string(), str::to_string);
        format!("<Game {rules}: {commands} commands, {state}>")
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.get_type::<Game>().getattr("from_record")?, (self.record(),)))
    }
}
