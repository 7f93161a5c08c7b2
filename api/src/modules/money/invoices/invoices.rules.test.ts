import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { vatOf } from "@curat/contract/vat.values";
import { DOCUMENT_VERSION, type InvoiceDocument } from "./invoice-document.ts";
import { invoiceFileName, type SoldLine, stornoOf, toInvoiceLine, withTotals } from "./invoices.rules.ts";

const aLine = (changes: Partial<SoldLine> = {}): SoldLine => ({
  name: "Detergent",
  code: "D-1",
  unit: "buc.",
  quantity: 2,
  unitPriceBani: 1_999,
  discountBani: 0,
  vatPercent: 21,
  vatBani: 694,
  ...changes,
});
const ADDRESS = {
  text: "X",
  street: "X",
  city: "Cluj-Napoca",
  county: "Cluj",
  countyCode: "RO-CJ",
  postcode: null,
  country: "RO" as const,
};
const PARTY = {
  name: "X",
  cui: "",
  isVatPayer: true,
  registry: "",
  address: ADDRESS,
  bank: "",
  iban: "",
  phone: "",
  email: "",
};
const PAPER = {
  version: DOCUMENT_VERSION,
  seller: { ...PARTY, capital: "" },
  buyer: PARTY,
  orderNumber: 100_001,
  orderedAt: "2026-11-21T10:00:00.000Z",
  isPublicPurchase: false,
  contractReference: null,
  payment: "Ramburs",
  paymentMeans: "10",
  dueOn: null,
} satisfies Omit<InvoiceDocument, "lines" | "vat" | "netBani" | "vatBani" | "totalBani">;

const NAME = { series: "CUR", number: 7, issuedAt: PAPER.orderedAt };

describe("the amounts of an invoice", () => {
  it("a line's stored gross amount is split into net and VAT", () => {
    expect(toInvoiceLine(aLine({ discountBani: 398, vatBani: 625 }))).toMatchObject({
      netBani: 2_975,
      vatBani: 625,
    });
  });

  it("invoice amounts are summed by rate, the highest rate first", () => {
    const lines = [aLine({ vatPercent: 11, vatBani: 396 }), aLine(), aLine()].map((line) =>
      toInvoiceLine(line),
    );
    expect(withTotals({}, lines)).toMatchObject({
      vat: [
        { category: "S", percent: 21, netBani: 6_608, vatBani: 1_388 },
        { category: "S", percent: 11, netBani: 3_602, vatBani: 396 },
      ],
      netBani: 10_210,
      vatBani: 1_784,
      totalBani: 11_994,
    });
  });

  it("an invoice and its storno add up to zero", () => {
    const sold = fc.record({
      quantity: fc.integer({ min: 1, max: 500 }),
      unitPriceBani: fc.integer({ min: 0, max: 500_000 }),
      vatPercent: fc.constantFrom(0, 11, 21),
    });
    fc.assert(
      fc.property(fc.array(sold, { minLength: 1, maxLength: 12 }), (lines) => {
        const priced = lines.map((line) =>
          toInvoiceLine(
            aLine({ ...line, vatBani: vatOf(line.quantity * line.unitPriceBani, line.vatPercent) }),
          ),
        );
        const invoice: InvoiceDocument = withTotals(PAPER, priced);
        const storno = stornoOf(invoice, NAME);
        expect([storno.netBani + invoice.netBani, storno.vatBani + invoice.vatBani]).toEqual([0, 0]);
        expect(storno.totalBani + invoice.totalBani).toBe(0);
        expect(JSON.parse(JSON.stringify(storno))).toEqual(storno);
      }),
    );
  });

  it("reversing an invoice piece by piece leaves zero price, discount and VAT on every line", () => {
    const sold = fc.record({
      quantity: fc.integer({ min: 1, max: 40 }),
      unitPriceBani: fc.integer({ min: 0, max: 500_000 }),
      vatPercent: fc.constantFrom(0, 11, 21),
      discount: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(sold, fc.array(fc.nat({ max: 40 })), ({ discount, ...line }, cuts) => {
        const discountBani = Math.floor(discount * line.quantity * line.unitPriceBani);
        const vatBani = vatOf(line.quantity * line.unitPriceBani - discountBani, line.vatPercent);
        const invoice: InvoiceDocument = withTotals(PAPER, [
          toInvoiceLine(aLine({ ...line, discountBani, vatBani })),
        ]);
        const steps = [0, ...cuts.map((cut) => Math.min(cut, line.quantity)), line.quantity].toSorted(
          (a, b) => a - b,
        );
        const stornos = steps
          .slice(1)
          .map((after, index) => stornoOf(invoice, NAME, () => ({ before: steps[index] ?? 0, after })));
        const sum = (of: (paper: typeof invoice) => number) =>
          stornos.reduce((all, paper) => all + of(paper), 0);
        expect([sum((paper) => paper.netBani), sum((paper) => paper.vatBani)]).toEqual([
          0 - invoice.netBani,
          0 - invoice.vatBani,
        ]);
        const pieces = sum(({ lines }) => lines[0]?.quantity ?? 0);
        expect(pieces).toBe(-line.quantity);
        for (const { totalBani } of stornos) expect(totalBani).toBeLessThanOrEqual(0);
      }),
    );
  });

  it("an invoice's file name contains its series and number", () => {
    expect(invoiceFileName({ series: "CUR", number: 1042 })).toBe("factura-CUR-1042.pdf");
  });
});

it("VAT is between 0 and the gross, and net plus VAT recalculated at the rate is within 1 ban of the gross", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.constantFrom(9, 11, 19, 21),
      (gross, percent) => {
        const vat = vatOf(gross, percent);
        const again = Math.round(((gross - vat) * (100 + percent)) / 100);
        expect(vat).toBeGreaterThanOrEqual(0);
        expect(vat).toBeLessThanOrEqual(gross);
        expect(Math.abs(again - gross)).toBeLessThanOrEqual(1);
      },
    ),
  );
});
