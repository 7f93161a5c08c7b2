/**
 * Parses the XML of sellers with and without VAT registration and checks the rules of their VAT categories.
 */
import { XMLParser } from "fast-xml-parser";
import fc from "fast-check";
import { expect, it } from "vitest";
import { sizeOf } from "../../../../../../setup/test-sizes.ts";
import { vatOf } from "@curat/contract/vat.values";
import type { VatStatus } from "@curat/contract/vat-kinds.values";
import type { InvoiceDocument } from "../invoice-document.ts";
import { type SoldLine, stornoOf, toInvoiceLine } from "../invoices.rules.ts";
import { partStornoOf } from "../part-storno.rules.ts";
import { lineVat } from "../seller-vat.rules.ts";
import { toEDocument } from "./e-document.rules.ts";
import { lineOf, order } from "./test-generated.ts";
import { aDocument, anEDocument, FIRM, SELLER } from "./test-documents.ts";
import { schemaFaults } from "./test-schema.ts";
import { toUbl } from "./ubl.ts";
import { findingsOf } from "./validate.rules.ts";

type Order = typeof order extends fc.Arbitrary<infer Made> ? Made : never;
const KINDS = ["standard", "reduced", "exempt"] as const;
const PERCENTS = { standard: 21, reduced: 11, exempt: 0 };

function sellerVat(status: VatStatus) {
  const isOutside = status === "not_registered";
  const kinds = KINDS.map((code) => {
    const isExempt = code === "exempt" && !isOutside;
    const category = isOutside ? ("O" as const) : isExempt ? ("E" as const) : ("S" as const);
    const reason = {
      exemption_code: isExempt ? "VATEX-EU-132" : null,
      exemption_reason: isExempt ? "art. 292" : null,
    };
    return [code, { code, category, percent: isOutside ? 0 : PERCENTS[code], ...reason }] as const;
  });
  return { status, hasChanged: false, kinds: new Map(kinds) };
}
const REGISTERED = sellerVat("registered");

/**
 * Returns the invoice of an order placed while the seller was registered. It is issued with the given status of the
 * seller.
 */
function invoiceOf(
  { lines, deliveryBani, chargeBani, means, ...rest }: Order,
  status: VatStatus,
): InvoiceDocument {
  const on = sellerVat(status);
  const extra = (name: string, bani: number): SoldLine[] =>
    bani === 0
      ? []
      : [
          {
            name,
            code: "",
            unit: "buc.",
            quantity: 1,
            unitPriceBani: bani,
            discountBani: 0,
            vatPercent: 21,
            vatBani: 0,
          },
        ];
  const sold = [
    ...lines.map((line, index) => ({
      ...lineOf(line),
      kind: KINDS[(index + line.quantity) % 3] ?? "standard",
    })),
    ...[...extra("Taxă ramburs", chargeBani), ...extra("Transport: curier", deliveryBani)].map((line) => ({
      ...line,
      kind: "standard" as const,
    })),
  ].map(({ kind, ...line }) => {
    const vat = lineVat({ vatPercent: PERCENTS[kind], kind }, { on, ordered: REGISTERED });
    const grossBani = line.quantity * line.unitPriceBani - line.discountBani;
    return toInvoiceLine({ ...line, ...vat, vatBani: vatOf(grossBani, vat.vatPercent) });
  });
  const isOutside = status === "not_registered";
  const seller = isOutside ? { ...SELLER, cui: "14399840", isVatPayer: false } : SELLER;
  return aDocument({ ...rest, seller, paymentMeans: means, lines: sold });
}

const NAMED = { series: "CUR", number: 7, issuedAt: "2026-11-20T10:00:00.000Z" };

