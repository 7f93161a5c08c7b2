import { describe, expect, it } from "vitest";
import { faultOf, paymentOf, productOfLine, soldOf, stockRemark } from "./migration.rules.ts";
import type { SourceProduct, SourceVariant } from "./records.ts";

const offer = {
  code: "",
  barcode: "",
  priceMillionths: 10_000_000,
  sale: null,
  stock: 3,
  weightGrams: 100,
  pictures: [],
};
const variant = (id: string, values: Record<string, string>): SourceVariant => ({
  ...offer,
  id,
  code: `V-${id}`,
  values,
});
const product = (...variants: SourceVariant[]): SourceProduct => ({
  ...offer,
  id: "22",
  code: "DET",
  name: "Detergent",
  slug: "detergent",
  summary: "",
  description: "",
  brand: "",
  categoryId: null,
  vatClass: "",
  sizeMm: { width: 0, depth: 0, height: 0 },
  isPublished: true,
  createdAt: null,
  characteristics: [],
  variants,
  metaTitle: "",
  metaDescription: "",
  addresses: [],
});
const comes = (...variants: SourceVariant[]) => {
  const { sold, notes } = soldOf(product(...variants));
  return { sold: sold.map(({ variantId, code, name, values }) => [variantId, code, name, values]), notes };
};

describe("soldOf", () => {
  it('soldOf fills a missing option with "any", for variants in either order', () => {
    const any = variant("3", { Miros: "Pin" });
    const reported = ["Varianta V-3 nu are completat: Volum. A primit valoarea „oricare”."];
    const names = ["Detergent, 1 l, Pin", "Detergent, 5 l, Pin", "Detergent, oricare, Pin"];
    const [one, five] = [
      variant("1", { Volum: "1 l", Miros: "Pin" }),
      variant("2", { Volum: "5 l", Miros: "Pin" }),
    ];
    const last = comes(one, five, any);
    expect(last.sold.map(([, , name]) => name)).toEqual(names);
    expect(last.notes).toEqual(reported);
    const first = comes(any, one, five);
    expect(first.sold.map(([id]) => id)).toEqual(["3", "1", "2"]);
    expect(first.sold[0]?.[3]).toEqual({ Volum: "oricare", Miros: "Pin" });
    expect(first.notes).toEqual(reported);
  });

  it("soldOf keeps one of several variants with equal values and adds a note about the others", () => {
    expect(comes(variant("1", { Volum: "5 l" }), variant("2", { Volum: "5 L" }))).toEqual({
      sold: [["1", "V-1", "Detergent, 5 l", { Volum: "5 l" }]],
      notes: ["Varianta V-2 nu a fost importată: are aceleași valori ca alta."],
    });
  });

  it("soldOf treats a single variant without values as the product", () => {
    expect(comes(variant("1", {}))).toEqual({ sold: [["1", "V-1", "Detergent", {}]], notes: [] });
    expect(comes({ ...variant("1", {}), code: "" }).sold).toEqual([["1", "DET", "Detergent", {}]]);
    expect(comes(variant("1", {}), variant("2", { Volum: "" }))).toEqual({
      sold: [["", "DET", "Detergent", {}]],
      notes: ["Variante care nu au fost importate, pentru că nu se știe prin ce se deosebesc: V-1, V-2."],
    });
  });
});

describe("variants without a price", () => {
  const unpriced = { ...variant("2", { Volum: "5 l" }), priceMillionths: null };

  it("variants without a price are skipped and the others are imported", () => {
    const one = variant("1", { Volum: "1 l" });
    expect(faultOf("products", product(one, unpriced))).toBeUndefined();
    expect(comes(one, unpriced)).toEqual({
      sold: [["1", "V-1", "Detergent, 1 l", { Volum: "1 l" }]],
      notes: ["Varianta V-2 nu a fost importată: nu are preț."],
    });
  });

  it("a product is refused if no variant has a price", () => {
    expect(faultOf("products", product(unpriced))).toBe("Produsul sau variantele lui nu au preț.");
  });
});

it.each([
  ["is counted per variant", { own: 0, whole: 40 }, ""],
  [
    "was counted for all variants together",
    { own: null, whole: 40 },
    "Stocul era comun pentru toate variantele (40). Acum este 0: numără-l pe variante.",
  ],
  ["was not counted", { own: null, whole: null }, "Stocul produsului DET-5 nu era urmărit: acum este 0."],
])("stockRemark describes a stock that %s", (_what, stocks, reported) => {
  expect(stockRemark("DET-5", stocks)).toBe(reported);
});

it.each([
  ["ps_wirepayment", "BANK"],
  ["Ordin de plată", "BANK"],
  ["OP", "BANK"],
  ["Shop Pay", "CARD"],
  ["ING WebPay", "CARD"],
  ["Cash on Delivery (COD)", "COD"],
  ["Numerar la pickup shop", "COD"],
  ["Ridicare din showroom, parking", "COD"],
])("paymentOf maps %s to %s", (name, code) => {
  expect(paymentOf(name)).toBe(code);
});

describe("productOfLine", () => {
  const here = {
    variants: new Map([["24", 8]]),
    products: new Map([
      ["22", 7],
      ["21", 5],
    ]),
    codes: new Map([["DET-5", 8]]),
    withVariants: new Set([7]),
  };
  const line = { productId: "22", variantId: "", code: "" };
  it.each([
    ["the variant", { variantId: "24" }, 8],
    ["the variant's code", { variantId: "99", code: "DET-5" }, 8],
    ["the product", {}, 7],
    ["its product, which has no variants here", { productId: "21", variantId: "99" }, 5],
    ["nothing for a variant that was not imported", { variantId: "99" }, undefined],
    ["nothing for a product that was not imported", { productId: "20" }, undefined],
  ])("productOfLine returns %s", (_what, reported, id) => {
    expect(productOfLine({ ...line, ...reported }, here)).toBe(id);
  });
});
