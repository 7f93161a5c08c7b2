import { describe, expect, it } from "vitest";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { hashPassword } from "../../../identity/password.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { type LoggedIn, loginAs } from "../../../testing/test-customers.ts";
import { aVoucher } from "../../../testing/test-offers.ts";
import {
  aCart,
  aCompany,
  anOrder,
  anOrderBody,
  aPlace,
  brokenBooks,
  openSellingShop,
} from "../../../testing/test-orders.ts";
import { aPerson, shownAgo } from "../../../testing/test-staff.ts";

const shop = await openSellingShop();
const { staff } = shop;
const lines = [{ product: PRODUCT.lavender, quantity: 2 }];
const PASSWORD = "o furnică verde la munte";

const get = (id: number) => staff.get(`/staff/customers/${id}`);
const versionOf = async (id: number): Promise<number> => (await get(id)).body.data.version;
const mergeOn = (into: LoggedIn, from: LoggedIn, [version, from_version]: [number, number]) =>
  staff.post(`/staff/customers/${into.id}/merge`, { from: from.id, version, from_version });
const merge = async (into: LoggedIn, from: LoggedIn) =>
  mergeOn(into, from, [await versionOf(into.id), await versionOf(from.id)]);

describe("merging two accounts of a person", () => {
  it("a merge preview shows both accounts", async () => {
    const [ana, double] = [await loginAs(shop), await loginAs(shop, { firstName: "Ana-Maria" })];
    await anOrder(shop, { lines, customer: double });
    for (const from of [double.email.toUpperCase(), String(double.id)]) {
      const { body } = await staff.get(`/staff/customers/${ana.id}/merge?from=${encodeURIComponent(from)}`);
      expect(body.data).toMatchObject({
        into: { id: ana.id, orders_total: 0 },
        from: { id: double.id, firstname: "Ana-Maria", orders_total: 1 },
        vouchers: 0,
      });
    }
    for (const from of ["nimeni@example.com", String(ana.id), "2147483647"]) {
      const refused = await staff.get(`/staff/customers/${ana.id}/merge?from=${from}`);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["from"]]);
    }
  });

  it("a merge moves all data and closes the emptied account", async () => {
    const [ana, double] = [await loginAs(shop), await loginAs(shop)];
    const hash = await hashPassword(PASSWORD);
    await shop.query("update customer set password_hash = $2 where id = $1", [double.id, hash]);
    const { headers } = double;
    for (const customer of [ana, double]) {
      await shop.post("/user/addresses", aPlace(), customer);
      await shop.post(`/user/wishlists/${PRODUCT.lemon}`, {}, customer);
      await shop.post(`/cart/add/${PRODUCT.towels}`, { qty: 1 }, customer);
    }
    await shop.post("/user/addresses", aPlace({ streetaddress: "Str. Scurtă 2" }), { headers });
    await shop.post("/user/companies", aCompany(), { headers });
    await shop.post(`/user/wishlists/${PRODUCT.towels}`, {}, { headers });
    await staff.post(`/staff/customers/${double.id}/notes`, { text: "Sună seara." });
    const code = await aVoucher(shop, { email: double.email });
    const { id: orderId } = await anOrder(shop, { lines, customer: double });
    await double.post(`/cart/add/${PRODUCT.towels}`, { qty: 2 });
    const merged = await merge(ana, double);
    expect([merged.status, merged.body.data]).toMatchObject([
      200,
      {
        orders: [{ id: orderId }],
        addresses: [{ streetaddress: "Str. Lungă 1" }, { streetaddress: "Str. Scurtă 2" }],
        companies: [{ fiscalcode: "RO14399840" }],
        favourites: 2,
        notes: [{ text: "Sună seara." }],
        version: 1,
      },
    ]);
    const { cartitems } = (await ana.get("/cart")).body.data;
    expect(
      cartitems.filter((item: { productid?: number }) => item.productid === PRODUCT.towels),
    ).toMatchObject([{ quantity: 3 }]);
    const [voucher] = await shop.query("select email from voucher where code = $1", [code]);
    expect(voucher?.email).toBe(ana.email);
    expect((await get(double.id)).status).toBe(404);
    expect((await double.get("/user")).status).toBe(401);
    const login = await shop.post("/user/auth/login", { email: double.email, password: PASSWORD });
    expect([login.status, login.body.errors.email]).toEqual([422, ["E-mail sau parolă incorecte."]]);
    expect((await staff.get(`/staff/customers?q=${double.email}`)).body.data).toEqual([]);
    const log = await shop.query<{ sentence: string }>(
      "select sentence from change where subject_kind = 'customer' and subject_id = any($1) order by id",
      [[String(ana.id), String(double.id)]],
    );
    expect(log.map(({ sentence }) => sentence)).toEqual([
      `Clientul nr. ${double.id} a fost unit cu clientul nr. ${ana.id}, care se păstrează.`,
      `Clientul nr. ${double.id} a fost unit cu clientul nr. ${ana.id} și închis.`,
    ]);
    expect(await brokenBooks(shop)).toEqual({});
  });

  it("a merge requires the current versions of both accounts, and happens only once", async () => {
    const [ana, double] = [await loginAs(shop), await loginAs(shop)];
    await staff.post(`/staff/customers/${double.id}/lock`, { version: 0 });
    const requested = { from: double.id, version: 0, from_version: 0 };
    const stale = await staff.post(`/staff/customers/${ana.id}/merge`, requested);
    expect([stale.status, stale.body.data]).toMatchObject([
      409,
      { id: double.id, state: "locked", version: 1 },
    ]);
    // The versions are read before both requests, because one request may finish before the other starts.
    const [anas, doubles] = [await versionOf(ana.id), await versionOf(double.id)];
    const both = await Promise.all([
      mergeOn(ana, double, [anas, doubles]),
      mergeOn(double, ana, [doubles, anas]),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await Promise.all([get(ana.id), get(double.id)]);
    expect(left.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it("after concurrent merges, logins and orders, emptied accounts have no orders, carts or sessions", async () => {
    const pairs = await Promise.all(
      Array.from({ length: 6 }, async () => [await loginAs(shop), await loginAs(shop)] as const),
    );
    const hash = await hashPassword(PASSWORD);
    for (const [, double] of pairs)
      await shop.query("update customer set password_hash = $2 where id = $1", [double.id, hash]);
    await Promise.all(
      pairs.map(([, double]) => shop.post(`/cart/add/${PRODUCT.towels}`, { qty: 1 }, double)),
    );
    const answers = await Promise.all(
      pairs.flatMap(([ana, double]) => [
        shop.post("/orders", anOrderBody(), double),
        shop.post("/user/auth/login", { email: double.email, password: PASSWORD }),
        staff.post(`/staff/customers/${ana.id}/merge`, { from: double.id, version: 0, from_version: 0 }),
      ]),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const emptied = pairs.map(([, double]) => double.id);
    expect(await shop.query("select 1 from orders where customer_id = any($1)", [emptied])).toEqual([]);
    expect(await shop.query("select 1 from cart where customer_id = any($1)", [emptied])).toEqual([]);
    expect(await shop.query("select 1 from customer_session where customer_id = any($1)", [emptied])).toEqual(
      [],
    );
    expect(await brokenBooks(shop)).toEqual({});
  });
});

const requestOffer = (email: string, { headers = {} }: { headers?: Record<string, string> } = {}) =>
  shop.post(
    "/offers",
    {
      firstname: "Ana",
      lastname: "Pop",
      email,
      phone: "0722 123 456",
      terms: true,
      lines: [{ text: "Perie rotundă", quantity: 2 }],
    },
    { headers },
  );
const exported = async (id: number) => (await staff.post(`/staff/customers/${id}/export`, {})).body.data;
const erase = async (id: number) =>
  staff.post(`/staff/customers/${id}/erase`, { version: await versionOf(id) });

describe("guest requests sent with an account's email", () => {
  const question = "Aveți și bidon de 10 l?";
  async function writeAs(email: string): Promise<void> {
    await shop.post("/utilities/rfq", {
      name: "Ana",
      lastname: "Pop",
      email,
      phone: "0722 123 456",
      questions: question,
      terms: true,
      productid: PRODUCT.lemon,
    });
    expect((await requestOffer(email)).status).toBe(200);
    await shop.query(
      `insert into complaint (type_id, order_number, invoice_number, invoice_date, customer_name, customer_phone,
         customer_email, description, state, created_at)
       values (10, '', '', now(), 'Ana', '', $1, 'Cutie spartă.', 'open', now())`,
      [email],
    );
  }
  const reported = {
    messages: [{ questions: question }],
    offers: [{ asked: [{ text: "Perie rotundă" }] }],
    complaints: [{ description: "Cutie spartă." }],
  };
  const leftUnder = (email: string) =>
    shop.query(
      `select 'message' from contact_message where email = $1
       union all select 'offer' from offer where email = $1
       union all select 'complaint' from complaint where customer_email = $1`,
      [email],
    );

  it.each(["another e-mail", "another account"])(
    "a guest's request is moved to %s, where it is exported and erased",
    async (to) => {
      const [ana, double] = [await loginAs(shop), await loginAs(shop)];
      await writeAs(double.email);
      const email = `nou-${double.email}`;
      const version = await versionOf(double.id);
      if (to === "another account") await merge(ana, double);
      else await staff.put(`/staff/customers/${double.id}/email`, { email, version });
      const { id } = to === "another account" ? ana : double;
      expect(await exported(id)).toMatchObject(reported);
      expect((await erase(id)).status).toBe(200);
      expect(await leftUnder(double.email)).toEqual([]);
      expect(await leftUnder(to === "another account" ? ana.email : email)).toEqual([]);
    },
  );
});

describe("export and erasure by staff", () => {
  it("an export and an erasure omit another customer's offer request with the same email", async () => {
    const [ana, ion] = [await loginAs(shop), await loginAs(shop)];
    await requestOffer(ana.email, ion);
    expect((await exported(ana.id)).offers).toEqual([]);
    await erase(ana.id);
    expect((await exported(ion.id)).offers).toMatchObject([{ email: ana.email }]);
    await erase(ion.id);
    expect(await shop.query("select 1 from offer where email = $1", [ana.email])).toEqual([]);
  });

  it("an export contains the customer's data, and each download is recorded", async () => {
    const ana = await loginAs(shop, { firstName: '<script>alert("Ana")</script>' });
    await staff.post(`/staff/customers/${ana.id}/notes`, { text: "Plătește la timp." });
    const { status, body } = await staff.post(`/staff/customers/${ana.id}/export`, {});
    expect([status, body.data]).toMatchObject([
      200,
      { profile: { email: ana.email }, notes: [{ text: "Plătește la timp." }] },
    ]);
    const pdf = await shop.api.fetch(
      new Request(`http://api.test${API_BASE}/staff/customers/${ana.id}/export/pdf`, {
        method: "POST",
        headers: { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers },
      }),
    );
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(await versionOf(ana.id)).toBe(2);
  });

  it("an erasure closes open privacy requests and detaches orders from the customer", async () => {
    const ana = await loginAs(shop);
    const order = await anOrder(shop, { lines, customer: ana });
    await ana.post("/user/gdpr", { type: "forgetme", email: ana.email, comments: "" });
    const path = `/staff/customers/${ana.id}/erase`;
    const stale = await staff.post(path, { version: 7 });
    expect([stale.status, stale.body.data]).toMatchObject([409, { email: ana.email, version: 0 }]);
    expect((await staff.post(path, { version: 0 })).body.data).toEqual({
      id: ana.id,
      version: 1,
      waiting_orders: [order.number],
    });
    expect((await get(ana.id)).status).toBe(404);
    expect((await staff.post(path, { version: 1 })).status).toBe(404);
    expect((await ana.get("/user")).status).toBe(401);
    const [stored] = await shop.query("select customer_id from orders where id = $1", [order.id]);
    expect(stored?.customer_id).toBeNull();
    const [requested] = await shop.query("select state, email from privacy_request where customer_id = $1", [
      ana.id,
    ]);
    expect(requested).toEqual({ state: "done", email: "" });
  });

  it.each(["merge", "export", "erase"])("staff need a recent second factor to %s", async (act) => {
    const owner = await aPerson(shop, { permissions: "owner" });
    await shownAgo(shop, owner, 11);
    const { id } = await loginAs(shop);
    const body = { version: 0, from: id, from_version: 0 };
    const refused = await owner.post(`/staff/customers/${id}/${act}`, body);
    expect([refused.status, refused.body.error]).toEqual([403, "second_factor_required"]);
  });
});

it("an order placed during a block is accepted or refused, and later orders are guest orders", async () => {
  const ana = await loginAs(shop);
  await ana.post(`/cart/add/${PRODUCT.towels}`, { qty: 1 });
  const [answer] = await Promise.all([
    ana.post("/orders", anOrderBody()),
    staff.post(`/staff/customers/${ana.id}/lock`, { version: 0 }),
  ]);
  expect([200, 422]).toContain(answer.status);
  const guests = await aCart(shop, lines);
  const after = await shop.post("/orders", anOrderBody(), { ...ana, cart: guests });
  // The token is no longer valid, so this becomes a guest order.
  expect(after.status).toBe(200);
  const [order] = await shop.query("select customer_id from orders order by id desc limit 1");
  expect(order?.customer_id).toBeNull();
});
