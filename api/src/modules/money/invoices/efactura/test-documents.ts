import { DOCUMENT_VERSION, type InvoiceDocument, type InvoiceLine } from "../invoice-document.ts";
import { type SoldLine, toInvoiceLine, withTotals } from "../invoices.rules.ts";
import type { NamedDocument } from "./e-document.rules.ts";

export const SELLER: InvoiceDocument["seller"] = {
  name: "Curat Test SRL",
  cui: "RO14399840",
  isVatPayer: true,
  registry: "J12/100/2001",
  address: {
    text: "Str. Scurtă 1, Cluj-Napoca",
    street: "Str. Scurtă 1",
    city: "Cluj-Napoca",
    county: "Cluj",
    countyCode: "RO-CJ",
    postcode: "400600",
    country: "RO",
  },
  bank: "Banca Probei",
  iban: "RO49 AAAA 1B31 0075 9384 0000",
  phone: "0264000100",
  email: "office@curat.example",
  capital: "200 lei",
};
export const PERSON: InvoiceDocument["buyer"] = {
  name: "Ana Munteanu",
  cui: "",
  isVatPayer: false,
  registry: "",
  address: {
    text: "Bd. Unirii 5, Sectorul 3, București",
    street: "Bd. Unirii 5",
    city: "Sectorul 3",
    county: "București",
    countyCode: "RO-B",
    postcode: null,
    country: "RO",
  },
  bank: "",
  iban: "",
  phone: "+40722000100",
  email: "ana@example.com",
};
export const FIRM: InvoiceDocument["buyer"] = {
  ...PERSON,
  name: "Curățenie & Fiii <SRL>",
  cui: "RO4267117",
  isVatPayer: true,
  registry: "J40/1/1999",
  address: {
    ...SELLER.address,
    street: "Piața Mică 2",
    city: "Alba Iulia",
    countyCode: "RO-AB",
    county: "Alba",
  },
};

export function aSale(changes: Partial<SoldLine> = {}): InvoiceLine {
  return toInvoiceLine({
    name: "Detergent universal 5 l",
    code: "D-1",
    unit: "buc.",
    quantity: 2,
    unitPriceBani: 19_99,
    discountBani: 0,
    vatPercent: 21,
    vatBani: 694,
    ...changes,
  });
}

export function aDocument({
  lines = [aSale()],
  ...changes
}: Partial<
  Omit<InvoiceDocument, "version" | "vat" | "netBani" | "vatBani" | "totalBani">
> = {}): InvoiceDocument {
  const paper = {
    version: DOCUMENT_VERSION as typeof DOCUMENT_VERSION,
    seller: SELLER,
    buyer: PERSON,
    orderNumber: 100_001,
    orderedAt: "2026-11-20T10:00:00.000Z",
    isPublicPurchase: false,
    contractReference: null,
    payment: "Ramburs la curier",
    paymentMeans: "10" as const,
    dueOn: null,
  };
  return withTotals({ ...paper, ...changes }, lines);
}

export function anEDocument(
  document: InvoiceDocument = aDocument(),
  changes: Partial<NamedDocument> = {},
): NamedDocument {
  const issuedAt = new Date("2026-11-23T22:30:00Z");
  return { series: "CUR", number: 7, kind: "invoice", issuedAt, document, ...changes };
}
