import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { MESSAGES } from "@curat/contract/messages.values";
import {
  contractCalls,
  type Callers,
  type ContractCall,
  type OddRequest,
  oddRequest,
} from "../testing/odd-requests.ts";
import {
  aCart,
  aCompany,
  anOrder,
  aPlace,
  brokenBooks,
  PAYMENT_SETTINGS,
  aDeliveredOrder,
} from "../testing/test-orders.ts";
import { loginAs } from "../testing/test-customers.ts";
import { PRODUCT } from "../testing/test-catalogue.ts";
import { plantSeeds, seededPages } from "../testing/odd-seeds.ts";
import { aBundle, aVoucher } from "../testing/test-offers.ts";
import { CARD, NETOPIA } from "../testing/test-payments.ts";
import { aPerson } from "../testing/test-staff.ts";
import { openTestShop } from "../testing/test-shop.ts";
import { sizeOf } from "../../../setup/test-sizes.ts";

const RUNS = sizeOf("CURAT_FUZZ_RUNS");
const SEED = sizeOf("CURAT_FUZZ_SEED");
const BATCH = 250;
const AT_ONCE = 4;
const HANGS_AFTER_MS = 20_000;

const shop = await openTestShop({ netopia: NETOPIA });
beforeAll(() => shop.api.importShop({ settings: PAYMENT_SETTINGS, bundles: [aBundle()], ...seededPages() }));
const calls = await contractCalls();

it.each<[string, object, string]>([
  ["a NUL", { name: "Ana\0Pop" }, "name"],
  ["half of a surrogate pair", { list: ["bine", { name: "\uD800" }] }, "list.1.name"],
  ["a name with a NUL", { "na\0me": "Ana" }, "na\0me"],
  ["an invalid Content-Length", { title: { length: { toString: "x" } } }, "title.length"],
])("a review with %s is refused with the path of the fault", async (_, sent, place) => {
  const customer = await loginAs(shop);
  const { status, body } = await customer.post(`/products/${PRODUCT.towels}/add/reviews`, sent);
  expect(status).toBe(422);
  expect(body.errors).toEqual({ [place]: [MESSAGES.malformed] });
});

it("a form without a boundary is refused as unreadable", async () => {
  const headers = { "content-type": "multipart/form-data" };
  const { status, body } = await shop.post("/utilities/rfq", "nimic", { headers });
  expect([status, body.errors]).toEqual([422, { body: [MESSAGES.malformed] }]);
});

it.each(["/products/%00", "/payments/Ana%00Pop"])("the path %s with a NUL returns 404", async (path) => {
  expect((await shop.get(path)).status).toBe(404);
});

