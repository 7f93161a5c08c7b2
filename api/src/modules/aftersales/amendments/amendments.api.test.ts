import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { amended, goods, previewed, sendAmendment } from "../../../testing/test-amendments.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { aBundle, aBundleCart, aGift, applyVoucher, aVoucher } from "../../../testing/test-offers.ts";
import {
  aCart,
  aCompany,
  anOrder,
  anOrderBody,
  brokenBooks,
  DELIVERY,
  moveTo,
  PAYMENT,
  PAYMENT_SETTINGS,
  placeOrder,
  type PlacedOrder,
  restoreProducts,
  orderOf,
} from "../../../testing/test-orders.ts";
import { stockOf } from "../../../testing/test-stock.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
beforeAll(() =>
  shop.api.importShop({ settings: PAYMENT_SETTINGS, bundles: [aBundle()], promotions: [aGift()] }),
);
beforeEach(() => restoreProducts(shop));

const LAVENDER = "Detergent pentru pardoseli cu lavandă 1 l";
const TOWELS = "Prosoape din hârtie pliate în V";
const { staff } = shop;
const twoLavender = () => anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 2 }] });
const shown = async ({ id }: Pick<PlacedOrder, "id">) => (await staff.get(`/staff/orders/${id}`)).body.data;

describe("the preview of an amendment", () => {
  it("a preview shows lines, sums and consequences, and changes nothing", async () => {
    const order = await twoLavender();
    const before = await shown(order);
    const stock = await stockOf(shop, PRODUCT.lavender);
    const { preview } = await previewed(shop, order, {
      items: goods([PRODUCT.lavender, 1], [PRODUCT.towels, 1]),
    });
    expect(preview).toMatchObject({
      before: { products: 39.98, delivery: 17.99, handling_charge: 5, total: 62.97 },
      after: { products: 64.99, delivery: 17.99, handling_charge: 5, total: 87.98 },
      difference: 25.01,
      to_pay: 87.98,
      to_refund: 0,
      lines: [
        { product: LAVENDER, quantity_before: 2, quantity: 1, price: 19.99, subtotal: 19.99 },
        { product: TOWELS, quantity_before: 0, quantity: 1, price: 45, subtotal: 45 },
      ],
      changes: [`„${LAVENDER}”: 2 → 1 buc.`, `Se adaugă: „${TOWELS}”, 1 buc.`],
      causes: [
        `Ies din stoc: 1 × ${TOWELS}.`,
        `Se întorc în stoc: 1 × ${LAVENDER}.`,
        "Valoarea comenzii crește cu 25,01 lei.",
        "La livrare se încasează 87,98 lei.",
        "Cumpărătorul primește pe e-mail comanda modificată (ana@example.com).",
      ],
    });
    expect(await shown(order)).toEqual(before);
    expect(await stockOf(shop, PRODUCT.lavender)).toBe(stock);
  });

  it.each([
    [{}, { items: ["Nu ai schimbat nimic."] }],
    [{ items: [] }, { items: ["O comandă trebuie să aibă produse. Dacă nu mai are niciunul, anuleaz-o."] }],
    [{ items: goods([999_999, 1]) }, { "items.0.id": ["Câmpul Produs nu este valid."] }],
    [
      { items: goods([PRODUCT.lavender, 1], [PRODUCT.lavender, 2]) },
      { "items.1.id": ["Produsul apare de două ori: păstrează-l o singură dată."] },
    ],
    [{ items: goods([PRODUCT.lavender, 0]) }, { "items.0.quantity": ["Câmpul Cantitate nu este valid."] }],
    [{ items: goods([PRODUCT.lastThree, 4]) }, { "items.0.quantity": ["Mai sunt doar 3 buc."] }],
    [
      { items: goods([PRODUCT.lavender, 3]), cause: "shop" },
      { cause: ["Dacă magazinul nu poate livra, valoarea comenzii nu poate crește."] },
    ],
    [
      { address: { county: "Cluj", city: "Nicăieri", streetaddress: "Str. Nouă 2" } },
      { "address.city": ["Localitatea „Nicăieri” nu este în județul Cluj: alege alta."] },
    ],
    [{ payment: { paymentid: 99 } }, { "payment.paymentid": ["Câmpul Metodă de plată nu este valid."] }],
    [
      { delivery: { deliveryid: 99 } },
      { "delivery.deliveryid": ["Câmpul Metodă de livrare nu este valid."] },
    ],
  ])("a preview of %j is refused with a field error", async (asked, errors) => {
    const { status, body } = await previewed(shop, await twoLavender(), asked);
    expect([status, body.errors]).toEqual([422, errors]);
  });
});

