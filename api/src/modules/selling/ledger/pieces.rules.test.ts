import { describe, expect, it } from "vitest";
import { amend, endReturns, giveBack, ship, withdraw } from "./pieces.rules.ts";

describe("a line whose quantity changes", () => {
  const open = [
    { returnId: 7, lineId: 1, quantity: 1 },
    { returnId: 8, lineId: 1, quantity: 3 },
    { returnId: 8, lineId: 2, quantity: 1 },
  ];

  it("reducing a line removes withdrawn pieces first, starting with the earliest withdrawal", () => {
    expect(amend([{ lineId: 1, before: 5, after: 3 }], open)).toEqual([
      { kind: "removed", lineId: 1, quantity: 1, returnId: 7 },
      { kind: "removed", lineId: 1, quantity: 1, returnId: 8 },
    ]);
    expect(amend([{ lineId: 1, before: 5, after: 0 }], open)).toEqual([
      { kind: "removed", lineId: 1, quantity: 1, returnId: 7 },
      { kind: "removed", lineId: 1, quantity: 3, returnId: 8 },
      { kind: "removed", lineId: 1, quantity: 1 },
    ]);
  });

  it("reducing a line does not affect withdrawals from other lines", () => {
    expect(amend([{ lineId: 3, before: 2, after: 1 }], open)).toEqual([
      { kind: "removed", lineId: 3, quantity: 1 },
    ]);
  });
});

it("an increased line adds the difference, and an unchanged line adds nothing", () => {
  const changes = [
    { lineId: 1, before: 0, after: 10_000 },
    { lineId: 2, before: 4, after: 4 },
  ];
  expect(amend(changes, [])).toEqual([{ kind: "added", lineId: 1, quantity: 10_000 }]);
});

describe("shipped pieces", () => {
  const line = { productId: 5, quantity: 2, away: 0 };

  it("shipped pieces are assigned to the lines of their product in order", () => {
    const lines = [
      { ...line, lineId: 1 },
      { ...line, lineId: 2, productId: 6 },
      { ...line, lineId: 3, quantity: 4 },
    ];
    expect(ship(lines, { away: new Map([[5, 3]]), shipmentId: 9 })).toEqual([
      { kind: "shipped", lineId: 1, quantity: 2, shipmentId: 9 },
      { kind: "shipped", lineId: 3, quantity: 1, shipmentId: 9 },
    ]);
  });

  it("shipped pieces are not posted again, and their return is posted", () => {
    const gone = [{ ...line, lineId: 1, away: 2 }];
    expect(ship(gone, { away: new Map([[5, 2]]) })).toEqual([]);
    expect(ship(gone, { away: new Map() })).toEqual([{ kind: "came_back", lineId: 1, quantity: 2 }]);
  });
});

it("withdrawals, their ends and refunds without a return are posted with their ids", () => {
  const pieces = [{ lineId: 1, quantity: 2 }];
  expect(withdraw(7, pieces)).toEqual([{ kind: "withdrawn", lineId: 1, quantity: 2, returnId: 7 }]);
  const open = [{ lineId: 1, quantity: 1, returnId: 7 }];
  expect(endReturns("kept", open)).toEqual([{ kind: "kept", lineId: 1, quantity: 1, returnId: 7 }]);
  expect(endReturns("returned", open)).toEqual([{ kind: "returned", lineId: 1, quantity: 1, returnId: 7 }]);
  expect(giveBack(3, pieces)).toEqual([{ kind: "given_back", lineId: 1, quantity: 2, refundId: 3 }]);
});
