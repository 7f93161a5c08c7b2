import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { loginAs } from "../../../../testing/test-customers.ts";
import {
  aCompanyBody,
  anOrder,
  anOrderBody,
  aPlace,
  moveTo,
  PAYMENT,
  openSellingShop,
} from "../../../../testing/test-orders.ts";

const shop = await openSellingShop();
const ana = await loginAs(shop, { email: "ana@example.com" });
const dan = await loginAs(shop, { email: "dan@example.com", firstName: "Dan" });

const lines = [{ product: PRODUCT.lavender, quantity: 2 }];

describe("orders of an account", () => {
  it("an account without orders returns an empty list", async () => {
    const { body } = await shop.get("/user/orders", await loginAs(shop));
    expect(body.data).toEqual([]);
    expect(body.meta).toMatchObject({ current_page: 1, last_page: 1, per_page: 10, total: 0 });
  });

  it("an account lists its orders newest first, ten per page, with links to the other pages", async () => {
    const buyer = await loginAs(shop);
    const placed: string[] = [];
    for (let count = 0; count < 11; count += 1)
      placed.unshift((await anOrder(shop, { lines, customer: buyer })).number);
    const first = await buyer.get("/user/orders");
    const second = await buyer.get("/user/orders?page=2");
    const numbers = [...first.body.data, ...second.body.data].map((order) => order.number);
    expect(numbers).toEqual(placed);
    expect(first.body.data).toHaveLength(10);
    expect(first.body.meta).toMatchObject({ total: 11, last_page: 2, from: 1, to: 10, prev_page_url: null });
    expect(first.body.next_page_url).toBe("/api/v1/user/orders?page=2");
    expect(first.body.data[0].items).toHaveLength(1);
    const { randomID } = second.body.data[0];
    expect((await buyer.get(`/user/orders/${randomID}`)).body.data).toEqual(second.body.data[0]);
  });
});

