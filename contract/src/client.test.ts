import { describe, expect, it } from "vitest";
import { addToCart, addVoucherToCart, getCart, modifyCart } from "./cart.ts";
import { getCategory } from "./catalog.ts";
import { getConsentGroups } from "./consent.ts";
import { sendMessage } from "./contact.ts";
import { createClient, fillPath, queryString } from "./client.ts";
import { login, logout, register } from "./customers.ts";
import { getInvoice } from "./invoices.ts";
import { resolveRoute } from "./routing.ts";
import type { Signals } from "./answer-notices.ts";

describe("URL helpers", () => {
  it("path parameters are URL-encoded", () => {
    expect(fillPath("/search/{term}", { term: "5 l / roșu" })).toBe("/search/5%20l%20%2F%20ro%C8%99u");
  });
  it("query strings keep brackets in keys, repeat lists and drop absent values", () => {
    expect(queryString({ "items[12]": 3, a: ["x", "y"], b: undefined })).toBe("?items[12]=3&a=x&a=y");
  });

  it("a lone surrogate from truncated text is replaced in URLs", () => {
    const cut = "soluție😀".slice(0, -1);
    expect(fillPath("/search/{term}", { term: cut })).toBe("/search/solu%C8%9Bie%EF%BF%BD");
    expect(queryString({ term: cut })).toBe("?term=solu%C8%9Bie%EF%BF%BD");
  });
});

function aClient(answer: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  const signals: Signals[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    requests.push(new Request(input, init));
    return answer();
  };
  const client = createClient({
    fetch: fetcher,
    baseUrl: "http://api.test/api/v1",
    apiKey: "key",
    token: "token",
    cartId: "cart",
    consentId: "consent",
    visitorAgent: "Firefox",
    onSignals: (received) => signals.push(received),
  });
  return { client, requests, signals };
}

