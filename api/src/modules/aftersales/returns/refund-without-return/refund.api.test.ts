import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { amended, goods } from "../../../../testing/test-amendments.ts";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { loginAs } from "../../../../testing/test-customers.ts";
import {
  anOrder,
  anOrderBody,
  moveTo,
  PAYMENT,
  openSellingShop,
  aDeliveredOrder,
} from "../../../../testing/test-orders.ts";
import { aReturnOf, type Pieces } from "../../../../testing/test-returns.ts";
import { aCardOrder, NETOPIA, notify } from "../../../../testing/test-payments.ts";
import { forgetJobs } from "../../../../testing/test-worker.ts";

const shop = await openSellingShop({ netopia: NETOPIA });

const IBAN = "RO49AAAA1B31007593840000";
const { staff } = shop;
// Three lavenders at 19.99 lei and a towel at 45.00, with 17.99 for delivery and 5.00 for cash on delivery.
const LINES = [{ product: PRODUCT.lavender, quantity: 3 }, { product: PRODUCT.towels }];
const read = async (id: number) => (await staff.get(`/staff/orders/${id}`)).body.data;
const refundable = async (id: number) => (await staff.get(`/staff/orders/${id}/refundable`)).body.data;
const papers = (id: number) =>
  shop.query("select kind, document from invoice where order_id = $1 order by id", [id]);
const balance = async (id: number) =>
  (
    await shop.query(
      "select sum(total_bani)::int as total, sum(net_bani)::int as net, sum(vat_bani)::int as vat from invoice where order_id = $1",
      [id],
    )
  )[0];

async function delivered(body: unknown = anOrderBody(), customer?: { headers: Record<string, string> }) {
  const order = await aDeliveredOrder(shop, { lines: LINES, body, customer });
  await staff.post(`/staff/orders/${order.id}/invoice`);
  return order;
}
const preview = (id: number, body: object) => staff.post(`/staff/orders/${id}/refunds/preview`, body);
async function give(id: number, body: object, seen?: number) {
  const version = seen ?? (await read(id)).version;
  const told = { reason: "Ambalaj lovit", iban: IBAN, version, ...body };
  return staff.post(`/staff/orders/${id}/refunds`, told);
}

