// People at a table of a server, in their browsers.
import { column, headed, heading, played } from "./page.mjs";

export const pathOf = (page) => new URL(page.url()).pathname;
export const line = (page) => page.locator(".line-state");
export const isUp = (page) => page.locator(".line-state.up").waitFor();
export const isDown = (page) => page.locator(".line-state.down").waitFor();
export const moveList = (page) => page.locator(".row button").allTextContents();

/** Invites under these rules, in the form. */
export async function invite(host, rules = "Classic", whom = "Friend by link") {
  await host.getByRole("radio", { name: whom }).check();
  await host.getByRole("radio", { name: rules, exact: false }).first().check();
  await host.getByRole("button", { name: "Create the game" }).click();
  await host.waitForURL(/\/t\/[a-z2-7]{16}$/);
}

/** Opens an invitation, and takes the seat. */
export async function join(guest, path) {
  await guest.goto(path);
  await guest.getByRole("heading", { name: /invites you to play/ }).waitFor();
  await guest.getByRole("button", { name: "Play", exact: true }).click();
  await guest.locator(".board").waitFor();
}

/** Two players at a table: the one who is to move, and the other. */
export async function sit(host, guest, rules) {
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
export async function drop(all, page, number) {
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
export async function pick(page) {
  const take = page.getByRole("button", { name: /^Take [A-Z]$/ });
  if (/symbol/.test(await heading(page).textContent())) await take.first().click();
}

/** The record of the game at the table of a page, as the server has it. */
export const recordAt = (page) =>
  page.evaluate(async () => (await fetch(`/api/v1/games/${location.pathname.split("/").at(-1)}/record`)).text());
