import { describe, expect, it } from "vitest";
import { readPaymentTerms } from "./payment-terms.ts";
import { findPaymentMethod, listPaymentMethods } from "./payments.rules.ts";

const account = { beneficiary: "Curat SRL", bank: "Banca", iban: "RO49AAAA1B31007593840000" };
const terms = readPaymentTerms({ bankTransfer: account });
const codes = (customerType: "pf" | "pj", amountBani: number, stored = terms) =>
  listPaymentMethods({ customerType, amountBani, terms: stored }).map((method) => method.code);

describe("cash on delivery", () => {
  it.each([
    ["pf", 9_995_00, true],
    ["pf", 9_995_01, false],
    ["pj", 4_995_00, true],
    ["pj", 4_995_01, false],
  ] as const)("of %s for %d bani and a charge of 5 lei is offered: %s", (customerType, amount, isOffered) => {
    expect(codes(customerType, amount).includes("COD")).toBe(isOffered);
  });

  it.each([
    [3_00, 5_00, 3_00],
    [5_00, 5_00, 5_00],
    [9_00, 5_00, 5_00],
  ])("charges %d bani that cost %d with %d", (chargeBani, costBani, charged) => {
    const set = readPaymentTerms({ cashOnDelivery: { chargeBani, costBani } });
    expect(findPaymentMethod("COD")?.chargeBani(set)).toBe(charged);
  });
});

describe("a bank transfer", () => {
  it("is offered where an account is set, whatever the amount, and costs nothing", () => {
    expect(codes("pf", 50_000_00)).toEqual(["BANK"]);
    expect(codes("pf", 1_00, readPaymentTerms(undefined))).toEqual(["COD"]);
    expect(findPaymentMethod("BANK")?.chargeBani(terms)).toBe(0);
  });

  it("is never offered to a wrong account: the setting is refused", () => {
    expect(() =>
      readPaymentTerms({ bankTransfer: { ...account, iban: "RO48AAAA1B31007593840000" } }),
    ).toThrow(/iban/);
  });
});

it("finds a method by id and by code", () => {
  expect(findPaymentMethod(2)?.code).toBe("COD");
  expect(findPaymentMethod("BANK")?.group).toBe("Transfer");
  expect([findPaymentMethod(77), findPaymentMethod(Number.NaN), findPaymentMethod("")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
