import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createApi } from "../../../index.ts";
import { amended, goods as goodsOf, previewed } from "../../../testing/test-amendments.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { aVoucher } from "../../../testing/test-offers.ts";
import {
  aCart,
  aCompanyBody,
  anOrderBody,
  brokenBooks,
  DELIVERY,
  moveTo,
  PAYMENT,
  PAYMENT_SETTINGS,
  placeOrder,
  restoreProducts,
} from "../../../testing/test-orders.ts";
import { CARD, NETOPIA } from "../../../testing/test-payments.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { forgetJobs, workOff } from "../../../testing/test-worker.ts";
import { aPerson } from "../../../testing/test-staff.ts";
import { listMails, readMail } from "../../backoffice/notifications/index.ts";

const shop = await openTestShop({ netopia: NETOPIA });
beforeAll(async () => {
  await shop.api.importShop({ settings: PAYMENT_SETTINGS });
  await restoreProducts(shop);
});

const { staff } = shop;
const goods = { customerid: null as number | null, lines: [{ productid: PRODUCT.towels, quantity: 2 }] };
const choices = {
  countyid: 12,
  cityid: 2,
  deliveryid: DELIVERY.sameday,
  paymentid: PAYMENT.cash,
};
const aKey = () => randomBytes(16).toString("hex");
const preview = (changes: object = {}) =>
  staff.post("/staff/orders/preview", { ...goods, ...choices, ...changes });
const totalOf = async (changes: object = {}): Promise<number> =>
  (await preview(changes)).body.data.cart.totals.grandtotal;
const place = (changes: object, as = staff) =>
  as.post("/staff/orders", { ...goods, key: aKey(), order: anOrderBody(), ...changes });
const countOf = async (table: "orders" | "cart"): Promise<number> =>
  (await shop.query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n ?? -1;

describe("the preview of a manual order", () => {
  it("a preview returns cart, stock and delivery options, and creates no cart", async () => {
    const before = await countOf("cart");
    const { status, body } = await preview();
    expect([status, body.data]).toMatchObject([
      200,
      {
        cart: { cartitems: [{ productid: PRODUCT.towels, quantity: 2, price: 45 }, {}] },
        stock: [{ productid: PRODUCT.towels, stock: 400 }],
      },
    ]);
    expect(body.data.cart.qcartid).toBeUndefined();
    expect(body.data.cart.delivery_options.length).toBeGreaterThan(1);
    expect(await countOf("cart")).toBe(before);
  });

  it("a preview prices only the pieces in stock", async () => {
    const { body } = await preview({ lines: [{ productid: PRODUCT.lastThree, quantity: 5 }] });
    expect(body.data.cart.cartitems[0].quantity).toBe(3);
    expect(body.data.cart.cart_alerts.join(" ")).toContain("mai sunt doar 3 buc.");
  });

  it.each([
    [{ lines: [] }, "lines"],
    [{ lines: [{ productid: 2_147_483_647, quantity: 1 }] }, "lines.0.productid"],
    [{ lines: [goods.lines[0], goods.lines[0]] }, "lines.1.productid"],
    [{ lines: [{ productid: PRODUCT.towels, quantity: 0 }] }, "lines.0.quantity"],
    [{ voucher: "NUEXISTA" }, "voucher"],
    [{ customerid: 2_147_483_647 }, "customerid"],
    [{ countyid: 12, cityid: 2_147_483_647 }, "cityid"],
  ])("a preview of %j is refused with an error for %s", async (changes, field) => {
    const { status, body } = await preview(changes);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});

describe("a manual order", () => {
  it("a manual order belongs to a guest or customer, records who entered it and leaves the customer's cart unchanged", async () => {
    const ana = await loginAs(shop);
    await ana.post(`/cart/add/${PRODUCT.lemon}`, { qty: 1 });
    const radu = await aPerson(shop, { permissions: ["orders:edit", "orders:view"], name: "Radu" });
    const total = await totalOf({ customerid: ana.id });
    const { status, body } = await place({ customerid: ana.id, total }, radu);
    expect([status, body.data]).toMatchObject([
      200,
      {
        customerid: ana.id,
        total,
        data: { email: ana.email },
        placed_by: "Radu",
        status_code: "new",
        events: [{ status: "new", actor: "staff" }],
        version: 1,
      },
    ]);
    const movements = "select actor_kind, actor_id, actor_name from stock_movement where order_id = $1";
    expect(await shop.query(movements, [body.data.id])).toEqual([
      { actor_kind: "staff", actor_id: String(radu.id), actor_name: "Radu" },
    ]);
    expect((await ana.get("/cart")).body.data.cartitems).toMatchObject([{ productid: PRODUCT.lemon }]);
    expect((await ana.get("/user/orders")).body.data).toMatchObject([{ id: body.data.id }]);
    const guests = await place({ total: await totalOf() });
    expect(guests.body.data).toMatchObject({ customerid: null, data: { email: "ana@example.com" } });
    expect(await brokenBooks(shop)).toEqual({});
  });

  it("a manual order uses the shop's custom names of delivery and payment methods", async () => {
    const setName = async (name: string, text: string | null) => {
      const path = `/staff/texts/order-names.${name}`;
      const { version } = (await staff.get("/staff/texts")).body.data;
      const answer = text
        ? await staff.put(path, { text, version })
        : await staff.delete(`${path}?version=${version}`);
      expect(answer.status).toBe(200);
    };
    const namesOf = async (id: number) =>
      (await shop.query("select delivery_name, payment_name from orders where id = $1", [id]))[0];
    await setName("deliveries.samedayHome", "La ușa ta");
    await setName("payments.cashOnDelivery", "Plătești la ușă");
    await setName("payments.bankTransfer", "Prin bancă");
    try {
      const { id } = (await place({ total: await totalOf() })).body.data;
      expect(await namesOf(id)).toEqual({ delivery_name: "La ușa ta", payment_name: "Plătești la ușă" });
      const changed = await amended(shop, { id }, { payment: { paymentid: PAYMENT.transfer } });
      expect(changed.status).toBe(200);
      expect(await namesOf(id)).toEqual({ delivery_name: "La ușa ta", payment_name: "Prin bancă" });
    } finally {
      for (const name of ["deliveries.samedayHome", "payments.cashOnDelivery", "payments.bankTransfer"])
        await setName(name, null);
    }
  });

  it("a form submitted several times concurrently places one order", async () => {
    const before = await countOf("orders");
    const [key, total] = [aKey(), await totalOf()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => place({ key, total })));
    expect(new Set(answers.map(({ body }) => body.data?.id)).size).toBe(1);
    expect((await countOf("orders")) - before).toBe(1);
  });

  it("a manual order whose total differs from the one shown is refused and writes nothing", async () => {
    const before = [await countOf("orders"), await countOf("cart")];
    const { status, body } = await place({ total: 1 });
    expect([status, body.errors]).toEqual([
      422,
      {
        total: [expect.stringMatching(/^Totalul este acum .* Verifică-l înainte de a plasa comanda\.$/)],
      },
    ]);
    expect([await countOf("orders"), await countOf("cart")]).toEqual(before);
  });

  it("a manual order that exceeds the stock is refused", async () => {
    const lines = [{ productid: PRODUCT.lastThree, quantity: 5 }];
    const { status, body } = await place({ lines, total: await totalOf({ lines }) });
    expect([status, body.errors]).toEqual([422, { "lines.0.quantity": ["Mai sunt doar 3 buc."] }]);
  });

  it("a manual order accepts a company and a voucher, and reports errors under `order`", async () => {
    const voucher = await aVoucher(shop);
    const body = aCompanyBody();
    const total = await totalOf({ voucher, customer_type: "pj" });
    const placed = await place({ voucher, total, order: body });
    expect(placed.body.data).toMatchObject({ customer_type: "pj", voucher: { code: voucher } });
    const wrong = await place({ voucher, total, order: aCompanyBody({ company: { cui: "123" } }) });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["order.company.cui"]]);
  });
});

