// Two browsers play each other by a link, over reloads, broken connections and a server that is killed; others
// watch.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { SCREENS, barriers, picture, useBrowser } from "./harness.mjs";
import { meet, startServer } from "./server.mjs";
import { button, column, headed, heading, moves, played, said } from "./page.mjs";

useBrowser();

let server;
before(async () => {
  server = await startServer("online");
});
after(() => server.kill());

const pathOf = (page) => new URL(page.url()).pathname;
const line = (page) => page.locator(".line-state");
const isUp = (page) => page.locator(".line-state.up").waitFor();
const isDown = (page) => page.locator(".line-state.down").waitFor();
const moveList = (page) => page.locator(".row button").allTextContents();

/** Invites under these rules, in the form. */
async function invite(host, rules = "Classic", whom = "Friend by link") {
  await host.getByRole("radio", { name: whom }).check();
  await host.getByRole("radio", { name: rules, exact: false }).first().check();
  await host.getByRole("button", { name: "Create the game" }).click();
  await host.waitForURL(/\/t\/[a-z2-7]{16}$/);
}

/** Opens an invitation, and takes the seat. */
async function join(guest, path) {
  await guest.goto(path);
  await guest.getByRole("heading", { name: /invites you to play/ }).waitFor();
  await guest.getByRole("button", { name: "Play", exact: true }).click();
  await guest.locator(".board").waitFor();
}

/** Two players at a table: the one who is to move, and the other. */
async function sit(host, guest, rules) {
  await invite(host, rules);
  await join(guest, pathOf(host));
  await host.locator(".board").waitFor();
  const starts = await Promise.race(
    [host, guest].map(async (page) => {
      await headed(page, /^Your/);
      return page;
    }),
  );
  return starts === host ? [host, guest] : [guest, host];
}

/** Drops a disc when it is one's turn, ends the turn if the rules have that, and waits until all see it. */
async function drop(all, page, number) {
  await headed(page, /^Your turn/);
  const count = (await moveList(page)).length + 1;
  await column(page, number).click();
  const isThere = page.locator(".row button").nth(count - 1);
  await isThere.waitFor();
  const end = page.getByRole("button", { name: /^End turn/ });
  const waits = (await end.count()) && !(await end.getAttribute("aria-disabled"));
  if (waits) await end.click();
  for (const one of all) await played(one, count);
}

/** Takes a symbol, where the rules leave that to the one who starts. */
async function pick(page) {
  const take = page.getByRole("button", { name: /^Take [A-Z]$/ });
  if (/symbol/.test(await heading(page).textContent())) await take.first().click();
}

for (const rules of ["Classic", "Second chance", "Strict", "Power"]) {
  test(`${rules} by a link: reload, no network, a killed server, and one who watches`, async () => {
    await meet(server, 3, async (host, guest, third) => {
      const [first, second] = await sit(host, guest, rules);
      await third.goto(pathOf(host));
      await third.getByText("You are watching.").waitFor();
      const all = [host, guest, third];
      await pick(first);
      // Power begins in the middle.
      const opening = rules === "Power" ? [4, 4] : [];
      const drops = [...opening, 1, 2, 1, 2, 1, 2, 1];
      const turn = (index) => (index % 2 === 0 ? first : second);
      const faults = [
        async () => {
          await second.reload();
          await isUp(second);
        },
        async () => {
          // The one to move loses the network: no move is possible, and it says so.
          const page = turn(2);
          page.road.cut();
          await isDown(page);
          await headed(page, /^Your turn/);
          await column(page, drops[2]).click();
          await page.locator(".status").getByText(/no connection/).waitFor();
          page.road.mend();
          await isUp(page);
        },
        async () => {
          await server.kill();
          for (const page of all) await isDown(page);
          await server.start();
          for (const page of all) await isUp(page);
        },
        async () => {
          await first.reload();
          await third.reload();
          for (const page of all) await isUp(page);
        },
      ];
      for (const [index, number] of drops.entries()) {
        await drop(all, turn(index), number);
        await faults[index]?.();
        for (const page of all) assert.equal((await moveList(page)).length, index + 1);
      }
      assert.match(await headed(first, /win/), /^You win: four in column 1/);
      assert.match(await headed(second, /win/), /wins: four in column 1/);
      assert.match(await headed(third, /win/), /wins: four in column 1/);
      const id = pathOf(host).split("/").at(-1);
      const record = await host.evaluate(async (id) => {
        const answer = await fetch(`/api/v1/games/${id}/record`);
        return answer.text();
      }, id);
      assert.equal(record.match(/ drop /g).length, drops.length, record);
      for (const page of all) assert.deepEqual(await moveList(page), await moveList(first));
    });
  });
}

