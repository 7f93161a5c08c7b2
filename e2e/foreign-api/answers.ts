/** Supports every call that the two specifications document; any other call returns 404. */
import { ACCOUNT_CALLS } from "./account-answers.ts";
import {
  type Answer,
  type ReceivedRequest,
  done,
  found,
  invalid,
  NOT_FOUND,
  ok,
  type Serve,
} from "./answer.ts";
import {
  brandAnswer,
  bundleAnswer,
  categoryAnswer,
  filtersAnswer,
  goodsNamed,
  goodsOf,
  pagedAnswer,
  pageOf,
  productAnswer,
  selectedIn,
} from "./catalogue-answers.ts";
import { addToCart, cartAnswer, orderAnswer, setQuantity, type OrderBody } from "./carts.ts";
import {
  articleAnswer,
  blogAnswer,
  COMPLAINT_TYPES,
  consentAnswer,
  landingAnswer,
  postAnswer,
  storesAnswer,
} from "./content-answers.ts";
import {
  ARTICLES,
  BLOG_MENU,
  BLOG_TAGS,
  BRANDS,
  BUNDLES,
  CATEGORIES,
  COUNTIES,
  GOODS,
  LANDING,
  POSTS,
  PROMO,
} from "./goods.ts";
import { footerAnswer, homeAnswer, menuAnswer, settingsAnswer } from "./layout-answers.ts";
import { type Cart, newCart, openCart, register } from "./shop-state.ts";

/** Returns true for a cart that is marked as unreadable and has not been repaired yet. */
const isDefect = ({ cartId = "", shop }: ReceivedRequest): boolean =>
  cartId.startsWith("defect-") && !shop.mended.has(cartId);

const byId = <Row extends { id: number }>(rows: Row[], id: string | undefined): Row | undefined =>
  rows.find((row) => row.id === Number(id));

