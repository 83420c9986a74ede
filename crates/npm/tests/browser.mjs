// The package in Chromium, as it was installed: its files served as they are.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join, normalize } from "node:path";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm" };
const server = createServer(({ url }, response) => {
  if (url === "/") {
    response.writeHead(200, { "Content-Type": "text/html" }).end('<!doctype html><link rel="icon" href="data:,">');
    return;
  }
  try {
    const file = readFileSync(join(process.cwd(), normalize(url)));
    response.writeHead(200, { "Content-Type": TYPES[extname(url)] ?? "text/plain" }).end(file);
  } catch {
    response.writeHead(404).end();
  }
}).listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));

const require = createRequire(join(process.env.FOURLINE_TOOLS, "package.json"));
const { chromium } = require("playwright-core");
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
try {
  const page = await browser.newPage();
  const problems = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const example = /```js\n([^]*?)```/.exec(readFileSync("node_modules/fourline/README.md", "utf8"))[1];
  const said = await page.evaluate(async (example) => {
    const [fourline, { tryAll }] = await Promise.all([
      import("/node_modules/fourline/browser.js"),
      import("/shared.mjs"),
    ]);
    await tryAll(fourline, (found, expected) => {
      const [one, two] = [found, expected].map((value) => JSON.stringify(value));
      if (one !== two) throw new Error(`${one} is not ${two}`);
    });
    const said = [];
    const console = { log: (...words) => said.push(words.join(" ")) };
    const body = example.replace(/import \{(.*)\} from "fourline";/, "const {$1} = fourline;");
    await new Function("fourline", "console", `return (async () => {${body}})()`)(fourline, console);
    return said;
  }, example);
  assert.equal(said[0], "0");
  assert.equal(said[2], "Bob (O) drops into column 4, row 5.");
  assert.deepEqual(problems, []);
  console.log("the package works in Chromium, with its worker; its example says:", said[said.length - 2]);
} finally {
  await browser.close();
  server.close();
}
