import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isFull, sizeOf } from "../../setup/test-sizes.ts";
import { removeDatabaseHome } from "./postgres/database-home.ts";
import { findPostmaster, stopPostmaster } from "./postgres/postmaster.ts";
import { findProcessIdentity } from "./processes/process-identity.ts";

const isUsual = !isFull();
/** More kills take minutes, because a repeatedly killed process is restarted with exponential backoff. */
const WEB_KILLS = sizeOf("CURAT_WEB_KILLS");
// A separate database takes ten seconds to start when all cores are busy.
vi.setConfig({ testTimeout: 120_000 + WEB_KILLS * 30_000 });

// The main process and the database are real. The children are stubs that record when they start and end.
let folder: string;
let running: ChildProcess[];

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "curat-supervisor-")));
  chmodSync(folder, 0o755);
  running = [];
  const module = (name: string): string => JSON.stringify(new URL(name, import.meta.url).href);
  const note = `import { appendFileSync, readFileSync } from "node:fs";
    import { setTimeout as pause } from "node:timers/promises";
    const note = (what) => appendFileSync(${JSON.stringify(join(folder, "notes"))}, what + " " + process.pid + "\\n");
    const untilNoted = async (what) => {
      while (!readFileSync(${JSON.stringify(join(folder, "notes"))}, "utf8").includes(what)) await pause(5);
    };`;
  const child = `${note}
    import { serveUntilDrained } from ${module("./processes/serve-until-drained.ts")};`;
  const settings = `import { readProcessSettings } from ${module("./process-settings.ts")};
    const { host, port, apiUrl, databaseUrl, demoProducts } = readProcessSettings();`;
  writeFileSync(
    join(folder, "web.ts"),
    `${child} ${settings}
    import { createServer } from "node:http";
    import { measureProcess, metricsOfAll } from ${module("./metrics/process-metrics.ts")};
    import { drainServer } from ${module("./processes/drain-server.ts")};
    measureProcess();
    note("web begins");
    // Neither would ever be up if one were started after the other.
    if (apiUrl === undefined) await untilNoted("worker begins");
    const server = createServer(async (request, response) => {
      if (request.url === "/metrics") return response.end(await metricsOfAll());
      setTimeout(() => response.end("whole"), Number(request.url.slice(1)));
    });
    server.listen(port, host, () => {
      note("web up");
      serveUntilDrained(async () => { await drainServer(server); note("web down"); });
    });`,
  );
  writeFileSync(
    join(folder, "worker.ts"),
    `${child} import { measureProcess } from ${module("./metrics/process-metrics.ts")};
    measureProcess(); note("worker begins"); await untilNoted("web begins"); note("worker up"); setInterval(() => {}, 1000); serveUntilDrained(async () => note("worker down"));`,
  );
  writeFileSync(
    join(folder, "prepare-data.ts"),
    `${note} ${settings}
    import { notePrepared } from ${module("./prepared.ts")};
    import { withClient } from ${module("./postgres/with-client.ts")};
    await withClient(databaseUrl, (client) =>
      client.query("create table if not exists setting (key text primary key, value jsonb)"));
    await notePrepared({ databaseUrl, demoProducts });
    note("data prepared");`,
  );
  writeFileSync(
    join(folder, "main.ts"),
    `import { runShop } from ${module("./run-shop.ts")};
    const entry = (name) => ${JSON.stringify(folder)} + "/" + name + ".ts";
    await runShop({ isDev: false, entryPoints: { web: entry("web"), worker: entry("worker"), prepareData: entry("prepare-data") } });`,
  );
});

afterEach(async () => {
  for (const child of running) child.kill("SIGKILL");
  const left = postmaster();
  if (left) await stopPostmaster(left.pid);
  if (existsSync(join(folder, "data"))) removeDatabaseHome(join(folder, "data"));
  rmSync(folder, { recursive: true, force: true });
});

interface Shop {
  child: ChildProcess;
  address: string;
  output: () => string;
}

function launch(env: Record<string, string> = {}): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [join(folder, "main.ts")], {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, "data"), PORT: "0", WEB_PROCESSES: "2", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  let output = "";
  child.stdout.on("data", (part) => (output += part));
  child.stderr.on("data", (part) => (output += part));
  return { child, output: () => output };
}

