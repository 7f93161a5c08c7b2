import { describe, expect, it } from "vitest";
import { addToCart, getCart } from "@curat/contract/cart";
import { login } from "@curat/contract/customers";
import { resolveRoute } from "@curat/contract/routing";
import { visit } from "../testing/visit.ts";
import type { Act } from "../testing/visit.ts";
import { apiOf, cachedApiOf } from "./api.server.ts";
import { readCart } from "./cart/read-cart.server.ts";

const readsCart: Act = (context) => apiOf(context).call(getCart);
const addsToCart: Act = (context) =>
  apiOf(context).call(addToCart, { params: { productID: "7" }, body: { qty: 1 } });

describe("a request's API client", () => {
  it("the API client calls the versioned base URL with the visitor's token and cart", async () => {
    const { requests } = await visit({ data: {} }, readsCart, { cookie: "user_token=t; qcartid=c" });
    expect(requests[0]?.url).toBe("http://api.test/api/v1/cart");
    expect(requests[0]?.headers.get("user-token")).toBe("t");
    expect(requests[0]?.headers.get("qcartid")).toBe("c");
  });

  it.each([
    ["our own API", true, ["192.0.2.7", "Firefox"]],
    ["a foreign provider by default", false, [null, null]],
  ])(
    "the API client sends the visitor's IP address and user agent at login to %s: %s",
    async (_, hasOwnApi, expected) => {
      const logsIn: Act = (context) =>
        apiOf(context).call(login, { body: { email: "ana@example.com", password: "parola" } });
      const { requests } = await visit({ data: {} }, logsIn, { method: "POST", hasOwnApi });
      expect(["x-visitor-address", "x-visitor-agent"].map((name) => requests[0]?.headers.get(name))).toEqual(
        expected,
      );
    },
  );

  it("the API client stores the cart id of any response", async () => {
    const cart = { data: { qcartid: "cos-nou" } };
    const written = await visit(cart, addsToCart, { method: "POST" });
    const named = expect.stringMatching(/^qcartid=cos-nou;.*HttpOnly/);
    expect(written.cookies).toEqual(expect.arrayContaining([named]));
    const read = await visit(cart, readsCart);
    expect(read.cookies).toEqual([expect.stringMatching(/^qcartid=cos-nou;.*HttpOnly/)]);
    expect((await visit(cart, readsCart, { cookie: "qcartid=cos-nou" })).cookies).toEqual([]);
  });

  it("the API client sets a new cart version only after a call that may have changed the cart", async () => {
    const version = async (act: Act, cookie: string) =>
      (await visit({ data: {} }, act, { cookie })).cookies.map((line) => line.split(";")[0]);
    const [one, other] = [await version(addsToCart, "qcartid=c"), await version(addsToCart, "qcartid=c")];
    expect(one).toEqual([expect.stringMatching(/^cartversion=[\w-]{36}$/)]);
    expect(other).not.toEqual(one);
    expect(await version(readsCart, "qcartid=c; cartversion=1")).toEqual([]);
    expect(await version(addsToCart, "")).toEqual([]);
  });

  it("the API client stores no cart id from shared responses", async () => {
    const readsShared: Act = (context) => cachedApiOf(context).call(getCart);
    expect((await visit({ data: { qcartid: "al-altuia" } }, readsShared)).cookies).toEqual([]);
  });

  it("the API client deletes a token and a cart id that are not valid header values", async () => {
    const { requests, cookies, response } = await visit({ data: {} }, readsCart, {
      cookie: "user_token=%E2%80%AE; qcartid=%00",
    });
    expect([
      response.status,
      requests[0]?.headers.has("user-token"),
      requests[0]?.headers.has("qcartid"),
    ]).toEqual([200, false, false]);
    expect(cookies.map((line) => line.split(" Path")[0])).toEqual(["user_token=;", "qcartid=;"]);
  });

  it("the API client redirects when a response body contains a new URL", async () => {
    const { response } = await visit({ statusCode: 301, data: { url: "noua-adresa" } }, readsCart);
    expect([response.status, response.headers.get("location")]).toEqual([302, "/noua-adresa"]);
  });

  it("the API client does not redirect after the router call", async () => {
    const { response } = await visit({ statusCode: 301, data: { url: "/nou" } }, (context) =>
      apiOf(context).call(resolveRoute, { body: { url: "/vechi" } }),
    );
    expect(response.status).toBe(200);
  });

  it("the API client logs the visitor out without a notice when the token is invalid", async () => {
    const refusal = { message: "token_expired", error: "token_not_provided" };
    const lost = await visit(refusal, readsCart, { cookie: "user_token=t; qcartid=c", status: 401 });
    expect(lost.cookies.map((line) => line.split(" Path")[0])).toEqual(["user_token=;", "qcartid=;"]);
    expect(lost.notices).toEqual([]);
  });

  it("the API client keeps the cart of a visitor who never had a token", async () => {
    const refusal = { error: "token_not_provided" };
    expect((await visit(refusal, readsCart, { cookie: "qcartid=c", status: 401 })).cookies).toEqual([]);
  });

  it("the API client collects the messages of responses as notices", async () => {
    const { notices } = await visit(
      { message: "Datele s-au schimbat între timp. Reîncarcă pagina." },
      addsToCart,
      {
        method: "POST",
        status: 409,
      },
    );
    expect(notices).toEqual([{ kind: "error", text: "Datele s-au schimbat între timp. Reîncarcă pagina." }]);
  });
});

describe("notices of a call that failed on the server", () => {
  const noticesOf = async (act: Act, status: number) =>
    (await visit({ message: "Serviciul nu este disponibil momentan." }, act, { status })).notices;

  it("notices of a write that failed on the server include the request's code", async () => {
    const text = "Serviciul nu este disponibil momentan. Dacă ne scrii, menționează codul 3f2a9c01d4e5.";
    expect(await noticesOf(addsToCart, 500)).toEqual([{ kind: "error", text }]);
  });

  it("notices of a refusal or a failed read include no code", async () => {
    const plain = [{ kind: "error", text: "Serviciul nu este disponibil momentan." }];
    expect([await noticesOf(addsToCart, 409), await noticesOf(readsCart, 500)]).toEqual([plain, plain]);
  });
});

describe("the cart of a page", () => {
  it("a cart that cannot be read is unknown, not empty", async () => {
    let cart: unknown = "not asked";
    await visit({ message: "Defect" }, async (context) => (cart = await readCart(context)), {
      cookie: "qcartid=c",
      status: 500,
    });
    expect(cart).toEqual({ hasFailed: true });
  });

  it("a page reads the cart only once, no matter how many parts need it", async () => {
    const readsTwice: Act = (context) => Promise.all([readCart(context), readCart(context)]);
    const { requests } = await visit({ data: { cartitems: [] } }, readsTwice, { cookie: "qcartid=c" });
    expect(requests).toHaveLength(1);
    expect((await visit({}, readsTwice)).requests).toEqual([]);
  });
});
