import { describe, expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import { stepAmendment } from "./amend.server.ts";
import type { Amending } from "./amend.server.ts";

const FIELDS = {
  form: "amend",
  version: "3",
  "product[7]": "1",
  "product-label[7]": "Săpun",
  "address.county": "Cluj",
  "customer.firstname": "<script>alert(1)</script>",
};
const PREVIEW = { version: 3, lines: [], after: { total: 42.5 } };

const ORDER = {
  items: [{ kind: "product", id: 7, quantity: 2, name: "Săpun", price: 10, discount: 0 }],
  discount: 0,
  address: { county: "Cluj", city: "Cluj-Napoca", streetaddress: "Str. Lungă 1", zipcode: "" },
  customer: { firstname: "Ana", lastname: "Pop", phone: "0740123456", email: "", customer_type: "pf" },
  company: null,
  locker: null,
  deliveryid: 1,
  paymentid: 2,
};
const LINE = { productid: 7, product: "Săpun", quantity: 2, subtotal: 20, discount: 10 };
const LOADED: Answers = {
  GET: { status: 200, body: { data: ORDER } },
  POST: { status: 200, body: { data: { ...PREVIEW, lines: [LINE] } } },
  "POST /margin-checks": { status: 200, body: { data: [{ productID: 7, warning: "Sub cost." }] } },
};

type Answers = Record<string, { status: number; body: object }>;

const send = (fields: Record<string, string>, answers: Answers) =>
  sendOnly({ ...FIELDS, ...fields }, answers);

async function sendOnly(fields: Record<string, string>, answers: Answers) {
  const body = new URLSearchParams({ version: "3", ...fields });
  const request = new Request("https://curat.ro/admin/comenzi/1/modifica", { method: "POST", body });
  return visit(
    ({ method, url }) =>
      answers[`${method} /${new URL(url).pathname.split("/").at(-1)}`] ??
      answers[method] ?? { status: 404, body: {} },
    (context) => stepAmendment(request, context, "1"),
  );
}
const stepOf = (result: unknown) => (result as { data: Amending }).data;
const looked = { POST: { status: 200, body: { data: PREVIEW } } };

describe("order change form", () => {
  it("an order change is previewed without being applied, and typed values are kept", async () => {
    const { result, requests } = await send({ step: "look" }, looked);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      "/api/v1/staff/orders/1/amendment/preview",
    ]);
    expect(stepOf(result)).toMatchObject({ preview: PREVIEW, values: FIELDS });
  });

  it("a discount typed on the order's page is previewed with the whole form, and can then be applied", async () => {
    const shown = stepOf(
      (await sendOnly({ step: "discount", discount: "10", reason: "Ambalaj lovit" }, LOADED)).result,
    );
    expect(shown).toMatchObject({
      values: { "product[7]": "2", "customer.firstname": "Ana", discount: "10" },
      warnings: ["Săpun: Sub cost."],
    });
    const { requests } = await sendOnly(
      { ...shown.values, step: "apply", total: "42.5", shownfor: shown.shownFor ?? "" },
      { PUT: { status: 200, body: { data: {} } } },
    );
    expect(await requests[0]?.json()).toMatchObject({
      discount: { amount: 10 },
      reason: "Ambalaj lovit",
      total: 42.5,
    });
  });

  it("applying an order change sends the previewed total and redirects to the order", async () => {
    const shown = stepOf((await send({ step: "look" }, looked)).result);
    const { result, requests } = await send(
      { step: "apply", total: "42.5", shownfor: shown.shownFor ?? "" },
      { PUT: { status: 200, body: { data: {} } } },
    );
    expect(await requests[0]?.json()).toMatchObject({
      version: 3,
      total: 42.5,
      items: [{ id: 7, quantity: 1 }],
    });
    expect(leadsTo(result)).toBe("/comenzi/1");
  });

  it("an order change that was edited after its preview needs a new preview", async () => {
    const shown = stepOf((await send({ step: "look" }, looked)).result);
    const { result, requests } = await send(
      { step: "apply", total: "42.5", shownfor: shown.shownFor ?? "", "product[7]": "5" },
      looked,
    );
    expect(requests.map(({ method }) => method)).toEqual(["POST"]);
    expect(stepOf(result).messages).toEqual([
      "Ai modificat formularul după ce ai văzut totalul. Verifică noul total și apasă din nou „Aplică modificarea”.",
    ]);
  });

  it("an order change whose total differs from its preview needs a new preview", async () => {
    const shown = stepOf((await send({ step: "look" }, looked)).result);
    const { result } = await send(
      { step: "apply", total: "42.5", shownfor: shown.shownFor ?? "" },
      {
        PUT: { status: 409, body: { message: "Totalul este altul acum." } },
        POST: { status: 200, body: { data: { version: 4, lines: [], after: { total: 50 } } } },
      },
    );
    expect(stepOf(result)).toMatchObject({
      messages: [
        "Comanda sau prețurile s-au schimbat între timp. Verifică noul total și apasă din nou „Aplică modificarea”.",
      ],
      preview: { version: 4 },
    });
  });

  it.each(["find", "look", "apply"])("the step %s adds the product whose code is searched", async (step) => {
    const found = [{ productID: 9, name: "Mop", code: "M-9", price: 5, stock: 3, is_published: true }];
    const answers = { ...looked, "GET /products": { status: 200, body: { data: found } } };
    const { result } = await send({ step, find: " m-9 " }, answers);
    expect(stepOf(result)).toMatchObject({
      values: { find: "", "product[9]": "1", "product-label[9]": "Mop (M-9)" },
    });
    expect(stepOf(result).preview !== undefined).toBe(step !== "find");
    const unresolved = stepOf((await send({ step, find: "mo" }, answers)).result);
    expect(unresolved).toMatchObject({ values: { find: "mo" }, found: [{ id: 9 }] });
    expect(unresolved.preview).toBeUndefined();
    expect(unresolved.errors.find !== undefined).toBe(step !== "find");
  });

  it("a refused order change shows the reason at its field or above the form", async () => {
    const errors = { "items.0.quantity": ["Mai sunt doar 3 buc."] };
    const wrong = await send({ step: "look" }, { POST: { status: 422, body: { errors } } });
    expect(stepOf(wrong.result).errors).toEqual({ "product[7]": ["Mai sunt doar 3 buc."] });
    const closed = await send(
      { step: "look" },
      { POST: { status: 409, body: { message: "Comanda a plecat." } } },
    );
    expect(stepOf(closed.result).messages).toEqual(["Comanda a plecat."]);
  });
});
