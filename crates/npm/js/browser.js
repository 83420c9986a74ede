// The package in browsers and bundlers: the module is fetched from beside this file.
import { WorkerClient } from "./client.js";
import init from "./fourline.js";

await init({ module_or_path: new URL("./fourline_bg.wasm", import.meta.url) });

export { Game, Position, Solver, levels, presets, version } from "./fourline.js";

export class SolverWorker extends WorkerClient {
  constructor() {
    super((tell, fail) => {
      const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
      worker.onmessage = ({ data }) => tell(data);
      worker.onerror = (event) => fail(new Error(event.message || "the worker could not be started"));
      return { post: (message) => worker.postMessage(message), rest() {}, end: () => worker.terminate() };
    });
  }
}