describe("the goods of an amended order", () => {
  it("ordered goods keep their price, and added goods cost the current price", async () => {
    const order = await twoLavender();
    await shop.query("update product set price_bani = 4999 where id = $1", [PRODUCT.towels]);
    await shop.query("update product set price_bani = 2999 where id = $1", [PRODUCT.lavender]);
    const { body } = await amended(shop, order, { items: goods([PRODUCT.lavender, 3], [PRODUCT.towels, 1]) });
    await shop.query("update product set price_bani = 1999 where id = $1", [PRODUCT.lavender]);
    expect(body.data.items).toMatchObject([
      { productid: PRODUCT.lavender, quantity: 3, price: 19.99 },
      { productid: PRODUCT.towels, quantity: 1, price: 49.99 },
    ]);
    expect(body.data.total).toBe(134.95);
    expect(await brokenBooks(shop)).toEqual({});
  });

  it("removing and adding goods changes the stock and records the staff member as the actor", async () => {
    const order = await twoLavender();
    const [lavender, towels] = [await stockOf(shop, PRODUCT.lavender), await stockOf(shop, PRODUCT.towels)];
    await amended(shop, order, { items: goods([PRODUCT.lavender, 1], [PRODUCT.towels, 4]) });
    expect([await stockOf(shop, PRODUCT.lavender), await stockOf(shop, PRODUCT.towels)]).toEqual([
      lavender + 1,
      towels - 4,
    ]);
    const moved = await shop.query(
      "select product_id, quantity, reason, actor_kind from stock_movement where order_id = $1 order by id",
      [order.id],
    );
    expect(moved).toEqual([
      { product_id: PRODUCT.lavender, quantity: -2, reason: "order", actor_kind: "customer" },
      { product_id: PRODUCT.lavender, quantity: 1, reason: "cancellation", actor_kind: "staff" },
      { product_id: PRODUCT.towels, quantity: -4, reason: "order", actor_kind: "staff" },
    ]);
    await moveTo(shop, order, "cancelled");
    expect([await stockOf(shop, PRODUCT.lavender), await stockOf(shop, PRODUCT.towels)]).toEqual([
      lavender + 2,
      towels,
    ]);
    expect(await brokenBooks(shop)).toEqual({});
  });

  it("an amendment may use the stock that the order itself reserves", async () => {
    const order = await anOrder(shop, { lines: [{ product: PRODUCT.lastThree, quantity: 2 }] });
    const { status } = await amended(shop, order, { items: goods([PRODUCT.lastThree, 3]) });
    expect([status, await stockOf(shop, PRODUCT.lastThree)]).toEqual([200, 0]);
  });

  it("goods of a bundle stay together at its price", async () => {
    const cart = await aBundleCart(
      shop,
      { bundle: 1, cart: await aCart(shop, [{ product: PRODUCT.towels }]) },
      2,
    );
    const order = await orderOf(shop, (await placeOrder(shop, cart)).body.data.orderData.randomid);
    const { body: form } = await staff.get(`/staff/orders/${order.id}/amendment`);
    expect(form.data.items).toMatchObject([
      { kind: "product", id: PRODUCT.towels, quantity: 1, price: 45 },
      { kind: "bundle", id: 1, quantity: 2, name: "Baie curată", price: 76.48 },
    ]);
    const { body } = await amended(shop, order, { items: [{ kind: "bundle", id: 1, quantity: 1 }] });
    expect(body.data.items).toMatchObject([
      { productid: PRODUCT.lavender, quantity: 2, price: 17.99, bundle: "Baie curată" },
      { productid: PRODUCT.towels, quantity: 1, price: 40.5, bundle: "Baie curată" },
    ]);
    expect(await brokenBooks(shop)).toEqual({});
  });
});

