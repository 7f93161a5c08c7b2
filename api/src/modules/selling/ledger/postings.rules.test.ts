import { expect, it } from "vitest";
import { type MoneyEvent, type Posting, postingsOf } from "./postings.rules.ts";

it.each<[MoneyEvent, Partial<Posting>[]]>([
  [{ event: "placed", totalBani: 100 }, [{ kind: "charge", amountBani: 100 }]],
  [{ event: "placed", totalBani: 0 }, []],
  [{ event: "revived", totalBani: 100 }, [{ kind: "charge", amountBani: 100 }]],
  [
    { event: "imported", totalBani: 100, receivedBani: 100, method: "transfer" },
    [
      { kind: "charge", amountBani: 100 },
      { kind: "receipt", amountBani: -100, method: "transfer" },
    ],
  ],
  [
    { event: "imported", totalBani: 100, receivedBani: 0, method: "card" },
    [{ kind: "charge", amountBani: 100 }],
  ],
  [{ event: "amended", changeBani: 1 }, [{ kind: "charge", amountBani: 1 }]],
  [{ event: "amended", changeBani: -1 }, [{ kind: "credit", amountBani: -1 }]],
  [{ event: "amended", changeBani: 0 }, []],
  [{ event: "undone", chargedBani: 80, writtenOffBani: 0 }, [{ kind: "credit", amountBani: -80 }]],
  [
    { event: "undone", chargedBani: 80, writtenOffBani: -2 },
    [
      { kind: "credit", amountBani: -80 },
      { kind: "write_off", amountBani: 2 },
    ],
  ],
  [{ event: "returned", bani: 30, returnId: 4 }, [{ kind: "credit", amountBani: -30, returnId: 4 }]],
  [{ event: "given_back", bani: 30, refundId: 5 }, [{ kind: "credit", amountBani: -30, refundId: 5 }]],
  [
    { event: "paid", bani: 100, paymentId: 6 },
    [{ kind: "receipt", amountBani: -100, method: "card", paymentId: 6 }],
  ],
  [{ event: "delivered", bani: 100 }, [{ kind: "receipt", amountBani: -100, method: "cash_on_delivery" }]],
  [
    { event: "noted", bani: 20, method: "unknown" },
    [{ kind: "receipt", amountBani: -20, method: "unknown" }],
  ],
  [
    { event: "noted", bani: 20, method: "set_off", document: "PVC 1/2026" },
    [{ kind: "receipt", amountBani: -20, method: "set_off", document: "PVC 1/2026" }],
  ],
  [
    { event: "reversed", bani: 20, method: "transfer" },
    [{ kind: "receipt", amountBani: 20, method: "transfer" }],
  ],
  [
    { event: "paid_back", bani: 20, refundId: 5, method: "transfer" },
    [{ kind: "payout", amountBani: 20, method: "transfer", refundId: 5 }],
  ],
  [
    { event: "credited", bani: 20, refundId: 5 },
    [{ kind: "payout", amountBani: 20, method: "card", refundId: 5 }],
  ],
  [
    { event: "unasked", bani: 20, refundId: 5 },
    [{ kind: "payout", amountBani: 20, method: "card", refundId: 5 }],
  ],
  [{ event: "forgotten", bani: 2 }, [{ kind: "write_off", amountBani: -2 }]],
])("postingsOf returns the entries of the event %j", (happened, postings) => {
  expect(postingsOf(happened)).toEqual(postings.map((posting) => ({ cause: happened.event, ...posting })));
});
