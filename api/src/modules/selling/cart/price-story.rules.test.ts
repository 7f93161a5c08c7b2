import { expect, it } from "vitest";
import { priceStory, voucherStory } from "./price-story.rules.ts";

const PLAIN = { listBani: 45_00, askedBani: 45_00, oldBani: null, reductions: [] };

it("priceStory returns the list price if there is no promotion", () => {
  expect(priceStory(PLAIN)).toEqual(["Preț de listă: 45,00 lei.", "Acum nu se aplică nicio promoție."]);
});

it("priceStory explains which of several promotions applies, and that they are not combined", () => {
  const reductions = [
    { name: "Zile", bani: 40_50 },
    { name: "Toamnă", bani: 42_75 },
  ];
  expect(priceStory({ ...PLAIN, askedBani: 40_50, oldBani: 45_00, reductions })).toEqual([
    "Preț de listă: 45,00 lei.",
    "Cu promoția „Zile”, prețul este 40,50 lei: este cea mai mare reducere, deci se aplică.",
    "Cu promoția „Toamnă”, prețul ar fi 42,75 lei: reducerile nu se cumulează.",
    "Se afișează redus de la 45,00 lei, cel mai mic preț din cele 30 de zile anterioare.",
  ]);
});

it("priceStory explains that no prior price may be shown", () => {
  const reductions = [{ name: "Zile", bani: 40_50 }];
  expect(priceStory({ ...PLAIN, askedBani: 40_50, reductions }).at(-1)).toMatch(
    /^Nu se afișează un preț vechi/,
  );
});

it("voucherStory explains a voucher's discount on a line, or that the voucher excludes the product", () => {
  const share = { code: "ZECE", applies: true, deliversFree: false, discountBani: 4_05 };
  expect(voucherStory(share)).toEqual([
    "Voucherul ZECE scade prețul acestui produs cu 4,05 lei, după aplicarea promoțiilor.",
  ]);
  expect(voucherStory({ ...share, discountBani: 0 })).toEqual([
    "Voucherul ZECE nu se aplică acestui produs.",
  ]);
  expect(voucherStory({ ...share, applies: false })).toEqual([]);
  expect(voucherStory({ ...share, deliversFree: true, discountBani: 0 })).toEqual([]);
});
