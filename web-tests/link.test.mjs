// Two browsers play each other by a link, over reloads, broken connections and a server that is killed; a third
// one watches. In Firefox too.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { isFirefox, useBrowser } from "./harness.mjs";
import { meet, startServer } from "./server.mjs";
import { column, headed } from "./page.mjs";
import { drop, isDown, isUp, moveList, pathOf, pick, recordAt, sit } from "./players.mjs";

useBrowser();

let server;
before(async () => {
  server = await startServer("link");
});
after(() => server.kill());

// Firefox plays the usual game: the rest is the same page.
for (const rules of isFirefox ? ["Classic"] : ["Classic", "Second chance", "Strict", "Power"]) {
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
      const record = await recordAt(host);
      assert.equal(record.match(/ drop /g).length, drops.length, record);
      for (const page of all) assert.deepEqual(await moveList(page), await moveList(first));
    });
  });
}
