// The page never waits: nothing holds up its main thread for longer than 50 ms while the strongest level plays and
// while a study is made. Other programs may be at work on this machine, and hold up the browser as a whole. So the same
// is done some times, and the best of them counts: what the page itself does is done every time.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useBrowser, visit } from "./harness.mjs";
import { button, column, headed, heading, played, settled } from "./page.mjs";

useBrowser();

const MOST_MS = 50;
const TRIES = 8;

/** From now on, notes what holds up the main thread for longer than 50 ms. */
const observe = (page) =>
  page.evaluate(() => {
    window.held = [];
    const note = (list) => window.held.push(...list.getEntries().map((entry) => entry.duration));
    window.observer = new PerformanceObserver(note);
    window.observer.observe({ type: "longtask" });
  });

/** The longest that was noted, in milliseconds; 0 for nothing. */
const longest = (page) =>
  page.evaluate(() => {
    window.held.push(...window.observer.takeRecords().map((entry) => entry.duration));
    return Math.max(0, ...window.held);
  });

/** Does something with a fresh page until nothing is held up, a few times at most. */
async function calm(context, at, act) {
  const seen = [];
  while (seen.length < TRIES && !seen.includes(0)) {
    await visit(async (page) => {
      await heading(page).waitFor();
      await observe(page);
      await act(page);
      seen.push(await longest(page));
    }, { at });
  }
  context.diagnostic(`longest tasks of each try in ms (0: none above ${MOST_MS}): ${seen.join(", ")}`);
  assert.ok(Math.min(...seen) <= MOST_MS, `the page is held up every time: ${seen.join(", ")} ms`);
}

test("the observer sees what holds up the page", async () => {
  await visit(async (page) => {
    await observe(page);
    await page.evaluate(
      () =>
        new Promise((done) =>
          setTimeout(() => {
            for (const end = performance.now() + 80; performance.now() < end; );
            setTimeout(done);
          }),
        ),
    );
    assert.ok((await longest(page)) >= 80);
  });
});

test("a game against level 10", async (context) => {
  await calm(context, "/", async (page) => {
    await button(page, "New game").first().click();
    await page.getByLabel("Opponent").selectOption("level-10");
    await button(page, "Start").click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    const waits = [];
    for (const [turn, number] of [4, 4, 4, 2, 2].entries()) {
      const start = Date.now();
      await column(page, number).click();
      await played(page, 2 * turn + 2);
      await settled(page);
      waits.push(Date.now() - start);
    }
    context.diagnostic(`from a click to the answer, with falling discs: ${waits.join(", ")} ms`);
  });
});

test("a study", async (context) => {
  await calm(context, "/s/4444752335216", async (page) => {
    await headed(page, /wins in \d+ moves/);
    await page.locator(".mistake").first().waitFor();
    for (const name of ["Back", "Back", "Forward"]) await button(page, name).first().click();
    await column(page, 1).click();
    await page.locator(".notes .best").first().waitFor();
  });
});
