import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { aTermOrder, aTermsBuyer, CUI, invoiced } from "../../../testing/test-credit.ts";
import {
  aCompanyBody,
  anOrder,
  brokenBooks,
  moveTo,
  openSellingShop,
  PAYMENT,
  type PlacedOrder,
} from "../../../testing/test-orders.ts";

const shop = await openSellingShop();
const { staff } = shop;
const buyer = await aTermsBuyer(shop);

const totalOf = async ({ id }: PlacedOrder): Promise<number> =>
  (await staff.get(`/staff/orders/${id}`)).body.data.total;
const lei = (amount: number): number => Math.round(amount * 100) / 100;

/** Uploads a bank statement with one transfer; returns its row's id. */
async function aTransfer(amount: number, details: string): Promise<number> {
  const form = new FormData();
  form.set("kind", "bank");
  const text = `Data;Detalii;Credit;Ordonator\n20.11.2026;${details};${amount.toFixed(2)};CURAT & FIII SRL`;
  form.set("file", new File([text], "extras.csv"));
  const headers = { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers };
  const url = `http://api.test${API_BASE}/staff/incoming/files`;
  await shop.api.fetch(new Request(url, { method: "POST", headers, body: form }));
  const { body } = await staff.get("/staff/incoming?kind=bank");
  return body.data.at(-1).id;
}