const CALLS: [method: string, path: RegExp, serve: Serve][] = [
  ["POST", /^\/utilities\/router$/, ({ body }) => route(body)],
  ["GET", /^\/utilities\/settings$/, () => ok(settingsAnswer())],
  ["GET", /^\/utilities\/menu$/, () => ok(menuAnswer())],
  ["GET", /^\/utilities\/footer$/, () => ok(footerAnswer())],
  ["GET", /^\/utilities\/homepagev2$/, ({ shop }) => ok(homeAnswer(shop.stock))],
  ["GET", /^\/utilities\/gdpr$/, () => ok(consentAnswer())],
  ["POST", /^\/utilities\/gdpr$/, ({ shop }) => ok({ csvid: `c-${shop.nextId()}` })],
  [
    "GET",
    /^\/categories\/(\d+)$/,
    ({ shop }, id) => {
      const category = byId(CATEGORIES, id);
      return found(category && categoryAnswer(category, shop.stock));
    },
  ],
  [
    "GET",
    /^\/categories\/(\d+)\/filters$/,
    ({ query }, id) => ok(filtersAnswer(goodsOf(Number(id)), selectedIn(query))),
  ],
  ["GET", /^\/products$/, (requested) => list(requested, goodsListed(requested.query))],
  [
    "POST",
    /^\/advance_search$/,
    ({ body, shop }) => {
      const { brandID, sel_params, ...requested } = body as Record<string, unknown>;
      const goods = GOODS.filter(
        (one) => !brandID || BRANDS.some(({ id, name }) => id === Number(brandID) && name === one.brand),
      );
      const selected = Array.isArray(sel_params) ? sel_params.map(String) : [];
      const { data, meta } = pagedAnswer(goods, { ...requested, selected }, shop.stock);
      return { status: 200, body: { products: data, meta, filters: filtersAnswer(goods, selected) } };
    },
  ],
  ["GET", /^\/brands$/, () => ({ status: 200, body: pageOf(BRANDS.map(brandAnswer), { perPage: 1_000 }) })],
  [
    "GET",
    /^\/brands\/(\d+)$/,
    (_, id) => {
      const brand = byId(BRANDS, id);
      return found(brand && brandAnswer(brand));
    },
  ],
  [
    "GET",
    /^\/brands\/(\d+)\/filters$/,
    ({ query }, id) => {
      const name = byId(BRANDS, id)?.name;
      return ok(
        filtersAnswer(
          GOODS.filter(({ brand }) => brand === name),
          selectedIn(query),
        ),
      );
    },
  ],
  ["GET", /^\/search\/suggestion\/([^/]+)$/, (_, term) => ok(suggest(term ?? ""))],
  ["GET", /^\/search\/([^/]+)$/, (requested, term) => list(requested, goodsNamed(term ?? ""))],
  [
    "GET",
    /^\/products\/([^/]+)$/,
    ({ shop, token }, id) => {
      const goods = GOODS.find((one) => String(one.id) === id || one.url === `/${id}`);
      const isFavourite = shop.customers.get(token ?? "")?.liked.has(goods?.id ?? 0) ?? false;
      return found(goods && productAnswer(goods, shop.stock, isFavourite));
    },
  ],
  [
    "GET",
    /^\/products\/(\d+)\/(?:related|brandRelated)$/,
    ({ shop }, id) => {
      const similar = GOODS.filter((one) => one.id !== Number(id)).slice(0, 3);
      const { data } = pagedAnswer(similar, { selected: [] }, shop.stock);
      return ok([{ title: "Produse similare", products: data }]);
    },
  ],
  ["POST", /^\/products\/(\d+)\/add\/reviews$/, () => done("Comentariul tau este in curs de validare!")],
  ["GET", /^\/stores$/, () => ok(storesAnswer())],
  ["POST", /^\/utilities\/rfq$/, () => done("Mesajul a fost trimis cu success.")],
  ["POST", /^\/utilities\/newsletter$/, () => ok(null)],
  [
    "POST",
    /^\/utilities\/newsletter\/confirm$/,
    ({ body }) => ok((body as { code?: string }).code === "vechi" ? "already" : { email: "a@exemplu.ro" }),
  ],
  ["GET", /^\/counties$/, () => ok(COUNTIES.map(({ id, name }) => ({ id, name })))],
  ["GET", /^\/cities\/(\d+)$/, (_, id) => ok(byId(COUNTIES, id)?.cities ?? [])],
  ["GET", /^\/user\/complaints\/types$/, () => ok(COMPLAINT_TYPES)],
  [
    "GET",
    /^\/articles\/(\d+)$/,
    (_, id) => {
      const article = byId(ARTICLES, id);
      return found(article && articleAnswer(article));
    },
  ],
  ["GET", /^\/blog$/, ({ query }) => ({ status: 200, body: blogAnswer(Number(query.get("page") ?? 1)) })],
  [
    "GET",
    /^\/blog\/(\d+)$/,
    ({ shop }, id) => {
      const post = byId(POSTS, id);
      return found(post && postAnswer(post, shop.stock));
    },
  ],
  [
    "GET",
    /^\/bundles\/(\d+)$/,
    ({ shop }, id) => {
      const bundle = byId(BUNDLES, id);
      return found(bundle && bundleAnswer(bundle, shop.stock));
    },
  ],
  [
    "GET",
    /^\/landingpages\/(\d+)$/,
    ({ shop }, id) => (Number(id) === LANDING.id ? ok(landingAnswer(shop.stock)) : NOT_FOUND),
  ],
  ["POST", /^\/user\/auth\/login$/, login],
  [
    "POST",
    /^\/user\/auth\/register$/,
    ({ body, shop }) => {
      const { firstname = "", lastname = "", email = "", phone = "", password = "" } = body as Fields;
      const customer = register(shop, { firstname, lastname, email, phone, password });
      return customer
        ? { status: 200, body: { user_token: customer.token } }
        : invalid("email", "Adresa are cont.");
    },
  ],
  ["POST", /^\/user\/auth\/password\/reset$/, () => done("Ți-am trimis un e-mail.")],
  ["POST", /^(?:\/user\/auth\/password-reset|\/auth\/reset)$/, () => done("Parola a fost modificata.")],
  [
    "GET",
    /^\/cart(?:\/change)?$/,
    (requested) => {
      const { query, cartId, shop } = requested;
      if (isDefect(requested)) return { status: 500, body: {} };
      const cart = openCart(shop, cartId);
      if (cart && query.get("paymentID")) cart.payment = Number(query.get("paymentID"));
      if (cart && query.get("deliveryCode"))
        cart.delivery = query.get("deliveryCode") === "STORE_PICKUP" ? 2 : 1;
      return ok(cartAnswer(shop, cart));
    },
  ],
  [
    "POST",
    /^\/cart\/add\/voucher\/([^/]+)$/,
    ({ cartId, shop }, code) => {
      const cart = openCart(shop, cartId);
      if (code !== "TOAMNA" || !cart) return { status: 400, body: { message: "Codul nu este valid." } };
      cart.coupon = code;
      return ok(cartAnswer(shop, cart));
    },
  ],
  [
    "POST",
    /^\/checkout\/remove-coupon$/,
    ({ cartId, shop }) => {
      const cart = openCart(shop, cartId);
      if (cart) delete cart.coupon;
      return ok(cartAnswer(shop, cart));
    },
  ],
  ["POST", /^\/cart\/add\/bundle\/(\d+)$/, (requested, id) => add(requested, { bundle: Number(id) })],
  ["POST", /^\/cart\/add\/(\d+)$/, (requested, id) => add(requested, { product: Number(id) })],
  [
    "DELETE",
    /^\/cart\/remove\/(\d+)$/,
    ({ cartId, shop }, id) => {
      const cart = openCart(shop, cartId);
      if (cart) cart.lines = cart.lines.filter((line) => line.id !== Number(id));
      return ok(cartAnswer(shop, cart));
    },
  ],
  [
    "PUT",
    /^\/cart\/modify$/,
    (requested) => {
      const { query, cartId, shop } = requested;
      if (isDefect(requested)) return { status: 500, body: {} };
      const cart = openCart(shop, cartId);
      for (const [key, value] of query) {
        const line = /^items\[(\d+)\]$/.exec(key)?.[1];
        if (cart && line) setQuantity(shop, cart, Number(line), Number(value));
      }
      return ok(cartAnswer(shop, cart));
    },
  ],
  // Real providers have no such call. A test uses it to make the cart readable again.
  [
    "POST",
    /^\/mend-cart$/,
    ({ cartId, shop }) => {
      if (cartId) shop.mended.add(cartId);
      return ok({});
    },
  ],
  ["POST", /^\/orders$/, order],
  ...ACCOUNT_CALLS,
];
type Fields = Record<string, string>;