describe("a customer's usual products", () => {
  it("a customer's usual products have today's price and the last quantity, without cancelled orders", async () => {
    const buyer = await loginAs(shop);
    await anOrder(shop, { lines, customer: buyer });
    const cancelled = await anOrder(shop, {
      lines: [{ product: PRODUCT.towels, quantity: 1 }],
      customer: buyer,
    });
    await moveTo(shop, cancelled, "cancelled");
    const { body } = await buyer.get("/user/usual-products");
    expect(body.data).toEqual([
      {
        item: expect.objectContaining({ productID: PRODUCT.lavender, price: 19.99, buyable: true }),
        quantity: 2,
        ordered_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    expect((await dan.get("/user/usual-products")).body.data).toEqual([]);
  });
});

describe("an order in the account", () => {
  it("an order shows products, addresses, amounts and delivery steps", async () => {
    const body = anOrderBody({
      deliveryaddress: aPlace({ zipcode: "400001" }),
      observation: "Sunați înainte",
    });
    const { id, randomId, number } = await anOrder(shop, { lines, body, customer: ana });
    const { status, body: answer } = await ana.get(`/user/orders/${randomId}`);
    expect(status).toBe(200);
    const name = "Detergent pentru pardoseli cu lavandă 1 l";
    expect(answer.data).toMatchObject({
      id,
      randomID: randomId,
      number,
      total: 62.97,
      status: "Nouă",
      status_code: "new",
      items: [
        {
          productid: PRODUCT.lavender,
          product: name,
          quantity: 2,
          price: 19.99,
          subtotal: 39.98,
          is_gift: false,
        },
      ],
      products: [{ info: { product: name }, quantity: 2, price: 19.99 }],
      canCancel: true,
      delivery: "Curier Sameday la domiciliu",
      delivery_price: 17.99,
      handling_charge: 5,
      awb: null,
      locker: null,
      voucher: null,
      payment: "Plată ramburs, la livrare",
      paymentCode: "COD",
      hasInvoice: false,
      observation: "Sunați înainte",
      data: {
        firstname: "Ana",
        email: "ana@example.com",
        phone: "+40740123456",
        delivery_county: "Cluj",
        delivery_city: "Cluj-Napoca",
        delivery_streetaddress: "Str. Lungă 1",
        delivery_zipcode: "400001",
        companyname: "",
      },
    });
    expect(answer.data.items[0].url).toMatch(/^\/[a-z-]+/);
    expect(answer.data.steps.map((step: { label: string }) => step.label)).toEqual([
      "Comandă primită",
      "Confirmată",
      "Pregătită",
      "Predată curierului",
      "Livrată",
    ]);
  });

  it("once the parcel has shipped, an order shows its waybill and the link to its tracking page", async () => {
    const order = await anOrder(shop, { lines, customer: ana });
    await moveTo(shop, order, "confirmed", "preparing", "shipped");
    const { data } = (await ana.get(`/user/orders/${order.randomId}`)).body;
    expect(data).toMatchObject({ status: "Predată curierului", canCancel: false });
    expect(data.awb).toEqual({
      awbid: `AWB-${order.id}`,
      tracking: expect.stringMatching(/^https:\/\/.+AWB-\d+$/),
    });
    expect(data.steps.map((step: { state: string }) => step.state)).toEqual([
      "done",
      "done",
      "done",
      "current",
      "next",
    ]);
    expect(data.steps[3].at).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it("an order shows its voucher, locker, gift, bundle and invoice", async () => {
    const order = await anOrder(shop, { lines, customer: ana });
    const locker = {
      id: "L1",
      name: "easybox Centru",
      address: "Piața Unirii 1",
      city: "Cluj-Napoca",
      county: "Cluj",
      postcode: "",
    };
    await shop.query(
      "update orders set voucher_code = 'ZECE', discount_bani = 400, total_bani = total_bani - 400, locker = $2 where id = $1",
      [order.id, JSON.stringify(locker)],
    );
    await shop.query(
      `with line as (
         insert into order_line (order_id, position, product_type, product_id, name, quantity, unit_price_bani, vat_percent, vat_bani)
         values ($1, 8, 'gift', $2, 'Burete', 1, 0, 21, 0) returning id)
       insert into order_line_movement (line_id, kind, quantity, at) select id, 'ordered', 1, now() from line`,
      [order.id, PRODUCT.lemon],
    );
    await shop.query(
      "update order_line set bundle_name = 'Bucătăria curată' where order_id = $1 and position = 0",
      [order.id],
    );
    await shop.query("insert into invoice_series (code, next_number) values ('T', 2)");
    await shop.query(
      `insert into invoice (series, number, kind, order_id, issued_at, document, net_bani, vat_bani, total_bani)
       values ('T', 1, 'invoice', $1, now(), '{"version": 2}', 1, 0, 1)`,
      [order.id],
    );
    const { data } = (await ana.get(`/user/orders/${order.randomId}`)).body;
    expect(data.voucher).toEqual({ code: "ZECE", value: 4 });
    expect(data.locker).toMatchObject({ id: "L1", name: "easybox Centru", address: "Piața Unirii 1" });
    expect(data.items).toMatchObject([
      { bundle: "Bucătăria curată", is_gift: false },
      { product: "Burete", is_gift: true, price: 0 },
    ]);
    expect(data.hasInvoice).toBe(true);
  });

  it("an order shows the invoiced company and its amounts without VAT", async () => {
    const { randomId } = await anOrder(shop, { lines, body: aCompanyBody(), customer: ana });
    const { data, items } = (await ana.get(`/user/orders/${randomId}`)).body.data;
    expect(items[0]).toMatchObject({ price: 19.99, price_net: 16.52, subtotal: 39.98, subtotal_net: 33.04 });
    expect(data).toMatchObject({
      companyname: "Curat & Fiii SRL",
      fiscalcode: "RO14399840",
      commerceregistry: "J12/100/2001",
      bankname: "Banca Probei",
      bankaccount: "RO49AAAA1B31007593840000",
      invoice_city: "Alba Iulia",
    });
  });

  it.each(["GET", "PUT"])(
    "an account cannot access orders of other customers, guest orders or unknown orders: %s",
    async (method) => {
      const otherOrder = await anOrder(shop, { lines, customer: dan });
      const guests = await anOrder(shop, { lines });
      for (const id of [otherOrder.randomId, guests.randomId, String(otherOrder.id), "nu-exista"]) {
        const path = `/user/orders/${id}${method === "PUT" ? "/cancel" : ""}`;
        const { status, body } = await shop.send(method, path, ana);
        expect([status, body]).toEqual([404, { message: "url not found" }]);
      }
      expect((await dan.get(`/user/orders/${otherOrder.randomId}`)).body.data.status_code).toBe("new");
    },
  );
});

describe("cancelling an account's order", () => {
  it.each([
    ["new", []],
    ["confirmed", ["confirmed"]],
    ["preparing", ["confirmed", "preparing"]],
  ] as const)("an order with the status %s can be cancelled", async (_status, moves) => {
    const order = await anOrder(shop, { lines, customer: ana });
    await moveTo(shop, order, ...moves);
    const { status, body } = await ana.put(`/user/orders/${order.randomId}/cancel`);
    expect([status, body.message]).toEqual([200, "Comanda a fost anulată."]);
    expect(body.data).toMatchObject({ randomID: order.randomId, status: "Anulată", canCancel: false });
    expect(body.data.steps.at(-1)).toMatchObject({ label: "Anulată", state: "ended" });
  });

  it("an order that awaits payment can be cancelled", async () => {
    const body = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
    const { randomId } = await anOrder(shop, { lines, body, customer: ana });
    expect((await ana.put(`/user/orders/${randomId}/cancel`)).body.data.status).toBe("Anulată");
  });

  it("a repeated cancellation returns the same response as the first", async () => {
    const { randomId } = await anOrder(shop, { lines, customer: ana });
    const first = await ana.put(`/user/orders/${randomId}/cancel`);
    expect(await ana.put(`/user/orders/${randomId}/cancel`)).toEqual(first);
  });

  it("a cancellation after the hand-over to the courier returns 409 with the current order", async () => {
    const order = await anOrder(shop, { lines, customer: ana });
    await moveTo(shop, order, "confirmed", "preparing", "shipped");
    const { status, body } = await ana.put(`/user/orders/${order.randomId}/cancel`);
    expect([status, body.message]).toEqual([409, "Datele s-au schimbat între timp. Reîncarcă pagina."]);
    expect(body.data).toMatchObject({ status: "Predată curierului", canCancel: false });
  });
});

it("an order lists its chlorine and acid products if it contains both", async () => {
  await shop.query(
    `update product set safety = coalesce(safety, '{"pictograms": [], "signalWord": null, "statements": []}') || jsonb_build_object('reactsAs',
       case when id = $1 then 'chlorine' else 'acid' end) where id in ($1, $2)`,
    [PRODUCT.lavender, PRODUCT.lavenderLarge],
  );
  const both = [...lines, { product: PRODUCT.lavenderLarge, quantity: 1 }];
  const { randomId } = await anOrder(shop, { lines: both, customer: ana });
  const { body } = await ana.get(`/user/orders/${randomId}`);
  expect(body.data.mixing).toEqual({
    chlorine: ["Detergent pentru pardoseli cu lavandă 1 l"],
    acid: ["Detergent pentru pardoseli cu lavandă 5 l"],
  });
  const alone = await anOrder(shop, { lines, customer: ana });
  expect((await ana.get(`/user/orders/${alone.randomId}`)).body.data.mixing).toBeUndefined();
});
