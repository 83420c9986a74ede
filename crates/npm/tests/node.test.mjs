// The package in Node, as it was installed; and the example of its README.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import * as fourline from "fourline";
import { tryAll } from "./shared.mjs";

test("everything, with a worker", () => tryAll(fourline, assert.deepEqual));

test("the example of the README", () => {
  const readme = readFileSync("node_modules/fourline/README.md", "utf8");
  writeFileSync("example.mjs", /```js\n([^]*?)```/.exec(readme)[1]);
  const said = execFileSync("node", ["example.mjs"], { encoding: "utf8" });
  assert.match(said, /^0\n/);
  assert.match(said, /Bob \(O\) drops into column 4, row 5\./);
});

test("a worker without a question keeps no program alive", () => {
  const program = 'import { SolverWorker } from "fourline"; console.log(await new SolverWorker().score("444444"));';
  const said = execFileSync("node", ["--input-type=module", "-e", program], { encoding: "utf8" });
  assert.match(said, /^-?\d+\n$/);
});
