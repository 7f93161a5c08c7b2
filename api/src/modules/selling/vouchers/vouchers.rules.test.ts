import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Discountable,
  judgeVoucher,
  normalizeCode,
  splitBani,
  type Voucher,
  voucherRefusal,
} from "./vouchers.rules.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const YESTERDAY = new Date("2026-11-20T10:00:00Z");
const TOMORROW = new Date("2026-11-22T10:00:00Z");

function aVoucher(changes: Partial<Voucher> = {}): Voucher {
  return {
    id: 1,
    code: "CURAT10",
    name: "Reducere 10 %",
    kind: "percent",
    percent: 10,
    amountBani: null,
    minBani: 0,
    startsAt: YESTERDAY,
    endsAt: null,
    maxUses: null,
    uses: 0,
    email: null,
    categoryIds: [],
    brandIds: [],
    productIds: [],
    archivedAt: null,
    ...changes,
  };
}
const anAmount = (amountBani: number): Partial<Voucher> => ({ kind: "amount", percent: null, amountBani });

const soap: Discountable = { productId: 101, brandId: 1, categoryIds: [3, 2, 1], amountBani: 100_00 };
const towels: Discountable = { productId: 104, brandId: 2, categoryIds: [4], amountBani: 50_00 };

function judge(changes: Partial<Voucher>, { email }: { email?: string } = {}) {
  return judgeVoucher(aVoucher(changes), { parts: [soap, towels], email, now: NOW });
}

it.each([
  ["ten percent of everything", {}, [10_00, 5_00]],
  ["a percent with a decimal", { percent: 12.5 }, [12_50, 6_25]],
  ["everything", { percent: 100 }, [100_00, 50_00]],
  ["an amount, distributed by value", anAmount(30_00), [20_00, 10_00]],
  ["no more than the total", anAmount(999_00), [100_00, 50_00]],
  ["only a product's price", { productIds: [104] }, [0, 5_00]],
  ["only a brand's", { brandIds: [1] }, [10_00, 0]],
  ["only a category's, with those below it", { categoryIds: [1] }, [10_00, 0]],
  ["the products of any of its lists", { categoryIds: [1], productIds: [104] }, [10_00, 5_00]],
  ["an amount only on the products it applies to", { ...anAmount(60_00), brandIds: [2] }, [0, 50_00]],
  ["no products for free delivery", { kind: "free_delivery", percent: null } as const, [0, 0]],
  ["the cart when the minimum is just reached", { minBani: 150_00 }, [10_00, 5_00]],
  ["the cart when a use is left", { maxUses: 2, uses: 1 }, [10_00, 5_00]],
  ["the cart when it ends tomorrow", { endsAt: TOMORROW }, [10_00, 5_00]],
])("a voucher reduces %s", (_, changes, discountsBani) => {
  expect(judge(changes)).toEqual({ ok: true, discountsBani });
});

describe("refusal of a voucher", () => {
  it.each([
    ["before it begins", { startsAt: TOMORROW }, "Codul nu este valid."],
    ["when it is archived", { archivedAt: YESTERDAY }, "Codul nu este valid."],
    ["after it ended", { endsAt: NOW }, "Codul a expirat."],
    ["when it is used up", { maxUses: 1, uses: 1 }, "Codul nu este valid."],
    ["for other products", { productIds: [999] }, "Codul nu se aplică produselor din coș."],
    [
      "below its minimum",
      { minBani: 150_01 },
      "Valoarea minimă este 150.01 lei. Valoarea produselor din coș trebuie să ajungă la această sumă.",
    ],
    [
      "below a minimum of whole lei",
      { minBani: 1_200_00 },
      "Valoarea minimă este 1,200 lei. Valoarea produselor din coș trebuie să ajungă la această sumă.",
    ],
  ])("a voucher is refused %s", (_, changes, text) => {
    const judged = judge(changes);
    expect(judged.ok).toBe(false);
    if (!judged.ok) expect(voucherRefusal(judged.fault, aVoucher(changes))).toBe(text);
  });

  it("a voucher bound to an email is refused once another email is known", () => {
    const bound = { email: "ana@example.com" };
    expect(judge(bound, { email: "Ana@Example.com" }).ok).toBe(true);
    expect(judge(bound).ok).toBe(true);
    expect(judge(bound, { email: "ion@example.com" })).toEqual({ ok: false, fault: "other-email" });
  });

  it("a voucher is refused in an empty cart", () => {
    expect(judgeVoucher(aVoucher(), { parts: [], email: undefined, now: NOW })).toEqual({
      ok: false,
      fault: "other-products",
    });
  });
});

it("normalizeCode ignores case and spaces", () => {
  expect(normalizeCode(" curat 10\t")).toBe("CURAT10");
});

describe("dividing a sum into whole bani", () => {
  it("splitBani rounds by largest remainder", () => {
    expect(splitBani(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitBani(10, [299, 100, 601])).toEqual([3, 1, 6]);
    expect(splitBani(5, [0, 0])).toEqual([0, 0]);
  });

  it("the shares of splitBani add up to the total, and none exceeds its amount", () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), (amounts, part) => {
        const whole = amounts.reduce((sum, amount) => sum + amount, 0);
        const total = Math.floor(whole * part);
        const shares = splitBani(total, amounts);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
        expect(shares.every((share, index) => share >= 0 && share <= (amounts[index] ?? 0))).toBe(true);
      }),
    );
  });
});
