import { expect, it } from "vitest";
import { changedTermsIn, comparedVoucher, filledVoucher, givesText, newTermsIn } from "./voucher-fields.ts";

const VOUCHER = {
  id: 4,
  code: "ZECE",
  name: "Zece la sută",
  kind: "percent" as const,
  percent: 10.5,
  amount: null,
  minimum: 100.5,
  starts_at: "2026-11-22T22:00:00.000Z",
  ends_at: null,
  max_uses: 3,
  uses: 1,
  email: null,
  category_ids: [2],
  brand_ids: [5, 6],
  product_ids: [9],
  archived_at: null,
  state: "open" as const,
  version: 2,
};
function formOf(changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries({ ...filledVoucher(VOUCHER, (id) => `P-${id}`), ...changes }))
    form.set(name, text);
  return form;
}

it("changedTermsIn reads back what filledVoucher wrote", () => {
  const { name, kind, percent, amount, minimum, starts_at, ends_at, max_uses, category_ids, brand_ids } =
    VOUCHER;
  const terms = {
    name,
    kind,
    percent,
    amount,
    minimum,
    starts_at,
    ends_at,
    max_uses,
    category_ids,
    brand_ids,
  };
  expect(changedTermsIn(formOf())).toEqual(terms);
});

it("newTermsIn returns only the terms that were filled in", () => {
  const form = formOf({ kind: "free_delivery", minimum: "", starts_at: "", max_uses: "" });
  expect(newTermsIn(form)).toEqual({
    name: "Zece la sută",
    kind: "free_delivery",
    category_ids: [2],
    brand_ids: [5, 6],
  });
});

it("an invalid number never removes a voucher's limit", () => {
  expect(changedTermsIn(formOf({ max_uses: "mult", percent: "zece" }))).toMatchObject({
    max_uses: -1,
    percent: -1,
  });
});

it("comparedVoucher labels categories and brands by name", () => {
  const { labels, format } = comparedVoucher({
    categories: [{ value: "2", label: "— Săpunuri" }],
    brands: [{ value: "5", label: "Nufăr" }],
  });
  expect(labels).toMatchObject({ "category.2": "Categoria Săpunuri", "brand.5": "Brandul Nufăr" });
  expect([format?.("category.2", "on"), format?.("brand.5", undefined)]).toEqual(["da", "nu"]);
});

it("givesText describes what a voucher gives", () => {
  expect(givesText(VOUCHER)).toBe("10,5 % din produse");
  expect(givesText({ ...VOUCHER, kind: "amount", amount: 20 })).toBe("20,00 lei din produse");
});
