/** Maps another shop's records to ours. Missing data are reported and never invented. */
import type { PaymentCode } from "@curat/contract/cart.values";
import { isEmail, phoneOf as romanianPhone } from "@curat/contract/fields.values";
import { parseCui } from "@curat/contract/cui.values";
import { foldText } from "../../../text/fold.ts";
import { isLei } from "./currency.ts";
import type {
  Found,
  SourceOffer,
  SourceOrder,
  SourceOrderLine,
  SourceProduct,
  SourceVariant,
} from "./records.ts";

const SLUG_LENGTH = 120;

export function slugOf(text: string): string {
  return foldText(text)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_LENGTH)
    .replaceAll(/^-+|-+$/g, "");
}

/** Returns the first unused slug of "burete", "burete-2", "burete-3" … */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? slug : `${slug.slice(0, SLUG_LENGTH - 5)}-${number}`;
    if (!isTaken(tried)) return tried;
  }
}

/** Returns the name of the source shop in `migrated_record.platform`: "prestashop" or "prestashop magazin2". */
export function sourceOf({ platform, store }: { platform: string; store: string }): string {
  return `${platform} ${store}`.trimEnd();
}

export interface Taxed {
  withVat: boolean;
  percent: number;
}

/** Converts millionths of a leu to bani with VAT; null without a positive price. */
export function baniOf(millionths: number | null, { withVat, percent }: Taxed): number | null {
  if (millionths === null || millionths <= 0) return null;
  const gross = withVat ? millionths : millionths * (1 + percent / 100);
  const bani = Math.round(gross / 10_000);
  return bani > 0 && bani < 2_000_000_000 ? bani : null;
}

/** Normalises a Romanian phone number; "" for any other. */
export function phoneOf(text: string): string {
  return romanianPhone(text) ?? "";
}

/** Returns the text if it is a valid EAN-13, otherwise null. */
export function barcodeOf(text: string): string | null {
  if (!/^\d{13}$/.test(text)) return null;
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? text : null;
}

export function postcodeOf(text: string): string {
  // Spreadsheets drop the leading 0 of postcodes in București and Ilfov.
  const code = text.replaceAll(/\s/g, "").padStart(6, "0");
  return /^\d{6}$/.test(code) && text.trim().length >= 5 ? code : "";
}

/** Maps a payment method of the platform by its name. Unknown names become cash on delivery. */
export function paymentOf(name: string): PaymentCode {
  const word = foldText(name);
  if (/bacs|cheque|transfer|wire|bank|ordin de plata|\bop\b/.test(word)) return "BANK";
  return /card|shop pay|netopia|mobilpay|stripe|paypal|payu|euplatesc|shopify payments|librapay|\bing(?:pay|webpay|\b)|klarna/.test(
    word,
  ) && !/cash on delivery/.test(word)
    ? "CARD"
    : "COD";
}

export interface Sold extends SourceOffer {
  variantId: string;
  name: string;
  slug: string;
  values: Record<string, string>;
}

const ANY = "oricare";

/** Returns the product or variants to create, with notes about skipped or incomplete variants. */
export function soldOf(product: SourceProduct): { sold: Sold[]; notes: string[] } {
  const slug = slugOf(product.slug || product.name);
  const { variants, axes, notes } = apart(product.variants);
  const [only] = variants;
  if (!only) return { sold: [{ ...product, variantId: "", slug, values: {} }], notes };
  const sold = variants.map((variant) => ({
    ...variant,
    variantId: variant.id,
    name: [product.name, ...Object.values(variant.values)].join(", "),
    slug: slugOf([slug, ...Object.values(variant.values)].join(" ")),
    pictures: [...new Set([...variant.pictures, ...product.pictures])],
  }));
  if (axes.length > 0) return { sold, notes };
  // A single variant becomes the product itself, so the product's own data fill its gaps.
  const alone = { code: only.code || product.code, barcode: only.barcode || product.barcode };
  const stock = only.stock ?? product.stock;
  return { sold: sold.map((one) => ({ ...one, ...alone, stock })), notes };
}

/** Returns a note on missing stock. `whole` is the stock of the product with all its variants. */
export function stockRemark(
  code: string,
  { own, whole }: { own: number | null; whole: number | null },
): string {
  if (own !== null) return "";
  return whole === null
    ? `Stocul produsului ${code} nu era urmărit: acum este 0.`
    : `Stocul era comun pentru toate variantele (${whole}). Acum este 0: numără-l pe variante.`;
}

