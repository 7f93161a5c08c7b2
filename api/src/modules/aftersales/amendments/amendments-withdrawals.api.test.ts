import { beforeAll, beforeEach, expect, it } from "vitest";
import { amended, goods, previewed, sendAmendment } from "../../../testing/test-amendments.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import {
  anOrder,
  anOrderBody,
  brokenBooks,
  moveTo,
  PAYMENT,
  PAYMENT_SETTINGS,
  type PlacedOrder,
  restoreProducts,
} from "../../../testing/test-orders.ts";
import { chosen, type Pieces } from "../../../testing/test-returns.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
beforeAll(() => shop.api.importShop({ settings: PAYMENT_SETTINGS }));
beforeEach(() => restoreProducts(shop));

const LAVENDER = "Detergent pentru pardoseli cu lavandă 1 l";
const IBAN = "RO49AAAA1B31007593840000";
const { staff } = shop;

type StoredReturn = { number: string; status_code: string };
const ordered = async (pieces: Pieces, body: unknown = anOrderBody()) =>
  anOrder(shop, { lines: pieces.map(([product, quantity]) => ({ product, quantity })), body });

async function accessTo({ number }: PlacedOrder): Promise<string> {
  return (await shop.post("/orders/lookup", { number, email: "ana@example.com" })).body.data.access;
}
async function withdrawn(order: PlacedOrder, ...pieces: Pieces): Promise<string> {
  const { status, body } = await shop.post(`/orders/${order.randomId}/withdrawal`, {
    access: await accessTo(order),
    full_name: "Ana Pop",
    email: "ana@example.com",
    bankname: "Banca Probei",
    bankaccount: IBAN,
    products: chosen(...pieces),
  });
  expect(status).toBe(200);
  return body.data.number;
}
const seenByBuyer = async (order: PlacedOrder) =>
  (await shop.post(`/orders/${order.randomId}/withdrawable`, { access: await accessTo(order) })).body.data;
const returnsOf = async ({ id }: PlacedOrder) =>
  (await staff.get("/staff/returns?status=all")).body.data
    .filter(({ orderid }: { orderid: number }) => orderid === id)
    .map(({ number, status_code, products }: Record<string, unknown>) => ({ number, status_code, products }));
const noteOf = ({ body }: { body: { data: { events: { note: string }[] } } }) =>
  body.data.events.at(-1)?.note ?? "";

it("removing withdrawn pieces closes the withdrawal in the preview, the order's history, the return and its confirmation email", async () => {
  const order = await ordered([[PRODUCT.lavender, 2]]);
  await moveTo(shop, order, "confirmed");
  const number = await withdrawn(order, [PRODUCT.lavender, 1]);
  const settled = `Retragerea ${number} se închide, iar produsele din ea se scot din comandă.`;
  const asked = { items: goods([PRODUCT.lavender, 1]) };
  expect((await previewed(shop, order, asked)).preview.causes).toContain(settled);
  expect(await returnsOf(order)).toMatchObject([{ number, status_code: "declared" }]);
  const answer = await amended(shop, order, asked);
  expect([answer.status, answer.body.data.total]).toEqual([200, 42.98]);
  expect(noteOf(answer)).toContain(settled);
  expect(await returnsOf(order)).toMatchObject([
    { number, status_code: "closed", products: [{ product: LAVENDER, quantity: 1 }] },
  ]);
  const { order: left, declared } = await seenByBuyer(order);
  expect(left.items).toMatchObject([{ quantity: 1, returnable: 1 }]);
  expect(declared).toMatchObject([
    {
      products: [{ product: LAVENDER, quantity: 1 }],
      next: [
        "Produsele din care te-ai retras au fost scoase din comandă.",
        expect.stringMatching(`^Plătești doar produsele rămase în comandă. .* în contul ${IBAN}`),
      ],
    },
  ]);
  expect(await brokenBooks(shop)).toEqual({});
});

it("an amendment that keeps a withdrawn piece warns staff and leaves the withdrawal open", async () => {
  const order = await ordered([[PRODUCT.lavender, 2]]);
  const number = await withdrawn(order, [PRODUCT.lavender, 1]);
  const kept = `Cumpărătorul s-a retras din 1 × ${LAVENDER} (retragerea ${number}), dar produsele sunt încă în comandă: scoate-le înainte de expediere.`;
  const { customer } = (await staff.get(`/staff/orders/${order.id}/amendment`)).body.data;
  const asked = { customer: { ...customer, phone: "0733 000 111" } };
  expect((await previewed(shop, order, asked)).preview.causes[0]).toBe(kept);
  const answer = await amended(shop, order, asked);
  expect([answer.status, answer.body.data.data.phone]).toEqual([200, "+40733000111"]);
  expect(noteOf(answer)).toContain(kept);
  expect(await returnsOf(order)).toMatchObject([{ number, status_code: "declared" }]);
  expect((await seenByBuyer(order)).order.items).toMatchObject([{ quantity: 2, returnable: 1 }]);
});

