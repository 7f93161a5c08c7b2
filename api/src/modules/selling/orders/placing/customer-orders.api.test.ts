import type { OrderBodyInput } from "@curat/contract/orders";
import { beforeAll, describe, expect, it } from "vitest";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { type LoggedIn, loginAs } from "../../../../testing/test-customers.ts";
import {
  aCart,
  aCompanyBody,
  anOrderBody,
  aPlace,
  brokenBooks,
  PAYMENT,
  openSellingShop,
} from "../../../../testing/test-orders.ts";

const shop = await openSellingShop();

async function aClientsCart(client: LoggedIn, product: number = PRODUCT.towels): Promise<string> {
  const { body } = await client.post(`/cart/add/${product}`, { qty: 1 });
  return body.data.qcartid;
}
const order = (client: LoggedIn, { cart, body = anOrderBody() }: { cart?: string; body?: OrderBodyInput }) =>
  shop.post("/orders", body, { headers: client.headers, cart });
const ordersOf = ({ id }: LoggedIn) =>
  shop.query<{ email: string }>("select * from orders where customer_id = $1", [id]);
const withoutEmail = (): OrderBodyInput => {
  const body = anOrderBody();
  delete body.customer.email;
  return body;
};

async function saveEntry(kind: "addresses" | "companies", client: LoggedIn): Promise<number> {
  const place = { countyID: 12, cityID: 2, streetaddress: "Str. Lungă 1" };
  const company = { type: "sc", name: "Curat SRL", fiscalcode: "14399840", ...place };
  const body = kind === "companies" ? company : place;
  const response = await client.post(`/user/${kind}`, body);
  expect(response.status).toBe(200);
  const list = (await client.get(`/user/${kind}`)).body.data;
  return list[0].id ?? list[0].companyID;
}

describe("a customer's order", () => {
  it("a customer's order uses the account's email, even if the body contains another", async () => {
    const client = await loginAs(shop);
    for (const body of [withoutEmail(), anOrderBody({ customer: { email: "alta@example.com" } })]) {
      const cart = await aClientsCart(client);
      expect((await order(client, { cart, body })).status).toBe(200);
    }
    expect((await ordersOf(client)).map(({ email }) => email)).toEqual([client.email, client.email]);
  });

  it("a customer's order uses their own cart, even if the request has another cart's id or no id", async () => {
    const client = await loginAs(shop);
    await aClientsCart(client);
    const guests = await aCart(shop, [{ product: PRODUCT.lemon }]);
    expect((await order(client, { cart: guests })).body.data.orderData.total).toBe(67.99);
    await aClientsCart(client, PRODUCT.lemon);
    expect((await order(client, {})).status).toBe(200);
    expect(await ordersOf(client)).toHaveLength(2);
    expect((await client.get("/cart")).body.data.cartitems).toEqual([]);
  });

  it("a customer's order sent several times concurrently places one order", async () => {
    const client = await loginAs(shop);
    const cart = await aClientsCart(client);
    const answers = await Promise.all(Array.from({ length: 5 }, () => order(client, { cart })));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(new Set(answers.map(({ body }) => body.data.orderData.randomid)).size).toBe(1);
    await aClientsCart(client);
    await Promise.all(Array.from({ length: 5 }, () => order(client, {})));
    expect(await ordersOf(client)).toHaveLength(2);
    expect(await brokenBooks(shop)).toEqual({});
  });

  it("only the customer who placed an order can repeat its request", async () => {
    const client = await loginAs(shop);
    const cart = await aClientsCart(client);
    await order(client, { cart });
    await shop.query("update orders set placed_at = placed_at - interval '1 day' where customer_id = $1", [
      client.id,
    ]);
    expect((await order(client, { cart })).body.data.orderData.firstname).toBe("Ana");
    for (const other of [undefined, (await loginAs(shop)).headers]) {
      const { status, body } = await shop.post("/orders", anOrderBody(), {
        cart,
        ...(other && { headers: other }),
      });
      expect([status, body.errors]).toEqual([422, { cart: ["Cosul tau este gol"] }]);
    }
  });
});