it(`answers ${RUNS} odd requests below 500 and in time, and a 422 names its field in Romanian`, async () => {
  const faults: string[] = [];
  const statuses: Record<string, number> = {};
  const unreached = new Set(calls.map(nameOf));
  for (let made = 0; made < RUNS; made += BATCH) {
    const { callers, known } = await aLivelyShop();
    const options = { numRuns: Math.min(BATCH, RUNS - made), seed: SEED + made };
    const waiting = fc.sample(oddRequest(calls, callers, known), options);
    const sendWaiting = async (): Promise<void> => {
      for (let odd = waiting.pop(); odd; odd = waiting.pop()) {
        const { status, fault } = await tryOut(odd);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status === 200) unreached.delete(nameOf(odd.call));
        if (fault) faults.push(`${odd.call.method} ${odd.address.slice(0, 300)}: ${fault}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendWaiting));
  }
  console.info(`Answers by status: ${JSON.stringify(statuses)}`);
  console.info(`Calls without a 200: ${[...unreached].join(", ") || "none"}`);
  expect(faults).toEqual([]);
  expect(await brokenBooks(shop)).toEqual({});
  // The test would prove nothing if most requests were refused.
  expect(statuses[200]).toBeGreaterThan(RUNS / 10);
  expect((statuses[401] ?? 0) + (statuses[403] ?? 0)).toBeLessThan(RUNS / 4);
}, 900_000);

function nameOf({ method, path }: ContractCall): string {
  return `${method} ${path}`;
}

async function tryOut(odd: OddRequest): Promise<{ status: number; fault: string | undefined }> {
  const { call, address, headers, body } = odd;
  const request = new Request(`http://api.test${API_BASE}${address}`, {
    method: call.method.toUpperCase(),
    headers,
    ...(body !== undefined && { body }),
  });
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const clock = setTimeout(resolve, HANGS_AFTER_MS);
  const response = await Promise.race([shop.api.fetch(request), late]);
  clearTimeout(clock);
  if (!response) return { status: 0, fault: "hangs" };
  const { status } = response;
  if (status >= 500) return { status, fault: `${status} ${text(body)}` };
  const fault = status === 422 ? faultOf(await response.json(), odd) : undefined;
  return { status, fault };
}

function faultOf(
  { errors = {} }: { errors?: Record<string, string[]> },
  odd: OddRequest,
): string | undefined {
  const reported = `${JSON.stringify(errors).slice(0, 300)} for ${text(odd.body)}`;
  const messages = Object.values(errors).flat();
  if (messages.length === 0) return `422 names no field: ${reported}`;
  if (/\b(?:[Ii]nvalid|[Ee]xpected|[Rr]equired|must|null|undefined)\b/.test(messages.join(" ")))
    return `422 in English: ${reported}`;
  // For a body that is not an object, no more specific field can be named. Some calls have a field named
  // "body".
  const isField = /"body":/.test(text(odd.body));
  const isVague = (odd.isReadable || odd.call.method === "get") && "body" in errors && !isField;
  return isVague ? `422 names the whole body: ${reported}` : undefined;
}

function text(body: OddRequest["body"]): string {
  return typeof body === "string"
    ? body.slice(0, 600)
    : body === undefined
      ? "no body"
      : JSON.stringify([...body]);
}

/** Returns callers of a shop with orders and carts, and the values that fit a field of a given name. */
async function aLivelyShop(): Promise<{ callers: Callers; known: (key: string) => readonly unknown[] }> {
  await shop.query(
    "insert into stock_movement (product_id, quantity, reason, actor_kind, at) select id, 400, 'correction', 'staff', now() from product",
  );
  // Restores the products that earlier requests unpublished or archived.
  await shop.query("update product set is_published = true, archived_at = null where id = any($1)", [
    [PRODUCT.lavender, PRODUCT.towels],
  ]);
  const clients = [await loginAs(shop), await loginAs(shop)] as const;
  const lines = [{ product: PRODUCT.lavender, quantity: 2 }, { product: PRODUCT.towels }];
  const [first, second] = clients;
  const delivered = await aDeliveredOrder(shop, { lines, customer: first });
  await shop.staff.post(`/staff/orders/${delivered.id}/invoice`, {});
  const { codes, cardOrders } = await plantSeeds(shop, { customer: first, delivered });
  const guests = await anOrder(shop, { lines });
  await shop.staff.post(`/staff/orders/${guests.id}/invoice`, {});
  const found = await shop.post("/orders/lookup", { number: guests.number, email: "ana@example.com" });
  const placed = [
    await anOrder(shop, { lines, customer: first }),
    await anOrder(shop, { lines, customer: second }),
  ];
  const orders = [delivered, guests, ...placed];
  const orderIds = orders.map(({ id }) => id);
  for (const { headers } of clients) {
    await shop.post("/user/addresses", aPlace({ contact: "Ana Pop" }), { headers });
    await shop.post("/user/companies", aCompany(), { headers });
  }
  const carts = await Promise.all([aCart(shop, lines), aCart(shop, lines), aCart(shop, lines)]);
  const [{ items } = { items: [] }] = await shop.query<{ items: number[] }>(
    "select array_agg(id::int) as items from (select id from cart_item order by id desc limit 6) i",
  );
  const [{ rows } = { rows: [] }] = await shop.query<{ rows: number[] }>(
    `select array_agg(id::int) as rows from
       (select id from customer_address where customer_id = any($1) union select id from customer_company where customer_id = any($1)) r`,
    [clients.map(({ id }) => id)],
  );
  const voucher = await aVoucher(shop);
  const products = Object.values(PRODUCT);
  // Some are logged out during the run.
  const people = await Promise.all(Array.from({ length: 20 }, () => aPerson(shop, { permissions: "owner" })));
  const table: [RegExp, readonly unknown[]][] = [
    [/^access$/, [found.body.data.access]],
    [/email/i, [first.email, "ana@example.com"]],
    [/^roles?$/i, [1]],
    [/^version$/i, [0, 0, 1]],
    [/phone/i, ["0740123456", "+40 264 123 456"]],
    [/name$|contact|person/i, ["Ana", "Pop", "Curat & Fiii SRL"]],
    [/product/i, products],
    [/randomid/i, [...orders.map(({ randomId }) => randomId), ...cardOrders, ...cardOrders]],
    [/token/i, codes],
    [/orderid$/i, orderIds],
    [/number|ordernr/i, orders.map(({ number }) => number)],
    [/payment/i, [CARD, 2, 3]],
    [/deliveryid/i, [1, 3]],
    [/deliverycode/i, ["SAMEDAY_HOME", "FAN"]],
    [/county/i, [12, 12, 12, 1]],
    [/city/i, [2, 2, 2, 1]],
    [/itemid/i, items],
    [/^code$/i, [voucher, ...codes]],
    [/qty|quantity/i, [1, 2, "3"]],
    [/cui|fiscal/i, ["RO14399840", "14399840"]],
    [/^reg$|registry/i, ["J12/100/2001"]],
    [/iban|bankaccount/i, ["RO49 AAAA 1B31 0075 9384 0000"]],
    [/invoicenr/i, ["1", "2"]],
    [/typeid/i, [1, 2, 3]],
    [/^id$/i, [1, 2, 3, 31, 1904, ...rows, ...orderIds, PRODUCT.towels]],
    [/companyid/i, rows],
    [/zip/i, ["400001", ""]],
    [/date|_at$|from$|until$|to$/i, ["2026-11-01", "2026-11-21T10:00:00Z", "2026-02-30"]],
    [
      /status|state/i,
      ["confirmed", "cancelled", "shipped", "received", "approved", "rejected", "refunded", "published"],
    ],
    [/password/i, ["un cal alb pe deal"]],
    [/url|slug|path/i, ["/curatenie", "/articole/despre-noi.html", "/produs-101"]],
    [/params/i, ["11", "11,21", "21"]],
    [/term|query/i, ["detergent", "lavanda"]],
    [/page/i, ["1", "2"]],
    [/id$/i, [1, 2, 3, ...orderIds, ...products]],
  ];
  const places: [RegExp, readonly unknown[]][] = [
    [/^\/products\/\S+ \w+$/, products],
    [/^\/user\/orders\/\S+ \w+$/, orders.map(({ randomId }) => randomId)],
    [/^\/staff\/orders\/\S+ \w+$/, orderIds],
    [/^\/staff\/people\/\S+ \w+$/, people.map(({ id }) => id)],
    [/^\/staff\/roles\/\S+ \w+$/, [1]],
    [/^\/user\/(?:addresses|companies)\/\S+ \w+$/, rows],
  ];
  return {
    callers: {
      carts,
      sessions: clients.map(({ token }) => token),
      apiKey: shop.config.apiKey,
      staffKey: shop.staffKey,
      staffTokens: people.map(({ headers }) => headers[HEADERS.staffToken] ?? ""),
    },
    known: (key) =>
      places.find(([pattern]) => pattern.test(key))?.[1] ??
      table.find(([pattern]) => pattern.test(key.split(" ").at(-1) ?? ""))?.[1] ??
      [],
  };
}