describe("gifts and vouchers of an amended order", () => {
  it("a gift is added and removed together with the goods that qualify for it", async () => {
    const order = await twoLavender();
    const added = await amended(shop, order, { items: goods([PRODUCT.lavender, 2], [PRODUCT.lemon, 1]) });
    expect(added.body.data.items.map(({ is_gift }: { is_gift: boolean }) => is_gift)).toEqual([
      false,
      false,
      true,
    ]);
    expect(await stockOf(shop, PRODUCT.lastThree)).toBe(2);
    const gone = await amended(shop, order, { items: goods([PRODUCT.lavender, 2]) });
    expect([gone.body.data.items.length, await stockOf(shop, PRODUCT.lastThree)]).toEqual([1, 3]);
  });

  it("a voucher that no longer applies is listed in the preview and can be used again", async () => {
    const code = await aVoucher(shop, { minimum: 50 });
    const cart = await aCart(shop, [{ product: PRODUCT.lavender, quantity: 2 }, { product: PRODUCT.towels }]);
    await applyVoucher(shop, cart, code);
    const order = await orderOf(shop, (await placeOrder(shop, cart)).body.data.orderData.randomid);
    const asked = { items: goods([PRODUCT.lavender, 2]) };
    const { preview } = await previewed(shop, order, asked);
    expect(preview).toMatchObject({ voucher: null, after: { discount: 0 } });
    expect(preview.causes).toContainEqual(expect.stringMatching(`Voucherul ${code} nu se mai aplică`));
    await amended(shop, order, asked);
    expect(await shop.query("select uses from voucher where code = $1", [code])).toEqual([{ uses: 0 }]);
    expect(await brokenBooks(shop)).toEqual({});
  });

  it("an amendment caused by the shop keeps the voucher, the gift and the delivery price", async () => {
    const code = await aVoucher(shop, { minimum: 200 });
    const cart = await aCart(shop, [{ product: PRODUCT.towels, quantity: 5 }, { product: PRODUCT.lemon }]);
    await applyVoucher(shop, cart, code);
    const order = await orderOf(shop, (await placeOrder(shop, cart)).body.data.orderData.randomid);
    const { body } = await amended(shop, order, {
      items: goods([PRODUCT.towels, 2]),
      cause: "shop",
      reason: "Lipsă în depozit",
    });
    expect(body.data).toMatchObject({ delivery_price: 0, voucher: { code, value: 9 }, total: 86 });
    expect(body.data.items.at(-1)).toMatchObject({ is_gift: true });
    expect(body.data.events.at(-1).note).toContain("Motiv: Lipsă în depozit");
    expect(await brokenBooks(shop)).toEqual({});
  });
});

