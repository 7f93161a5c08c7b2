import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs, type LoggedIn } from "../../../testing/test-customers.ts";
import { aGift, applyVoucher, aVoucher } from "../../../testing/test-offers.ts";
import { aCart, type RequestedLine, openSellingShop, aDeliveredOrder } from "../../../testing/test-orders.ts";
import { aReturnOf, type Pieces } from "../../../testing/test-returns.ts";

const IBAN = "RO49AAAA1B31007593840000";
const shop = await openSellingShop();

interface Delivered {
  id: number;
  customer: LoggedIn;
}
const LINES: RequestedLine[] = [
  { product: PRODUCT.lavender, quantity: 3 },
  { product: PRODUCT.towels, quantity: 1 },
];

/** Creates a delivered cash-on-delivery order, which therefore includes a handling charge. */
async function delivered(lines = LINES, { code = "", invoiced = true } = {}): Promise<Delivered> {
  const customer = await loginAs(shop);
  const cart = await aCart(shop, lines);
  if (code !== "") await applyVoucher(shop, cart, code);
  const { id } = await aDeliveredOrder(shop, { cart, customer });
  if (invoiced) await shop.staff.post(`/staff/orders/${id}/invoice`);
  return { id, customer };
}
/** Creates a return whose goods have arrived and which can be refunded. */
async function received(order: Delivered, ...pieces: Pieces): Promise<number> {
  const asked = await order.customer.post("/user/return", aReturnOf(order, pieces));
  expect(asked.status).toBe(200);
  const { id } = asked.body.data;
  for (const status of ["approved", "on_the_way", "received"]) await move(id, status);
  return id;
}
const move = (id: number, status: string) => shop.staff.put(`/staff/returns/${id}`, { status });
const payBack = (id: number) => move(id, "refunded");
const staffOrder = async ({ id }: Delivered) => (await shop.staff.get(`/staff/orders/${id}`)).body.data;
const documentsOf = async ({ id }: Delivered) =>
  await shop.query("select kind, number, document, storno_of from invoice where order_id = $1 order by id", [
    id,
  ]);
const balanceOf = async ({ id }: Delivered) =>
  (
    await shop.query(
      "select sum(total_bani)::int as total, sum(net_bani)::int as net, sum(vat_bani)::int as vat from invoice where order_id = $1",
      [id],
    )
  )[0];
const refundedBani = async ({ id }: Delivered) =>
  (
    await shop.query("select coalesce(sum(amount_bani), 0)::int as sum from refund where order_id = $1", [id])
  )[0]?.sum;
const totalOf = async ({ id }: Delivered) =>
  (await shop.query("select total_bani as total from orders where id = $1", [id]))[0]?.total;

describe("a return of part of the goods", () => {
  it("a partial return has its own storno with negative pieces, VAT and total", async () => {
    const order = await delivered();
    expect((await payBack(await received(order, [PRODUCT.lavender, 2]))).status).toBe(200);
    const [invoice, storno] = await documentsOf(order);
    // Two lavenders at 19.99 lei, including 21 % VAT.
    expect(storno?.document.lines).toEqual([
      { ...invoice?.document.lines[0], quantity: -2, netBani: -3_304, vatBani: -694 },
    ]);
    expect(storno?.document).toMatchObject({
      vat: [{ percent: 21, netBani: -3_304, vatBani: -694 }],
      totalBani: -3_998,
      takesBack: { series: "FCT", number: invoice?.number },
    });
    expect([storno?.kind, storno?.number]).toEqual(["storno", invoice?.number + 1]);
  });

  it("a partial return refunds only the returned pieces, and the invoice keeps the others", async () => {
    const order = await delivered();
    await payBack(await received(order, [PRODUCT.lavender, 1]));
    expect(await refundedBani(order)).toBe(1_999);
    expect((await balanceOf(order))?.total).toBe((await totalOf(order)) - 1_999);
    expect(await staffOrder(order)).toMatchObject({
      status_code: "partly_returned",
      payment_state: "refund_due",
    });
    const due = (await shop.staff.get("/staff/refunds")).body.data;
    expect(due.at(-1)).toMatchObject({ orderid: order.id, amount: 19.99, bank: "Banca Probei", iban: IBAN });
  });

  it("the invoice of a partial return stays valid, and staff cannot reverse it as a whole", async () => {
    const order = await delivered();
    await payBack(await received(order, [PRODUCT.lavender, 1]));
    expect((await staffOrder(order)).hasInvoice).toBe(true);
    const storno = () => shop.staff.post(`/staff/orders/${order.id}/invoice/storno`);
    expect((await storno()).status).toBe(409);
    const again = await shop.staff.post(`/staff/orders/${order.id}/invoice`);
    expect(again.body.data.kind).toBe("invoice");
    expect(await documentsOf(order)).toHaveLength(2);
  });

  it("a return of an order without an invoice issues the invoice first", async () => {
    const order = await delivered(LINES, { invoiced: false });
    await payBack(await received(order, [PRODUCT.towels, 1]));
    const [invoice, storno] = await documentsOf(order);
    expect([invoice?.document.totalBani, storno?.document.totalBani]).toEqual([await totalOf(order), -4_500]);
  });

  it("accepting a return several times concurrently credits it once", async () => {
    const order = await delivered();
    const id = await received(order, [PRODUCT.lavender, 1]);
    const presses = await Promise.all([1, 2, 3].map(() => payBack(id)));
    expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([(await documentsOf(order)).length, await refundedBani(order)]).toEqual([2, 1_999]);
  });
});