const SHOP_ADDRESS = /Shop +(http:[^\s"]+)[\s"]/;

async function openShop(env: Record<string, string> = {}): Promise<Shop> {
  const { child, output } = launch(env);
  await expect.poll(output, { timeout: 60_000 }).toContain("The shop is open");
  // The line may arrive in two parts.
  await expect.poll(output).toMatch(SHOP_ADDRESS);
  const address = SHOP_ADDRESS.exec(output())?.[1] ?? "";
  return { child, address, output };
}

async function refusedStart(env: Record<string, string>): Promise<{ code: unknown; output: string }> {
  const { child, output } = launch(env);
  const [code] = await once(child, "close");
  const messages = output()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).msg);
  return { code, output: messages.join("\n") };
}

function notes(): string[] {
  const file = join(folder, "notes");
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
}

const noteNames = (): string[] => notes().map((note) => note.replace(/ \d+$/, ""));
const pidsOf = (name: string): number[] =>
  notes()
    .filter((note) => note.startsWith(name))
    .map((note) => Number(note.split(" ").at(-1)));

function postmaster(): ReturnType<typeof findPostmaster> {
  return findPostmaster(join(folder, "data/postgres/cluster"));
}

function processesOfThisShop(): string[] {
  const lines = execFileSync("ps", ["-eo", "args"], { encoding: "utf8" }).split("\n");
  return lines.filter((line) => line.includes(folder) && !line.includes("<defunct>"));
}

