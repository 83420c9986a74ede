// What a worker does with a question.
let solver;

/** Answers one question with the package's own module. */
export function answer({ Game, Position, Solver }, { id, call, values }) {
  try {
    if (call === "choose") {
      const [record, player, milliseconds] = values;
      const game = Game.fromRecord(record);
      try {
        return { id, value: game.choose(player, milliseconds) };
      } finally {
        game.free();
      }
    }
    solver ??= new Solver();
    const [moves, { columns, rows, connect } = {}] = values;
    const position = new Position(moves, columns, rows, connect);
    try {
      return { id, value: solver[call](position) };
    } finally {
      position.free();
    }
  } catch (problem) {
    const { name, message, code } = problem;
    return { id, error: { name, message, code } };
  }
}