describe("one transfer for several invoices", () => {
  it("a transfer pays three invoices once, the last one in part", async () => {
    const orders: PlacedOrder[] = [];
    for (const [towels, days] of [
      [1, 12],
      [2, 10],
      [3, 0],
    ] as const)
      orders.push(await invoiced(shop, await aTermOrder(shop, buyer, towels), days));
    const totals = await Promise.all(orders.map(totalOf));
    const [one = 0, two = 0, three = 0] = totals;
    const id = await aTransfer(one + two + 20, "plata facturi");
    const { body } = await staff.get(`/staff/incoming/${id}/parts`);
    expect(body.data.invoices).toMatchObject([
      { orderID: orders[0]?.id, cui: CUI, amount: one },
      { orderID: orders[1]?.id, amount: two },
      { orderID: orders[2]?.id, amount: 20, open: three },
    ]);
    const parts = body.data.invoices.map(({ orderID, amount }: { orderID: number; amount: number }) => ({
      orderID,
      amount,
    }));
    const split = () => staff.post(`/staff/incoming/${id}/parts`, { parts });
    const answers = await Promise.all([split(), split()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const open = (await staff.get("/staff/receivables")).body.data;
    expect(open).toMatchObject([{ orderID: orders[2]?.id, open: lei(three - 20) }]);
    expect(open).toHaveLength(1);
    const receipts = await shop.query(
      "select method, sum(amount_bani)::int as bani from order_entry where kind = 'receipt' group by 1",
    );
    expect(receipts).toEqual([{ method: "transfer", bani: -Math.round((one + two + 20) * 100) }]);
    const [row] = (await staff.get("/staff/incoming?kind=bank&state=matched")).body.data;
    expect(row).toMatchObject({ id, parts: 3, order: { id: orders[0]?.id } });
    expect(await brokenBooks(shop)).toEqual({});

    const remainder = await aTransfer(lei(three - 20), "rest");
    const more = await staff.post(`/staff/incoming/${remainder}/parts`, {
      parts: [{ orderID: orders[0]?.id, amount: lei(three - 20) }],
    });
    expect([more.status, more.body.errors]).toEqual([
      422,
      { "parts.0.amount": ["Comanda nu mai are nimic de plată: șterge suma."] },
    ]);
  });

  it("a transfer is first suggested for the invoice whose number it contains", async () => {
    const early = await invoiced(shop, await aTermOrder(shop, buyer, 1), 5);
    const named = await invoiced(shop, await aTermOrder(shop, buyer, 1));
    const amount = await totalOf(named);
    const id = await aTransfer(amount, `plata comanda ${named.number}`);
    const { body } = await staff.get(`/staff/incoming/${id}/parts`);
    const amounts = new Map(
      body.data.invoices.map((one: { orderID: number; amount: number }) => [one.orderID, one.amount]),
    );
    expect([amounts.get(named.id), amounts.get(early.id)]).toEqual([amount, 0]);
    const [proposed] = (await staff.get("/staff/incoming?kind=bank")).body.data.filter(
      (row: { id: number }) => row.id === id,
    );
    expect(proposed.why).toBe("Comanda se plătește pe baza facturii: împarte transferul pe facturi.");
  });

  it("a split undone by two people at once is undone once, and its invoices are open again", async () => {
    const orders = [
      await invoiced(shop, await aTermOrder(shop, buyer, 1), 40),
      await invoiced(shop, await aTermOrder(shop, buyer, 2), 35),
    ];
    const totals = await Promise.all(orders.map(totalOf));
    const [one = 0, two = 0] = totals;
    const id = await aTransfer(lei(one + two - 5), "doua facturi");
    const amounts = [one, lei(two - 5)];
    const parts = orders.map((order, index) => ({ orderID: order.id, amount: amounts[index] }));
    const split = () => staff.post(`/staff/incoming/${id}/parts`, { parts });
    const undo = () => staff.post(`/staff/incoming/${id}/parts/undo`, {});
    expect((await undo()).status).toBe(409);
    expect((await split()).status).toBe(200);
    const answers = await Promise.all([undo(), undo()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const open = async () =>
      (await staff.get("/staff/receivables")).body.data
        .filter((row: { orderID: number }) => orders.some((order) => order.id === row.orderID))
        .map((row: { open: number }) => row.open);
    expect(await open()).toEqual(totals);
    const states = await shop.query(
      "select distinct payment_state, payable_bani from orders where id = any($1)",
      [orders.map((order) => order.id)],
    );
    expect(states).toEqual([{ payment_state: "none", payable_bani: 0 }]);
    expect((await staff.get(`/staff/incoming/${id}/parts`)).body.data.row).toMatchObject({
      state: "open",
      parts: 0,
    });
    expect((await split()).status).toBe(200);
    expect(await open()).toEqual([5]);
    expect(await brokenBooks(shop)).toEqual({});
  });

  it("a split cannot be undone after a refund of one of its parts", async () => {
    const paid = await invoiced(shop, await aTermOrder(shop, buyer, 2), 3);
    const other = await invoiced(shop, await aTermOrder(shop, buyer, 1), 2);
    const [one, two] = [await totalOf(paid), await totalOf(other)];
    const id = await aTransfer(lei(one + two), "platite");
    await staff.post(`/staff/incoming/${id}/parts`, {
      parts: [
        { orderID: other.id, amount: two },
        { orderID: paid.id, amount: one },
      ],
    });
    await moveTo(shop, paid, "delivered");
    const { body: current } = await staff.get(`/staff/orders/${paid.id}`);
    const refund = await staff.post(`/staff/orders/${paid.id}/refunds`, {
      version: current.data.version,
      amount: 10,
      reason: "Produs deteriorat",
      iban: "RO49AAAA1B31007593840000",
    });
    expect(refund.status).toBe(200);
    const { status, body } = await staff.post(`/staff/incoming/${id}/parts/undo`, {});
    expect([status, body.message]).toEqual([
      409,
      `Împărțirea nu se mai poate anula. La comanda ${paid.number} s-au restituit bani din această plată.`,
    ]);
    const receipts = await shop.query(
      "select count(*)::int as reversed from order_entry where cause = 'reversed' and order_id = $1",
      [other.id],
    );
    expect(receipts).toEqual([{ reversed: 0 }]);
  });

  it("undoing a transfer's split makes a prepaid order await its payment again", async () => {
    const body = aCompanyBody({ payment: { paymentid: PAYMENT.transfer } });
    const order = await anOrder(shop, { lines: [{ product: PRODUCT.towels }], body });
    const total = await totalOf(order);
    const id = await aTransfer(total, "plata in avans");
    const parts = [{ orderID: order.id, amount: total }];
    expect((await staff.post(`/staff/incoming/${id}/parts`, { parts })).status).toBe(200);
    const state = () => shop.query("select status, payment_state from orders where id = $1", [order.id]);
    expect(await state()).toEqual([{ status: "confirmed", payment_state: "paid" }]);
    expect((await staff.post(`/staff/incoming/${id}/parts/undo`, {})).status).toBe(200);
    expect(await state()).toEqual([{ status: "awaiting_payment", payment_state: "pending" }]);
    await staff.post(`/staff/incoming/${id}/parts`, { parts });
    await moveTo(shop, order, "preparing", "shipped");
    const refused = await staff.post(`/staff/incoming/${id}/parts/undo`, {});
    expect(refused.body.message).toBe(
      `Împărțirea nu se mai poate anula. Comanda ${order.number}, plătită în avans, a fost deja expediată.`,
    );
  });

  it.each([
    ["less than the transfer", (amount: number) => [{ amount: amount - 1 }], "parts"],
    ["the same invoice twice", (amount: number) => [{ amount: amount / 2 }, { amount: amount / 2 }], "parts"],
  ])("splitting a transfer is refused for %s", async (_, partsOf, field) => {
    const order = await invoiced(shop, await aTermOrder(shop, buyer, 2));
    const amount = await totalOf(order);
    const id = await aTransfer(amount, `rand ${order.number} ${field}`);
    const parts = partsOf(amount).map((part) => ({ orderID: order.id, amount: lei(part.amount) }));
    const { status, body } = await staff.post(`/staff/incoming/${id}/parts`, { parts });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});
