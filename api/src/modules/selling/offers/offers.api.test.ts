import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs, proveEmailOf } from "../../../testing/test-customers.ts";
import {
  aCart,
  anOrderBody,
  brokenBooks,
  PAYMENT_SETTINGS,
  placeOrder,
} from "../../../testing/test-orders.ts";
import { aPerson, type TestPerson } from "../../../testing/test-staff.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { readMail } from "../../backoffice/notifications/index.ts";

const shop = await openTestShop();
const { mailFolder } = shop.config;
const worker = await shop.api.startWorker();
const people = {} as { radu: TestPerson; boss: TestPerson };
beforeAll(async () => {
  await shop.api.importShop({ settings: PAYMENT_SETTINGS });
  const permissions = ["offers:view" as const, "offers:edit" as const];
  people.radu = await aPerson(shop, { permissions, name: "Radu" });
  people.boss = await aPerson(shop, { permissions: [...permissions, "price-lists:edit"], name: "Ioana" });
});
afterAll(async () => {
  await worker.stop();
});

let made = 0;
const LINES = [
  { text: "lamaie", quantity: 4, product_id: PRODUCT.lemon },
  { text: "Perie rotundă", quantity: 2 },
];
/** Requests an offer, by default for one of the shop's products and one item that the shop does not sell. */
async function aRequest(changes: object = {}, headers: Record<string, string> = {}) {
  const email = `cere-${(made += 1)}@example.com`;
  const person = { firstname: "Ana", lastname: "Pop", email, phone: "0722 123 456", terms: true };
  const sent = await shop.post("/offers", { ...person, lines: LINES, ...changes }, { headers });
  expect([sent.status, sent.body.errors]).toEqual([200, undefined]);
  const { token } = sent.body.data as { token: string };
  const [row] = await shop.query<{ id: number }>("select id from offer where token = $1", [token]);
  return { id: row?.id ?? 0, token, email };
}
const staffOfferOf = async (id: number) => (await shop.get(`/staff/offers/${id}`, people.radu)).body.data;
const change = (id: number, body: object, { headers } = people.radu) =>
  shop.put(`/staff/offers/${id}`, body, { headers });
const send = (id: number, version: number) => shop.post(`/staff/offers/${id}/send`, { version }, people.radu);

/** Creates and sends an offer of four lemons at 9 lei each. */
async function anOffer({ price = 9, ...changes }: { price?: number } & object = {}) {
  const request = await aRequest({ lines: [LINES[0]], ...changes });
  const line = { product_id: PRODUCT.lemon, quantity: 4, price };
  const { version } = (await change(request.id, { lines: [line], version: 0 })).body.data;
  const sent = await send(request.id, version);
  expect([sent.status, sent.body.errors]).toEqual([200, undefined]);
  return { ...request, number: sent.body.data.number as string, version: sent.body.data.version as number };
}
/** Returns the document's status code and the first four characters of its body. */
async function documentAt(path: string, headers: Record<string, string> = {}): Promise<[number, string]> {
  const init = { headers: { [HEADERS.apiKey]: shop.config.apiKey, ...headers } };
  const answer = await shop.api.fetch(new Request(`http://api.test${API_BASE}${path}`, init));
  return [answer.status, (await answer.text()).slice(0, 4)];
}
const inCart = (token: string, cart?: string) => shop.post(`/cart/offer/${token}`, {}, cart ? { cart } : {});

