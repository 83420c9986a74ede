// What is tried in Node and in a browser alike: `fourline` is the package, `same` compares two values.
export async function tryAll(fourline, same) {
  const { Game, Position, Solver, SolverWorker, levels, presets, version } = fourline;
  const thrown = (work) => {
    try {
      work();
    } catch (error) {
      return [error instanceof Error, error.name, error.code];
    }
    throw new Error(`nothing was thrown by ${work}`);
  };
  const refused = (work, code) => same(thrown(work), [true, "FourlineError", code]);

  same(version().split(".").length, 3);
  same(presets(), ["classic", "second-chance", "strict", "power"]);
  same(levels().length, 12);

  const position = new Position("4453");
  same([position.columns, position.rows, position.turn, position.outcome], [7, 6, 1, "open"]);
  same([...position.cells().slice(35)], [0, 0, 2, 1, 1, 0, 0]);
  same(position.play(3).legalMoves(), [0, 1, 2, 3, 4, 5, 6]);
  same(new Position("1122334").winningCells(), [[5, 0], [5, 1], [5, 2], [5, 3]]);
  same(Position.fromDrawing(position.toString()).equals(position), true);
  same(position.mirrored().mirrored().equals(position), true);
  same(position.svg({ theme: "shapes", scores: [1, null, 2, 3, 4, 5, 6] }).startsWith("<svg"), true);
  for (const work of [
    () => new Position("8"),
    () => new Position("", 99, 99),
    () => position.svg({ theme: "gold" }),
    () => position.svg({ width: -1 }),
    () => new Solver(5),
    () => new Solver(NaN),
    () => new Game({ rules: "chess" }),
    () => new Game({ names: ["A", "A"] }),
    () => new Game({ names: 7 }),
    () => new Game({ starter: 3 }),
    () => new Game({ seed: 1.5 }),
    () => new Game("power"),
    () => Game.fromRecord("nothing"),
    () => new Game().do("jump"),
    () => new Game().choose("hal"),
    () => new Game().left(0),
  ]) refused(work, "value");
  refused(() => position.play(9), "bad-column");
  refused(() => position.play(NaN), "bad-column");
  refused(() => new Position("1122334").play(0), "game-over");
  refused(() => new Solver().score(new Position("1122334")), "unsolved");
  refused(() => new Solver().score(new Position("", 9, 9)), "unsolved");

  const solver = new Solver();
  const known = new Position("44444152555526313");
  same(solver.score(known), 0);
  same(solver.scores(known), [-2, 0, 0, -10, -10, 0, -4]);
  same(solver.bestMoves(known), [1, 2, 5]);
  same(solver.scores(new Position("444444"))[3], null);
  const analysis = solver.analyse(known);
  let end = known;
  for (const column of analysis.line) end = end.play(column);
  same([analysis.score, analysis.bestMoves, end.isOver], [0, [1, 2, 5], true]);

  for (const rules of [...presets(), "size=6x5 remove=2 block=1 undo=1/strict"]) {
    const game = new Game({ rules, seed: 5, names: ["Ánn", "Bob"] });
    let number = 1;
    while (!game.isOver) {
      const actions = game.actions();
      number = (number * 31 + 11) % 1009;
      game.do(actions[number % actions.length]);
    }
    same(Game.fromRecord(game.record()).commands, game.commands);
    same(typeof game.endingText, "string");
    refused(() => game.drop(0), "game-over");
    const played = new Game({ rules, seed: 5, starter: 1 });
    while (!played.isOver) played.letPlay(played.turn === 1 ? 4 : "robot");
    const again = new Game({ rules, seed: 5, starter: 1 });
    while (!again.isOver) again.do(again.choose(again.turn === 1 ? 4 : "robot"));
    same(again.record(), played.record());
  }
  const timed = new Game({ clock: "5m+3s" });
  same(timed.drop(3, undefined, 1000)[0], {
    kind: "dropped",
    seat: 1,
    cell: [5, 3],
    text: "First (X) drops into column 4, row 6.",
  });
  same(timed.clockLeft(1), 300000 - 1000 + 3000);
  refused(() => timed.drop(3, 1), "not-your-turn");
  refused(() => timed.drop(3, 7), "value");
  same(timed.left(1), { undos: null, removes: null, blocks: null, violations: null });
  const counting = new Game({ rules: "violations=3/game" });
  same(counting.drop(99)[0].kind, "violated");

  const worker = new SolverWorker();
  same(await worker.scores("44444152555526313"), [-2, 0, 0, -10, -10, 0, -4]);
  same(await worker.score("", { columns: 5, rows: 4 }), solver.score(new Position("", 5, 4)));
  same((await worker.analyse("44444152555526313")).bestMoves, [1, 2, 5]);
  same(await worker.choose(new Game().record(), 10), "drop d");
  same(await worker.scores("8").catch((error) => [error.name, error.code]), ["FourlineError", "value"]);
  // The empty board of 8x7 takes very long.
  const long = worker.score("", { columns: 8, rows: 7 }).catch((error) => error.code);
  worker.cancel();
  same(await long, "cancelled");
  same(await worker.bestMoves("44444152555526313"), [1, 2, 5]);
  worker.terminate();
  same(await worker.score("").catch((error) => error.message), "the worker was ended");
}
