import { foldText } from "../../../text/fold.ts";
import { matchedByCodes } from "../../../text/meant-codes.ts";
import type { DocumentLine } from "./delivery-file.rules.ts";
import { packOf, type ReceiptLine } from "./lines.rules.ts";

export interface KnownOffer {
  productId: number;
  code: string;
  barcode: string;
  pack: number;
  priceBani: number | null;
}
export interface KnownProduct {
  id: number;
  code: string;
  barcode: string | null;
  name: string;
}
export interface Known {
  /** The supplier's offers, preferred ones first. */
  offers: readonly KnownOffer[];
  products: readonly KnownProduct[];
  /** Sale units of the offered and found products. */
  saleUnits: ReadonlyMap<number, string>;
}

export type NewLine = Omit<ReceiptLine, "id" | "position" | "isByLots">;

/**
 * Matches each line by supplier code, then shop code, EAN and exact name. A line that matches no product, or several,
 * stays unmatched. A line without a price takes the price of the supplier's offer.
 */
export function matchLines(
  lines: readonly DocumentLine[],
  { offers, products, saleUnits }: Known,
): NewLine[] {
  const offerByCode = uniqueBy(offers, ({ code }) => code.toUpperCase());
  const byCode = matchedByCodes(
    lines.flatMap(({ code, supplierCode }) => [code, supplierCode]),
    products,
  );
  const byBarcode = uniqueBy(products, ({ barcode }) => barcode ?? "");
  const offerByBarcode = uniqueBy(offers, ({ barcode }) => barcode);
  const byName = uniqueBy(products, ({ name }) => foldText(name));
  const offersOf = Map.groupBy(offers, ({ productId }) => productId);
  return lines.map((line) => {
    const { supplierCode, code, barcode, name, unit, quantity } = line;
    const offer =
      offerByCode.get(supplierCode.toUpperCase()) ??
      offerByCode.get(code.toUpperCase()) ??
      offerByBarcode.get(barcode);
    const productId =
      offer?.productId ??
      byCode.get(code)?.id ??
      byCode.get(supplierCode)?.id ??
      byBarcode.get(barcode)?.id ??
      byName.get(foldText(name))?.id ??
      null;
    const offered = offer ?? (productId === null ? undefined : offersOf.get(productId)?.[0]);
    const pack = packOf(unit, offered?.pack, saleUnits.get(productId ?? 0));
    const valueBani = line.valueBani ?? priceFrom(offered, pack, quantity);
    return {
      productId,
      code: supplierCode || code,
      barcode,
      name,
      unit,
      documentQuantity: quantity,
      quantity,
      pack,
      valueBani,
      vat: line.vat,
      lot: line.lot,
    };
  });
}

function priceFrom(offer: KnownOffer | undefined, pack: number | null, quantity: number): number | null {
  if (!offer || offer.priceBani === null || pack !== offer.pack) return null;
  return offer.priceBani * quantity;
}

/** Returns the entries keyed by `keyOf`. Omits empty keys and keys shared by several products. */
function uniqueBy<T extends { id: number } | { productId: number }>(
  all: readonly T[],
  keyOf: (one: T) => string,
): Map<string, T> {
  const idOf = (one: T): number => ("id" in one ? one.id : one.productId);
  return new Map(
    [...Map.groupBy(all, keyOf)].flatMap(([key, found]): [string, T][] => {
      const [first] = found;
      if (key === "" || !first || found.some((one) => idOf(one) !== idOf(first))) return [];
      return [[key, first]];
    }),
  );
}

/**
 * Adds new lines to a draft's lines. Lines with the same product, unit, pack and lot are combined, and `addedUp`
 * contains their names. Changed lines are new objects.
 */
export function addUp(
  current: readonly ReceiptLine[],
  added: readonly NewLine[],
): { lines: (ReceiptLine | NewLine)[]; addedUp: string[] } {
  const lines: (ReceiptLine | NewLine)[] = [...current];
  const places = new Map<string, number>();
  for (const [place, line] of lines.entries()) if (!places.has(keyOf(line))) places.set(keyOf(line), place);
  const addedUp = new Set<string>();
  for (const line of added) {
    const place = places.get(keyOf(line)) ?? lines.length;
    const same = lines[place];
    places.set(keyOf(line), place);
    lines[place] = same ? sumOf(same, line) : line;
    if (same) addedUp.add(line.name || line.code || line.barcode);
  }
  return { lines, addedUp: [...addedUp] };
}

function keyOf({ productId, code, barcode, name, unit, pack, lot }: NewLine): string {
  const what = productId === null ? [code, barcode, foldText(name)] : [productId];
  return JSON.stringify([what, foldText(unit), pack, lot?.code.toUpperCase() ?? "", lot?.expiresOn ?? null]);
}

/** Combines two lines. A price or VAT rate that only one of them has applies to both. */
function sumOf<Line extends NewLine>(one: Line, other: NewLine): Line {
  const documentQuantity = one.documentQuantity + other.documentQuantity;
  const priced = [one, other].filter(({ valueBani }) => valueBani !== null);
  const value = priced.reduce((sum, { valueBani }) => sum + (valueBani ?? 0), 0);
  const units = priced.reduce((sum, line) => sum + line.documentQuantity, 0);
  return {
    ...one,
    documentQuantity,
    quantity: one.quantity + other.quantity,
    vat: one.vat ?? other.vat,
    valueBani: units === 0 ? null : Math.round((value * documentQuantity) / units),
  };
}