it("an amendment removes the pieces of the earliest withdrawal first, and keeps later withdrawals open", async () => {
  const order = await ordered([[PRODUCT.lavender, 4]]);
  const numbers = [
    await withdrawn(order, [PRODUCT.lavender, 1]),
    await withdrawn(order, [PRODUCT.lavender, 2]),
  ];
  const answer = await amended(shop, order, { items: goods([PRODUCT.lavender, 2]) });
  expect(noteOf(answer).split("\n").slice(2)).toEqual([
    `Retragerea ${numbers[0]} se închide, iar produsele din ea se scot din comandă.`,
    `Prin retragerea ${numbers[1]} se scot din comandă: 1 × ${LAVENDER}.`,
    expect.stringMatching(`retras din 1 × .*retragerea ${numbers[1]}`),
  ]);
  expect(
    (await returnsOf(order)).toSorted((one: StoredReturn, other: StoredReturn) =>
      one.number.localeCompare(other.number),
    ),
  ).toMatchObject([
    { number: numbers[0], status_code: "closed", products: [{ quantity: 1 }] },
    { number: numbers[1], status_code: "declared", products: [{ quantity: 2 }] },
  ]);
  expect((await seenByBuyer(order)).order.items).toMatchObject([{ quantity: 2, returnable: 1 }]);
  await amended(shop, order, { items: goods([PRODUCT.lavender, 1]) });
  expect((await returnsOf(order)).map(({ status_code }: StoredReturn) => status_code)).toEqual([
    "closed",
    "closed",
  ]);
});

it("a withdrawal keeps its goods when an amendment removes the lines before them", async () => {
  const order = await ordered([
    [PRODUCT.lavender, 1],
    [PRODUCT.towels, 2],
  ]);
  const number = await withdrawn(order, [PRODUCT.towels, 1]);
  const { status } = await amended(shop, order, { items: goods([PRODUCT.towels, 2], [PRODUCT.lemon, 1]) });
  expect(status).toBe(200);
  expect(await returnsOf(order)).toMatchObject([
    { number, status_code: "declared", products: [{ productid: PRODUCT.towels, quantity: 1 }] },
  ]);
  expect((await seenByBuyer(order)).order.items).toMatchObject([
    { productid: PRODUCT.towels, quantity: 2, returnable: 1 },
    { productid: PRODUCT.lemon, quantity: 1, returnable: 1 },
  ]);
});

it("a removed piece is refunded to the account given in its withdrawal", async () => {
  const order = await ordered(
    [
      [PRODUCT.lavender, 1],
      [PRODUCT.towels, 1],
    ],
    anOrderBody({ payment: { paymentid: PAYMENT.transfer } }),
  );
  await moveTo(shop, order, "confirmed");
  await withdrawn(order, [PRODUCT.lavender, 1]);
  await amended(shop, order, { items: goods([PRODUCT.towels, 1]) });
  const due = (await staff.get("/staff/refunds?state=due")).body.data;
  expect(due).toMatchObject([{ amount: 19.99, iban: IBAN }]);
});

it("a rejected withdrawal does not affect an amendment", async () => {
  const order = await ordered([[PRODUCT.lavender, 2]]);
  const number = await withdrawn(order, [PRODUCT.lavender, 1]);
  const [{ id } = { id: 0 }] = await shop.query<{ id: string }>(
    "select id from return_request where number = $1",
    [number],
  );
  const rejected = { status: "rejected", rejection: "S-a răzgândit la telefon." };
  await staff.put(`/staff/returns/${id}`, rejected);
  const asked = { items: goods([PRODUCT.lavender, 1]) };
  expect((await previewed(shop, order, asked)).preview.causes.join()).not.toContain("etrage");
  expect((await amended(shop, order, asked)).status).toBe(200);
  expect(await returnsOf(order)).toMatchObject([
    { number, status_code: "rejected", products: [{ quantity: 1 }] },
  ]);
});

it("the preview warns that delivery costs more after a withdrawal and explains how to avoid it", async () => {
  const order = await ordered([
    [PRODUCT.towels, 5],
    [PRODUCT.lemon, 1],
  ]);
  await withdrawn(order, [PRODUCT.towels, 4]);
  const items = goods([PRODUCT.towels, 1], [PRODUCT.lemon, 1]);
  const dearer =
    "Livrarea se scumpește din cauza unei retrageri. Ca să păstrezi prețul inițial al livrării, alege „Magazinul nu poate livra tot”.";
  const asBuyers = (await previewed(shop, order, { items })).preview;
  expect([asBuyers.after.delivery, asBuyers.causes.includes(dearer)]).toEqual([17.99, true]);
  const asShops = (await previewed(shop, order, { items, cause: "shop" })).preview;
  expect([asShops.after.delivery, asShops.causes.includes(dearer)]).toEqual([0, false]);
});

it("a withdrawal declared after the preview makes the amendment stale", async () => {
  const order = await ordered([[PRODUCT.lavender, 2]]);
  const asked = { items: goods([PRODUCT.lavender, 1]) };
  const { preview } = await previewed(shop, order, asked);
  await withdrawn(order, [PRODUCT.lavender, 1]);
  const seen = { ...asked, version: preview.version, total: preview.after.total };
  expect((await sendAmendment(shop, order, seen)).status).toBe(409);
  expect((await amended(shop, order, asked)).status).toBe(200);
  const [told] = await shop.query(
    "select sentence, actor_kind from change where subject_kind = 'order' and subject_id = $1 and actor_kind = 'customer'",
    [String(order.id)],
  );
  expect(told?.sentence).toMatch(
    /^Cumpărătorul s-a retras dintr-o parte a comenzii \d+ \(retragerea \d+\)\.$/,
  );
});
