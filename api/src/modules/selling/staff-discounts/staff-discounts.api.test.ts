import { randomBytes } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { amended, goods, previewed, sendAmendment } from "../../../testing/test-amendments.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { aBundle, aBundleCart, aGift, applyVoucher, aVoucher } from "../../../testing/test-offers.ts";
import {
  aCart,
  anOrder,
  anOrderBody,
  brokenBooks,
  DELIVERY,
  moveTo,
  PAYMENT,
  PAYMENT_SETTINGS,
  restoreProducts,
} from "../../../testing/test-orders.ts";
import { aReturnOf } from "../../../testing/test-returns.ts";
import { aPerson, type TestPerson } from "../../../testing/test-staff.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
beforeAll(() =>
  shop.api.importShop({ settings: PAYMENT_SETTINGS, bundles: [aBundle()], promotions: [aGift()] }),
);
beforeEach(() => restoreProducts(shop));

const { staff } = shop;
const reason = "Ambalaj lovit";
const TEN = { discount: { amount: 10 }, reason };
const towels = (quantity = 2) => anOrder(shop, { lines: [{ product: PRODUCT.towels, quantity }] });
const ordered = async ({ id }: { id: number }) => (await staff.get(`/staff/orders/${id}`)).body.data;
const discountsOf = async ({ id }: { id: number }) =>
  (
    await shop.query<{ given: number }>(
      "select staff_discount_bani as given from order_line where order_id = $1 and quantity > 0 order by position",
      [id],
    )
  ).map(({ given }) => given);

/** Creates a staff member whose role may give at most 10 %. */
async function aSeller(permissions: "discounts:give"[] = ["discounts:give"]): Promise<TestPerson> {
  const seller = await aPerson(shop, { permissions: ["orders:edit", "orders:view", ...permissions] });
  await shop.query(
    `update staff_role set discount_percent = 10
     where id in (select role_id from staff_member_role where member_id = $1)`,
    [seller.id],
  );
  return seller;
}

describe("a discount on an order", () => {
  it("a discount of 10 lei lowers the total and VAT, and keeps the delivery price", async () => {
    const order = await towels();
    const before = await ordered(order);
    const { preview } = await previewed(shop, order, TEN);
    expect(preview).toMatchObject({
      before: { discount: 0, staff_discount: 0 },
      after: { discount: 10, staff_discount: 10, delivery: before.delivery_price },
      difference: -10,
      changes: ["Reducere acordată de magazin: 0,00 lei → 10,00 lei"],
    });
    const { body } = await amended(shop, order, TEN);
    expect(body.data).toMatchObject({ total: before.total - 10, staff_discount: 10, voucher: null });
    expect(body.data.total_vat).toBeLessThan(before.total_vat);
    expect(body.data.events.at(-1).note).toContain(`Motiv: ${reason}`);
    expect(await brokenBooks(shop)).toEqual({});
  });

  it("a discount is spread over products and bundles but not gifts, and leaves the voucher unchanged", async () => {
    const code = await aVoucher(shop, { name: "Zece" });
    const cart = await aBundleCart(shop, {
      bundle: 1,
      cart: await aCart(shop, [{ product: PRODUCT.lemon }]),
    });
    await applyVoucher(shop, cart, code);
    const order = await anOrder(shop, { cart });
    const before = await ordered(order);
    const { body } = await amended(shop, order, TEN);
    expect(body.data).toMatchObject({
      total: Math.round((before.total - 10) * 100) / 100,
      voucher: before.voucher,
    });
    const shares = await discountsOf(order);
    expect(shares).toHaveLength(5);
    expect([Math.max(...shares.slice(3)), shares.reduce((sum, one) => sum + one)]).toEqual([0, 10_00]);
    const item = { kind: "bundle", id: 1, quantity: 1, discount: { price: 70 } };
    const { body: priced } = await amended(shop, order, {
      items: [item, ...goods([PRODUCT.lemon, 1])],
      reason,
    });
    expect(priced.data.staff_discount).toBeGreaterThan(6.48);
    expect(await brokenBooks(shop)).toEqual({});
  });

  it("pieces that remain after an amendment keep their share of the discount, and added pieces get none", async () => {
    const order = await towels(2);
    await amended(shop, order, TEN);
    await amended(shop, order, { items: goods([PRODUCT.towels, 1], [PRODUCT.lavender, 1]) });
    expect(await discountsOf(order)).toEqual([5_00, 0, 0]);
    const { body } = await amended(shop, order, { items: goods([PRODUCT.towels, 3]), cause: "buyer" });
    expect(body.data.staff_discount).toBe(5);
    const off = await amended(shop, order, { discount: { amount: 0 }, reason });
    expect(off.body.data).toMatchObject({
      staff_discount: 0,
      total: 3 * 45 + off.body.data.delivery_price + 5,
    });
    expect(await brokenBooks(shop)).toEqual({});
  });

  it("a partial return refunds the discounted price", async () => {
    const body = anOrderBody({ payment: { paymentid: PAYMENT.cash } });
    const order = await anOrder(shop, { lines: [{ product: PRODUCT.towels, quantity: 2 }], body });
    await amended(shop, order, TEN);
    await moveTo(shop, order, "confirmed", "preparing", "shipped", "delivered");
    const { body: returned } = await staff.post("/staff/returns", aReturnOf(order, [[PRODUCT.towels, 1]]));
    const path = `/staff/returns/${returned.data.id}`;
    for (const status of ["approved", "on_the_way", "received", "refunded"])
      await staff.put(path, { status });
    expect((await staff.get(path)).body.data).toMatchObject({ refund: 40 });
  });
});

