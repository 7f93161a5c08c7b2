import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import {
  aCart,
  aCompanyBody,
  anOrderBody,
  PAYMENT,
  placeOrder,
  openSellingShop,
} from "../../../../testing/test-orders.ts";
import {
  aCardOrder,
  latestPayment,
  NETOPIA,
  paymentStates,
  notify,
} from "../../../../testing/test-payments.ts";
import { readMail } from "../../../backoffice/notifications/index.ts";

const shop = await openSellingShop({ netopia: NETOPIA });
const LINES = [{ product: PRODUCT.towels }];

describe("a card order", () => {
  it("a card order awaits payment for an hour and returns the processor's form", async () => {
    const cart = await aCart(shop, LINES);
    const { status, body } = await placeOrder(shop, cart, anOrderBody({ payment: { paymentid: 1 } }));
    expect(status).toBe(200);
    expect(body.data.orderData).toMatchObject({
      paymentcode: "CARD",
      payment: "Card online",
      status_label: "În așteptarea plății",
    });
    expect(body.data.paymentForm).toMatch(/^<form method="post" action="https:\/\/secure\.mobilpay\.ro">/);
    const [row] = await shop.query<{ minutes: string }>(
      "select extract(epoch from release_at - placed_at) / 60 as minutes from orders where random_id = $1",
      [body.data.orderData.randomid],
    );
    expect(Number(row?.minutes)).toBe(60);
  });

  it("an unpaid order sent again returns a new form for the same payment", async () => {
    const { cart, body, randomId, reference } = await aCardOrder(shop, LINES);
    const forms = await Promise.all(
      [1, 2, 3].map(async () => (await placeOrder(shop, cart, body)).body.data),
    );
    expect(new Set(forms.map(({ paymentForm }) => paymentForm)).size).toBe(3);
    expect(new Set(forms.map(({ orderData }) => orderData.randomid))).toEqual(new Set([randomId]));
    expect(await paymentStates(shop, randomId)).toMatchObject({ payments: "started" });
    expect(await latestPayment(shop, randomId)).toMatchObject({ reference });
  });

  it("a paid order sent again returns no form", async () => {
    const { cart, body, ...payment } = await aCardOrder(shop, LINES);
    await notify(shop, payment);
    expect((await placeOrder(shop, cart, body)).body.data.paymentForm).toBeUndefined();
  });

  it("card payment has its own group in the cart", async () => {
    const cart = await aCart(shop, LINES);
    const { body } = await shop.get("/cart/change?customer_type=pj", { cart });
    const groups = body.data.payment_options_groups.map(
      (group: { name: string; options: { paymentId: number }[] }) => [
        group.name,
        group.options.map(({ paymentId }) => paymentId),
      ],
    );
    expect(groups).toEqual([
      ["Online", [1]],
      ["Transfer", [3, 4]],
      ["La livrare", [2]],
    ]);
  });
});

it("a public procurement order does not await payment", async () => {
  const cart = await aCart(shop, LINES);
  const { body } = await placeOrder(shop, cart, aCompanyBody({ payment: { paymentid: 4 } }));
  expect(body.data.orderData).toMatchObject({ paymentcode: "SEAP", status_label: "Nouă" });
  expect(body.data.paymentForm).toBeUndefined();
  const [row] = await shop.query("select order_type, release_at from orders where random_id = $1", [
    body.data.orderData.randomid,
  ]);
  expect(row).toEqual({ order_type: "seap", release_at: null });
});

describe("GET /payments/{randomid}", () => {
  it("a payment returns its state, amounts and available methods without personal data", async () => {
    const { randomId } = await aCardOrder(shop, LINES);
    const { body } = await shop.get(`/payments/${randomId}`);
    expect(body.data).toEqual({
      number: expect.stringMatching(/^\d{9}$/),
      state: "pending",
      status_label: "În așteptarea plății",
      paymentCode: "CARD",
      paymentName: "Card online",
      total: 62.99,
      handling_charge: 0,
      total_vat: expect.any(Number),
      pay_until: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      transfer_days: null,
      canRetry: true,
      methods: [
        { paymentId: 3, paymentName: "Ordin de plată", paymentTax: 0 },
        { paymentId: 2, paymentName: "Plată ramburs, la livrare", paymentTax: 5 },
      ],
    });
  });

  it("a payment is found only by the order's random id", async () => {
    const { status } = await shop.get("/payments/100001");
    expect(status).toBe(404);
    expect((await shop.post("/payments/100001/retry")).status).toBe(404);
    expect((await shop.post("/payments/100001/method", { paymentid: 2 })).status).toBe(404);
  });
});