describe("an offer request", () => {
  it("an offer request stores the buyer's current prices and is emailed to shop and buyer", async () => {
    const { id, token, email } = await aRequest();
    expect(await staffOfferOf(id)).toMatchObject({
      number: null,
      state: "requested",
      name: "Ana Pop",
      email,
      lines: [
        { asked: "lamaie", product_id: PRODUCT.lemon, quantity: 4, price: 12.5, usual_price: 12.5 },
        { asked: "Perie rotundă", product_id: null, name: "Perie rotundă", quantity: 2, price: null },
      ],
      may: { edit: true, send: true, withdraw: true },
    });
    expect((await shop.get(`/offers/${token}`)).body.data).toMatchObject({ state: "requested", lines: [] });
    await expect.poll(() => readMail(mailFolder, `offer-request-${id}`)).toBeDefined();
    await expect.poll(() => readMail(mailFolder, `offer-received-${id}`)).toBeDefined();
    // A guest's address is unverified, so the guest's text is emailed only to the shop.
    expect((await readMail(mailFolder, `offer-received-${id}`))?.text).not.toContain("Perie");
  });

  it("a request's text is emailed only to its author's verified address", async () => {
    const lines = [{ text: "CONTUL TAU A FOST BLOCAT. Verifica: https://evil.example/login", quantity: 1 }];
    const received = async (email: string, headers: Record<string, string>) => {
      const { id } = await aRequest({ email, lines, firstname: "Blocat" }, headers);
      await expect.poll(() => readMail(mailFolder, `offer-received-${id}`)).toBeDefined();
      const mail = await readMail(mailFolder, `offer-received-${id}`);
      return `${mail?.subject}${mail?.html}${mail?.text}`;
    };
    const ana = await loginAs(shop, { email: "ana-dovada@example.com" });
    for (const email of ["strain@example.net", "ana-dovada@example.com"]) {
      const mail = await received(email, ana.headers);
      for (const words of ["BLOCAT", "Blocat", "evil"]) expect(mail).not.toContain(words);
    }
    await proveEmailOf(shop, "ana-dovada@example.com");
    const own = await received("Ana-Dovada@example.com", ana.headers);
    expect(own).toContain("CONTUL TAU A FOST BLOCAT");
    expect(own).not.toContain("https://evil");
    expect(await received("strain@example.net", ana.headers)).not.toContain("BLOCAT");
    // A guest can enter another person's verified email, so emails never quote a guest's text.
    expect(await received("ana-dovada@example.com", {})).not.toContain("BLOCAT");
    await shop.query("update customer set email = 'alta@example.com' where email = $1", [
      "ana-dovada@example.com",
    ]);
    expect(await received("alta@example.com", ana.headers)).not.toContain("BLOCAT");
  });

  it("an offer request requires contact data, lines and accepted terms", async () => {
    const { status, body } = await shop.post("/offers", { lines: [], cui: "123" });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject({
      firstname: ["Câmpul Prenume este obligatoriu."],
      email: ["Câmpul E-mail este obligatoriu."],
      cui: ["Verifică codul fiscal: o cifră este greșită sau lipsește."],
      lines: ["Scrie cel puțin un produs pentru care vrei ofertă."],
      terms: ["Trebuie să accepți termenii și condițiile."],
    });
  });

  it("a customer's offer request appears only in their own account", async () => {
    const [ana, ion] = [await loginAs(shop), await loginAs(shop)];
    const { token } = await aRequest({}, ana.headers);
    const tokensOf = async ({ headers }: typeof ana) =>
      (await shop.get("/offers", { headers })).body.data.map((one: { token: string }) => one.token);
    expect(await tokensOf(ana)).toEqual([token]);
    expect(await tokensOf(ion)).toEqual([]);
  });
});

