import { beforeAll, describe, expect, it } from "vitest";
import { PRODUCT } from "../../testing/test-catalogue.ts";
import {
  aCart,
  aCompany,
  aCompanyBody,
  anOrderBody,
  aPlace,
  DELIVERY,
  PAYMENT,
  PAYMENT_SETTINGS,
  placeOrder,
} from "../../testing/test-orders.ts";
import { openTestShop } from "../../testing/test-shop.ts";

const shop = await openTestShop();
beforeAll(() => shop.api.importShop({ settings: PAYMENT_SETTINGS }));

const stockOf = async (product: number): Promise<number> =>
  (await shop.query<{ stock: number }>("select stock from product where id = $1", [product]))[0]?.stock ?? -1;
const orderCount = async (): Promise<number> =>
  (await shop.query<{ count: number }>("select count(*)::int as count from orders"))[0]?.count ?? -1;
const itemOf = async (cart: string): Promise<number> =>
  (await shop.get("/cart", { cart })).body.data.cartitems[0].id;

describe("an individual's order", () => {
  it("is answered with what the order-sent page shows", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender, quantity: 2 }]);
    const { status, body } = await placeOrder(shop, cart);
    expect(status).toBe(200);
    expect(body.data).not.toHaveProperty("paymentForm");
    expect(body.data.orderData).toEqual({
      randomid: expect.stringMatching(/^[\w-]{22}$/),
      number: expect.stringMatching(/^1\d{5}$/),
      orderdate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      total: 62.97,
      status_label: "Nouă",
      firstname: "Ana",
      lastname: "Pop",
      phone: "+40740123456",
      delivery_phone: "+40740123456",
      delivery_county: "Cluj",
      delivery_city: "Cluj-Napoca",
      delivery_streetaddress: "Str. Lungă 1",
      invoice_county: "Cluj",
      invoice_city: "Cluj-Napoca",
      invoice_streetaddress: "Str. Lungă 1",
      companyname: "",
      fiscalcode: "",
      commerceregistry: "",
      bankname: "",
      bankaccount: "",
      deliveryname: "Curier la domiciliu",
      delivery_price: 17.99,
      paymentcode: "COD",
      payment: "Plată ramburs, la livrare",
      hasInvoice: false,
    });
  });

  it("stands whole: lines with frozen VAT, movement, stock, read row, job", async () => {
    const before = await stockOf(PRODUCT.lemon);
    const cart = await aCart(shop, [{ product: PRODUCT.lemon, quantity: 3 }]);
    const { randomid } = (await placeOrder(shop, cart)).body.data.orderData;
    const [order] = await shop.query("select * from orders where random_id = $1", [randomid]);
    expect(order).toMatchObject({
      products_bani: 3750,
      charges_bani: 500,
      delivery_bani: 1999,
      total_bani: 6249,
      vat_bani: 1085,
    });
    const lines = await shop.query("select * from order_line where order_id = $1 order by position", [
      order?.id,
    ]);
    expect(lines).toMatchObject([
      {
        product_type: "product",
        product_id: PRODUCT.lemon,
        quantity: 3,
        unit_price_bani: 1250,
        vat_percent: 21,
        vat_bani: 651,
      },
      {
        product_type: "handling_charge",
        product_id: null,
        name: "Taxă ramburs",
        quantity: 1,
        unit_price_bani: 500,
        vat_bani: 87,
      },
    ]);
    expect(await stockOf(PRODUCT.lemon)).toBe(before - 3);
    expect(
      await shop.query("select quantity, reason from stock_movement where order_id = $1", [order?.id]),
    ).toEqual([{ quantity: -3, reason: "order" }]);
    const jobs = await shop.query("select task_identifier from graphile_worker.jobs where key = $1", [
      `order-placed:${order?.id}`,
    ]);
    expect(jobs).toEqual([{ task_identifier: "order_placed_mail" }]);
  });

  it("by transfer waits for the money and pays no handling charge", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    const body = anOrderBody({
      payment: { paymentid: PAYMENT.transfer },
      delivery: { deliveryid: DELIVERY.fan },
    });
    expect((await placeOrder(shop, cart, body)).body.data.orderData).toMatchObject({
      status_label: "În așteptarea plății",
      total: 38.49,
      deliveryname: "FAN Courier la domiciliu",
      paymentcode: "BANK",
    });
  });

  it("asks for the delivery to where it goes, whatever the cart was calculated for", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    await shop.get("/cart/change?countyID=40&cityID=4", { cart });
    const body = anOrderBody({ deliveryaddress: aPlace({ zipcode: "400001" }) });
    expect((await placeOrder(shop, cart, body)).body.data.orderData.delivery_price).toBe(17.99);
  });

  it("takes no price, total or delivery cost from the sender", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    const body = {
      ...anOrderBody(),
      total: 1,
      delivery: { deliveryid: 1, courierDeliveryTax: 0 },
      cartitems: [{ price: 0.01 }],
    };
    expect((await placeOrder(shop, cart, body)).body.data.orderData.total).toBe(42.98);
  });

  it("keeps nothing of a company that a form left in the body", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    const body = anOrderBody({ company: { cui: "wrong" }, billingaddress: { countyid: "" } });
    expect((await placeOrder(shop, cart, body)).body.data.orderData).toMatchObject({
      companyname: "",
      invoice_city: "Cluj-Napoca",
    });
  });
});

