import { expect, it } from "vitest";
import { amended, goods } from "../../../testing/test-amendments.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import {
  aCompanyBody,
  anOrder,
  anOrderBody,
  moveTo,
  PAYMENT,
  type PlacedOrder,
  openSellingShop,
  receiveMoney,
} from "../../../testing/test-orders.ts";
import { aReturnOf, type Pieces } from "../../../testing/test-returns.ts";

const shop = await openSellingShop();

const { staff } = shop;
const ACCOUNT = { bankname: "Banca Probei", bankaccount: "RO49AAAA1B31007593840000" };
const read = async ({ id }: PlacedOrder) => (await staff.get(`/staff/orders/${id}`)).body.data;

/**
 * Returns an order of a towel, paid by a transfer of 62.99 lei. An amendment then adds two lavenders and 2 lei of
 * delivery, so 41.98 lei are unpaid.
 */
async function deliveredWithRest(): Promise<PlacedOrder> {
  const body = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.towels }], body });
  await moveTo(shop, order, "confirmed");
  const grown = await amended(shop, order, { items: goods([PRODUCT.towels, 1], [PRODUCT.lavender, 2]) });
  expect(grown.body.data).toMatchObject({ rest: 41.98, total: 104.97 });
  await moveTo(shop, order, "preparing", "shipped", "delivered");
  return order;
}
async function takeBack(order: PlacedOrder, ...pieces: Pieces) {
  const asked = await staff.post("/staff/returns", aReturnOf(order, pieces));
  expect(asked.body.errors).toBeUndefined();
  const path = `/staff/returns/${asked.body.data.id}`;
  for (const status of ["approved", "on_the_way", "received"]) await staff.put(path, { status });
  const { account: preview } = (await staff.get(path)).body.data;
  await staff.put(path, { status: "refunded" });
  return { ...(await staff.get(path)).body.data, preview };
}

it("a full return refunds the paid amount and leaves no balance due", async () => {
  const order = await deliveredWithRest();
  const kept = await takeBack(order, [PRODUCT.towels, 1], [PRODUCT.lavender, 2]);
  expect(kept).toMatchObject({ status_code: "refunded", refund: 62.99 });
  expect(await read(order)).toMatchObject({ status_code: "returned", payment_state: "refund_due", rest: 0 });
  const [due] = (await staff.get("/staff/refunds")).body.data;
  const done = await staff.put(`/staff/refunds/${due.id}/done`);
  expect(done.body.data).toMatchObject({ payment_state: "refunded", refunds: [{ amount: 62.99 }] });
});

it("a partial return first reduces the balance due, so nothing is refunded", async () => {
  const order = await deliveredWithRest();
  expect(await takeBack(order, [PRODUCT.lavender, 1])).toMatchObject({
    status_code: "refunded",
    refund: null,
    preview: ["Valoarea comenzii scade cu 19,99 lei: produse returnate.", "Rest de plată: 21,99 lei."],
    account: [],
  });
  const { events, ...standing } = await read(order);
  expect(standing).toMatchObject({ payment_state: "paid", rest: 21.99, refunds: [] });
  expect(events.at(-1)).toMatchObject({
    note: expect.stringMatching(/^Diferența de plată scade cu 19.99 lei: Retur \d+$/),
  });
  expect(await takeBack(order, [PRODUCT.towels, 1])).toMatchObject({
    refund: 23.01,
    preview: [
      "Valoarea comenzii scade cu 45,00 lei: produse returnate.",
      "De restituit clientului: 23,01 lei.",
    ],
  });
  expect(await read(order)).toMatchObject({ payment_state: "refund_due", rest: 0 });
});

it("a return refunds at most the paid amount if the shop wrote off a few bani", async () => {
  const order = await deliveredWithRest();
  const forgive = async () => {
    const { version } = await read(order);
    return staff.put(`/staff/orders/${order.id}/balance-due/write-off`, { version });
  };
  expect((await forgive()).status).toBe(409);
  await receiveMoney(shop, order.id, { bani: 38_00, method: "transfer" });
  await shop.query("update orders set payable_bani = 398 where id = $1", [order.id]);
  expect((await forgive()).body.data).toMatchObject({ rest: 0, account: { balance: 0 } });
  expect((await forgive()).status).toBe(409);
  expect(await takeBack(order, [PRODUCT.towels, 1], [PRODUCT.lavender, 2])).toMatchObject({ refund: 100.99 });
});

it("a return of unpaid goods refunds nothing", async () => {
  const lines = [{ product: PRODUCT.lavender, quantity: 2 }];
  const order = await anOrder(shop, { lines, body: aCompanyBody() });
  await shop.query("update orders set payment_code = 'SEAP', order_type = 'seap' where id = $1", [order.id]);
  await moveTo(shop, order, "confirmed", "preparing", "shipped", "delivered");
  expect(await takeBack(order, [PRODUCT.lavender, 1])).toMatchObject({
    status_code: "refunded",
    refund: null,
  });
  expect(await read(order)).toMatchObject({ payment_state: "none", refunds: [] });
});

it("a return of a public procurement order is refunded once its payment is recorded", async () => {
  const lines = [{ product: PRODUCT.lavender, quantity: 2 }];
  const order = await anOrder(shop, { lines, body: aCompanyBody() });
  await shop.query("update orders set payment_code = 'SEAP', order_type = 'seap' where id = $1", [order.id]);
  await moveTo(shop, order, "confirmed", "preparing", "shipped", "delivered");
  const { rest, total, version } = await read(order);
  expect(rest).toBe(total);
  const note = () => staff.put(`/staff/orders/${order.id}/balance-due`, { version, note: "OP 7" });
  expect((await note()).body.data).toMatchObject({ payment_state: "paid", rest: 0 });
  expect((await note()).status).toBe(409);
  expect(await takeBack(order, [PRODUCT.lavender, 1])).toMatchObject({ refund: 19.99 });
});

it("a withdrawal that cancels the order refunds the payment to the withdrawal's IBAN", async () => {
  const body = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 2 }], body });
  await moveTo(shop, order, "confirmed");
  await amended(shop, order, { items: goods([PRODUCT.lavender, 3]) });
  const { access } = (await shop.post("/orders/lookup", { number: order.number, email: "ana@example.com" }))
    .body.data;
  const products = [{ productid: PRODUCT.lavender, quantity: 3, selected: true }];
  const declared = await shop.post(`/orders/${order.randomId}/withdrawal`, {
    access,
    full_name: "Ana Pop",
    email: "ana@example.com",
    products,
    ...ACCOUNT,
  });
  expect(declared.body.data.next[1]).toMatch(/^Îți returnăm 57\.97 lei în contul RO49AAAA1B31007593840000,/);
  const due = (await staff.get("/staff/refunds")).body.data.at(-1);
  expect(due).toMatchObject({
    orderid: order.id,
    amount: 57.97,
    way: "account",
    bank: "Banca Probei",
    iban: ACCOUNT.bankaccount,
    account_from: "told",
  });
});
