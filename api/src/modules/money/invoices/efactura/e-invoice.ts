import type { Finding } from "./checks.ts";
import type { Cut } from "./e-document.ts";
import { type NamedDocument, documentName, toEDocument } from "./e-document.rules.ts";
import { toUbl } from "./ubl.ts";
import { findingsOf } from "./validate.rules.ts";

/** `broken` lists the violated rules, `cut` describes the truncated values. */
export interface EInvoiceState {
  broken: Finding[];
  cut: string[];
}

/** Returns a document's e-Factura state for the back office. (decision 0087) */
export function eInvoiceState(paper: NamedDocument): EInvoiceState {
  const document = toEDocument(paper);
  return { broken: findingsOf(document), cut: document.cuts.map(cutText) };
}

/** Returns the XML with its file name: "factura-CUR-1042.xml". */
export function eInvoice(paper: NamedDocument): { fileName: string; xml: string } {
  return { fileName: `factura-${documentName(paper)}.xml`, xml: toUbl(toEDocument(paper)) };
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  "seller.name": "Numele firmei tale",
  "seller.register": "Numărul de înregistrare la Registrul Comerțului și capitalul social ale firmei tale",
  "seller.phone": "Telefonul firmei tale",
  "seller.email": "E-mailul firmei tale",
  "seller.address.street": "Strada firmei tale",
  "seller.address.city": "Localitatea firmei tale",
  "seller.address.postcode": "Codul poștal al firmei tale",
  "buyer.name": "Numele cumpărătorului",
  "buyer.register": "Numărul cumpărătorului de la Registrul Comerțului",
  "buyer.phone": "Telefonul cumpărătorului",
  "buyer.email": "E-mailul cumpărătorului",
  "buyer.address.street": "Strada cumpărătorului",
  "buyer.address.city": "Localitatea cumpărătorului",
  "buyer.address.postcode": "Codul poștal al cumpărătorului",
  orderReference: "Numărul comenzii cumpărătorului",
  contractReference: "Referința contractului",
  buyerReference: "Numărul din SEAP",
  terms: "Metoda de plată",
};

function cutText({ field, max }: Cut): string {
  const [, line] = /^lines\.(\d+)\./.exec(field) ?? [];
  const name = line === undefined ? (FIELD_NAMES[field] ?? field) : `Numele de pe rândul ${Number(line) + 1}`;
  return `${name} se scurtează la ${max} de caractere, limita ANAF.`;
}
