import type { Analysis } from "./fourline.js";

export { Game, Position, Solver, levels, presets, version } from "./fourline.js";
export type {
  Analysis,
  FourlineError,
  GameEvent,
  GameOptions,
  Left,
  Level,
  PictureOptions,
  Seat,
} from "./fourline.js";

/** The board of a question to a worker; 7, 6 and 4 if nothing is said. */
export interface Board {
  columns?: number;
  rows?: number;
  connect?: number;
}

/** A solver in a worker of its own, so that a page or program goes on while it thinks. */
export class SolverWorker {
  constructor();
  /** The exact score after these moves, such as "4453". */
  score(moves: string, board?: Board): Promise<number>;
  /** What each column is worth; null where it is full. */
  scores(moves: string, board?: Board): Promise<(number | null)[]>;
  /** The columns, from 0, that no other is better than. */
  bestMoves(moves: string, board?: Board): Promise<number[]>;
  /** Score, scores, best moves and best play to the end. */
  analyse(moves: string, board?: Board): Promise<Analysis>;
  /** What a computer player would do in the game of a record, as a text for `Game.do`. */
  choose(record: string, player: number | string, milliseconds?: number): Promise<string>;
  /** Gives up all questions at hand, which reject; the next one starts another worker. */
  cancel(): void;
  /** Ends it for good. */
  terminate(): void;
}
