import { expect, it } from "vitest";
import { toLei } from "@curat/contract/lei.values";
import { vatOf } from "@curat/contract/vat.values";
import { seeded } from "../../../testing/seeded.ts";
import {
  type RequestedDiscount,
  type Discountable,
  staffDiscountOf,
  withDiscounts,
  withCopiedDiscounts,
} from "./staff-discounts.rules.ts";

const line = (changes: Partial<Discountable> = {}): Discountable => ({
  productType: "product",
  productId: 1,
  bundleId: null,
  quantity: 1,
  unitPriceBani: 10_00,
  discountBani: 0,
  staffDiscountBani: 0,
  vatPercent: 21,
  vatBani: 1_74,
  ...changes,
});
const GIFT = line({ productType: "gift", productId: 9, unitPriceBani: 0, vatBani: 0 });
const CHARGE = line({ productType: "handling_charge", productId: null, unitPriceBani: 5_00 });
const discounted = (lines: Discountable[], requested: RequestedDiscount) => {
  const errors = {};
  const after = withDiscounts(lines, requested, errors);
  return { after, shares: after.map(({ staffDiscountBani }) => staffDiscountBani), errors };
};
const on = (
  id: number,
  quantity: number,
  discount: NonNullable<RequestedDiscount["items"]>[number]["discount"],
) => ({
  items: [{ kind: "product" as const, id, quantity, discount }],
});

it("an amount is distributed over goods by value, to the ban, but not over gifts and charges", () => {
  const lines = [line(), line({ productId: 2 }), line({ productId: 3 }), GIFT, CHARGE];
  const { after, shares } = discounted(lines, { discount: { amount: toLei(10_00) } });
  expect(shares).toEqual([3_34, 3_33, 3_33, 0, 0]);
  expect(after[0]?.vatBani).toBe(vatOf(6_66, 21));
});

it("a discount applies to the price after the voucher, and replaces an earlier discount by staff", () => {
  const lines = [line({ quantity: 2, discountBani: 5_00 }), line({ productId: 2, discountBani: 1_00 })];
  const [once, twice] = [5, 10].map((percent) => discounted(lines, { discount: { percent } }));
  expect([once?.shares, twice?.shares]).toEqual([
    [75, 45],
    [1_50, 90],
  ]);
  expect(discounted(once?.after ?? [], { discount: { percent: 10 } }).after).toEqual(twice?.after);
  expect(
    discounted(twice?.after ?? [], { discount: { amount: toLei(0) } }).after.map((one) => one.discountBani),
  ).toEqual([5_00, 1_00]);
});

it("a price applies to each piece of its product, even over two lines", () => {
  const lines = [line({ quantity: 2 }), line({ unitPriceBani: 8_00 }), line({ productId: 2 })];
  const { shares } = discounted(lines, on(1, 3, { price: toLei(7_00) }));
  expect(shares.slice(0, 2).reduce((sum, share) => sum + share)).toBe(7_00);
  expect(shares[2]).toBe(0);
});

it.each([
  [{ discount: { amount: toLei(20_01) } }, { discount: ["Reducerea poate fi de cel mult 20,00 lei."] }],
  [
    on(1, 2, { price: toLei(10_01) }),
    { "items.0.discount": ["Scrie un preț mai mic decât cel din comandă."] },
  ],
  [
    { ...on(1, 2, { percent: 5 }), discount: { percent: 5 } },
    { discount: ["Scrie reducerea fie pe toată comanda, fie pe produse."] },
  ],
])("the discount %j is refused with a field error", (requested, errors) => {
  expect(discounted([line({ quantity: 2 })], requested).errors).toEqual(errors);
});

it("fewer pieces keep their share of the discount, and additional pieces get none", () => {
  const before = [line({ quantity: 3, discountBani: 10_00, staffDiscountBani: 10_00 })];
  const copiedFor = (quantity: number, discountBani = 0) =>
    withCopiedDiscounts([line({ quantity, discountBani })], before, ({ productId }) => String(productId))[0];
  expect([2, 3, 5].map((quantity) => copiedFor(quantity)?.staffDiscountBani)).toEqual([6_67, 10_00, 10_00]);
  expect(copiedFor(1, 9_00)).toMatchObject({ discountBani: 10_00, staffDiscountBani: 1_00 });
});

it("the shares of any discount add up to it, and no line costs less than zero", () => {
  const random = seeded(7);
  const upTo = (max: number): number => Math.floor(random() * (max + 1));
  for (let round = 0; round < 500; round++) {
    const lines = Array.from({ length: 1 + upTo(6) }, (_, id) => {
      const [quantity, unitPriceBani] = [1 + upTo(9), upTo(50_00)];
      return line({ productId: id, quantity, unitPriceBani, discountBani: upTo(quantity * unitPriceBani) });
    });
    const leftBani = lines.reduce((sum, one) => sum + one.quantity * one.unitPriceBani - one.discountBani, 0);
    const amountBani = upTo(leftBani);
    const { after } = discounted(lines, { discount: { amount: toLei(amountBani) } });
    expect(staffDiscountOf(after)).toBe(amountBani);
    for (const one of after) expect(one.discountBani).toBeLessThanOrEqual(one.quantity * one.unitPriceBani);
  }
});
