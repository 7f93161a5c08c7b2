import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type RequestedMovement, judgeMovement, movementSentence } from "./stock.rules.ts";

const requested = (changes: Partial<RequestedMovement>): RequestedMovement => ({
  reason: "correction",
  quantity: null,
  counted: null,
  expected: null,
  ...changes,
});

describe("judgeMovement", () => {
  it.each<[string, Partial<RequestedMovement>, number]>([
    ["a delivery", { reason: "delivery", quantity: 20 }, 20],
    ["a return", { reason: "return", quantity: 1 }, 1],
    ["a correction to zero", { quantity: -12 }, -12],
    ["a correction of the displayed stock", { quantity: -2, expected: 12 }, -2],
    ["a counted stock", { counted: 9, expected: 12 }, -3],
    ["a counted stock equal to the current one", { counted: 12, expected: 12 }, 0],
  ])("judgeMovement accepts %s", (_, changes, quantity) => {
    expect(judgeMovement(requested(changes), 12)).toEqual({ ok: true, quantity });
  });

  it.each<[Partial<RequestedMovement>, string]>([
    [{}, "quantity"],
    [{ quantity: 1, counted: 1, expected: 12 }, "quantity"],
    [{ quantity: 0 }, "quantity"],
    [{ quantity: -13 }, "quantity"],
    [{ reason: "delivery", quantity: -1 }, "quantity"],
    [{ reason: "delivery", counted: 3, expected: 12 }, "counted"],
    [{ counted: 3 }, "expected"],
    [{ quantity: 10_000_000 }, "quantity"],
    [{ counted: 10_000_001, expected: 12 }, "counted"],
  ])("judgeMovement refuses %j with an error for %s", (changes, field) => {
    expect(judgeMovement(requested(changes), 12)).toMatchObject({ ok: false, error: "refused", field });
  });

  it("judgeMovement reports a conflict when the expected stock differs", () => {
    expect(judgeMovement(requested({ quantity: 1, expected: 11 }), 12)).toEqual({
      ok: false,
      error: "changed",
    });
  });

  it("judgeMovement never makes stock negative, and an accepted count becomes the stock", () => {
    const number = fc.option(fc.integer({ min: -50, max: 50 }));
    const any = fc.record({
      reason: fc.constantFrom("delivery" as const, "return" as const, "correction" as const),
      quantity: number,
      counted: fc.option(fc.nat(50)),
      expected: number,
    });
    fc.assert(
      fc.property(any, fc.nat(50), (movement, stock) => {
        const judged = judgeMovement(movement, stock);
        if (!judged.ok) return;
        expect(stock + judged.quantity).toBeGreaterThanOrEqual(0);
        if (movement.counted !== null) expect(stock + judged.quantity).toBe(movement.counted);
      }),
    );
  });
});

it("movementSentence states the stock before and after, the document and the note", () => {
  const reported = { reason: "correction" as const, note: "două sparte", reference: "NIR 12" };
  expect(movementSentence(reported, { before: 12, after: 10 })).toBe(
    "Stoc corectat de la 12 la 10 (NIR 12): două sparte",
  );
  expect(movementSentence({ reason: "delivery", note: "", reference: "" }, { before: 3, after: 23 })).toBe(
    "Marfă recepționată, stoc de la 3 la 23",
  );
});
