import { PAYMENT_CODE } from "@curat/contract/cart.values";

/** Codes from UN/ECE Rec 20. Codes of packages are from Rec 21, prefixed with X. */
const UNIT_CODES = new Map([
  ["buc", "H87"],
  ["l", "LTR"],
  ["ml", "MLT"],
  ["kg", "KGM"],
  ["g", "GRM"],
  ["m", "MTR"],
  ["m²", "MTK"],
  ["m³", "MTQ"],
  ["set", "SET"],
  ["pereche", "PR"],
  ["pachet", "XPK"],
  ["cutie", "XBX"],
  ["bax", "XCT"],
  ["rolă", "XRO"],
]);

/** Returns the code of a sales unit such as "buc." or "rolă"; null for an unlisted unit. */
export function unitCodeOf(unit: string): string | null {
  return UNIT_CODES.get(unit.toLowerCase().replace(/\.+$/, "")) ?? null;
}

/** UNCL5305 codes: standard rate, zero rate, exempt, reverse charge, outside VAT. */
export type VatCategory = "S" | "Z" | "E" | "AE" | "O";

/** The reason why an invoice of category O has no VAT. */
export const OUTSIDE_VAT = "Vânzătorul nu este înregistrat în scopuri de TVA (art. 310 din Codul fiscal).";

/** Returns the category of a rate. A rate of 0 means the zero rate, or outside VAT if the seller is not registered. */
export function vatCategoryOf(percent: number, isSellerVatPayer: boolean | null): VatCategory {
  if (percent > 0) return "S";
  return isSellerVatPayer === false ? "O" : "Z";
}

/** UNCL4461 codes: cash, credit transfer, bank card. */
export type PaymentMeans = "10" | "30" | "48";

const PAYMENT_MEANS = new Map<string, PaymentMeans>([
  [PAYMENT_CODE.cashOnDelivery, "10"],
  [PAYMENT_CODE.bankTransfer, "30"],
  [PAYMENT_CODE.publicProcurement, "30"],
  [PAYMENT_CODE.onTerms, "30"],
  [PAYMENT_CODE.card, "48"],
]);

/** Returns the code of a payment method; null for a method that is no longer offered. */
export function paymentMeansOf(paymentCode: string): PaymentMeans | null {
  return PAYMENT_MEANS.get(paymentCode) ?? null;
}

export function countyIso(code: string | null | undefined): string | null {
  return code && /^[A-Z]{1,2}$/.test(code) ? `RO-${code}` : null;
}
