import { expect, it } from "vitest";
import { MESSAGES } from "@curat/contract/messages.values";
import { visit } from "../../../testing/visit.ts";
import type { Act } from "../../../testing/visit.ts";
import { finalize } from "./finalize.server.ts";
import { typedOrder } from "../../../components/checkout-form/form-fields.ts";

const TYPED = {
  "customer.customer_type": "pf",
  "customer.firstname": "Ana",
  "customer.lastname": "Pop",
  "customer.email": "ana@example.com",
  "customer.phone": "0740 123 456",
  "deliveryaddress.countyid": "12",
  "deliveryaddress.listed": "12",
  "deliveryaddress.cityid": "345",
  "deliveryaddress.streetaddress": "Str. Lungă 12",
  "deliveryaddress.zipcode": "400001",
  "delivery.deliveryid": "1",
  "payment.paymentid": "4",
  observation: "la poartă",
  terms: "1",
};

async function refusedWith(status: number, body: object) {
  let answer: unknown;
  const form = new FormData();
  for (const [name, value] of Object.entries(TYPED)) form.set(name, value);
  const request = new Request("http://shop.test/cos", { method: "POST" });
  const act: Act = async (context) => {
    const current = async () => ({ cart: null, lockers: null, localities: [] });
    const sending = { request, context, form, typed: typedOrder(form), entries: {} };
    answer = await finalize({ ...sending, applied: { is: "empty" }, appliedPage: current });
  };
  const { requests } = await visit(body, act, { method: "POST", status });
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(["/api/v1/orders"]);
  return answer;
}

it.each([
  ["cart", "Ai deja 5 comenzi care așteaptă plata sau confirmarea noastră."],
  ["customer.email", "De la această adresă am primit deja 3 comenzi în ultima oră."],
])(
  "an order that exceeds the order limit of its %s is refused with an error at that field",
  async (field, sentence) => {
    const errors = { [field]: [sentence] };
    expect(await refusedWith(422, { message: "The given data was invalid.", errors })).toMatchObject({
      init: { status: 422 },
      data: { errors, values: { "customer.firstname": "Ana", observation: "la poartă" } },
    });
  },
);

it("an order over the rate limit returns 429 and keeps all entered values", async () => {
  expect(await refusedWith(429, { message: MESSAGES.tooMany })).toMatchObject({
    init: { status: 429 },
    data: {
      notices: [
        { kind: "error", text: MESSAGES.tooMany },
        { kind: "error", text: "comanda nu a putut fi trimisa." },
      ],
      values: { "customer.email": "ana@example.com" },
    },
  });
});

it("an order that failed with 500 shows the request code on the page", async () => {
  const text = `${MESSAGES.unavailable} Dacă ne scrii, menționează codul 3f2a9c01d4e5.`;
  expect(await refusedWith(500, { message: MESSAGES.unavailable })).toMatchObject({
    data: { notices: [{ text }, { text: "comanda nu a putut fi trimisa." }] },
  });
});