describe("pieces of an order", () => {
  it("refunded pieces match their preview: a refund to the account and a storno of only these pieces", async () => {
    const { id } = await delivered();
    const lines = [{ position: 0, quantity: 2 }];
    const seen = (await preview(id, { lines })).body.data;
    expect(seen).toMatchObject({ amount: 39.98, vat: 6.94, lines: [{ quantity: -2, total: -39.98 }] });
    expect(await papers(id)).toHaveLength(1);
    const { status, body } = await give(id, { lines });
    expect([status, body.data]).toMatchObject([
      200,
      {
        status_code: "delivered",
        payment_state: "refund_due",
        refunds: [{ amount: 39.98, reason: "Ambalaj lovit", state: "due" }],
      },
    ]);
    const [, storno] = await papers(id);
    expect(storno).toMatchObject({ kind: "storno", document: { totalBani: -39_98 } });
    const due = (await staff.get("/staff/refunds")).body.data.at(-1);
    expect(due).toMatchObject({ orderid: id, amount: 39.98, iban: IBAN });
    const done = await staff.put(`/staff/refunds/${due.id}/done`);
    expect(done.body.data).toMatchObject({ payment_state: "paid", refunds: [{ state: "done" }] });
    expect(await refundable(id)).toMatchObject({
      given_back: 39.98,
      left: seen.left,
      lines: [{ left: 1 }, { left: 1 }, { left: 1 }],
    });
  });

  it("all pieces of a reduced order that was paid by transfer can be refunded", async () => {
    const body = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
    const order = await anOrder(shop, { lines: LINES, body });
    await moveTo(shop, order, "confirmed");
    await amended(shop, order, { items: goods([PRODUCT.lavender, 1], [PRODUCT.towels, 1]) });
    await moveTo(shop, order, "preparing", "shipped", "delivered");
    await staff.post(`/staff/orders/${order.id}/invoice`);
    const lines = [0, 1].map((position) => ({ position, quantity: 1 }));
    const { status, body: given } = await give(order.id, { lines });
    expect([status, given.data]).toMatchObject([
      200,
      { refunds: [{ amount: 41.98, reason: "Comandă modificată" }, { amount: 64.99 }] },
    ]);
    const due = (await staff.get("/staff/refunds")).body.data;
    for (const { id, orderid } of due) if (orderid === order.id) await staff.put(`/staff/refunds/${id}/done`);
    // The lighter parcel reduced the delivery charge, which the shop keeps.
    expect(await read(order.id)).toMatchObject({ payment_state: "paid" });
    expect((await refundable(order.id)).left).toBe(17.99);
  });

  it("refunded pieces cannot be refunded again, neither by staff nor through a return", async () => {
    const customer = await loginAs(shop);
    const { id } = await delivered(anOrderBody(), customer);
    await give(id, { lines: [{ position: 0, quantity: 2 }] });
    const again = await give(id, { lines: [{ position: 0, quantity: 2 }] });
    expect([again.status, again.body.errors]).toEqual([
      422,
      { "lines[0]": ["Se mai pot restitui cel mult 1 buc."] },
    ]);
    const form = (await customer.get("/user/return/data_form")).body.data;
    expect(form[0].items).toMatchObject([{ returnable: 1 }, { returnable: 1 }]);
  });

  it("a later return of the other pieces refunds the rest, and the order ends as returned", async () => {
    const { id } = await delivered();
    await give(id, { lines: [{ position: 0, quantity: 1 }], delivery: true });
    await give(id, { amount: 10 });
    const pieces: Pieces = [
      [PRODUCT.lavender, 2],
      [PRODUCT.towels, 1],
    ];
    const asked = await staff.post("/staff/returns", aReturnOf({ id }, pieces));
    expect(asked.body.errors).toBeUndefined();
    const returnId = asked.body.data.id;
    for (const status of ["approved", "on_the_way", "received", "refunded"])
      await staff.put(`/staff/returns/${returnId}`, { status });
    const order = await read(id);
    expect(order.status_code).toBe("returned");
    expect(await balance(id)).toEqual({ total: 0, net: 0, vat: 0 });
    const given = order.refunds.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
    expect(given).toBeCloseTo(order.total, 2);
    expect((await refundable(id)).why_not).toBe("Toți banii pentru această comandă au fost deja restituiți.");
  });
});

describe("a sum and the delivery", () => {
  it("an amount and the delivery can be refunded together, and the delivery only once", async () => {
    const { id } = await delivered();
    const { delivery } = await refundable(id);
    const { body } = await give(id, { delivery: true, amount: 5 });
    expect(body.data.refunds[0].amount).toBeCloseTo(delivery.price + 5, 2);
    const [, storno] = await papers(id);
    expect(storno?.document.lines.map(({ name }: { name: string }) => name)).toEqual([
      "Transport: Curier Sameday la domiciliu",
      "Reducere: Ambalaj lovit",
    ]);
    const twice = await give(id, { delivery: true });
    expect(twice.body.errors).toEqual({ delivery: ["Livrarea a fost deja restituită."] });
  });

  it("refunds never exceed what was paid and not yet refunded", async () => {
    const { id } = await delivered();
    const { left } = await refundable(id);
    const over = await preview(id, { amount: left + 0.01 });
    expect([over.status, over.body.errors.amount[0]]).toEqual([
      422,
      expect.stringMatching(/^Se mai pot restitui cel mult [\d.,]+ lei\.$/),
    ]);
    const mixed = await preview(id, { amount: left, delivery: true });
    expect(mixed.status).toBe(422);
    expect((await give(id, { amount: left })).status).toBe(200);
    expect(await balance(id)).toEqual({ total: 0, net: 0, vat: 0 });
  });

  it.each([
    [{}, { lines: ["Alege ce restitui: produse, livrarea sau o sumă."] }],
    [{ amount: 1, iban: "" }, { iban: ["Câmpul IBAN este obligatoriu."] }],
    [{ amount: 1, iban: "RO00 X" }, { iban: ["Verifică IBAN-ul: o cifră sau o literă este greșită."] }],
    [{ amount: 1, reason: " " }, { reason: ["Câmpul Motiv este obligatoriu."] }],
    [{ lines: [{ position: 99, quantity: 1 }] }, { "lines[99]": ["Câmpul Produse nu este valid."] }],
  ])("a refund of %j is refused with a field error", async (body, errors) => {
    const { id } = await delivered();
    const answer = await give(id, body);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
    expect(await papers(id)).toHaveLength(1);
  });
});

