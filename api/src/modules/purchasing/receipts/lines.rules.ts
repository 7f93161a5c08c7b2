import type { ReceiptVat } from "@curat/contract/staff/receipt-vat.values";
import { foldText } from "../../../text/fold.ts";

export interface LineLot {
  code: string;
  /** yyyy-mm-dd; null if the lot does not expire. */
  expiresOn: string | null;
}

export interface ReceiptLine {
  id: number;
  position: number;
  productId: number | null;
  code: string;
  barcode: string;
  name: string;
  unit: string;
  documentQuantity: number;
  /** Received units. */
  quantity: number;
  /** Pieces per unit; null until entered. */
  pack: number | null;
  /** Net value of the document's quantity; null if the price is missing. */
  valueBani: number | null;
  /** VAT on the supplier's document; undefined means the product's rate. */
  vat?: ReceiptVat | undefined;
  lot?: LineLot | undefined;
  /** True if the product has lot tracking. */
  isByLots?: boolean;
}

export type LineFault = "product" | "pack" | "price" | "lot";

/** Returns what is missing before the line can be posted; undefined for a complete line. */
export function faultOf({
  productId,
  pack,
  valueBani,
  quantity,
  lot,
  isByLots = false,
}: ReceiptLine): LineFault | undefined {
  if (quantity === 0) return undefined;
  if (productId === null) return "product";
  if (pack === null) return "pack";
  if (valueBani === null) return "price";
  return isByLots && !lot?.code ? "lot" : undefined;
}

/**
 * Splits off `units` received units into a second line without a lot. Document quantity and value are divided without
 * rounding loss. Requires `0 < units < quantity`.
 */
export function splitLine<Line extends ReceiptLine>(line: Line, units: number): [Line, Line] {
  const { documentQuantity, quantity, valueBani } = line;
  const onDocument = Math.min(units, documentQuantity);
  const [part, all] = documentQuantity > 0 ? [onDocument, documentQuantity] : [units, quantity];
  const value = valueBani === null ? null : Math.round((valueBani * part) / all);
  const remaining = valueBani === null || value === null ? null : valueBani - value;
  return [
    {
      ...line,
      quantity: quantity - units,
      documentQuantity: documentQuantity - onDocument,
      valueBani: remaining,
    },
    { ...line, quantity: units, documentQuantity: onDocument, valueBani: value, lot: undefined },
  ];
}

/**
 * Returns the net value of the received units. If the document does not list the goods, it is the value of the whole
 * line.
 */
export function receivedValue({ valueBani, documentQuantity, quantity }: ReceiptLine): number {
  if (valueBani === null) return 0;
  if (documentQuantity === 0) return valueBani;
  return Math.round((valueBani * quantity) / documentQuantity);
}

/** Converts an amount in a currency to bani, at `rate` lei for one unit. */
export function inLei(bani: number, rate: number): number {
  return Math.round(bani * rate);
}

/**
 * Splits a total in proportion to the weights, or equally if all weights are zero. The parts always add up to the
 * total.
 */
export function spread(totalBani: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce((all, one) => all + one, 0);
  const of = sum > 0 ? weights : weights.map(() => 1);
  const all = sum > 0 ? sum : weights.length;
  const exact = of.map((weight) => (totalBani * weight) / all);
  const parts = exact.map(Math.floor);
  const left = totalBani - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact
    .map((amount, index) => ({ index, rest: amount - Math.floor(amount) }))
    .toSorted((one, other) => other.rest - one.rest || one.index - other.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

export interface CostTerms {
  /** Lei for one unit of the currency; null until entered. */
  rate: number | null;
  extraBani: number;
  spread: "value" | "weight";
}

export interface CostedLine {
  lineId: number;
  productId: number;
  pieces: number;
  /** Net cost in bani, including a share of the other costs. */
  valueBani: number;
}

/** Returns the pieces and cost of each complete line with goods. `gramsOf` returns the weight of one piece. */
export function costLines(
  lines: readonly ReceiptLine[],
  { rate, extraBani, spread: by }: CostTerms,
  gramsOf: (productId: number) => number,
): CostedLine[] {
  const whole = lines.flatMap((line) => {
    const { id, productId, pack, quantity } = line;
    if (quantity === 0 || productId === null || pack === null) return [];
    const pieces = quantity * pack;
    return [{ lineId: id, productId, pieces, valueBani: inLei(receivedValue(line), rate ?? 0) }];
  });
  const shares = spread(
    extraBani,
    whole.map(({ productId, pieces, valueBani }) =>
      by === "value" ? valueBani : pieces * gramsOf(productId),
    ),
  );
  return whole.map((line, index) => ({ ...line, valueBani: line.valueBani + (shares[index] ?? 0) }));
}

const PACKS = new Set(
  "cutie cutii cut bax baxuri bx xbx set seturi pachet pachete pac pk xpk xpa palet pal folie".split(" "),
);

/**
 * Returns the pieces in one unit of the document, 1 if the shop also sells this unit. Null if staff must enter them: the
 * unit is a pack of unknown size, or the sold unit although the supplier sells packs.
 */
export function packOf(unit: string, offeredPack: number | undefined, saleUnit = ""): number | null {
  if (isPack(unit) && foldText(unit) !== foldText(saleUnit)) return offeredPack ?? null;
  return offeredPack === undefined || offeredPack === 1 ? 1 : null;
}

/** Returns whether a unit such as "cutie" or "BAX" contains several pieces. */
function isPack(unit: string): boolean {
  return PACKS.has(foldText(unit));
}
