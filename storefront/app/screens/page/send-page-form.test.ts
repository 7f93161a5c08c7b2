import type { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { sendPageForm } from "./send-page-form.server.ts";

const SENT = { data: null, message: "Mesajul a fost trimis cu success." };
const person = {
  name: "Ana",
  email: "ana@exemplu.ro",
  phone: "0722123456",
  questions: "Bună\nziua",
  terms: "1",
};

interface Sending {
  path?: string;
  body?: unknown;
  status?: number;
}

async function send(
  fields: Record<string, string>,
  { path = "/articole/contact.html", body = SENT, status = 200 }: Sending = {},
) {
  let answer: unknown;
  const act = async (context: RouterContextProvider) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const request = new Request(`http://shop.test${path}`, { method: "POST", body: form });
    const url = new URL(request.url.replace(/\.data$/, ""));
    answer = await sendPageForm({ request, context, url }).catch((thrown: unknown) => {
      if (thrown instanceof Response) throw thrown;
      return thrown;
    });
  };
  const { response, requests } = await visit(body, act, { method: "POST", status });
  return { answer, requests, response };
}

describe("contact form", () => {
  it("the contact form is sent as form data and returns the time of sending instead of a notice", async () => {
    const { answer, requests } = await send({ form: "contact", ...person }, { path: "/contact.html.data" });
    expect(requests[0]?.url).toBe("http://api.test/api/v1/utilities/rfq");
    expect(requests[0]?.headers.get("content-type")).toMatch(/^multipart\/form-data/);
    const form = await requests[0]?.formData();
    expect(Object.fromEntries(form ?? [])).toMatchObject({
      name: "Ana",
      email: "ana@exemplu.ro",
      terms: "true",
    });
    expect(answer).toMatchObject({ notices: [], sentAt: expect.any(Number) });
  });

  it("the contact form without JavaScript redirects to the page it was sent from", async () => {
    const { response } = await send({ form: "contact", ...person });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/articole/contact.html?trimis=1#mesaj");
  });

  it("an invalid contact form keeps its values and is not sent", async () => {
    const { answer, requests } = await send({ form: "contact", ...person, email: "ana@" });
    expect(requests).toEqual([]);
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: {
        errors: { email: ["Adresa de e-mail nu este validă."] },
        values: { name: "Ana", questions: "Bună\nziua", form: "contact" },
      },
    });
  });
});

describe("product question form", () => {
  const request = { form: "info", ...person, lastname: "Ionescu", productid: "12" };

  it("a product question is sent as JSON and redirects to the product", async () => {
    const { requests, response } = await send(request, { path: "/gel-de-dus?info=1" });
    expect(await requests[0]?.json()).toEqual({
      name: "Ana",
      lastname: "Ionescu",
      email: "ana@exemplu.ro",
      phone: "0722123456",
      questions: "Bună\nziua",
      terms: true,
      productid: "12",
    });
    expect(response.headers.get("location")).toBe("/gel-de-dus");
  });
});

describe("review form", () => {
  const review = {
    form: "review",
    productID: "12",
    name: "Ana",
    email: "ana@exemplu.ro",
    title: "Bun",
    stars: "4",
  };

  it("a review is sent with the id of its product", async () => {
    const { requests } = await send(review, { body: { data: { id: 1 } } });
    expect(requests[0]?.url).toBe("http://api.test/api/v1/products/12/add/reviews");
    expect(await requests[0]?.json()).toMatchObject({ title: "Bun", stars: "4", comment: "" });
  });

  it("a review form reports an expired login and keeps the entered values", async () => {
    const { answer } = await send(review, { status: 401, body: { error: "token_expired" } });
    expect(answer).toMatchObject({
      data: {
        notices: [{ kind: "error", text: "Sesiunea a expirat. Intră din nou și retrimite recenzia." }],
        values: { title: "Bun", stars: "4" },
      },
    });
  });
});

it("an unknown form returns 404", async () => {
  const { answer, requests } = await send({ form: "altceva" });
  expect(answer).toMatchObject({ init: { status: 404 } });
  expect(requests).toEqual([]);
});
