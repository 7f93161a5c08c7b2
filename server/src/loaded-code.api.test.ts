/** Tests which modules the real processes load and when they accept connections. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import pg from "pg";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { csvBombs, xlsxBombs } from "../../api/src/testing/bombs/bombs.ts";
import { openTestShop } from "../../api/src/testing/test-shop.ts";
import { isFull } from "../../setup/test-sizes.ts";
import { settingsForChild } from "./process-settings.ts";
import { findFreePort } from "./processes/free-port.ts";
import { parseSettings } from "./settings.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const shop = await openTestShop();
const folder = mkdtempSync(join(tmpdir(), "curat-loaded-"));
afterAll(() => rmSync(folder, { recursive: true }));

// Stubs with a single page replace the apps, whose builds may be missing.
const app = join(folder, "index.js");
writeFileSync(
  app,
  `const createApp = () => ({ fetch: async () => new Response("page"), tooBusy: () => new Response("busy"), dropShared() {} });
  export { createApp as createStorefront, createApp as createOffice };`,
);
const entry = `new URL(${JSON.stringify(pathToFileURL(app).href)})`;
const builds = {
  "storefront-build.ts": `export const CLIENT_FOLDER = ${JSON.stringify(folder)};
    export const STOREFRONT_FOLDER = CLIENT_FOLDER;
    export const SERVER_ENTRY = ${entry};`,
  "office-build.ts": `export const OFFICE_FOLDER = ${JSON.stringify(folder)};
    export const OFFICE_CLIENT_FOLDER = OFFICE_FOLDER;
    export const OFFICE_ENTRY = ${entry};`,
};
const recorder = join(folder, "recorder.mjs");
writeFileSync(
  recorder,
  `import { appendFileSync } from "node:fs";
  import { registerHooks } from "node:module";
  const builds = ${JSON.stringify(builds)};
  registerHooks({
    load(url, context, next) {
      appendFileSync(process.env.LOADED_FILES, url + "\\n");
      const source = builds[/\\/server\\/src\\/site\\/([^/]+)$/.exec(url)?.[1]];
      return source === undefined ? next(url, context) : { format: "module", source, shortCircuit: true };
    },
  });`,
);

/**
 * Runs a process of the shop until it ends and returns the paths of all modules it loaded. In `whileUp`,
 * `loaded` returns those loaded so far.
 */