describe("the payment link of a manual order", () => {
  const linksOf = (id: number) =>
    shop.query(
      `select 1 from graphile_worker._private_jobs where payload ->> 'request' is not null
        and (payload ->> 'orderId')::bigint = $1 and payload ->> 'step' is null`,
      [id],
    );

  const requestLink = (id: number) => staff.post(`/staff/orders/${id}/payment-link`, {});
  const awaitCard = (id: number) =>
    shop.query(
      "update orders set payment_code = 'CARD', payment_state = 'pending', status = 'awaiting_payment', release_at = now() where id = $1",
      [id],
    );

  it("a payment link can be requested only for a card order, which then awaits payment for three days", async () => {
    const { body } = await place({ total: await totalOf() });
    const { id } = body.data;
    const early = await requestLink(id);
    expect([early.status, early.body.data.id]).toEqual([409, id]);
    await awaitCard(id);
    const sent = await requestLink(id);
    expect(sent.status).toBe(200);
    const waits = new Date(sent.body.data.release_at).getTime() - Date.now();
    expect(Math.round(waits / 3_600_000)).toBe(72);
    expect([early.body.data.payment_link, sent.body.data.payment_link]).toEqual([
      null,
      { asked_at: expect.any(String), sent_at: null, tried_at: null },
    ]);
    expect(await linksOf(id)).toHaveLength(1);
  });

  it("an order with a payment link can be changed until its buyer starts a payment", async () => {
    const chosen = { paymentid: CARD };
    const order = anOrderBody({ payment: chosen });
    const { body } = await place({ total: await totalOf(chosen), order });
    expect(body.data).toMatchObject({ status_code: "awaiting_payment", paymentCode: "CARD" });
    const { status } = await amended(shop, body.data, { items: goodsOf([PRODUCT.towels, 1]) });
    expect(status).toBe(200);
    const { randomID } = body.data;
    expect((await shop.get(`/payments/${randomID}`)).body.data).toMatchObject({ state: "pending" });
    const tried = await shop.post(`/payments/${randomID}/retry`);
    expect([tried.status, typeof tried.body.data?.paymentForm]).toEqual([200, "string"]);
    const { payment_link: link } = (await staff.get(`/staff/orders/${body.data.id}`)).body.data;
    expect(link).toMatchObject({ sent_at: null, tried_at: expect.any(String) });
    const meanwhile = await amended(shop, body.data, { items: goodsOf([PRODUCT.towels, 2]) });
    expect(meanwhile.body.message).toMatch(/^Cumpărătorul plătește chiar acum cu cardul/);
  });

  it("a payment link email opens the order, and is not sent once the order is paid", async () => {
    const email = "platitor@example.com";
    const order = anOrderBody({ customer: { email } });
    const [waiting, paid] = [
      (await place({ total: await totalOf(), order })).body.data,
      (await place({ total: await totalOf(), order })).body.data,
    ];
    for (const { id } of [waiting, paid]) {
      await awaitCard(id);
      expect((await requestLink(id)).status).toBe(200);
    }
    await shop.query("update orders set payment_state = 'paid', status = 'new' where id = $1", [paid.id]);
    await sendMails();
    const { mailFolder } = shop.config;
    const links = (await listMails(mailFolder)).filter(
      ({ id, to }) => to === email && id.includes("payment-link"),
    );
    const [mail, ...others] = await Promise.all(links.map(({ id }) => readMail(mailFolder, id)));
    expect(others).toEqual([]);
    const [, randomId, access] = /\/plata\/deschide\/([\w-]+)\/([\w.-]+)/.exec(mail?.text ?? "") ?? [];
    expect(randomId).toBe(waiting.randomID);
    const sentOf = async ({ id }: { id: number }) =>
      (await staff.get(`/staff/orders/${id}`)).body.data.payment_link.sent_at;
    expect([await sentOf(waiting), await sentOf(paid)]).toEqual([expect.any(String), null]);
    const opened = await shop.post(`/orders/${randomId}/view`, { access });
    expect([opened.status, opened.body.data.total]).toEqual([200, waiting.total]);
    expect((await shop.post(`/orders/${randomId}/view`, { access: `${access}x` })).status).toBe(403);
  });
});

