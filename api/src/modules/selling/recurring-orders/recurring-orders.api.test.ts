import { randomBytes } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { transaction } from "../../../db/database.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { CUI } from "../../../testing/test-credit.ts";
import { loginAs, type LoggedIn } from "../../../testing/test-customers.ts";
import {
  aCart,
  aCompanyBody,
  anOrder,
  brokenBooks,
  PAYMENT_SETTINGS,
  restoreProducts,
} from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { setStock } from "../../../testing/test-stock.ts";
import { forgetJobs, workOff } from "../../../testing/test-worker.ts";
import { listMails, readMail } from "../../backoffice/notifications/index.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { draftLink, makeDueDrafts } from "./drafts.service.ts";
import { findDraft } from "./drafts.store.ts";
import { eraseRecurringOrders, storedRecurringOrders } from "./personal-data.store.ts";
import { daysAfter } from "./rhythm.rules.ts";

const shop = await openTestShop();
const { staff } = shop;
const today = romanianDay(new Date());
const TOMORROW = daysAfter(today, 1);
const aKey = () => randomBytes(16).toString("hex");

beforeAll(async () => {
  await shop.api.importShop({ settings: PAYMENT_SETTINGS });
});
beforeEach(async () => {
  await restoreProducts(shop);
});

const LINES = [
  { product: PRODUCT.towels, quantity: 2 },
  { product: PRODUCT.lemon, quantity: 3 },
];
const rhythm = { every_weeks: 2, month_day: null, next_on: TOMORROW };

/** Creates a recurring order of two towels and three lemons from a customer's order. */
async function aRecurring(changes: object = {}, placed: { body?: object } = {}) {
  const buyer = await loginAs(shop);
  const cart = await aCart(shop, LINES);
  const order = await anOrder(shop, { cart, customer: buyer, ...placed });
  const [row] = await shop.query<{ number: string }>("select number::text from orders where id = $1", [
    order.id,
  ]);
  const sent = { order_number: row?.number, ...rhythm, key: aKey(), ...changes };
  const { status, body } = await staff.post("/staff/recurring-orders", sent);
  expect([status, body.errors]).toEqual([200, undefined]);
  return { id: body.data.id as number, version: body.data.version as number, buyer, order, sent, body };
}

const context = { db: shop.db, config: shop.config, now: () => new Date() };
/** Moves the next day to today and creates the drafts. Returns the link token of the newest draft. */
async function aDraft(id: number): Promise<string> {
  await shop.query("update recurring_order set next_on = $2::date where id = $1", [id, today]);
  await makeDueDrafts(context);
  const [row] = await shop.query<{ id: number }>(
    "select id from recurring_draft where recurring_order_id = $1 order by id desc limit 1",
    [id],
  );
  const draft = await findDraft(context.db, row?.id ?? 0);
  if (!draft) throw new Error("No draft was made.");
  return draftLink(context, draft);
}
const show = (link: string, lines?: object[]) => shop.post(`/recurring-drafts/${link}`, { lines });
async function confirm(link: string, changed?: { productid: number; quantity: number }[]) {
  const { data } = (await show(link, changed)).body;
  const lines = changed ?? data.lines.map(({ productid, quantity }: never) => ({ productid, quantity }));
  return shop.post(`/recurring-drafts/${link}/confirm`, { lines, seen_total: data.total });
}
const countOrders = async (): Promise<number> =>
  (await shop.query<{ n: number }>("select count(*)::int as n from orders"))[0]?.n ?? -1;

