import { netOf } from "@curat/contract/vat.values";
import { romanianDay } from "../../../../calendar/romanian-day.ts";
import type { VatCategory } from "../invoice-codes.ts";
import {
  CASH_ACCOUNTING,
  type InvoiceDocument,
  type InvoiceLine,
  type VatShare,
} from "../invoice-document.ts";
import type { Cut, EAllowance, EDocument, ELine, EVatShare } from "./e-document.ts";
import { OUTSIDE_VAT } from "../invoice-codes.ts";
import { buyerParty, sellerParty } from "./e-parties.rules.ts";
import { fitted, LIMITS } from "./text-limits.rules.ts";

/** Before an invoice is issued, the number is the next one of its series. */
export interface NamedDocument {
  series: string;
  number: number;
  kind: "invoice" | "storno";
  issuedAt: Date;
  document: InvoiceDocument;
}

/** For a storno, -1 makes the amounts positive, because a credit note has positive amounts. */
type Sign = 1 | -1;

/**
 * Converts an invoice; a storno becomes a credit note. `cuts` lists truncated values. (specification:
 * e-Factura, the document; decision 0087)
 */
export function toEDocument({ series, number, kind, issuedAt, document }: NamedDocument): EDocument {
  const cuts: Cut[] = [];
  const sign: Sign = kind === "storno" ? -1 : 1;
  const rows = document.lines.map((line, index) => rowOf(line, { sign, index, cuts }));
  const allowances = allowancesOf(rows);
  const lineBani = sumOf(rows.map(({ line }) => line.netBani));
  const allowanceBani = sumOf(allowances.map(({ netBani }) => netBani));
  const { takesBack } = document;
  const buyer = buyerParty(document.buyer, cuts);
  const isOutsideVat = document.lines.some(({ vatCategory }) => vatCategory === "O");
  return {
    type: kind === "storno" ? "381" : "380",
    number: documentName({ series, number }),
    issuedOn: romanianDay(issuedAt),
    dueOn: document.dueOn,
    deliveredOn: document.deliveredOn ?? null,
    taxPointOn: document.taxPointOn ?? null,
    currency: "RON",
    notes: notesOf(document),
    ...referencesOf(document, cuts),
    isPublicPurchase: document.isPublicPurchase,
    takesBack: takesBack
      ? { number: documentName(takesBack), issuedOn: romanianDay(new Date(takesBack.issuedAt)) }
      : null,
    seller: sellerParty(document.seller, cuts),
    // An invoice outside VAT must contain neither party's VAT number. (BR-O-02)
    buyer: isOutsideVat ? { ...buyer, vatId: null } : buyer,
    paymentMeans: document.paymentMeans,
    iban: document.seller.iban.replaceAll(/\s/g, ""),
    terms: fitted(document.payment, LIMITS.terms, { field: "terms", cuts }),
    lines: rows.map(({ line }) => line),
    allowances,
    vat: document.vat.map((share): EVatShare => {
      const { category, percent, netBani, vatBani } = share;
      return {
        category,
        percent,
        netBani: sign * netBani,
        vatBani: sign * vatBani,
        exemption: exemptionOf(share),
      };
    }),
    lineBani,
    allowanceBani,
    netBani: lineBani - allowanceBani,
    vatBani: sign * document.vatBani,
    totalBani: sign * document.totalBani,
    cuts,
  };
}

/** Returns the invoice number BT-1, such as "FCT-1042". */
export function documentName({ series, number }: { series: string; number: number }): string {
  return `${series}-${number}`;
}

/**
 * Returns the references. A setting selects the field of the SEAP number, unless that field contains the buyer's own
 * reference.
 */
function referencesOf(
  { orderNumber, contractReference, purchaseOrder = "", seapNumber = "", seapPlace }: InvoiceDocument,
  cuts: Cut[],
): Pick<EDocument, "orderReference" | "salesOrder" | "contractReference" | "buyerReference"> {
  const own = String(orderNumber);
  const fit = (text: string, field: string) => fitted(text, LIMITS.reference, { field, cuts });
  const asOrder = seapPlace === "order" && purchaseOrder === "";
  const asContract = seapPlace === "contract" && !contractReference;
  const named = fit(asOrder ? seapNumber : purchaseOrder, "orderReference");
  return {
    orderReference: named === "" ? own : named,
    salesOrder: named === "" ? "" : own,
    contractReference: fit(asContract ? seapNumber : (contractReference ?? ""), "contractReference"),
    buyerReference: fit(asOrder || asContract ? "" : seapNumber, "buyerReference"),
  };
}

