import { describe, expect, it } from "vitest";
import type { Permission } from "@curat/contract/staff/permissions.values";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { aCompanyBody, anOrder } from "../../../testing/test-orders.ts";
import { aPerson, type TestPerson } from "../../../testing/test-staff.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const may = (...permissions: Permission[]) => aPerson(shop, { permissions });
const all = await may("orders:view", "products:view", "customers:view");
const find = async (q: string, by: TestPerson = all) => {
  const { status, body } = await by.get(`/staff/search?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return body.data;
};
const lines = [{ product: PRODUCT.lavender, quantity: 1 }];
const [product] = await shop.query<{ code: string; name: string }>(
  "select code, name from product where id = $1",
  [PRODUCT.lavender],
);

describe("global search", () => {
  it("the staff search finds an order by number, contents and buyer's CUI", async () => {
    const { id, number } = await anOrder(shop, { lines, body: aCompanyBody() });
    const byNumber = await find(number);
    expect([byNumber.exact_order, byNumber.orders[0].number]).toEqual([id, number]);
    for (const text of [product?.code.toLowerCase() ?? "", "14399840", "RO 14399840"]) {
      const { exact_order, orders } = await find(text);
      expect([text, exact_order, orders.map((order: { id: number }) => order.id)]).toEqual([
        text,
        null,
        [id],
      ]);
    }
  });

  it("the staff search finds products by code or by part of their name, with an exact code first", async () => {
    const { products } = await find(product?.code ?? "");
    expect(products[0]).toMatchObject({ id: PRODUCT.lavender, name: product?.name });
    const byName = await find((product?.name ?? "").slice(2));
    expect(byName.products.map(({ id }: { id: number }) => id)).toContain(PRODUCT.lavender);
  });

  it("the staff search finds customers and companies, with permission", async () => {
    const ana = await loginAs(shop);
    await shop.query(
      `insert into customer_company (customer_id, type, name, cui, county_id, city_id, street, created_at)
       select $1, 'sc', 'Lumina Curată SRL', '14399840', county_id, id, 'Str. Florilor 1', now() from city limit 1`,
      [ana.id],
    );
    const [{ email } = { email: "" }] = await shop.query<{ email: string }>(
      "select email from customer where id = $1",
      [ana.id],
    );
    expect((await find(email)).customers).toMatchObject([{ id: ana.id, email }]);
    for (const text of ["lumina curată", "RO14399840"])
      expect((await find(text)).companies).toEqual([{ name: "Lumina Curată SRL", cui: "14399840" }]);
    const { customers, companies } = await find("14399840", await may("orders:view", "products:view"));
    expect([customers, companies]).toEqual([[], []]);
  });

  it("the staff search returns nothing without permission, for a single character or for only wildcards", async () => {
    const { number } = await anOrder(shop, { lines });
    const nothing = { exact_order: null, orders: [], products: [], customers: [], companies: [] };
    expect(await find(number, await may("shipments:view"))).toEqual(nothing);
    expect(await find("a")).toEqual(nothing);
    expect(await find("%_%")).toEqual(nothing);
  });

  it("the staff search returns at most `limit` orders", async () => {
    await anOrder(shop, { lines });
    const { body } = await shop.get(`/staff/search?q=${product?.code}&limit=1`, all);
    expect(body.data.orders).toHaveLength(1);
  });
});
