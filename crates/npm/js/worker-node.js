// The worker in Node.
import { parentPort } from "node:worker_threads";
import * as fourline from "./node.js";
import { answer } from "./serve.js";

parentPort.on("message", (question) => parentPort.postMessage(answer(fourline, question)));
