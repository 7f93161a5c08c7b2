import { describe, expect, it } from "vitest";
import { PAYMENT_SETTINGS } from "../../../testing/test-orders.ts";
import { readPaymentTerms } from "../payments/index.ts";
import type { NotifiedStatus } from "../payments/index.ts";
import {
  type AttemptState,
  awaitedPayment,
  type Effect,
  effectOfNotification,
  isSameSum,
  orderTypeOf,
  otherMethods,
  payableByCard,
  shownState,
  underPaymentUntil,
} from "./order-payment.rules.ts";

const waiting = {
  status: "awaiting_payment",
  customerType: "pf",
  paymentCode: "CARD",
  paymentState: "pending",
  totalBani: 50_00,
  restBani: 0,
  chargesBani: 0,
  locker: null,
} as const;
type Order = Parameters<typeof effectOfNotification>[2];
const anOrder = (changes: Partial<Order> = {}): Order => ({ ...waiting, ...changes });
const attempt = (state: AttemptState, amountBani = 50_00) => ({ state, amountBani });

describe("notifications of an awaited payment", () => {
  // Columns: the attempt's previous state. Rows: the notified status.
  const STATES = ["started", "authorized", "failed", "cancelled", "paid", "refund_due", "refunded"] as const;
  it.each<[NotifiedStatus, Effect[]]>([
    ["started", ["nothing", "nothing", "nothing", "nothing", "nothing", "nothing", "nothing"]],
    ["authorized", ["authorize", "nothing", "authorize", "nothing", "nothing", "nothing", "nothing"]],
    ["paid", ["pay", "pay", "pay", "pay", "nothing", "nothing", "nothing"]],
    ["failed", ["fail", "fail", "nothing", "nothing", "nothing", "nothing", "nothing"]],
    ["cancelled", ["cancel", "cancel", "nothing", "nothing", "nothing", "nothing", "nothing"]],
    ["refunded", ["refund", "refund", "refund", "refund", "refund", "refund", "nothing"]],
  ])("the effect of a '%s' notification depends on the attempt's state", (news, effects) => {
    expect(STATES.map((state) => effectOfNotification(news, attempt(state), anOrder()))).toEqual(effects);
  });
});

it.each<[string, Partial<Order>]>([
  ["a cancelled order", { status: "cancelled" }],
  ["an order that was paid already", { status: "confirmed", paymentState: "paid" }],
  ["an order that is paid on delivery now", { status: "new", paymentCode: "COD" }],
  ["an order that waits for a transfer now", { paymentCode: "BANK" }],
  ["an order of another total", { totalBani: 60_00 }],
])("a payment for %s is refunded", (_, changes) => {
  expect(effectOfNotification("paid", attempt("started"), anOrder(changes))).toBe("owe");
});

describe("the balance due of a paid order whose total increased", () => {
  const grown = anOrder({ status: "confirmed", paymentState: "paid", totalBani: 60_00, restBani: 10_00 });

  it("a balance due is settled only by a payment of the same amount", () => {
    expect(effectOfNotification("paid", attempt("started", 10_00), grown)).toBe("pay");
    expect(effectOfNotification("paid", attempt("started", 9_00), grown)).toBe("owe");
  });

  it("a card can pay the balance due or the awaited total, but not a cancelled or cash order", () => {
    expect(payableByCard(grown)).toBe(10_00);
    expect(payableByCard({ ...grown, status: "cancelled" })).toBe(0);
    expect(payableByCard(anOrder())).toBe(50_00);
    expect(payableByCard(anOrder({ status: "new", paymentCode: "COD", paymentState: "none" }))).toBe(0);
  });

  it("a balance due is shown as pending, and as failed after a failed payment", () => {
    expect(shownState(grown, attempt("paid"))).toBe("pending");
    expect(shownState(grown, attempt("failed", 10_00))).toBe("failed");
  });
});

it.each([
  ["started", 14, "2026-11-21T10:15:00.000Z"],
  ["started", 15, null],
  ["authorized", 300, "bank"],
  ["failed", 1, null],
  ["paid", 1, null],
] as const)(
  "an attempt that is %s for %i minutes blocks changes to the order until %s",
  (state, minutes, until) => {
    const changedAt = new Date("2026-11-21T10:00:00Z");
    const now = new Date(changedAt.getTime() + minutes * 60_000);
    const actual = underPaymentUntil({ ...attempt(state), changedAt }, now);
    expect(actual instanceof Date ? actual.toISOString() : actual).toBe(until);
  },
);

