/**
 * Random invoices and stornos must satisfy the rules and a published schema, and their amounts must equal those of
 * the orders.
 */
import { XMLParser, XMLValidator } from "fast-xml-parser";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sizeOf } from "../../../../../../setup/test-sizes.ts";
import type { InvoiceDocument } from "../invoice-document.ts";
import { stornoOf, toInvoiceLine, withTotals } from "../invoices.rules.ts";
import { leftBani, partStornoOf } from "../part-storno.rules.ts";
import { type NamedDocument, toEDocument } from "./e-document.rules.ts";
import { invoiceOf, lineOf, order } from "./test-generated.ts";
import { aDocument, anEDocument, FIRM } from "./test-documents.ts";
import { schemaFaults } from "./test-schema.ts";
import { toUbl } from "./ubl.ts";
import { findingsOf } from "./validate.rules.ts";

const NAMED = { series: "CUR", number: 7, issuedAt: "2026-11-20T10:00:00.000Z" };

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  removeNSPrefix: true,
  isArray: (name) => ["InvoiceLine", "CreditNoteLine", "AllowanceCharge", "TaxSubtotal"].includes(name),
});

interface Amount {
  "#text": string;
}
interface ReadLine {
  LineExtensionAmount: Amount;
  InvoicedQuantity?: Amount;
  CreditedQuantity?: Amount;
  Price: { PriceAmount: Amount };
}
interface ReadDocument {
  InvoiceLine?: ReadLine[];
  CreditNoteLine?: ReadLine[];
  AllowanceCharge?: { Amount: Amount }[];
  TaxTotal: { TaxAmount: Amount; TaxSubtotal: { TaxableAmount: Amount; TaxAmount: Amount }[] };
  LegalMonetaryTotal: Record<"LineExtensionAmount" | "TaxExclusiveAmount" | "PayableAmount", Amount>;
}

function bani(amount: Amount): number {
  if (!/^-?\d+\.\d\d$/.test(amount["#text"])) throw new Error(`${amount["#text"]} is no amount in lei.`);
  return Math.round(Number(amount["#text"]) * 100);
}

/** Recomputes all totals from the XML, independently of the tested code. */
function expectTied(paper: NamedDocument, totalBani: number): void {
  const xml = toUbl(toEDocument(paper));
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(schemaFaults(xml)).toEqual([]);
  const read = parser.parse(xml);
  const root: ReadDocument = read.Invoice ?? read.CreditNote;
  const lines = root.InvoiceLine ?? root.CreditNoteLine ?? [];
  expect(lines.length).toBe(paper.document.lines.length);
  const total = root.LegalMonetaryTotal;
  const allowances = root.AllowanceCharge ?? [];
  const sum = (amounts: Amount[]) => amounts.reduce((all, amount) => all + bani(amount), 0);
  const lineBani = sum(lines.map((line) => line.LineExtensionAmount));
  const taken = sum(allowances.map((allowance) => allowance.Amount));
  for (const allowance of allowances) expect(bani(allowance.Amount)).toBeGreaterThan(0);
  expect(bani(total.LineExtensionAmount)).toBe(lineBani);
  expect(bani(total.TaxExclusiveAmount)).toBe(lineBani - taken);
  expect(bani(root.TaxTotal.TaxAmount)).toBe(sum(root.TaxTotal.TaxSubtotal.map((share) => share.TaxAmount)));
  expect(sum(root.TaxTotal.TaxSubtotal.map((share) => share.TaxableAmount))).toBe(lineBani - taken);
  expect(bani(total.PayableAmount)).toBe(lineBani - taken + bani(root.TaxTotal.TaxAmount));
  expect(bani(total.PayableAmount)).toBe(totalBani);
  // One filter over all lines is faster than thousands of assertions.
  const untied = lines.filter((line) => {
    const quantity = line.InvoicedQuantity?.["#text"] ?? line.CreditedQuantity?.["#text"];
    const price = Number(line.Price.PriceAmount["#text"]);
    return Math.round(price * Number(quantity) * 100) !== bani(line.LineExtensionAmount);
  });
  expect(untied).toEqual([]);
}

const RUNS = sizeOf("CURAT_INVOICES");

