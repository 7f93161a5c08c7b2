import { expect, it } from "vitest";
import { type DueRefund, spreadCredit } from "./credits.rules.ts";

const due = (id: number, amountBani: number, namesAccount = false): DueRefund => ({
  id,
  amountBani,
  namesAccount,
});
function spread(refunds: DueRefund[], creditBani: number, unheardBani: number) {
  const { paid, unaskedBani } = spreadCredit(refunds, { creditBani, unheardBani });
  return [paid.map(({ refund, bani }) => [refund.id, bani]), unaskedBani];
}

it.each<[string, DueRefund[], number, number, ReturnType<typeof spread>]>([
  ["the refund of exactly that sum", [due(1, 20_00), due(2, 30_00)], 30_00, 0, [[[2, 30_00]], 0]],
  ["a part of a larger refund", [due(1, 62_99)], 30_00, 0, [[[1, 30_00]], 0]],
  [
    "several refunds, oldest first",
    [due(3, 30_00), due(1, 20_00), due(2, 40_00)],
    70_00,
    0,
    [
      [
        [1, 20_00],
        [2, 40_00],
        [3, 10_00],
      ],
      0,
    ],
  ],
  ["refunds, and is unasked beyond them", [due(1, 20_00)], 50_00, 0, [[[1, 20_00]], 30_00]],
  ["no refund if none is due", [], 50_00, 0, [[], 50_00]],
  ["credits that staff noted before it", [due(1, 30_00)], 30_00, 30_00, [[], 0]],
  ["noted credits, then refunds", [due(1, 50_00)], 20_00, 10_00, [[[1, 10_00]], 0]],
  [
    "refunds to the card before refunds to an account",
    [due(1, 40_00, true), due(2, 60_00)],
    70_00,
    0,
    [
      [
        [2, 60_00],
        [1, 10_00],
      ],
      0,
    ],
  ],
])("a card processor's credit pays %s", (_, refunds, creditBani, unheardBani, result) => {
  expect(spread(refunds, creditBani, unheardBani)).toEqual(result);
});
