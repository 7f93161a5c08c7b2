import { expect, it } from "vitest";
import { atTypedFields, filledPromotion, giftIn, promotionIn, stateText } from "./promotion-fields.ts";

const PROMOTION = {
  promoID: 3,
  promo: "Zilele prosoapelor",
  slug: "zilele-prosoapelor",
  url: "/promotii/zilele-prosoapelor",
  label: "–10 %",
  starts_at: "2026-11-22T22:00:00.000Z",
  ends_at: "2026-12-01T22:00:00.000Z",
  is_published: true,
  state: "running" as const,
  percent: 12.5,
  price: null,
  sort_order: 4,
  version: 2,
  description: "<p>Da</p>",
  pic: null,
  pic_mobile: null,
  gift: { productID: 9, quantity: 2, from: 150.5 },
  product_ids: [7, 8],
  category_ids: [3],
  brand_ids: [],
  excluded_ids: [8],
  overlap: "skip" as const,
};
const codeOf = (id: number) => `P-${id}`;
function formOf(changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries({ ...filledPromotion(PROMOTION, codeOf), ...changes }))
    form.set(name, text);
  return form;
}

it("promotionIn reads back what filledPromotion wrote", () => {
  const { promo, slug, label, starts_at, ends_at, is_published, percent, price, sort_order } = PROMOTION;
  const stored = {
    promo,
    slug,
    label,
    starts_at,
    ends_at,
    is_published,
    percent,
    price,
    sort_order,
    category_ids: [3],
    brand_ids: [],
    overlap: "skip",
  };
  expect(promotionIn(formOf())).toMatchObject(stored);
  expect(giftIn(formOf())).toEqual({ code: "P-9", quantity: 2, from: 150.5 });
  expect(formOf().get("products")).toBe("P-7\nP-8");
  expect(formOf().get("excluded")).toBe("P-8");
});

it("promotionIn returns only the selected reduction, and never an invalid number", () => {
  expect(promotionIn(formOf({ kind: "price", price: "9,99" }))).toMatchObject({ percent: null, price: 9.99 });
  expect(promotionIn(formOf({ kind: "none" }))).toMatchObject({ percent: null, price: null });
  expect(promotionIn(formOf({ percent: "zece" }))).toMatchObject({ percent: 0 });
});

it("giftIn returns null without a code, and a null limit for an empty field", () => {
  expect(giftIn(formOf({ "gift.code": " " }))).toBeNull();
  expect(giftIn(formOf({ "gift.from": "" }))).toMatchObject({ from: null });
});

it("atTypedFields moves errors about product ids to the code fields", () => {
  expect(atTypedFields({ product_ids: ["A"], "gift.productID": ["B"], promo: ["C"] })).toEqual({
    products: ["A"],
    "gift.code": ["B"],
    promo: ["C"],
  });
});

it("stateText describes an unpublished promotion as unpublished until it ends", () => {
  expect(stateText(PROMOTION)).toBe("în curs");
  expect(stateText({ ...PROMOTION, is_published: false })).toBe("nepublicată");
  expect(stateText({ ...PROMOTION, is_published: false, state: "ended" })).toBe("încheiată");
});
