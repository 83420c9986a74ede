// How the page looks: no barriers on any page in any theme, on any screen; every language; phones; less motion.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SCREENS, barriers, picture, useBrowser, visit } from "./harness.mjs";
import { button, column, drop, friends, headed, heading, touch } from "./page.mjs";

useBrowser();

const PAGES = ["/", "/s/4444752335216", "/how/power", "/games", "/statistics", "/settings", "/nowhere"];

/** A page's name in the names of pictures. */
const nameOf = (at) => at.slice(1).replace(/\/.*/, "") || "play";

/** Fails if something reaches beyond the right edge. */
async function fits(page, where) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${where} scrolls sideways by ${wide}`);
}

/** A finished game and one in progress, with hints: so that lists and boards have something to show. */
async function furnish(page) {
  await friends(page);
  await drop(page, [1, 2, 1, 2, 1, 2, 1]);
  await friends(page, "Power");
  await drop(page, [4, 4, 3]);
}

for (const theme of ["light", "dark", "high-contrast", "colour-blind"]) {
  test(`no barriers on any page in the theme ${theme}, on any screen`, async () => {
    await visit(
      async (page) => {
        await page.locator("#web-theme").selectOption(theme);
        await page.goto("/");
        await furnish(page);
        for (const [screen, viewport] of Object.entries(SCREENS)) {
          await page.setViewportSize(viewport);
          for (const at of PAGES) {
            const where = `${at} on ${screen}`;
            await page.goto(at);
            await heading(page).waitFor();
            if (at.startsWith("/s/")) await page.locator(".notes .best").first().waitFor();
            await fits(page, where);
            assert.deepEqual(await barriers(page), [], where);
            await picture(page, `${nameOf(at)}-${screen}-${theme}`);
          }
          await page.goto("/");
          await heading(page).waitFor();
          for (const [name, key] of Object.entries({ "new-game": "m", help: "?" })) {
            await page.keyboard.press(key);
            await page.getByRole("dialog").waitFor();
            if (key === "m") await page.getByRole("dialog").locator("summary").click();
            assert.deepEqual(await barriers(page), [], `${name} on ${screen}`);
            await fits(page, `${name} on ${screen}`);
            await picture(page, `${name}-${screen}-${theme}`);
            await page.keyboard.press("Escape");
            await page.getByRole("dialog").waitFor({ state: "detached" });
          }
        }
      },
      { at: "/settings", reducedMotion: "reduce" },
    );
  });
}

test("no barriers while a disc is chosen, a question is open, hints are shown, a game is over", async () => {
  await visit(
    async (page) => {
      for (const theme of ["light", "dark", "high-contrast", "colour-blind"]) {
        await page.goto("/settings");
        await page.locator("#web-theme").selectOption(theme);
        await page.goto("/");
        await friends(page, "Power");
        await drop(page, [4, 4]);
        for (const [name, key] of Object.entries({ remove: "x", hints: "i", question: "R", over: "y" })) {
          await page.keyboard.press(key);
          if (name === "hints") await page.locator(".notes b").first().waitFor();
          if (name === "over") await headed(page, /wins/);
          assert.deepEqual(await barriers(page), [], `${name}, ${theme}`);
          await picture(page, `${name}-phone-${theme}`);
        }
      }
    },
    { viewport: SCREENS.phone, reducedMotion: "reduce" },
  );
});

for (const [tag, words] of Object.entries({ en: /New game/, de: /Neue Partie/, es: /Nueva partida/, vi: /Ván mới/ })) {
  test(`every page in ${tag} fits every screen`, async () => {
    await visit(
      async (page) => {
        await heading(page).waitFor();
        await page.locator(".actions").getByText(words).first().waitFor();
        for (const [screen, viewport] of Object.entries(SCREENS)) {
          await page.setViewportSize(viewport);
          for (const at of PAGES) {
            await page.goto(at);
            await heading(page).waitFor();
            await fits(page, `${at} in ${tag} on ${screen}`);
            const top = await page.locator(".top").evaluate((e) => e.getBoundingClientRect().height);
            assert.ok(top <= 64, `${at} in ${tag} on ${screen}: the top is ${top} high`);
            if (screen === "small") await picture(page, `${nameOf(at)}-small-${tag}`);
          }
        }
      },
      { locale: tag },
    );
  });
}

for (const locale of ["en", "de", "es", "vi"]) {
  test(`games fit the smallest screen in ${locale}, but for the list of moves; no word is broken`, async () => {
    await visit(
      async (page) => {
        await heading(page).waitFor();
        for (const rules of [0, 3]) {
          await page.keyboard.press("m");
          await page.locator("input[name=kind]").nth(1).check();
          await page.locator("input[name=rules]").nth(rules).check();
          await page.locator("dialog [type=submit]").tap();
          await page.getByRole("dialog").waitFor({ state: "detached" });
          await touch.drop(page, 4);
          await picture(page, `fits-small-${rules ? "power" : "classic"}-${locale}`);
          for (const part of [".stage", ".status", ".actions"]) {
            const { bottom, top } = await page.locator(part).first().evaluate((e) => e.getBoundingClientRect());
            assert.ok(top >= 0 && bottom <= SCREENS.small.height, `${part}: ${top} to ${bottom}`);
          }
          // A word that is too long for its button would be broken anywhere.
          const broken = await page.evaluate(() =>
            [...document.querySelectorAll(".actions .act")]
              .filter((act) => act.offsetParent !== null)
              .filter((act) => {
                const whole = act.firstChild.getBoundingClientRect().height;
                act.style.overflowWrap = "normal";
                const isBroken = act.scrollWidth > act.clientWidth || act.firstChild.getBoundingClientRect().height < whole;
                act.style.overflowWrap = "";
                return isBroken;
              })
              .map((act) => act.textContent),
          );
          assert.deepEqual(broken, []);
        }
      },
      { viewport: SCREENS.small, hasTouch: true, locale, reducedMotion: "reduce" },
    );
  });

  test(`a power game with clocks fits a phone in ${locale}, but for the list of moves`, async () => {
    await visit(
      async (page) => {
        await heading(page).waitFor();
        await page.keyboard.press("m");
        await page.locator("input[name=kind]").nth(1).check();
        await page.locator("input[name=rules]").nth(3).check();
        await page.getByRole("dialog").locator("summary").click();
        await page.getByRole("dialog").locator("#set-1").selectOption("3m+2s");
        await page.locator("dialog [type=submit]").tap();
        await page.locator(".clock").first().waitFor();
        // At the end of a turn the question is longest.
        for (const number of [4, 4, 1, 2]) {
          await touch.drop(page, number);
          await page.locator(".actions .primary").waitFor();
          if (number !== 2) await page.keyboard.press("e");
        }
        await picture(page, `clocks-phone-${locale}`);
        for (const part of [".stage", ".status", ".actions"]) {
          const { bottom, top } = await page.locator(part).first().evaluate((e) => e.getBoundingClientRect());
          assert.ok(top >= 0 && bottom <= SCREENS.phone.height, `${part}: ${top} to ${bottom}`);
        }
        const width = await page.locator(".board").evaluate((e) => e.getBoundingClientRect().width);
        assert.ok(width >= 44 * 7, `a column is ${width / 7} wide`);
      },
      { viewport: SCREENS.phone, hasTouch: true, locale, reducedMotion: "reduce" },
    );
  });
}

test("whatever can be touched is large enough", async () => {
  await visit(
    async (page) => {
      await furnish(page);
      for (const at of PAGES) {
        await page.goto(at);
        await heading(page).waitFor();
        const small = await page.evaluate(() =>
          [...document.querySelectorAll("button, nav a, select, input:not(.aloud), textarea, summary, .act")]
            .filter((element) => element.offsetParent !== null && !element.closest(".columns"))
            .map((element) => [element.textContent || element.tagName, element.getBoundingClientRect()])
            .filter(([, { height, width }]) => Math.round(height) < 44 || Math.round(width) < 36)
            .map(([name, { height, width }]) => `${name}: ${width}x${height}`),
        );
        assert.deepEqual(small, [], at);
      }
    },
    { viewport: SCREENS.phone, hasTouch: true, isMobile: true },
  );
});

test("text of twice the size can still be read and used", async () => {
  await visit(
    async (page) => {
      for (const at of PAGES) {
        await page.goto(at);
        await heading(page).waitFor();
        if (at.startsWith("/s/")) await page.locator(".notes .best").first().waitFor();
        await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
        await fits(page, `${at} with large text`);
        await picture(page, `${nameOf(at)}-large-text`);
      }
      await page.goto("/");
      await friends(page);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      await drop(page, [4, 4]);
      const tops = await page.evaluate(() =>
        [".board", ".player:last-child", ".status"].map((part) => {
          const { top, bottom } = document.querySelector(`.game ${part}`).getBoundingClientRect();
          return [top, bottom];
        }),
      );
      for (const [above, below] of [[tops[0], tops[1]], [tops[1], tops[2]]]) {
        assert.ok(above[1] <= below[0] + 1, `nothing covers anything: ${JSON.stringify(tops)}`);
      }
    },
    { viewport: SCREENS.phone },
  );
});

test("the system's own colours: discs are told apart by their signs", async () => {
  await visit(
    async (page) => {
      await furnish(page);
      assert.equal(await page.locator(".board .sign").first().isVisible(), true);
      assert.deepEqual(await barriers(page), []);
      await picture(page, "play-forced-colours");
    },
    { forcedColors: "active", reducedMotion: "reduce" },
  );
});

test("nothing moves for those who want no motion", async () => {
  await visit(
    async (page) => {
      await friends(page);
      await drop(page, [1, 2, 1, 2, 1, 2, 1]);
      assert.equal(await page.locator(".fall").count(), 0);
      assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
    },
    { reducedMotion: "reduce" },
  );
  await visit(async (page) => {
    await friends(page);
    await column(page, 4).click();
    assert.equal(await page.locator(".fall").count(), 1, "else a disc falls");
    await button(page, "Hint").click();
  });
});

test("a board of any size fits", async () => {
  await visit(
    async (page) => {
      await heading(page).waitFor();
      for (const [size, columns] of [["5x4", 5], ["9x7", 9], ["10x7", 10]]) {
        await page.keyboard.press("m");
        await page.getByRole("radio", { name: "With a friend" }).check();
        const more = page.getByRole("dialog").locator("details");
        if (!(await more.getAttribute("open"))) await more.locator("summary").click();
        await page.getByLabel("Board", { exact: true }).selectOption(size);
        await button(page, "Start").click();
        await page.getByRole("dialog").waitFor({ state: "detached" });
        assert.equal(await page.locator(".columns button").count(), columns);
        await fits(page, size);
        await picture(page, `board-${size}-phone`);
      }
    },
    { viewport: SCREENS.phone },
  );
});
