// What can go wrong: each time the page says what happened and what to do, and nothing that was kept is lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { keptOffline, useBrowser, visit } from "./harness.mjs";
import { button, column, drop, friends, headed, heading, moves, played, said, settled } from "./page.mjs";

useBrowser();

/** Everything that is kept on the device. */
const kept = (page) => page.evaluate(() => ({ ...localStorage }));

test("broken links say what is wrong and lead on", async () => {
  await visit(async (page) => {
    await friends(page);
    await drop(page, [4, 4]);
    for (const [path, why] of [
      ["/nowhere", /no such page/i],
      ["/p/888", /move 1/],
      ["/p/44z", /move 3/],
      ["/s/r/broken", /can't be opened|not/i],
      ["/g/lost", /not on this device/],
      ["/how/up=down", /up/],
    ]) {
      await page.goto(path);
      await heading(page).waitFor();
      assert.match(await page.locator("main").textContent(), why, path);
      await page.locator("main").getByRole("link").first().click();
      await headed(page, /turn/);
      await played(page, 2);
    }
  });
});

test("settings and games of another version stay as they are", async () => {
  const theirs = {
    "fourline/settings": 'theme = "plaid"\nnew-setting = "a" # new\n[web]\ntheme = "dark"\n',
    "fourline/unfinished/new-1": "kept 99\nfourline record 9\nsomething new\n",
    "fourline/finished/new-2": "not a record at all",
    "fourline/future": "whatever comes",
  };
  await visit(async (page) => {
    await page.evaluate((theirs) => Object.assign(localStorage, theirs), theirs);
    await page.reload();
    await headed(page, "Your turn");
    assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
    await drop(page, [4]);
    await page.getByRole("link", { name: "Games" }).click();
    await page.getByText(/2 games can't be read/).waitFor();
    await page.getByRole("link", { name: "Settings" }).click();
    await page.locator("#web-theme").selectOption("light");
    const now = await kept(page);
    for (const key of Object.keys(theirs).slice(1)) assert.equal(now[key], theirs[key], key);
    assert.match(now["fourline/settings"], /new-setting = "a" # new/);
    assert.match(now["fourline/settings"], /theme = "plaid"/);
    assert.match(now["fourline/settings"], /theme = "light"/);
  });
});

test("settings that make no sense are left alone, and that is said", async () => {
  await visit(async (page) => {
    const theirs = "[[[ not settings\n\u0000";
    await page.evaluate((theirs) => localStorage.setItem("fourline/settings", theirs), theirs);
    await page.reload();
    await page.getByText(/settings/i).first().waitFor();
    assert.match(await said(page), /settings on this device can't be read/);
    await page.goto("/settings");
    await page.locator("#web-theme").selectOption("dark");
    await page.getByText(/The settings count for now, but they can't be kept/).first().waitFor();
    assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
    assert.equal((await kept(page))["fourline/settings"], theirs);
  });
});

test("a storage that is full: the game goes on, it is said, and old games stay", async () => {
  await visit(async (page) => {
    await friends(page);
    await drop(page, [1, 2, 1, 2, 1, 2, 1]);
    const before = await kept(page);
    assert.equal(Object.keys(before).filter((key) => key.includes("/finished/")).length, 1);
    await page.evaluate(() => {
      for (let size = 1 << 22; size >= 1; size >>= 1) {
        try {
          for (let n = 0; ; n += 1) localStorage.setItem(`filler-${size}-${n}`, "x".repeat(size));
        } catch {
          // As much as fits.
        }
      }
    });
    await button(page, "Rematch").click();
    await drop(page, [4, 4]);
    await page.getByText(/has no room left/).first().waitFor();
    const after = await kept(page);
    for (const key of Object.keys(before).filter((key) => key.includes("/finished/"))) {
      assert.equal(after[key], before[key]);
    }
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith("filler")) localStorage.removeItem(key);
    });
    await drop(page, [4]);
    await page.locator(".notice.wrong").waitFor({ state: "detached" });
    await page.reload();
    await played(page, 3);
  });
});

test("a storage that is forbidden: everything can be played, and it is said", async () => {
  const forbid = () => {
    const forbidden = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: forbidden });
    Object.defineProperty(window, "sessionStorage", { get: forbidden });
  };
  await visit(async (page) => {
    await page.addInitScript(forbid);
    await page.reload();
    await friends(page);
    await drop(page, [1, 2, 1, 2, 1, 2, 1]);
    await headed(page, /wins/);
    await page.getByText(/does not let this site keep anything/).first().waitFor();
    await page.getByRole("link", { name: "Settings" }).click();
    await page.locator("#web-theme").selectOption("dark");
    await headed(page, "Settings");
  });
});