describe("the amount of a notification", () => {
  const notified = {
    currency: "RON",
    amountBani: 50_00,
    processedBani: 50_00,
    status: "paid" as NotifiedStatus,
  };
  it.each([
    [{}, true],
    [{ currency: "EUR" }, false],
    [{ amountBani: 50_01 }, false],
    [{ processedBani: 49_99 }, false],
    [{ processedBani: undefined }, false],
    [{ processedBani: 0, status: "failed" as const }, true],
    [{ processedBani: 10_00, status: "refunded" as const }, true],
  ])("a notification with %j matches the requested amount: %s", (changes, isSame) => {
    expect(isSameSum({ ...notified, ...changes }, attempt("started"))).toBe(isSame);
  });
});

it.each([
  [{ paymentState: "paid", status: "shipped" }, undefined, "paid"],
  [{ paymentState: "refund_due", status: "cancelled" }, undefined, "refund_due"],
  [{ status: "cancelled" }, "failed", "cancelled"],
  [{}, undefined, "pending"],
  [{}, "started", "pending"],
  [{ paymentState: "failed" }, "started", "pending"],
  [{}, "authorized", "processing"],
  [{ paymentState: "failed" }, "failed", "failed"],
  [{}, "cancelled", "failed"],
  [{ paymentCode: "BANK" }, "cancelled", "pending"],
  [{ paymentCode: "COD", paymentState: "none", status: "new" }, "cancelled", "none"],
] as const)("an order with %j and the last attempt %s is shown as %s", (changes, state, shown) => {
  expect(shownState(anOrder(changes), state && attempt(state))).toBe(shown);
});

describe("replacing a card payment", () => {
  const terms = readPaymentTerms(PAYMENT_SETTINGS.payments);
  const others = (changes: Partial<Order>, state?: AttemptState) =>
    otherMethods(anOrder(changes), { latest: state && attempt(state), terms }).map(({ code }) => code);

  it.each<[string, Partial<Order>, AttemptState | undefined, string[]]>([
    ["an order that waits", {}, undefined, ["BANK", "COD"]],
    ["a refused attempt", {}, "failed", ["BANK", "COD"]],
    ["money that the bank works on", {}, "authorized", []],
    ["a paid order", { status: "confirmed", paymentState: "paid" }, "paid", []],
    ["a cancelled order", { status: "cancelled" }, undefined, []],
    ["an order paid on delivery", { status: "new", paymentCode: "COD" }, undefined, []],
    ["more than cash may be", { totalBani: 10_000_00 }, undefined, ["BANK"]],
    ["more than a company's cash may be", { totalBani: 5_000_00, customerType: "pj" }, undefined, ["BANK"]],
    ["a parcel machine", { locker: {} }, undefined, ["BANK"]],
  ])("otherMethods offers only payment methods that are possible for %s", (_, changes, state, codes) => {
    expect(others(changes, state)).toEqual(codes);
  });
});

it("a new card order must be paid within an hour, a transfer order has no deadline yet, and a cash order awaits no payment", () => {
  const at = new Date("2026-11-21T10:00:00Z");
  const begins = (code: "CARD" | "BANK" | "COD", awaitsPayment: boolean) =>
    awaitedPayment({ code, awaitsPayment }, at);
  expect(begins("CARD", true)).toEqual({
    paymentState: "pending",
    releaseAt: new Date("2026-11-21T11:00:00Z"),
  });
  expect(begins("BANK", true)).toEqual({ paymentState: "pending", releaseAt: null });
  expect(begins("COD", false)).toEqual({ paymentState: "none", releaseAt: null });
});

it("a public procurement order has the type seap", () => {
  expect(orderTypeOf({ order_type: "online" }, { code: "SEAP" })).toBe("seap");
  expect(orderTypeOf({ order_type: "seap" }, { code: "BANK" })).toBe("seap");
  expect(orderTypeOf({ order_type: "online" }, { code: "CARD" })).toBe("online");
});
