// The worker in browsers.
import { answer } from "./serve.js";

// Set at once: a question that comes while the module is loading must not be lost.
const ready = import("./browser.js");
onmessage = async ({ data }) => postMessage(answer(await ready, data));