test("one click invites by the rules on the board, and the link is copied", async () => {
  await meet(
    server,
    2,
    async (host, guest) => {
      await host.goto("/");
      await heading(host).waitFor();
      await button(host, "Friend by link").click();
      await host.waitForURL(/\/t\//);
      await host.getByRole("heading", { name: "Waiting for the second player" }).waitFor();
      const link = await host.getByRole("textbox", { name: "Invitation link" }).inputValue();
      assert.equal(link, host.url());
      await button(host, "Copy").click();
      await host.waitForFunction(() => /Link copied/.test(document.body.textContent));
      assert.equal(await host.evaluate(() => navigator.clipboard.readText()), link);
      await host.getByRole("img", { name: "QR code of the invitation link" }).waitFor();
      // The link is an invitation, not a seat: looking does not take it, and the host sees no invitation.
      const tab = await host.context().newPage();
      await tab.goto(pathOf(host));
      await headed(tab, "Waiting for the second player");
      await guest.goto(pathOf(host));
      await headed(guest, /invites you to play/);
      await headed(host, "Waiting for the second player");
      await guest.getByRole("link", { name: "How to play Classic" }).click();
      await guest.waitForURL(/\/how\//);
      await guest.goBack();
      await guest.getByRole("button", { name: "Play", exact: true }).click();
      await host.locator(".board").waitFor();
      assert.match(await host.title(), /turn/);
      await tab.locator(".board").waitFor();
    },
    { permissions: ["clipboard-read", "clipboard-write"] },
  );
});

test("offers, takebacks and resigning by keyboard alone; a rematch with sides swapped; review", async () => {
  await meet(server, 3, async (host, guest, third) => {
    const [first, second] = await sit(host, guest, "Classic");
    await third.goto(pathOf(host));
    await third.locator(".board").waitFor();
    const all = [host, guest, third];
    await first.keyboard.press("4");
    for (const page of all) await played(page, 1);
    await first.keyboard.press("z");
    await headed(second, /take a move back/);
    await second.keyboard.press("y");
    await headed(first, "Your turn");
    await first.keyboard.press("3");
    await headed(second, "Your turn");
    await second.keyboard.press("d");
    await headed(first, /accept a draw/);
    await first.keyboard.press("n");
    // Resigning before the answer is there would come too late for the server.
    await second.waitForFunction(() => /declines\./.test(document.body.textContent));
    await headed(second, "Your turn");
    // No help while one plays another person.
    await second.keyboard.press("s");
    await second.waitForFunction(() => /no help/.test(document.querySelector("[role=status]").textContent));
    await second.keyboard.press("R");
    await headed(second, "Resign?");
    await second.keyboard.press("y");
    for (const page of all) await headed(page, /resigned/);
    const over = pathOf(host);
    await first.keyboard.press("r");
    await second.waitForFunction(() => /wants a rematch/.test(document.body.textContent));
    await second.keyboard.press("r");
    for (const page of all) await page.waitForFunction((over) => location.pathname !== over, over);
    await headed(second, "Your turn");
    assert.equal(pathOf(host), pathOf(guest));
    assert.match(pathOf(third), /^\/w\//);
    for (const page of all) await page.locator(".later b", { hasText: "1" }).waitFor();
    await second.keyboard.press("4");
    for (const page of all) await played(page, 1);
    // The finished game has a page of its own, with a way to the rematch, a review and a record.
    await first.goto(over);
    await headed(first, /resigned/);
    await first.getByRole("link", { name: "Rematch" }).waitFor();
    await first.keyboard.press("s");
    await first.waitForURL(/\/s\//);
    await first.goBack();
    await headed(first, /resigned/);
    await first.getByRole("link", { name: "Rematch" }).click();
    await headed(first, "Your turn");
  });
});

test("an open invitation is listed, names are checked, and the clock is the server's", async () => {
  await meet(server, 2, async (host, guest) => {
    await host.getByRole("textbox", { name: "Your name" }).fill("Ann");
    await host.getByText("More", { exact: true }).click();
    await host.getByRole("combobox", { name: "Clock" }).selectOption({ index: 3 });
    await host.getByRole("combobox", { name: "Who starts" }).selectOption({ label: "Your opponent" });
    await invite(host, "Classic", "Open invitation");
    await guest.reload();
    await guest.getByRole("link", { name: "View the invitation from Ann" }).first().click();
    await headed(guest, "Ann invites you to play");
    const name = guest.getByRole("textbox", { name: "Your name" });
    const problem = guest.getByRole("alert");
    for (const bad of ["Ann", "\u202eAnn", "x".repeat(80)]) {
      await name.fill(bad);
      await name.press("Enter");
      await problem.filter({ hasText: /./ }).waitFor();
      await headed(guest, "Ann invites you to play");
    }
    await name.fill("<b>Bob</b>");
    await name.press("Enter");
    await headed(guest, "Your turn");
    await host.getByText("<b>Bob</b>", { exact: true }).waitFor();
    await guest.locator(".clock.runs").waitFor();
    const shown = () => guest.locator(".clock.runs").textContent();
    const before = await shown();
    await guest.waitForFunction((before) => document.querySelector(".clock.runs").textContent !== before, before);
    // Foreign text is text.
    assert.equal(await host.locator(".who b b").count(), 0);
  });
});

test("withdrawing, a link that leads nowhere, a computer on the server", async () => {
  await meet(server, 2, async (host, guest) => {
    await invite(host);
    const path = pathOf(host);
    await guest.goto(path);
    await headed(guest, /invites you/);
    await button(host, "Withdraw the invitation").click();
    await host.waitForURL(/\/online$/);
    await host.getByText("The invitation is withdrawn.").first().waitFor();
    await headed(guest, /no such game/);
    await guest.reload();
    await headed(guest, /no such game/);
    await host.getByRole("radio", { name: "Computer on the server" }).check();
    await host.getByRole("combobox", { name: "Opponent" }).selectOption("level-2");
    await host.getByRole("button", { name: "Create the game" }).click();
    await host.locator(".board").waitFor();
    if ((await heading(host).textContent()) === "Your turn") await column(host, 4).click();
    await moves(host).nth(1).waitFor();
    await headed(host, "Your turn");
  });
});

test("a second tab has the same seat; reactions; one who is away is shown, and the time until a claim", async () => {
  await meet(server, 2, async (host, guest) => {
    const [first, second] = await sit(host, guest, "Classic");
    const tab = await first.context().newPage();
    await tab.goto(pathOf(first));
    await headed(tab, "Your turn");
    await drop([first, second, tab], tab, 4);
    await button(second, "Say something").click();
    await button(second, "Good luck!").click();
    await first.waitForFunction(() => /Good luck!/.test(document.querySelector("[role=status]").textContent));
    await tab.close();
    first.road.cut();
    await second.getByText(/You can claim the game in/).waitFor();
    await second.getByText(/^away 0:/).waitFor();
    assert.match(await said(second), /is away/);
    first.road.mend();
    await second.waitForFunction(() => /is back/.test(document.querySelector("[role=status]").textContent));
  });
});

test("offline the page says so, and the game is there again by itself", async () => {
  await meet(server, 2, async (host, guest) => {
    const [first, second] = await sit(host, guest, "Classic");
    await first.evaluate(() => navigator.serviceWorker.ready);
    await first.reload();
    await isUp(first);
    first.road.cut();
    await first.context().setOffline(true);
    await isDown(first);
    await line(first).getByText("This device is offline.", { exact: false }).waitFor();
    await first.reload();
    await heading(first).getByText("This device is offline.", { exact: false }).waitFor();
    first.road.mend();
    await first.context().setOffline(false);
    await isUp(first);
    await drop([first, second], first, 4);
  });
});

/** Fails if something reaches beyond the right edge, or axe finds something. */
async function looksRight(page, name) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${name} scrolls sideways by ${wide}`);
  assert.deepEqual(await barriers(page), [], name);
  await picture(page, `online-${name}`);
}

for (const [screen, viewport] of Object.entries(SCREENS)) {
  for (const colorScheme of ["light", "dark"]) {
    test(`no barriers in any state of a game online, ${screen}, ${colorScheme}`, async () => {
      const options = { viewport, colorScheme, reducedMotion: "reduce" };
      await meet(
        server,
        3,
        async (host, guest, third) => {
          const look = (page, name) => looksRight(page, `${name}-${screen}-${colorScheme}`);
          await heading(host).waitFor();
          await look(host, "form");
          await invite(host, "Power");
          await host.locator(".qr").waitFor();
          await look(host, "waiting");
          await guest.goto(pathOf(host));
          await headed(guest, /invites you/);
          await look(guest, "invited");
          await guest.getByRole("button", { name: "Play", exact: true }).click();
          await guest.locator(".board").waitFor();
          await host.locator(".board").waitFor();
          await third.goto(pathOf(host));
          await third.locator(".board").waitFor();
          await look(third, "watching");
          await look(host, "begins");
          await button(guest, "Say something").click();
          await look(guest, "reactions");
          host.road.cut();
          await isDown(host);
          await look(host, "cut-off");
          await guest.getByText(/You can claim the game in/).waitFor();
          await look(guest, "away");
          host.road.mend();
          await isUp(host);
          await host.keyboard.press("R");
          await host.keyboard.press("y");
          await headed(guest, /resigned/);
          await look(guest, "over");
          await guest.keyboard.press("r");
          await host.waitForFunction(() => /wants a rematch/.test(document.body.textContent));
          await look(host, "rematch");
        },
        options,
      );
    });
  }
}

for (const locale of ["vi", "de", "es"]) {
  test(`everything is said in ${locale}, where there is little room`, async () => {
    await meet(
      server,
      2,
      async (host, guest) => {
        await heading(host).waitFor();
        await looksRight(host, `form-${locale}`);
        await host.locator("form button[type=submit]").click();
        await host.waitForURL(/\/t\//);
        await host.locator(".qr").waitFor();
        await looksRight(host, `waiting-${locale}`);
        await guest.goto(pathOf(host));
        await guest.locator(".invited form button").click();
        await guest.locator(".board").waitFor();
        await looksRight(guest, `begins-${locale}`);
        assert.equal(await guest.locator("html").getAttribute("lang"), locale);
      },
      { locale, viewport: SCREENS.small },
    );
  });
}