describe("saved addresses and companies in an order", () => {
  it("an order accepts the customer's saved addresses and companies", async () => {
    const client = await loginAs(shop);
    const address = await saveEntry("addresses", client);
    const company = await saveEntry("companies", client);
    const cart = await aClientsCart(client);
    const place = { deliveryaddress: aPlace({ id: address }), billingaddress: aPlace({ id: address }) };
    const { status } = await order(client, {
      cart,
      body: aCompanyBody({ ...place, company: { id: company } }),
    });
    expect(status).toBe(200);
  });

  it("an order refuses deleted or other customers' addresses and companies with field errors", async () => {
    const other = await loginAs(shop);
    const address = await saveEntry("addresses", other);
    const company = await saveEntry("companies", other);
    const place = { deliveryaddress: aPlace({ id: address }), billingaddress: aPlace({ id: 999_999 }) };
    const body = aCompanyBody({ ...place, company: { id: company } });
    const errors = {
      "deliveryaddress.id": ["Adresa salvată nu mai există. Alege alta sau scrie-o din nou."],
      "billingaddress.id": ["Adresa salvată nu mai există. Alege alta sau scrie-o din nou."],
      "company.id": ["Firma salvată nu mai există. Alege alta sau scrie-o din nou."],
    };
    const client = await loginAs(shop);
    const asClient = await order(client, { cart: await aClientsCart(client), body });
    const asGuest = await shop.post("/orders", body, {
      cart: await aCart(shop, [{ product: PRODUCT.lemon }]),
    });
    expect([asClient.body.errors, asGuest.body.errors]).toEqual([errors, errors]);
  });
});

it.each([undefined, null, "", " "])("a guest's order requires an email: %j", async (email) => {
  const cart = await aCart(shop, [{ product: PRODUCT.lemon }]);
  const body = anOrderBody();
  const { status, body: answer } = await shop.post(
    "/orders",
    { ...body, customer: { ...body.customer, email } },
    { cart },
  );
  expect([status, answer.errors]).toEqual([422, { "customer.email": ["Câmpul E-mail este obligatoriu."] }]);
});

describe("an order delivered to a locker", () => {
  const EASYBOX = 2;
  beforeAll(() =>
    shop.query(
      `insert into locker (id, courier, name, county_id, city, city_key, search_text, address, lat, lng, takes_cash_on_delivery, is_active, synced_at)
       values ('7', 'sameday', 'easybox Piața Mică', 12, 'Cluj-Napoca', 'cluj-napoca', 'piata mica', 'Piața Mică 1', 46.77, 23.59, false, true, now())`,
    ),
  );
  const send = async (changes: Partial<OrderBodyInput>) =>
    shop.post("/orders", anOrderBody({ delivery: { deliveryid: EASYBOX }, ...changes }), {
      cart: await aCart(shop, [{ product: PRODUCT.lemon }]),
    });

  it("a locker order stores the locker's data", async () => {
    const { status, body } = await send({ selected_store: "7", payment: { paymentid: PAYMENT.transfer } });
    expect(status).toBe(200);
    const [row] = await shop.query("select locker from orders where random_id = $1", [
      body.data.orderData.randomid,
    ]);
    expect(row?.locker).toMatchObject({ id: "7", name: "easybox Piața Mică", city: "Cluj-Napoca" });
  });

  it.each([
    [null, PAYMENT.transfer, "Alege easybox-ul la care livrăm comanda."],
    ["8", PAYMENT.transfer, "Easybox-ul ales nu există. Alege altul din listă."],
    [
      "7",
      PAYMENT.cash,
      "La easybox-ul „easybox Piața Mică” nu se poate plăti ramburs. Alege alt easybox sau altă metodă de plată.",
    ],
  ])(
    "a locker order for locker %j with payment %d is refused with a field error",
    async (selected_store, paymentid, message) => {
      const { status, body } = await send({ selected_store, payment: { paymentid } });
      expect([status, body.errors]).toEqual([422, { selected_store: [message] }]);
    },
  );

  it("an order without locker delivery ignores a selected locker", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lemon }]);
    const { body } = await shop.post("/orders", anOrderBody({ selected_store: "7" }), { cart });
    const [row] = await shop.query("select locker from orders where random_id = $1", [
      body.data.orderData.randomid,
    ]);
    expect(row?.locker).toBeNull();
  });
});
