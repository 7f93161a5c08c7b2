import { expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import type { StubbedResponse } from "../../../testing/visit.ts";
import { createPriceList, loadNewPriceList } from "./price-lists.server.ts";

const TYPED = {
  form: "price-list",
  name: "Cantine",
  starts_at: "2026-11-23T00:00",
  ends_at: "",
  is_active: "on",
  delivery: "15,50",
  free_delivery_over: "",
  is_delivery_net: "on",
  members: "RO14399840: ana@firma.ro\nion@client.ro",
  is_net: "on",
  "rows.0.target": "product",
  "rows.0.code": "CUR-1",
  "rows.0.rule": "price",
  "rows.0.value": "9,50",
  "rows.0.from": "10",
  rows_text: "Cod\tPreț\ntot\t5%",
};

async function send(reported: StubbedResponse) {
  const body = new FormData();
  for (const [name, value] of Object.entries(TYPED)) body.set(name, value);
  const { result, requests } = await visit(
    () => reported,
    (context) => createPriceList(new Request("https://curat.ro/admin", { method: "POST", body }), context),
  );
  return { result, last: requests.at(-1) };
}

it("a price list is submitted with rows, members and dates in Romanian time", async () => {
  const { result, last } = await send({ body: { data: { listID: 3 } } });
  expect(leadsTo(result)).toBe("/liste-preturi/3");
  expect(await last?.json()).toEqual({
    name: "Cantine",
    starts_at: "2026-11-22T22:00:00.000Z",
    ends_at: null,
    is_active: true,
    takes_vouchers: false,
    delivery: 15.5,
    free_delivery_over: null,
    is_delivery_net: true,
    is_net: true,
    members: [
      { cui: "RO14399840", customer: "ana@firma.ro", group: null },
      { cui: null, customer: "ion@client.ro", group: null },
    ],
    rows: [
      { target: "product", code: "CUR-1", from: 10, price: 9.5, percent: null },
      { target: "all", code: "", from: 1, price: null, percent: 5 },
    ],
  });
});

it("a refused price list shows errors at their rows before it is saved, and keeps typed values", async () => {
  const errors = {
    "rows.0.code": ["Nu există."],
    "rows.1.percent": ["Mare."],
    "members.1.customer": ["Fără cont."],
    name: ["Lipsă."],
  };
  const { result, last } = await send({ status: 422, body: { errors } });
  expect(result).toMatchObject({
    data: {
      values: { "rows.0.code": "CUR-1", rows_text: TYPED.rows_text },
      errors: {
        "rows.0.code": ["Nu există."],
        rows_text: ["Rândul 2: Mare."],
        members: ["Rândul 2: Fără cont."],
        name: ["Lipsă."],
      },
    },
  });
  expect(last?.url).toContain("/staff/price-lists/check");
});

it("a new price list is prefilled with the group in the URL", async () => {
  const rights = { status: 200, body: { data: { permissions: ["price-lists:edit"] } } };
  const { result } = await visit(
    () => rights,
    (context) => loadNewPriceList(context, new URL("https://curat.ro/admin/liste-preturi/noua?grup=Școli")),
  );
  expect(result).toMatchObject({ filled: { name: "Școli", members: "grup: Școli", is_active: "on" } });
});