describe("client.call", () => {
  it("client.call sends the headers, the path, the query and the body", async () => {
    const { client, requests } = aClient(() => Response.json({ data: {} }));
    await client.call(addToCart, { params: { productID: "7" }, body: { qty: 2 } });
    await client.call(modifyCart, { query: { "items[12]": "3" } });
    expect(requests[0]?.url).toBe("http://api.test/api/v1/cart/add/7");
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
      "x-api-key": "key",
      "user-token": "token",
      qcartid: "cart",
    });
    expect(await requests[0]?.json()).toEqual({ qty: 2 });
    expect(requests[1]?.url).toBe("http://api.test/api/v1/cart/modify?items[12]=3");
  });
  it("client.call sends bodies as JSON, and omits the user token from login and registration", async () => {
    const { client, requests } = aClient(() => Response.json({ data: { user_token: "t" } }));
    const [email, password] = ["ana@example.com", "un cal alb pe deal"];
    const person = {
      firstname: "Ana",
      lastname: "Ionescu",
      password_confirm: password,
      terms: true as const,
    };
    await client.call(login, { body: { email, password } });
    await client.call(register, { body: { email, password, ...person } });
    await client.call(getCart);
    expect(requests.map(({ headers }) => headers.get("user-token"))).toEqual([null, null, "token"]);
    expect(requests.map(({ headers }) => headers.get("content-type"))).toEqual([
      "application/json",
      "application/json",
      null,
    ]);
  });
  it("client.call sends the user agent and the consent id only with calls that need them", async () => {
    const { client, requests } = aClient(() => Response.json({ data: null }));
    await client.call(login, { body: { email: "ana@example.com", password: "un cal alb pe deal" } });
    await client.call(logout);
    await client.call(getConsentGroups);
    const reported = (name: string) => requests.map(({ headers }) => headers.get(name));
    expect(reported("x-visitor-agent")).toEqual(["Firefox", null, null]);
    expect(reported("csvid")).toEqual([null, null, "consent"]);
    expect(reported("user-token")).toEqual([null, "token", "token"]);
  });
  it("client.call omits absent fields from form data", async () => {
    const { client, requests } = aClient(() => Response.json({ data: null }));
    const person = { name: "Ana", email: "ana@exemplu.ro", phone: "0722123456", terms: true };
    await client.call(sendMessage, {
      body: { ...person, questions: "Bună", productid: undefined },
      as: "form",
    });
    expect(requests[0]?.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
    const form = await requests[0]?.formData();
    expect(Object.fromEntries(form ?? [])).toEqual({ ...person, terms: "true", questions: "Bună" });
  });
  it("client.call sends a voucher's code in the URL and in the body", async () => {
    const { client, requests } = aClient(() => Response.json({ data: {} }));
    await client.call(addVoucherToCart, { params: { code: "VARĂ 10" }, body: { code: "VARĂ 10" } });
    expect(requests[0]?.url).toBe("http://api.test/api/v1/cart/add/voucher/VAR%C4%82%2010");
    expect(await requests[0]?.json()).toEqual({ code: "VARĂ 10" });
  });
  it("client.call returns the data of a 200 response", async () => {
    const { client } = aClient(() => Response.json({ data: { categoryID: 3 } }));
    const result = await client.call(getCategory, { params: { id: "3" } });
    expect(result.ok && result.data.categoryID).toBe(3);
  });
  it("client.call reports a cart id nested in the response", async () => {
    const { client, signals } = aClient(() => Response.json({ data: { data: { qcartid: "deep" } } }));
    await client.call(getCart);
    const flat = aClient(() => Response.json({ data: { qcartid: "flat" } }));
    await flat.client.call(getCart);
    expect([signals[0]?.cartId, flat.signals[0]?.cartId]).toEqual(["deep", "flat"]);
  });
  it.each([
    ["nou", "/nou"],
    ["/nou?a=1", "/nou?a=1"],
    ["https://alt.example/nou", "https://alt.example/nou"],
  ])("client.call reports a redirect URL, adding a leading slash to a path: %s", async (url, redirect) => {
    const { client, signals } = aClient(() => Response.json({ statusCode: 301, data: { url } }));
    await client.call(getCart);
    expect(signals[0]?.redirect).toBe(redirect);
  });
  it("client.call does not report a redirect that the call returns as data", async () => {
    const { client, signals } = aClient(() => Response.json({ statusCode: 301, data: { url: "/nou" } }));
    await client.call(resolveRoute, { body: { url: "/vechi" } });
    expect(signals[0]?.redirect).toBeUndefined();
  });
  it("client.call ignores a redirect URL in a body with status 404", async () => {
    const { client, signals } = aClient(() => Response.json({ statusCode: 404, data: { url: "nou" } }));
    await client.call(getCart);
    expect(signals[0]?.redirect).toBeUndefined();
  });
  it.each(["token_not_provided", "token_expired"])(
    "client.call reports that the visitor was logged out: %s",
    async (error) => {
      const { client, signals } = aClient(() => Response.json({ error }, { status: 401 }));
      expect(await client.call(getCart)).toMatchObject({ ok: false, status: 401, error });
      expect(signals[0]?.loggedOut).toBe(true);
    },
  );
  it("client.call does not log the visitor out on a 200 response", async () => {
    const { client, signals } = aClient(() => Response.json({ data: {}, error: "token_not_provided" }));
    await client.call(getCart);
    expect(signals[0]?.loggedOut).toBe(false);
  });
  it("client.file sends the visitor's headers and returns undefined for a missing file or an unreachable API", async () => {
    const { client, requests } = aClient(() => new Response("%PDF"));
    const file = await client.file(getInvoice, { params: { orderId: "a/b" } });
    expect(await file?.text()).toBe("%PDF");
    expect(requests[0]?.url).toBe("http://api.test/api/v1/user/orders/a%2Fb/invoice");
    expect(requests[0]?.headers.get("user-token")).toBe("token");
    const missing = aClient(() => Response.json({ message: "url not found" }, { status: 404 }));
    expect(await missing.client.file(getInvoice, { params: { orderId: "1" } })).toBeUndefined();
    const broken = aClient(() => Promise.reject(new TypeError("fetch failed")));
    expect(await broken.client.file(getInvoice, { params: { orderId: "1" } })).toBeUndefined();
  });
  it("client.call returns 503 when the API is unreachable or the response is not JSON", async () => {
    const broken = aClient(() => Promise.reject(new TypeError("fetch failed")));
    expect(await broken.client.call(getCart)).toMatchObject({ ok: false, status: 503 });
    // Failed reads produce no notice; failed writes do.
    expect(broken.signals[0]?.notices).toEqual([]);
    await broken.client.call(addToCart, { params: { productID: "7" }, body: { qty: 1 } });
    expect(broken.signals[1]?.notices).toEqual([
      { kind: "error", text: "Serviciul nu este disponibil momentan." },
    ]);
    const garbled = aClient(() => new Response("<html>"));
    expect(await garbled.client.call(getCart)).toMatchObject({ ok: false, status: 503 });
  });
});
