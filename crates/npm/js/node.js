// The package in Node: the module is read from the disk.
import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { WorkerClient } from "./client.js";
import { initSync } from "./fourline.js";

initSync({ module: readFileSync(new URL("./fourline_bg.wasm", import.meta.url)) });

export { Game, Position, Solver, levels, presets, version } from "./fourline.js";

export class SolverWorker extends WorkerClient {
  constructor() {
    super((tell, fail) => {
      // Without the flags of the program around it: some are only for its main file.
      const worker = new Worker(new URL("./worker-node.js", import.meta.url), { execArgv: [] });
      worker.on("message", tell);
      worker.on("error", fail);
      // A worker without a question keeps no program alive.
      worker.unref();
      return {
        post: (message) => {
          worker.ref();
          worker.postMessage(message);
        },
        rest: () => worker.unref(),
        end: () => worker.terminate(),
      };
    });
  }
}
