import { afterAll, beforeAll, expect, it } from "vitest";
import type { Worker } from "../../../jobs/runner.ts";
import { aProduct } from "../../../testing/test-catalogue.ts";
import { exportedSheet, importedSheet, jobOver, sheetOf } from "../../../testing/test-sheets.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

/** Number of generated products. CURAT_SHEET_ROWS sets a higher one for measurements. */
const PRODUCTS = Number(process.env.CURAT_SHEET_ROWS ?? 1_200);

const shop = await openTestShop();
let worker: Worker;
beforeAll(async () => {
  for (let from = 0; from < PRODUCTS; from += 5_000)
    await shop.api.importShop({
      products: Array.from({ length: Math.min(5_000, PRODUCTS - from) }, (_, at) =>
        aProduct({ id: 10_000 + from + at, name: `Produs nr. ${from + at}; „bun”, =ieftin` }),
      ),
    });
  worker = await shop.api.startWorker();
}, 600_000);
afterAll(() => worker.stop());

it(
  "exporting, changing, importing and undoing all products restores the export byte for byte",
  { timeout: 900_000 },
  async () => {
    const began = Date.now();
    const took = (what: string) => `${what}: ${Math.round((Date.now() - began) / 1000)} s`;
    const rows = await exportedSheet(shop, "products", { q: "COD-1" });
    const times = [took("exported")];
    const [head = [], ...products] = rows;
    expect(products.length).toBeGreaterThanOrEqual(PRODUCTS);
    const at = (label: string) => head.indexOf(label);
    const changed = products.map((row) =>
      row.map((cell, place) => {
        if (place === at("Preț de listă (lei cu TVA)")) return Number(cell) + 2;
        return place === at("Nume") ? `${cell} +` : cell;
      }),
    );
    const file = await importedSheet(shop, "products", sheetOf([head, ...changed]));
    times.push(took("written"));
    expect(file.write.counts).toEqual({ changed: products.length });
    const requested = await shop.staff.post(`/staff/changes/batches/${file.write.batch}/undo`, {});
    const job = await jobOver(shop, requested.body.data.id);
    times.push(took("undone"));
    expect(job.counts).toEqual({ undone: products.length * 2, left: 0 });
    expect(sheetOf(await exportedSheet(shop, "products", { q: "COD-1" }))).toBe(sheetOf(rows));
    expect(process.memoryUsage().rss).toBeLessThan(2_000_000_000);
    // oxlint-disable-next-line no-console -- the run exists to print its measurements
    if (process.env.CURAT_SHEET_ROWS) console.log(times.join(", "));
  },
);