describe("POST /payments/{randomid}/retry", () => {
  it("a retry continues the open attempt, and starts a new one after a refusal", async () => {
    const { randomId, ...payment } = await aCardOrder(shop, LINES);
    expect((await shop.post(`/payments/${randomId}/retry`)).body.data.paymentForm).toContain("<form");
    expect(await paymentStates(shop, randomId)).toMatchObject({ payments: "started" });
    await notify(shop, { ...payment, errorCode: "20" });
    expect((await shop.get(`/payments/${randomId}`)).body.data).toMatchObject({
      state: "failed",
      canRetry: true,
    });
    expect((await shop.post(`/payments/${randomId}/retry`)).status).toBe(200);
    expect(await paymentStates(shop, randomId)).toMatchObject({ payments: "failed started" });
    expect((await shop.get(`/payments/${randomId}`)).body.data.state).toBe("pending");
    expect((await latestPayment(shop, randomId)).reference).not.toBe(payment.reference);
  });

  it("concurrent retries start one attempt", async () => {
    const { randomId, ...payment } = await aCardOrder(shop, LINES);
    await notify(shop, { ...payment, errorCode: "20" });
    await Promise.all(Array.from({ length: 10 }, () => shop.post(`/payments/${randomId}/retry`)));
    expect(await paymentStates(shop, randomId)).toMatchObject({ payments: "failed started" });
  });

  it("a retry is refused once the order is paid, cancelled or being processed by the bank", async () => {
    const paid = await aCardOrder(shop, LINES);
    await notify(shop, paid);
    const cancelled = await aCardOrder(shop, LINES);
    await shop.query("update orders set status = 'cancelled' where random_id = $1", [cancelled.randomId]);
    const reserved = await aCardOrder(shop, LINES);
    await notify(shop, { ...reserved, action: "paid" });
    for (const { randomId } of [paid, cancelled, reserved]) {
      const { status, body } = await shop.post(`/payments/${randomId}/retry`);
      expect([status, body.message]).toEqual([409, "Datele s-au schimbat între timp. Reîncarcă pagina."]);
    }
  });
});

describe("POST /payments/{randomid}/method", () => {
  it("a card order can switch to cash on delivery with its fee", async () => {
    const { randomId } = await aCardOrder(shop, LINES);
    const { body } = await shop.post(`/payments/${randomId}/method`, { paymentid: PAYMENT.cash });
    expect(body.data).toMatchObject({
      state: "none",
      paymentCode: "COD",
      total: 67.99,
      handling_charge: 5,
      canRetry: false,
      methods: [],
    });
    expect(await paymentStates(shop, randomId)).toMatchObject({
      status: "new",
      payment_state: "none",
      payments: "cancelled",
    });
    const [order] = await shop.query(
      `select charges_bani, vat_bani, release_at,
         (select sum(unit_price_bani * quantity) from order_line where order_id = o.id)::integer as lines,
         (select note from order_event where order_id = o.id order by id desc limit 1) as note
       from orders o where random_id = $1`,
      [randomId],
    );
    // VAT: 7.81 in 45.00, 3.12 in the delivery price (17.99), 0.87 in the fee (5.00)
    expect(order).toEqual({
      charges_bani: 5_00,
      vat_bani: 11_80,
      release_at: null,
      lines: 50_00,
      note: "Plata: Card online → Plată ramburs, la livrare",
    });
  });

  it("a card order can switch to a bank transfer, which has no deadline at first", async () => {
    const { randomId } = await aCardOrder(shop, LINES);
    const { body } = await shop.post(`/payments/${randomId}/method`, { paymentid: String(PAYMENT.transfer) });
    expect(body.data).toMatchObject({ state: "pending", paymentCode: "BANK", total: 62.99, canRetry: false });
    const [order] = await shop.query("select status, release_at from orders where random_id = $1", [
      randomId,
    ]);
    expect(order).toEqual({ status: "awaiting_payment", release_at: null });
    const worker = await shop.api.startWorker();
    const mail = () => readMail(shop.config.mailFolder, `order-${body.data.number}-placed-bank`);
    await expect.poll(mail).toBeDefined();
    await worker.stop();
    expect((await mail())?.text).toContain("RO49AAAA1B31007593840000");
  });

  it.each([
    [{ paymentid: 1 }, "Câmpul Metodă de plată nu este valid."],
    [{ paymentid: 4 }, "Câmpul Metodă de plată nu este valid."],
    [{ paymentid: 77 }, "Câmpul Metodă de plată nu este valid."],
    [{ paymentid: "x" }, "Câmpul Metodă de plată este obligatoriu."],
    [{}, "Câmpul Metodă de plată este obligatoriu."],
  ])("a payment method change with the body %j is refused with a field error", async (body, message) => {
    const { randomId } = await aCardOrder(shop, LINES);
    const answer = await shop.post(`/payments/${randomId}/method`, body);
    expect([answer.status, answer.body.errors]).toEqual([422, { paymentid: [message] }]);
  });

  it("exactly one of several concurrent payment method changes applies", async () => {
    const { randomId } = await aCardOrder(shop, LINES);
    const responses = await Promise.all(
      [2, 2, 3].map((paymentid) => shop.post(`/payments/${randomId}/method`, { paymentid })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const lines = await shop.query(
      "select 1 from order_line l join orders o on o.id = l.order_id where o.random_id = $1 and product_type = 'handling_charge'",
      [randomId],
    );
    expect(lines.length).toBeLessThanOrEqual(1);
  });
});
