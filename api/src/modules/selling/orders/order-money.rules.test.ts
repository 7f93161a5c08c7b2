import { describe, expect, it } from "vitest";
import {
  moneyOf,
  type PaidOrder,
  paidForReturned,
  stateAfterRefund,
  type WrittenMoney,
} from "./order-money.rules.ts";

/** Of 100 lei, paid and delivered. */
const order = (changes: Partial<PaidOrder> = {}): PaidOrder => ({
  status: "delivered",
  paymentCode: "CARD",
  paymentState: "paid",
  totalBani: 100_00,
  restBani: 0,
  restWaivedBani: 0,
  ...changes,
});
const written = (changes: Partial<WrittenMoney> = {}): WrittenMoney => ({
  dueBani: 0,
  doneBani: 0,
  amendedBani: 0,
  surplusBani: 0,
  heldBani: 0,
  ...changes,
});
const money = (of: Partial<PaidOrder>, beside: Partial<WrittenMoney> = {}) =>
  moneyOf(order(of), written(beside));

it.each<[string, Partial<PaidOrder>, Partial<WrittenMoney>, number]>([
  ["by card, its rest by transfer", {}, { heldBani: 60_00 }, 100_00],
  ["by transfer, its rest by card", { paymentCode: "BANK" }, { heldBani: 40_00 }, 100_00],
  ["but for the rest", { restBani: 40_00 }, { heldBani: 60_00 }, 60_00],
  ["but for a rest whose goods went back", { restWaivedBani: 40_00 }, {}, 60_00],
  ["before it cost less", { totalBani: 60_00 }, { amendedBani: 40_00, dueBani: 40_00 }, 100_00],
  ["twice", {}, { surplusBani: 100_00, dueBani: 100_00, heldBani: 200_00 }, 200_00],
  ["on delivery", { paymentCode: "COD", paymentState: "none" }, {}, 100_00],
  ["not yet, on delivery", { paymentCode: "COD", paymentState: "none", status: "shipped" }, {}, 0],
  ["by nobody who noted it", { paymentCode: "SEAP", paymentState: "none" }, {}, 0],
  [
    "late for an order that is paid on delivery",
    { paymentCode: "COD", paymentState: "none", status: "new" },
    { surplusBani: 62_99 },
    62_99,
  ],
])("what came in %s", (_, of, beside, paidBani) => {
  expect(money(of, beside).paidBani).toBe(paidBani);
});

describe("what is left", () => {
  it("is what came without what is due and what went", () => {
    expect(money({}, { dueBani: 10_00, doneBani: 30_00 })).toMatchObject({ leftBani: 60_00 });
  });

  it("is never less than nothing", () => {
    expect(money({ restBani: 40_00 }, { doneBani: 70_00 })).toMatchObject({ leftBani: 0 });
  });

  it("goes to the card only as far as its processor holds what is not due yet", () => {
    expect(money({}, { heldBani: 60_00, dueBani: 20_00 })).toMatchObject({ leftOnCardBani: 40_00 });
    expect(money({}, { heldBani: 60_00, dueBani: 60_00 })).toMatchObject({
      leftBani: 40_00,
      leftOnCardBani: 0,
    });
    expect(money({ paymentCode: "BANK" })).toMatchObject({ leftBani: 100_00, leftOnCardBani: 0 });
  });
});

it.each<[string, Partial<PaidOrder>, Partial<WrittenMoney>, string]>([
  ["whole is refunded", { paymentState: "refund_due" }, { doneBani: 100_00 }, "refunded"],
  ["whole, unasked, is refunded", {}, { doneBani: 100_00 }, "refunded"],
  ["in part is paid for the rest", { paymentState: "refund_due" }, { doneBani: 99_99 }, "paid"],
  [
    "still owes it while some is due",
    { paymentState: "refund_due" },
    { doneBani: 62_99, dueBani: 10_00 },
    "refund_due",
  ],
  ["stays paid while a difference is due", {}, { doneBani: 62_99, dueBani: 10_00 }, "paid"],
  ["for one card of two is paid by the other", {}, { doneBani: 60_00, heldBani: 40_00 }, "paid"],
  ["for a second payment is paid by the first", {}, { doneBani: 100_00, surplusBani: 100_00 }, "paid"],
  [
    "whole is paid again by a rest that comes later",
    { paymentState: "refunded" },
    { doneBani: 60_00 },
    "paid",
  ],
  [
    "and was not sold keeps nothing",
    { status: "cancelled", paymentState: "refund_due" },
    { doneBani: 1 },
    "refunded",
  ],
  [
    "and is paid on delivery stays to be paid",
    { paymentCode: "COD", paymentState: "none", status: "new" },
    { doneBani: 62_99, surplusBani: 62_99 },
    "none",
  ],
])("an order of which money went back %s", (_, of, beside, state) => {
  expect(stateAfterRefund(order(of), money(of, beside))).toBe(state);
});

it.each([
  [
    "of a paid order are paid back",
    { goodsBani: 60_00, restBani: 0, leftBani: 100_00 },
    { waivedBani: 0, refundBani: 60_00 },
  ],
  [
    "lessen first what stays to pay",
    { goodsBani: 60_00, restBani: 47_00, leftBani: 62_98 },
    { waivedBani: 47_00, refundBani: 13_00 },
  ],
  [
    "all of them bring no more than came",
    { goodsBani: 109_98, restBani: 47_00, leftBani: 62_98 },
    { waivedBani: 47_00, refundBani: 62_98 },
  ],
  [
    "cheaper than the rest bring nothing",
    { goodsBani: 20_00, restBani: 47_00, leftBani: 62_98 },
    { waivedBani: 20_00, refundBani: 0 },
  ],
  [
    "that nobody paid bring nothing",
    { goodsBani: 60_00, restBani: 0, leftBani: 0 },
    { waivedBani: 0, refundBani: 0 },
  ],
])("goods that come back %s", (_, { goodsBani, ...of }, brings) => {
  expect(paidForReturned(goodsBani, of)).toEqual(brings);
});
