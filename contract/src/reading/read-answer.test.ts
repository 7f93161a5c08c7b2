import { describe, expect, it } from "vitest";
import { getOrder } from "../account-orders.ts";
import { getCart } from "../cart.ts";
import { getCategory, getProduct, listBrands } from "../catalog.ts";
import { getHomePage } from "../content.ts";
import { login } from "../customers.ts";
import { getLandingPage } from "../landing.ts";
import { listProducts } from "../listing.ts";
import { listPosts } from "../blog.ts";
import { resolveRoute } from "../routing.ts";
import { getFooter, getMenu } from "../settings.ts";
import { ANSWER_RULES } from "./answer-rules.ts";
import { createAnswerReader } from "./read-answer.ts";

const reader = createAnswerReader(ANSWER_RULES, () => undefined);
// oxlint-disable-next-line typescript/no-explicit-any -- tests assert the parsed value
const read = (call: Parameters<typeof reader>[0], body: unknown, status = 200): any =>
  reader(call, { status, body });
const info = { product: "Săpun", url: "/sapun" };

describe("response fields", () => {
  it("the reader returns a conforming response without a copy", () => {
    const body = {
      data: [],
      meta: {
        current_page: 1,
        prev_page_url: null,
        next_page_url: null,
        last_page: 1,
        per_page: 12,
        total: 0,
        from: null,
        to: null,
      },
      current_page: 1,
      prev_page_url: null,
      next_page_url: null,
    };
    expect(read(listProducts, body).body).toBe(body);
  });

  it("the reader accepts numbers and flags as strings and adds missing lists", () => {
    const { data } = read(getProduct, {
      data: {
        productID: "12",
        price: "24,90",
        oldprice: "",
        stockID: "1",
        buyable: "1",
        liked: "0",
        stars: "4.5",
        info,
        pics: null,
        param: {},
        promo: [],
      },
    }).body;
    expect(data).toMatchObject({
      productID: 12,
      price: 24.9,
      oldprice: null,
      stockID: 1,
      buyable: true,
      liked: false,
      stars: 4.5,
      pics: [],
      param: [],
      promo: null,
      allReviews: [],
      brands: { picture: null, info: { url: "", brand: "" } },
      info: { ...info, description: "", canonical: "" },
    });
  });

  it.each([
    ["an invalid price", { price: "la cerere" }],
    ["no price", {}],
    ["an unknown stock", { price: 10, stockID: 9 }],
    ["a false availability flag", { price: 10, stockID: 1, buyable: "0" }],
    ["no id", { price: 10, stockID: 1, productID: null }],
  ])("a product with %s is not for sale", (_, fields) => {
    expect(read(getProduct, { data: { productID: 1, info, ...fields } }).body.data.buyable).toBe(false);
  });

  it("the reader reads an object as an empty text if a text is required", () => {
    const banners = [{ bannerpic: {} }];
    const { data } = read(getProduct, { data: { productID: 1, info, banners } }).body;
    expect(data.banners).toMatchObject([{ bannerpic: "" }]);
  });

  it("the reader accepts lists keyed by group", () => {
    const { data } = read(getCart, {
      data: {
        cart_messages: null,
        delivery_options: { curier: [{ deliveryId: "1" }], ridicare: [{ deliveryId: 2 }] },
        coupon: [],
        totals: { grandtotal: "52.75" },
      },
    }).body;
    expect(data).toMatchObject({ cart_messages: [], cart_alerts: [], coupon: null, cartitems: [] });
    expect(data.delivery_options.map((one: { deliveryId: number }) => one.deliveryId)).toEqual([1, 2]);
    expect(data.totals).toEqual({ grandtotal: 52.75, total_delivery: 0, total_vat: 0 });
  });

  it("the reader reports a value that deviates from the specification once per path", () => {
    const reports: string[] = [];
    const once = createAnswerReader(ANSWER_RULES, (place, sent) => reports.push(`${place}: ${sent}`));
    for (const price of ["la cerere", "pe loc"])
      once(getProduct, { status: 200, body: { data: { productID: 1, info, price } } });
    expect(reports).toEqual(['GET /products/{id} data.price: string "la cerere"']);
  });
});

