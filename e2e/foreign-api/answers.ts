/** Every call that the two specifications document and the storefront uses now; anything else is 404. */
import {
  categoryAnswer,
  filtersAnswer,
  goodsNamed,
  goodsOf,
  pagedAnswer,
  productAnswer,
  selectedIn,
} from "./catalogue-answers.ts";
import { addToCart, anyCart, cartAnswer, cartOf, orderAnswer, setQuantity } from "./carts.ts";
import type { OrderBody } from "./carts.ts";
import { ARTICLES, CATEGORIES, COUNTIES, GOODS } from "./goods.ts";
import { footerAnswer, homeAnswer, menuAnswer, settingsAnswer } from "./layout-answers.ts";

export interface Asked {
  query: URLSearchParams;
  cartId: string | undefined;
  body: unknown;
}
export interface Answer {
  status: number;
  body: object;
}
type Handler = (asked: Asked, ...parts: string[]) => Answer;

/** Carts that can be read again. */
const mended = new Set<string>();
/** A cart whose id says that it can not be read, until it is mended. */
const isDefect = (cartId = ""): boolean => cartId.startsWith("defect-") && !mended.has(cartId);

const NOT_FOUND: Answer = { status: 404, body: { message: "url not found" } };
const ok = (data: unknown): Answer => ({ status: 200, body: { data } });
const found = (data: object | undefined): Answer => (data ? ok(data) : NOT_FOUND);
const invalid = (field: string, text: string): Answer => ({
  status: 422,
  body: { message: "Datele trimise nu sunt valide.", errors: { [field]: [text] } },
});

const CALLS: [method: string, path: RegExp, handler: Handler][] = [
  ["POST", /^\/utilities\/router$/, ({ body }) => route(body)],
  ["GET", /^\/utilities\/settings$/, () => ok(settingsAnswer())],
  ["GET", /^\/utilities\/menu$/, () => ok(menuAnswer())],
  ["GET", /^\/utilities\/footer$/, () => ok(footerAnswer())],
  ["GET", /^\/utilities\/homepagev2$/, () => ok(homeAnswer())],
  [
    "GET",
    /^\/categories\/(\d+)$/,
    (_, id) => {
      const category = CATEGORIES.find((one) => one.id === Number(id));
      return found(category && categoryAnswer(category));
    },
  ],
  [
    "GET",
    /^\/categories\/(\d+)\/filters$/,
    ({ query }, id) => ok(filtersAnswer(goodsOf(Number(id)), selectedIn(query))),
  ],
  [
    "GET",
    /^\/products$/,
    ({ query }) => ({ status: 200, body: pagedAnswer(goodsOf(Number(query.get("categoryid"))), query) }),
  ],
  [
    "GET",
    /^\/products\/([^/]+)$/,
    (_, id) => {
      const goods = GOODS.find((one) => String(one.id) === id || one.url === `/${id}`);
      return found(goods && productAnswer(goods));
    },
  ],
  ["GET", /^\/products\/\d+\/(?:related|brandRelated)$/, () => ok([])],
  ["GET", /^\/search\/suggestion\/([^/]+)$/, (_, term) => ok(suggest(term ?? ""))],
  [
    "GET",
    /^\/search\/([^/]+)$/,
    ({ query }, term) => ({ status: 200, body: pagedAnswer(goodsNamed(term ?? ""), query) }),
  ],
  ["GET", /^\/articles\/(\d+)$/, (_, id) => article(Number(id))],
  ["GET", /^\/counties$/, () => ok(COUNTIES.map(({ id, name }) => ({ id, name })))],
  [
    "GET",
    /^\/cities\/(\d+)$/,
    (_, id) => ok(COUNTIES.find((county) => county.id === Number(id))?.cities ?? []),
  ],
  [
    "GET",
    /^\/cart(?:\/change)?$/,
    ({ query, cartId }) => {
      if (isDefect(cartId)) return { status: 500, body: {} };
      const cart = cartOf(cartId, false);
      if (cart && query.has("paymentID")) cart.payment = Number(query.get("paymentID"));
      return ok(cartAnswer(cart));
    },
  ],
  [
    "POST",
    /^\/cart\/add\/(\d+)$/,
    ({ cartId, body }, id) => {
      const cart = cartOf(cartId, true);
      const qty = Number((body as { qty?: unknown } | undefined)?.qty ?? 1);
      return cart && addToCart(cart, Number(id), qty) ? ok(cartAnswer(cart)) : NOT_FOUND;
    },
  ],
  [
    "DELETE",
    /^\/cart\/remove\/(\d+)$/,
    ({ cartId }, id) => {
      const cart = cartOf(cartId, false);
      if (cart) cart.lines = cart.lines.filter((line) => line.id !== Number(id));
      return ok(cartAnswer(cart));
    },
  ],
  [
    "PUT",
    /^\/cart\/modify$/,
    ({ query, cartId }) => {
      if (isDefect(cartId)) return { status: 500, body: {} };
      const cart = cartOf(cartId, false);
      for (const [key, value] of query) {
        const line = /^items\[(\d+)\]$/.exec(key)?.[1];
        if (cart && line) setQuantity(cart, Number(line), Number(value));
      }
      return ok(cartAnswer(cart));
    },
  ],
  // No provider has this one: a test says by it when the cart is well again.
  [
    "POST",
    /^\/mend-cart$/,
    ({ cartId }) => {
      if (cartId) mended.add(cartId);
      return ok({});
    },
  ],
  ["POST", /^\/orders$/, ({ cartId, body }) => order(cartId, body as OrderBody)],
];