/** Returns the plain response to a call below the API's base path. */
export function answer(method: string, path: string, requested: ReceivedRequest): Answer {
  for (const [verb, pattern, serve] of CALLS) {
    const match = verb === method ? pattern.exec(path) : null;
    if (match) return serve(requested, ...match.slice(1).map((part) => decodeURIComponent(part)));
  }
  return NOT_FOUND;
}

const ADDRESSES = new Map<string, object>([
  ...CATEGORIES.map(({ id, url }) => [url, { categoryID: id }] as const),
  ...GOODS.map(({ id, url }) => [url, { productID: id }] as const),
  ...ARTICLES.map(({ id, url }) => [url, { articleID: id }] as const),
  ...BRANDS.map(({ id, url }) => [url, { brandID: id }] as const),
  ...BUNDLES.map(({ id, url }) => [url, { type: "catalog.bundle", id }] as const),
  ...POSTS.map(({ id, url }) => [url, { type: "blog.post", id }] as const),
  ...BLOG_MENU.map(({ id, url }) => [url, { type: "blog.category", id }] as const),
  ...BLOG_TAGS.map(({ id, url }) => [url, { type: "blog.tag", id }] as const),
  [PROMO.url, { promoID: PROMO.id }],
  [LANDING.url, { landingPageID: LANDING.id }],
  ["/cautare", { type: "search" }],
]);
/** Every path of the provider's shop. */
export const KNOWN_ADDRESSES: readonly string[] = [...ADDRESSES.keys()];

