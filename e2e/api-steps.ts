/** Creates customers, carts and orders through the API, without opening a page. */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { SHOP, SHOP_API_KEY } from "./addresses.ts";
import { phoneOf } from "./phone-of.ts";
import type { Visitor } from "./read-page.ts";
import { queryShop } from "./shop-database.ts";

/** Holder of the shop's cookies: a browser page, or a visitor without a browser. */
export type Buyer = Page | Visitor;

export interface DemoCustomer {
  email: string;
  password: string;
}

export function newCustomer(): DemoCustomer {
  return { email: `ana-${randomUUID()}@example.com`, password: "un cal alb pe deal" };
}

export async function becomeCustomer(buyer: Buyer): Promise<DemoCustomer> {
  const customer = newCustomer();
  await addCookie(buyer, "user_token", await register(customer));
  return customer;
}

let demoToken: Promise<string> | undefined;

/** Returns the session token of the customer that this worker's tests share. */
export async function tokenOfDemoCustomer(): Promise<string> {
  demoToken ??= register(newCustomer());
  return await demoToken;
}

/** Logs in the customer that this worker's tests share. */
export async function loginAsDemoCustomer(page: Page): Promise<void> {
  await addCookie(page, "user_token", await tokenOfDemoCustomer());
}

/** Adds the product on the home page's nth card to the buyer's cart. */
export async function haveInCart(buyer: Buyer, nth = 0): Promise<void> {
  await haveProductInCart(buyer, await productOfHome(nth));
}

export async function haveProductInCart(buyer: Buyer, productId: number): Promise<void> {
  const { qcartid } = await add(productId, await headersOf(buyer));
  await addCookie(buyer, "qcartid", qcartid);
}

/** Orders the home page's first product for the logged-in customer, paid on delivery. */
export async function placeOrder(buyer: Buyer): Promise<void> {
  await placeOrderOf((await headersOf(buyer))["user-token"] ?? "");
}

/** Orders the home page's first product for the customer with this session token. */
export async function placeOrderOf(token: string): Promise<void> {
  const headers = { "user-token": token };
  const { qcartid } = await add(await productOfHome(0), headers);
  const profile = await sendRequest<{ email: string }>("GET", "/user", headers);
  const [city] = await queryShop<{ id: number; county_id: number }>(
    "curat_e2e",
    "select id, county_id from city where name = 'Cluj-Napoca'",
    [],
  );
  await sendRequest(
    "POST",
    "/orders",
    { ...headers, qcartid },
    {
      order_type: "online",
      observation: "",
      delivery: { deliveryid: 1 },
      selected_store: null,
      payment: { paymentid: 2 },
      customer: {
        firstname: "Ana-Maria",
        lastname: "Ionescu",
        phone: phoneOf(profile.email),
        email: profile.email,
        customer_type: "pf",
      },
      deliveryaddress: {
        id: null,
        countyid: city?.county_id,
        cityid: city?.id,
        streetaddress: "Str. Lungă nr. 12, ap. 3",
      },
    },
  );
}

/** Orders the home page's first product `times` times for a new customer. */
export async function orderOfNewCustomer(times = 1): Promise<DemoCustomer> {
  const customer = newCustomer();
  const token = await register(customer);
  for (let placed = 0; placed < times; placed += 1) await placeOrderOf(token);
  return customer;
}

async function register({ email, password }: DemoCustomer): Promise<string> {
  const { user_token } = await sendRequest<{ user_token: string }>(
    "POST",
    "/user/auth/register",
    {},
    { firstname: "Ana-Maria", lastname: "Ionescu", email, password, password_confirm: password, terms: true },
  );
  return user_token;
}

function add(productId: number, headers: Record<string, string>): Promise<{ qcartid: string }> {
  return sendRequest("POST", `/cart/add/${productId}`, headers, { qty: 1, options: null });
}

let home: Promise<string> | undefined;

async function productOfHome(nth: number): Promise<number> {
  home ??= fetch(SHOP).then((answer) => answer.text());
  const [, ...cards] = (await home).split('<article class="product-card');
  // Every card of a buyable product has this form. The form for favourites contains the product too.
  const forms = cards.flatMap((card) => {
    const [, id] = /<form class="quick-add"[^>]*><input[^>]*name="productID" value="(\d+)"/.exec(card) ?? [];
    return id ?? [];
  });
  return Number(forms[nth]);
}

/** Returns the path of the home page's nth buyable product. */
export async function addressOfProduct(nth = 0): Promise<string> {
  const [row] = await queryShop<{ url: string }>(
    "curat_e2e",
    "select url from product_read where product_id = $1",
    [await productOfHome(nth)],
  );
  return row?.url ?? "";
}

async function headersOf(buyer: Buyer): Promise<Record<string, string>> {
  const cookies = await cookiesOf(buyer);
  const [token, cart] = [cookies.get("user_token"), cookies.get("qcartid")];
  return {
    ...(token !== undefined && { "user-token": token }),
    ...(cart !== undefined && { qcartid: cart }),
  };
}

/** Copies the visitor's cookies to the browser. */
export async function continueInBrowser(visitor: Visitor, page: Page): Promise<void> {
  for (const [name, value] of visitor.cookies) await addCookie(page, name, value);
}

async function cookiesOf(buyer: Buyer): Promise<Map<string, string>> {
  if ("cookies" in buyer) return buyer.cookies;
  const cookies = await buyer.context().cookies();
  return new Map(cookies.map(({ name, value }) => [name, value]));
}

async function addCookie(buyer: Buyer, name: string, value: string): Promise<void> {
  if ("cookies" in buyer) buyer.cookies.set(name, value);
  else await buyer.context().addCookies([{ name, value, url: SHOP }]);
}

async function sendRequest<Data>(
  method: "GET" | "POST",
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Data> {
  const answer = await fetch(`${SHOP}/api/v1${path}`, {
    method,
    headers: { "x-api-key": SHOP_API_KEY, ...headers, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  expect([path, answer.status, text]).toEqual([path, 200, expect.any(String)]);
  // The contract guarantees the response's type.
  return (JSON.parse(text) as { data: Data }).data;
}