/** The answer to a call below the API's base. */
export function answer(method: string, path: string, asked: Asked): Answer {
  for (const [verb, pattern, handler] of CALLS) {
    const match = verb === method ? pattern.exec(path) : null;
    if (match) return handler(asked, ...match.slice(1).map((part) => decodeURIComponent(part)));
  }
  return NOT_FOUND;
}

function route(body: unknown): Answer {
  const path = (body as { url?: string } | undefined)?.url?.split("?")[0];
  const [category, goods] = [
    CATEGORIES.find(({ url }) => url === path),
    GOODS.find(({ url }) => url === path),
  ];
  const page = ARTICLES.find(({ url }) => url === path);
  const data = category
    ? { categoryID: category.id }
    : goods
      ? { productID: goods.id }
      : page
        ? { articleID: page.id }
        : undefined;
  const statusCode = data ? 200 : 404;
  return { status: 200, body: { statusCode, headInfo: null, data: { extern: false, ...data } } };
}

function suggest(term: string): object[] {
  const words = term.toLowerCase();
  const categories = CATEGORIES.filter(({ name }) => name.toLowerCase().includes(words)).slice(0, 10);
  return [
    ...categories.map(({ id, name }) => ({ categoryID: id, category: name })),
    ...goodsNamed(term)
      .slice(0, 3)
      .map(({ id, name, url }) => ({ productID: id, product: name, url, pic: null })),
  ];
}

function article(id: number): Answer {
  const known = ARTICLES.find((one) => one.id === id);
  if (!known) return NOT_FOUND;
  const { url, title, content } = known;
  const info = { title, image: null, content, linktitle: title };
  return ok({
    id,
    url,
    pic: null,
    created: "12-10-2026",
    created_at: "2026-10-12",
    teaser: "",
    title,
    intro: "",
    docs: [],
    info,
  });
}

function order(cartId: string | undefined, body: OrderBody): Answer {
  const cart = anyCart(cartId);
  if (!cart || cart.lines.length === 0) return invalid("cart", "Coșul este gol.");
  if (!body.customer?.firstname) return invalid("customer.firstname", "Câmpul Prenume este obligatoriu.");
  if (!body.deliveryaddress?.cityid)
    return invalid("deliveryaddress.cityid", "Câmpul Localitate este obligatoriu.");
  return ok(orderAnswer(cart, body));
}
