import { describe, expect, it } from "vitest";
import { type HeldReturn, returnsAfter, wordsOf } from "./changed-order.rules.ts";

const LAVENDER = { productId: 1, name: "Lavandă", unit: "buc." };
const sold = (productId: number, quantity: number, unitPriceBani = 1000) => ({
  productType: "product" as const,
  productId,
  quantity,
  unitPriceBani,
});
function held(
  status: HeldReturn["status"],
  ...lines: { position: number; quantity: number; unitPriceBani?: number }[]
): HeldReturn {
  const own = lines.map((line) => ({ ...LAVENDER, unitPriceBani: 1000, ...line }));
  return { id: 7, number: 1001, status, bank: "", iban: "", lines: own };
}

describe("a changed order's returns", () => {
  it.each(["closed", "rejected"] as const)("keep apart what had ended: %s", (status) => {
    const returns = returnsAfter([held(status, { position: 0, quantity: 2 })], {
      before: [sold(1, 2)],
      after: [sold(1, 2)],
    });
    expect(returns).toMatchObject([{ kept: [], gone: [{ quantity: 2 }], isSettled: false }]);
    expect(wordsOf(returns)).toEqual({ settled: [], kept: [] });
  });

  it("stay at the line of their price, wherever it stands now, and at others for what it holds no more", () => {
    const before = [sold(1, 2, 1000), sold(1, 10, 700)];
    const request = held("declared", { position: 1, quantity: 3, unitPriceBani: 700 });
    const [moved] = returnsAfter([request], { before, after: [sold(2, 1), ...before] });
    expect(moved?.kept).toEqual([{ position: 2, quantity: 3 }]);
    const [shared] = returnsAfter([request], { before, after: [sold(1, 10, 1000), sold(1, 2, 700)] });
    expect(shared?.kept).toEqual([
      { position: 1, quantity: 2 },
      { position: 0, quantity: 1 },
    ]);
  });

  it("are met by what goes before what was never withdrawn from", () => {
    const [one] = returnsAfter([held("declared", { position: 0, quantity: 2 })], {
      before: [sold(1, 5)],
      after: [sold(1, 4)],
    });
    expect(one).toMatchObject({ kept: [{ position: 0, quantity: 1 }], gone: [{ quantity: 1 }] });
  });
});
