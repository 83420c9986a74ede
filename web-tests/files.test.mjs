// Files: pictures that the page makes, and what is opened or dropped on it.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { keptOffline, saved, useBrowser, visit } from "./harness.mjs";
import { button, drop, friends, headed, heading, moves, played, said } from "./page.mjs";

useBrowser();

const folder = mkdtempSync(join(tmpdir(), "fourline-"));
after(() => rmSync(folder, { recursive: true }));

const RECORD = `fourline record 2
rules: size=7x6 connect=4
symbols: XO
seat 1: human "Ann"
seat 2: human "Zoë"
starts: 1
seed: 1

1 drop d
2 drop d
1 drop c
`;
const FINISHED = RECORD + "2 drop d\n1 drop e\n2 drop d\n1 drop b\nresult: seat 1 wins by a line\n";

/** Puts a game on the table and opens what can be saved of it. */
async function share(page) {
  await friends(page);
  await drop(page, [4, 4, 5]);
  await page.getByText("Share and save").click();
}

/** What a browser sees in a picture: its size, how many pictures it is, and its colour at some places. */
const look = (page, { bytes }, type, places) =>
  page.evaluate(
    async ([bytes, type, places]) => {
      const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      const decoder = new ImageDecoder({ data, type });
      await Promise.all([decoder.tracks.ready, decoder.completed]);
      const { frameCount } = decoder.tracks.selectedTrack;
      const { image } = await decoder.decode({ frameIndex: frameCount - 1 });
      const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
      const context = canvas.getContext("2d", { willReadFrequently: true });
      context.drawImage(image, 0, 0);
      const colours = places.map(([x, y]) => {
        const at = [Math.round(x * canvas.width), Math.round(y * canvas.height), 1, 1];
        return [...context.getImageData(...at).data.slice(0, 3)];
      });
      return { width: canvas.width, height: canvas.height, count: frameCount, colours };
    },
    [bytes.toString("base64"), type, places],
  );

/** Beside the signs of three discs: column 4, column 5, column 4 above; and an empty hole. */
const PLACES = [[250, 404], [320, 404], [250, 334], [54, 404]].map(([x, y]) => [x / 528, y / 458]);
const isYellow = ([red, green, blue]) => red > 200 && green > 150 && blue < 80;
const isRed = ([red, green, blue]) => red > 150 && green < 80 && blue < 90;

test("a picture as SVG, with words for those who can't see it", async () => {
  await visit(async (page) => {
    await share(page);
    const { name, bytes } = await saved(page, () => button(page, "Picture (SVG)").click());
    assert.equal(name, "fourline.svg");
    const text = `${bytes}`;
    assert.match(text, /^<svg /);
    assert.match(text, /<title[^>]*>Four in a row: Player 1 \(X\) vs Player 2 \(O\)</);
    const sound = await page.evaluate((text) => {
      const { documentElement } = new DOMParser().parseFromString(text, "image/svg+xml");
      return [documentElement.nodeName, documentElement.querySelector("parsererror")];
    }, text);
    assert.deepEqual(sound, ["svg", null]);
  });
});

test("a picture as PNG", async () => {
  await visit(async (page) => {
    await share(page);
    const file = await saved(page, () => button(page, "Picture (PNG)").click());
    assert.equal(file.name, "fourline.png");
    assert.equal(file.bytes.toString("latin1", 1, 4), "PNG");
    const { width, height, colours } = await look(page, file, "image/png", PLACES);
    assert.ok(width > 800 && height > 700, `${width}x${height}`);
    assert.ok(isYellow(colours[0]) && isYellow(colours[1]), `${colours}`);
    assert.ok(isRed(colours[2]) && !isYellow(colours[3]) && !isRed(colours[3]), `${colours}`);
  });
});

test("a game as a film, offline too once its module is there", async () => {
  await visit(
    async (page, context) => {
      await keptOffline(page);
      await share(page);
      await context.setOffline(true);
      await button(page, "Film (GIF)").click();
      await page.getByText("The film could not be made").first().waitFor();
      await context.setOffline(false);
      for (const isOffline of [false, true]) {
        await context.setOffline(isOffline);
        const file = await saved(page, () => button(page, "Film (GIF)").click());
        assert.equal(file.name, "fourline.gif");
        assert.equal(file.bytes.toString("latin1", 0, 6), "GIF89a");
        const { count, colours } = await look(page, file, "image/gif", PLACES);
        assert.equal(count, 4, "the empty board and three discs");
        assert.ok(isYellow(colours[0]) && isYellow(colours[1]) && isRed(colours[2]), `${colours}`);
        await page.getByText("The film is saved").first().waitFor();
      }
    },
    { expected: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] },
  );
});

test("a record is saved and opened again", async () => {
  await visit(async (page) => {
    await share(page);
    const { name, bytes } = await saved(page, () => button(page, "Save as a file").click());
    assert.equal(name, "game.fourline");
    assert.match(`${bytes}`, /^fourline record 2\n[^]*\n1 drop d\n2 drop d\n1 drop e\n$/);
    await friends(page);
    assert.equal(await moves(page).count(), 0);
    await page.getByText("Share and save").click();
    await page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer: bytes });
    await played(page, 3);
  });
});

/** Drops a file onto the page as a mouse does. */
async function dropFile(page, context, name, content) {
  const path = join(folder, name);
  writeFileSync(path, content);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const browser = await context.newCDPSession(page);
  for (const type of ["dragEnter", "dragOver", "drop"]) {
    await browser.send("Input.dispatchDragEvent", { type, x: 300, y: 300, data });
  }
}

test("a dropped record goes on at the table, a finished one is studied", async () => {
  await visit(async (page, context) => {
    await heading(page).waitFor();
    await dropFile(page, context, "game.fourline", RECORD);
    await played(page, 3);
    await headed(page, /Zoë.*turn/);
    assert.equal(new URL(page.url()).pathname, "/");
    await dropFile(page, context, "finished.fourline", FINISHED);
    await page.waitForURL(/\/s\//);
    await played(page, 7);
    await dropFile(page, context, "moves.txt", "4453");
    await played(page, 4);
  });
});

test("a file that can't be read changes nothing and says why", async () => {
  await visit(async (page, context) => {
    await friends(page);
    await drop(page, [4, 4]);
    for (const [name, content, why] of [
      ["photo.png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 255]), /photo\.png/],
      ["<b>.txt", "<script>alert(1)</script>", /<b>\.txt/],
      ["broken.fourline", RECORD.replace("1 drop c", "1 drop z"), /broken\.fourline: .*line 11/],
      ["newer.fourline", RECORD.replace("record 2", "record 9"), /newer\.fourline: .*9/],
      ["empty.txt", "", /empty\.txt/],
    ]) {
      await dropFile(page, context, name, content);
      await page.getByText(why).first().waitFor();
      assert.match(await said(page), why);
      assert.equal(await moves(page).count(), 2);
    }
  });
});
