import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { exportedSheet, jobOver, sheetOf, uploadSheet } from "../../api/src/testing/test-sheets.ts";
import { openTestShop } from "../../api/src/testing/test-shop.ts";
import { settingsForChild, type ProcessSettings } from "./process-settings.ts";

const main = fileURLToPath(new URL("worker.ts", import.meta.url));
const shop = await openTestShop();
const { staff } = shop;
/** Enough for four parts of up to 500 rows. */
const PRODUCTS = 1_700;

let worker: ChildProcess | undefined;
function startWorker(): void {
  const settings = {
    apiKey: shop.config.apiKey,
    sealKey: shop.config.sealKey,
    databaseUrl: shop.config.databaseUrl,
    databaseConnections: 6,
    dataDir: tmpdir(),
    trustedProxies: [] as string[],
  } as ProcessSettings; // a worker reads only these settings
  const env = { ...process.env, ...settingsForChild(settings) };
  worker = spawn(process.execPath, [main], { env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
}
async function killWorker(): Promise<void> {
  const ended = worker && once(worker, "exit");
  worker?.kill("SIGKILL");
  await ended;
}
afterEach(killWorker);

/**
 * Kills the worker once the running job has processed this many rows. Returns the number of processed rows.
 */
async function killedBehind(jobId: number, rows: number): Promise<number> {
  const done = async () => (await shop.get(`/staff/jobs/${jobId}`, staff)).body.data.done;
  await expect.poll(done, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(rows);
  await killWorker();
  return done();
}
const brought = "from product where code like 'UCIS-%'";
const count = async (sql: string) =>
  (await shop.query<{ count: number }>(`select count(*)::integer ${sql}`))[0]?.count;

it("a restarted worker resumes an import where the killed one stopped, without repeated or partial rows", async () => {
  startWorker();
  const [, example = []] = await exportedSheet(shop, "products");
  const rows = Array.from({ length: PRODUCTS }, (_, at) => {
    const own = [`UCIS-${at}`, `Ucis ${at}`, at % 10 === 0 ? "" : `UCIS-${at - (at % 10)}`];
    return [...own, example[3], example[4], 10, 1000, "10x20x30", `Volum: ${at}`] as string[];
  });
  const head = [
    "Cod",
    "Nume",
    "Cod produs principal",
    "Marcă",
    "Categorie",
    "Preț",
    "Greutate",
    "Dimensiuni",
  ];
  const { body } = await uploadSheet(shop, "products", sheetOf([[...head, "Variantă"], ...rows]));
  const { id, columns, version } = body.data;
  const { data: checking } = (await shop.post(`/staff/imports/${id}/check`, { columns, version }, staff))
    .body;
  expect(await killedBehind(checking.check.id, 500)).toBeLessThan(PRODUCTS);
  startWorker();
  expect((await jobOver(shop, checking.check.id)).counts).toEqual({ new: PRODUCTS });
  expect(await count(brought), "only tried").toBe(0);

  const { data: writing } = (
    await shop.post(`/staff/imports/${id}/start`, { version: checking.version }, staff)
  ).body;
  const stood = await killedBehind(writing.write.id, 500);
  expect(stood).toBeLessThan(PRODUCTS);
  expect(await count(brought), "whole parts").toBe(stood);
  startWorker();
  const job = await jobOver(shop, writing.write.id);
  expect(job).toMatchObject({ state: "done", done: PRODUCTS, counts: { new: PRODUCTS }, changes: PRODUCTS });
  expect(await count(brought)).toBe(PRODUCTS);
  expect(
    await count(`${brought} and not exists (select from price_history h where h.product_id = product.id)`),
  ).toBe(0);
  expect(await count("from (select slug from product group by slug having count(*) > 1) twice")).toBe(0);
}, 240_000);
