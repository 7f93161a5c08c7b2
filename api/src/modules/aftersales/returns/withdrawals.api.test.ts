import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs, type LoggedIn } from "../../../testing/test-customers.ts";
import {
  aCompanyBody,
  anOrder,
  anOrderBody,
  brokenBooks,
  moveTo,
  PAYMENT,
  PAYMENT_SETTINGS,
  type PlacedOrder,
  receiveMoney,
} from "../../../testing/test-orders.ts";
import { daysBefore } from "../../../testing/test-days.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { refundMethod } from "./returns.rules.ts";
import { readMail } from "../../backoffice/notifications/index.ts";

const mailFolder = await mkdtemp(join(tmpdir(), "curat-withdrawals-"));
const shop = await openTestShop({ mailFolder });
const ADDRESS = "Str. Depozitului 1, Apahida";
beforeAll(() => shop.api.importShop({ settings: { ...PAYMENT_SETTINGS, returns: { address: ADDRESS } } }));
const worker = await shop.api.startWorker();
afterAll(async () => {
  await worker.stop();
  await rm(mailFolder, { recursive: true, force: true });
});

const IBAN = "RO49AAAA1B31007593840000";
type Held = PlacedOrder & { access: string };

async function found(statuses: string[] = [], body: unknown = anOrderBody()): Promise<Held> {
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 2 }], body });
  await moveTo(shop, order, ...statuses);
  const { number } = order;
  const answer = await shop.post("/orders/lookup", { number, email: "ana@example.com" });
  return { ...order, access: answer.body.data.access };
}
const ARRIVED = ["confirmed", "preparing", "shipped", "delivered"];
const payByCard = async ({ id }: PlacedOrder) => {
  await shop.query("update orders set payment_code = 'CARD', payment_state = 'paid' where id = $1", [id]);
  await receiveMoney(shop, id, { method: "card" });
};
const letDaysPass = ({ id }: PlacedOrder, days: number) =>
  shop.query(`update order_event set at = ${daysBefore("at", "$2")} where order_id = $1`, [id, days]);
const view = async ({ randomId, access }: Held) =>
  (await shop.post(`/orders/${randomId}/withdrawable`, { access })).body.data;
const words = (quantity = 2) => ({
  full_name: "Ana Pop",
  email: "Ana@example.com",
  products: [{ productid: PRODUCT.lavender, quantity, selected: true }],
});
const ACCOUNT = { bankname: "Banca Probei", bankaccount: IBAN };
const declare = ({ randomId, access }: Held, body: object = words()) =>
  shop.post(`/orders/${randomId}/withdrawal`, { access, ...body });
const name = ({ randomId, access }: Held, bankaccount: string) =>
  shop.post(`/orders/${randomId}/withdrawal/account`, { access, bankname: "", bankaccount });
const check = ({ randomId, access }: Held, body: object = words()) =>
  shop.post(`/orders/${randomId}/withdrawal/check`, { access, ...body });
const statusOf = async ({ id }: PlacedOrder) => (await shop.staff.get(`/staff/orders/${id}`)).body.data;
async function receiptOf(number: string) {
  const mail = `return-${number}-declared`;
  await expect.poll(() => readMail(mailFolder, mail)).toBeDefined();
  return readMail(mailFolder, mail);
}

it("a withdrawal declared with another email address is also emailed to the order's own", async () => {
  const order = await found(ARRIVED);
  const { number } = (await declare(order, { ...words(), ...ACCOUNT, email: "altul@example.net" })).body.data;
  expect(await receiptOf(number)).toMatchObject({ to: "altul@example.net" });
  const copy = `return-${number}-declared-order`;
  await expect.poll(() => readMail(mailFolder, copy)).toMatchObject({ to: "ana@example.com" });
  const { text } = (await readMail(mailFolder, copy)) ?? {};
  expect(text).toContain("Cererea a fost făcută cu altă adresă de e-mail decât cea a comenzii.");
  expect(text).toContain(IBAN);
  // An email address that differs only in case gets only one email.
  const own = (await declare(await found(ARRIVED), { ...words(), ...ACCOUNT })).body.data;
  await receiptOf(own.number);
  const next = (await declare(await found(ARRIVED), { ...words(), ...ACCOUNT })).body.data;
  await receiptOf(next.number);
  expect(await readMail(mailFolder, `return-${own.number}-declared-order`)).toBeUndefined();
});

