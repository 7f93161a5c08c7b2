import { beforeEach, describe, expect, it } from "vitest";
import type { OrderBodyInput } from "@curat/contract/orders";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { aCart, anOrderBody, orderOf, placeOrder } from "../../../../testing/test-orders.ts";
import { CARD, paymentStates } from "../../../../testing/test-payments.ts";
import { checkNetopiaV2Account, checkStripeAccount } from "../../payments/index.ts";
import { queryOpenPayments } from "./settle-payment.service.ts";
import { decideOn, openCardShop, pageOf } from "../../../../testing/test-processors.ts";

const { shop, v2, stripe, faults, choose } = await openCardShop({ log: () => undefined });

beforeEach(async () => {
  for (const name of Object.keys(faults) as (keyof typeof faults)[]) delete faults[name]; // Object.keys returns plain strings.
  await choose({});
});

interface Ordered {
  randomId: string;
  form: string;
  /** URL of the payment page. */
  page: string;
  cart: string;
  body: OrderBodyInput;
}

async function order(): Promise<Ordered> {
  const cart = await aCart(shop, [{ product: PRODUCT.towels }]);
  const body = anOrderBody({ payment: { paymentid: CARD } });
  const { orderData, paymentForm } = (await placeOrder(shop, cart, body)).body.data;
  return { randomId: orderData.randomid, form: paymentForm, page: pageOf(paymentForm) ?? "", cart, body };
}
const retry = async ({ randomId }: Ordered): Promise<string> =>
  (await shop.post(`/payments/${randomId}/retry`)).body.data.paymentForm;
const PAID = { status: "confirmed", payment_state: "paid", payments: "paid", due: 0 };
const attemptsOf = async ({ randomId }: Ordered) =>
  shop.query<{ provider: string; state: string; detail: string }>(
    `select p.provider, p.state, p.detail from payment p join orders o on o.id = p.order_id
     where o.random_id = $1 order by p.id`,
    [randomId],
  );
const eventsOf = async ({ randomId }: Ordered): Promise<string[]> =>
  (
    await shop.query<{ note: string }>(
      "select e.note from order_event e join orders o on o.id = e.order_id where o.random_id = $1 order by e.id",
      [randomId],
    )
  ).map(({ note }) => note);

describe.each([
  ["netopia_v2" as const, () => v2.url],
  ["stripe" as const, () => stripe.url],
])("a payment through %s", (first, urlOf) => {
  beforeEach(() => choose({ first }));

  it("a buyer pays on the processor's page and returns to a paid order", async () => {
    const ordered = await order();
    expect(ordered.page.startsWith(urlOf())).toBe(true);
    expect(await (await fetch(ordered.page)).text()).toContain("62.99 lei");
    const back = await decideOn(ordered.page, "approve");
    expect(back).toContain(`/plata/${ordered.randomId}`);
    await expect.poll(() => paymentStates(shop, ordered.randomId)).toEqual(PAID);
    expect((await shop.post(`/payments/${ordered.randomId}/retry`)).status).toBe(409);
  });

  it("resubmitting the order and retrying in two tabs lead to the same payment page", async () => {
    const ordered = await order();
    const again = await placeOrder(shop, ordered.cart, ordered.body);
    const retried = await Promise.all([retry(ordered), retry(ordered)]);
    expect([again.body.data.paymentForm, ...retried].map(pageOf)).toEqual(Array(3).fill(ordered.page));
    expect(await attemptsOf(ordered)).toHaveLength(1);
  });

  it("after an outage, the order can be paid by a new attempt", async () => {
    faults.v2 = faults.stripe = () => "error";
    const ordered = await order();
    expect(ordered.form).toBe("");
    expect(await paymentStates(shop, ordered.randomId)).toMatchObject({ status: "awaiting_payment" });
    expect((await shop.get(`/payments/${ordered.randomId}`)).body.data).toMatchObject({ canRetry: true });
    faults.v2 = faults.stripe = () => undefined;
    await decideOn(pageOf(await retry(ordered)) ?? "", "approve");
    await expect
      .poll(() => paymentStates(shop, ordered.randomId))
      .toMatchObject({ ...PAID, payments: "failed paid" });
  });

  it("two concurrent requests start one payment", async () => {
    faults.v2 = faults.stripe = () => "error";
    const ordered = await order();
    faults.v2 = faults.stripe = () => "slow";
    const before = [...v2.payments(), ...stripe.payments()].length;
    const pages = (await Promise.all([retry(ordered), retry(ordered), retry(ordered)])).map(pageOf);
    expect(new Set(pages).size).toBe(1);
    expect([...v2.payments(), ...stripe.payments()].length).toBe(before + 1);
  });

  it("a payment start lost in a crash is repeated with the same reference and paid once", async () => {
    const ordered = await order();
    // Simulates a crash between the processor's response and its storage.
    await shop.query(
      `update payment set page_url = '', processor_id = '', asked_at = null
       where order_id = (select id from orders where random_id = $1)`,
      [ordered.randomId],
    );
    const page = pageOf(await retry(ordered)) ?? "";
    await decideOn(page, "approve");
    await expect.poll(() => paymentStates(shop, ordered.randomId)).toMatchObject({ payment_state: "paid" });
  });
});

