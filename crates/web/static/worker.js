// Thinks. A text is a question, answered by texts; bytes are a book to look into from now on.
// It is stopped by ending it. After "failed" it is of no more use: end it and start another.
import init, { answer, use_book } from "/engine.js";

const ready = init({ module_or_path: "/engine.wasm" });

// Set at once: a message that came while the module was loading would be lost.
onmessage = async ({ data }) => {
  try {
    await ready;
    if (typeof data === "string") answer(data, (text) => postMessage(text));
    else use_book(new Uint8Array(data));
  } catch (problem) {
    console.error(problem);
    if (typeof data === "string") postMessage(`failed ${/^question (\d+)/.exec(data)?.[1] ?? 0}\n`);
  }
};