describe("concurrent refunds", () => {
  it("three concurrent refunds of the same order version refund once", async () => {
    const { id } = await delivered();
    const { version } = await read(id);
    const answers = await Promise.all([1, 2, 3].map(() => give(id, { amount: 10 }, version)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await read(id)).refunds).toHaveLength(1);
  });

  it("exactly one of a concurrent refund and return of the same piece succeeds", async () => {
    const customer = await loginAs(shop);
    const { id } = await delivered(anOrderBody(), customer);
    const { version } = await read(id);
    const body = aReturnOf({ id }, [[PRODUCT.towels, 1]]);
    const [given, returned] = await Promise.all([
      give(id, { lines: [{ position: 1, quantity: 1 }] }, version),
      customer.post("/user/return", body),
    ]);
    expect([given.status, returned.status].toSorted()).toEqual([200, 422]);
  });
});

describe("an order paid by card", () => {
  async function paidByCard() {
    const card = await aCardOrder(shop, LINES);
    await notify(shop, card);
    await moveTo(shop, card, "preparing", "shipped", "delivered");
    return card;
  }

  it("a refund to a card is closed by the processor's notification, and the order stays paid", async () => {
    const card = await paidByCard();
    const { body } = await give(card.id, { amount: 12.5, iban: "" });
    expect(body.data).toMatchObject({ payment_state: "refund_due", refunds: [{ amount: 12.5 }] });
    const told = { ...card, action: "credit", processed: "12.50", crc: "o-data" };
    await Promise.all([notify(shop, told), notify(shop, told)]);
    expect(await read(card.id)).toMatchObject({
      payment_state: "paid",
      refunds: [{ amount: 12.5, state: "done" }],
    });
  });
});

it.each(["confirmed", "shipped"])("an order with the status %s cannot be refunded", async (status) => {
  const { id } = await anOrder(shop, {
    lines: LINES,
    body: anOrderBody({ payment: { paymentid: PAYMENT.transfer } }),
  });
  await moveTo(
    shop,
    { id },
    ...(status === "shipped" ? ["confirmed", "preparing", "shipped"] : ["confirmed"]),
  );
  expect((await give(id, { amount: 1 })).body.errors.order[0]).toMatch(/^Comanda nu a ajuns încă la client/);
});

it("refunding a cancelled order fails with a message that points to the list of refunds", async () => {
  const body = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
  const { id } = await anOrder(shop, { lines: LINES, body });
  await moveTo(shop, { id }, "confirmed", "cancelled");
  expect((await give(id, { amount: 1 })).body.errors.order[0]).toMatch(/apare în lista restituirilor\.$/);
});

it("a refund is emailed with its storno and cannot be undone", async () => {
  await forgetJobs(shop);
  const { id, number } = await delivered();
  await give(id, { amount: 7, reason: "<b>Ambalaj</b> lovit" });
  const worker = await shop.api.startWorker();
  const mails = async () =>
    Promise.all(
      (await readdir(shop.config.mailFolder))
        .filter((name) => name.includes("refund"))
        .map((name) => readFile(join(shop.config.mailFolder, name), "utf8")),
    );
  try {
    await expect.poll(async () => (await mails()).some((mail) => mail.includes(number))).toBe(true);
  } finally {
    await worker.stop();
  }
  const changes = (await staff.get(`/staff/changes?subject_kind=order&subject_id=${id}`)).body.data;
  const change = changes.find(({ sentence }: { sentence: string }) => sentence.includes("se restituie"));
  const undone = await staff.post(`/staff/changes/${change.id}/undo`);
  expect([undone.status, undone.body.message]).toEqual([
    409,
    "Modificarea nu mai poate fi anulată: factura a fost emisă.",
  ]);
});
