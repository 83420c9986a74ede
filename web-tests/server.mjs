// A server of games for a test: it can be killed and started again, and every visitor has a road to it that can
// be cut.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { visit } from "./harness.mjs";

const { FOURLINE_SERVER, FOURLINE_SITE, FOURLINE_GAMES } = process.env;

/** What browsers say about a connection that is cut or refused. */
const CUT = [
  /WebSocket connection to .* failed/,
  /net::ERR_/,
  /status of 4\d\d/,
  /can.t establish a connection to the server/,
  /connection to .* was interrupted/,
];

/** Starts a server with a database of its own; after `grace` milliseconds a game can be claimed. */
export async function startServer(name, grace) {
  const folder = join(FOURLINE_GAMES, name);
  mkdirSync(folder, { recursive: true });
  const server = { port: 0, process: undefined };
  server.start = async () => {
    const data = join(folder, "games.sqlite");
    const stdio = ["ignore", "pipe", "inherit"];
    const settings = grace === undefined ? [] : [String(grace)];
    server.process = spawn(FOURLINE_SERVER, [FOURLINE_SITE, String(server.port), data, ...settings], { stdio });
    const [line] = await once(server.process.stdout, "data");
    server.port = Number(new URL(String(line).trim()).port);
  };
  /** Ends it as a power cut would. */
  server.kill = async () => {
    const gone = once(server.process, "exit");
    server.process.kill("SIGKILL");
    await gone;
  };
  await server.start();
  return server;
}

/** A road to the server. */
async function road(server) {
  const open = new Set();
  let isCut = false;
  const gate = createServer((near) => {
    near.on("error", () => {});
    if (isCut) return near.destroy();
    const far = connect(server.port, "127.0.0.1");
    far.on("error", () => {});
    for (const [one, other] of [[near, far], [far, near]]) {
      open.add(one);
      one.pipe(other);
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  gate.listen(0, "127.0.0.1");
  await once(gate, "listening");
  return {
    port: gate.address().port,
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      for (const socket of open) socket.destroy();
      gate.close();
    },
  };
}

/** Runs something with this many fresh visitors of a server; each page has its `road`. */
export async function meet(server, count, act, options = {}, pages = []) {
  if (pages.length === count) return act(...pages);
  const way = await road(server);
  try {
    await visit(
      async (page) => {
        page.road = way;
        await meet(server, count, act, options, [...pages, page]);
      },
      { baseURL: `http://127.0.0.1:${way.port}`, expected: CUT, at: "/online", ...options },
    );
  } finally {
    way.close();
  }
}