describe("returns of all the goods", () => {
  it("successive returns of all goods reverse the whole invoice and refund the total minus the voucher", async () => {
    const order = await delivered(LINES, { code: await aVoucher(shop, { percent: 13 }) });
    const parts: Pieces = [
      [PRODUCT.lavender, 1],
      [PRODUCT.towels, 1],
      [PRODUCT.lavender, 2],
    ];
    for (const piece of parts) await payBack(await received(order, piece));
    expect(await balanceOf(order)).toEqual({ total: 0, net: 0, vat: 0 });
    expect(await refundedBani(order)).toBe(await totalOf(order));
    const last = (await documentsOf(order)).at(-1);
    expect(last?.document.lines.map(({ name }: { name: string }) => name)).toEqual([
      expect.stringContaining("avandă"),
      "Taxă ramburs",
      "Transport: Curier Sameday la domiciliu",
    ]);
    expect((await staffOrder(order)).status_code).toBe("returned");
  });

  it("returns accepted concurrently credit the charge and the delivery once, under consecutive numbers", async () => {
    const orders = await Promise.all([1, 2, 3].map(() => delivered()));
    const pairs = await Promise.all(
      orders.map(async (order) => [
        await received(order, [PRODUCT.lavender, 3]),
        await received(order, [PRODUCT.towels, 1]),
      ]),
    );
    const answers = await Promise.all(pairs.flat().map(payBack));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    for (const order of orders) {
      expect(await balanceOf(order)).toEqual({ total: 0, net: 0, vat: 0 });
      expect(await refundedBani(order)).toBe(await totalOf(order));
      expect((await staffOrder(order)).status_code).toBe("returned");
    }
    const numbers = (await shop.query<{ number: number }>("select number from invoice order by number")).map(
      ({ number }) => number,
    );
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it("the last return of all goods of an order with a gift also credits the gift", async () => {
    await shop.api.importShop({ promotions: [aGift()] });
    const order = await delivered([{ product: PRODUCT.lemon, quantity: 2 }]);
    const lines = (await staffOrder(order)).items.map(({ is_gift }: { is_gift: boolean }) => is_gift);
    expect(lines).toEqual([false, true]);
    const form = await shop.get("/user/return/data_form", order.customer);
    expect(form.body.data[0].items).toMatchObject([{ productid: PRODUCT.lemon, returnable: 2 }]);
    await payBack(await received(order, [PRODUCT.lemon, 1]));
    expect((await documentsOf(order))[1]?.document.lines).toHaveLength(1);
    await payBack(await received(order, [PRODUCT.lemon, 1]));
    expect((await documentsOf(order))[2]?.document.lines).toContainEqual(
      expect.objectContaining({
        name: expect.stringContaining("(cadou)"),
        quantity: -1,
        netBani: 0,
        vatBani: 0,
      }),
    );
    expect((await staffOrder(order)).status_code).toBe("returned");
    expect(await refundedBani(order)).toBe(await totalOf(order));
  });
});

it("an order with two refunded returns stays paid for the pieces that the buyer keeps", async () => {
  const order = await delivered();
  const markRefunded = () => shop.staff.put(`/staff/orders/${order.id}/refund`);
  await payBack(await received(order, [PRODUCT.lavender, 1]));
  await markRefunded();
  expect((await staffOrder(order)).payment_state).toBe("paid");
  await payBack(await received(order, [PRODUCT.lavender, 1]));
  expect(await staffOrder(order)).toMatchObject({
    payment_state: "refund_due",
    refunds: [
      { amount: 19.99, state: "done" },
      { amount: 19.99, state: "due" },
    ],
  });
  await markRefunded();
  expect((await staffOrder(order)).payment_state).toBe("paid");
  expect((await balanceOf(order))?.total).toBe((await totalOf(order)) - (await refundedBani(order)));
});
