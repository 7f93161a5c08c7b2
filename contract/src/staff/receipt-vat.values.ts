/** VAT of a receipt line as staff see and enter it: "21", or an abbreviation for a line without VAT. */

/** UNCL5305 codes: standard rate, zero rate, exempt, reverse charge, supplier outside VAT. */
const RECEIPT_VAT_CATEGORIES = ["S", "Z", "E", "AE", "O"] as const;
export interface ReceiptVat {
  percent: number;
  category: (typeof RECEIPT_VAT_CATEGORIES)[number];
}

const WORDS: Partial<Record<ReceiptVat["category"], string>> = { AE: "TI", O: "NP", E: "SC" };

/** Explains the abbreviations next to the field. */
export const RECEIPT_VAT_HINT =
  "TVA: cota de pe document; TI pentru taxare inversă, NP pentru furnizor neplătitor, SC pentru scutit. Gol înseamnă cota produsului.";

/** Returns a line's VAT as text; "" for the product's rate. */
export function receiptVatText(vat: ReceiptVat | null): string {
  if (vat === null) return "";
  return WORDS[vat.category] ?? String(vat.percent).replace(".", ",");
}

/** Parses a line's VAT: null for the product's rate, undefined for other text. */
export function receiptVatOf(typed: string): ReceiptVat | null | undefined {
  const text = typed.trim().toUpperCase().replace(/\s*%$/, "");
  if (text === "") return null;
  for (const category of RECEIPT_VAT_CATEGORIES)
    if (WORDS[category] === text) return { percent: 0, category };
  if (!/^\d{1,2}(?:[.,]\d{1,2})?$/.test(text)) return undefined;
  const percent = Number(text.replace(",", "."));
  return { percent, category: percent === 0 ? "Z" : "S" };
}