for (const [what, remove] of [
  ["no WebAssembly", () => delete globalThis.WebAssembly],
  [
    "a WebAssembly that is too old",
    () => {
      const refuse = async () => {
        throw new WebAssembly.CompileError("unknown opcode");
      };
      WebAssembly.instantiateStreaming = refuse;
      WebAssembly.instantiate = refuse;
    },
  ],
]) {
  test(`${what}: it is said, in the reader's language`, async () => {
    await visit(
      async (page) => {
        await page.addInitScript(remove);
        await page.reload();
        await page.getByRole("alert").waitFor();
        assert.match(await page.getByRole("alert").textContent(), /WebAssembly/);
        assert.equal(await page.getByRole("alert").getAttribute("lang"), "de");
        await page.getByRole("button").waitFor();
      },
      { locale: "de", serviceWorkers: "block", expected: [/unknown opcode/, /registration blocked/] },
    );
  });
}

test("a page that can't be loaded whole says so, and loads again", async () => {
  await visit(
    async (page) => {
      await page.route(/page-.*\.wasm/, (route) => route.abort());
      await page.reload();
      await page.getByRole("alert").waitFor();
      assert.match(await page.getByRole("alert").textContent(), /connection|could not|start/i);
      await page.unroute(/page-.*\.wasm/);
      await page.getByRole("alert").getByRole("button").click();
      await headed(page, "Your turn");
    },
    { serviceWorkers: "block", expected: [/ERR_FAILED|Failed to fetch/, /registration blocked/] },
  );
});

test("a worker that dies: it is said, and it is tried again", async () => {
  await visit(
    async (page) => {
      await page.addInitScript(() => {
        const Real = Worker;
        let isFirst = true;
        window.Worker = class extends Real {
          postMessage(message) {
            if (!isFirst) return super.postMessage(message);
            isFirst = false;
            // What the browser does when it runs out of memory.
            setTimeout(() => this.onerror?.(new ErrorEvent("error", { message: "out of memory" })));
          }
        };
      });
      await page.reload();
      await column(page, 4).click();
      const again = page.locator(".status").getByRole("button");
      await again.waitFor();
      assert.equal(await moves(page).count(), 1);
      await again.click();
      await settled(page);
      await played(page, 2);
    },
    { serviceWorkers: "block", expected: [/registration blocked/] },
  );
});

test("a worker that can't be loaded: it is said, the game stays, and people can play", async () => {
  await visit(
    async (page) => {
      await page.route(/engine-.*\.wasm/, (route) => route.abort());
      await column(page, 4).click();
      await page.locator(".status").getByRole("button").waitFor();
      await page.unroute(/engine-.*\.wasm/);
      await page.locator(".status").getByRole("button").click();
      await played(page, 2);
    },
    { serviceWorkers: "block", expected: [/ERR_FAILED|Failed to fetch|AbortError/, /registration blocked/] },
  );
});

test("a bug in the page: the game is kept, and a reload goes on with it", async () => {
  await visit(
    async (page) => {
      await friends(page);
      await drop(page, [4, 4, 5]);
      // A browser that breaks its own promises is a bug that the page can't expect.
      await page.evaluate(() => {
        Object.defineProperty(document, "body", { get: () => document.querySelector("body") });
        Document.prototype.createElementNS = () => {
          throw new Error("broken");
        };
        Document.prototype.createElement = ((real) =>
          function (name) {
            if (name !== "div" && name !== "a") throw new Error("broken");
            return real.call(this, name);
          })(Document.prototype.createElement);
      });
      await page.mouse.click(...(await place(column(page, 6))));
      await page.getByRole("alert").waitFor();
      assert.match(await page.getByRole("alert").textContent(), /game is kept/i);
      await page.getByRole("alert").getByRole("link").click();
      await headed(page, /turn/);
      assert.ok((await moves(page).count()) >= 3);
    },
    { expected: [/panicked|unreachable|broken/] },
  );
});

const place = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
};

test("what an older release kept is cleared away, and the game goes on", async () => {
  await visit(
    async (page, context) => {
      await keptOffline(page);
      // What an older release left: a cache of its own, with a page that names files which are gone.
      await page.evaluate(async () => {
        const old = await caches.open("fourline-0000000000000000");
        await old.put("/", new Response("<title>old</title>", { headers: { "content-type": "text/html" } }));
      });
      await friends(page);
      await drop(page, [4, 4]);
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration.unregister();
      });
      await page.reload();
      await keptOffline(page);
      await played(page, 2);
      const names = await page.evaluate(() => caches.keys());
      assert.ok(!names.includes("fourline-0000000000000000"), `${names}`);
      await context.setOffline(true);
      await page.reload();
      await played(page, 2);
    },
  );
});

test("offline: a reload, a game and a study", async () => {
  await visit(
    async (page, context) => {
      await keptOffline(page);
      await context.setOffline(true);
      await page.reload();
      await column(page, 4).click();
      await settled(page);
      await played(page, 2);
      await page.keyboard.press("s");
      await page.locator(".notes .best").first().waitFor();
      await page.goto("/how/strict");
      await headed(page, /Strict/);
    },
    // The large book was never fetched.
    { expected: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] },
  );
});