describe("buyer, address and payment of an amended order", () => {
  it("changing the address, person or company leaves the goods unchanged", async () => {
    const order = await twoLavender();
    const { countyid: _county, cityid: _city, id: _id, ...firm } = aCompany();
    const { body } = await amended(shop, order, {
      address: { county: "Alba", city: "alba iulia", streetaddress: "Str. Nouă 2", zipcode: "510001" },
      customer: {
        firstname: "Ion",
        lastname: "Dan",
        phone: "0722 111 222",
        email: "ion@example.com",
        customer_type: "pj",
      },
      company: { ...firm, county: "Alba", city: "Alba Iulia" },
    });
    expect(body.errors).toBeUndefined();
    expect(body.data.data).toMatchObject({
      firstname: "Ion",
      email: "ion@example.com",
      phone: "+40722111222",
      delivery_city: "Alba Iulia",
      delivery_zipcode: "510001",
      companyname: "Curat & Fiii SRL",
      invoice_streetaddress: "Piața Mică 2",
    });
    expect(body.data.items).toMatchObject([{ quantity: 2, price: 19.99 }]);
  });

  it.each([
    [true, "Str. Lungă 1"],
    [undefined, "Str. Nouă 2"],
  ])(
    "a person's billing address follows a changed delivery address unless `keeps_billing_address` is set: %s",
    async (keeps, billed) => {
      const order = await twoLavender();
      const { customer } = (await staff.get(`/staff/orders/${order.id}/amendment`)).body.data;
      const { body } = await amended(shop, order, {
        address: { county: "Alba", city: "Alba Iulia", streetaddress: "Str. Nouă 2", zipcode: "510001" },
        customer: { ...customer, keeps_billing_address: keeps },
      });
      expect(body.data.data).toMatchObject({
        delivery_streetaddress: "Str. Nouă 2",
        invoice_streetaddress: billed,
      });
    },
  );

  it("an order of an account must keep the account's email address", async () => {
    const customer = await loginAs(shop);
    const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender }], customer });
    const { customer: person } = (await staff.get(`/staff/orders/${order.id}/amendment`)).body.data;
    const { body } = await previewed(shop, order, { customer: { ...person, email: "alta@example.com" } });
    expect(body.errors).toEqual({
      "customer.email": ["Adresa de e-mail aparține contului clientului și se schimbă de acolo."],
    });
  });

  it("a confirmed cash order that changes to transfer awaits payment again and loses the cash charge", async () => {
    const order = await twoLavender();
    await moveTo(shop, order, "confirmed");
    const { body } = await amended(shop, order, { payment: { paymentid: PAYMENT.transfer } });
    expect(body.data).toMatchObject({
      status_code: "awaiting_payment",
      payment_state: "pending",
      paymentCode: "BANK",
      handling_charge: 0,
      total: 57.97,
    });
    await moveTo(shop, order, "confirmed");
    expect((await shown(order)).payment_state).toBe("paid");
  });

  it("reducing a paid order refunds the difference; extending it leaves a balance whose payment is recorded once", async () => {
    const body = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
    const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 2 }], body });
    await moveTo(shop, order, "confirmed");
    const refused = await previewed(shop, order, { payment: { paymentid: PAYMENT.cash } });
    expect(refused.body.errors).toEqual({
      "payment.paymentid": ["Comanda este plătită, așa că metoda de plată nu se mai poate schimba."],
    });
    const less = await amended(shop, order, { items: goods([PRODUCT.lavender, 1]) });
    expect(less.body.data).toMatchObject({
      payment_state: "paid",
      refunds: [{ amount: 19.99, state: "due" }],
    });
    const more = await amended(shop, order, { items: goods([PRODUCT.lavender, 3]) });
    expect(more.body.data).toMatchObject({ payment_state: "paid", rest: 41.98, total: 79.96 });
    const { version } = more.body.data;
    const settle = () => staff.put(`/staff/orders/${order.id}/balance-due`, { version, note: "OP 12" });
    expect((await settle()).body.data).toMatchObject({ rest: 0 });
    expect((await settle()).status).toBe(409);
  });
});

