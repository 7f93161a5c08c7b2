import { describe, expect, it } from "vitest";
import { stornoOf } from "../invoices.rules.ts";
import type { EDocument } from "./e-document.ts";
import { toEDocument } from "./e-document.rules.ts";
import { aDocument, anEDocument, aSale, FIRM } from "./test-documents.ts";
import { findingsOf } from "./validate.rules.ts";

/** Returns an invoice with a voucher, two rates and a CPV code, so that every rule applies. */
const good = (): EDocument =>
  toEDocument(
    anEDocument(
      aDocument({
        buyer: FIRM,
        lines: [
          aSale({ discountBani: 398, vatBani: 625 }),
          aSale({ vatPercent: 11, vatBani: 396, cpv: "39830000-9" }),
        ],
      }),
    ),
  );

const LONG = "x".repeat(1_001);

/** For each rule, a change that violates it and the other rules that this change violates. */
const BROKEN: readonly [
  rule: string,
  field: string,
  breaks: (document: EDocument) => void,
  also?: string[],
][] = [
  ["BR-06", "seller.name", (d) => (d.seller.name = "")],
  ["BR-07", "buyer.name", (d) => (d.buyer.name = "")],
  ["BR-08", "seller.address", (d) => blank(d.seller), ["BR-RO-081", "BR-RO-091", "BR-RO-110"]],
  ["BR-10", "buyer.address", (d) => blank(d.buyer), ["BR-RO-082", "BR-RO-092", "BR-RO-111"]],
  ["BR-09", "seller.address.country", (d) => (d.seller.address.country = "")],
  ["BR-11", "buyer.address.country", (d) => (d.buyer.address.country = "")],
  ["BR-RO-081", "seller.address.street", (d) => (d.seller.address.street = "")],
  ["BR-RO-082", "buyer.address.street", (d) => (d.buyer.address.street = "")],
  ["BR-RO-091", "seller.address.city", (d) => (d.seller.address.city = "")],
  ["BR-RO-092", "buyer.address.city", (d) => (d.buyer.address.city = "")],
  ["BR-RO-100", "seller.address.city", (d) => (d.seller.address.county = "RO-B")],
  ["BR-RO-101", "buyer.address.city", (d) => (d.buyer.address.county = "RO-B")],
  ["BR-RO-110", "seller.address.county", (d) => (d.seller.address.county = "CJ")],
  ["BR-RO-111", "buyer.address.county", (d) => (d.buyer.address.county = "RO-XX")],
  ["BR-RO-L201", "seller.name", (d) => (d.seller.name = LONG)],
  ["BR-RO-L203", "buyer.name", (d) => (d.buyer.name = LONG)],
  ["BR-RO-L151", "seller.address.street", (d) => (d.seller.address.street = LONG)],
  ["BR-RO-L152", "buyer.address.street", (d) => (d.buyer.address.street = LONG)],
  ["BR-RO-L1002", "seller.address.street", (d) => (d.seller.address.streetMore = LONG)],
  ["BR-RO-L1007", "buyer.address.street", (d) => (d.buyer.address.streetMore = LONG)],
  ["BR-RO-L0501", "seller.address.city", (d) => (d.seller.address.city = LONG)],
  ["BR-RO-L0502", "buyer.address.city", (d) => (d.buyer.address.city = LONG)],
  ["BR-RO-L0201", "seller.address.postcode", (d) => (d.seller.address.postcode = LONG)],
  ["BR-RO-L0202", "buyer.address.postcode", (d) => (d.buyer.address.postcode = LONG)],
  ["BR-RO-L1005", "seller.phone", (d) => (d.seller.phone = LONG)],
  ["BR-RO-L1010", "buyer.phone", (d) => (d.buyer.phone = LONG)],
  ["BR-RO-L1006", "seller.email", (d) => (d.seller.email = LONG)],
  ["BR-RO-L1011", "buyer.email", (d) => (d.buyer.email = LONG)],
  ["BR-RO-L1000", "seller.register", (d) => (d.seller.register = LONG)],
  ["BR-CO-26", "seller.legalId", withoutNumbers, ["BR-RO-065", "BR-S-02"]],
  ["BR-RO-065", "seller.vatId", withoutNumbers, ["BR-CO-26", "BR-S-02"]],
  ["BR-S-02", "seller.vatId", withoutNumbers, ["BR-CO-26", "BR-RO-065"]],
  [
    "BR-RO-120",
    "buyer.legalId",
    (d) => {
      d.buyer.legalId = "";
      d.buyer.vatId = null;
    },
  ],
  ["BR-CO-09", "seller.vatId", (d) => (d.seller.vatId = "14399840")],
  ["BR-CO-09", "buyer.vatId", (d) => (d.buyer.vatId = "BG123")],
  ["BR-02", "number", (d) => (d.number = ""), ["BR-RO-010"]],
  ["BR-RO-010", "number", (d) => (d.number = "CUR-")],
  ["BR-RO-L155", "number", (d) => (d.number = `${LONG}1`)],
  ["BR-03", "issuedOn", (d) => (d.issuedOn = "2026-13-40")],
  ["BR-RO-020", "type", (d) => (d.type = "325" as "380"), ["BR-55"]],
  ["BR-RO-030", "currency", (d) => (d.currency = "EUR")],
  ["BR-RO-A020", "notes", (d) => (d.notes = Array.from({ length: 21 }, () => "x"))],
  ["BR-RO-L302", "notes.0", (d) => (d.notes = [LONG])],
  ["BR-RO-L0303", "orderReference", (d) => (d.orderReference = LONG)],
  ["BR-RO-L0301", "buyerReference", (d) => (d.buyerReference = LONG)],
  ["BR-RO-L0302", "contractReference", (d) => (d.contractReference = LONG)],
  ["BR-55", "takesBack", (d) => (d.type = "381")],
  ["BR-CL-16", "paymentMeans", (d) => (d.paymentMeans = "99" as "10")],
  [
    "BR-61",
    "iban",
    (d) => {
      d.paymentMeans = "30";
      d.iban = "";
    },
  ],
  ["BR-CO-25", "dueOn", (d) => (d.terms = "")],
  ["BR-RO-L301", "terms", (d) => (d.terms = LONG)],
  ["BR-16", "lines", (d) => (d.lines = []), ["BR-CO-10", "BR-S-08"]],
  ["BR-21", "lines.1.id", (d) => (lineOf(d, 1).id = "")],
  ["BR-22", "lines.0.quantity", (d) => (lineOf(d).quantity = 0)],
  ["BR-23", "lines.0.unitCode", (d) => (lineOf(d).unitCode = null)],
  ["BR-CL-23", "lines.0.unitCode", (d) => (lineOf(d).unitCode = "buc")],
  ["BR-25", "lines.0.name", (d) => (lineOf(d).name = "")],
  ["BR-RO-L1024", "lines.0.name", (d) => (lineOf(d).name = LONG)],
  ["BR-RO-L212", "lines.0.description", (d) => (lineOf(d).description = LONG)],
  ["BR-26", "lines.0.price", (d) => (lineOf(d).price = "")],
  ["BR-27", "lines.0.price", (d) => (lineOf(d).price = "-1.00")],
  ["BR-65", "lines.1.cpv", (d) => (lineOf(d, 1).cpv = "39830000")],
  ["BR-33", "allowances.0.reason", (d) => (allowanceOf(d).reason = "")],
  ["BR-RO-L1017", "allowances.0.reason", (d) => (allowanceOf(d).reason = LONG)],
  ["BR-24", "lines.0.netBani", (d) => (lineOf(d).netBani = Number.NaN), ["BR-CO-10", "BR-S-08"]],
  ["BR-31", "allowances.0.netBani", (d) => (allowanceOf(d).netBani = 1.5), ["BR-CO-11", "BR-S-08"]],
  ["BR-CO-10", "lineBani", (d) => (d.lineBani += 1), ["BR-CO-13"]],
  ["BR-CO-11", "allowanceBani", (d) => (d.allowanceBani += 1), ["BR-CO-13"]],
  ["BR-CO-13", "netBani", (d) => (d.netBani += 1), ["BR-CO-15"]],
  ["BR-CO-14", "vatBani", (d) => (d.vatBani += 1), ["BR-CO-15"]],
  ["BR-CO-15", "totalBani", (d) => (d.totalBani += 1)],
  ["BR-RO-Z2", "totalBani", (d) => (d.totalBani += 0.5), ["BR-CO-15"]],
  ["BR-CO-18", "vat", (d) => (d.vat = []), ["BR-CO-14", "BR-S-01"]],
  ["BR-CO-04", "lines.0.category", (d) => (lineOf(d).category = null), ["BR-S-08"]],
  ["BR-32", "allowances.0.category", (d) => (allowanceOf(d).category = null), ["BR-S-08"]],
  ["BR-47", "vat.0.category", (d) => (vatOf(d).category = null), ["BR-S-01"]],
  ["BR-CL-17", "vat.0.category", (d) => (vatOf(d).category = "K" as "S"), ["BR-S-01"]],
  ["BR-48", "vat.0.percent", (d) => (vatOf(d).percent = -1), ["BR-CO-17", "BR-S-01", "BR-S-08"]],
  ["BR-45", "vat.0.netBani", (d) => (vatOf(d).netBani = Number.NaN), ["BR-CO-17", "BR-S-08"]],
  ["BR-46", "vat.0.vatBani", (d) => (vatOf(d).vatBani = Number.NaN), ["BR-CO-14", "BR-CO-17"]],
  ["BR-CO-17", "vat.0.vatBani", (d) => addVat(d, 100)],
  ["BR-S-01", "vat", (d) => (lineOf(d).percent = 19), ["BR-S-08"]],
  ["BR-S-08", "vat.0.netBani", (d) => (vatOf(d).netBani += 1)],
  ["BR-S-05", "lines.0.percent", (d) => (lineOf(d).percent = 0), ["BR-S-01", "BR-S-08"]],
  ["BR-S-06", "allowances.0.percent", (d) => (allowanceOf(d).percent = 0), ["BR-S-01", "BR-S-08"]],
  ["BR-S-10", "vat.0.exemption", (d) => (vatOf(d).exemption = { code: "VATEX-EU-O", reason: "x" })],
  ["BR-Z-01", "vat", (d) => (lineOf(d).category = "Z"), ["BR-S-08", "BR-Z-05"]],
  ["BR-Z-05", "lines.0.percent", (d) => (lineOf(d).category = "Z"), ["BR-S-08", "BR-Z-01"]],
  ["BR-E-01", "vat", (d) => (lineOf(d).category = "E"), ["BR-S-08", "BR-E-05"]],
  ["BR-E-05", "lines.0.percent", (d) => (lineOf(d).category = "E"), ["BR-S-08", "BR-E-01"]],
  ["BR-O-01", "vat", (d) => (lineOf(d).category = "O"), ["BR-S-08", "BR-O-05", "BR-O-02"]],
  ["BR-O-05", "lines.0.percent", (d) => (lineOf(d).category = "O"), ["BR-S-08", "BR-O-01", "BR-O-02"]],
  ["BR-O-02", "seller.vatId", (d) => (lineOf(d).category = "O"), ["BR-S-08", "BR-O-01", "BR-O-05"]],
  ["BR-Z-08", "vat.0.netBani", (d) => (vatOf(d).category = "Z"), ["BR-S-01", "BR-Z-09"]],
  ["BR-Z-09", "vat.0.vatBani", (d) => (vatOf(d).category = "Z"), ["BR-S-01", "BR-Z-08"]],
  ["BR-AE-01", "vat", (d) => (lineOf(d).category = "AE"), ["BR-S-08", "BR-AE-05"]],
  ["BR-AE-05", "lines.0.percent", (d) => (lineOf(d).category = "AE"), ["BR-S-08", "BR-AE-01"]],
  [
    "BR-AE-02",
    "buyer.vatId",
    (d) => ((vatOf(d).category = "AE"), (d.buyer.vatId = null)),
    ["BR-S-01", "BR-AE-08", "BR-AE-09", "BR-AE-10"],
  ],
  ["BR-E-08", "vat.0.netBani", (d) => (vatOf(d).category = "E"), ["BR-S-01", "BR-E-09", "BR-E-10"]],
  ["BR-E-09", "vat.0.vatBani", (d) => (vatOf(d).category = "E"), ["BR-S-01", "BR-E-08", "BR-E-10"]],
  ["BR-E-10", "vat.0.exemption", (d) => (vatOf(d).category = "E"), ["BR-S-01", "BR-E-08", "BR-E-09"]],
  [
    "BR-O-08",
    "vat.0.netBani",
    (d) => (vatOf(d).category = "O"),
    ["BR-S-01", "BR-O-09", "BR-O-10", "BR-O-11"],
  ],
  [
    "BR-O-09",
    "vat.0.vatBani",
    (d) => (vatOf(d).category = "O"),
    ["BR-S-01", "BR-O-08", "BR-O-10", "BR-O-11"],
  ],
  [
    "BR-O-10",
    "vat.0.exemption",
    (d) => (vatOf(d).category = "O"),
    ["BR-S-01", "BR-O-08", "BR-O-09", "BR-O-11"],
  ],
  ["BR-O-11", "vat", (d) => (vatOf(d).category = "O"), ["BR-S-01", "BR-O-08", "BR-O-09", "BR-O-10"]],
  [
    "BR-Z-10",
    "vat.2.exemption",
    (d) =>
      d.vat.push({
        category: "Z",
        percent: 0,
        netBani: 0,
        vatBani: 0,
        exemption: { code: "x", reason: "x" },
      }),
  ],
];