describe("a company's order", () => {
  it("is invoiced at the company's address", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.towels }]);
    const { status, body } = await placeOrder(shop, cart, aCompanyBody({ order_type: "seap" }));
    expect(status).toBe(200);
    expect(body.data.orderData).toMatchObject({
      companyname: "Curat & Fiii SRL",
      fiscalcode: "14399840",
      commerceregistry: "J12/100/2001",
      bankaccount: "RO49AAAA1B31007593840000",
      delivery_city: "Cluj-Napoca",
      invoice_county: "Alba",
      invoice_city: "Alba Iulia",
      invoice_streetaddress: "Piața Mică 2",
    });
  });

  it("may have one address for all, and every documented spelling", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.towels }]);
    const { name, cui, reg, bank, iban } = aCompany();
    const company = {
      companyname: name,
      fiscalcode: cui,
      commerceregistry: reg,
      bankname: bank,
      bankaccount: iban,
      countyID: "12",
      cityID: "2",
      streetaddress: "Str. Lungă 1",
    };
    const body = {
      ...aCompanyBody(),
      company,
      deliveryaddress: { countyID: 12, cityID: 2, streetaddress: "Str. Lungă 1" },
    };
    const first = await placeOrder(shop, cart, body);
    expect(first.body.data.orderData).toMatchObject({ companyname: name, invoice_city: "Cluj-Napoca" });
    const canonical = aCompanyBody({
      company: aPlace({ id: undefined }),
      deliveryaddress: aPlace({ id: undefined }),
    });
    expect(await placeOrder(shop, cart, canonical)).toEqual(first);
  });

  it.each([
    [{ cui: "13548147" }, "company.cui", "Câmpul Cod fiscal nu este valid."],
    [{ iban: "RO48AAAA1B31007593840000" }, "company.iban", "Câmpul IBAN nu este valid."],
    [{ name: " " }, "company.name", "Câmpul Denumire firmă este obligatoriu."],
    [{ cityid: 2 }, "company.cityid", "Câmpul Localitate nu este valid."],
    [{ countyid: "" }, "company.countyid", "Câmpul Județ este obligatoriu."],
  ])("with the wrong %j is refused at its field", async (company, field, message) => {
    const cart = await aCart(shop, [{ product: PRODUCT.towels }]);
    const { status, body } = await placeOrder(shop, cart, aCompanyBody({ company }));
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
  });

  it("needs a company", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.towels }]);
    const { status, body } = await placeOrder(shop, cart, anOrderBody({ customer: { customer_type: "pj" } }));
    expect([status, body.errors]).toEqual([
      422,
      {
        "company.name": ["Câmpul Denumire firmă este obligatoriu."],
        "company.cui": ["Câmpul Cod fiscal este obligatoriu."],
      },
    ]);
  });
});

