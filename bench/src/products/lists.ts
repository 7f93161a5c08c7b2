import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import {
  listRows,
  type ProductFilter,
} from "../../../api/src/modules/catalogue/catalog/products/products-found.store.ts";
import type { Db } from "../../../api/src/db/database.ts";
import { ms, spreadOf, table, timeRounds } from "../search/timing.ts";
import type { StaffCalls } from "./staff-calls.ts";
import type { MeasuredProcess } from "./worker-process.ts";

const ROUNDS = 12;
const TARGET_MS = 50;
const PER_PAGE = 50;
const CHANGED = 5_000;
const TARGET_S = 5;

/** Prints how long the office's product list takes with several filters, sort orders and pages. */
export async function measureLists(db: Db, client: pg.ClientBase): Promise<void> {
  await client.query("vacuum analyze");
  const { rows } = await client.query<{
    code: string;
    barcode: string;
    category_id: number;
    brand_id: number;
  }>(
    `select code, barcode, category_id, brand_id from product where barcode is not null
     order by id offset (select count(*) / 2 from product) limit 1`,
  );
  const one = rows[0];
  if (!one) throw new Error("The shop has no product with a barcode.");
  const list = (name: string, filter: ProductFilter, { page = 1, sort = "name" as const } = {}) =>
    [
      name,
      () => listRows(db, filter, { paging: { page, perPage: PER_PAGE }, sort, now: new Date() }),
    ] as const;
  const questions = [
    list("first page", {}),
    list("page 1,000", {}, { page: 1_000 }),
    list("a frequent word", { q: "detergent" }),
    list("a rare word", { q: "lavandă 77" }),
    list("a name without matches", { q: "nimic cunoscut" }),
    list("two characters", { q: "an" }),
    list("a code", { q: one.code }),
    list("a barcode", { q: one.barcode }),
    list("of a category", { categoryId: one.category_id }),
    list("of a brand", { brandId: one.brand_id }),
    list("on sale", { state: "published" }),
    list("out of stock", { stock: "none" }),
  ];
  const lines = [["office list, ms in the database", "p50", "p95"]];
  for (const [name, runQuery] of questions) {
    await runQuery();
    const { p50, p95 } = spreadOf(await timeRounds(ROUNDS, Infinity, runQuery));
    lines.push([name, ms(p50), ms(p95)]);
  }
  console.log(`\n${table(lines)}\ntarget: ${TARGET_MS} ms`);
}

/** Prints how soon 5,000 changed prices are stored, and shown by pages and a search. */
export async function measureBulk(
  staff: StaffCalls,
  { client, worker }: { client: pg.ClientBase; worker: MeasuredProcess },
): Promise<void> {
  const { rows } = await client.query<{ id: number; code: string; bani: number }>(
    `select p.id, code, list_price_bani as bani from product p join product_read r on r.product_id = p.id
     order by p.id desc limit ${CHANGED}`,
  );
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) throw new Error("The shop has no products.");
  const price = (bani: number): number => (bani + 300) / 100;
  const changes = rows.map(({ code, bani }) => ({ code, list_price: price(bani) }));
  const start = performance.now();
  const since = (): string => `${((performance.now() - start) / 1_000).toFixed(1)} s`;
  const { id, version } = await staff.post("/staff/product-sheets", { changes });
  console.log(`\n${rows.length} prices at once: stored after ${since()}`);
  const cpu = await worker.cpuSeconds();
  const { jobID } = await staff.post(`/staff/product-sheets/${id}/apply`, { version, at: null });
  const done = staff.jobOver(jobID).then(() => console.log(`done after ${since()}`));
  const says = async (what: string, path: string, { bani }: { bani: number }): Promise<void> => {
    const requested = `:${price(bani)},`;
    while (!JSON.stringify(await staff.get(path)).includes(requested)) await pause(50);
    console.log(`${what} shows its price after ${since()}`);
  };
  await Promise.all([
    done,
    says("the first product", `/products/${first.id}`, first),
    says("the last product", `/products/${last.id}`, last),
    says("a search for the last product", `/search/${encodeURIComponent(last.code)}`, last),
  ]);
  console.log(
    `target: ${TARGET_S} s; the worker took ${((await worker.cpuSeconds()) - cpu).toFixed(1)} s of CPU`,
  );
}
