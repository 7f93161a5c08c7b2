import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { amended, goods as goodsOf, previewed } from "../../../testing/test-amendments.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import {
  anOrderBody,
  brokenBooks,
  DELIVERY,
  moveTo,
  openSellingShop,
  PAYMENT,
} from "../../../testing/test-orders.ts";
import { aReturnOf } from "../../../testing/test-returns.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { aPerson } from "../../../testing/test-staff.ts";
import type { InvoiceDocument } from "../../money/invoices/index.ts";

const shop = await openSellingShop();

const { staff } = shop;
const choices = { countyid: 12, cityid: 2, deliveryid: DELIVERY.sameday, paymentid: PAYMENT.cash };
const preview = (fields: object) =>
  staff.post("/staff/orders/preview", { customerid: null, ...choices, ...fields });
const place = (fields: object, as = staff) =>
  as.post("/staff/orders", {
    customerid: null,
    key: randomBytes(16).toString("hex"),
    order: anOrderBody(),
    ...fields,
  });
const IBAN = "RO49AAAA1B31007593840000";
const MOUNTING = { name: "Montaj dozatoare", unit: "oră", quantity: 3, price: 160.5, vat_percent: 21 };
async function anOffer(lines: object[]) {
  const person = { firstname: "Ana", lastname: "Pop", email: "ana@example.com", phone: "" };
  const started = await staff.post("/staff/offers", { customerid: null, company: "", cui: "", ...person });
  const { id, version } = started.body.data;
  const changed = await staff.put(`/staff/offers/${id}`, { lines, version });
  const sent = await staff.post(`/staff/offers/${id}/send`, { version: changed.body.data.version });
  expect([sent.status, sent.body.errors]).toEqual([200, undefined]);
  const [row] = await shop.query<{ token: string }>("select token from offer where id = $1", [id]);
  return { id, token: row?.token ?? "" };
}
const ordering = async (offerid: number) => {
  const order = { offerid, lines: [] };
  const response = await preview(order);
  expect([response.status, response.body.errors]).toEqual([200, undefined]);
  return { ...order, total: response.body.data.total };
};
const linesOf = (id: number) =>
  shop.query(
    "select product_id, name, quantity, unit_price_bani, vat_bani from order_line where order_id = $1 and quantity > 0 order by position",
    [id],
  );

