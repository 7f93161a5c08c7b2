import { describe, expect, it } from "vitest";
import { type CreditableRefund, spreadCredit } from "./credits.rules.ts";

const due = (id: number, amountBani: number, namesAccount = false): CreditableRefund => ({
  id,
  amountBani,
  isDue: true,
  namesAccount,
  unheardBani: 0,
});
const seen = (id: number, amountBani: number, unheardBani = amountBani): CreditableRefund => ({
  ...due(id, amountBani),
  isDue: false,
  unheardBani,
});
/** Ids and bani of what was heard and of what went, and what nobody asked for. */
function spread(refunds: CreditableRefund[], creditBani: number) {
  const { heard, went, unaskedBani } = spreadCredit(refunds, creditBani);
  const told = (of: typeof heard) => of.map(({ refund, bani }) => [refund.id, bani]);
  return { heard: told(heard), went: told(went), unaskedBani };
}

describe("a credit of the card's processor", () => {
  it("closes the one that is due in just that sum, though others came before", () => {
    expect(spread([due(1, 20_00), due(2, 30_00)], 30_00)).toEqual({
      heard: [],
      went: [[2, 30_00]],
      unaskedBani: 0,
    });
  });

  it("takes its part of one that is due in more", () => {
    expect(spread([due(1, 62_99)], 30_00)).toEqual({ heard: [], went: [[1, 30_00]], unaskedBani: 0 });
  });

  it("closes several at once, and of the last a part", () => {
    expect(spread([due(3, 30_00), due(1, 20_00), due(2, 40_00)], 70_00).went).toEqual([
      [1, 20_00],
      [2, 40_00],
      [3, 10_00],
    ]);
  });

  it("is unasked only in what exceeds all that is due", () => {
    expect(spread([due(1, 20_00)], 50_00)).toEqual({ heard: [], went: [[1, 20_00]], unaskedBani: 30_00 });
    expect(spread([], 50_00)).toEqual({ heard: [], went: [], unaskedBani: 50_00 });
  });

  it("is what somebody saw there before, whole or in parts, before anything that is due", () => {
    expect(spread([due(1, 30_00), seen(2, 30_00)], 30_00)).toEqual({
      heard: [[2, 30_00]],
      went: [],
      unaskedBani: 0,
    });
    expect(spread([due(1, 50_00), seen(2, 30_00, 10_00)], 20_00)).toEqual({
      heard: [[2, 10_00]],
      went: [[1, 10_00]],
      unaskedBani: 0,
    });
  });

  it("pays what is due to the card before what is due to an account", () => {
    expect(spread([due(1, 40_00, true), due(2, 60_00)], 70_00).went).toEqual([
      [2, 60_00],
      [1, 10_00],
    ]);
  });
});