describe("a withdrawal from an order that has not shipped", () => {
  it.each([[[]], [["confirmed"]], [["confirmed", "preparing"]]])(
    "a withdrawal after %j cancels the order and emails a receipt immediately",
    async (statuses) => {
      const order = await found(statuses);
      expect((await view(order)).order).toMatchObject({ refund_all: "none", delivered_at: null });
      const { status, body } = await declare(order);
      expect([status, body.message]).toEqual([200, "Retragerea ta din contract a fost înregistrată."]);
      expect(body.data).toMatchObject({
        full_name: "Ana Pop",
        email: "ana@example.com",
        products: [{ quantity: 2 }],
        next: [
          "Comanda a fost anulată și nu o mai expediem.",
          "Nu ai plătit nimic și nu ai nimic de plătit.",
        ],
      });
      expect((await statusOf(order)).status_code).toBe("cancelled");
      const receipt = await receiptOf(body.data.number);
      expect(receipt?.to).toBe("ana@example.com");
      for (const text of ["Nume: Ana Pop", "Am primit-o pe", `Din comanda ${order.number}`, "a fost anulată"])
        expect(receipt?.text.toLowerCase()).toContain(text.toLowerCase());
      expect((await view(order)).declared).toHaveLength(1);
      expect(await brokenBooks(shop)).toEqual({});
    },
  );

  it("withdrawing from an order paid by card refunds the card and needs no account", async () => {
    const order = await found();
    await payByCard(order);
    const { data } = (await declare(order)).body;
    expect(data.next[1]).toMatch(/^Îți returnăm .* lei pe cardul cu care ai plătit, în cel mult 14 zile/);
    const { refunds, payment_state } = await statusOf(order);
    expect([refunds.length, payment_state]).toEqual([1, "refund_due"]);
  });

  it("a withdrawal from a paid transfer order accepts an account in another SEPA country", async () => {
    const order = await found([], anOrderBody({ payment: { paymentid: PAYMENT.transfer } }));
    expect((await check(order)).body.data).toEqual({ refund: "none" });
    await moveTo(shop, order, "confirmed");
    expect((await check(order)).body.data).toEqual({ refund: "account" });
    const { data } = (await declare(order, { ...words(), bankaccount: "IBAN DE89-3704-0044-0532-0130-00" }))
      .body;
    expect(data.next[1]).toContain("în contul DE89370400440532013000");
    expect(data.needs_account).toBe(false);
  });

  it("the account given in a partial withdrawal receives the refund when the order is cancelled", async () => {
    const order = await found(["confirmed"], anOrderBody({ payment: { paymentid: PAYMENT.transfer } }));
    const other = "RO09BCYP0000001234567890";
    await declare(order, { ...words(1), ...ACCOUNT, bankaccount: other });
    await moveTo(shop, order, "cancelled");
    const due = (await shop.staff.get("/staff/refunds")).body.data.at(-1);
    expect(due).toMatchObject({ orderid: order.id, way: "account", iban: other, account_from: "told" });
  });

  it("a late transfer that revives a cancelled order ends its withdrawal, and the buyer can withdraw again", async () => {
    const order = await found([], anOrderBody({ payment: { paymentid: PAYMENT.transfer } }));
    await declare(order);
    const { total, version } = await statusOf(order);
    const transfer = { amount: total, outcome: "revive", note: "", version };
    expect((await shop.staff.post(`/staff/orders/${order.id}/transfer`, transfer)).status).toBe(200);
    const { declared, order: again } = await view(order);
    expect(declared[0]).toMatchObject({ needs_account: false });
    expect(declared[0].next).toEqual([
      expect.stringMatching(/^Plata a ajuns după anulare, așa că trimitem comanda/),
    ]);
    expect(again.items).toMatchObject([{ quantity: 2, returnable: 2 }]);
    expect((await declare(order, { ...words(), ...ACCOUNT })).status).toBe(200);
    expect(await brokenBooks(shop)).toEqual({});
  });

  it("a partial withdrawal keeps the order, and withdrawing the last piece cancels it", async () => {
    const order = await found(["confirmed"]);
    const part = await declare(order, { ...words(1), ...ACCOUNT });
    expect(part.body.data.next[0]).toBe("Nu îți mai trimitem produsele din care te-ai retras.");
    expect((await statusOf(order)).status_code).toBe("confirmed");
    expect((await view(order)).order.items).toMatchObject([{ quantity: 2, returnable: 1 }]);
    expect((await declare(order, { ...words(2), ...ACCOUNT })).status).toBe(422);
    await declare(order, { ...words(1), ...ACCOUNT });
    expect((await statusOf(order)).status_code).toBe("cancelled");
    const waiting = (await shop.staff.get("/staff/returns")).body.data;
    expect(waiting.filter(({ orderid }: { orderid: number }) => orderid === order.id)).toEqual([]);
  });
});

