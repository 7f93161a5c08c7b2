import { describe, expect, it } from "vitest";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { leadsTo, visit } from "../../../testing/visit.ts";
import type { StubbedResponse } from "../../../testing/visit.ts";
import { aStaffProduct } from "../../../testing/a-staff-product.ts";
import { BASICS, BASICS_LABELS, basicsIn, filledBasics, htmlOf } from "./basics-fields.ts";
import { createProduct } from "./new-product.server.ts";
import { changePrice } from "./price/price.server.ts";
import { changeProduct } from "./product.server.ts";
import { movementIn } from "./stock/stock-fields.ts";
import { changeStock } from "./stock/stock.server.ts";

function formOf(fields: Typed): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
const requestOf = (fields: Typed) =>
  new Request("https://curat.ro/admin", { method: "POST", body: formOf(fields) });
const sentOf = async (requests: Request[]) => (await requests.at(-1)?.json()) as object;
const basics = { name: BASICS, labels: BASICS_LABELS, fill: filledBasics, read: basicsIn };

describe("product's basic fields", () => {
  it("saving an unchanged form keeps the basic fields", () => {
    const { fields } = aStaffProduct();
    expect(fields).toMatchObject(basicsIn(formOf(filledBasics({ fields }))));
  });

  it("basic fields are saved with the version that was loaded", async () => {
    const { requests, result } = await visit(
      () => ({ body: { data: aStaffProduct() } }),
      (context) =>
        changeProduct(
          formOf({ ...filledBasics(aStaffProduct()), form: BASICS, version: "3", name: "Alt nume" }),
          {
            context,
            id: "9",
            path: "",
            forms: [basics],
          },
        ),
    );
    expect(leadsTo(result)).toBe("/produse/9");
    expect(await sentOf(requests)).toMatchObject({ name: "Alt nume", barcode: null, version: 3 });
  });

  it("basic fields report a conflict field by field", async () => {
    const current = { ...aStaffProduct({ name: "Detergent nou" }), version: 4 };
    const loaded = filledBasics(aStaffProduct());
    const fields = { ...loaded, seen: JSON.stringify(loaded), form: BASICS, version: "3", name: "Alt nume" };
    const { result } = await visit(
      ({ method, url }): StubbedResponse =>
        method === "PUT"
          ? { status: 409, body: { data: current } }
          : {
              body: { data: url.includes("/changes") ? [{ actor: "Ion", at: "2026-11-22T10:00:00Z" }] : {} },
            },
      (context) => changeProduct(formOf(fields), { context, id: "9", path: "", forms: [basics] }),
    );
    expect(result).toMatchObject({
      data: {
        conflict: {
          version: 4,
          differences: [{ label: "Denumire", mineText: "Alt nume", theirsText: "Detergent nou" }],
        },
      },
    });
  });

  it.each([
    ["Bun.\nFoarte bun.\n\nCurăță & scoate.", "<p>Bun.<br>Foarte bun.</p><p>Curăță &amp; scoate.</p>"],
    ["<p>Gata</p>", "<p>Gata</p>"],
    ["", ""],
    ["3 < 5", "<p>3 &lt; 5</p>"],
  ])("htmlOf(%j) is %j", (text, html) => expect(htmlOf(text)).toBe(html));
});

it("a button in the frame redirects to the current tab", async () => {
  const { result, cookies } = await visit(
    () => ({ status: 422, body: { errors: { pics: ["Produsul nu are nicio imagine."] } } }),
    (context) =>
      changeProduct(formOf({ form: "publish", version: "3" }), { context, id: "9", path: "/stoc" }),
  );
  expect(leadsTo(result)).toBe("/produse/9/stoc");
  expect(decodeURIComponent(cookies.join())).toContain("Produsul nu are nicio imagine.");
});

describe("new product", () => {
  const typed = {
    ...filledBasics(aStaffProduct()),
    form: BASICS,
    slug: "",
    code: "V-2",
    list_price: "1.250,50",
  };
  const create = (query: string) =>
    visit(
      () => ({ body: { data: { ...aStaffProduct({ pics: ["/media/5"], masterID: 4 }), productID: 12 } } }),
      (context) =>
        createProduct(requestOf(typed), context, new URL(`https://curat.ro/admin/produse/nou${query}`)),
    );

  it("a draft is sent with its name and price only", async () => {
    const { result, requests } = await create("");
    expect(leadsTo(result)).toBe("/produse/12");
    expect(await sentOf(requests)).toEqual({ name: "Detergent", list_price: 1250.5 });
  });

  it("a copied product keeps its source's pictures, but is not its variant", async () => {
    const { requests } = await create("?din=9");
    const sent = await sentOf(requests);
    expect(sent).toMatchObject({ code: "V-2", list_price: 1250.5, pics: ["/media/5"] });
    expect(sent).not.toHaveProperty("slug");
    expect(sent).not.toHaveProperty("masterID");
  });
});

describe("product price", () => {
  const preview = {
    list_price: 11,
    price: 11,
    oldprice: 12,
    save_percent: 8,
    floor_price: 12,
    notes: ["Notă"],
  };
  const MARGIN = { productID: 9, net: 9.09, average: 10, percent: -10, warning: "Sub cost." };
  const send = (fields: Typed, reported: StubbedResponse) =>
    visit(
      ({ url }) => (url.endsWith("/margin-checks") ? { body: { data: [MARGIN] } } : reported),
      (context) => changePrice(requestOf({ form: "price", version: "2", ...fields }), context, "9"),
    );

  it("a price is previewed with its minimum and margin, without saving", async () => {
    const { result, requests } = await send(
      { act: "look", list_price: "11,00" },
      { body: { data: preview } },
    );
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      "/api/v1/staff/products/9/price/preview",
      "/api/v1/staff/margin-checks",
    ]);
    expect(result).toMatchObject({
      data: { form: "price", values: { list_price: "11,00" }, preview, earned: MARGIN },
    });
  });

  it("a price is saved with the loaded version", async () => {
    const { result, requests } = await send({ list_price: "11" }, { body: { data: {} } });
    expect(leadsTo(result)).toBe("/produse/9/pret");
    expect(await sentOf(requests)).toEqual({ list_price: 11, version: 2 });
  });
});

describe("stock movement", () => {
  it.each([
    [
      { reason: "delivery", quantity: "1.200" },
      { reason: "delivery", quantity: 1200, counted: null, expected: null },
    ],
    [
      { reason: "correction", quantity: "−3" },
      { reason: "correction", quantity: -3, counted: null, expected: null },
    ],
    [
      { reason: "count", quantity: "7", expected: "9" },
      { reason: "correction", quantity: null, counted: 7, expected: 9 },
    ],
    [
      { reason: "return", quantity: "două" },
      { reason: "return", quantity: Number.NaN },
    ],
  ])("a stock movement of %j is sent as %j", (typed, movement) =>
    expect(movementIn(formOf(typed))).toMatchObject(movement),
  );

  it("a stock count is refused if the stock has changed, and the form offers the current stock", async () => {
    const { result } = await visit(
      () => ({ status: 409, body: { data: { productID: 9, stock: 5 } } }),
      (context) =>
        changeStock(
          requestOf({ form: "stock", reason: "count", quantity: "7", expected: "9" }),
          context,
          "9",
        ),
    );
    expect(result).toMatchObject({
      data: { values: { quantity: "7", expected: "5" }, messages: [expect.stringContaining("a devenit 5")] },
      init: { status: 409 },
    });
  });
});