it("a payment without a notification is found by querying the processor after five minutes", async () => {
  for (const first of ["netopia_v2", "stripe"] as const) {
    await choose({ first });
    const ordered = await order();
    faults.newsFault = faults.hookFault = () => "lost";
    await decideOn(ordered.page, "approve");
    expect(await paymentStates(shop, ordered.randomId)).toMatchObject({ payment_state: "pending" });
    const context = { db: shop.db, config: shop.config, log: () => undefined };
    const minutes = (count: number) => () => new Date(Date.now() + count * 60_000);
    expect(await queryOpenPayments({ ...context, now: minutes(4) })).toBe(0);
    expect(await queryOpenPayments({ ...context, now: minutes(6) })).toBeGreaterThan(0);
    expect(await paymentStates(shop, ordered.randomId)).toEqual(PAID);
  }
});

describe("a fallback processor", () => {
  it("the second processor takes over when the first is down, and the order's history shows it", async () => {
    await choose({ first: "netopia_v2", second: "stripe" });
    faults.v2 = () => "never";
    const ordered = await order();
    expect(ordered.page.startsWith(stripe.url)).toBe(true);
    expect(await eventsOf(ordered)).toContain(
      "Netopia v2 nu a inițiat plata; clientul plătește prin Stripe.",
    );
    expect((await attemptsOf(ordered)).map(({ provider, state }) => [provider, state])).toEqual([
      ["netopia_v2", "failed"],
      ["stripe", "started"],
    ]);
  });

  it("without a second processor in the settings, the payment fails", async () => {
    await choose({ first: "netopia_v2" });
    faults.v2 = () => "expired-key";
    const ordered = await order();
    expect(ordered.form).toBe("");
    expect(await attemptsOf(ordered)).toEqual([
      { provider: "netopia_v2", state: "failed", detail: "Netopia nu acceptă cheia API (401)." },
    ]);
  });
});

