// The core of the page, in Chromium and in Firefox: play, study, what is kept, addresses, languages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { picture, saved, useBrowser, visit } from "./harness.mjs";
import {
  button, column, drop, friends, headed, heading, keyboard, mouse, moves, played, said, settled,
} from "./page.mjs";

useBrowser();

test("one click drops the first disc against level 3", async () => {
  await visit(async (page) => {
    await column(page, 4).click();
    await settled(page);
    await played(page, 2);
    assert.equal(await heading(page).textContent(), "Your turn");
    assert.match(await said(page), /Otter/);
  });
});

test("games by mouse and by keyboard alone", async () => {
  await visit(async (page) => {
    for (const way of [mouse, keyboard]) {
      await friends(page, "Power", way);
      await drop(page, [4, 4, 1, 2, 1, 2, 1, 2, 1], way);
      await headed(page, /wins: four in column 1/);
    }
  });
});

test("the keyboard is at the board as soon as a game is started", async () => {
  await visit(async (page) => {
    // The mouse rests above a column all the time.
    await column(page, 7).hover();
    for (const expected of ["5", "3"]) {
      await page.keyboard.press("m");
      await page.getByRole("dialog").waitFor();
      await page.getByRole("radio", { name: "With a friend" }).focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("Enter");
      // Nothing is waited for.
      await page.keyboard.press(expected === "5" ? "ArrowRight" : "ArrowLeft");
      await page.keyboard.press("Enter");
      await played(page, 1);
      assert.equal(await moves(page).first().textContent(), expected);
    }
  });
});

test("take back, redo, hint, scores, resign, rematch", async () => {
  await visit(async (page) => {
    await column(page, 4).click();
    await settled(page);
    await played(page, 2);
    await page.keyboard.press("z");
    await played(page, 0);
    await page.keyboard.press("Z");
    await played(page, 2);
    await page.keyboard.press("i");
    await page.locator(".notes b").first().waitFor();
    assert.match(await column(page, 1).getAttribute("aria-label"), /move: /i);
    await page.keyboard.press("R");
    await button(page, "Yes").click();
    await headed(page, /Otter .*wins: you resigned/);
    await button(page, "Rematch").click();
    await headed(page, /Your turn|Otter is thinking/);
    await page.getByText(/Otter .* 1/).first().waitFor();
  });
});

test("a reload in mid-game goes on, and two tabs keep two games", async () => {
  await visit(async (page, context) => {
    await friends(page);
    await drop(page, [4, 4, 5]);
    await page.reload();
    await played(page, 3);
    const other = await context.newPage();
    await other.goto("/");
    await heading(other).waitFor();
    assert.equal(await moves(other).count(), 0, "the game is open in the first tab");
    await friends(other);
    await drop(other, [1]);
    await drop(page, [5]);
    await other.getByRole("link", { name: "Games" }).click();
    await other.locator(".entries li").nth(1).waitFor();
    assert.equal(await other.locator(".entries li").count(), 2);
  });
});

test("a study has scores, a graph and mistakes; anything can be pasted; it plays on", async () => {
  await visit(
    async (page) => {
      await page.locator(".notes .best").first().waitFor();
      await headed(page, /wins in \d+ moves/);
      await page.locator(".mistake").first().waitFor();
      await picture(page, "study");
      await page.getByText("Moves, a drawn board or a record").click();
      await page.getByRole("textbox").fill("44x");
      await button(page, "Show").click();
      assert.match(await said(page), /move 3/);
      const record = 'fourline record 2\nrules: size=7x6 connect=4\nsymbols: XO\nseat 1: human "Ann"\n'
        + 'seat 2: human "Bob"\nstarts: 1\nseed: 1\n\n1 drop d\n2 drop c\n1 drop d\n2 drop c\n';
      const drawing = ".......\n.......\n.......\n.......\n...O...\n..XX...\n";
      for (const [text, count] of [["445", 3], ["ddecb", 5], [drawing, null], [record, 4]]) {
        await page.getByRole("textbox").fill(text);
        await button(page, "Show").click();
        if (count !== null) await played(page, count);
        else await page.waitForFunction(() => document.querySelectorAll(".board .face").length === 3);
      }
      await button(page, "Play from here").click();
      await button(page, "Start").click();
      await page.waitForURL((url) => url.pathname === "/");
      await played(page, 4);
    },
    { at: "/s/4444752335216" },
  );
});

test("addresses: a position, a study at a move, a rule set; back and forward; the link", async () => {
  await visit(
    async (page) => {
      await played(page, 4);
      assert.equal(await page.locator(".row [aria-current]").textContent(), "5");
      await button(page, "Back").click();
      await page.waitForURL(/\?move=2$/);
      await page.getByRole("link", { name: "Games" }).click();
      await headed(page, /^Games/);
      await page.goBack();
      await page.waitForURL(/\/s\/4453\?move=2$/);
      await played(page, 4);
      await page.goForward();
      await headed(page, /^Games/);
      await page.goto("/p/4453");
      await headed(page, "Your turn");
      await played(page, 4);
      await page.goto("/how/power");
      await headed(page, /Power/);
    },
    { at: "/s/4453?move=3" },
  );
});

test("everything is exported, imported and deleted", async () => {
  await visit(async (page) => {
    await friends(page);
    await drop(page, [1, 2, 1, 2, 1, 2, 1]);
    await page.getByRole("link", { name: "Settings" }).click();
    const { bytes } = await saved(page, () => button(page, "Export everything").click());
    const text = `${bytes}`;
    assert.match(text, /^fourline export 1\n/);
    await button(page, "Delete everything").click();
    await button(page, "Yes").click();
    await page.getByRole("link", { name: "Games" }).click();
    await headed(page, /^Games/);
    assert.equal(await page.locator(".entries li").count(), 0);
    await page.getByRole("link", { name: "Settings" }).click();
    const file = { name: "fourline.txt", mimeType: "text/plain", buffer: Buffer.from(text) };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByText("1 game was added").first().waitFor();
  });
});

const LANGUAGES = { de: "Du bist am Zug", es: "Tu turno", vi: "Lượt của bạn" };
for (const [tag, expected] of Object.entries(LANGUAGES)) {
  test(`it speaks ${tag}, and any other language when asked`, async () => {
    await visit(
      async (page) => {
        await headed(page, new RegExp(expected, "i"));
        assert.equal(await page.locator("html").getAttribute("lang"), tag);
        assert.equal(await page.locator("html").getAttribute("dir"), "ltr");
        await page.goto("/settings");
        await page.locator("#language").selectOption("en");
        await headed(page, "Settings");
        await page.locator("#language").selectOption(tag);
        await headed(page, /^(?!Settings)/);
        assert.equal(await page.locator("html").getAttribute("lang"), tag);
      },
      { locale: tag },
    );
  });
}