describe("the e-Factura rules", () => {
  it("e-Factura rules accept a valid invoice and its storno", () => {
    expect(findingsOf(good())).toEqual([]);
    const document = stornoOf(aDocument(), {
      series: "CUR",
      number: 7,
      issuedAt: "2026-11-23T22:30:00.000Z",
    });
    expect(findingsOf(toEDocument(anEDocument(document, { kind: "storno", number: 8 })))).toEqual([]);
  });

  it.each(BROKEN)(
    "e-Factura rules report %s for the field %s with a sentence, and no unrelated rule",
    (rule, field, breaks, also = []) => {
      const document = good();
      breaks(document);
      const findings = findingsOf(document);
      expect(findings).toContainEqual({ rule, field, message: expect.stringMatching(/^[A-ZÎ].{15,}\.$/) });
      const otherRules = new Set(findings.map((finding) => finding.rule).filter((name) => name !== rule));
      expect([...otherRules].toSorted()).toEqual(also.toSorted());
    },
  );
});

function lineOf({ lines }: EDocument, index = 0): EDocument["lines"][number] {
  const line = lines[index];
  if (!line) throw new Error(`There is no line ${index}.`);
  return line;
}
function allowanceOf({ allowances: [first] }: EDocument): EDocument["allowances"][number] {
  if (!first) throw new Error("There is no allowance.");
  return first;
}
function vatOf({ vat: [first] }: EDocument): EDocument["vat"][number] {
  if (!first) throw new Error("There is no rate.");
  return first;
}
function blank(party: EDocument["buyer"]): void {
  party.address = { ...party.address, street: "", city: "", county: "" };
}
function withoutNumbers({ seller }: EDocument): void {
  seller.legalId = "";
  seller.vatId = null;
}
function addVat(document: EDocument, bani: number): void {
  vatOf(document).vatBani += bani;
  document.vatBani += bani;
  document.totalBani += bani;
}
