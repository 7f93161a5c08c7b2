/** Buyers who compete for the same few pieces at the same moment. */
import { expect } from "@playwright/test";
import { API_KEY } from "../own-shop.ts";
import { phoneOf } from "../phone-of.ts";
import type { ShopUnderFire } from "./shop-under-fire.ts";

export interface Sale {
  shop: ShopUnderFire;
  product: number;
  city: number;
}

export async function openSale(shop: ShopUnderFire): Promise<Sale> {
  const [row] = await shop.query<{ id: number }>(
    "select id from product where min_quantity = 1 and is_published order by id limit 1",
  );
  const [place] = await shop.query<{ id: number }>("select id from city where county_id = 12 limit 1");
  return { shop, product: row?.id ?? 0, city: place?.id ?? 0 };
}

interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests assert the response
  body: any;
}

/**
 * Orders a cart, with up to 20 retries after a 503, then once more. Returns the last response that is not a
 * 503.
 */
export async function orderUntilSure(sale: Sale, cart: string, visitor: string): Promise<Answer> {
  let answer = await order(sale, cart, visitor);
  for (let retries = 0; retries < 20 && answer.status === 503; retries += 1)
    answer = await order(sale, cart, visitor);
  return await order(sale, cart, visitor).then((again) => (again.status === 503 ? answer : again));
}

/** Places the order for a cart, paid on delivery. */
export function order(sale: Sale, cart: string, visitor: string): Promise<Answer> {
  return sendRequest(
    sale,
    "/orders",
    { cart, visitor },
    {
      order_type: "online",
      observation: "",
      delivery: { deliveryid: 1 },
      selected_store: null,
      payment: { paymentid: 2 },
      customer: {
        firstname: "Ana",
        lastname: "Pop",
        phone: phoneOf(visitor),
        email: `${visitor}@example.com`,
      },
      deliveryaddress: { id: null, countyid: 12, cityid: sale.city, streetaddress: "Str. Lungă 1" },
    },
  );
}

export async function aCart(sale: Sale, visitor: string): Promise<string> {
  const { status, body } = await sendRequest(
    sale,
    `/cart/add/${sale.product}`,
    { visitor },
    { qty: 1, options: null },
  );
  expect(status).toBe(200);
  return body.data.qcartid;
}

async function sendRequest(
  { shop }: Sale,
  path: string,
  { cart, visitor }: { cart?: string; visitor: string },
  body: object,
): Promise<Answer> {
  const response = await fetch(shop.api + path, {
    method: "POST",
    headers: {
      "x-api-key": API_KEY,
      "x-visitor-address": visitor,
      "content-type": "application/json",
      ...(cart && { qcartid: cart }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

export async function leave({ shop, product }: Sale, pieces: number): Promise<void> {
  const [row] = await shop.query<{ stock: number }>("select stock from product where id = $1", [product]);
  if (row?.stock === pieces) return;
  const answer = await fetch(`${shop.api}/staff/products/${product}/stock`, {
    method: "POST",
    headers: { "x-api-key": API_KEY, "x-staff-key": shop.staffKey, "content-type": "application/json" },
    body: JSON.stringify({ reason: "correction", counted: pieces, expected: row?.stock }),
  });
  expect(answer.status).toBe(200);
}
