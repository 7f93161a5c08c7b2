import fc from "fast-check";
import { vatOf } from "@curat/contract/vat.values";
import type { InvoiceDocument, InvoiceLine } from "../invoice-document.ts";
import { type SoldLine, toInvoiceLine } from "../invoices.rules.ts";
import { aDocument, FIRM, PERSON, SELLER } from "./test-documents.ts";

const sold = fc.record({
  name: fc.oneof(
    fc.string({ minLength: 1, maxLength: 120, unit: "grapheme" }),
    fc.constant("Lavete & mopuri <set>"),
  ),
  kind: fc.constantFrom("plain", "plain", "plain", "gift", "bundle"),
  unit: fc.constantFrom("buc.", "l", "kg", "set", "bax", "rolă", "pereche"),
  quantity: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 5_000 })),
  bani: fc.oneof(fc.integer({ min: 1, max: 300_00 }), fc.integer({ min: 1, max: 5_000_00 })),
  // Current rates, former rates (for invoices reversed later), and goods without VAT.
  percent: fc.constantFrom(21, 21, 21, 11, 11, 19, 9, 5, 0),
  discount: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
  cpv: fc.constantFrom(null, "39830000-9"),
});
type Sold = typeof sold extends fc.Arbitrary<infer Made> ? Made : never;

export const order = fc.record({
  lines: fc.array(sold, { minLength: 1, maxLength: 8 }),
  deliveryBani: fc.constantFrom(0, 19_99, 25_00),
  chargeBani: fc.constantFrom(0, 5_00),
  buyer: fc.constantFrom(PERSON, FIRM, {
    ...FIRM,
    cui: "4267117",
    isVatPayer: null,
    name: "Primăria Comunei",
  }),
  means: fc.constantFrom("10" as const, "30" as const, "48" as const),
  isPublicPurchase: fc.boolean(),
  dueOn: fc.constantFrom(null, "2026-12-01"),
  /** `O` is a seller without VAT registration, whose lines have no VAT. */
  free: fc.constantFrom("Z", "Z", "E", "AE", "O"),
});
type Order = typeof order extends fc.Arbitrary<infer Made> ? Made : never;

export function lineOf({ name, kind, unit, quantity, bani, percent, discount, cpv }: Sold): SoldLine {
  const unitPriceBani = kind === "gift" ? 0 : bani;
  const discountBani = Math.floor(discount * quantity * unitPriceBani);
  const suffix = { plain: "", gift: " (cadou)", bundle: " (din Pachetul lunii)" }[kind];
  const vatBani = vatOf(quantity * unitPriceBani - discountBani, percent);
  // The prefix keeps the name valid if the rest is only whitespace.
  const named = `P ${name}${suffix}`;
  return {
    name: named,
    code: "X-1",
    cpv,
    unit,
    quantity,
    unitPriceBani,
    discountBani,
    vatPercent: percent,
    vatBani,
  };
}

function extraLine(name: string, bani: number): SoldLine[] {
  const amounts = { unitPriceBani: bani, discountBani: 0, vatPercent: 21, vatBani: vatOf(bani, 21) };
  return bani === 0 ? [] : [{ name, code: "", unit: "buc.", quantity: 1, ...amounts }];
}

function issuedLine(line: SoldLine, free: Order["free"]): InvoiceLine {
  if (free === "O") return toInvoiceLine({ ...line, vatPercent: 0, vatBani: 0 }, false);
  const issued = toInvoiceLine(line);
  return issued.vatCategory === "Z" ? { ...issued, vatCategory: free } : issued;
}

export function invoiceOf({ lines, deliveryBani, chargeBani, means, free, ...rest }: Order): {
  document: InvoiceDocument;
  totalBani: number;
} {
  const all = [
    ...lines.map(lineOf),
    ...extraLine("Taxă ramburs", chargeBani),
    ...extraLine("Transport: curier", deliveryBani),
  ];
  const totalBani = all.reduce(
    (sum, line) => sum + line.quantity * line.unitPriceBani - line.discountBani,
    0,
  );
  const document = aDocument({
    ...rest,
    ...(free === "O" && { seller: { ...SELLER, cui: "14399840", isVatPayer: false } }),
    // Reverse charge requires a buyer registered for VAT.
    ...(free === "AE" && { buyer: FIRM }),
    paymentMeans: means,
    lines: all.map((line) => issuedLine(line, free)),
  });
  return { document, totalBani };
}
