// How fast the solver is in the browser: the same positions natively and in Chromium, of each position the
// best of some rounds, because other programs may be at work. `cargo xtask web-speed [FILE]` builds both and runs this.
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { address, launch } from "./harness.mjs";

const ROUNDS = 25;
// The same program for processors with vectors of 512 bits (if this one has them), of 256, and without.
const native = (vectors) => `target/pace-${vectors}/release/examples/pace`;
// Positions of a file, or else drawn ones.
const file = process.argv.slice(2);
const module = "target/wasm32-unknown-unknown/engine/fourline_wasm_check.wasm";

const lines = execFileSync(native("512"), ["1", ...file], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
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
      return positions.map(([moves, expected]) => {
        begin(4 << 20);
        for (const digit of moves) play(Number(digit) - 1);
        const start = performance.now();
        const found = score();
        const milliseconds = performance.now() - start;
        if (found !== Number(expected)) throw new Error(`${moves}: ${found}, not ${expected}`);
        return milliseconds;
      });
    },
    [bytes, positions],
  );

const best = await inBrowser();
for (let round = 1; round < ROUNDS; round++) {
  (await inBrowser()).forEach((time, place) => (best[place] = Math.min(best[place], time)));
}
await browser.close();
const there = (best.reduce((sum, time) => sum + time) / best.length) * 1000;
console.log(`${positions.length} positions, Chromium: ${there.toFixed(0)} us`);
for (const [vectors, name] of [["512", "AVX-512 where there is"], ["256", "AVX2"], ["none", "no AVX"]]) {
  const here = Number(spawnSync(native(vectors), [`${ROUNDS}`, ...file], { encoding: "utf8" }).stderr);
  console.log(`native, ${name}: ${here.toFixed(0)} us; Chromium ${(there / here).toFixed(2)} times`);
}
