import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import {
  aCompanyBody,
  anOrder,
  anOrderBody,
  type PlacedOrder,
  openSellingShop,
  aDeliveredOrder,
} from "../../../testing/test-orders.ts";
import { aReturnOf } from "../../../testing/test-returns.ts";
import { daysBefore } from "../../../testing/test-days.ts";

const shop = await openSellingShop();

async function found(body: unknown = anOrderBody()): Promise<PlacedOrder & { access: string }> {
  const order = await aDeliveredOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 2 }], body });
  return { ...order, access: await accessTo(order) };
}
const accessTo = async ({ number }: PlacedOrder): Promise<string> =>
  (await shop.post("/orders/lookup", { number, email: "ana@example.com" })).body.data.access;
const returnable = async ({ randomId, access }: { randomId: string; access: string }) =>
  shop.post(`/orders/${randomId}/returnable`, { access });
const ask = ({ access, ...order }: PlacedOrder & { access: string }, quantity = 2) =>
  shop.post(`/orders/${order.randomId}/return`, aReturnOf(order, [[PRODUCT.lavender, quantity]], { access }));

describe("a guest", () => {
  it("a guest sees what can be returned and returns each piece once", async () => {
    const order = await found();
    const { data } = (await returnable(order)).body;
    expect(data.order).toMatchObject({ id: order.id, items: [{ quantity: 2, returnable: 2 }] });
    expect(data.reasons).toHaveLength(5);
    const tabs = await Promise.all([ask(order), ask(order)]);
    expect(tabs.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(tabs.find(({ status }) => status === 200)?.body).toMatchObject({
      data: { status: "Cerere primită" },
      message: "Cererea de retur a fost înregistrată.",
    });
    expect((await returnable(order)).body.data.order).toBeNull();
  });

  it("a guest has fourteen days to return goods, like a customer", async () => {
    const order = await found();
    await shop.query(`update order_event set at = ${daysBefore("at", 15)} where order_id = $1`, [order.id]);
    expect((await returnable(order)).body.data.order).toBeNull();
    expect((await ask(order)).body.errors).toEqual({ orderid: ["Comanda nu mai poate fi returnată."] });
  });

  it("a guest can return neither a company's order nor an undelivered one", async () => {
    const company = await found(aCompanyBody());
    expect((await returnable(company)).body.data.order).toBeNull();
    const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 2 }] });
    expect((await ask({ ...order, access: await accessTo(order) })).status).toBe(422);
  });

  it("a guest cannot request a return without access to the order", async () => {
    const [mine, others] = [await found(), await found()];
    for (const access of ["", "x", others.access]) {
      expect((await returnable({ ...mine, access })).status).toBe(403);
      expect((await ask({ ...mine, access })).status).toBe(403);
    }
    expect((await ask(mine, 3)).status).toBe(422);
  });
});
