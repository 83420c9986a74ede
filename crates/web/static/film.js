// Makes films of games. A text is a record; the answer is its film, or null if there is none.
import init, { gif } from "/film-module.js";

const ready = init({ module_or_path: "/film.wasm" });

// Set at once: a message that came while the module was loading would be lost.
onmessage = async ({ data }) => {
  try {
    await ready;
    const film = gif(data);
    postMessage(film, [film.buffer]);
  } catch (problem) {
    console.error(problem);
    postMessage(null);
  }
};
