import { afterAll, beforeAll, expect, it } from "vitest";
import type { Worker } from "../../../jobs/runner.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { aBundle } from "../../../testing/test-offers.ts";
import { aPromotion } from "../../../testing/test-promotions.ts";
import { exportedSheet, importedSheet, sheetOf, undoneSheet } from "../../../testing/test-sheets.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;
let worker: Worker;

beforeAll(async () => {
  worker = await shop.api.startWorker();
  await shop.api.importShop({
    promotions: [aPromotion({ id: 1, productIds: [PRODUCT.lemon] })],
    bundles: [aBundle()],
  });
  await shop.query(
    `with list as (
       insert into price_list (name, starts_at, is_active, takes_vouchers) values ('Firme', now() - interval '1 day', true, false) returning id
     ) insert into price_list_row (price_list_id, product_id, from_quantity, price_bani) select id, $1, 1, 500 from list`,
    [PRODUCT.towels],
  );
  await shop.query("insert into price_floor values ($1, 300)", [PRODUCT.towels]);
  const { version } = (await staff.get(`/staff/products/${PRODUCT.lavender}`)).body.data;
  const stored = await staff.put(`/staff/products/${PRODUCT.lavender}`, {
    version,
    docs: [{ title: "Fișă tehnică", url: "/media/fisa.pdf", type: "pdf" }],
    net_quantity: { amount: 1, unit: "l" },
    safety: {
      pictograms: ["GHS07"],
      signal_word: "Atenție",
      statements: ["H319 Provoacă iritarea ochilor.", "P102 A nu se lăsa la îndemâna copiilor."],
      biocide_authorisation: null,
    },
    related_ids: [PRODUCT.lemon],
  });
  if (stored.status !== 200) throw new Error(JSON.stringify(stored.body));
});
afterAll(() => worker.stop());

const TABLES = [
  "product",
  "product_parameter_value",
  "product_picture",
  "product_read",
  "promotion",
  "promotion_product",
  "bundle",
  "bundle_product",
  "price_list_row",
  "price_floor",
  "stock_movement",
  "category",
  "parameter",
  "parameter_value",
  "brand",
  "route",
];

async function wholeShop(): Promise<Record<string, unknown>> {
  const state: Record<string, unknown> = {};
  for (const table of TABLES) {
    const rows = await shop.query<{ row: string }>(
      `select (to_jsonb(t) - 'updated_at')::text as row from ${table} t order by 1`,
    );
    state[table] = rows.map(({ row }) => row);
  }
  for (const id of Object.values(PRODUCT)) state[`product ${id}`] = (await shop.get(`/products/${id}`)).body;
  state["search"] = (await shop.get("/search/detergent")).body.data;
  return state;
}

it("importing and undoing product changes restores the catalogue tables, product pages and export", async () => {
  const before = await wholeShop();
  const rows = await exportedSheet(shop, "products");
  const [head = [], ...products] = rows;
  // An announced reduction ends when its price changes, and undoing the change does not restart it. (law: 30-day price)
  const reduced = await shop.query<{ code: string }>(
    `select code from product p left join product_read r on r.product_id = p.id
     where p.price_bani <> p.list_price_bani or r.save_percent > 0`,
  );
  const isReduced = (code: unknown) => reduced.some((one) => one.code === code);
  const at = (label: string) => head.indexOf(label);
  const changed = products.map((row) =>
    row.map((cell, place) => {
      if (place === at("Nume")) return `${cell} +`;
      if (place === at("Preț de listă (lei cu TVA)")) return isReduced(row[0]) ? cell : Number(cell) + 1.5;
      if (place === at("Greutate (g)")) return 777;
      return [at("Caracteristici"), at("Specificații"), at("Subtitlu")].includes(place) ? "(gol)" : cell;
    }),
  );
  const file = await importedSheet(shop, "products", sheetOf([head, ...changed]));
  expect(file.write.counts).toEqual({ changed: products.length });
  const during = await wholeShop();
  const same = TABLES.filter((table) => JSON.stringify(during[table]) === JSON.stringify(before[table]));
  expect(same, "what a file of products does not touch").toEqual(
    TABLES.filter(
      (table) => !["product", "product_parameter_value", "product_read", "route"].includes(table),
    ),
  );
  expect((await undoneSheet(shop, file)).counts).toMatchObject({ left: 0 });
  expect((await staff.get(`/staff/imports/${file.id}`)).body.data.undo).toMatchObject({ state: "done" });
  expect(await wholeShop()).toEqual(before);
  expect(await exportedSheet(shop, "products")).toEqual(rows);
});