describe("an amendment", () => {
  it("an amendment is emailed and recorded, with the former values, in the order's history and the log", async () => {
    const order = await twoLavender();
    const { body } = await amended(shop, order, {
      items: goods([PRODUCT.lavender, 1]),
      reason: "La telefon",
    });
    expect(body.data.events.at(-1)).toMatchObject({
      actor: "staff",
      note: `Comanda a fost modificată.\n„${LAVENDER}”: 2 → 1 buc.\nMotiv: La telefon`,
    });
    const [change] = await shop.query(
      "select sentence, before->'total' as was, after->'total' as is from change where subject_kind = 'order' and subject_id = $1 order by version desc limit 1",
      [String(order.id)],
    );
    expect(change).toEqual({
      sentence: `Comanda ${order.number} a fost modificată: produse; total 62,97 lei → 42,98 lei.`,
      was: 62.97,
      is: 42.98,
    });
    const [mail] = await shop.query<{ payload: object }>(
      "select payload from graphile_worker._private_jobs where key like $1",
      [`order-changed:${order.id}:%`],
    );
    expect(mail?.payload).toMatchObject({
      told: [`„${LAVENDER}”: 2 → 1 buc.`, "Total: 62.97 lei → 42.98 lei"],
    });
  });

  it("an amendment requires the version and total that the staff saw", async () => {
    const order = await twoLavender();
    const asked = { items: goods([PRODUCT.lavender, 1]) };
    const { preview } = await previewed(shop, order, asked);
    const other = await sendAmendment(shop, order, { ...asked, version: preview.version, total: 1 });
    expect([other.status, other.body.data.after.total]).toEqual([409, 42.98]);
    const stale = await sendAmendment(shop, order, { ...asked, version: preview.version + 1, total: 42.98 });
    expect(stale.status).toBe(409);
    expect((await shown(order)).total).toBe(62.97);
  });

  it("an amendment of a shipped or unknown order is refused", async () => {
    const order = await twoLavender();
    await moveTo(shop, order, "confirmed", "preparing", "shipped");
    const asked = { items: goods([PRODUCT.lavender, 1]) };
    const { status, body } = await previewed(shop, order, asked);
    expect([status, body.message]).toEqual([
      409,
      "Comanda nu se mai poate modifica: este „Predată curierului”.",
    ]);
    expect((await sendAmendment(shop, order, { ...asked, version: 0, total: 0 })).status).toBe(409);
    expect((await staff.get(`/staff/orders/${order.id}/amendment`)).body.data.refusal).toBe(body.message);
    expect((await sendAmendment(shop, { id: 999_999 }, { ...asked, version: 0, total: 0 })).status).toBe(404);
  });

  it("an amendment reverses the invoice, issues a new one and removes the waybill", async () => {
    const order = await anOrder(shop, {
      lines: [{ product: PRODUCT.lavender, quantity: 2 }],
      body: anOrderBody({ delivery: { deliveryid: DELIVERY.fan } }),
    });
    await moveTo(shop, order, "confirmed");
    await staff.post(`/staff/orders/${order.id}/invoice`);
    await staff.put(`/staff/orders/${order.id}/awb`, { awb: "AWB-VECHI" });
    const asked = { items: goods([PRODUCT.lavender, 1]) };
    const { preview } = await previewed(shop, order, asked);
    expect(preview.causes).toEqual(
      expect.arrayContaining([
        "AWB-ul AWB-VECHI se anulează la curier; apoi se creează altul.",
        expect.stringMatching(/^Factura FCT \d+ se stornează și se emite alta/),
      ]),
    );
    const { body } = await amended(shop, order, asked);
    expect(body.data.awb).toBeNull();
    const papers = (await staff.get(`/staff/orders/${order.id}/invoices`)).body.data;
    expect(papers.map(({ kind }: { kind: string }) => kind)).toEqual(["invoice", "storno", "invoice"]);
    expect(papers.at(-1).total).toBe(body.data.total);
    expect(
      await shop.query("select 1 from graphile_worker.jobs where key = 'cancel-replaced-awb:AWB-VECHI'"),
    ).toHaveLength(1);
  });

  it("a new phone number invalidates the waybill, because the courier would call the old one", async () => {
    const order = await twoLavender();
    await moveTo(shop, order, "confirmed");
    await staff.put(`/staff/orders/${order.id}/awb`, { awb: "AWB-TEL-1" });
    const { customer } = (await staff.get(`/staff/orders/${order.id}/amendment`)).body.data;
    const { body } = await amended(shop, order, { customer: { ...customer, phone: "0733 000 111" } });
    expect(body.data).toMatchObject({ awb: null, total: 62.97, data: { phone: "+40733000111" } });
  });
});