describe("response envelope", () => {
  const category = { categoryID: 5, info: { category: "Curățenie" } };
  it.each([
    ["as documented", { data: category }],
    ["none", category],
    ["one level deeper", { data: { data: category } }],
  ])("the reader accepts a record with this envelope: %s", (_, body) => {
    expect(read(getCategory, body).body.data).toMatchObject({ categoryID: 5, subcats: [], pics: [] });
  });

  it.each([
    ["a bare list", [{ brandID: 1 }]],
    ["items", { items: [{ brandID: 1 }], total: "31", last_page: 3 }],
    [
      "a list one level deeper, with its pages",
      { data: { data: [{ brandID: 1 }], total: 31, last_page: "3" } },
    ],
  ])("the reader unwraps a list sent as %s", (_, body) => {
    const { data, meta } = read(listBrands, body).body;
    expect(data).toMatchObject([{ brandID: 1, banners: [] }]);
    expect(meta).toMatchObject({ current_page: 1, total: Array.isArray(body) ? 1 : 31 });
  });

  it("the reader accepts the router's status as a number or a string", () => {
    const moved = { statusCode: "301", data: { extern: "0", url: "/altundeva" } };
    for (const body of [moved, { data: moved }])
      expect(read(resolveRoute, body).body).toMatchObject({
        statusCode: 301,
        data: { url: "/altundeva", extern: false },
      });
  });

  it("the reader returns 404 for a missing record, but accepts an empty menu", () => {
    for (const body of [{ data: null }, { data: [] }, {}, undefined]) {
      expect(read(getProduct, body).status).toBe(404);
      expect(read(getMenu, body).body.data).toEqual({
        articles: [],
        categories: [],
        promos: [],
        topLinks: [],
      });
    }
  });
});

describe("alternative spellings", () => {
  it.each([{ landingPageID: "7" }, { landingpage: 7 }, { type: "landingpage", id: 7 }])(
    "the reader finds a landing page id in %o",
    (data) => {
      expect(read(resolveRoute, { statusCode: 200, data }).body.data.landingpageID).toBe(7);
    },
  );

  it("the reader accepts the home page as a list of blocks and drops unknown blocks", () => {
    const blocks = [{ type: "custom_html", html: "<p>Bun venit</p>" }, { type: "ceva" }, null];
    for (const body of [{ data: blocks }, blocks, { data: { blocks, promos: null } }])
      expect(read(getHomePage, body).body.data).toEqual({ blocks: [blocks[0]], promos: [] });
  });

  it("the reader accepts the footer's networks and payment logos keyed by name", () => {
    const { data } = read(getFooter, {
      data: { facebook: "https://facebook.com/x", mastercard: "1", visa: 1 },
    }).body;
    expect(data).toMatchObject({
      social: [{ network: "facebook", url: "https://facebook.com/x" }],
      payments: { mastercard: "1", visa: "1", netopia: "" },
    });
  });

  it("the reader finds a login token at the top level or in data", () => {
    for (const body of [{ user_token: "abc" }, { data: { user_token: "abc" } }])
      expect(read(login, body).body.data.user_token).toBe("abc");
  });

  it("the reader drops unknown blocks of a landing page", () => {
    const objects = [{ type: "banner", status: "1" }, { type: "necunoscut" }];
    const { data } = read(getLandingPage, { data: { id: "3", objects } }).body;
    expect(data.objects.map(({ type }: { type: string }) => type)).toEqual(["banner"]);
  });

  it("the reader accepts a blog list without an envelope", () => {
    expect(read(listPosts, { posts: [{ id: "1", title: "Unu" }] }).body.data.posts).toMatchObject([
      { id: 1, title: "Unu" },
    ]);
  });
});

it.each([
  [{ a: { b: ["x", "y"] } }, { a: ["x", "y"] }],
  [{ email: "Scrie altul.", realMessage: "SQL" }, { email: ["Scrie altul."] }],
  [["x", ["y"]], { "": ["x", "y"] }],
  [null, {}],
])("the reader converts errors %o to messages keyed by field", (errors, messages) => {
  expect(read(login, { errors }, 400)).toMatchObject({ status: 400, body: { errors: messages } });
});

describe("unreadable prices", () => {
  const cartitems = [{ id: 1, quantity: 2, price: "10" }];
  const word = "la cerere";

  it("the reader derives an unreadable delivery price from the cart's total", () => {
    const totals = { grandtotal: 39.99, total_delivery: word };
    const delivery_options = [{ deliveryId: 1, courierDeliveryTax: word }];
    const { data } = read(getCart, { data: { cartitems, totals, delivery_options, qcartid: "a" } }).body;
    expect(data.totals.total_delivery).toBe(19.99);
    expect(data.delivery_options[0].courierDeliveryTax).toBeUndefined();
  });

  it("the reader derives unreadable order totals and line prices from other sums", () => {
    const order = { id: 7, randomID: "a", delivery_price: 19.99 };
    const lines = (line: object) => [{ product: "Săpun", quantity: 2, ...line }];
    const ordered = (fields: object) => read(getOrder, { data: { ...order, ...fields } }).body.data;
    expect(ordered({ total: word, products: lines({ price: 10 }) })).toMatchObject({ total: 39.99 });
    expect(ordered({ total: 39.99, products: lines({ price: word, subtotal: 20 }) }).items[0].price).toBe(10);
    expect(
      ordered({ total: 39.99, delivery_price: word, products: lines({ price: 10 }) }).delivery_price,
    ).toBe(19.99);
  });
});