describe("a withdrawal from an order that was shipped or delivered", () => {
  it("a withdrawal is accepted between hand-over to the courier and delivery", async () => {
    const order = await found(["confirmed", "preparing", "shipped"]);
    const { status, body } = await declare(order);
    expect(status).toBe(200);
    expect(body.data.next[0]).toContain("Îl poți refuza la livrare");
    expect((await statusOf(order)).status_code).toBe("shipped");
    const [waiting] = (await shop.staff.get("/staff/returns?status=declared")).body.data.slice(-1);
    await moveTo(shop, order, "refused");
    const close = () => shop.staff.put(`/staff/returns/${waiting.id}`, { status: "closed" });
    expect((await close()).body.data.status).toBe("Încheiată");
  });

  it("a withdrawal shows the return address, the deadline and who pays for shipping", async () => {
    const order = await found(ARRIVED);
    const { data } = (await declare(order, { ...words(), ...ACCOUNT })).body;
    expect(data.next[0]).toMatch(
      new RegExp(`^Trimite produsele la adresa ${ADDRESS} până la .*Trimitem curierul după colet`),
    );
    expect(data.next[1]).toContain(IBAN);
    const late = await found(ARRIVED);
    await letDaysPass(late, 5);
    const own = (await declare(late, { ...words(), ...ACCOUNT })).body.data;
    expect(own.next[0]).toContain("Costul returnării îl suporți tu.");
    const receipt = await receiptOf(own.number);
    for (const text of own.next) expect(receipt?.text).toContain(text);
  });

  it("withdrawals and returns of a card order need no account", async () => {
    const order = await found(ARRIVED);
    await payByCard(order);
    expect((await view(order)).order).toMatchObject({ refund_all: "card", refund_part: "card" });
    const asked = await shop.post(`/orders/${order.randomId}/return`, {
      ...words(1),
      access: order.access,
      phone: "0740 123 456",
      refund: "card",
    });
    expect(asked.status).toBe(200);
    expect((await declare(order, words(1))).status).toBe(200);
  });

  it("a withdrawal is valid without an account, which the buyer can provide later", async () => {
    const order = await found(ARRIVED);
    const { status, body } = await declare(order);
    expect([status, body.data.needs_account]).toEqual([200, true]);
    expect(body.data.next[1]).toContain("în contul al cărui IBAN îl scrii pe pagina retragerii");
    expect((await receiptOf(body.data.number))?.text).toContain("/retragere");
    const [waiting] = (await shop.staff.get("/staff/returns?status=declared")).body.data.slice(-1);
    expect(waiting).toMatchObject({ number: body.data.number, needs_account: true, bankaccount: "" });
    const ask = () => shop.staff.post(`/staff/returns/${waiting.id}/account-request`, {});
    expect((await ask()).status).toBe(200);
    const asked = `return-${body.data.number}-account-asked-1`;
    await expect.poll(() => readMail(mailFolder, asked)).toMatchObject({ to: "ana@example.com" });

    expect((await name(order, "RO48AAAA1B31007593840000")).body.errors).toEqual({
      bankaccount: ["Verifică IBAN-ul: o cifră sau o literă este greșită."],
    });
    const named = await name(order, "FR14 2004 1010 0505 0001 3M02 606");
    expect(named.body.data.declared[0]).toMatchObject({ needs_account: false });
    const mail = `return-${body.data.number}-account-named-${waiting.id}`;
    await expect.poll(() => readMail(mailFolder, mail)).toMatchObject({ to: "ana@example.com" });
    const { text } = (await readMail(mailFolder, mail)) ?? {};
    expect(text).toContain("se termină în 2606");
    expect(text).not.toContain("FR1420041010050500013M02606");
    // Only staff can change an account that the buyer has provided.
    expect((await name(order, IBAN)).body.errors).toEqual({
      bankaccount: ["Nu mai este nevoie de un cont bancar pentru această comandă."],
    });
    expect((await ask()).status).toBe(409);
    await shop.staff.put(`/staff/returns/${waiting.id}`, { status: "received" });
    await shop.staff.put(`/staff/returns/${waiting.id}`, { status: "refunded" });
    const due = (await shop.staff.get("/staff/refunds")).body.data.at(-1);
    expect(due).toMatchObject({
      orderid: order.id,
      iban: "FR1420041010050500013M02606",
      account_from: "told",
    });
  });

  it.each<[string, string[], string]>([
    ["a transfer that has not arrived", [], `payment_code = 'BANK', payment_state = 'pending'`],
    ["an unpaid order on its way", ["confirmed", "preparing", "shipped"], "email = email"],
    ["money that is refunded to its card", ARRIVED, "payment_code = 'CARD', payment_state = 'paid'"],
  ])("a withdrawal with %s needs no account and accepts none", async (_of, statuses, change) => {
    const order = await found(statuses);
    await shop.query(`update orders set ${change} where id = $1`, [order.id]);
    const { status, body } = await declare(order);
    expect([status, body.data.needs_account]).toEqual([200, false]);
    expect((await name(order, IBAN)).status).toBe(422);
  });

  it('refundMethod returns "none" for a free order, which needs no account', () => {
    const order = { paymentCode: "COD", paymentState: "none", deliveredAt: new Date() };
    expect([0, 100].map((totalBani) => refundMethod({ ...order, totalBani }))).toEqual(["none", "account"]);
  });

  it("the right of withdrawal ends fourteen days after delivery and excludes companies", async () => {
    const order = await found(ARRIVED);
    await letDaysPass(order, 14);
    expect((await view(order)).order).not.toBeNull();
    await letDaysPass(order, 1);
    expect((await view(order)).order).toBeNull();
    expect((await declare(order)).body.errors).toEqual({
      order: ["Nu te mai poți retrage din această comandă."],
    });
    expect((await view(await found([], aCompanyBody()))).order).toBeNull();
  });

  it("concurrent withdrawals withdraw each piece once", async () => {
    const order = await found(ARRIVED);
    const body = { ...words(), ...ACCOUNT };
    const tabs = await Promise.all([declare(order, body), declare(order, body)]);
    expect(tabs.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

describe("the right to withdraw", () => {
  it("a customer may withdraw without a link, but only from their own orders", async () => {
    const [ana, other] = [await loginAs(shop), await loginAs(shop)];
    const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 2 }], customer: ana });
    const listed = async (customer: LoggedIn) => (await customer.get("/user/withdrawals/orders")).body.data;
    expect(await listed(ana)).toMatchObject([{ randomID: order.randomId, refund_all: "none" }]);
    expect(await listed(other)).toEqual([]);
    const path = `/orders/${order.randomId}/withdrawal`;
    expect((await shop.post(path, words())).status).toBe(401);
    expect((await other.post(path, words())).status).toBe(404);
    expect((await ana.post(path, { ...words(), access: "fals" })).status).toBe(403);
    expect((await ana.post(path, words())).status).toBe(200);
    expect(await listed(ana)).toEqual([]);
  });

  it.each<[object, Record<string, string[]>]>([
    [{ full_name: "" }, { full_name: ["Câmpul Nume complet este obligatoriu."] }],
    [{ email: "ana" }, { email: ["Adresa de e-mail nu este validă."] }],
    [{ products: [] }, { products: ["Te rugam sa selectezi produsele pe care doresti sa il returnezi"] }],
    [{ bankaccount: "RO1" }, { bankaccount: ["Verifică IBAN-ul: o cifră sau o literă este greșită."] }],
  ])("a declaration with %j is refused with a field error", async (changes, errors) => {
    const order = await found();
    const { status, body } = await check(order, { ...words(), ...changes });
    expect([status, body.errors]).toEqual([422, errors]);
    expect((await view(order)).declared).toEqual([]);
  });
});