async function loadedBy(
  entry: string,
  demoProducts: number,
  whileUp: (url: string, loaded: () => string[], pid: number) => Promise<void> = async () => undefined,
  environment: Record<string, string> = {},
  whileStarting: (url: string) => Promise<void> = async () => undefined,
): Promise<{ inAll: string[] }> {
  const port = await findFreePort("127.0.0.1");
  const parsed = parseSettings({
    PORT: String(port),
    DATA_DIR: folder,
    DEMO_PRODUCTS: String(demoProducts),
    TRUSTED_PROXIES: "127.0.0.1",
    DATABASE_URL: shop.config.databaseUrl,
    API_KEY: "k".repeat(24),
    SEAL_KEY: "s".repeat(32),
  });
  if (!parsed.ok) throw new Error(parsed.problems.join(" "));
  const { databaseUrl, apiKey = "", sealKey = "" } = parsed.settings;
  const whole = { ...parsed.settings, databaseUrl, apiKey, sealKey, databaseConnections: 4, isDev: false };
  const list = join(mkdtempSync(join(folder, "run-")), "files");
  writeFileSync(list, "");
  const child = spawn(process.execPath, ["--import", recorder, entry], {
    env: { ...process.env, ...settingsForChild(whole), LOADED_FILES: list, ...environment },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  const isUp = Promise.race([once(child, "message"), ended]);
  await whileStarting(url);
  await isUp;
  if (child.connected) {
    await whileUp(url, () => filesIn(list), child.pid ?? 0);
    child.send({ type: "drain" });
  }
  expect(await ended).toEqual([0, null]);
  return { inAll: filesIn(list) };
}

function filesIn(list: string): string[] {
  return readFileSync(list, "utf8")
    .split("\n")
    .filter((url) => url.startsWith("file:"))
    .map((url) => relative(root, fileURLToPath(url)));
}

const ofDemo = (files: string[]): string[] => files.filter((file) => file.startsWith("demo/"));
const ofStandIns = (files: string[]): string[] => files.filter((file) => file.startsWith("stand-ins/"));
/** The metrics library always loads OpenTelemetry's `api` package. */
const ofTelemetry = (files: string[]): string[] =>
  files.filter((file) => /^node_modules\/@opentelemetry\/(?!api\/)/.test(file));
const aPicture = async (url: string, name: string): Promise<number> =>
  (await fetch(`${url}/media/icon/${name}/160.webp`)).status;

// The web process loads most modules, so it is tested in every run, not only in the full one.
it.skipIf(!isFull()).each(["worker.ts", "prepare-data.ts"])(
  "%s of a shop without a demo loads neither the demo nor the stand-ins",
  async (entry) => {
    const { inAll } = await loadedBy(fileOf(entry), 0);
    expect(inAll).toContain(`server/src/${entry}`);
    expect([...ofDemo(inAll), ...ofStandIns(inAll), ...ofTelemetry(inAll)]).toEqual([]);
  },
);

it("web.ts listens once its index is built, loads only the demo's media, closes old connections and survives decompression bombs", async () => {
  const blocker = new pg.Client({ connectionString: shop.config.databaseUrl });
  await blocker.connect();
  onTestFinished(() => blocker.end());
  let without: string[] = [];
  const { inAll } = await loadedBy(
    fileOf("web.ts"),
    0,
    async (url, loaded, pid) => {
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      expect(await aPicture(url, "drop")).toBe(404);
      await expectEndOfConnection(url);
      await expectAnswersUnderBombs(url, pid);
      without = loaded();
      // The database records which media belong to the demo, whatever the settings.
      await shop.api.importShop({ media: { provider: "demo", addresses: ["/media/icon/spray"] } });
      expect(await aPicture(url, "spray")).toBe(200);
    },
    {},
    async (url) => {
      await blocker.query("begin; lock table product_read in access exclusive mode");
      await vi.waitFor(
        async () => expect((await blocker.query(WAITING)).rows[0].count).toBeGreaterThan(0),
        60_000,
      );
      // By now all other modules are loaded.
      await expect(fetch(`${url}/livez`)).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
      await blocker.query("commit");
    },
  );
  expect(without).toContain("server/src/web.ts");
  expect([...ofDemo(without), ...ofStandIns(inAll), ...ofTelemetry(inAll)]).toEqual([]);
  expect(ofDemo(inAll)).toContain("demo/src/media/files.ts");
  expect(inAll.filter((file) => /^demo\/src\/(?:catalogue|people|load|documents)/.test(file))).toEqual([]);
  // Only the reader process loads parsers of files.
  expect(inAll.filter((file) => /node_modules\/(?:hucre|pdf-lib)\//.test(file))).toEqual([]);
}, 90_000);

it("loadedBy reports a planted import of a stand-in", async () => {
  const entry = join(folder, "planted.ts");
  writeFileSync(
    entry,
    `import ${JSON.stringify(join(root, "node_modules/@curat/stand-ins/src/netopia/keys.ts"))};`,
  );
  expect(ofStandIns((await loadedBy(entry, 0)).inAll)).toEqual(["stand-ins/src/netopia/keys.ts"]);
});

it("web.ts exports the spans of a proxy's request to the configured collector", async () => {
  const reported: OtlpSpan[] = [];
  const collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { resourceSpans } = JSON.parse(Buffer.concat(parts).toString());
      reported.push(
        ...resourceSpans.flatMap((of: OtlpResource) => of.scopeSpans.flatMap(({ spans }) => spans)),
      );
      response.setHeader("content-type", "application/json").end("{}");
    });
  });
  await new Promise<void>((resolve) => void collector.listen(0, "127.0.0.1", resolve));
  const { port } = collector.address() as AddressInfo; // it listens on a port
  const [traceId, parentSpanId] = ["4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"];
  const { inAll } = await loadedBy(
    fileOf("web.ts"),
    0,
    async (url) => {
      const headers = { traceparent: `00-${traceId}-${parentSpanId}-01`, "x-api-key": "k".repeat(24) };
      const answer = await fetch(`${url}/api/v1/utilities/today`, { headers });
      expect([answer.status, answer.headers.get("x-request-id")]).toEqual([200, traceId]);
    },
    { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
  );
  collector.close();
  expect(ofTelemetry(inAll)).not.toEqual([]);
  const ours = reported.filter((span) => span.traceId === traceId);
  const request = ours.find((span) => span.parentSpanId === parentSpanId);
  expect(request?.name).toBe("GET");
  expect(ours.filter((span) => span.parentSpanId === request?.spanId)).not.toEqual([]);
});

const WAITING =
  "select count(*)::int as count from pg_locks where not granted and relation = 'product_read'::regclass";

/** Expects the process to announce the end of a connection in its 200th response, and to accept another. */
async function expectEndOfConnection(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const announced = async (): Promise<string | undefined> => {
    const sent = get(`${url}/livez`, { agent });
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    await once(response.resume(), "end");
    return response.headers.connection;
  };
  for (let count = 1; count < 200; count += 1) expect(await announced()).toBe("keep-alive");
  expect(await announced()).toBe("close");
  expect(await announced()).toBe("keep-alive");
  agent.destroy();
}

/** Expects the process to serve every request, without growing, while visitors upload bombs. */
async function expectAnswersUnderBombs(url: string, pid: number): Promise<void> {
  const send = (content: Uint8Array, visitor: string): Promise<Response> => {
    const body = new FormData();
    body.set("text", "");
    body.set("file", new File([new Uint8Array(content)], "lista.xlsx"));
    const headers = { "x-api-key": "k".repeat(24), "x-visitor-address": visitor };
    return fetch(`${url}/api/v1/order-sheets`, { method: "POST", body, headers });
  };
  const small = Buffer.from("cod;cantitate\nA-1;2\n");
  const [megabytes, bytes] = isFull() ? [200, 950_000] : [6, 200_000];
  // `reader/bombs` tests each bomb. Two of each kind show that this process is unaffected.
  const files = [xlsxBombs(megabytes), csvBombs(bytes)].flatMap((bombs) =>
    Object.values(bombs).slice(0, isFull() ? 10 : 2),
  );
  expect((await send(small, "192.0.2.200")).status).toBe(200);
  const before = memoryOf(pid);
  const over = new AbortController();
  const bombs = Promise.all(files.map((make, at) => send(make(), `192.0.2.${at}`))).finally(() =>
    over.abort(),
  );
  for (; !over.signal.aborted; await pause(50)) {
    const headers = { "x-api-key": "k".repeat(24) };
    const other = await fetch(`${url}/api/v1/utilities/today`, { headers });
    expect(other.status).toBe(200);
  }
  for (const { status } of await bombs) expect([200, 422]).toContain(status);
  await expect.poll(async () => (await send(small, "192.0.2.200")).status).toBe(200);
  expect(memoryOf(pid) - before, "MB more").toBeLessThan(250);
}

/** Returns the resident memory in MB; 0 on systems without /proc. */
function memoryOf(pid: number): number {
  const file = `/proc/${pid}/status`;
  return existsSync(file) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, "utf8"))?.[1]) / 1024 : 0;
}

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}
interface OtlpResource {
  scopeSpans: { spans: OtlpSpan[] }[];
}