/** Returns variants with prices, each with a value for every option. Keeps the first of equal variants. */
function apart(reported: readonly SourceVariant[]): {
  variants: SourceVariant[];
  axes: string[];
  notes: string[];
} {
  const priced = reported.filter(hasPrice);
  const notes = reported
    .filter((variant) => priced.length > 0 && !hasPrice(variant))
    .map((variant) => `Varianta ${nameOfVariant(variant)} nu a fost importată: nu are preț.`);
  const named = (priced.length > 0 ? priced : reported).map(({ values, ...variant }) => ({
    ...variant,
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "")),
  }));
  const count = ({ values }: SourceVariant) => Object.keys(values).length;
  const byCount = named.toSorted((one, other) => count(other) - count(one));
  const axes = [...new Set(byCount.flatMap(({ values }) => Object.keys(values)))];
  if (axes.length === 0 && named.length > 1)
    return {
      variants: [],
      axes,
      notes: [
        ...notes,
        `Variante care nu au fost importate, pentru că nu se știe prin ce se deosebesc: ${named.map(nameOfVariant).join(", ")}.`,
      ],
    };
  const seen = new Set<string>();
  const variants = named.flatMap((variant): SourceVariant[] => {
    const values = Object.fromEntries(axes.map((axis) => [axis, variant.values[axis] ?? ANY]));
    const key = JSON.stringify(Object.values(values).map(foldText));
    if (seen.has(key)) {
      notes.push(`Varianta ${nameOfVariant(variant)} nu a fost importată: are aceleași valori ca alta.`);
      return [];
    }
    seen.add(key);
    const missing = axes.filter((axis) => variant.values[axis] === undefined);
    if (missing.length > 0)
      notes.push(
        `Varianta ${nameOfVariant(variant)} nu are completat: ${missing.join(", ")}. A primit valoarea „${ANY}”.`,
      );
    return [{ ...variant, values }];
  });
  return { variants, axes, notes };
}

function hasPrice({ priceMillionths }: Pick<SourceOffer, "priceMillionths">): boolean {
  return (priceMillionths ?? 0) > 0;
}

function nameOfVariant({ code, id }: SourceVariant): string {
  return code || id;
}

export interface ExistingRecords {
  variants: ReadonlyMap<string, number>;
  products: ReadonlyMap<string, number>;
  codes: ReadonlyMap<string, number>;
  withVariants: ReadonlySet<number>;
}

/** Returns the product of an order line; undefined if it was not imported. */
export function productOfLine(
  { variantId, productId, code }: Pick<SourceOrderLine, "variantId" | "productId" | "code">,
  { variants, products, codes, withVariants }: ExistingRecords,
): number | undefined {
  const named = variants.get(variantId) ?? (code === "" ? undefined : codes.get(code));
  const product = products.get(productId);
  if (named !== undefined || product === undefined) return named;
  return variantId !== "" && withVariants.has(product) ? undefined : product;
}

/** Returns why a record cannot be imported; undefined if it can. */
export function faultOf(kind: keyof Titles, record: Found[keyof Titles][number]): string | undefined {
  if (kind === "categories")
    return "name" in record && record.name === "" ? "Categoria nu are nume." : undefined;
  if (kind === "products") return productFault(record as SourceProduct);
  if (kind === "customers")
    return isEmail((record as { email: string }).email) ? undefined : "Adresa de e-mail nu este validă.";
  return orderFault(record as SourceOrder);
}
type Titles = Pick<Found, "categories" | "products" | "customers" | "orders">;

function productFault({ name, priceMillionths, variants }: SourceProduct): string | undefined {
  if (name.trim() === "") return "Produsul nu are nume.";
  const isPriced = variants.length > 0 ? variants.some(hasPrice) : hasPrice({ priceMillionths });
  return isPriced ? undefined : "Produsul sau variantele lui nu au preț.";
}

function orderFault({ email, placedAt, currency, lines }: SourceOrder): string | undefined {
  if (!isEmail(email)) return "Comanda nu are o adresă de e-mail validă.";
  if (placedAt === "") return "Comanda nu are dată.";
  if (!isLei(currency)) return `Comanda este în ${currency}, nu în lei.`;
  return lines.length === 0 ? "Comanda nu are produse." : undefined;
}

/** Returns a valid CUI, with "RO" if the text has it; "" for an invalid one. */
export function cuiOf(text: string): string {
  const digits = parseCui(text);
  if (digits === undefined) return "";
  return /^\s*ro/i.test(text) ? `RO${digits}` : digits;
}