describe("an offer", () => {
  it("an offer gets its number when first sent, and keeps it when sent again", async () => {
    const first = await anOffer();
    const second = await anOffer();
    expect(first.number).toMatch(/^OF-\d{4}-\d{4}$/);
    expect(Number(second.number.slice(-4))).toBe(Number(first.number.slice(-4)) + 1);
    const line = { product_id: PRODUCT.lemon, quantity: 4, price: 8 };
    const { version } = (await change(first.id, { lines: [line], version: first.version })).body.data;
    expect((await send(first.id, version)).body.data).toMatchObject({
      number: first.number,
      sent: [
        { version: 2, total: 32 },
        { version: 1, total: 36 },
      ],
    });
    expect((await shop.get(`/offers/${first.token}`)).body.data).toMatchObject({ version: 2, total: 32 });
    await expect.poll(() => readMail(mailFolder, `offer-${first.number}-2`)).toBeDefined();
  });

  it("an offer line with a product code but no price gets the price that the buyer would pay without the offer", async () => {
    const { id } = await aRequest();
    const [row] = await shop.query<{ code: string }>("select code from product where id = $1", [
      PRODUCT.lemon,
    ]);
    const lines = [{ product_id: null, code: row?.code, quantity: 4, price: null }];
    expect((await change(id, { lines, version: 0 })).body.data.lines[0]).toMatchObject({
      product_id: PRODUCT.lemon,
      price: 12.5,
    });
  });

  it("an offer with a missing price cannot be sent, and a change to an outdated version is refused", async () => {
    const { id } = await aRequest();
    expect((await send(id, 0)).body.errors).toEqual({
      "lines.1.price": ["Rândul 2 nu are preț: completează-l sau elimină rândul."],
    });
    expect((await change(id, { days: 5, version: 0 })).status).toBe(200);
    expect((await change(id, { days: 6, version: 0 })).status).toBe(409);
  });

  it("only staff who may change minimum prices can offer a lower price", async () => {
    const { id } = await aRequest();
    await shop.query("insert into price_floor (product_id, floor_bani) values ($1, 1000)", [PRODUCT.towels]);
    const lines = [{ product_id: PRODUCT.towels, quantity: 1, price: 9.5 }];
    const refused = await change(id, { lines, version: 0 });
    expect(refused.body.errors["lines.0.price"]?.[0]).toMatch(/^Prețul minim al produsului este 10.00 lei/);
    expect((await change(id, { lines, version: 0 }, people.boss)).status).toBe(200);
  });

  it("anyone with the link of an offer can download its PDF", async () => {
    const { token, id } = await anOffer();
    expect(await documentAt(`/offers/${token}/pdf`)).toEqual([200, "%PDF"]);
    expect(await documentAt(`/staff/offers/${id}/versions/1/pdf`, people.radu.headers)).toEqual([
      200,
      "%PDF",
    ]);
    expect((await documentAt("/offers/nimic/pdf"))[0]).toBe(404);
  });
});

describe("an ordered offer", () => {
  it("an offer's line keeps its price and quantity in the cart", async () => {
    const { token, number } = await anOffer();
    const cart = await aCart(shop, [{ product: PRODUCT.lemon, quantity: 1 }]);
    await inCart(token, cart);
    const { body } = await inCart(token, cart);
    const items = body.data.cartitems.filter(
      (item: { product_type: string }) => item.product_type === "product",
    );
    expect(items).toMatchObject([
      { productid: PRODUCT.lemon, quantity: 1, price: 12.5 },
      { productid: PRODUCT.lemon, quantity: 4, price: 9, min_qty: 4, order_qty: 4, offer: number },
    ]);
    expect(items[1].price_reason).toContain(number);
    const changed = await shop.send("PUT", `/cart/modify?items[${items[1].id}]=9`, { cart });
    expect(changed.body.data.cartitems[1].quantity).toBe(4);
    const { body: after } = await shop.delete(`/cart/remove/${items[1].id}`, { cart });
    expect(after.data.cartitems.some((item: { offer?: string }) => item.offer)).toBe(false);
  });

  it("an order keeps its offer's price, and an offer can be ordered only once", async () => {
    const { token, id, number } = await anOffer();
    const carts = [await inCart(token), await inCart(token)].map(({ body }) => body.data.qcartid as string);
    const placed = await Promise.all(carts.map((cart) => placeOrder(shop, cart)));
    expect(placed.map(({ status }) => status).sort()).toEqual([200, 422]);
    const [line] = await shop.query(
      "select unit_price_bani, quantity, price_reason from order_line l join offer o on o.order_id = l.order_id where o.id = $1 and product_type = 'product'",
      [id],
    );
    expect(line).toMatchObject({
      unit_price_bani: 900,
      quantity: 4,
      price_reason: expect.stringContaining(number),
    });
    expect(await staffOfferOf(id)).toMatchObject({
      state: "accepted",
      may: { edit: false, send: false },
    });
    expect((await inCart(token)).body.errors).toEqual({ offer: ["Oferta a fost deja acceptată."] });
    expect(await brokenBooks(shop)).toEqual({});
  });

  it("an offer cannot be ordered once it is withdrawn or expired", async () => {
    const { token, id, version } = await anOffer();
    const cart = (await inCart(token)).body.data.qcartid as string;
    await shop.post(`/staff/offers/${id}/withdraw`, { reason: "Nu se mai fabrică.", version }, people.radu);
    const refused = await placeOrder(shop, cart);
    expect([refused.status, Object.values(refused.body.errors).flat().join()]).toEqual([
      422,
      expect.stringContaining("nu mai este valabilă"),
    ]);
    const old = await anOffer();
    await shop.query(
      "update offer_version set valid_until = now() - interval '1 minute' where offer_id = $1",
      [old.id],
    );
    expect((await inCart(old.token)).body.errors).toEqual({ offer: ["Oferta a expirat. Cere una nouă."] });
    expect((await shop.get(`/offers/${old.token}`)).body.data.state).toBe("expired");
  });

  it("ordering an offer does not change the price history", async () => {
    const before = await shop.query("select count(*) from price_history where product_id = $1", [
      PRODUCT.lemon,
    ]);
    const { token } = await anOffer({ price: 5 });
    const cart = (await inCart(token)).body.data.qcartid as string;
    const body = anOrderBody({ customer: { email: "oferta@example.com" } });
    expect((await placeOrder(shop, cart, body)).status).toBe(200);
    expect(
      await shop.query("select count(*) from price_history where product_id = $1", [PRODUCT.lemon]),
    ).toEqual(before);
  });
});