describe("Netopia v2", () => {
  beforeEach(() => choose({ first: "netopia_v2" }));

  it.each(["other-key", "changed-body", "alg-none", "alg-hs512", "other-aud"] as const)(
    "a notification with the fault '%s' changes nothing",
    async (fault) => {
      const ordered = await order();
      faults.newsFault = () => fault;
      await decideOn(ordered.page, "approve");
      expect(await paymentStates(shop, ordered.randomId)).toMatchObject({ payment_state: "pending" });
    },
  );

  it("a signed 'paid' notification has no effect unless Netopia's status confirms it", async () => {
    const ordered = await order();
    const answering = Promise.withResolvers<void>();
    let requests = 0;
    let isDown = true;
    faults.v2 = (path) => {
      if (path === "/operation/status") requests += 1;
      if (requests === 1) answering.resolve();
      return isDown && path === "/operation/status" ? "error" : undefined;
    };
    const decided = decideOn(ordered.page, "approve");
    await answering.promise;
    expect(await paymentStates(shop, ordered.randomId)).toMatchObject({ payment_state: "pending" });
    isDown = false;
    // Netopia resends the notification.
    await decided;
    await expect.poll(() => paymentStates(shop, ordered.randomId)).toEqual(PAID);
  });

  it("a buyer can retry on the same page after a refused card", async () => {
    const ordered = await order();
    await decideOn(ordered.page, "refuse");
    await expect.poll(() => paymentStates(shop, ordered.randomId)).toMatchObject({ payment_state: "failed" });
    await decideOn(ordered.page, "approve");
    await expect.poll(() => paymentStates(shop, ordered.randomId)).toEqual(PAID);
  });
});

describe.each(["netopia_v2", "stripe"] as const)("a refund through %s", (first) => {
  beforeEach(() => choose({ first }));

  const paidAndCancelled = async () => {
    const ordered = await order();
    await decideOn(ordered.page, "approve");
    await expect.poll(() => paymentStates(shop, ordered.randomId)).toEqual(PAID);
    const { id } = await orderOf(shop, ordered.randomId);
    await shop.staff.put(`/staff/orders/${id}/status`, { status: "cancelled" });
    return { ...ordered, id };
  };
  const dueOf = async ({ id }: { id: number }) =>
    (await shop.staff.get("/staff/refunds")).body.data.find(
      ({ orderid }: { orderid: number }) => orderid === id,
    );
  const REFUNDED = { status: "cancelled", payment_state: "refunded", payments: "refunded", due: 0 };
  const creditedLei = () =>
    [
      ...v2.payments().map((one) => one.creditedLei),
      ...stripe.payments().map((one) => one.creditedBani / 100),
    ].reduce((sum, one) => sum + one, 0);

  it("a refund is sent to the processor once, even if two people request it concurrently", async () => {
    const ordered = await paidAndCancelled();
    const refund = await dueOf(ordered);
    expect(refund).toMatchObject({ way: "card", by_call: true, request: null, amount: 62.99 });
    const before = creditedLei();
    await Promise.all([1, 2].map(() => shop.staff.put(`/staff/refunds/${refund.id}/send`)));
    expect(creditedLei() - before).toBeCloseTo(62.99);
    expect(await paymentStates(shop, ordered.randomId)).toEqual(REFUNDED);
  });

  it("a refund without a response is unknown, cannot be paid another way, and is settled by a query", async () => {
    const ordered = await paidAndCancelled();
    const refund = await dueOf(ordered);
    const before = creditedLei();
    faults.v2 = (path) => (path === "/operation/credit" ? "lost" : "error");
    const answers = ["lost", "expired-key"] as const;
    let calls = 0;
    faults.stripe = (path) => (path === "/v1/refunds" ? answers[Math.min(calls++, 1)] : undefined);
    faults.newsFault = faults.hookFault = () => "lost";
    await shop.staff.put(`/staff/refunds/${refund.id}/send`);
    expect(await dueOf(ordered)).toMatchObject({ request: { state: "unknown", amount: 62.99 } });
    const account = { iban: "RO49AAAA1B31007593840000", bank: "", version: refund.version };
    expect((await shop.staff.put(`/staff/refunds/${refund.id}/account`, account)).status).toBe(422);
    faults.v2 = faults.stripe = () => undefined;
    await shop.staff.put(`/staff/refunds/${refund.id}/send`);
    expect(creditedLei() - before).toBeCloseTo(62.99);
    expect(await paymentStates(shop, ordered.randomId)).toEqual(REFUNDED);
  });

  it("staff can record an unknown refund either as made or as not made", async () => {
    const ordered = await paidAndCancelled();
    const refund = await dueOf(ordered);
    faults.v2 = (path) => (path === "/operation/credit" ? "error" : undefined);
    faults.stripe = (path) => (path === "/v1/refunds" ? "error" : undefined);
    await shop.staff.put(`/staff/refunds/${refund.id}/send`);
    expect((await shop.staff.put(`/staff/refunds/${refund.id}/unsent`)).body.data).toMatchObject({
      request: { state: "refused" },
    });
    expect((await shop.staff.put(`/staff/refunds/${refund.id}/unsent`)).status).toBe(409);
    await shop.staff.put(`/staff/refunds/${refund.id}/send`);
    expect((await shop.staff.put(`/staff/refunds/${refund.id}/done?credited=true`)).status).toBe(200);
    expect(await paymentStates(shop, ordered.randomId)).toEqual(REFUNDED);
  });
});

