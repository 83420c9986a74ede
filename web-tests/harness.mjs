// What every test in the browser needs: Chromium or Firefox without a screen, a page that may not complain, and
// screenshots. `cargo xtask browser` says which browser it is, and where the site and the packages are.
import { createRequire } from "node:module";
import { after, before } from "node:test";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { tmpdir } from "node:os";

const {
  FOURLINE_ADDRESS,
  FOURLINE_BROWSER = "chromium",
  FOURLINE_TOOLS,
  FOURLINE_PICTURES = tmpdir(),
} = process.env;
if (!FOURLINE_ADDRESS || !FOURLINE_TOOLS) throw new Error("run these with: cargo xtask browser");

const packages = createRequire(join(FOURLINE_TOOLS, "package.json"));
const { chromium, firefox } = packages("playwright-core");
const axe = readFileSync(packages.resolve("axe-core/axe.min.js"), "utf8");

/** Where the site is. */
export const address = new URL(FOURLINE_ADDRESS);

/** The sizes of screens that every page has to fit. */
export const SCREENS = {
  small: { width: 320, height: 568 },
  phone: { width: 375, height: 667 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1366, height: 768 },
};

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Is it Firefox? It is driven by the standard protocol (WebDriver BiDi), so Debian's package will do. */
export const isFirefox = FOURLINE_BROWSER === "firefox";

/** Where Firefox puts what is saved. */
const saves = isFirefox ? mkdtempSync(join(tmpdir(), "fourline-")) : undefined;

/** Starts the browser. */
export const launch = () =>
  isFirefox
    ? firefox.launch({ channel: "moz-firefox", executablePath: "/usr/bin/firefox-esr", downloadsPath: saves })
    : chromium.launch({ executablePath: "/usr/bin/chromium", args: FLAGS });

let browser;

/** Starts the browser before the tests of a file, and ends it after them. */
export function useBrowser() {
  before(async () => {
    browser = await launch();
  });
  after(async () => {
    await browser.close();
    if (saves) rmSync(saves, { recursive: true });
  });
}

/** The name and the bytes of the file that is saved when something is done. */
export async function saved(page, act) {
  if (!isFirefox) {
    const [download] = await Promise.all([page.waitForEvent("download"), act()]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  }
  // It does not tell, but the file is there.
  await act();
  for (;;) {
    const [name] = readdirSync(saves).filter((name) => !name.endsWith(".part"));
    const bytes = name && readFileSync(join(saves, name));
    if (bytes?.length) {
      rmSync(join(saves, name));
      return { name, bytes };
    }
    await new Promise((done) => setTimeout(done, 20));
  }
}

/**
 * Runs something with a fresh visitor of the site: no cookies, nothing kept, no service worker. Fails if the
 * page complains in the console, breaks the security policy or throws.
 */
export async function visit(act, { at = "/", expected = [], ...options } = {}) {
  const context = await browser.newContext({
    baseURL: address.origin,
    viewport: SCREENS.laptop,
    locale: "en-GB",
    ...options,
  });
  const complaints = [];
  const listen = (page) => {
    page.on("pageerror", (error) => complaints.push(`${error}`));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
  };
  context.on("page", listen);
  try {
    const page = await context.newPage();
    await page.goto(at);
    await act(page, context);
  } finally {
    await context.close();
  }
  const unexpected = complaints.filter((text) => !expected.some((known) => known.test(text)));
  if (unexpected.length > 0) throw new Error(`the page complained:\n${unexpected.join("\n")}`);
}

/** Waits until the service worker has kept the site and looks after this page. */
export async function keptOffline(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) =>
      navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }),
    );
  });
}

/** Takes a screenshot into target/browser; in Chromium only, because Firefox would break the security policy. */
export const picture = async (page, name) =>
  isFirefox || page.screenshot({ path: join(FOURLINE_PICTURES, `${name}.png`), fullPage: true });

/** What axe finds wrong with the page as it is, as lines. */
export async function barriers(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run());
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target})`),
  );
}
