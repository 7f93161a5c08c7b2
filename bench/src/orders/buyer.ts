import { Agent, request } from "node:http";
import type pg from "pg";
import { anOrderBody } from "./order-body.ts";

export interface Good {
  id: number;
  priceBani: number;
}

/** Returns products with enough stock for the whole run. */
export async function findGoods(pool: pg.Pool): Promise<Good[]> {
  const { rows } = await pool.query<Good>(
    `select id, price_bani as "priceBani" from product where stock >= 60 and min_quantity = 1 and price_bani < 20000 order by id`,
  );
  return rows;
}

/** Returns a town in the county to which orders are delivered. */
export async function findCity(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    "select id from city where county_id = 12 order by id limit 1",
  );
  if (!rows[0]) throw new Error("The shop has no locality in Cluj.");
  return rows[0].id;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Adds a product, chooses the delivery place and orders; throws for any status but 200. */
export async function buyOverHttp(shop: Shop, goods: readonly Good[], index: number): Promise<void> {
  const good = goods[index % goods.length];
  if (!good) throw new Error("The shop has nothing to sell.");
  // Each buyer has a separate IP address, as behind the storefront.
  const headers = { "x-visitor-address": `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}` };
  const sendRequest = (method: string, path: string, more: { body?: object; cart?: string } = {}) =>
    send(shop, { method, path, headers, ...more });
  const added = await sendRequest("POST", `/cart/add/${good.id}`, { body: { qty: 1, options: null } });
  const cart = added.data.qcartid;
  await sendRequest("GET", "/cart/change?countyID=12&customer_type=pf", { cart });
  await sendRequest("POST", "/orders", { cart, body: anOrderBody(index, shop.cityId) });
}

export interface Shop {
  url: string;
  apiKey: string;
  cityId: number;
}
interface CallInput {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: object;
  cart?: string | undefined;
}

function send(
  shop: Shop,
  { method, path, headers, body, cart }: CallInput,
): Promise<{ data: { qcartid?: string } }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ data: { qcartid?: string } }>();
  const sent = body && JSON.stringify(body);
  const requested = request(
    `${shop.url}/api/v1${path}`,
    {
      agent,
      method,
      headers: {
        ...headers,
        "x-api-key": shop.apiKey,
        ...(cart && { qcartid: cart }),
        ...(sent && { "content-type": "application/json", "content-length": Buffer.byteLength(sent) }),
      },
    },
    (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const text = Buffer.concat(parts).toString();
        if (response.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Error(`${method} ${path} returned ${response.statusCode}: ${text.slice(0, 300)}`));
      });
    },
  );
  requested.on("error", reject);
  requested.end(sent);
  return promise;
}
