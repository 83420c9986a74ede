// The site as a whole: it loads, keeps to its policy, thinks, and works offline.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";
import { address, keptOffline, picture, useBrowser, visit } from "./harness.mjs";

useBrowser();

/** The record of a classic game with these drops, letters from the left. */
const record = (moves) =>
  [
    "fourline record 2",
    "rules: size=7x6 connect=4",
    "symbols: XO",
    'seat 1: human "Ann"',
    'seat 2: human "Zoë"',
    "starts: 1",
    "seed: 1",
    "",
    ...[...moves].map((letter, ply) => `${1 + (ply % 2)} drop ${letter}`),
    "",
  ].join("\n");

/** Asks a worker of the page, and gives all it says until something matches `last`. */
const ask = (page, question, last, book = false) =>
  page.evaluate(
    async ([question, last, book]) => {
      const link = (rel) => document.querySelector(`link[rel=${rel}]`).href;
      const worker = new Worker(link("engine"), { type: "module" });
      if (book) worker.postMessage(await (await fetch(link("book"))).arrayBuffer());
      const said = [];
      try {
        await new Promise((done, failed) => {
          worker.onerror = failed;
          worker.onmessage = ({ data }) => {
            said.push(data);
            if (new RegExp(last).test(data) || data.startsWith("failed")) done();
          };
          worker.postMessage(question);
        });
      } finally {
        worker.terminate();
      }
      return said;
    },
    [question, last, book],
  );

test("the page loads without a complaint, alone among origins", async () => {
  await visit(async (page) => {
    assert.match(await page.title(), /Fourline$/);
    assert.equal(await page.evaluate(() => crossOriginIsolated), true);
    assert.equal(await page.evaluate(() => isSecureContext), true);
    await picture(page, "first");
  });
});

test("nothing is loaded from elsewhere", async () => {
  await visit(
    async (page) => {
      const origins = new Set();
      page.on("request", (request) => origins.add(new URL(request.url()).origin));
      await page.reload({ waitUntil: "networkidle" });
      origins.delete("null");
      assert.deepEqual([...origins], [address.origin]);
    },
    { serviceWorkers: "block", expected: [/registration blocked/] },
  );
});

test("the policy forbids scripts and styles in the page", async () => {
  const expected = [/Content Security Policy/];
  await visit(
    async (page) => {
      const broken = await page.evaluate(async () => {
        const found = [];
        addEventListener("securitypolicyviolation", (event) => found.push(event.effectiveDirective));
        const script = document.createElement("script");
        script.textContent = "window.ran = true";
        document.body.append(script);
        const part = document.createElement("p");
        part.setAttribute("style", "color: red");
        await new Promise((done) => setTimeout(done, 100));
        return [found, window.ran];
      });
      assert.deepEqual(broken, [["script-src-elem", "style-src-attr"], undefined]);
    },
    { expected },
  );
});

test("headers let files be kept and nothing else", async () => {
  await visit(async (page) => {
    const answer = await page.request.get("/");
    const headers = answer.headers();
    assert.equal(headers["cache-control"], "no-cache");
    assert.equal(headers["x-content-type-options"], "nosniff");
    assert.match(headers["content-security-policy"], /script-src 'self' 'wasm-unsafe-eval'/);
    const again = await page.request.get("/", { headers: { "if-none-match": headers.etag } });
    assert.equal(again.status(), 304);
    const script = (await answer.text()).match(/"(\/assets\/start-[^"]+)"/)[1];
    const kept = (await page.request.get(script)).headers();
    assert.match(kept["cache-control"], /immutable/);
    assert.equal(kept["content-encoding"], "br");
    assert.equal((await page.request.get("/missing.js")).status(), 404);
    assert.equal((await page.request.get("/some/address")).status(), 200);
  });
});

test("a worker answers with a move", async () => {
  await visit(async (page) => {
    for (const level of ["robot", "level-1", "level-10"]) {
      const question = `question 7\nmove ${level} 400000 127 1000\n${record("ddde")}`;
      const said = await ask(page, question, "^answer");
      assert.match(said.at(-1), /^answer 7 7 6 4\nmove 1 0 drop [a-g]\n/);
    }
  });
});

