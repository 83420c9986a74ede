// Checks the solver as WebAssembly against a file of lines `moves score`, and times it:
//   node check.mjs MODULE.wasm FILE LINES [NATIVE_MEAN_US]
// With the native mean time the ratio is printed too, and more than 2.5 is an error.
import { readFileSync } from "node:fs";

const [file, positions, lines, native] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
const { begin, play, score } = instance.exports;
const text = readFileSync(positions, "utf8").trim().split("\n").slice(0, Number(lines));

let wrong = 0;
// Best of three, as a module is compiled while it first runs.
let best = Infinity;
for (let round = 0; round < 3; round++) {
  let milliseconds = 0;
  for (const line of text) {
    const [moves, expected] = line.split(" ");
    if (begin(4 << 20) !== 0) throw new Error("no memory");
    for (const digit of moves) if (play(Number(digit) - 1) !== 0) throw new Error(`bad line: ${line}`);
    const start = performance.now();
    const found = score();
    milliseconds += performance.now() - start;
    if (found !== Number(expected)) {
      wrong += 1;
      console.error(`${moves}: ${found}, not ${expected}`);
    }
  }
  best = Math.min(best, milliseconds);
}
const mean = (best / text.length) * 1000;
console.log(`${text.length} positions, ${wrong} wrong, mean ${mean.toFixed(1)} us`);
if (native !== undefined) {
  const ratio = mean / Number(native);
  console.log(`${ratio.toFixed(2)} times the native time of ${native} us`);
  if (ratio > 2.5) process.exitCode = 1;
}
if (wrong > 0) process.exitCode = 1;
