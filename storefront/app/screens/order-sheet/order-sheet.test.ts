import { expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { storedLeftForm } from "../../components/checkout-form/left-form-cookie.server.ts";
import { changeSheet } from "./order-sheet.server.ts";
import { SHEET_INTENT } from "./page.ts";

const REQUEST = {
  intent: SHEET_INTENT.request,
  token: "foaie",
  scope: "tot",
  firstname: "Ioana",
  lastname: "Pop",
  email: "ioana@hotel.example",
  phone: "0722123456",
  company: "Hotel Brad SRL",
  cui: "14399840",
  message: "",
  terms: "1",
};
const ROWS = [{ code: "X-1", quantity: 40, product: null, addable: 0, found_by: null }];

function answerTo({ url, method }: Request): unknown {
  const { pathname } = new URL(url);
  if (pathname.endsWith("/offers") && method === "POST") return { data: { token: "oferta" } };
  if (pathname.endsWith("/user")) return { data: { id: 3 } };
  return { data: { token: "foaie", rows: ROWS } };
}

async function requestWith(cookie: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries(REQUEST)) body.set(name, value);
  const request = new Request("http://shop.test/comanda-rapida", { method: "POST", body });
  const { cookies, response } = await visit(answerTo, (context) => changeSheet({ request, context }), {
    method: "POST",
    cookie,
  });
  let typed: unknown;
  const stored = cookies.map((line) => line.split(";")[0]).join("; ");
  await visit({}, async (context) => (typed = storedLeftForm(context, undefined)), { cookie: stored });
  return { typed, status: response.status };
}

it("a guest's offer request prefills the checkout in the same browser", async () => {
  expect(await requestWith("")).toMatchObject({
    typed: {
      "customer.firstname": "Ioana",
      "customer.lastname": "Pop",
      "customer.email": "ioana@hotel.example",
      "customer.phone": "0722123456",
      "customer.customer_type": "pj",
      "company.name": "Hotel Brad SRL",
      "company.cui": "14399840",
    },
  });
});

it("a customer's offer request stores no contact data outside the account", async () => {
  expect((await requestWith("user_token=t")).typed).toEqual({});
});
