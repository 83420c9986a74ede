// Plays the scripted sessions in WebAssembly and compares their fingerprints with those of a native run:
//   node check.mjs MODULE.wasm FINGERPRINTS.txt
// A line of the text is a fingerprint and the name of its script.

import { readFileSync } from "node:fs";

const [moduleFile, textFile] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(moduleFile));
// Only a limit of time would look at a clock, and scripts have none.
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) {
  imports[from] ??= {};
  imports[from][name] = () => {
    throw new Error(`${name} is not there: a script needs no clock`);
  };
}
const { exports } = new WebAssembly.Instance(module, imports);
const lines = readFileSync(textFile, "utf8").trim().split("\n");
if (exports.scripts() !== lines.length) throw new Error("not the same scripts");
let wrong = 0;
lines.forEach((line, number) => {
  const [expected, ...name] = line.split(" ");
  const found = exports.fingerprint(number) >>> 0;
  if (found !== Number(expected)) {
    wrong += 1;
    console.error(`${name.join(" ")}: ${found} instead of ${expected}`);
  }
});
console.log(`${lines.length} sessions in WebAssembly, ${wrong} differ from the native ones`);
process.exit(wrong === 0 ? 0 : 1);
