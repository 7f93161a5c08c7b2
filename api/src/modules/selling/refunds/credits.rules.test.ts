import { describe, expect, it } from "vitest";
import { type DueRefund, spreadCredit } from "./credits.rules.ts";

const due = (id: number, openBani: number, namesAccount = false): DueRefund => ({
  id,
  openBani,
  namesAccount,
});
/** Bani that were seen before, what goes to each refund by id, and what nobody asked for. */
function spread(refunds: DueRefund[], creditBani: number, unheardBani = 0) {
  const { heardBani, went, unaskedBani } = spreadCredit(refunds, { creditBani, unheardBani });
  return [heardBani, went.map(({ refund, bani }) => [refund.id, bani]), unaskedBani];
}

describe("a credit of the card's processor", () => {
  it.each<[string, DueRefund[], number, number, ReturnType<typeof spread>]>([
    ["the refund of exactly that sum", [due(1, 20_00), due(2, 30_00)], 30_00, 0, [0, [[2, 30_00]], 0]],
    ["a part of a larger refund", [due(1, 62_99)], 30_00, 0, [0, [[1, 30_00]], 0]],
    [
      "several refunds, oldest first",
      [due(3, 30_00), due(1, 20_00), due(2, 40_00)],
      70_00,
      0,
      [
        0,
        [
          [1, 20_00],
          [2, 40_00],
          [3, 10_00],
        ],
        0,
      ],
    ],
    ["refunds, and is unasked beyond them", [due(1, 20_00)], 50_00, 0, [0, [[1, 20_00]], 30_00]],
    ["nothing that was due", [], 50_00, 0, [0, [], 50_00]],
    ["what staff saw before it", [due(1, 30_00)], 30_00, 30_00, [30_00, [], 0]],
    ["what staff saw, then refunds", [due(1, 50_00)], 20_00, 10_00, [10_00, [[1, 10_00]], 0]],
    [
      "refunds to the card before refunds to an account",
      [due(1, 40_00, true), due(2, 60_00)],
      70_00,
      0,
      [
        0,
        [
          [2, 60_00],
          [1, 10_00],
        ],
        0,
      ],
    ],
  ])("pays %s", (_, refunds, creditBani, unheardBani, result) => {
    expect(spread(refunds, creditBani, unheardBani)).toEqual(result);
  });
});