it("a line without a product is ordered, amended, discounted, invoiced, packed, returned and refunded", async () => {
  const lemons = { product_id: PRODUCT.lemon, quantity: 4, price: 9 };
  const offer = await anOffer([lemons, { ...MOUNTING, cost: 100.5 }]);
  expect((await shop.post(`/offers/${offer.token}/accept`, {})).body.data.state).toBe("accepted");
  const order = await ordering(offer.id);
  const { status, body } = await place(order);
  expect([status, body.errors]).toEqual([200, undefined]);
  const { id } = body.data;
  const free = {
    product_id: null,
    name: MOUNTING.name,
    quantity: 3,
    unit_price_bani: 16050,
    vat_bani: 8357,
  };
  expect(await linesOf(id)).toMatchObject([{ product_id: PRODUCT.lemon, unit_price_bani: 900 }, free, {}]);
  expect((await staff.get(`/staff/offers/${offer.id}`)).body.data).toMatchObject({
    order: { id },
    may: { order: false },
  });
  const again = await preview({ offerid: offer.id, lines: [] });
  expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ["offerid"]]);
  const moved = await shop.query("select product_id, quantity from stock_movement where order_id = $1", [id]);
  expect(moved).toEqual([{ product_id: PRODUCT.lemon, quantity: -4 }]);

  const amendable = (await staff.get(`/staff/orders/${id}/amendment`)).body.data;
  const service = { kind: "free", id: amendable.items[1].id, quantity: 3 };
  expect(amendable.items[1]).toMatchObject({ ...service, name: MOUNTING.name, price: 160.5 });
  const items = [...goodsOf([PRODUCT.lemon, 2]), service];
  const { preview: change } = await previewed(shop, { id }, { items, cause: "buyer" });
  expect(change.after.total).toBe(change.before.total - 18);
  expect((await amended(shop, { id }, { items, cause: "buyer" })).status).toBe(200);
  expect(await linesOf(id)).toMatchObject([{ quantity: 2 }, free, {}]);
  const fewer = [...goodsOf([PRODUCT.lemon, 2]), { ...service, quantity: 2 }];
  for (const cause of ["buyer", "shop"]) {
    const less = await previewed(shop, { id }, { items: fewer, cause });
    expect(less.preview.after.total).toBe(less.preview.before.total - 160.5);
    const none = await previewed(shop, { id }, { items: goodsOf([PRODUCT.lemon, 2]), cause: "shop" });
    expect(none.preview.after.total).toBe(none.preview.before.total - 481.5);
  }
  const foreign = [...items, { kind: "free", id: service.id + 1_000_000, quantity: 1 }];
  expect(Object.keys((await previewed(shop, { id }, { items: foreign })).body.errors)).toEqual([
    "items.2.id",
  ]);

  const cheaper = [...goodsOf([PRODUCT.lemon, 2]), { ...service, discount: { amount: 31.5 } }];
  const amendment = { items: cheaper, cause: "buyer", reason: "Client vechi" };
  expect((await previewed(shop, { id }, amendment)).preview).toMatchObject({ difference: -31.5 });
  expect((await amended(shop, { id }, amendment)).status).toBe(200);
  expect(await linesOf(id)).toMatchObject([{}, { ...free, vat_bani: 7810 }, {}]);

  expect((await staff.post(`/staff/orders/${id}/invoice`)).status).toBe(200);
  const [invoice] = await shop.query<{ id: number; document: InvoiceDocument }>(
    "select id, document from invoice where order_id = $1",
    [id],
  );
  expect(invoice?.document.lines[1]).toMatchObject({
    name: MOUNTING.name,
    unit: "oră",
    quantity: 3,
    vatPercent: 21,
  });

  const { xml } = (await staff.get(`/staff/orders/${id}/invoices/${invoice?.id}/efactura`)).body.data;
  expect(xml).toContain(`<cbc:Name>${MOUNTING.name}</cbc:Name>`);

  await moveTo(shop, { id }, "confirmed");
  const picked = (await staff.get(`/staff/pick-list?ids=${id}`)).body.data.orders;
  expect(picked[0].free_lines).toEqual([{ name: MOUNTING.name, unit: "oră", quantity: 3 }]);
  const packing = (await staff.get(`/staff/packing/${id}`)).body.data;
  expect(packing.lines).toMatchObject([
    { productid: PRODUCT.lemon, lineid: null, wanted: 2 },
    { productid: null, lineid: service.id, name: MOUNTING.name, wanted: 3 },
  ]);
  const scan = async (code: string) =>
    (await staff.post("/staff/packing/scan", { code, key: randomBytes(8).toString("hex"), orderid: id })).body
      .data;
  const [lemon, mounting] = packing.lines;
  expect(await scan(`2*${lemon.code}`)).toMatchObject({ outcome: "counted", order: { missing: 3 } });
  expect(await scan(`4*${mounting.code}`)).toMatchObject({ outcome: "too_many" });
  expect(await scan(`3*${mounting.code}`)).toMatchObject({ outcome: "finished", order: { missing: 0 } });
  await moveTo(shop, { id }, "shipped", "delivered");
  const { version, items: sold } = (await staff.get(`/staff/orders/${id}`)).body.data;
  expect(sold[1]).toMatchObject({ productid: null, lineid: service.id });
  const part = { lines: [{ position: 1, quantity: 1 }], reason: "Montaj parțial", iban: IBAN, version };
  const refunded = await staff.post(`/staff/orders/${id}/refunds`, part);
  expect([refunded.status, refunded.body.errors]).toEqual([200, undefined]);
  const [storno] = await shop.query(
    "select total_bani from invoice where order_id = $1 order by id desc limit 1",
    [id],
  );
  expect(storno).toEqual({ total_bani: -15000 });

  const margin = (await staff.get(`/staff/orders/${id}/margin`)).body.data;
  expect([margin.lines[1], margin.cost]).toMatchObject([{ name: MOUNTING.name, cost: 100.5 * 2 }, null]);

  const day = romanianDay(new Date());
  const { now } = (await staff.get(`/staff/figures/margin?from=${day}&to=${day}`)).body.data;
  // Two of three pieces remain, after the discount of 31.50 lei.
  expect(now).toMatchObject({ cost: 201, net: 247.93 });

  const products = (quantity: number) => [{ lineid: service.id, quantity, selected: true }];
  const tooMany = await staff.post("/staff/returns", aReturnOf({ id }, [], { products: products(3) }));
  expect([tooMany.status, Object.keys(tooMany.body.errors)]).toEqual([422, ["products"]]);
  const returned = await staff.post("/staff/returns", aReturnOf({ id }, [], { products: products(1) }));
  expect([returned.status, returned.body.errors]).toEqual([200, undefined]);
  for (const to of ["approved", "on_the_way", "received", "refunded"])
    expect((await staff.put(`/staff/returns/${returned.body.data.id}`, { status: to })).status).toBe(200);
  expect((await staff.get(`/staff/returns/${returned.body.data.id}`)).body.data).toMatchObject({
    refund: 150,
    products: [{ productid: null, product: MOUNTING.name, quantity: 1 }],
  });
  expect(await brokenBooks(shop)).toEqual({});
});

