// The page as people see it: what is found on it, and the ways to play.

export const heading = (page) => page.locator("main h1");
export const column = (page, number) => page.locator(`#column-${number - 1}`);
export const button = (page, name) => page.getByRole("button", { name, exact: false });
export const moves = (page) => page.getByRole("button", { name: /^Move \d+/ });
export const said = (page) => page.getByRole("status").textContent();

/** Waits until no computer thinks. */
export const settled = (page) => page.waitForFunction(() => !document.querySelector(".thinks"));

/** Waits until the list has this many moves. */
export const played = (page, count) =>
  page.waitForFunction((count) => document.querySelectorAll(".row button").length === count, count);

/** Waits until the heading says this, and gives it. */
export async function headed(page, pattern) {
  await page.getByRole("heading", { level: 1, name: pattern }).waitFor();
  return heading(page).textContent();
}

/** Presses something that may be dimmed: a person can do that, and is told why nothing happens. */
async function centre(locator) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Chooses a kind of game and rules in the open form by clicks or taps, and starts it. */
async function choose(page, rules, press) {
  await press(page.getByText("With a friend"));
  await press(page.getByText(rules, { exact: true }));
  await press(button(page, "Start"));
}

/** By mouse alone. */
export const mouse = {
  name: "mouse",
  drop: async (page, number) => page.mouse.click(...(await centre(column(page, number)))),
  endTurn: (page) => page.getByRole("button", { name: /^End turn/ }).click(),
  pick: (page) => page.getByRole("button", { name: /^Take / }).first().click(),
  newGame: async (page, rules) => {
    await button(page, "New game").first().click();
    await choose(page, rules, (locator) => locator.click());
  },
  rematch: (page) => button(page, "Rematch").click(),
  draw: async (page) => {
    await button(page, "Offer a draw").click();
    await button(page, "Accept").click();
  },
  resign: async (page) => {
    await button(page, "Resign").click();
    await button(page, "Yes").click();
  },
};

/** By touch alone, where there is little room. */
export const touch = {
  name: "touch",
  drop: async (page, number) => page.touchscreen.tap(...(await centre(column(page, number)))),
  endTurn: (page) => page.getByRole("button", { name: /^End turn/ }).tap(),
  pick: (page) => page.getByRole("button", { name: /^Take / }).first().tap(),
  newGame: async (page, rules) => {
    await button(page, "New game").first().tap();
    await choose(page, rules, (locator) => locator.tap());
  },
  rematch: (page) => button(page, "Rematch").tap(),
  draw: async (page) => {
    await button(page, "More").tap();
    await button(page, "Offer a draw").tap();
    await button(page, "Accept").tap();
  },
  resign: async (page) => {
    await button(page, "More").tap();
    await button(page, "Resign").tap();
    await button(page, "Yes").tap();
  },
};

/** Presses a key until something has the keyboard. */
export async function goTo(page, locator, key = "Tab") {
  const isThere = () => locator.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await isThere()); presses += 1) {
    if (presses === 99) throw new Error(`${key} does not lead to ${locator}`);
    await page.keyboard.press(key);
  }
}

/** The column that has the keyboard, from 1; 0 for none. */
const focused = (page) =>
  page.evaluate(() => {
    const id = document.activeElement?.id ?? "";
    return id.startsWith("column-") ? Number(id.slice(7)) + 1 : 0;
  });

/** Chooses with arrows until this radio button is chosen. */
async function arrowTo(page, group, name) {
  await goTo(page, page.locator(`input[name=${group}]:checked`), "Shift+Tab");
  const wanted = page.getByRole("radio", { name });
  for (let presses = 0; !(await wanted.isChecked()); presses += 1) {
    if (presses === 20) throw new Error(`arrows do not lead to ${name}`);
    await page.keyboard.press("ArrowDown");
  }
}

/** By keyboard alone: arrows and Enter on the board, letters for everything else. */
export const keyboard = {
  name: "keyboard",
  drop: async (page, number) => {
    const columns = await page.locator(".columns button").count();
    // A column that is not there can be typed.
    if (number > columns) return page.keyboard.press(`${number}`);
    for (let at = await focused(page); at !== number; at = await focused(page)) {
      await page.keyboard.press(at === 0 || at < number ? "ArrowRight" : "ArrowLeft");
    }
    await page.keyboard.press("Enter");
  },
  endTurn: (page) => page.keyboard.press("e"),
  pick: (page) => page.keyboard.press("1"),
  newGame: async (page, rules) => {
    await page.keyboard.press("m");
    await page.getByRole("dialog").waitFor();
    await arrowTo(page, "rules", rules);
    await arrowTo(page, "kind", "With a friend");
    await goTo(page, button(page, "Start"));
    await page.keyboard.press("Enter");
  },
  rematch: (page) => page.keyboard.press("r"),
  draw: async (page) => {
    await page.keyboard.press("d");
    await page.keyboard.press("y");
  },
  resign: async (page) => {
    await page.keyboard.press("R");
    await page.keyboard.press("y");
  },
};

/** Starts a game between two people under these rules, and makes their first choices. */
export async function friends(page, rules = "Classic", way = mouse) {
  await heading(page).waitFor();
  await way.newGame(page, rules);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await pickSymbols(page, way);
}

/** Picks a symbol, where the rules ask for it. */
export async function pickSymbols(page, way = mouse) {
  if (await page.getByRole("button", { name: /^Take [^b]/ }).count()) await way.pick(page);
}

/** Drops discs one after the other, and ends turns that wait for it. */
export async function drop(page, numbers, way = mouse) {
  for (const number of numbers) {
    const before = await moves(page).count();
    await way.drop(page, number);
    await played(page, before + 1);
    const end = page.getByRole("button", { name: /^End turn/ });
    if ((await end.count()) && !(await end.getAttribute("aria-disabled"))) await way.endTurn(page);
  }
}
