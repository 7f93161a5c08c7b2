import { describe, expect, it } from "vitest";
import { aCart, anItem } from "../../testing/a-cart.ts";
import { visit } from "../../testing/visit.ts";
import { changeCartByForm } from "./cart-action.server.ts";
import { needsNoReload } from "./cart-answer.ts";
import type { CartAnswer } from "./cart-answer.ts";
import { readCart } from "./read-cart.server.ts";

const MAX = "Cantitatea maxima este de 20 buc per produs";
const LOCKER = "Livrarea la easybox nu este disponibilă.";
type Sent = Record<string, string>;

async function sent(form: Sent, cart: unknown, { status = 200, path = "/cos/actiune.data" } = {}) {
  const body = new URLSearchParams(form);
  const request = new Request(`http://shop.test${path}`, { method: "POST", body });
  let answer: CartAnswer | undefined;
  const { requests } = await visit(
    (call: Request) => ({ data: call.method === "GET" ? aCart() : cart }),
    async (context) => {
      answer = await changeCartByForm({ request, context });
      await readCart(context);
    },
    {
      method: "POST",
      cookie: "qcartid=c",
      status: ({ pathname }) => (pathname.endsWith("/cart") ? 200 : status),
    },
  );
  return {
    answer,
    requests: requests.map(({ method, url }) => `${method} ${url.replace("http://api.test/api/v1", "")}`),
  };
}

it.each<[Sent, string, CartAnswer["done"]]>([
  [
    { intent: "quantities", "items[1]": "3", "items[2]": "1" },
    "PUT /cart/modify?items[1]=3&items[2]=1",
    "changed",
  ],
  [{ intent: "remove", itemId: "1" }, "DELETE /cart/remove/1", "removed"],
  [{ intent: "add", productID: "7", qty: "2" }, "POST /cart/add/7", "added"],
  [{ intent: "add", productID: "7" }, "POST /cart/add/7", "added"],
  [{ intent: "add-bundle", bundleID: "4", qty: "2" }, "POST /cart/add/bundle/4", "added"],
])("sending %o makes one API call, whose response updates the page", async (form, call, done) => {
  const { answer, requests } = await sent(
    form,
    aCart({ cartitems: [anItem({ quantity: 3, subtotal: 150 })] }),
  );
  expect(requests).toEqual([call]);
  expect(answer).toMatchObject({ done, cart: { lines: [{ quantity: 3, subtotal: 150 }] } });
  // Header and checkout reload the cart only after an addition (C-037).
  expect(needsNoReload(answer)).toBe(done !== "added");
});

it("removing the last item returns no cart", async () => {
  const { answer } = await sent({ intent: "remove", itemId: "1" }, aCart({ cartitems: [] }));
  expect(answer).toMatchObject({ done: "removed", cart: null });
  expect(needsNoReload(answer)).toBe(true);
});

it("a refused quantity returns the current cart", async () => {
  const { answer, requests } = await sent({ intent: "quantities", "items[9]": "3" }, {}, { status: 404 });
  expect(requests).toEqual(["PUT /cart/modify?items[9]=3", "GET /cart"]);
  expect(answer).toMatchObject({ done: undefined, cart: { lines: [{ quantity: 2 }] } });
});

it.each([{}, { intent: "quantities" }, { intent: "empty" }, { "items[1]": "3" }])(
  "sending %o makes no API call",
  async (form) => {
    const { answer } = await sent(form as Sent, aCart());
    expect(answer).toEqual({ kind: "cart", done: undefined, notices: [] });
    expect(needsNoReload(answer)).toBe(false);
  },
);

describe("lines added in one call", () => {
  const added_lines = [
    { productid: 7, product: "Săpun", asked: 2, added: 2, outcome: "added" },
    {
      productid: 9,
      product: "Clor",
      asked: 5,
      added: 0,
      outcome: "refused",
      message: "Produsul nu este în stoc.",
    },
  ];
  const form = {
    intent: "add-lines",
    "lines[7]": "2",
    "lines[8]": " ",
    "lines[9]": "5",
    sending: "abcdefgh",
  };
  const answered = aCart({ added_lines, is_repeated: false } as object);

  it("adding several lines makes one call and reports a result for each", async () => {
    const { answer, requests } = await sent(form, answered);
    expect(requests).toEqual(["POST /cart/lines"]);
    expect(answer).toMatchObject({
      done: "added",
      lines: added_lines,
      notices: [{ kind: "success", text: "Am adăugat un produs în coș." }],
    });
  });
});

describe("an added product", () => {
  const TWENTY = { productid: 7, quantity: 20, price: 4.5, oldprice: null };
  const adding = async (just_added: object | undefined, path?: string) => {
    const cart = { ...aCart({ cartitems: [anItem(TWENTY)] }), cart_messages: [MAX], just_added };
    return (await sent({ intent: "add", productID: "7", qty: "5" }, cart, path ? { path } : {})).answer;
  };

  it.each([
    [{ id: 1, quantity: 2 }, 2],
    // If the provider reports no quantity, the requested one is used.
    [undefined, 5],
  ])(
    "the action reports just_added %j with its cart line's price and %d pieces",
    async (reported, pieces) => {
      expect(await adding(reported)).toMatchObject({
        done: "added",
        added: { pieces, terms: { price: 4.5, oldPrice: null, code: expect.any(String) } },
        remarks: [MAX],
        notices: [{ kind: "success", text: "Produsul a fost adaugat cu succes" }],
      });
    },
  );

  it("the action reports why nothing was added", async () => {
    const answer = await adding({ id: 1, quantity: 0 });
    expect(answer).toMatchObject({
      notices: [{ kind: "error", text: MAX }],
      cart: { lines: [{ quantity: 20 }] },
    });
    expect([answer?.done, answer?.added]).toEqual([undefined, undefined]);
  });

  const remarksOf = async (cart: object) =>
    (await sent({ intent: "add", productID: "7", qty: "20" }, cart)).answer?.remarks;

  it("an added product is reported with the cart's messages, except those about delivery", async () => {
    expect(await remarksOf({ cart_messages: [MAX, LOCKER], delivery_messages: [LOCKER] })).toEqual([MAX]);
  });

  it("the action reads the cart if the provider returns none", async () => {
    expect(await remarksOf({})).toEqual(aCart().cart_messages);
    const { answer } = await sent({ intent: "add", productID: "7", qty: "20" }, {});
    expect([answer?.done, needsNoReload(answer)]).toEqual(["added", false]);
  });
});
