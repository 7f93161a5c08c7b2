import { expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import type { StubbedResponse } from "../../../testing/visit.ts";
import { writeSheet } from "./sheet.server.ts";

const CHOICES = { brands: [], categories: [{ id: 4, name: "Săpunuri" }], vat_rates: [] };

async function send(fields: Record<string, string>, reported: StubbedResponse) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const request = new Request("https://curat.ro/admin/foaie", {
    method: "POST",
    body,
  });
  const { result, requests } = await visit(
    ({ url }) => (url.includes("choices") ? { body: { data: CHOICES } } : reported),
    (context) => writeSheet(request, context),
  );
  return { result, last: requests.at(-1) };
}

it("a rule is sent with the list's filters and redirects to the differences", async () => {
  const list = "?categorie=4&stare=published";
  const rule = { form: "rule", list, percent: "-5,5 %", ending: "90", brand: "", is_published: "1" };
  const { result, last } = await send(rule, { body: { data: { id: 7 } } });
  expect(leadsTo(result)).toBe("/foi/7");
  expect(await last?.json()).toMatchObject({
    rule: { percent: -5.5, ending: 90, is_published: true },
    filter: { categoryID: "4", state: "published" },
  });
});

it("a rule is not sent when a category in the filter no longer exists", async () => {
  const { result, last } = await send(
    { form: "rule", list: "?categorie=12", percent: "-50" },
    { body: { data: { id: 7 } } },
  );
  expect(last?.url).toContain("choices");
  expect(result).toMatchObject({
    data: {
      messages: ["Lista s-a schimbat între timp: deschide-o din nou."],
      values: { percent: "-50" },
    },
  });
});

it("a refused rule shows the error at its field", async () => {
  const { result } = await send(
    { form: "rule", list: "?", percent: "x" },
    { status: 422, body: { errors: { "rule.percent": ["Prea mult."] } } },
  );
  expect(result).toMatchObject({ data: { errors: { percent: ["Prea mult."] }, values: { percent: "x" } } });
});

it("invalid pasted lines are named, and the pasted text is kept", async () => {
  const text = "cod;stoc\nX-0;1";
  const { result } = await send(
    { form: "paste", text },
    { status: 422, body: { errors: { "changes.0.code": ["Nu există."] } } },
  );
  expect(result).toMatchObject({ data: { values: { text }, errors: { text: ["Rândul 2: Nu există."] } } });
  const { result: headless } = await send({ form: "paste", text: "X-0;1" }, { body: {} });
  expect(headless).toMatchObject({
    data: { errors: { text: ["Primul rând trebuie să conțină coloana „cod”."] } },
  });
});

it("a refused table shows errors at its cells and keeps typed values", async () => {
  const row = { code: "S-1", seen: JSON.stringify({ stock: "5", name: "Săpun" }), stock: "6", name: "Săpun" };
  const { result, last } = await send(
    { form: "table", ...row },
    { status: 422, body: { errors: { "changes.0.stock": ["Prea mult."] } } },
  );
  expect(await last?.json()).toMatchObject({ changes: [{ code: "S-1", stock: 6 }] });
  expect(result).toMatchObject({
    data: {
      messages: ["S-1: Prea mult."],
      errors: { "S-1 stock": ["Prea mult."] },
      values: { "S-1 stock": "6", "S-1 name": "Săpun" },
    },
  });
});