it(
  "invoices, stornos and partial stornos pass the rules and equal their orders' amounts",
  { timeout: 30_000 + RUNS * 60 },
  () => {
    const parts = fc.record({
      pieces: fc.double({ min: 0, max: 1, noNaN: true }),
      off: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(order, parts, (made, { pieces, off }) => {
        const { document, totalBani } = invoiceOf(made);
        const cases: [paper: NamedDocument, totalBani: number][] = [[anEDocument(document), totalBani]];
        const storno = (taken: InvoiceDocument) => anEDocument(taken, { kind: "storno", number: 8 });
        cases.push([storno(stornoOf(document, NAMED)), totalBani]);

        const reductionBani = Math.floor(totalBani * off);
        const reduced = partStornoOf(document, NAMED, {
          part: { taken: new Map(), reductionBani, reason: "Ambalaj lovit" },
          earlier: [],
        });
        if (reduced.lines.length > 0) cases.push([storno(reduced), reductionBani]);
        const taken = new Map(
          document.lines.map(({ quantity }, index) => [
            index,
            { before: 0, after: Math.ceil(quantity * pieces) },
          ]),
        );
        const returned = partStornoOf(document, NAMED, {
          part: { taken, reductionBani: 0, reason: "" },
          earlier: [reduced],
        });
        if (returned.lines.length > 0) cases.push([storno(returned), 0 - returned.totalBani]);
        expect(leftBani(document, [reduced, returned])).toBe(totalBani - reductionBani + returned.totalBani);

        for (const [paper, bani_] of cases) {
          expect(findingsOf(toEDocument(paper))).toEqual([]);
          expectTied(paper, bani_);
        }
      }),
      { numRuns: RUNS, seed: sizeOf("CURAT_FUZZ_SEED") },
    );
  },
);

it("over hundreds of lines, VAT differs by less than a leu from base times rate", () => {
  const lines = Array.from({ length: 160 }, (_, index) =>
    toInvoiceLine(
      lineOf({
        name: "x",
        kind: "plain",
        unit: "buc.",
        quantity: 1,
        bani: 3,
        percent: 21,
        discount: 0,
        cpv: null,
        ...(index % 2 ? { percent: 11 } : {}),
      }),
    ),
  );
  const { lines: _lines, vat: _vat, ...rest } = aDocument();
  expect(findingsOf(toEDocument(anEDocument(withTotals(rest, lines))))).toEqual([]);
});

describe("the published UBL schema", () => {
  const xml = toUbl(
    toEDocument(anEDocument(aDocument({ buyer: FIRM, paymentMeans: "30", dueOn: "2026-12-01" }))),
  );

  it.each([
    ["elements in an order that UBL forbids", /(<cbc:IssueDate>.*<\/cbc:IssueDate>)\s*(<cbc:DueDate>.*<\/cbc:DueDate>)/, "$2$1", "cbc:IssueDate must not follow cbc:DueDate"],
    ["a repeated single element", /(<cbc:DueDate>.*<\/cbc:DueDate>)/, "$1$1", "Invoice/cbc:DueDate appears twice"],
    ["a missing required element", /<cac:LegalMonetaryTotal>.*<\/cac:LegalMonetaryTotal>/s, "", "must have required property 'cac:LegalMonetaryTotal'"],
    ["an element that UBL does not define there", "<cbc:DueDate>", "<cbc:DueDay>1</cbc:DueDay><cbc:DueDate>", '"additionalProperty":"cbc:DueDay"'],
    ["an amount without its currency", ' currencyID="RON"', "", "must have property cbc:TaxAmount@currencyID when property cbc:TaxAmount is present"],
    ["an unknown unit", 'unitCode="H87"', 'unitCode="buc"', "cbc:InvoicedQuantity@unitCode must be equal to one of the allowed values"],
    ["an invalid amount", ">39.98<", ">treizeci<", "must match pattern"],
  ])("the published schema rejects %s", (_, part, instead, reported) => {
    const broken = xml.replace(part, instead);
    expect(broken).not.toBe(xml);
    expect(schemaFaults(broken).join("\n")).toContain(reported);
    expect(schemaFaults(xml)).toEqual([]);
  }); // oxfmt-ignore
});
