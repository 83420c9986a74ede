// What compiles, and what must not.
import { Game, Position, Solver, SolverWorker, levels } from "fourline";
import type { Analysis, FourlineError, GameEvent } from "fourline";

const position: Position = new Position("4453", 7, 6, 4).play(3);
const analysis: Analysis = new Solver(1 << 23).analyse(position);
const score: number | null = analysis.scores[0];
const game = new Game({ rules: "power", names: ["Ann", "Bob"], players: ["human", 7], starter: 1 });
const events: GameEvent[] = game.do("drop d");
const names: string[] = levels().map((level) => level.name);
const cells: Int8Array = position.cells();
const answer: Promise<number[]> = new SolverWorker().bestMoves("4", { columns: 7 });
const plain = new Game();
// @ts-expect-error: a seat is 1 or 2
new Game({ starter: 3 });
// @ts-expect-error: a column is a number
position.play("4");
// @ts-expect-error: moves are a text
new SolverWorker().score(4);
try {
  game.drop(3);
} catch (error) {
  console.log((error as FourlineError).code, score, events, names, cells, answer, plain);
}
