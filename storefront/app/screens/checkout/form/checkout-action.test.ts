import { describe, expect, it } from "vitest";
import type { Cart } from "@curat/contract/cart";
import { needsNoReload } from "../../../session/cart/cart-answer.ts";
import { readCart } from "../../../session/cart/read-cart.server.ts";
import { aCart, anItem } from "../../../testing/a-cart.ts";
import { visit } from "../../../testing/visit.ts";
import { checkOut } from "./checkout-action.server.ts";

const CHOICES = {
  "customer.customer_type": "pf",
  "deliveryaddress.countyid": "12",
  "deliveryaddress.listed": "12",
  "deliveryaddress.cityid": "345",
  "delivery.deliveryid": "1",
  "delivery.deliveryid.1.code": "SAMEDAY_HOME",
  "payment.paymentid": "3",
};
const CONTACT = {
  "customer.firstname": "Ana",
  "customer.lastname": "Pop",
  "customer.email": "ana@example.com",
  "customer.phone": "0740 123 456",
  "deliveryaddress.streetaddress": "Str. Lungă 12",
  terms: "1",
};
const CHOSEN =
  "GET /cart/change?deliveryCode=SAMEDAY_HOME&deliveryID=1&paymentID=3&countyID=12&cityID=345&customer_type=pf";

interface Options {
  path?: string;
  cart?: Cart;
  status?: number | ((url: URL) => number);
}

async function sent(
  fields: Record<string, string>,
  { path = "/cos.data", cart = aCart(), status = 200 }: Options = {},
) {
  const body = new URLSearchParams({ intent: "recalculate", ...CHOICES, ...fields });
  const request = new Request(`http://shop.test${path}`, { method: "POST", body });
  let answer: unknown;
  const { requests } = await visit(
    ({ url }: Request) => ({ data: /\/(?:cities|addresses)\b/.test(url) ? [] : cart }),
    async (context) => {
      answer = await checkOut({ request, context });
      await readCart(context);
    },
    { method: "POST", cookie: "qcartid=c", status },
  );
  const calls = requests.map(({ method, url }) => `${method} ${url.replace("http://api.test/api/v1", "")}`);
  return { answer: (answer as { data?: unknown }).data ?? answer, calls };
}