/** Runs the worker until it has sent the payment link emails. */
async function sendMails(): Promise<void> {
  const worker = createApi({ ...shop.config, log: () => undefined });
  const running = await worker.startWorker();
  const waiting = () =>
    shop.query("select 1 from graphile_worker.jobs where task_identifier = 'payment_link_mail'");
  await expect.poll(waiting).toEqual([]);
  await running.stop();
  await worker.close();
}

describe("a manual order without an email", () => {
  const withoutEmail = (payment: number = PAYMENT.cash) =>
    anOrderBody({ customer: { email: "" }, payment: { paymentid: payment } });

  it("an order without an email is placed and delivered, and sends no emails", async () => {
    await forgetJobs(shop);
    const placed = await place({ total: await totalOf(), order: withoutEmail() });
    expect([placed.status, placed.body.data.data.email]).toEqual([200, ""]);
    const order = { id: placed.body.data.id };
    const { preview } = await previewed(shop, order, { items: goodsOf([PRODUCT.towels, 1]) });
    expect(preview.causes).toContain("Fără e-mail: clientul nu primește mesaje.");
    expect(preview.causes.join()).not.toContain("pe e-mail");
    await moveTo(shop, order, "confirmed", "preparing", "shipped", "delivered");
    // A failed job would stay in the queue and make this call fail.
    await workOff(shop);
    const mails = await listMails(shop.config.mailFolder);
    expect(mails.filter(({ to }) => to === "")).toEqual([]);
    expect(await shop.query("select 1 from order_mail where order_id = $1", [order.id])).toEqual([]);
  });

  it("two buyers without an email do not share the daily limit of cash payments", async () => {
    await shop.query("update product set price_bani = 30000 where id = $1", [PRODUCT.towels]);
    const lines = [{ productid: PRODUCT.towels, quantity: 20 }];
    const total = await totalOf({ lines });
    const buyer = (phone: string) => anOrderBody({ customer: { email: "", phone } });
    const placed = [
      await place({ lines, total, order: buyer("0740 000 001") }),
      await place({ lines, total, order: buyer("0740 000 002") }),
    ];
    await restoreProducts(shop);
    expect(placed.map(({ status }) => status)).toEqual([200, 200]);
  });

  it("a manual order without an email is refused for card payment, and a buyer's order without an email is refused", async () => {
    const order = withoutEmail(CARD);
    const total = await totalOf({ paymentid: CARD });
    expect((await place({ total, order })).body.errors).toEqual({
      "order.customer.email": [
        "Completează e-mailul: acolo primește clientul linkul pentru plata cu cardul.",
      ],
    });
    const { body } = await placeOrder(shop, await aCart(shop, [{ product: PRODUCT.towels }]), withoutEmail());
    expect(body.errors).toEqual({ "customer.email": ["Câmpul E-mail este obligatoriu."] });
  });
});
