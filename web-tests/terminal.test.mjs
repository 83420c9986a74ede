// A browser and the terminal program play each other on a real server, to the end.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { useBrowser } from "./harness.mjs";
import { meet, startServer } from "./server.mjs";
import { column, headed, played } from "./page.mjs";
import { invite, join as accept, moveList, pathOf, recordAt } from "./players.mjs";

useBrowser();

const { FOURLINE_GAMES, FOURLINE_PROGRAM } = process.env;

/** So long is waited for something that is bound to come, on the slowest machine. */
const PATIENCE_MS = 120_000;

let server;
before(async () => {
  server = await startServer("terminal");
});
after(() => server.kill());

/** The program, line by line, in a home of its own. */
function terminal(name, ...options) {
  const home = join(FOURLINE_GAMES, name);
  mkdirSync(home, { recursive: true });
  const env = { ...process.env, HOME: home, LC_ALL: "C.UTF-8" };
  for (const kind of ["DATA", "CONFIG", "STATE", "CACHE"]) env[`XDG_${kind}_HOME`] = join(home, kind);
  const program = spawn(FOURLINE_PROGRAM, ["online", ...options], { cwd: home, env });
  let text = "";
  let listener = () => {};
  for (const stream of [program.stdout, program.stderr]) {
    stream.on("data", (bytes) => {
      text += bytes;
      listener();
    });
  }
  const ended = new Promise((done) => program.on("exit", done));
  return {
    /** Waits until it has said this since `see` was called last, and returns what was found. */
    see: (pattern) =>
      new Promise((done, failed) => {
        const isTooLong = () => failed(new Error(`waited for ${pattern} in:\n${text}`));
        const patience = setTimeout(isTooLong, PATIENCE_MS);
        listener = () => {
          const found = pattern.exec(text);
          if (!found) return;
          text = text.slice(found.index + found[0].length);
          listener = () => {};
          clearTimeout(patience);
          done(found[0]);
        };
        ended.then(isTooLong);
        listener();
      }),
    type: (line) => program.stdin.write(`${line}\n`),
    /** Ends it, and returns its exit code. */
    end: async () => {
      program.stdin.end();
      return ended;
    },
    kill: () => program.kill("SIGKILL"),
  };
}

/** Plays a whole game: the first one wins in column 1. */
async function play(page, other, pageStarts) {
  const drops = [1, 2, 1, 2, 1, 2, 1];
  for (const [index, number] of drops.entries()) {
    if ((index % 2 === 0) === pageStarts) {
      await headed(page, "Your turn");
      await column(page, number).click();
      await other.see(new RegExp(`drops? into column ${number}, row`));
    } else {
      other.type(number);
      await other.see(new RegExp(`drops? into column ${number}, row`));
    }
    await played(page, index + 1);
  }
  await other.see(/four in column 1/);
  assert.match(await headed(page, /win/), pageStarts ? /^You win: four in column 1/ : /wins: four in column 1/);
  assert.deepEqual(
    (await moveList(page)).map((text) => text.trim()),
    drops.map(String),
  );
  // What the server has is what both have seen.
  const record = await recordAt(page);
  assert.deepEqual(
    [...record.matchAll(/^(?:\S+ )?([12]) drop ([a-g])/gm)].map(([, seat, letter]) => `${seat}${letter}`),
    drops.map((number, index) => `${(index % 2) + 1}${"abcdefg"[number - 1]}`),
    record,
  );
}

test("the page invites, the terminal accepts", async () => {
  await meet(server, 1, async (page) => {
    await page.getByText("More", { exact: true }).click();
    await page.getByRole("combobox", { name: "Who starts" }).selectOption({ label: "You" });
    await invite(page);
    const guest = terminal("guest", page.url(), "--name", "Bob");
    try {
      await page.getByText("Bob", { exact: true }).waitFor();
      await play(page, guest, true);
    } finally {
      guest.kill();
    }
  });
});

test("the terminal invites, the page accepts", async () => {
  await meet(server, 1, async (page) => {
    const host = terminal("host", "--new", "--server", new URL(page.url()).origin, "--name", "Ann", "--first", "host");
    try {
      const link = await host.see(/http\S+\/t\/[a-z2-7]{16}/);
      await accept(page, new URL(link).pathname);
      assert.equal(pathOf(page), new URL(link).pathname);
      await play(page, host, false);
    } finally {
      host.kill();
    }
  });
});
