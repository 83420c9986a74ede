// Playing online: inviting, offers, rematches, the lobby, one who is away, and how every state of it looks.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { SCREENS, barriers, picture, useBrowser } from "./harness.mjs";
import { meet, startServer } from "./server.mjs";
import { button, column, headed, heading, moves, played, said } from "./page.mjs";
import { drop, invite, isDown, isUp, join, line, pathOf, recordAt, sit } from "./players.mjs";

useBrowser();

let server;
before(async () => {
  server = await startServer("online");
});
after(() => server.kill());

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

test("one who stays away loses by a claim, after the time that is shown", async () => {
  const impatient = await startServer("claims", 4_000);
  try {
    await meet(impatient, 2, async (host, guest) => {
      const [first, second] = await sit(host, guest, "Classic");
      await drop([first, second], first, 4);
      const claim = second.getByRole("button", { name: "Claim the game" });
      assert.equal(await claim.count(), 0, "there is nothing to claim while both are there");
      first.road.cut();
      // Until the time is over the button says why it can't be used, and the time counts down.
      await claim.and(second.locator("[aria-disabled]")).waitFor();
      const left = async () => (await second.getByText(/You can claim the game in/).textContent()).match(/in 0:0(\d)/)[1];
      assert.ok((await left()) <= 4, await left());
      await second.getByText(/You can claim the game\./).waitFor();
      await claim.and(second.locator(":not([aria-disabled])")).click();
      await headed(second, "Claim the game? The other player is away.");
      await button(second, "Yes").click();
      assert.match(await headed(second, /win/), /^You win: .* left/);
      first.road.mend();
      await isUp(first);
      assert.match(await headed(first, /win/), /wins: you left/);
      assert.match(await recordAt(second), /abandon/);
      assert.equal(await recordAt(first), await recordAt(second));
    });
  } finally {
    await impatient.kill();
  }
});

test("the lobby renews itself: the one that has the keyboard keeps it, and nothing is said aloud", async () => {
  await meet(server, 3, async (host, guest, third) => {
    const entry = (who) => guest.getByRole("link", { name: `View the invitation from ${who}` });
    const list = async (page, who) => {
      await page.getByRole("textbox", { name: "Your name" }).fill(who);
      await invite(page, "Classic", "Open invitation");
    };
    await list(host, "Lena");
    await entry("Lena").waitFor();
    await entry("Lena").focus();
    const aloud = await said(guest);
    await list(third, "Olaf");
    await entry("Olaf").waitFor();
    const focused = () => guest.evaluate(() => document.activeElement.getAttribute("aria-label"));
    assert.equal(await focused(), "View the invitation from Lena");
    await button(third, "Withdraw the invitation").click();
    await entry("Olaf").waitFor({ state: "detached" });
    assert.equal(await focused(), "View the invitation from Lena");
    assert.equal(await said(guest), aloud);
    await guest.keyboard.press("Enter");
    await headed(guest, "Lena invites you to play");
  });
});

test("an invitation can be changed: the form has the game as it was, and the old link leads nowhere", async () => {
  await meet(server, 2, async (host, guest) => {
    await host.getByRole("textbox", { name: "Your name" }).fill("Ann");
    await host.getByText("More", { exact: true }).click();
    await host.getByRole("combobox", { name: "Clock" }).selectOption("5m");
    await host.getByRole("combobox", { name: "Who starts" }).selectOption({ label: "Your opponent" });
    await invite(host, "Strict");
    const old = pathOf(host);
    await host.reload();
    await button(host, "Change the game").click();
    await host.waitForURL(/\/online$/);
    await host.getByText("The old link no longer works.", { exact: false }).first().waitFor();
    assert.equal(await host.getByRole("textbox", { name: "Your name" }).inputValue(), "Ann");
    assert.equal(await host.getByRole("radio", { name: "Strict", exact: false }).first().isChecked(), true);
    await invite(host, "Classic");
    assert.notEqual(pathOf(host), old);
    await guest.goto(old);
    await headed(guest, /no such game/);
    await guest.goto(pathOf(host));
    await headed(guest, "Ann invites you to play");
    const terms = await guest.locator(".facts").textContent();
    for (const term of [/Classic/, /5m/, /You start/]) assert.match(terms, term);
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

/** Fails if something reaches beyond the right edge, the top has two rows, or axe finds something. */
async function looksRight(page, name) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${name} scrolls sideways by ${wide}`);
  const top = await page.locator(".top").evaluate((e) => e.getBoundingClientRect().height);
  assert.ok(top <= 64, `the top of ${name} is ${top} high`);
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