test("a worker answers better and better, with the exact scores last", async () => {
  await visit(async (page) => {
    const said = await ask(page, `question 8\ninsight\n${record("")}`, "\ninsight last");
    const answers = said.filter((text) => text.startsWith("answer 8"));
    assert.match(answers[0], /\ninsight\n/);
    assert.match(answers.at(-1), /\ninsight last exact\n/);
    const score = (letter) =>
      answers.at(-1).match(new RegExp(`score (-?\\d+)\\n(why .*\\n)?does drop ${letter}\\n`))?.[1];
    assert.deepEqual([..."abcdefg"].map(score), ["-2", "-1", "0", "1", "0", "-1", "-2"]);
  });
});

test("the large book is fetched on demand and looked into", async () => {
  await visit(async (page) => {
    const said = await ask(page, `question 9\ninsight\n${record("ddcf")}`, "\ninsight last", true);
    assert.match(said.at(-1), /^answer 9 7 6 4\ninsight last exact\n/);
  });
});

test("a broken question fails, and says which", async () => {
  await visit(
    async (page) => {
      assert.deepEqual(await ask(page, "question 5\nnonsense", "^never"), ["failed 5\n"]);
    },
    { expected: [/line 2 of the question/] },
  );
});

test("it works offline after the first visit", async () => {
  await visit(async (page, context) => {
    await keptOffline(page);
    await context.setOffline(true);
    await page.reload();
    assert.match(await page.title(), /Fourline$/);
    assert.equal(await page.evaluate(() => crossOriginIsolated), true);
    await page.goto("/some/other/address");
    assert.match(await page.title(), /Fourline$/);
    const said = await ask(page, `question 1\nmove level-5 2000 2 1000\n${record("d")}`, "^answer");
    assert.match(said.at(-1), /^answer 1/);
    const study = await ask(page, `question 2\ninsight\n${record("dd")}`, "\ninsight last");
    assert.match(study.at(-1), /insight last exact/);
  });
});

test("the large book is kept once a study has asked for it", async () => {
  await visit(async (page, context) => {
    await keptOffline(page);
    const length = () =>
      page.evaluate(async () => {
        const { href } = document.querySelector("link[rel=book]");
        return (await (await fetch(href)).arrayBuffer()).byteLength;
      });
    const before = await length();
    await context.setOffline(true);
    await page.reload();
    assert.equal(await length(), before);
    assert.ok(before > 2_000_000);
  });
});

test("a new version waits, says so, and is taken when asked for", async () => {
  const site = await changingSite();
  try {
    await visit(
      async (page) => {
        await keptOffline(page);
        const update = () => page.evaluate(() => document.documentElement.dataset.update);
        assert.equal(await update(), undefined);
        site.change();
        await page.evaluate(async () => {
          const ready = new Promise((done) => addEventListener("update-ready", done));
          await (await navigator.serviceWorker.getRegistration()).update();
          await ready;
        });
        assert.equal(await update(), "ready");
        // Only when the page asks for it, it is loaded again.
        await page.evaluate(() => (window.isOld = true));
        await page.getByText("A new version").getByRole("button").click();
        await page.waitForFunction(() => !window.isOld);
        await keptOffline(page);
        const caches = await page.evaluate(() => window.caches.keys());
        assert.equal(caches.filter((name) => name !== "fourline-later").length, 1);
      },
      { at: site.address },
    );
  } finally {
    site.end();
  }
});

/** The site under another address, whose next version comes when it is told to. */
async function changingSite() {
  let version = "";
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url, address));
    let body = Buffer.from(await answer.arrayBuffer());
    if (request.url === "/sw.js") body = `${body}`.replace('VERSION = "', `$&${version}`);
    const headers = Object.fromEntries(answer.headers);
    for (const name of ["content-encoding", "content-length", "etag"]) delete headers[name];
    response.writeHead(answer.status, headers).end(body);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    change: () => (version = "next-"),
    end: () => server.close().closeAllConnections(),
  };
}

test("it can be installed", async () => {
  await visit(async (page) => {
    const manifest = await (await page.request.get("/manifest.webmanifest")).json();
    assert.equal(manifest.display, "standalone");
    for (const { src, type, sizes } of manifest.icons) {
      const answer = await page.request.get(src);
      assert.equal(answer.status(), 200);
      assert.equal(answer.headers()["content-type"], type);
      if (type !== "image/png") continue;
      const side = (await answer.body()).readUInt32BE(16);
      assert.equal(`${side}x${side}`, sizes);
    }
  });
});
