/** Responses must not show costs to people without `costs:view`. */
import { PERMISSIONS } from "@curat/contract/staff/permissions.values";
import { expect, it } from "vitest";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { transaction } from "../../../db/database.ts";
import { aProduct } from "../../../testing/test-catalogue.ts";
import { aDeliveredOrder, openSellingShop } from "../../../testing/test-orders.ts";
import { aPerson } from "../../../testing/test-staff.ts";
import { receiveGoods } from "./index.ts";

const shop = await openSellingShop();
const ID = 970;
/** 1,234.57 lei; no other amount in this shop has these digits. */
const BANI = 123_457;
const SPELLINGS = [/123[., ]?457/, /1[., ]?234[.,]57/];
await shop.api.importShop({ products: [aProduct({ id: ID, stock: 0, code: "PLANTED" })] });
await transaction(shop.db, (tx) =>
  receiveGoods(tx, {
    receiptId: 1,
    lines: [{ lineId: 1, productId: ID, pieces: 3, valueBani: BANI * 3 }],
    reference: "NIR 1",
    actor: { kind: "staff", id: null, name: "Ana" },
    at: new Date(),
  }),
);
const order = await aDeliveredOrder(shop, { lines: [{ product: ID, quantity: 1 }] });
const shows = (text: string) => SPELLINGS.some((spelling) => spelling.test(text));
/** Returns a response as text. PDFs give an empty string, because other responses contain the same data. */
const textOf = async (answer: Promise<{ body: unknown }>) =>
  JSON.stringify((await answer.catch(() => ({ body: "" }))).body ?? "");
const DAY = romanianDay(new Date());

it("no GET route shows a stored cost to people without costs:view", async () => {
  const blind = await aPerson(shop, { permissions: PERMISSIONS.filter((one) => one !== "costs:view") });
  const spec = (await shop.get("/openapi.json")).body as {
    paths: Record<string, Record<string, unknown>>;
  };
  const paths = Object.entries(spec.paths).flatMap(([path, methods]) => ("get" in methods ? [path] : []));
  expect(paths.length).toBeGreaterThan(100);
  const [route] = await shop.query<{ slug: string }>("select slug from product where id = $1", [ID]);
  const visited: string[] = [];
  const leaks: string[] = [];
  for (const path of paths) {
    const filled = path
      .replaceAll(/\{(?:id|product\w*)\}/gi, path.includes("orders") ? String(order.id) : String(ID))
      .replaceAll(/\{slug\}/g, route?.slug ?? "")
      .replaceAll(/\{randomid\}/gi, order.randomId)
      .replaceAll(/\{\w+\}/g, String(ID));
    const query = `?from=${DAY}&to=${DAY}&by=product&q=PLANTED`;
    for (const url of [filled, filled + query]) {
      const text = await textOf(blind.get(url));
      if (shows(text) && !leaks.includes(path)) leaks.push(path);
      if (shows(await textOf(shop.staff.get(url))) && !visited.includes(path)) visited.push(path);
      if (!path.startsWith("/staff") && shows(await textOf(shop.get(url)))) leaks.push(path);
    }
  }
  expect(leaks).toEqual([]);
  // The search works only if it finds the cost in calls that must show it.
  expect(visited).toEqual(
    expect.arrayContaining([
      "/staff/products/{id}/cost",
      "/staff/orders/{id}/margin",
      "/staff/books/stock-value",
    ]),
  );
});

it("an imported cost is stored only in the two cost tables", async () => {
  const tables = await shop.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  );
  const holding: string[] = [];
  for (const { name } of tables) {
    const [row] = await shop.query<{ found: boolean }>(
      `select exists (select from ${name} t where t::text ~ '123457|370371') as found`,
    );
    if (row?.found) holding.push(name);
  }
  expect(holding).toEqual(["cost_entry", "product_cost"]);
});
