// The page as people use it: by mouse, keyboard and touch, found by role and name.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { SCREENS, barriers, keptOffline, picture, useBrowser, visit } from "./harness.mjs";

useBrowser();

const heading = (page) => page.locator("main h1");
const column = (page, number) => page.locator(`#column-${number - 1}`);
const button = (page, name) => page.getByRole("button", { name, exact: false });
const moves = (page) => page.getByRole("button", { name: /^Move \d+/ });

/** Waits until no computer thinks. */
const settled = (page) => page.waitForFunction(() => !document.querySelector(".thinks"));

/** Starts a game between two people, under these rules. */
async function friends(page, rules = "Classic") {
  await heading(page).waitFor();
  await page.keyboard.press("m");
  await page.getByRole("radio", { name: "With a friend" }).check();
  await page.getByRole("radio", { name: rules }).check();
  await button(page, "Start").click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** Ends a turn that waits for it. */
async function endTurn(page) {
  const end = page.getByRole("button", { name: /^End turn/ });
  if ((await end.count()) && !(await end.getAttribute("aria-disabled"))) await end.click();
}

test("one click drops the first disc against level 3", async () => {
  await visit(async (page) => {
    await column(page, 4).click();
    await settled(page);
    await page.waitForFunction(() => document.querySelectorAll(".row button").length === 2);
    assert.equal(await heading(page).textContent(), "Your turn");
    assert.match(await page.getByRole("status").textContent(), /Otter/);
  });
});

for (const rules of ["Classic", "Second chance", "Strict", "Power"]) {
  test(`a game of ${rules} by mouse alone`, async () => {
    await visit(async (page) => {
      await friends(page, rules);
      const pick = page.getByRole("button", { name: /^Take [XOYR]$/ });
      if (await pick.count()) await pick.first().click();
      // Power begins in the middle.
      const drops = rules === "Power" ? [4, 4, 1, 2, 1, 2, 1, 2, 1] : [1, 2, 1, 2, 1, 2, 1];
      for (const number of drops) {
        await column(page, number).click();
        await endTurn(page);
      }
      assert.match(await heading(page).textContent(), /wins: four in column 1/);
      await button(page, "Rematch").click();
      assert.match(await heading(page).textContent(), /turn|symbol/);
    });
  });
}

test("a game by keyboard alone, a draw and a forfeit", async () => {
  await visit(async (page) => {
    await friends(page);
    await page.keyboard.press("3");
    await page.keyboard.press("2");
    await moves(page).nth(1).waitFor();
    assert.equal(await moves(page).first().textContent(), "3");
    await page.keyboard.press("d");
    await page.keyboard.press("y");
    assert.match(await heading(page).textContent(), /Draw/);
    await page.keyboard.press("s");
    await page.waitForURL(/\/s\//);
    await page.goBack();
    await friends(page, "Second chance");
    await page.keyboard.press("1");
    for (let n = 0; n < 4; n += 1) await page.keyboard.press("9");
    assert.match(await heading(page).textContent(), /wins/);
  });
});

test("a game by touch alone on a phone, without scrolling sideways", async () => {
  await visit(
    async (page) => {
      await heading(page).waitFor();
      await button(page, "New game").tap();
      await page.getByText("With a friend").tap();
      await button(page, "Start").tap();
      for (const number of [1, 2, 1, 2, 1, 2, 1]) await column(page, number).tap();
      assert.match(await heading(page).textContent(), /wins/);
      const [wide, shown] = await page.evaluate(() => [document.body.scrollWidth, innerWidth]);
      assert.ok(wide <= shown, `${wide} > ${shown}`);
    },
    { viewport: SCREENS.small, hasTouch: true },
  );
});

test("take back, redo, hint, scores, resign", async () => {
  await visit(async (page) => {
    await column(page, 4).click();
    await settled(page);
    await page.keyboard.press("z");
    assert.equal(await moves(page).count(), 0);
    await page.keyboard.press("Z");
    assert.equal(await moves(page).count(), 2);
    await page.keyboard.press("i");
    await page.locator(".notes b").first().waitFor();
    assert.match(await column(page, 1).getAttribute("aria-label"), /move: /i);
    await page.keyboard.press("R");
    await button(page, "Yes").click();
    assert.match(await heading(page).textContent(), /Otter .*wins: you resigned/);
  });
});

test("a reload in mid-game goes on, and two tabs keep two games", async () => {
  await visit(async (page, context) => {
    await friends(page);
    for (const number of [4, 4, 5]) await column(page, number).click();
    await page.reload();
    await heading(page).waitFor();
    assert.equal(await moves(page).count(), 3);
    const other = await context.newPage();
    await other.goto("/");
    await heading(other).waitFor();
    assert.equal(await moves(other).count(), 0, "the game is open in the first tab");
    await friends(other);
    await column(other, 1).click();
    await column(page, 5).click();
    await other.getByRole("link", { name: "Games" }).click();
    await other.locator(".entries li").nth(1).waitFor();
    assert.equal(await other.locator(".entries li").count(), 2);
  });
});

test("addresses: a position, a study at a move, back and forward, broken ones", async () => {
  await visit(
    async (page) => {
      await heading(page).waitFor();
      assert.equal(await moves(page).count(), 4);
      await page.getByRole("link", { name: "Study" }).click();
      await page.goBack();
      await page.waitForURL(/\/s\/4453/);
      await button(page, "Back").click();
      await page.waitForURL(/move=/);
      await page.goto("/p/4453");
      await heading(page).waitFor();
      assert.equal(await heading(page).textContent(), "Your turn");
      for (const broken of ["/nowhere", "/p/888", "/g/lost"]) {
        await page.goto(broken);
        await heading(page).waitFor();
        assert.match(await heading(page).textContent(), /no such page|can't be opened|not on this/);
      }
    },
    { at: "/s/4453?move=4" },
  );
});

test("a study has scores, a graph and mistakes; anything can be pasted; it plays on", async () => {
  await visit(
    async (page) => {
      await page.locator(".notes .best").first().waitFor({ timeout: 30_000 });
      await page.getByRole("heading", { name: /wins in \d+ moves/ }).waitFor({ timeout: 30_000 });
      await page.locator(".mistake").first().waitFor({ timeout: 30_000 });
      await picture(page, "study");
      await page.getByText("Moves, a drawn board or a record").click();
      await page.getByRole("textbox").fill("44x");
      await button(page, "Show").click();
      assert.match(await page.getByRole("status").textContent(), /move 3/);
      await page.getByRole("textbox").fill("445");
      await button(page, "Show").click();
      assert.equal(await moves(page).count(), 3);
      await button(page, "Play from here").click();
      await button(page, "Start").click();
      await page.waitForURL((url) => url.pathname === "/");
      assert.equal(await moves(page).count(), 3);
    },
    { at: "/s/4444752335216" },
  );
});

test("everything is exported, imported and deleted", async () => {
  await visit(async (page) => {
    await friends(page);
    for (const number of [1, 2, 1, 2, 1, 2, 1]) await column(page, number).click();
    await page.getByRole("link", { name: "Settings" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Export everything").click(),
    ]);
    const text = await readFile(await download.path(), "utf8");
    assert.match(text, /^fourline export 1\n/);
    await button(page, "Delete everything").click();
    await button(page, "Yes").click();
    await page.getByRole("link", { name: "Games" }).click();
    assert.equal(await page.locator(".entries li").count(), 0);
    await page.getByRole("link", { name: "Settings" }).click();
    const file = { name: "fourline.txt", mimeType: "text/plain", buffer: Buffer.from(text) };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByText("1 game was added").first().waitFor();
  });
});

test("offline: a reload, a game and a study", async () => {
  // The large book was never fetched.
  const expected = [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/];
  await visit(async (page, context) => {
    await keptOffline(page);
    await context.setOffline(true);
    await page.reload();
    await column(page, 4).click();
    await settled(page);
    await page.waitForFunction(() => document.querySelectorAll(".row button").length === 2);
    await page.keyboard.press("s");
    await page.locator(".notes .best").first().waitFor({ timeout: 60_000 });
  }, { expected });
});

const LANGUAGES = { de: "Du bist am Zug", es: "Tu turno", vi: "Lượt của bạn" };
for (const [tag, expected] of Object.entries(LANGUAGES)) {
  test(`it speaks ${tag}`, async () => {
    await visit(
      async (page) => {
        await heading(page).waitFor();
        const said = await heading(page).textContent();
        assert.ok(said.toLowerCase().includes(expected.toLowerCase()), said);
        assert.equal(await page.locator("html").getAttribute("lang"), tag);
        await page.goto("/settings");
        await page.locator("#language").selectOption("en");
        assert.equal(await heading(page).textContent(), "Settings");
        await page.locator("#language").selectOption(tag);
        await page.waitForFunction(() => document.querySelector("main h1").textContent !== "Settings");
      },
      { locale: tag },
    );
  });
}

for (const theme of ["light", "dark", "high-contrast", "colour-blind"]) {
  test(`no barriers on any page in the theme ${theme}, on any screen`, async () => {
    await visit(
      async (page) => {
        await page.locator("#web-theme").selectOption(theme);
        for (const [screen, viewport] of Object.entries(SCREENS)) {
          await page.setViewportSize(viewport);
          for (const at of ["/", "/s/445", "/how/power", "/games", "/statistics", "/settings"]) {
            await page.goto(at);
            await heading(page).waitFor();
            const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            assert.ok(wide <= 0, `${at} on ${screen} scrolls sideways by ${wide}`);
            if (screen === "phone") assert.deepEqual(await barriers(page), [], at);
            const name = at.slice(1).replaceAll("/", "-") || "play";
            await picture(page, `${name}-${screen}-${theme}`);
          }
        }
        await page.goto("/");
        await heading(page).waitFor();
        for (const key of ["m", "?"]) {
          await page.keyboard.press(key);
          await page.getByRole("dialog").waitFor();
          assert.deepEqual(await barriers(page), [], key);
          await page.keyboard.press("Escape");
          await page.getByRole("dialog").waitFor({ state: "detached" });
        }
      },
      { at: "/settings" },
    );
  });
}

test("nothing moves for those who want no motion, and the board fits a phone", async () => {
  await visit(
    async (page) => {
      await friends(page);
      await column(page, 4).click();
      assert.equal(await page.locator(".fall").count(), 0);
      const bottom = await page.locator(".actions").first().evaluate((e) => e.getBoundingClientRect().bottom);
      assert.ok(bottom <= SCREENS.phone.height, `the buttons end at ${bottom}`);
    },
    { viewport: SCREENS.phone, reducedMotion: "reduce", hasTouch: true },
  );
});