describe("Stripe", () => {
  beforeEach(() => choose({ first: "stripe" }));

  it("a refund that the bank returns is due again and can be sent again", async () => {
    const ordered = await order();
    await decideOn(ordered.page, "approve");
    await expect.poll(() => paymentStates(shop, ordered.randomId)).toEqual(PAID);
    const { id } = await orderOf(shop, ordered.randomId);
    await shop.staff.put(`/staff/orders/${id}/status`, { status: "cancelled" });
    const find = async () =>
      (await shop.staff.get("/staff/refunds")).body.data.find(
        ({ orderid }: { orderid: number }) => orderid === id,
      );
    const refund = await find();
    faults.refundFails = () => true;
    await shop.staff.put(`/staff/refunds/${refund.id}/send`);
    await expect.poll(find).toMatchObject({ amount: 62.99, request: { state: "failed" } });
    expect(await paymentStates(shop, ordered.randomId)).toMatchObject({
      payment_state: "refund_due",
      payments: "paid",
    });
    faults.refundFails = () => false;
    await shop.staff.put(`/staff/refunds/${refund.id}/send`);
    expect(await paymentStates(shop, ordered.randomId)).toMatchObject({
      payment_state: "refunded",
      payments: "refunded",
    });
  });

  it("staff are notified of a dispute once", async () => {
    const ordered = await order();
    await decideOn(ordered.page, "approve");
    await expect.poll(() => paymentStates(shop, ordered.randomId)).toEqual(PAID);
    const sessionId = stripe.payments().at(-1)?.sessionId ?? "";
    faults.hookFault = () => "twice";
    await stripe.dispute(sessionId);
    const notes = (await eventsOf(ordered)).filter((note) => note.includes("chargeback"));
    expect(notes).toHaveLength(1);
  });

  it.each(["wrong-secret", "changed-body", "old"] as const)(
    "a webhook with the fault '%s' changes nothing",
    async (fault) => {
      const ordered = await order();
      faults.hookFault = () => fault;
      await decideOn(ordered.page, "approve");
      expect(await paymentStates(shop, ordered.randomId)).toMatchObject({ payment_state: "pending" });
    },
  );
});

it("the account check accepts valid keys, and names the key that is wrong", async () => {
  const { netopiaV2, stripe: atStripe } = shop.config;
  if (!netopiaV2 || !atStripe) throw new Error("The shop has both accounts.");
  expect(await checkNetopiaV2Account(netopiaV2)).toMatchObject({ isGood: true });
  expect(await checkStripeAccount(atStripe)).toMatchObject({ isGood: true });
  const words = [
    await checkNetopiaV2Account({ ...netopiaV2, apiKey: "wrong" }),
    await checkNetopiaV2Account({ ...netopiaV2, posSignature: "ALTU-ALTU" }),
    await checkNetopiaV2Account({ ...netopiaV2, publicKeysPem: "-" }),
    await checkStripeAccount({ ...atStripe, secretKey: "sk_test_wrong" }),
  ];
  expect(words.map(({ isGood }) => isGood)).toEqual([false, false, false, false]);
  expect(words.map((one) => one.words).join(" ")).toMatch(
    /cheia API.*punctului de vânzare.*cheie RSA.*cheia secretă/,
  );
});
