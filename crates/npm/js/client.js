// Asks a worker. Each question has a number; the worker is started with the first one, and ended to stop it.
export class WorkerClient {
  #start;
  #worker = null;
  #waiting = new Map();
  #count = 0;
  #ended = false;

  constructor(start) {
    this.#start = start;
  }

  score(moves, board) {
    return this.#ask("score", [moves, board]);
  }

  scores(moves, board) {
    return this.#ask("scores", [moves, board]);
  }

  bestMoves(moves, board) {
    return this.#ask("bestMoves", [moves, board]);
  }

  analyse(moves, board) {
    return this.#ask("analyse", [moves, board]);
  }

  choose(record, player, milliseconds) {
    return this.#ask("choose", [record, player, milliseconds]);
  }

  /** Gives up all questions at hand; the next one starts another worker. */
  cancel() {
    this.#stop(Object.assign(new Error("the question was given up"), { name: "AbortError", code: "cancelled" }));
  }

  /** Ends it for good. */
  terminate() {
    this.#ended = true;
    this.cancel();
  }

  #stop(reason) {
    this.#worker?.end();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }

  #ask(call, values) {
    if (this.#ended) return Promise.reject(new Error("the worker was ended"));
    this.#worker ??= this.#start(
      (answer) => this.#take(answer),
      (error) => this.#stop(error),
    );
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.post({ id, call, values });
    });
  }

  #take({ id, value, error }) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#worker.rest();
    if (error) waiting.reject(Object.assign(new Error(error.message), { name: error.name, code: error.code }));
    else waiting.resolve(value);
  }
}
