import { beforeAll, expect, it } from "vitest";
import { amended, goods } from "../../../api/src/testing/test-amendments.ts";
import { PRODUCT } from "../../../api/src/testing/test-catalogue.ts";
import { moveTo, PAYMENT_SETTINGS } from "../../../api/src/testing/test-orders.ts";
import { aCardOrder, latestPayment, NETOPIA, notify } from "../../../api/src/testing/test-payments.ts";
import { openTestShop } from "../../../api/src/testing/test-shop.ts";
import { LEDGER_CHECKS } from "./ledger-checks.ts";

const shop = await openTestShop({ netopia: NETOPIA });
beforeAll(() => shop.api.importShop({ settings: PAYMENT_SETTINGS }));

async function wrong(): Promise<string[]> {
  const claims = await Promise.all(
    Object.entries(LEDGER_CHECKS).map(async ([claim, query]) =>
      (await shop.query(query)).length > 0 ? [claim] : [],
    ),
  );
  return claims.flat();
}

/** Places an order of three lavenders and pays it by card. */
async function aPaidOrder(): Promise<{ id: number; randomId: string }> {
  const order = await aCardOrder(shop, [{ product: PRODUCT.lavender, quantity: 3 }]);
  expect((await notify(shop, order)).status).toBe(200);
  const [row] = await shop.query<{ id: string }>("select id from orders where random_id = $1", [
    order.randomId,
  ]);
  return { id: Number(row?.id), randomId: order.randomId };
}

it.each([
  ["cheaper", 2],
  ["dearer", 4],
])("the ledger checks pass when an order paid by card became %s", async (_, quantity) => {
  const order = await aPaidOrder();
  await moveTo(shop, order, "preparing");
  expect((await amended(shop, order, { items: goods([PRODUCT.lavender, quantity]) })).status).toBe(200);
  expect(await wrong()).toEqual([]);
});

it("the ledger checks pass after a manual payment and after a card refund", async () => {
  const grown = async () => {
    const order = await aPaidOrder();
    await amended(shop, order, { items: goods([PRODUCT.lavender, 4]) });
    return order;
  };
  const byHand = await grown();
  const { version } = (await shop.get(`/staff/orders/${byHand.id}`, shop.staff)).body.data;
  const noted = { version, note: "OP 12" };
  expect((await shop.staff.put(`/staff/orders/${byHand.id}/balance-due`, noted)).status).toBe(200);
  const byCards = await grown();
  const main = await latestPayment(shop, byCards.randomId);
  await shop.post(`/payments/${byCards.randomId}/retry`);
  await notify(shop, await latestPayment(shop, byCards.randomId));
  await notify(shop, { ...main, action: "credit" });
  expect(await wrong()).toEqual([]);
});

it("the ledger checks report a payment that is lower than its order", async () => {
  const { id } = await aPaidOrder();
  await shop.query("update payment set amount_bani = amount_bani - 1 where order_id = $1", [id]);
  expect(await wrong()).toEqual(["card payments are posted once and in full"]);
});