describe("an order is refused at its field", () => {
  it.each([
    [{ customer: { email: "ana@" } }, "customer.email", "Adresa de e-mail nu este validă."],
    [{ customer: { phone: "12345" } }, "customer.phone", "Câmpul Telefon nu este valid."],
    [{ customer: { firstname: "" } }, "customer.firstname", "Câmpul Prenume este obligatoriu."],
    [{ customer: { customer_type: "king" } }, "customer.customer_type", "Câmpul Tip client nu este valid."],
    [
      { deliveryaddress: aPlace({ streetaddress: "" }) },
      "deliveryaddress.streetaddress",
      "Câmpul Adresă este obligatoriu.",
    ],
    [
      { deliveryaddress: aPlace({ cityid: 1 }) },
      "deliveryaddress.cityid",
      "Câmpul Localitate nu este valid.",
    ],
    [
      { deliveryaddress: aPlace({ cityid: 999_999_999_999 }) },
      "deliveryaddress.cityid",
      "Câmpul Localitate este obligatoriu.",
    ],
    [
      { deliveryaddress: aPlace({ countyid: "x" }) },
      "deliveryaddress.countyid",
      "Câmpul Județ este obligatoriu.",
    ],
    [
      { deliveryaddress: aPlace({ countyid: -1 }) },
      "deliveryaddress.countyid",
      "Câmpul Județ este obligatoriu.",
    ],
    [
      { deliveryaddress: aPlace({ zipcode: "12" }) },
      "deliveryaddress.zipcode",
      "Câmpul Cod poștal nu este valid.",
    ],
    [{ deliveryaddress: aPlace({ id: "x" }) }, "deliveryaddress.id", "Datele trimise nu sunt valide."],
    [{ deliveryaddress: undefined }, "deliveryaddress", "Câmpul Adresă este obligatoriu."],
    [{ delivery: { deliveryid: 77 } }, "delivery.deliveryid", "Câmpul Metodă de livrare nu este valid."],
    [{ delivery: {} }, "delivery.deliveryid", "Câmpul Metodă de livrare este obligatoriu."],
    [{ payment: { paymentid: 77 } }, "payment.paymentid", "Câmpul Metodă de plată nu este valid."],
    [{ payment: undefined }, "payment", "Câmpul Metodă de plată este obligatoriu."],
    [{ order_type: "seap" }, "order_type", "Comanda prin SEAP este numai pentru persoane juridice."],
    [{ order_type: 7 }, "order_type", "Câmpul Tip comandă nu este valid."],
    [{ selected_store: 7 }, "selected_store", "Câmpul Locker nu este valid."],
    [{ observation: "x".repeat(501) }, "observation", "Câmpul Observații nu este valid."],
  ])("%j", async (changes, field, message) => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    const orders = await orderCount();
    const { status, body } = await placeOrder(shop, cart, anOrderBody(changes as never));
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
    expect([await orderCount(), (await shop.get("/cart", { cart })).body.data.qcartid]).toEqual([
      orders,
      cart,
    ]);
  });

  it.each([[], null, 7, "{"])("when its body is %j", async (sent) => {
    const { status, body } = await placeOrder(shop, await aCart(shop, [{ product: PRODUCT.lavender }]), sent);
    expect([status, body.errors]).toEqual([422, { body: ["Datele trimise nu sunt valide."] }]);
  });

  it.each([undefined, "unknown"])("when its cart is %s", async (cart) => {
    const { status, body } = await shop.post("/orders", anOrderBody(), { cart });
    expect([status, body.errors]).toEqual([422, { cart: ["Cosul tau este gol"] }]);
  });

  it("when its cart is empty or expired", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    await shop.query("update cart set expires_at = now() where token = $1", [cart]);
    expect((await placeOrder(shop, cart)).body.errors).toEqual({ cart: ["Cosul tau este gol"] });
    const emptied = await aCart(shop, [{ product: PRODUCT.lavender }]);
    await shop.delete(`/cart/remove/${await itemOf(emptied)}`, { cart: emptied });
    expect((await placeOrder(shop, emptied)).body.errors).toEqual({ cart: ["Cosul tau este gol"] });
  });

  it("when cash would exceed the legal limit of a company", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavenderLarge, quantity: 50 }]);
    await shop.query("update product set price_bani = 20000 where id = $1", [PRODUCT.lavenderLarge]);
    await shop.get("/cart/change?customer_type=pj", { cart });
    const { status, body } = await placeOrder(shop, cart, aCompanyBody());
    const message = "Metoda „Plată ramburs, la livrare” nu este disponibilă pentru această comandă.";
    expect([status, body.errors]).toEqual([422, { "payment.paymentid": [message] }]);
  });
});

