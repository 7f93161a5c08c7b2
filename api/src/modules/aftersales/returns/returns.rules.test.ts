import { describe, expect, it } from "vitest";
import { isWhole, planReturn, RETURN_STATUSES } from "./returns.rules.ts";

it("every return status leads to a known status and finally to refunded, rejected or closed", () => {
  const statuses = Object.keys(RETURN_STATUSES);
  for (const { moves } of Object.values(RETURN_STATUSES))
    for (const to of moves) expect(statuses).toContain(to);
  const ends = Object.entries(RETURN_STATUSES).filter(([, { moves }]) => moves.length === 0);
  expect(ends.map(([status]) => status)).toEqual(["refunded", "rejected", "closed"]);
});

describe("a requested return", () => {
  const alone = { lineId: 0, productId: 7, name: "Săpun", unit: "buc.", quantity: 2, taken: 1 };
  const inBundle = { ...alone, lineId: 3, quantity: 3, taken: 0 };

  it("a requested product is distributed over its lines", () => {
    expect(planReturn([alone, inBundle], [{ productId: 7, quantity: 3 }])).toEqual({
      ok: true,
      lines: [
        { lineId: 0, quantity: 1 },
        { lineId: 3, quantity: 2 },
      ],
    });
  });

  it("a product that is requested twice counts once, with the total quantity", () => {
    const twice = [
      { productId: 7, quantity: 3 },
      { productId: 7, quantity: 2 },
    ];
    const refused = { ok: false, product: "Săpun", unit: "buc.", left: 4 };
    expect(planReturn([alone, inBundle], twice)).toEqual(refused);
  });

  it("a product that was not bought cannot be returned", () => {
    const plan = planReturn([alone], [{ productId: 8, quantity: 1 }]);
    expect(plan).toEqual({ ok: false, product: undefined, unit: "", left: 0 });
  });
});

it("isWhole returns true once every piece is returned", () => {
  const line = { lineId: 0, quantity: 3, paidBack: 1 };
  expect(isWhole([line], [{ lineId: 0, quantity: 1 }])).toBe(false);
  expect(isWhole([line], [{ lineId: 0, quantity: 2 }])).toBe(true);
  expect(isWhole([line, { ...line, lineId: 1, paidBack: 0 }], [{ lineId: 0, quantity: 2 }])).toBe(false);
});