/** Returns an invoice, its full credit note, and a partial credit note. */
function documentsOf(document: InvoiceDocument, off: number) {
  const storno = (taken: InvoiceDocument) => anEDocument(taken, { kind: "storno", number: 8 });
  const part = partStornoOf(document, NAMED, {
    part: {
      taken: new Map([[0, { before: 0, after: Math.ceil((document.lines[0]?.quantity ?? 0) / 2) }]]),
      reductionBani: Math.floor(document.totalBani * off * 0.1),
      reason: "Ambalaj lovit",
    },
    earlier: [],
  });
  return [
    anEDocument(document),
    storno(stornoOf(document, NAMED)),
    ...(part.lines.length > 0 ? [storno(part)] : []),
  ];
}

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  removeNSPrefix: true,
  isArray: (name) => ["InvoiceLine", "CreditNoteLine", "AllowanceCharge", "TaxSubtotal"].includes(name),
});
interface Category {
  ID: string;
  Percent?: string;
  TaxExemptionReasonCode?: string;
  TaxExemptionReason?: string;
}
interface Party {
  PartyTaxScheme?: { CompanyID: string; TaxScheme: { ID: string } };
  PartyLegalEntity: { CompanyID?: string };
}
interface Root {
  AccountingSupplierParty: { Party: Party };
  AccountingCustomerParty: { Party: Party };
  AllowanceCharge?: { Amount: string; TaxCategory: Category }[];
  TaxTotal: {
    TaxAmount: string;
    TaxSubtotal: { TaxableAmount: string; TaxAmount: string; TaxCategory: Category }[];
  };
  InvoiceLine?: { LineExtensionAmount: string; Item: { ClassifiedTaxCategory: Category } }[];
  CreditNoteLine?: Root["InvoiceLine"];
}