it("an accepted offer with items outside the catalogue awaits a staff order", async () => {
  const { id, token } = await aRequest();
  const lines = [{ name: "Perie rotundă", quantity: 2, price: 30, vat_percent: 21 }];
  const { version } = (await change(id, { lines, version: 0 })).body.data;
  await send(id, version);
  expect((await inCart(token)).status).toBe(422);
  expect((await shop.post(`/offers/${token}/accept`, {})).body.data.state).toBe("accepted");
  expect((await shop.post(`/offers/${token}/accept`, {})).status).toBe(200);
  expect((await shop.post(`/offers/${token}/decline`, {})).status).toBe(422);
  expect(await staffOfferOf(id)).toMatchObject({ state: "accepted", may: { edit: true } });
});

it("staff create an offer that nobody requested, add lines and send it to its buyer", async () => {
  const customer = await loginAs(shop);
  const body = {
    customerid: customer.id,
    firstname: "Ana",
    lastname: "Pop",
    email: customer.email,
    phone: "",
    company: "",
    cui: "",
  };
  const started = await shop.post("/staff/offers", body, people.radu);
  expect([started.status, started.body.data]).toMatchObject([
    200,
    {
      customer_id: customer.id,
      state: "requested",
      number: null,
      is_requested: false,
      lines: [],
      may: { send: true },
    },
  ]);
  const goods = { lines: [{ productid: PRODUCT.lemon, quantity: 6 }] };
  const filled = await shop.post("/staff/offers", { ...body, ...goods }, people.radu);
  expect(filled.body.data.lines).toMatchObject([{ product_id: PRODUCT.lemon, quantity: 6, price: 12.5 }]);
  const unknown = { lines: [{ productid: 2_147_483_647, quantity: 6 }] };
  const refused = await shop.post("/staff/offers", { ...body, ...unknown }, people.radu);
  expect(Object.keys(refused.body.errors)).toEqual(["lines.0.productid"]);
  const { id, version } = started.body.data;
  const listed = (await shop.get("/staff/offers?sort=newest", people.radu)).body.data;
  expect(listed.map((one: { is_requested: boolean }) => one.is_requested)).toEqual(
    expect.arrayContaining([true, false]),
  );
  expect((await send(id, version)).status).toBe(422);
  const line = { product_id: PRODUCT.lemon, quantity: 4, price: 9 };
  const changed = await change(id, { lines: [line], version });
  const sent = await send(id, changed.body.data.version);
  expect(sent.body.data).toMatchObject({ state: "offered", total: 36 });
  const [row] = await shop.query<{ token: string }>("select token from offer where id = $1", [id]);
  expect((await shop.get(`/offers/${row?.token}`)).body.data).toMatchObject({
    number: sent.body.data.number,
  });
  expect((await shop.post("/staff/offers", { ...body, customerid: 2_147_483_647 }, people.radu)).status).toBe(
    422,
  );
});