it("an offer with only services is ordered once, even by two people concurrently", async () => {
  const offer = await anOffer([MOUNTING]);
  const order = await ordering(offer.id);
  const answers = await Promise.all([place(order), place(order)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const id = answers.find(({ status }) => status === 200)?.body.data.id;
  expect(await linesOf(id)).toMatchObject([{ product_id: null, quantity: 3 }, {}]);
  expect(
    (await amended(shop, { id }, { cause: "buyer", delivery: { deliveryid: DELIVERY.fan } })).status,
  ).toBe(200);
  expect(await brokenBooks(shop)).toEqual({});
});

it("only staff with costs:view can enter and see the cost of a line without a product", async () => {
  const offer = await anOffer([MOUNTING]);
  const path = `/staff/offers/${offer.id}`;
  const blind = await aPerson(shop, { permissions: ["offers:view", "offers:edit"] });
  const read = async (as = staff) => (await as.get(path)).body.data;
  const change = async (cost: number | null | undefined, as = staff) => {
    const { version } = await read();
    const { status, body } = await as.put(path, { lines: [{ ...MOUNTING, cost }], version });
    expect([status, body.errors]).toEqual([200, undefined]);
    return body.data.lines[0].cost;
  };
  expect(await change(77.7)).toBe(77.7);
  expect(await change(1, blind)).toBeNull();
  expect(await change(undefined, blind)).toBeNull();
  expect((await read()).lines[0].cost).toBe(77.7);
  const history = await shop.query("select before, after from change where subject_kind = 'offer'");
  expect(JSON.stringify(history)).not.toContain("77.7");
  expect(await change(null)).toBeNull();
  const { body } = await place(await ordering(offer.id));
  const unknown = (await staff.get(`/staff/orders/${body.data.id}/margin`)).body.data;
  expect([unknown.lines[0].cost, unknown.margin]).toEqual([null, null]);
});

it("an offer that was sent again, was withdrawn, or is hidden from the staff member cannot be ordered", async () => {
  const offer = await anOffer([MOUNTING]);
  const order = await ordering(offer.id);
  const clerk = await aPerson(shop, { permissions: ["orders:edit", "orders:view"] });
  expect(Object.keys((await place(order, clerk)).body.errors)).toEqual(["offerid"]);
  const { version } = (await staff.get(`/staff/offers/${offer.id}`)).body.data;
  await staff.post(`/staff/offers/${offer.id}/withdraw`, { reason: "Nu mai facem montaj", version });
  expect(Object.keys((await place(order)).body.errors)).toEqual(["offerid"]);
});
