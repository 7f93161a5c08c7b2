import { expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { takeProducts } from "./products.server.ts";

const PRODUCTS = [
  { productID: 7, code: "A-7", name: "Săpun" },
  { productID: 8, code: "A-8", name: "Burete" },
];

async function take(fields: Record<string, string>, unknown: string[] = [], archived: string[] = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ form: "voucher", ...fields })) form.set(name, value);
  const { result, requests } = await visit(
    () => ({ body: { data: { products: PRODUCTS, unknown, archived } } }),
    (context) => takeProducts(context, form),
  );
  return { form, result, requests };
}

it("a product list includes an added category's products and returns all codes", async () => {
  const { form, result, requests } = await take({ products: "a-7", add_category: "3", add_brand: "" });
  expect(await requests[0]?.json()).toEqual({ codes: ["a-7"], standing: [], categoryID: 3 });
  expect(result).toEqual({ ok: true, products: PRODUCTS });
  expect([form.get("products"), form.get("add_category")]).toEqual(["A-7\nA-8", null]);
});

it("a product list keeps its codes as entered if nothing is added", async () => {
  const { form } = await take({ products: "a-8\na-7" });
  expect(form.get("products")).toBe("a-8\na-7");
});

it("a product list reports unknown codes and keeps products that were added", async () => {
  const { result } = await take({ products: "X1\nX2", add_brand: "5" }, ["X1", "X2"]);
  expect(result).toMatchObject({
    ok: false,
    refusal: {
      init: { status: 422 },
      data: {
        errors: { products: ["Niciun produs nu are codul: X1, X2."] },
        values: { products: "A-7\nA-8\nX1\nX2" },
      },
    },
  });
});

it("a product list sends the record's own codes, so that archived ones are accepted", async () => {
  const loaded = JSON.stringify({ name: "A-9", products: "A-7\nA-8", "gift.code": "D-1" });
  const { requests } = await take({ products: "A-7\nX-1\nA-8", seen: loaded });
  expect(await requests[0]?.json()).toEqual({ codes: ["A-7", "X-1", "A-8"], standing: ["A-7", "A-8"] });
});

it("a product list reports an archived product as archived, not as unknown", async () => {
  const { result, form } = await take({ products: "A-9\nX1", add_brand: "5" }, ["X1"], ["A-9"]);
  expect(result).toMatchObject({
    ok: false,
    refusal: {
      data: {
        errors: {
          products: [
            "Niciun produs nu are codul: X1.",
            "Produsul cu codul A-9 este arhivat: elimină-l din listă.",
          ],
        },
      },
    },
  });
  expect(form.get("products")).toBe("A-7\nA-8\nX1\nA-9");
});
