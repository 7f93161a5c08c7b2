import { expect, it } from "vitest";
import { aCart } from "../../testing/a-cart.ts";
import { visit } from "../../testing/visit.ts";
import { loadCheckout } from "./load.server.ts";
import type { CheckoutData } from "./load.server.ts";

/** The cookie remembers delivery to an easybox, while the stored cart has courier delivery. */
const REMEMBERED = `qcartid=c; choices=${encodeURIComponent("delivery_options_id=2")}`;
const STORED = aCart({ delivery_option: { deliveryId: 1 } });
const WISHED = aCart({
  delivery_option: { deliveryId: 2 },
  totals: { ...STORED.totals, grandtotal: 112.99 },
});

async function opened(cookie: string, { hasOwnApi = true, status = 200, isProcurement = false } = {}) {
  let data: CheckoutData | undefined;
  const { requests } = await visit(
    ({ url }: Request) => ({ data: answerTo(new URL(url)) }),
    async (context) => (data = await loadCheckout(context, { isProcurement })),
    { cookie, hasOwnApi, status: ({ search }) => (search === "?deliveryID=2" ? status : 200) },
  );
  const calls = requests.map(({ method, url }) => `${method} ${url.replace("http://api.test/api/v1", "")}`);
  return { data, calls: calls.filter((call) => call.includes("/cart")) };
}

function answerTo({ pathname, search }: URL): unknown {
  if (!pathname.endsWith("/cart")) return [];
  return search === "" ? STORED : WISHED;
}

it("opening the checkout reads the cart with the remembered choices and stores nothing", async () => {
  const { data, calls } = await opened(REMEMBERED);
  expect(calls).toEqual(["GET /cart", "GET /cart?deliveryID=2"]);
  expect(data).toMatchObject({ cart: { deliveryId: 2, totals: { total: 112.99 } }, isBehind: true });
});

it("the cart is read only once when the remembered choice is already stored or is unavailable", async () => {
  for (const cookie of [
    "qcartid=c",
    REMEMBERED.replace("%3D2", "%3D1"),
    REMEMBERED.replace("%3D2", "%3D9"),
  ]) {
    const { data, calls } = await opened(cookie);
    expect(calls).toEqual(["GET /cart"]);
    expect(data).toMatchObject({ cart: { deliveryId: 1 }, isBehind: false });
  }
});

it.each([
  ["the remembered customer type", `qcartid=c; choices=${encodeURIComponent("customer_type=pj")}`, {}],
  ["public procurement", "qcartid=c", { isProcurement: true }],
])("a guest's checkout starts as a company after %s", async (_, cookie, more) => {
  const { data, calls } = await opened(cookie, more);
  expect(calls).toEqual(["GET /cart", "GET /cart?customer_type=pj"]);
  expect(data).toMatchObject({ isSame: true, isBehind: true });
});

it("the stored cart is shown when the recalculated one cannot be read", async () => {
  expect((await opened(REMEMBERED, { status: 422 })).data).toMatchObject({
    cart: { deliveryId: 1, totals: { total: 119.99 } },
    isBehind: false,
  });
});

it("an external provider's cart is shown with the remembered choice and the stored totals", async () => {
  const { data, calls } = await opened(REMEMBERED, { hasOwnApi: false });
  expect(calls).toEqual(["GET /cart"]);
  expect(data).toMatchObject({ cart: { deliveryId: 2, totals: { total: 119.99 } }, isBehind: true });
});