function brokenRules(xml: string): string[] {
  const read = parser.parse(xml);
  const root: Root = read.Invoice ?? read.CreditNote;
  const lines = (root.InvoiceLine ?? root.CreditNoteLine ?? []).map((line) => ({
    sum: line.LineExtensionAmount,
    category: line.Item.ClassifiedTaxCategory,
  }));
  const allowances = (root.AllowanceCharge ?? []).map(({ Amount: sum, TaxCategory: category }) => ({
    sum,
    category,
  }));
  const shares = root.TaxTotal.TaxSubtotal.map(({ TaxCategory: category, ...amounts }) => ({
    category,
    ...amounts,
  }));
  const all = [...lines, ...allowances, ...shares].map(({ category }) => category);
  const [seller, buyer] = [root.AccountingSupplierParty.Party, root.AccountingCustomerParty.Party];
  const vatId = ({ PartyTaxScheme: scheme }: Party) =>
    scheme?.TaxScheme.ID === "VAT" ? scheme.CompanyID : undefined;
  const has = (id: string) => all.some(({ ID }) => ID === id);
  const of = (id: string) => shares.filter(({ category }) => category.ID === id);
  const bani = (text: string) => Math.round(Number(text) * 100);
  const sum = (rows: readonly { sum: string }[]) => rows.reduce((total, row) => total + bani(row.sum), 0);
  const baseIs = (share: (typeof shares)[number]) => {
    const same = ({ category }: { category: Category }) =>
      category.ID === share.category.ID && category.Percent === share.category.Percent;
    return bani(share.TaxableAmount) === sum(lines.filter(same)) - sum(allowances.filter(same));
  };
  const reasoned = ({ TaxExemptionReasonCode: code, TaxExemptionReason: reason }: Category) =>
    Boolean(code ?? reason);
  const rules: Record<string, boolean> = {
    "BR-O-01": !has("O") || of("O").length === 1,
    "BR-O-02..04": !has("O") || (vatId(seller) === undefined && vatId(buyer) === undefined),
    "BR-O-05..07": all.every(({ ID, Percent }) => ID !== "O" || Percent === undefined),
    "BR-O-09": of("O").every(({ TaxAmount }) => bani(TaxAmount) === 0),
    "BR-O-10": of("O").every(({ category }) => category.TaxExemptionReasonCode === "VATEX-EU-O"),
    "BR-O-11..14": !has("O") || all.every(({ ID }) => ID === "O"),
    "BR-E-01": !has("E") || of("E").length === 1,
    "BR-E-02..04": !has("E") || seller.PartyTaxScheme !== undefined,
    "BR-E-05..07": all.every(({ ID, Percent }) => ID !== "E" || Number(Percent) === 0),
    "BR-E-09": of("E").every(({ TaxAmount }) => bani(TaxAmount) === 0),
    "BR-E-10": of("E").every(({ category }) => reasoned(category)),
    "BR-S-01": !has("S") || of("S").length > 0,
    "BR-S-02..04": !has("S") || /^RO\d+$/.test(vatId(seller) ?? ""),
    "BR-S-05..07": all.every(({ ID, Percent }) => ID !== "S" || Number(Percent) > 0),
    "BR-S-09": of("S").every(
      ({ TaxableAmount, TaxAmount, category }) =>
        Math.abs(bani(TaxAmount) - (bani(TaxableAmount) * Number(category.Percent)) / 100) < 100,
    ),
    "BR-S-10": of("S").every(({ category }) => !reasoned(category)),
    "BR-*-08": shares.every(baseIs),
    "BR-CO-14":
      bani(root.TaxTotal.TaxAmount) === shares.reduce((total, { TaxAmount }) => total + bani(TaxAmount), 0),
    // A company without a VAT id is identified by its trade register number. (BR-RO-120)
    "BR-RO-120": buyer.PartyLegalEntity.CompanyID !== undefined || vatId(buyer) !== undefined,
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

const MAX_DOCUMENTS = 300;

it.each([
  ["without VAT registration", "not_registered", ["O"]],
  ["with goods at 21 %, at 11 % and exempt", "registered", ["S", "E"]],
] as const)(
  "300 invoices and credit notes of a seller %s satisfy the schema and their VAT rules",
  { timeout: 60_000 },
  (_, status, expected) => {
    const categories = new Set<string>();
    let documentCount = 0;
    const made = fc.sample(fc.tuple(order, fc.double({ min: 0, max: 1, noNaN: true })), {
      numRuns: MAX_DOCUMENTS,
      seed: sizeOf("CURAT_FUZZ_SEED"),
    });
    for (const [one, off] of made) {
      if (documentCount >= MAX_DOCUMENTS) break;
      for (const paper of documentsOf(invoiceOf(one, status), off)) {
        documentCount += 1;
        const document = toEDocument(paper);
        const xml = toUbl(document);
        expect(findingsOf(document)).toEqual([]);
        expect(schemaFaults(xml)).toEqual([]);
        expect(brokenRules(xml)).toEqual([]);
        for (const { category } of document.vat) categories.add(String(category));
      }
    }
    expect(documentCount).toBeGreaterThanOrEqual(MAX_DOCUMENTS);
    expect([...categories].toSorted()).toEqual([...expected].toSorted());
  },
);

it("the XML checks report rules that are broken on purpose", () => {
  const outside = toUbl(
    toEDocument(
      anEDocument(invoiceOf(fc.sample(order, { numRuns: 1, seed: 7 })[0] as Order, "not_registered")),
    ),
  );
  expect(brokenRules(outside)).toEqual([]);
  const spoil = (part: RegExp | string, instead: string) => brokenRules(outside.replace(part, instead));
  expect(spoil("VATEX-EU-O", "VATEX-EU-E")).toEqual(["BR-O-10"]);
  expect(spoil("<cbc:ID>FC</cbc:ID>", "<cbc:ID>VAT</cbc:ID>")).toEqual(["BR-O-02..04"]);
  expect(spoil("<cbc:ID>O</cbc:ID>", "<cbc:ID>O</cbc:ID><cbc:Percent>0.00</cbc:Percent>")).toContain(
    "BR-O-05..07",
  );
  expect(FIRM.isVatPayer).toBe(true);
});