function route(body: unknown): Answer {
  const path = (body as { url?: string } | undefined)?.url?.split("?")[0] ?? "";
  const data = ADDRESSES.get(path);
  const headInfo = {
    canonical: path,
    headerTag: "",
    metaDescription: "Descriere",
    metaKeywords: "curățenie",
    metaRobots: "index, follow",
    metaTitle: "Curat",
  };
  if (path === "/vechi")
    return { status: 200, body: { statusCode: 301, headInfo: null, data: { url: "detergenti" } } };
  const statusCode = data ? 200 : 404;
  return {
    status: 200,
    body: { statusCode, headInfo: data ? headInfo : null, data: { extern: false, ...data } },
  };
}

function goodsListed(query: URLSearchParams): typeof GOODS {
  const category = query.get("categoryid");
  const brand = byId(BRANDS, query.get("brandid") ?? undefined)?.name;
  return (category ? goodsOf(Number(category)) : GOODS).filter((one) => !brand || one.brand === brand);
}

function list({ query, shop }: ReceivedRequest, goods: typeof GOODS): Answer {
  const requested = Object.fromEntries(query);
  return { status: 200, body: pagedAnswer(goods, { ...requested, selected: selectedIn(query) }, shop.stock) };
}

function suggest(term: string): object[] {
  const words = term.toLowerCase();
  return [
    ...CATEGORIES.filter(({ name }) => name.toLowerCase().includes(words))
      .slice(0, 10)
      .map(({ id, name, url }) => ({ categoryID: id, category: name, url })),
    ...goodsNamed(term)
      .slice(0, 3)
      .map(({ id, name, url }) => ({
        productID: id,
        product: name,
        url,
        pic: "https://provider.example/p.jpg",
      })),
    ...BRANDS.filter(({ name }) => name.toLowerCase().includes(words))
      .slice(0, 3)
      .map(({ id, name, url }) => ({ brandID: id, brand: name, url })),
  ];
}

function login({ body, shop }: ReceivedRequest): Answer {
  const { email, password } = body as Fields;
  const customer = [...shop.customers.values()].find((one) => one.person.email === email);
  if (!customer || customer.password !== password)
    return { status: 401, body: { message: "E-mail sau parolă incorecte." } };
  return { status: 200, body: { user_token: customer.token } };
}

function add({ shop, cartId, body }: ReceivedRequest, of: Parameters<typeof addToCart>[2]): Answer {
  const cart: Cart = openCart(shop, cartId) ?? newCart(shop);
  const qty = Number((body as { qty?: unknown } | undefined)?.qty ?? 1);
  return addToCart(shop, cart, of, qty) ? ok(cartAnswer(shop, cart)) : NOT_FOUND;
}

function order({ shop, cartId, body, token }: ReceivedRequest): Answer {
  const cart = shop.carts.get(cartId ?? "");
  const fields = body as OrderBody;
  if (!cart || cart.lines.length === 0) return invalid("cart", "Coșul este gol.");
  if (!fields.customer?.firstname) return invalid("customer.firstname", "Câmpul Prenume este obligatoriu.");
  if (!fields.deliveryaddress?.cityid)
    return invalid("deliveryaddress.cityid", "Câmpul Localitate este obligatoriu.");
  const isNew = !cart.order;
  const placed = orderAnswer(shop, cart, fields);
  const customer = shop.customers.get(token ?? "");
  if (isNew && cart.order) customer?.orders.unshift(cart.order);
  return ok(placed);
}
