import { describe, expect, it } from "vitest";
import { accountOf, type Entry } from "./account.rules.ts";
import { effectOf, entryName } from "./account-words.ts";
import type { MoneyEvent } from "./postings.rules.ts";

const entry = (kind: Entry["kind"], amountBani: number): Entry => ({
  kind,
  amountBani,
  method: kind === "receipt" ? "transfer" : null,
  cause: "placed",
  hasPayment: false,
});
const unpaid = accountOf([entry("charge", 50_00)], { openBani: 0, creditedBani: 0 });
const paid = accountOf([entry("charge", 50_00), entry("receipt", -50_00)], { openBani: 0, creditedBani: 0 });

describe("effectOf", () => {
  it.each<[MoneyEvent, typeof paid, string[]]>([
    [
      { event: "amended", changeBani: -12_50 },
      paid,
      ["Valoarea comenzii scade cu 12,50 lei.", "De restituit clientului: 12,50 lei."],
    ],
    [
      { event: "amended", changeBani: 12_50 },
      paid,
      ["Valoarea comenzii crește cu 12,50 lei.", "Rest de plată: 12,50 lei."],
    ],
    [{ event: "amended", changeBani: 0 }, paid, []],
    [
      { event: "undone", chargedBani: 50_00, writtenOffBani: 0 },
      unpaid,
      ["Se anulează vânzarea de 50,00 lei."],
    ],
    [{ event: "noted", bani: 50_00, method: "transfer" }, unpaid, ["Se înregistrează plata de 50,00 lei."]],
  ])(
    "effectOf describes %j by the sentences of its entries and consequences",
    (happened, account, sentences) => {
      expect(effectOf(account, happened).sentences).toEqual(sentences);
    },
  );

  it("effectOf includes the requested refund and the balance still due", () => {
    const grown = accountOf([entry("charge", 70_00), entry("receipt", -50_00)], {
      openBani: 0,
      creditedBani: 0,
    });
    const given = { event: "given_back", bani: 30_00, refundId: null } as const;
    expect(effectOf(grown, given, 30_00).sentences).toEqual([
      "Valoarea comenzii scade cu 30,00 lei: restituire fără retur.",
      "De restituit clientului: 30,00 lei.",
      "Rest de plată: 20,00 lei.",
    ]);
  });
});

it.each([
  ["noted", "transfer", "Transfer primit"],
  ["noted", "unknown", "Plată înregistrată"],
  ["imported", "card", "Plată importată"],
  ["imported", null, "Comandă importată"],
  ["paid_back", "card", "Bani restituiți pe card"],
  ["paid_back", "transfer", "Bani restituiți"],
] as const)("an entry with the cause %s and the method %s has its own name", (cause, method, name) => {
  expect(entryName({ cause, method })).toBe(name);
});
