// Whole games between two people: every rule set by mouse, by keyboard and by touch, to a win, a draw and a loss.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SCREENS, useBrowser, visit } from "./harness.mjs";
import {
  button, column, drop, friends, headed, heading, keyboard, mouse, moves, pickSymbols, touch,
} from "./page.mjs";

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
    // Three columns at a time, so that there is no four.
    const digits = "121212212121343434434343565656656565777777";
    for (const digit of digits) await page.keyboard.press(digit);
    await headed(page, /^Draw/);
    assert.equal(await page.getByRole("button", { name: /^Move \d+/ }).count(), 42);
  });
});

test("two computers are watched, paused, and go on", async () => {
  await visit(async (page) => {
    await heading(page).waitFor();
    await page.keyboard.press("m");
    await page.getByRole("radio", { name: "Watch two computers" }).check();
    await button(page, "Start").click();
    await moves(page).nth(1).waitFor();
    await page.keyboard.press("p");
    await headed(page, /pause/i);
    const count = await moves(page).count();
    await page.keyboard.press("p");
    await moves(page).nth(count).waitFor();
  });
});

test("those who hear the page are told of moves, refusals and endings, and can ask where they are", async () => {
  await visit(async (page) => {
    await friends(page);
    const hears = (pattern) =>
      page.waitForFunction(
        (pattern) => new RegExp(pattern).test(document.querySelector("[role=status]").textContent),
        pattern.source,
      );
    await drop(page, [1, 2, 1, 2, 1, 2]);
    await hears(/drops into column 2/);
    assert.match(await column(page, 1).getAttribute("aria-label"), /^Column 1.*X X X/);
    for (const [key, pattern] of [["a", /column 2/], ["f", /column 1/], ["v", /scores|known/i]]) {
      await page.keyboard.press(key);
      await hears(pattern);
    }
    await column(page, 2).focus();
    await page.keyboard.press("c");
    await hears(/Column 2.*O O O/);
    await page.keyboard.press("9");
    await hears(/no such column/);
    await page.keyboard.press("1");
    await hears(/wins/);
  });
});
