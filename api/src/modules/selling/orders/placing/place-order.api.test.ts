import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import {
  aCart,
  aCompany,
  aCompanyBody,
  anOrderBody,
  aPlace,
  DELIVERY,
  PAYMENT,
  placeOrder,
  openSellingShop,
} from "../../../../testing/test-orders.ts";
import { stockOf } from "../../../../testing/test-stock.ts";

const shop = await openSellingShop();

describe("an individual's order", () => {
  it("placing an order returns the data of its confirmation page", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender, quantity: 2 }]);
    const { status, body } = await placeOrder(shop, cart);
    expect(status).toBe(200);
    expect(body.data).not.toHaveProperty("paymentForm");
    expect(body.data.orderData).toEqual({
      randomid: expect.stringMatching(/^[\w-]{22}$/),
      number: expect.stringMatching(/^[1-9]\d{8}$/),
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
      deliveryname: "Curier Sameday la domiciliu",
      delivery_code: "SAMEDAY_HOME",
      delivery_price: 17.99,
      paymentcode: "COD",
      payment: "Plată ramburs, la livrare",
      handling_charge: 5,
      hasInvoice: false,
      voucher: null,
      staff_discount: 0,
      locker: null,
      total_vat: 10.93,
      items: [
        {
          product: "Detergent pentru pardoseli cu lavandă 1 l",
          pic: expect.any(String),
          um: "buc.",
          quantity: 2,
          price: 19.99,
          subtotal: 39.98,
          is_gift: false,
          bundle: null,
        },
      ],
    });
    expect((await placeOrder(shop, cart)).body.data).toEqual(body.data);
  });

  it("placing an order writes lines with VAT, a stock movement, the stock, the read row and a job", async () => {
    const before = await stockOf(shop, PRODUCT.lemon);
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
    expect(await stockOf(shop, PRODUCT.lemon)).toBe(before - 3);
    expect(
      await shop.query("select quantity, reason, actor_kind from stock_movement where order_id = $1", [
        order?.id,
      ]),
    ).toEqual([{ quantity: -3, reason: "order", actor_kind: "customer" }]);
    const jobs = await shop.query("select task_identifier from graphile_worker.jobs where key = $1", [
      `order-placed:${order?.id}`,
    ]);
    expect(jobs).toEqual([{ task_identifier: "order_placed_mail" }]);
  });

  it("a transfer order awaits payment without a fee", async () => {
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

  it("an order's delivery price depends on its own address, not on the cart's", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    await shop.get("/cart/change?countyID=40&cityID=4", { cart });
    const body = anOrderBody({ deliveryaddress: aPlace({ zipcode: "400001" }) });
    expect((await placeOrder(shop, cart, body)).body.data.orderData.delivery_price).toBe(17.99);
  });

  it("an order ignores prices, totals and delivery costs in its body", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    const body = {
      ...anOrderBody(),
      total: 1,
      delivery: { deliveryid: 1, courierDeliveryTax: 0 },
      cartitems: [{ price: 0.01 }],
    };
    expect((await placeOrder(shop, cart, body)).body.data.orderData.total).toBe(42.98);
  });

  it("a person's order ignores a company in its body", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    const body = anOrderBody({ company: { cui: "wrong" }, billingaddress: { countyid: "" } });
    expect((await placeOrder(shop, cart, body)).body.data.orderData).toMatchObject({
      companyname: "",
      invoice_city: "Cluj-Napoca",
    });
  });
});

describe("a company's order", () => {
  it("a company's order is invoiced at the company's address", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.towels }]);
    const { status, body } = await placeOrder(shop, cart, aCompanyBody({ order_type: "seap" }));
    expect(status).toBe(200);
    expect(body.data.orderData).toMatchObject({
      companyname: "Curat & Fiii SRL",
      fiscalcode: "RO14399840",
      commerceregistry: "J12/100/2001",
      bankaccount: "RO49AAAA1B31007593840000",
      delivery_city: "Cluj-Napoca",
      invoice_county: "Alba",
      invoice_city: "Alba Iulia",
      invoice_streetaddress: "Piața Mică 2",
    });
  });

  it("a company's order accepts the alternative field names and treats them like the canonical ones", async () => {
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
    [{ cui: "13548147" }, "company.cui", "Verifică codul fiscal: o cifră este greșită sau lipsește."],
    [
      { iban: "RO48AAAA1B31007593840000" },
      "company.iban",
      "Verifică IBAN-ul: o cifră sau o literă este greșită.",
    ],
    [{ name: " " }, "company.name", "Câmpul Denumire firmă este obligatoriu."],
    [{ cityid: 2 }, "company.cityid", "Câmpul Localitate nu este valid."],
    [{ countyid: "" }, "company.countyid", "Câmpul Județ este obligatoriu."],
  ])("a company's order with invalid %j is refused with a field error", async (company, field, message) => {
    const cart = await aCart(shop, [{ product: PRODUCT.towels }]);
    const { status, body } = await placeOrder(shop, cart, aCompanyBody({ company }));
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
  });

  it("a company's order without company data is refused", async () => {
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
