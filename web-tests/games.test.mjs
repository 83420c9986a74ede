// Whole games between two people: every rule set by mouse, by keyboard and by touch, to a win, a draw and a loss.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SCREENS, useBrowser, visit } from "./harness.mjs";
import { drop, friends, headed, keyboard, mouse, pickSymbols, touch } from "./page.mjs";

useBrowser();

/** Discs in column 1 and 2 by turns; Power begins in the middle. */
const WINS = { Power: [4, 4, 1, 2, 1, 2, 1, 2, 1] };

/** Loses by the rules: how often a column that can't be played is tried, and after which discs. */
const LOSES = {
  "Second chance": { full: [1, 1, 1, 1, 1, 1], tries: 4 },
  Strict: { full: [1, 1, 1, 1, 1, 1], tries: 3 },
  // The first disc belongs into the middle.
  Power: { full: [], tries: 3 },
};

for (const way of [mouse, keyboard, touch]) {
  const options = way === touch ? { viewport: SCREENS.phone, hasTouch: true } : {};
  for (const rules of ["Classic", "Second chance", "Strict", "Power"]) {
    test(`${rules} by ${way.name} alone: a win, a draw, a loss`, async () => {
      await visit(async (page) => {
        await friends(page, rules, way);
        await drop(page, WINS[rules] ?? [1, 2, 1, 2, 1, 2, 1], way);
        await headed(page, /wins: four in column 1/);

        await way.rematch(page);
        await pickSymbols(page, way);
        await drop(page, [4, 4], way);
        await way.draw(page);
        await headed(page, /^Draw/);

        await friends(page, rules, way);
        const loses = LOSES[rules];
        if (loses) {
          await drop(page, loses.full, way);
          for (let tries = 0; tries < loses.tries; tries += 1) await way.drop(page, 1);
          await headed(page, /wins: .*(violation|column)/);
        } else {
          await drop(page, [4], way);
          await way.resign(page);
          await headed(page, /wins: .* resigned/);
        }
      }, options);
    });
  }
}

test("a board that is full is a draw", async () => {
  await visit(async (page) => {
    await friends(page);
    // Three columns at a time, so that nobody gets four.
    const digits = "121212212121343434434343565656656565777777";
    for (const digit of digits) await page.keyboard.press(digit);
    await headed(page, /^Draw/);
    assert.equal(await page.getByRole("button", { name: /^Move \d+/ }).count(), 42);
  });
});
