import { expect, test } from "@playwright/test";
import { LAST_PIECES_SHOP_PORT } from "../addresses.ts";
import { INVARIANTS } from "./invariants.ts";
import { API_KEY, HOOK_MS } from "../own-shop.ts";
import { sizeOf } from "../../setup/test-sizes.ts";
import { SET_STOCK } from "../shop-database.ts";
import { type ShopUnderFire, startShopUnderFire } from "./shop-under-fire.ts";

const BUYERS = sizeOf("CURAT_BUYERS");
const PIECES = 10;

// Both tests ask one shop.
test.describe.configure({ mode: "default" });

let shop: ShopUnderFire;
let product: number;
let city: number;
test.beforeAll(async () => {
  test.setTimeout(HOOK_MS);
  shop = await startShopUnderFire(LAST_PIECES_SHOP_PORT);
  const [row] = await shop.query<{ id: number }>(
    "select id from product where min_quantity = 1 and is_published order by id limit 1",
  );
  product = row?.id ?? 0;
  const [place] = await shop.query<{ id: number }>("select id from city where county_id = 12 limit 1");
  city = place?.id ?? 0;
});
test.afterAll(() => shop?.stop());

test(`of ${BUYERS} buyers at once ${PIECES} get the last ${PIECES} pieces, however often all ask`, async () => {
  test.setTimeout(60_000 + BUYERS * 600);
  await leave(PIECES);
  const carts = await Promise.all(Array.from({ length: BUYERS }, (_, index) => aCart(`om-${index}`)));
  const answers = await Promise.all(carts.map((cart, index) => orderUntilSure(cart, `om-${index}`)));
  const sold = answers.filter(({ status }) => status === 200);
  const told = answers.filter(({ status }) => status === 422);
  expect([sold.length, told.length]).toEqual([PIECES, BUYERS - PIECES]);
  expect(new Set(sold.map(({ body }) => body.data.orderData.randomid)).size).toBe(PIECES);
  expect(new Set(told.flatMap(({ body }) => Object.values(body.errors).flat()))).toEqual(
    new Set(["Produsul nu mai este în stoc."]),
  );
  const [stock] = await shop.query("select stock from product where id = $1", [product]);
  expect(stock).toEqual({ stock: 0 });
  for (const [claim, query] of Object.entries(INVARIANTS))
    expect.soft(await shop.query(query), claim).toEqual([]);
});

test("the same order sent five times at once, to both processes, is one order with five equal answers", async () => {
  await leave(40);
  const cart = await aCart("cinci");
  const answers = await Promise.all(Array.from({ length: 5 }, () => order(cart, "cinci")));
  expect(answers[0]?.status).toBe(200);
  expect(answers).toEqual(Array(5).fill(answers[0]));
  const [stock] = await shop.query("select stock from product where id = $1", [product]);
  expect(stock).toEqual({ stock: 39 });
});

interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- what a call answers is what the test is about to assert
  body: any;
}

/** A refusal is asked about once more, as a person does; a shop that has no time is asked again. */
async function orderUntilSure(cart: string, visitor: string): Promise<Answer> {
  let answer = await order(cart, visitor);
  for (let retries = 0; retries < 20 && answer.status === 503; retries += 1)
    answer = await order(cart, visitor);
  return await order(cart, visitor).then((again) => (again.status === 503 ? answer : again));
}

function order(cart: string, visitor: string): Promise<Answer> {
  return ask(
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
      deliveryaddress: { id: null, countyid: 12, cityid: city, streetaddress: "Str. Lungă 1" },
    },
  );
}

/** A number of his own: who shares one shares the bounds of the unknown. */
function phoneOf(visitor: string): string {
  const digits = [...visitor].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 10_000_000, 7);
  return `074${String(digits).padStart(7, "0")}`;
}

async function aCart(visitor: string): Promise<string> {
  const { status, body } = await ask(`/cart/add/${product}`, { visitor }, { qty: 1, options: null });
  expect(status).toBe(200);
  return body.data.qcartid;
}

async function ask(
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

/** So many pieces are left of the product. */
async function leave(pieces: number): Promise<void> {
  await shop.query(SET_STOCK, [product, pieces]);
  shop.reindex();
}
