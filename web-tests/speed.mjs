// How fast the solver is in the browser: the same positions natively and in Chromium, in turn, the best
// round of each. `cargo xtask web-speed` builds both and runs this.
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { address, launch } from "./harness.mjs";

const ROUNDS = 5;
const native = "target/release/examples/pace";
const module = "target/wasm32-unknown-unknown/engine/fourline_wasm_check.wasm";

const lines = execFileSync(native, ["1"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
const positions = lines.trim().split("\n").map((line) => line.split(" "));
const bytes = readFileSync(module).toString("base64");

const browser = await launch();
const page = await (await browser.newContext()).newPage();
await page.goto(address.href);
const inBrowser = () =>
  page.evaluate(
    async ([bytes, positions]) => {
      const code = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      window.solver ??= (await WebAssembly.instantiate(code, {})).instance.exports;
      const { begin, play, score } = window.solver;
      let milliseconds = 0;
      for (const [moves, expected] of positions) {
        begin(4 << 20);
        for (const digit of moves) play(Number(digit) - 1);
        const start = performance.now();
        const found = score();
        milliseconds += performance.now() - start;
        if (found !== Number(expected)) throw new Error(`${moves}: ${found}, not ${expected}`);
      }
      return (milliseconds / positions.length) * 1000;
    },
    [bytes, positions],
  );

let [here, there] = [Infinity, Infinity];
await inBrowser();
for (let round = 0; round < ROUNDS; round++) {
  here = Math.min(here, Number(spawnSync(native, ["3"], { encoding: "utf8" }).stderr));
  for (let again = 0; again < 3; again++) there = Math.min(there, await inBrowser());
}
await browser.close();
const ratio = (there / here).toFixed(2);
console.log(
  `${positions.length} positions: native ${here.toFixed(0)} us, Chromium ${there.toFixed(0)} us, ${ratio} times`,
);
