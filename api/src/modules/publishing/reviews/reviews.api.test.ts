import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { aCart, placeOrder } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { setStock } from "../../../testing/test-stock.ts";

const shop = await openTestShop();
const { staff } = shop;

const aReview = (changes: object = {}) => ({
  name: "Ana Pop",
  email: "ana@example.com",
  title: "Miroase bine",
  stars: 4,
  comment: "Se clătește ușor.",
  ...changes,
});
const write = async (product: number, changes: object = {}): Promise<number> => {
  const customer = await loginAs(shop);
  return (await customer.post(`/products/${product}/add/reviews`, aReview(changes))).body.data.id;
};
const decide = (id: number, body: object) => staff.put(`/staff/reviews/${id}`, body);
const productOf = async (id: number) => (await shop.get(`/products/${id}`)).body.data;

describe("reviews", () => {
  it("a new review is not shown while it is pending, and the response says that it awaits approval", async () => {
    const customer = await loginAs(shop);
    const { status, body } = await customer.post(`/products/${PRODUCT.lemon}/add/reviews`, aReview());
    expect([status, body.message]).toEqual([200, "Comentariul tau este in curs de validare!"]);
    expect(await productOf(PRODUCT.lemon)).toMatchObject({ stars: 0, allReviews: [] });
  });

  it("a review is refused while reviews are disabled", async () => {
    const customer = await loginAs(shop);
    const send = () => customer.post(`/products/${PRODUCT.lemon}/add/reviews`, aReview());
    await shop.api.importShop({ settings: { flags: { reviews: false } } });
    const count = async () => (await shop.query("select from review")).length;
    const before = await count();
    const { status, body } = await send();
    expect([status, body.errors]).toEqual([422, { review: ["Magazinul nu mai primește recenzii."] }]);
    expect(await count()).toBe(before);
    await shop.api.importShop({ settings: { flags: { reviews: true } } });
    expect((await send()).status).toBe(200);
  });

  it("a review is shown, counted and answered once approved, without its author's address", async () => {
    const id = await write(PRODUCT.lavender);
    await write(PRODUCT.lavender, { stars: 1 });
    await decide(id, { state: "approved", answer: "Vă mulțumim!" });
    const { stars, allReviews } = await productOf(PRODUCT.lavender);
    expect(stars).toBe(4);
    expect(allReviews).toEqual([
      {
        id,
        name: "Ana Pop",
        title: "Miroase bine",
        stars: 4,
        comment: "Se clătește ușor.",
        reviewdate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        verified: false,
        outside: false,
        comments: [
          {
            name: "Echipa magazinului",
            comment: "Vă mulțumim!",
            reviewdate: expect.any(String),
            is_shop: true,
            comments: [],
          },
        ],
      },
    ]);
    expect((await shop.api.reindex()).repaired).toBe(0);
  });

  it("a review is counted correctly when approvals and orders run concurrently", async () => {
    await setStock(shop, 3, PRODUCT.lavenderLarge);
    const stars = [1, 2, 3, 4, 5, 3];
    const ids = await Promise.all(stars.map((each) => write(PRODUCT.lavenderLarge, { stars: each })));
    const carts = await Promise.all(
      ids.slice(3).map(() => aCart(shop, [{ product: PRODUCT.lavenderLarge }])),
    );
    const answers = await Promise.all([
      ...ids.map((id) => decide(id, { state: "approved" })),
      ...carts.map((cart) => placeOrder(shop, cart)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
    const listed = "select stars::int, stock_id from product_read where product_id = $1";
    expect(await shop.query(listed, [PRODUCT.lavenderLarge])).toEqual([{ stars: 3, stock_id: 2 }]);
    expect((await shop.api.reindex()).repaired).toBe(0);
  });

  it("an approved review that is later rejected disappears from the product", async () => {
    const id = await write(PRODUCT.towels, { stars: 5 });
    await decide(id, { state: "approved" });
    expect((await productOf(PRODUCT.towels)).stars).toBe(5);
    await decide(id, { state: "rejected", reason: "Vorbește despre livrare." });
    expect(await productOf(PRODUCT.towels)).toMatchObject({ stars: 0, allReviews: [] });
  });

  it("a review is verified if the product was delivered to its author", async () => {
    const { id: customer, headers } = await loginAs(shop);
    await shop.query(
      `with cart as (insert into cart (token, created_at, touched_at, expires_at, ordered_at) values ('reviewer', now(), now(), now(), now()) returning id),
        placed as (insert into orders (random_id, cart_id, body_hash, order_type, status, customer_type, first_name, last_name, email, phone,
          delivery_county, delivery_city, delivery_street, invoice_county, invoice_city, invoice_street, delivery_code, delivery_name,
          delivery_bani, delivery_vat_percent, payment_code, payment_name, products_bani, total_bani, vat_bani, placed_at, customer_id)
          select 'reviewed', id, '', 'online', 'delivered', 'pf', 'A', 'P', 'a@example.com', '+40740123456', 'Cluj', 'Cluj', 'S', 'Cluj', 'Cluj', 'S',
          'FAN_HOME', 'FAN', 0, 21, 'COD', 'Ramburs', 1000, 1000, 174, now(), $1 from cart returning id),
         line as (insert into order_line (order_id, position, product_type, product_id, name, quantity, unit_price_bani, vat_percent, vat_bani)
          select id, 1, 'product', $2, 'x', 1, 1000, 21, 174 from placed returning id, quantity)
       insert into order_line_movement (line_id, kind, quantity, at) select id, 'ordered', quantity, now() from line`,
      [customer, PRODUCT.pairsOnly],
    );
    const sent = await shop.post(`/products/${PRODUCT.pairsOnly}/add/reviews`, aReview(), { headers });
    await decide(sent.body.data.id, { state: "approved" });
    expect((await productOf(PRODUCT.pairsOnly)).allReviews).toMatchObject([{ verified: true }]);
  });

  it.each([
    [{ state: "approved", status: "x" }, "status", "Datele trimise nu sunt valide."],
    [{ status: "approved" }, "status", "Datele trimise nu sunt valide."],
    [{}, "state", "Câmpul Stare este obligatoriu."],
    [{ state: "publicat" }, "state", "Câmpul Stare nu este valid."],
  ])("a review's decision %j is refused", async (body, field, message) => {
    const id = await write(PRODUCT.lemon);
    const answer = await decide(id, body);
    expect([answer.status, answer.body.errors]).toMatchObject([422, { [field]: [message] }]);
  });

  it.each([
    [{ name: " " }, "name", "Câmpul Nume este obligatoriu."],
    [{ email: "ana" }, "email", "Adresa de e-mail nu este validă."],
    [{ title: undefined }, "title", "Câmpul Titlu este obligatoriu."],
    [{ stars: 6 }, "stars", "Câmpul Notă nu este valid."],
    [{ stars: "multe" }, "stars", "Câmpul Notă nu este valid."],
    [{ comment: "x".repeat(2001) }, "comment", "Câmpul Recenzie poate avea cel mult 2000 de caractere."],
  ])("a review with %j is refused with a field error", async (changes, field, message) => {
    const customer = await loginAs(shop);
    const { status, body } = await customer.post(`/products/${PRODUCT.lemon}/add/reviews`, aReview(changes));
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
  });

  it("a review requires a customer and an existing product", async () => {
    const anonymous = await shop.post(`/products/${PRODUCT.lemon}/add/reviews`, aReview());
    expect([anonymous.status, anonymous.body.error]).toEqual([401, "token_not_provided"]);
    const customer = await loginAs(shop);
    expect((await customer.post("/products/999999/add/reviews", aReview())).status).toBe(404);
    expect((await decide(999_999, { state: "approved" })).status).toBe(404);
  });
});

it("pending reviews are listed for staff, oldest first, with the author's address", async () => {
  const id = await write(PRODUCT.soldOut);
  const { body } = await staff.get("/staff/reviews");
  expect(body.data.at(-1)).toMatchObject({
    id,
    email: "ana@example.com",
    state: "pending",
    productID: PRODUCT.soldOut,
  });
  expect((await shop.get("/staff/reviews")).status).toBe(401);
});

it("an import adds reviews with nested answers and updates the stars", async () => {
  const at = new Date("2026-10-01T10:00:00Z");
  await shop.api.importShop({
    reviews: [
      {
        ...aReview(),
        productId: PRODUCT.lastThree,
        state: "approved",
        createdAt: at,
        answers: [
          {
            name: "Ion",
            comment: "La fel și la mine.",
            isShop: false,
            at,
            answers: [{ name: "Ana", comment: "Chiar?", isShop: false, at }],
          },
        ],
      },
    ],
  });
  const { stars, allReviews } = await productOf(PRODUCT.lastThree);
  expect([stars, allReviews[0].comments[0].comments[0].comment]).toEqual([4, "Chiar?"]);
  await expect(
    shop.api.importShop({
      reviews: [{ ...aReview(), productId: 1, state: "pending", createdAt: at, answers: [] }],
    }),
  ).rejects.toThrow("Reviewed product 1 does not exist.");
});
