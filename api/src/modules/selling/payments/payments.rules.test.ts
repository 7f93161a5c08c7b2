import { describe, expect, it } from "vitest";
import { DELIVERY_CODE } from "@curat/contract/cart.values";
import { paymentsSetting, readPaymentTerms } from "./payments.settings.ts";
import { chargeFor, defaultPaymentMethod, findPaymentMethod, listPaymentMethods } from "./payments.rules.ts";

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
  ] as const)(
    "cash on delivery for a %s order of %d bani with a charge of 5 lei is offered: %s",
    (customerType, amount, isOffered) => {
      expect(codes(customerType, amount).includes("COD")).toBe(isOffered);
    },
  );

  it.each([
    [3_00, 5_00, 3_00],
    [5_00, 5_00, 5_00],
    [9_00, 5_00, 5_00],
  ])(
    "a handling charge set to %d bani, which costs the shop %d, is charged as %d",
    (chargeBani, costBani, charged) => {
      const set = readPaymentTerms({ cashOnDelivery: { chargeBani, costBani } });
      expect(findPaymentMethod("COD")?.chargeBani(set)).toBe(charged);
    },
  );

  it.each([
    [DELIVERY_CODE.samedayHome, 1, 5_00],
    [undefined, 1, 5_00],
    [DELIVERY_CODE.samedayHome, 0, 0],
    [DELIVERY_CODE.storePickup, 1, 0],
  ])("cash on delivery by %s for %d bani charges %d", (deliveryCode, amountBani, charged) => {
    const set = readPaymentTerms({ cashOnDelivery: { chargeBani: 5_00, costBani: 5_00 } });
    const cash = listPaymentMethods({ customerType: "pf", amountBani: 1, terms: set }).find(
      ({ code }) => code === "COD",
    );
    expect(cash && chargeFor(cash, { deliveryCode, amountBani, terms: set })).toBe(charged);
  });
});

it("a card is offered to everyone without a charge if the shop has a card processor", () => {
  const taking = readPaymentTerms(undefined, true);
  expect(codes("pf", 50_000_00, taking)).toEqual(["CARD"]);
  expect(codes("pf", 1_00, taking)).toEqual(["CARD", "COD"]);
  expect(codes("pf", 1_00, readPaymentTerms(undefined))).toEqual(["COD"]);
  expect(findPaymentMethod("CARD")?.chargeBani(taking)).toBe(0);
});

it("the preselected method has no charge unless every method has one", () => {
  const offered = listPaymentMethods({ customerType: "pj", amountBani: 1_00, terms });
  const chargeOf = (method: (typeof offered)[number]) => method.chargeBani(terms);
  expect(defaultPaymentMethod(offered.toReversed(), chargeOf)?.code).toBe("SEAP");
  expect(defaultPaymentMethod(offered, chargeOf)?.code).toBe("BANK");
  const alone = offered.filter(({ code }) => code === "COD");
  expect(defaultPaymentMethod(alone, chargeOf)?.code).toBe("COD");
  expect(defaultPaymentMethod([], chargeOf)).toBeUndefined();
});

it("public procurement is offered only to companies and awaits no payment", () => {
  expect(codes("pj", 1_00)).toEqual(["BANK", "SEAP", "COD"]);
  expect(codes("pf", 1_00)).not.toContain("SEAP");
  expect(findPaymentMethod("SEAP")).toMatchObject({ id: 4, group: "Transfer", awaitsPayment: false });
});

describe("a bank transfer", () => {
  it("a bank transfer is offered for any amount without a charge if the shop has set an account", () => {
    expect(codes("pf", 50_000_00)).toEqual(["BANK"]);
    expect(codes("pf", 1_00, readPaymentTerms(undefined))).toEqual(["COD"]);
    expect(findPaymentMethod("BANK")?.chargeBani(terms)).toBe(0);
  });

  it("the setting refuses an invalid account for bank transfers", () => {
    expect(() =>
      readPaymentTerms({ bankTransfer: { ...account, iban: "RO48AAAA1B31007593840000" } }),
    ).toThrow(/iban/);
    const refusal = paymentsSetting.safeParse({
      bankTransfer: { beneficiary: " ", bank: "", iban: account.iban },
    });
    expect(refusal.error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
      ["bankTransfer.beneficiary", "Scrie titularul contului."],
      ["bankTransfer.bank", "Scrie banca la care este contul."],
    ]);
  });
});

it("payment methods are found by id and by code", () => {
  expect(findPaymentMethod(2)?.code).toBe("COD");
  expect(findPaymentMethod("BANK")?.group).toBe("Transfer");
  expect([findPaymentMethod(77), findPaymentMethod(Number.NaN), findPaymentMethod("")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
