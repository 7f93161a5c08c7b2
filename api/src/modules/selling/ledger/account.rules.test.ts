import { describe, expect, it } from "vitest";
import { seeded } from "../../../testing/seeded.ts";
import { accountOf, type Entry, owedAfter, type PaymentState, paymentStateOf } from "./account.rules.ts";

const entry = (kind: Entry["kind"], amountBani: number, changes: Partial<Entry> = {}): Entry => ({
  kind,
  amountBani,
  method: null,
  cause: "",
  hasPayment: false,
  ...changes,
});
const charge = (bani: number) => entry("charge", bani);
const credit = (bani: number, cause = "amended") => entry("credit", -bani, { cause });
const card = (bani: number) => entry("receipt", -bani, { method: "card", hasPayment: true });
const transfer = (bani: number) => entry("receipt", -bani, { method: "transfer" });
const payout = (bani: number, cause = "credited") => entry("payout", bani, { method: "card", cause });
const account = (entries: Entry[], amounts: { openBani?: number; creditedBani?: number } = {}) =>
  accountOf(entries, { openBani: 0, creditedBani: 0, ...amounts });

describe("an order's account", () => {
  it.each<[string, Entry[], number, object]>([
    ["requests the charged amount", [charge(100)], 0, { payableBani: 100, refundableBani: 0 }],
    ["is settled by a receipt of all", [charge(100), transfer(100)], 0, { payableBani: 0, leftBani: 100 }],
    [
      "requests the balance due of an order that grew",
      [charge(100), card(100), charge(20)],
      0,
      { payableBani: 20 },
    ],
    [
      "owes the amount by which an order shrank",
      [charge(100), card(100), credit(30)],
      0,
      { refundableBani: 30 },
    ],
    [
      "owes it once, since an open refund already belongs to the buyer",
      [charge(100), card(100), credit(30)],
      30,
      { refundableBani: 0, payableBani: 0, leftBani: 70 },
    ],
    [
      "reduces a balance due by a return before it owes a refund",
      [charge(100), card(60), credit(60, "returned")],
      0,
      { payableBani: 0, refundableBani: 20 },
    ],
    ["owes a second payment", [charge(100), card(100), card(100)], 0, { refundableBani: 100, leftBani: 200 }],
    [
      "does not request an unsolicited credit again",
      [charge(100), card(100), payout(40, "unasked")],
      0,
      { balanceBani: 40, payableBani: 0, leftBani: 60 },
    ],
    [
      "owes nothing when the order shrinks by an unsolicited credit",
      [charge(100), card(100), payout(40, "unasked"), credit(40)],
      0,
      { balanceBani: 0, payableBani: 0, refundableBani: 0 },
    ],
    [
      "requests later growth in full",
      [charge(100), card(100), payout(40, "unasked"), credit(40), charge(15)],
      0,
      { payableBani: 15 },
    ],
    [
      "returns the amount that the card's processor holds",
      [charge(100), card(60), transfer(40), payout(10)],
      20,
      { leftOnCardBani: 30, leftBani: 70 },
    ],
    [
      "is empty for an order without entries",
      [],
      0,
      { balanceBani: 0, payableBani: 0, refundableBani: 0, leftBani: 0 },
    ],
  ])("the account %s", (_, entries, openBani, says) => {
    expect(account(entries, { openBani })).toMatchObject(says);
  });

  it("an account includes credits noted by staff that the processor has not reported yet", () => {
    const entries = [charge(100), card(100), payout(40)];
    expect(account(entries).unheardBani).toBe(40);
    expect(account(entries, { creditedBani: 40 }).unheardBani).toBe(0);
  });

  it("owedAfter returns the same amounts as posting the change", () => {
    const random = seeded(33);
    const amount = () => 1 + Math.floor(random() * 5_000);
    const kinds = [charge, credit, card, transfer, payout, (bani: number) => payout(bani, "unasked")];
    for (let round = 0; round < 500; round += 1) {
      const entries = [charge(amount())];
      for (let left = Math.floor(random() * 8); left > 0; left -= 1)
        entries.push((kinds[Math.floor(random() * kinds.length)] ?? charge)(amount()));
      const change = Math.floor(random() * 6_000) - 3_000;
      const openBani = Math.floor(random() * 2) * amount();
      const posted = change > 0 ? [charge(change)] : change < 0 ? [credit(-change)] : [];
      const { owedBani, payableBani, refundableBani } = account([...entries, ...posted], { openBani });
      const owed = { owedBani, payableBani, refundableBani };
      expect(owedAfter(account(entries, { openBani }), change)).toEqual(owed);
    }
  });
});

const NOT_AWAITED = { awaitsCash: false, isAwaited: false };
const reversed = (bani: number) => entry("receipt", bani, { method: "transfer", cause: "reversed" });

describe("the payment state of an order", () => {
  const whole = [charge(100), card(100)];
  it.each<[string, PaymentState, Entry[], { openBani?: number; isUndone?: boolean }, PaymentState]>([
    ["keeps the state of an order without payments", "pending", [charge(100)], {}, "pending"],
    ["is paid for a paid order", "pending", whole, {}, "paid"],
    [
      "is paid while a second payment is being refunded",
      "paid",
      [...whole, card(100)],
      { openBani: 100 },
      "paid",
    ],
    [
      "is due while a return is being refunded",
      "paid",
      [...whole, credit(30, "returned")],
      { openBani: 30 },
      "refund_due",
    ],
    [
      "is paid again after that refund",
      "refund_due",
      [...whole, credit(30, "returned"), payout(30)],
      {},
      "paid",
    ],
    [
      "is due for a cancelled order",
      "paid",
      [...whole, credit(100)],
      { openBani: 100, isUndone: true },
      "refund_due",
    ],
    [
      "ends as refunded for a cancelled order",
      "refund_due",
      [...whole, credit(100), payout(100)],
      { isUndone: true },
      "refunded",
    ],
    ["is refunded after a full refund", "paid", [...whole, payout(100, "unasked")], {}, "refunded"],
    [
      "is unpaid after its only payment was reversed",
      "paid",
      [charge(100), transfer(100), reversed(100)],
      {},
      "none",
    ],
    [
      "stays paid after one of two payments was reversed",
      "paid",
      [charge(100), transfer(60), transfer(40), reversed(40)],
      {},
      "paid",
    ],
    ["keeps waiting while late money is refunded", "pending", whole, { openBani: 100 }, "pending"],
  ])("the payment state %s", (_, was, entries, { isUndone = false, ...beside }, state) => {
    expect(paymentStateOf(was, account(entries, beside), { isUndone, ...NOT_AWAITED })).toBe(state);
  });

  it("cash on delivery stays unpaid until the courier hands over the cash", () => {
    const delivered = account([charge(100), entry("receipt", -100, { method: "cash_on_delivery" })]);
    expect(paymentStateOf("none", delivered, { isUndone: false, ...NOT_AWAITED, awaitsCash: true })).toBe(
      "none",
    );
    expect(paymentStateOf("none", delivered, { isUndone: false, ...NOT_AWAITED })).toBe("paid");
  });
});
