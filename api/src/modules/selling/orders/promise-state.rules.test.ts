import { expect, it } from "vitest";
import type { OrderStatus } from "./orders.rules.ts";
import { promiseStateOf } from "./promise-state.rules.ts";

const promise = { leaves: "2026-11-23", from: "2026-11-24", to: "2026-11-25" };
const stateAt = (now: string, status: OrderStatus) => promiseStateOf({ status, promise }, new Date(now));

it.each([
  ["2026-11-22T12:00:00Z", "new", null],
  // Midnight of the 23rd in Romania.
  ["2026-11-22T22:00:00Z", "confirmed", "due"],
  ["2026-11-23T21:59:00Z", "preparing", "due"],
  ["2026-11-23T22:00:00Z", "preparing", "late"],
  ["2026-11-24T12:00:00Z", "shipped", null],
  ["2026-11-25T21:59:00Z", "shipped", null],
  ["2026-11-25T22:00:00Z", "shipped", "late"],
  ["2026-11-30T12:00:00Z", "delivered", null],
  ["2026-11-30T12:00:00Z", "cancelled", null],
  ["2026-11-30T12:00:00Z", "awaiting_payment", null],
] as const)("at %s the promise of an order that is %s is %s", (now, status, state) => {
  expect(stateAt(now, status)).toBe(state);
});

it("an order without a promise is never due or late", () => {
  expect(promiseStateOf({ status: "new", promise: null }, new Date("2026-11-30T12:00:00Z"))).toBeNull();
});