describe("what changed meanwhile", () => {
  it("is told at the item with what is true now; the next sending takes it", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.pairsOnly, quantity: 5 }]);
    const item = await itemOf(cart);
    await shop.query("update product set stock = 2 where id = $1", [PRODUCT.pairsOnly]);
    const refused = await placeOrder(shop, cart);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { [`items.${item}`]: ["Mai sunt doar 2 buc."] },
    ]);
    await shop.query("update product set price_bani = 1100 where id = $1", [PRODUCT.pairsOnly]);
    expect((await placeOrder(shop, cart)).body.errors).toEqual({
      [`items.${item}`]: ["Prețul este acum 11.00 lei."],
    });
    expect((await placeOrder(shop, cart)).status).toBe(200);
    expect(await stockOf(PRODUCT.pairsOnly)).toBe(0);
    const product = await shop.get(`/products/${PRODUCT.pairsOnly}`);
    expect(product.body.data).toMatchObject({ stockID: 2, buyable: false });
  });
});

describe("one cart makes one order", () => {
  it("however often the same body comes, at once and later", async () => {
    const before = { stock: await stockOf(PRODUCT.towels), orders: await orderCount() };
    const cart = await aCart(shop, [{ product: PRODUCT.towels, quantity: 2 }]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => placeOrder(shop, cart)));
    const [first] = answers;
    expect(first?.status).toBe(200);
    expect(answers).toEqual(Array(5).fill(first));
    expect(await placeOrder(shop, cart)).toEqual(first);
    expect([await stockOf(PRODUCT.towels), await orderCount()]).toEqual([
      before.stock - 2,
      before.orders + 1,
    ]);
  });

  it("and answers another body with the way to the order", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.towels }]);
    const { randomid } = (await placeOrder(shop, cart)).body.data.orderData;
    const { status, body } = await placeOrder(shop, cart, anOrderBody({ observation: "Sunați înainte" }));
    expect([status, body]).toEqual([
      409,
      { message: "Datele s-au schimbat între timp.", data: { randomid } },
    ]);
  });

  it("and tells who ordered for half an hour only", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.towels }]);
    const { orderData } = (await placeOrder(shop, cart)).body.data;
    await shop.query("update orders set placed_at = placed_at - interval '30 minutes' where random_id = $1", [
      orderData.randomid,
    ]);
    const later = (await placeOrder(shop, cart)).body.data.orderData;
    expect(later).toMatchObject({
      randomid: orderData.randomid,
      total: orderData.total,
      firstname: "",
      phone: "",
      delivery_city: "",
    });
  });
});

describe("many at once", () => {
  it("sell the last three pieces three times and tell the other seven", async () => {
    const carts = await Promise.all(
      Array.from({ length: 10 }, () => aCart(shop, [{ product: PRODUCT.lastThree }])),
    );
    const answers = await Promise.all(carts.map((cart) => placeOrder(shop, cart)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([
      ...Array(3).fill(200),
      ...Array(7).fill(422),
    ]);
    const told = answers
      .filter((answer) => answer.status === 422)
      .flatMap(({ body }) => Object.values(body.errors).flat());
    expect(told).toEqual(Array(7).fill("Produsul nu mai este în stoc."));
    expect(await stockOf(PRODUCT.lastThree)).toBe(0);
  });

  it("do not block one another when their carts hold the same products in opposite order", async () => {
    const products = [{ product: PRODUCT.lavender }, { product: PRODUCT.lemon }, { product: PRODUCT.towels }];
    const carts = await Promise.all(
      Array.from({ length: 12 }, (_, index) => aCart(shop, index % 2 ? products : products.toReversed())),
    );
    const answers = await Promise.all(carts.map((cart) => placeOrder(shop, cart)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(200));
  });

  it("leave stock equal to the sum of its movements, and every total equal to its lines", async () => {
    const wrong = await shop.query(
      `select p.id from product p join (select product_id, sum(quantity) as moved from stock_movement group by 1) m on m.product_id = p.id
       where p.stock <> m.moved and p.id <> $1`,
      [PRODUCT.pairsOnly],
    );
    const untrue = await shop.query(
      `select o.id from orders o join (select order_id, sum(quantity * unit_price_bani) as sum from order_line group by 1) l on l.order_id = o.id
       where o.total_bani <> l.sum + o.delivery_bani`,
    );
    expect([wrong, untrue]).toEqual([[], []]);
  });
});
