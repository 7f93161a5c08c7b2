import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { vatOf } from "@curat/contract/vat.values";
import type { InvoiceDocument } from "./invoice-document.ts";
import { toInvoiceLine, withTotals } from "./invoices.rules.ts";
import { leftBani, type Part, partStornoOf, REDUCTION_CODE } from "./part-storno.rules.ts";

const NAMED = { series: "FCT", number: 1, issuedAt: "2026-11-21T10:00:00.000Z" };

function anInvoice(...lines: { quantity: number; bani: number; percent?: number }[]): InvoiceDocument {
  const sold = lines.map(({ quantity, bani, percent = 21 }, index) =>
    toInvoiceLine({
      name: `Produs ${index}`,
      code: String(index),
      unit: "buc.",
      quantity,
      unitPriceBani: bani,
      discountBani: 0,
      vatPercent: percent,
      vatBani: vatOf(quantity * bani, percent),
    }),
  );
  // The rules read only this field of the document.
  return withTotals({ dueOn: null } as unknown as InvoiceDocument, sold);
}
const part = (changes: Partial<Part> = {}): Part => ({
  taken: new Map(),
  reductionBani: 0,
  reason: "Ambalaj lovit",
  ...changes,
});
const take = (invoice: InvoiceDocument, earlier: InvoiceDocument[], changes: Partial<Part>) =>
  partStornoOf(invoice, NAMED, { part: part(changes), earlier });
const whole = (invoice: InvoiceDocument) =>
  new Map(invoice.lines.map(({ quantity }, index) => [index, { before: 0, after: quantity }]));

describe("a price reduction on an invoice", () => {
  it("a price reduction is one negative line per rate, with its VAT", () => {
    const paper = take(anInvoice({ quantity: 2, bani: 50_00 }), [], { reductionBani: 12_10 });
    expect(paper.lines).toMatchObject([
      {
        name: "Reducere: Ambalaj lovit",
        code: REDUCTION_CODE,
        quantity: -1,
        netBani: -10_00,
        vatBani: -2_10,
      },
    ]);
    expect(paper.totalBani).toBe(-12_10);
  });

  it("a price reduction is distributed over the invoice's VAT rates", () => {
    const invoice = anInvoice({ quantity: 1, bani: 75_00 }, { quantity: 1, bani: 25_00, percent: 11 });
    const { vat } = take(invoice, [], { reductionBani: 10_01 });
    expect(vat.map(({ percent, netBani, vatBani }) => [percent, netBani + vatBani])).toEqual([
      [21, -7_51],
      [11, -2_50],
    ]);
  });

  it("an amount that was already credited is not credited again with the goods", () => {
    const invoice = anInvoice({ quantity: 2, bani: 50_00 });
    const reduced = take(invoice, [], { reductionBani: 30_00 });
    const one = take(invoice, [reduced], { taken: new Map([[0, { before: 0, after: 1 }]]) });
    expect(one.totalBani).toBe(-50_00);
    const last = take(invoice, [reduced, one], { taken: new Map([[0, { before: 1, after: 2 }]]) });
    expect(last.lines.map(({ name }) => name)).toEqual(["Produs 0", "Reducere acordată anterior"]);
    expect(last.totalBani).toBe(-20_00);
    expect(leftBani(invoice, [reduced, one, last])).toBe(0);
  });
});

it("an invoice reversed in parts in any order adds up to zero net and VAT", () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    bani: fc.integer({ min: 1, max: 99_99 }),
    percent: fc.constantFrom(21, 11),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
      (lines, sums) => {
        const invoice = anInvoice(...lines);
        const earlier: InvoiceDocument[] = [];
        for (const share of sums) {
          const reductionBani = Math.floor(leftBani(invoice, earlier) * share);
          const paper = take(invoice, earlier, { reductionBani });
          expect(reductionBani + paper.totalBani).toBe(0);
          earlier.push(paper);
        }
        const left = leftBani(invoice, earlier);
        const last = take(invoice, earlier, { taken: whole(invoice) });
        expect(left + last.totalBani).toBe(0);
        expect(leftBani(invoice, [...earlier, last])).toBe(0);
      },
    ),
  );
});
