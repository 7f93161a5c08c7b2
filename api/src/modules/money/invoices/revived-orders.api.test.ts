import { beforeEach, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder, anOrderBody, moveTo, PAYMENT, openSellingShop } from "../../../testing/test-orders.ts";
import { forgetJobs, workOff } from "../../../testing/test-worker.ts";

const shop = await openSellingShop();
beforeEach(() => forgetJobs(shop));

const { staff } = shop;
const lines = [{ product: PRODUCT.lavender, quantity: 2 }];
const byTransfer = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });

async function waiting({ isInvoiced = true } = {}) {
  const order = await anOrder(shop, { lines, body: byTransfer });
  if (isInvoiced) await staff.post(`/staff/orders/${order.id}/invoice`);
  return order;
}
async function revive(id: number): Promise<void> {
  const { version, total } = (await staff.get(`/staff/orders/${id}`)).body.data;
  const body = { amount: total, outcome: "revive", version };
  expect((await staff.post(`/staff/orders/${id}/transfer`, body)).status).toBe(200);
}
const documentsOf = async (id: number): Promise<string[]> =>
  (await staff.get(`/staff/orders/${id}/invoices`)).body.data.map(({ kind }: { kind: string }) => kind);

it("an order revived before its storno is written keeps its invoice", async () => {
  const { id } = await waiting();
  await moveTo(shop, { id }, "cancelled");
  await revive(id);
  await workOff(shop);
  expect(await documentsOf(id)).toEqual(["invoice"]);
});

it("a revived order gets another invoice only if it had one", async () => {
  const [{ id }, { id: other }] = [await waiting(), await waiting({ isInvoiced: false })];
  for (const one of [id, other]) await moveTo(shop, { id: one }, "cancelled");
  await workOff(shop);
  expect(await documentsOf(id)).toEqual(["invoice", "storno"]);
  for (const one of [id, other]) await revive(one);
  await workOff(shop);
  expect(await documentsOf(id)).toEqual(["invoice", "storno", "invoice"]);
  expect(await documentsOf(other)).toEqual([]);
});

it("an ended order's invoice is reversed automatically, and staff can reverse an open order's invoice", async () => {
  const [{ id }, { id: current }] = [await waiting(), await waiting()];
  await moveTo(shop, { id }, "cancelled");
  await workOff(shop);
  expect(await documentsOf(id)).toEqual(["invoice", "storno"]);
  expect((await staff.post(`/staff/orders/${current}/invoice/storno`)).status).toBe(200);
  expect(await documentsOf(current)).toEqual(["invoice", "storno"]);
});
