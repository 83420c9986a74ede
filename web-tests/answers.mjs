// How long level 10 thinks in the page: games against seeded moves, from a click to the answer, discs without falling.
// `cargo xtask web-answers` runs it.
import { launch, address } from "./harness.mjs";
import { button, column, settled } from "./page.mjs";

const GAMES = 10;

/** Seeded numbers from 0 to below one (mulberry32). */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

const browser = await launch();
for (const rules of ["Classic", "Power"]) {
  const waits = [];
  for (let game = 0; game < GAMES; game += 1) {
    const chance = seeded(game + 1);
    const context = await browser.newContext({ baseURL: address.origin, reducedMotion: "reduce", locale: "en-GB" });
    const page = await context.newPage();
    await page.goto("/");
    await button(page, "New game").first().click();
    await page.getByLabel("Opponent").selectOption("level-10");
    await page.getByText(rules, { exact: true }).click();
    await button(page, "Start").click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    const isOver = () => page.getByRole("button", { name: "Rematch" }).isVisible();
    const count = () => page.locator(".row button").count();
    while (!(await isOver())) {
      const before = await count();
      // Near the centre games are longer.
      const number = 1 + Math.floor((chance() + chance() + chance()) * (7 / 3));
      if ((await column(page, number).getAttribute("aria-disabled")) === "true") continue;
      const start = performance.now();
      await column(page, number).click();
      await page.waitForFunction((count) => document.querySelectorAll(".row button").length > count, before);
      // Rules with more than one action a turn.
      const end = page.getByRole("button", { name: /^End turn/ });
      if ((await end.isVisible()) && (await end.getAttribute("aria-disabled")) !== "true") await end.click();
      await settled(page);
      waits.push(performance.now() - start);
    }
    await context.close();
  }
  waits.sort((a, b) => a - b);
  const at = (share) => waits[Math.min(waits.length - 1, Math.floor(share * waits.length))].toFixed(0);
  console.log(`${rules}: ${waits.length} answers in ${GAMES} games, median ${at(0.5)} ms, 90 % ${at(0.9)} ms, most ${at(1)} ms`);
}
await browser.close();
