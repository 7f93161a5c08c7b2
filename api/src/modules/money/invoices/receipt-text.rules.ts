import { documentAmount } from "../../../text/money.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { leiInWords } from "../../../text/lei-in-words.ts";
import type { InvoiceDocument } from "./invoice-document.ts";
import { dottedDay } from "../../../text/time.ts";

/** UNCL4461 code for cash. */
const CASH = "10";

/** Returns the receipt text for an invoice paid in cash; null for stornos and other payment methods. */
export function receiptText({
  series,
  number,
  kind,
  issuedAt,
  document,
}: {
  series: string;
  number: number;
  kind: "invoice" | "storno";
  issuedAt: Date;
  document: Pick<InvoiceDocument, "buyer" | "paymentMeans" | "totalBani">;
}): string | null {
  const { buyer, paymentMeans, totalBani } = document;
  if (kind === "storno" || paymentMeans !== CASH || totalBani <= 0) return null;
  const from = [buyer.name, buyer.cui && `CUI ${buyer.cui}`, buyer.address.text].filter(Boolean).join(", ");
  const day = dottedDay(romanianDay(issuedAt));
  const sum = `suma de ${documentAmount(totalBani)} lei, adică ${leiInWords(totalBani)}`;
  return `Am primit de la ${from}, ${sum}, reprezentând contravaloarea facturii seria ${series} nr. ${number} din ${day}.`;
}