it("the shop starts web and worker together and stops in order, leaving no process", async () => {
  const archive = join(folder, "archive");
  mkdirSync(archive);
  const shop = await openShop({ BACKUP_ARCHIVE: archive });
  expect(noteNames()[0]).toBe("data prepared");
  expect(
    noteNames()
      .filter((note) => note.endsWith(" up"))
      .toSorted(),
  ).toEqual(["web up", "web up", "worker up"]);
  const figures = await fetch(`${shop.address}/metrics`).then((response) => response.text());
  const processes = new Set([...figures.matchAll(/process="([^"]+)"/g)].map(([, name]) => name));
  expect([...processes].toSorted()).toEqual(["web-1", "web-2", "worker"]);
  const answer = fetch(`${shop.address}/700`).then((response) => response.text());
  await expect.poll(() => fetch(`${shop.address}/0`).then((response) => response.text())).toBe("whole");
  shop.child.kill("SIGTERM");
  expect(await answer).toBe("whole");
  const [code] = await once(shop.child, "exit");
  expect(code).toBe(0);
  expect(noteNames().filter((note) => note.endsWith(" down"))).toEqual([
    "web down",
    "web down",
    "worker down",
  ]);
  expect(shop.output()).toMatch(
    /open requests[^]*Stopping the worker[^]*Stopping the database[^]*Archiving the remaining[^]*Stopped/,
  );
  expect(readdirSync(archive, { recursive: true })).toContainEqual(
    expect.stringMatching(/^wal\/.*\/[0-9A-F]{24}\.gz$/),
  );
  expect(processesOfThisShop()).toEqual([]);
});

it("the shop restarts a killed child and survives its own kill -9", async () => {
  const shop = await openShop({ DEMO_PRODUCTS: "0" });
  const [killed] = pidsOf("web up");
  process.kill(killed ?? 0, "SIGKILL");
  await expect.poll(() => pidsOf("web up").length, { timeout: 60_000 }).toBe(3);
  expect(shop.output()).toContain("The web process ended (SIGKILL); restarting it in 1 s.");

  const second = await refusedStart({});
  expect(second.code).toBe(1);
  expect(second.output).toContain(
    `The shop is already running on ${join(folder, "data")} (process ${shop.child.pid})`,
  );

  shop.child.kill("SIGKILL");
  await once(shop.child, "exit");
  const children = [...pidsOf("web up"), ...pidsOf("worker up")];
  await expect
    .poll(() => children.filter((pid) => findProcessIdentity(pid)), { timeout: 15_000, interval: 50 })
    .toEqual([]);
  const database = postmaster()?.pid;
  expect(database).toBeGreaterThan(0);

  const next = await openShop({ DEMO_PRODUCTS: "0" });
  expect(postmaster()?.pid).toBe(database);
  expect(noteNames().filter((note) => note === "data prepared")).toHaveLength(1);
  next.child.kill("SIGINT");
  await once(next.child, "exit");
  expect(processesOfThisShop()).toEqual([]);
});

it(
  "no request times out when web processes are killed under load",
  async () => {
    const shop = await openShop({ API_URL: "http://localhost:9" });
    const closing = new AbortController();
    let [answered, unanswered] = [0, 0];
    const load = Array.from({ length: 24 }, async () => {
      while (!closing.signal.aborted) {
        const signal = AbortSignal.timeout(15_000);
        await fetch(`${shop.address}/1`, { signal, headers: { connection: "close" } }).then(
          (response) => response.text(),
          // A reset or refused connection counts as a response, a timeout does not.
          (error: Error) => (error.name === "TimeoutError" ? (unanswered += 1) : undefined),
        );
        answered += 1;
      }
    });
    for (let kill = 0; kill < WEB_KILLS; kill += 1) {
      const before = answered;
      await expect.poll(() => answered, { interval: 10 }).toBeGreaterThan(before + 100);
      const up = pidsOf("web up");
      const victim = up.find((pid) => findProcessIdentity(pid)) ?? 0;
      process.kill(victim, "SIGKILL");
      await expect.poll(() => pidsOf("web up").length, { timeout: 90_000 }).toBe(up.length + 1);
    }
    closing.abort();
    await Promise.all(load);
    expect(unanswered).toBe(0);
  },
  60_000 + WEB_KILLS * 90_000,
);

it.skipIf(isUsual)("the shop stops during its start", async () => {
  const { child, output } = launch();
  await expect.poll(output, { timeout: 60_000, interval: 10 }).toContain("Starting the database");
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(noteNames()).toEqual([]);
  expect(processesOfThisShop()).toEqual([]);
});

it("the shop stops at once on a second Ctrl-C", async () => {
  const shop = await openShop({ API_URL: "http://localhost:9" });
  const broken = fetch(`${shop.address}/60000`).then(
    () => "answered",
    () => "broken off",
  );
  await expect.poll(() => fetch(`${shop.address}/0`).then((response) => response.text())).toBe("whole");
  shop.child.kill("SIGINT");
  await expect.poll(shop.output).toContain("Finishing open requests");
  const again = setInterval(() => shop.child.kill("SIGINT"), 100);
  await once(shop.child, "exit");
  clearInterval(again);
  expect(await broken).toBe("broken off");
  expect(processesOfThisShop()).toEqual([]);
});

it("the shop needs no database or worker with an external API", async () => {
  const shop = await openShop({ API_URL: "http://localhost:9/api" });
  expect(noteNames().toSorted()).toEqual(["web begins", "web begins", "web up", "web up"]);
  expect(shop.output()).toContain("API behind it http://localhost:9/api");
  expect(existsSync(join(folder, "data/postgres.json"))).toBe(false);
  shop.child.kill("SIGTERM");
  await once(shop.child, "exit");
});

it("the shop reports a used port in one sentence", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is always an object.
  const { port } = server.address() as AddressInfo;
  expect(await refusedStart({ PORT: String(port) })).toEqual({
    code: 1,
    output: `Port ${port} on 127.0.0.1 is in use: stop what listens there, or set PORT to another one.`,
  });
  server.close();
});

it("the shop reports all problems of its settings before starting anything", async () => {
  expect(await refusedStart({ PORT: "abc", WEB_PROCESSES: "none" })).toEqual({
    code: 1,
    output:
      'PORT must be a whole number from 0 to 65535, not "abc".\n' +
      'WEB_PROCESSES must be a whole number from 1 to 64, not "none".',
  });
  expect(existsSync(join(folder, "data"))).toBe(false);
});

it("the shop exits with the reason if a process cannot start, and warns of a missing SMTP_URL", async () => {
  writeFileSync(join(folder, "worker.ts"), "process.exit(7);");
  const shopUrl = { SHOP_URL: "https://curat.example" };
  const warning = "SMTP_URL is not set: mails are only written to the data folder.";
  const { code, output } = await refusedStart(shopUrl);
  expect(code).toBe(1);
  expect(output).toContain("The worker ended before it was ready (exit code 7).");
  expect(output).toContain(warning);
  expect(processesOfThisShop()).toEqual([]);
  expect((await refusedStart({ ...shopUrl, SMTP_URL: "smtp://127.0.0.1:9" })).output).not.toContain(warning);
});