describe("checkout form action", () => {
  it("a choice in the checkout form makes one call, after which the page needs no reload", async () => {
    const { answer, calls } = await sent({});
    expect(calls).toEqual([CHOSEN]);
    expect(answer).toMatchObject({ kind: "applied", cart: { totals: { total: 119.99 } } });
    expect(needsNoReload(answer)).toBe(true);
  });

  it("the checkout form requests the localities of a county that the page has not loaded, and returns entered values only without JavaScript", async () => {
    const { calls } = await sent({ "deliveryaddress.countyid": "40" });
    expect(calls).toContain("GET /cities/40");
    expect((await sent({})).answer).not.toHaveProperty("values");
    const { answer } = await sent({}, { path: "/cos" });
    expect(answer).toMatchObject({ values: { "deliveryaddress.cityid": "345" } });
  });

  it("the checkout form requests a county's localities again after a failed request", async () => {
    const other = { "deliveryaddress.countyid": "40" };
    const status = ({ pathname }: URL) => (pathname.endsWith("/cities/40") ? 503 : 200);
    const failed = await sent(other, { status });
    expect(failed.calls).toContain("GET /cities/40");
    expect(failed.answer).toMatchObject({ kind: "applied", localities: [] });
    expect((await sent(other)).answer).toMatchObject({ localities: [{ countyId: "40" }] });
  });

  it("the checkout form without JavaScript sets only the quantities that changed", async () => {
    const cart = aCart({ cartitems: [anItem(), anItem({ id: 2, quantity: 5 })] });
    const { calls } = await sent({ "items[1]": "3", "items[2]": "5", "items[9]": "1" }, { cart });
    expect(calls).toEqual(["GET /cart", "PUT /cart/modify?items[1]=3", CHOSEN]);
  });

  it("the checkout form without JavaScript removes the item whose remove button was pressed", async () => {
    const { calls } = await sent({ intent: "remove:1" });
    expect(calls).toEqual(["DELETE /cart/remove/1", CHOSEN]);
  });

  it("a voucher in the checkout form makes two calls, after which the page needs no reload", async () => {
    const { answer, calls } = await sent({ intent: "coupon", coupon: "CURAT10" });
    expect(calls).toEqual([CHOSEN, "POST /cart/add/voucher/CURAT10"]);
    expect(needsNoReload(answer)).toBe(true);
  });

  it("the checkout form reloads the page after the chosen saved address was deleted", async () => {
    const { answer } = await sent({ "deliveryaddress.id": "5" });
    expect(answer).toMatchObject({ kind: "applied", isStale: true, cart: { totals: { total: 119.99 } } });
    expect(needsNoReload(answer)).toBe(false);
  });

  it("the checkout form returns a null cart if it is empty, and no cart if it cannot be read", async () => {
    const empty = await sent({}, { cart: aCart({ cartitems: [] }) });
    expect(empty.answer).toMatchObject({ kind: "applied", cart: null });
    const unknown = await sent({}, { status: 503 });
    expect(unknown.answer).not.toHaveProperty("cart");
    expect(needsNoReload(unknown.answer)).toBe(false);
  });

  it("the checkout form shows the unchanged cart when a choice is refused", async () => {
    const { answer, calls } = await sent(
      {},
      { status: ({ pathname }) => (pathname.endsWith("/change") ? 422 : 200) },
    );
    expect(calls).toEqual([CHOSEN, "GET /cart"]);
    expect(answer).toMatchObject({ cart: { totals: { total: 119.99 } } });
  });

  it("the checkout form places no order when the total changed or the cart has alerts, and returns the current cart", async () => {
    const { answer, calls } = await sent({ ...CONTACT, intent: "finalize", total: "100" });
    expect(calls).toEqual([CHOSEN]);
    expect(answer).toMatchObject({
      kind: "refused",
      errors: {},
      cart: { totals: { total: 119.99 } },
      notices: [{ text: "Totalul comenzii s-a schimbat. Verifică-l și trimite din nou comanda." }],
    });
    expect(needsNoReload(answer)).toBe(true);
    const sold = aCart({ cart_alerts: ["Cadoul „Burete” nu mai este disponibil."] });
    const changed = await sent({ ...CONTACT, intent: "finalize", total: "119.99" }, { cart: sold });
    expect(changed.calls).toEqual([CHOSEN]);
    expect(changed.answer).toMatchObject({ kind: "refused", cart: { alerts: sold.cart_alerts } });
  });

  it.each([
    ["the API ignores the choices, though the total equals the displayed one", 503, ["/change"]],
    ["the rate limit was exceeded", 429, ["/change"]],
    ["the response has neither choices nor cart", 503, ["/change", "/cart"]],
    ["a quantity is refused", 422, ["/modify"]],
    ["the lines cannot be read", 503, ["/cart"]],
  ])("the checkout form places no order when %s, and keeps the entered values", async (_, fault, failing) => {
    const status = ({ pathname }: URL): number =>
      failing.some((end) => pathname.endsWith(end)) ? fault : 200;
    const fields = { ...CONTACT, intent: "finalize", total: "119.99", "items[1]": "3" };
    const { answer, calls } = await sent(fields, { path: "/cos", status });
    expect(calls.filter((call) => call.startsWith("POST"))).toEqual([]);
    expect(answer).toMatchObject({
      kind: "refused",
      notices: [
        {
          text: "Coșul nu a putut fi actualizat, așa că nu am trimis comanda. Verifică-l și încearcă din nou.",
        },
      ],
      values: { "customer.firstname": "Ana", "deliveryaddress.streetaddress": "Str. Lungă 12" },
    });
  });
});