describe("a discount on an order entered by staff", () => {
  const lines = [{ productid: PRODUCT.towels, quantity: 2, discount: { price: 40 } }];
  const goodsOf = { customerid: null, lines };
  const place = (changes: object, as: { post: typeof staff.post } = staff) =>
    as.post("/staff/orders", {
      ...goodsOf,
      key: randomBytes(16).toString("hex"),
      order: anOrderBody(),
      ...changes,
    });

  it("a new order's discount is previewed, and the order is placed at that total with the reason", async () => {
    const choices = { countyid: 12, cityid: 2, deliveryid: DELIVERY.sameday, paymentid: PAYMENT.cash };
    const { body } = await staff.post("/staff/orders/preview", { ...goodsOf, ...choices });
    const { cart, total, staff_discount } = body.data;
    expect([staff_discount, total]).toEqual([10, cart.totals.grandtotal - 10]);
    expect((await place({ total })).body.errors).toEqual({ discount_reason: ["Scrie motivul reducerii."] });
    expect((await place({ total: cart.totals.grandtotal, discount_reason: reason })).status).toBe(422);
    const placed = await place({ total, discount_reason: reason });
    expect(placed.body.data).toMatchObject({ total, staff_discount: 10 });
    const log = await staff.get(`/staff/changes?kind=order&id=${placed.body.data.id}`);
    expect(JSON.stringify(log.body)).toContain(`Motivul reducerii: ${reason}`);
    expect(await brokenBooks(shop)).toEqual({});
  });

  it("a new order's discount is refused above the limit, or for a price above the line's own", async () => {
    const above = await place({ total: 1, discount_reason: reason }, await aSeller());
    expect(above.body.errors.discount[0]).toContain("cel mult 10 %");
    const dearer = [{ ...lines[0], discount: { price: 46 } }];
    expect((await place({ total: 1, lines: dearer, discount_reason: reason })).body.errors).toHaveProperty([
      "lines.0.discount",
    ]);
  });
});

describe("refusal of a discount", () => {
  it("a discount without a reason, or on an invoiced order, is refused", async () => {
    const order = await towels();
    expect((await previewed(shop, order, { discount: { amount: 10 } })).body.errors).toEqual({
      reason: ["Scrie motivul reducerii."],
    });
    await moveTo(shop, order, "confirmed");
    await staff.post(`/staff/orders/${order.id}/invoice`);
    const { status, body } = await previewed(shop, order, TEN);
    expect([status, body.errors.discount[0]]).toEqual([
      422,
      expect.stringMatching(/^Comanda are factura .* storno/),
    ]);
  });

  it("a discount that makes an order free while it awaits payment is refused", async () => {
    const body = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
    const order = await anOrder(shop, { lines: [{ product: PRODUCT.towels, quantity: 20 }], body });
    expect((await ordered(order)).delivery_price).toBe(0);
    const { body: refused } = await previewed(shop, order, { discount: { percent: 100 }, reason });
    expect(refused.errors.discount[0]).toContain("nu mai rămâne nimic de plată");
  });

  it("when two colleagues apply the same previewed discount concurrently, the second gets 409", async () => {
    const order = await towels();
    const first = await previewed(shop, order, TEN);
    const amendment = { ...TEN, version: first.preview.version, total: first.preview.after.total };
    const both = await Promise.all([
      sendAmendment(shop, order, amendment),
      sendAmendment(shop, order, amendment),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await ordered(order)).staff_discount).toBe(10);
  });
});

describe("the discount limit of a role", () => {
  it("the limit counts all discounts of an order, over several amendments and after goods are removed", async () => {
    const seller = await aSeller();
    const as = { ...shop, staff: seller };
    const order = await anOrder(shop, {
      lines: [{ product: PRODUCT.towels }, { product: PRODUCT.lavender }],
    });
    const [one, other] = goods([PRODUCT.towels, 1], [PRODUCT.lavender, 1]);
    const refused = /^Reducerile acordate de magazin ajung la .* %.*cel mult 10 %: micșorează reducerea\.$/;
    expect(
      (await amended(as, order, { items: [{ ...one, discount: { amount: 6 } }, other], reason })).status,
    ).toBe(200);
    const more = await amended(as, order, { items: [one, { ...other, discount: { amount: 3 } }], reason });
    expect([more.status, more.body.errors.discount[0]]).toEqual([422, expect.stringMatching(refused)]);
    const fewer = await amended(as, order, { items: [one] });
    expect([fewer.status, fewer.body.errors.discount[0]]).toEqual([422, expect.stringMatching(refused)]);
    expect((await amended(shop, order, { items: [one] })).status).toBe(200);
  });

  it("a discount of exactly the limit is allowed, even if each line is rounded up", async () => {
    const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender }, { product: PRODUCT.lemon }] });
    const items = goods([PRODUCT.lavender, 1], [PRODUCT.lemon, 1]).map((item) => ({
      ...item,
      discount: { percent: 10 },
    }));
    expect((await amended({ ...shop, staff: await aSeller() }, order, { items, reason })).status).toBe(200);
  });

  it("the limit is zero without the permission, and no role may get a higher limit than its editor has", async () => {
    const order = await towels();
    const { body } = await amended({ ...shop, staff: await aSeller([]) }, order, TEN);
    expect(body.errors).toEqual({ discount: ["Nu ai dreptul necesar pentru această acțiune."] });
    const editor = await aPerson(shop, { permissions: ["roles:edit", "roles:view", "discounts:give"] });
    const role = (percent: number) => ({
      name: `Rol ${percent}`,
      permissions: ["discounts:give"],
      discount_percent: percent,
    });
    expect((await editor.post("/staff/roles", role(1))).status).toBe(403);
    expect((await editor.post("/staff/roles", role(0))).status).toBe(200);
    expect((await staff.post("/staff/roles", role(15))).body.data).toMatchObject({ discount_percent: 15 });
  });
});
