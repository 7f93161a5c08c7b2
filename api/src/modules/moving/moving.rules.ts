/** What of another shop's record becomes what of ours: pure. Nothing is invented; what is missing is told. */
import type { PaymentCode } from "@curat/contract/cart.values";
import { isEmail, isPhone, PHONE_SPACES } from "@curat/contract/fields.values";
import { parseCui } from "@curat/contract/cui.values";
import { foldText } from "../../text/fold.ts";
import type { Found, MovedOffer, MovedOrder, MovedProduct, MovedVariant } from "./records.ts";

const SLUG_LENGTH = 120;

/** The end of an address; letters, digits and dashes alone. */
export function slugOf(text: string): string {
  return foldText(text)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_LENGTH)
    .replaceAll(/^-+|-+$/g, "");
}

/** The first of "burete", "burete-2", "burete-3" … that is free. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? slug : `${slug.slice(0, SLUG_LENGTH - 5)}-${number}`;
    if (!isTaken(tried)) return tried;
  }
}

/** How an export's prices become ours. */
export interface Taxed {
  withVat: boolean;
  /** Of VAT, on the day. */
  percent: number;
}

/** Bani with VAT of millionths of a leu; null for what is no price. */
export function baniOf(millionths: number | null, { withVat, percent }: Taxed): number | null {
  if (millionths === null || millionths <= 0) return null;
  const gross = withVat ? millionths : millionths * (1 + percent / 100);
  const bani = Math.round(gross / 10_000);
  return bani > 0 && bani < 2_000_000_000 ? bani : null;
}

/** A number of a Romanian telephone as it is kept; empty for any other. */
export function phoneOf(text: string): string {
  const plain = text.replaceAll(PHONE_SPACES, "");
  return isPhone(plain) ? plain.replace(/^(?:\+40|0040|0)/, "+40") : "";
}

/** EAN-13 with a right check digit; null for any other code. */
export function barcodeOf(text: string): string | null {
  if (!/^\d{13}$/.test(text)) return null;
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? text : null;
}

export function postcodeOf(text: string): string {
  return /^\d{6}$/.test(text) ? text : "";
}

/** Our way to pay of the platform's: by what it is called; cash where nothing says otherwise. */
export function paymentOf(name: string): PaymentCode {
  const word = foldText(name);
  if (/bacs|cheque|transfer|wire|bank|ordin de plata|op\b/.test(word)) return "BANK";
  return /card|netopia|mobilpay|stripe|paypal|payu|euplatesc|shopify payments|librapay|ing|klarna/.test(
    word,
  ) && !/cash on delivery/.test(word)
    ? "CARD"
    : "COD";
}

/** A product as it is sold: one of its own, or each of its variants. The first one stands for all. */
export interface Sold extends MovedOffer {
  /** Empty for a product without variants. */
  variantId: string;
  name: string;
  slug: string;
  values: Record<string, string>;
}

export function soldOf(product: MovedProduct): Sold[] {
  const slug = slugOf(product.slug || product.name);
  const variants = withValues(product.variants);
  if (variants.length === 0) return [{ ...product, variantId: "", slug, values: {} }];
  return variants.map((variant) => ({
    ...variant,
    variantId: variant.id,
    name: `${product.name}, ${Object.values(variant.values).join(", ")}`,
    slug: slugOf(`${slug} ${Object.values(variant.values).join(" ")}`),
    barcode: variant.barcode,
    pictures: [...new Set([...variant.pictures, ...product.pictures])],
  }));
}

/** Variants that differ by the axes of the first one; two with the same values are one. */
function withValues(variants: readonly MovedVariant[]): MovedVariant[] {
  const axes = Object.keys(variants[0]?.values ?? {});
  const seen = new Set<string>();
  return variants.filter(({ values }) => {
    const key = JSON.stringify(axes.map((axis) => values[axis] ?? ""));
    const differs =
      axes.length > 0 &&
      axes.every((axis) => values[axis]) &&
      Object.keys(values).length === axes.length &&
      !seen.has(key);
    seen.add(key);
    return differs;
  });
}

/** Why a record can not come at all; undefined for one that can. Told before anything is moved. */
export function faultOf(kind: keyof Titles, record: Found[keyof Titles][number]): string | undefined {
  if (kind === "categories")
    return "name" in record && record.name === "" ? "Categoria nu are nume." : undefined;
  if (kind === "products") return productFault(record as MovedProduct);
  if (kind === "customers")
    return isEmail((record as { email: string }).email) ? undefined : "Adresa de e-mail nu este validă.";
  return orderFault(record as MovedOrder);
}
type Titles = Pick<Found, "categories" | "products" | "customers" | "orders">;

function productFault({ name, priceMillionths, variants }: MovedProduct): string | undefined {
  if (name.trim() === "") return "Produsul nu are nume.";
  const prices = variants.length > 0 ? variants.map((variant) => variant.priceMillionths) : [priceMillionths];
  return prices.some((price) => (price ?? 0) <= 0) ? "Produsul sau o variantă nu are preț." : undefined;
}

function orderFault({ email, placedAt, lines }: MovedOrder): string | undefined {
  if (!isEmail(email)) return "Comanda nu are o adresă de e-mail validă.";
  if (placedAt === "") return "Comanda nu are dată.";
  return lines.length === 0 ? "Comanda nu are produse." : undefined;
}

/** Digits of a CUI that is right, with RO where it was written so; empty for any other. */
export function cuiOf(text: string): string {
  const digits = parseCui(text);
  if (digits === undefined) return "";
  return /^\s*ro/i.test(text) ? `RO${digits}` : digits;
}