describe("a recurring order", () => {
  it("a recurring order repeats a placed order's products, once per form key, and can be changed only with its current version", async () => {
    const { id, version, sent, body } = await aRecurring();
    expect(body.data).toMatchObject({
      state: "active",
      every_weeks: 2,
      next_on: TOMORROW,
      lines: [
        { productid: PRODUCT.towels, quantity: 2 },
        { productid: PRODUCT.lemon, quantity: 3 },
      ],
      address: "Str. Lungă 1, Cluj-Napoca, Cluj",
    });
    expect((await staff.post("/staff/recurring-orders", sent)).body.data.id).toBe(id);
    const { code } = body.data.lines[1];
    const change = { lines: [{ code, quantity: 5 }], every_weeks: null, month_day: 31, next_on: TOMORROW };
    const changed = await staff.put(`/staff/recurring-orders/${id}`, { ...change, version });
    expect(changed.body.data).toMatchObject({ lines: [{ quantity: 5 }], month_day: 31, every_weeks: null });
    const late = await staff.put(`/staff/recurring-orders/${id}`, { ...change, version });
    expect(late.status).toBe(409);
    const list = await staff.get("/staff/recurring-orders?q=pop&per_page=200");
    expect(list.body.data.find((one: { id: number }) => one.id === id)).toMatchObject({ lines_count: 1 });
  });

  it("future drafts use a changed address and payment method, and so does the placed order", async () => {
    const { id, version } = await aRecurring();
    const delivery = {
      county: "Alba",
      city: "Alba Iulia",
      street: "Str. Nouă 5",
      postcode: "510010",
      payment: "BANK",
    };
    const put = (changes: object) =>
      staff.put(`/staff/recurring-orders/${id}/delivery`, { ...delivery, version, ...changes });
    expect(Object.keys((await put({ city: "Nicăieri" })).body.errors)).toEqual(["city"]);
    expect(Object.keys((await put({ street: "" })).body.errors)).toEqual(["street"]);
    const answers = await Promise.all([put({}), put({ street: "Str. Veche 1" })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const chosen = answers.find(({ status }) => status === 200)?.body.data.next_delivery;
    expect(chosen).toMatchObject({ has_address: true, city: "Alba Iulia", payment: "BANK" });
    const link = await aDraft(id);
    expect((await show(link)).body.data).toMatchObject({
      hindrance: null,
      delivery: { address: `${chosen.street}, Alba Iulia, Alba` },
    });
    expect((await confirm(link)).status).toBe(200);
    const { data } = (await staff.get(`/staff/recurring-orders/${id}`)).body;
    const placed = (await staff.get(`/staff/orders/${data.model_order.id}`)).body.data;
    expect(placed).toMatchObject({ paymentCode: "BANK", data: { delivery_streetaddress: chosen.street } });
    expect(data.next_delivery).toEqual(chosen);
  });

  it("a recurring order with an invalid day, rhythm or order number is refused at its field", async () => {
    const { sent } = await aRecurring();
    const cases: [object, string][] = [
      [{ next_on: today }, "next_on"],
      [{ next_on: "2026-02-30" }, "next_on"],
      [{ every_weeks: null }, "every_weeks"],
      [{ month_day: 15 }, "every_weeks"],
      [{ every_weeks: 53 }, "every_weeks"],
      [{ order_number: "999999999" }, "order_number"],
    ];
    for (const [changes, field] of cases) {
      const { status, body } = await staff.post("/staff/recurring-orders", {
        ...sent,
        key: aKey(),
        ...changes,
      });
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    }
  });

  it("a recurring order reports lines with an unknown or repeated code", async () => {
    const { id, version, body } = await aRecurring();
    const { code } = body.data.lines[0];
    const lines = [
      { code, quantity: 1 },
      { code: "NU-EXISTA", quantity: 1 },
      { code, quantity: 2 },
    ];
    const refused = await staff.put(`/staff/recurring-orders/${id}`, { ...rhythm, lines, version });
    expect(Object.keys(refused.body.errors)).toEqual(["lines.1.code", "lines.2.code"]);
  });
});

describe("the job of recurring orders", () => {
  it("the job creates one draft on the day even with two workers, and emails its link once", async () => {
    await forgetJobs(shop);
    const { id, buyer } = await aRecurring();
    await forgetJobs(shop);
    await shop.query("update recurring_order set next_on = $2::date where id = $1", [id, today]);
    await Promise.all([makeDueDrafts(context), makeDueDrafts(context)]);
    await makeDueDrafts(context);
    const drafts = await shop.query("select id from recurring_draft where recurring_order_id = $1", [id]);
    expect(drafts).toHaveLength(1);
    const current = (await staff.get(`/staff/recurring-orders/${id}`)).body.data;
    expect(current).toMatchObject({ next_on: daysAfter(today, 14), last_draft: { state: "open" } });
    await workOff(shop);
    const mails = (await listMails(shop.config.mailFolder)).filter((one) =>
      one.id.includes("recurring-draft"),
    );
    expect(mails).toHaveLength(1);
    const mail = await readMail(shop.config.mailFolder, mails[0]?.id ?? "");
    expect(mail).toMatchObject({ to: buyer.email });
    expect(mail?.text).toContain("/comanda-recurenta/");
    expect(mail?.text).toContain("la 2 săptămâni");
  });

  it("the job creates one draft after days without a worker, and none while paused", async () => {
    const { id, version } = await aRecurring();
    await shop.query("update recurring_order set next_on = $2::date where id = $1", [
      id,
      daysAfter(today, -31),
    ]);
    await makeDueDrafts(context);
    await makeDueDrafts(context);
    const { data } = (await staff.get(`/staff/recurring-orders/${id}`)).body;
    expect([data.drafts.length, data.next_on]).toEqual([1, daysAfter(today, 11)]);
    const paused = await staff.post(`/staff/recurring-orders/${id}/state`, { state: "paused", version });
    await shop.query("update recurring_order set next_on = $2::date where id = $1", [id, today]);
    await makeDueDrafts(context);
    const resumed = await staff.post(`/staff/recurring-orders/${id}/state`, {
      state: "active",
      version: paused.body.data.version,
    });
    expect(resumed.body.data).toMatchObject({ next_on: daysAfter(today, 14), state: "active" });
    expect(resumed.body.data.drafts).toHaveLength(1);
  });
});

describe("a draft", () => {
  it("a draft is placed once from two tabs, at today's prices, and its order becomes the next model", async () => {
    const { id, order } = await aRecurring();
    const link = await aDraft(id);
    await shop.query("update product set price_bani = price_bani + 100 where id = $1", [PRODUCT.lemon]);
    const shown = (await show(link)).body.data;
    expect(shown).toMatchObject({ state: "open", hindrance: null });
    expect(shown.lines[1]).toMatchObject({ quantity: 3, price: 13.5, last_price: 12.5, missing: null });
    const before = await countOrders();
    const both = await Promise.all([confirm(link), confirm(link)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await countOrders()).toBe(before + 1);
    expect((await confirm(link)).body.data).toMatchObject({ state: "ordered" });
    const { data } = (await staff.get(`/staff/recurring-orders/${id}`)).body;
    expect(data.model_order.id).not.toBe(order.id);
    expect(data.drafts[0]).toMatchObject({ state: "ordered", order: data.model_order });
    const placed = (await staff.get(`/staff/orders/${data.model_order.id}`)).body.data;
    expect(placed).toMatchObject({ total: shown.total, customerid: (await aRecurringOf(id)).customer_id });
    expect(await brokenBooks(shop)).toEqual({});
  });

  it("a draft can be placed with changed quantities and without a product; the recurring order stays the same", async () => {
    const { id } = await aRecurring();
    const link = await aDraft(id);
    const { status, body } = await confirm(link, [
      { productid: PRODUCT.towels, quantity: 7 },
      { productid: PRODUCT.lemon, quantity: 0 },
    ]);
    expect([status, body.data.state]).toEqual([200, "ordered"]);
    const { data } = (await staff.get(`/staff/recurring-orders/${id}`)).body;
    expect(data.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2, 3]);
    const lines = await shop.query(
      "select product_id, quantity from order_line where order_id = $1 and product_type = 'product'",
      [data.model_order.id],
    );
    expect(lines).toEqual([{ product_id: PRODUCT.towels, quantity: 7 }]);
  });

  it("a draft shows products that are sold out or no longer for sale, and cannot be confirmed with outdated quantities", async () => {
    const { id } = await aRecurring();
    const link = await aDraft(id);
    const first = (await show(link)).body.data;
    await setStock(shop, 0, PRODUCT.lemon);
    await setStock(shop, 1, PRODUCT.towels);
    const lines = first.lines.map(({ productid, quantity }: never) => ({ productid, quantity }));
    const stale = await shop.post(`/recurring-drafts/${link}/confirm`, { lines, seen_total: first.total });
    expect([stale.status, Object.keys(stale.body.errors)]).toEqual([422, ["draft"]]);
    const now = (await show(link)).body.data;
    expect(now.lines).toMatchObject([
      { quantity: 1, missing: "Mai sunt doar 1, în loc de 2." },
      { quantity: 0, missing: "Nu mai este în stoc." },
    ]);
    await shop.query("update product set is_published = false where id = $1", [PRODUCT.towels]);
    const none = (await show(link)).body.data;
    await shop.query("update product set is_published = true where id = $1", [PRODUCT.towels]);
    expect(none.lines[0].missing).toBe("Nu mai este la vânzare.");
    expect(none.hindrance).toContain("Niciun produs");
    expect((await confirm(link)).status).toBe(200);
  });

  it("a draft above the credit limit of its company is not placed", async () => {
    const { id } = await aRecurring({}, { body: aCompanyBody({}) });
    await shop.query("insert into company_credit values ($1, 30, 100, 10, '')", [CUI]);
    await shop.query(
      "update orders set payment_code = 'TERM', payment_name = 'La termen' where company_cui = $1",
      [CUI],
    );
    const link = await aDraft(id);
    const { data } = (await show(link)).body;
    const lines = data.lines.map(({ productid, quantity }: never) => ({ productid, quantity }));
    const before = await countOrders();
    const refused = await shop.post(`/recurring-drafts/${link}/confirm`, { lines, seen_total: data.total });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["draft"]]);
    expect(data.hindrance ?? refused.body.errors.draft[0]).toContain("limit");
    await shop.query("update company_credit set limit_bani = 10000000 where cui = $1", [CUI]);
    expect((await confirm(link)).body.data.state).toBe("ordered");
    expect(await countOrders()).toBe(before + 1);
  });

  it("a draft's link skips the draft or ends its recurring order; a closed draft cannot be confirmed", async () => {
    const { id } = await aRecurring();
    const skipped = await aDraft(id);
    const close = (link: string, act: string) => shop.post(`/recurring-drafts/${link}/close`, { act });
    expect((await close(skipped, "skip")).body.data.state).toBe("skipped");
    expect((await close(skipped, "skip")).status).toBe(200);
    expect((await confirm(skipped)).status).toBe(422);
    await shop.query("delete from recurring_draft where recurring_order_id = $1", [id]);
    const ended = await aDraft(id);
    expect((await close(ended, "end")).body.data).toMatchObject({ state: "ended", recurring_state: "ended" });
    expect((await confirm(ended)).status).toBe(422);
  });

  it("a draft is replaced by the next one, and staff see that the customer did not respond", async () => {
    const { id } = await aRecurring();
    const link = await aDraft(id);
    await shop.query("update recurring_draft set due_on = due_on - 14 where recurring_order_id = $1", [id]);
    await aDraft(id);
    expect((await show(link)).body.data.state).toBe("expired");
    await shop.query("update recurring_draft set expires_at = now() - interval '1 hour'");
    const list = (await staff.get("/staff/recurring-orders?state=unanswered&per_page=200")).body.data;
    expect(list.map((one: { id: number }) => one.id)).toContain(id);
    expect(list.find((one: { id: number }) => one.id === id).last_draft.state).toBe("expired");
    const home = (await staff.get("/staff/dashboard")).body.data;
    expect(home).toContainEqual(expect.objectContaining({ kind: "recurring_orders", count: list.length }));
  });

  it("a draft opens only through its signed link, and not after the customer was erased", async () => {
    const { id, buyer } = await aRecurring();
    const link = await aDraft(id);
    const [number = "", ...access] = link.split(".");
    const forged = [
      `${Number(number) + 1}.${access.join(".")}`,
      `${number}.9999999999.${access[1] ?? ""}`,
      "x",
    ];
    for (const one of forged) expect((await show(one)).status).toBe(404);
    expect((await show(link)).status).toBe(200);
    await transaction(shop.db, async (tx) => {
      const stored = await storedRecurringOrders(tx, { customerId: buyer.id, email: buyer.email });
      expect(stored).toMatchObject([{ every_weeks: 2, quantity: 2 }, { quantity: 3 }]);
      await eraseRecurringOrders(tx, { customerId: buyer.id, email: buyer.email }, []);
    });
    expect((await show(link)).status).toBe(404);
  });
});

describe("a customer's own recurring orders", () => {
  it("a customer's recurring orders have the link of the open draft, and other customers cannot pause or end them", async () => {
    const { id, buyer } = await aRecurring();
    const stranger = await loginAs(shop);
    const link = await aDraft(id);
    const list = (await buyer.get("/user/recurring-orders")).body.data;
    expect(list).toMatchObject([{ id, state: "active", link, lines: [{ quantity: 2 }, { quantity: 3 }] }]);
    const move = (as: LoggedIn, state: string) => as.post(`/user/recurring-orders/${id}/state`, { state });
    expect((await move(stranger, "ended")).status).toBe(404);
    expect((await move(buyer, "paused")).body.message).toContain("în pauză");
    expect((await move(buyer, "ended")).status).toBe(200);
    expect((await move(buyer, "active")).status).toBe(422);
    expect((await buyer.get("/user/recurring-orders")).body.data).toMatchObject([
      { state: "ended", link: null },
    ]);
  });
});

async function aRecurringOf(id: number): Promise<{ customer_id: number }> {
  const [row] = await shop.query<{ customer_id: number }>(
    "select customer_id from recurring_order where id = $1",
    [id],
  );
  if (!row) throw new Error("It does not exist.");
  return row;
}