interface Row {
  line: ELine;
  takenBani: number;
}

/** Returns a line's amounts before the voucher discount. The document deducts that discount by VAT rate. */
function rowOf(sold: InvoiceLine, { sign, index, cuts }: { sign: Sign; index: number; cuts: Cut[] }): Row {
  const { vatPercent: percent, vatCategory: category, unitCode, code, cpv } = sold;
  const quantity = sign * sold.quantity;
  const afterBani = sign * sold.netBani;
  // The stored discount includes VAT, so the net discount is the difference of net amounts. Rounding must not turn a
  // discount into a charge.
  const before = sold.discountBani === 0 ? afterBani : netOf(quantity * sold.unitPriceBani, percent);
  const netBani = quantity > 0 ? Math.max(before, afterBani) : Math.min(before, afterBani);
  const named = nameOf(sold.name, { field: `lines.${index}.name`, cuts });
  const price = priceOf(netBani, quantity);
  const line = {
    id: String(index + 1),
    ...named,
    code,
    quantity,
    unitCode,
    netBani,
    price,
    cpv,
    category,
    percent,
  };
  return { line, takenBani: netBani - afterBani };
}

/** Returns a line's name. The description repeats a truncated name, up to its own limit. */
function nameOf(text: string, reported: { field: string; cuts: Cut[] }): Pick<ELine, "name" | "description"> {
  const name = fitted(text, LIMITS.itemName, { ...reported, cuts: [] });
  const whole = fitted(text, LIMITS.itemDescription, reported);
  return { name, description: whole === name ? "" : whole };
}

/**
 * Returns the unit price in lei with two to eight decimals: the fewest for which price × quantity equals the line's
 * amount.
 */
export function priceOf(netBani: number, quantity: number): string {
  if (quantity === 0) return "";
  for (let decimals = 2; decimals < MAX_DECIMALS; decimals += 1) {
    const part = 10 ** (decimals - 2);
    const price = Math.round((netBani * part) / quantity);
    // An error of less than half a ban gives the same amount after rounding.
    if (Math.abs(price * quantity - netBani * part) * 2 < part) return (price / part / 100).toFixed(decimals);
  }
  return (netBani / quantity / 100).toFixed(MAX_DECIMALS);
}
const MAX_DECIMALS = 8;

function allowancesOf(rows: readonly Row[]): EAllowance[] {
  const taken = rows.filter(({ takenBani }) => takenBani !== 0);
  const byRate = Map.groupBy(taken, ({ line }) => `${line.category} ${line.percent}`);
  const allowances = [...byRate.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { category, percent } = first.line;
    return { category, percent, netBani: sumOf(same.map(({ takenBani }) => takenBani)), reason: REDUCTION };
  });
  return allowances.toSorted((a, b) => b.percent - a.percent);
}
const REDUCTION = "Reducere comercială";

/** Returns the reason why no VAT is charged; null for positive rates and for the zero rate. */
function exemptionOf({ category, exemption }: VatShare): EVatShare["exemption"] {
  return exemption ?? (category && EXEMPTIONS[category]) ?? null;
}
const EXEMPTIONS: Partial<Record<VatCategory, EVatShare["exemption"]>> = {
  O: { code: "VATEX-EU-O", reason: OUTSIDE_VAT },
  // For invoices issued before the shop stored its own reason.
  E: { code: "", reason: "Scutit de TVA." },
  AE: { code: "VATEX-EU-AE", reason: "Taxare inversă." },
};

function notesOf({ isPublicPurchase, isCashAccounting, orderNumber }: InvoiceDocument): string[] {
  return [
    ...(isCashAccounting ? [CASH_ACCOUNTING] : []),
    ...(isPublicPurchase ? [`Achiziție publică, comanda ${orderNumber}.`] : []),
  ];
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
