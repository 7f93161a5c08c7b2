import { foldText } from "../../../text/fold.ts";
import { STOCK, type StockId } from "@curat/contract/catalog.values";

const DAY_MS = 86_400_000;
const NEW_FOR_DAYS = 30;

/**
 * Returns the stock state. A product is out of stock when its stock is below the minimum order quantity.
 * (decisions/0020: Catalogue)
 */
export function stockIdOf(stock: number, limitedFrom: number, minQuantity: number): StockId {
  if (stock < minQuantity) return STOCK.outOfStock;
  return stock <= limitedFrom ? STOCK.limited : STOCK.inStock;
}

export interface NamedValue {
  name: string;
  value: string;
}

/**
 * Merges rows by name and drops duplicate values, ignoring case, because filter values and specification tables
 * overlap.
 */
export function joinValues(rows: readonly NamedValue[]): NamedValue[] {
  const rowsByName = new Map<string, { name: string; values: Map<string, string> }>();
  for (const { name, value } of rows) {
    const row = rowsByName.get(foldText(name)) ?? { name, values: new Map<string, string>() };
    if (!row.values.has(foldText(value))) row.values.set(foldText(value), value);
    rowsByName.set(foldText(name), row);
  }
  return [...rowsByName.values()].map(({ name, values }) => ({
    name,
    value: [...values.values()].join(", "),
  }));
}

const SPAN = /\d\s*–\s*\d/;

/** Drops ranges if the exact value is also listed: "pH: Neutru (6 – 8)" next to "pH (concentrat): 7,5". */
export function withoutKnownSpans(
  values: readonly NamedValue[],
  exact: readonly NamedValue[],
): readonly NamedValue[] {
  const hasExactValue = (name: string): boolean =>
    exact.some((row) => row.name === name || row.name.startsWith(`${name} `));
  return values.filter(({ name, value }) => !(SPAN.test(value) && hasExactValue(name)));
}

/** Returns whether the product was first offered less than 30 days ago. (decisions/0020: Catalogue) */
export function isNew(firstOfferedAt: Date, now: Date): boolean {
  return now.getTime() - firstOfferedAt.getTime() < NEW_FOR_DAYS * DAY_MS;
}

/** Returns the maximum quantity per order: the product's own limit or the stock, whichever is lower. */
export function orderableQuantity(maxQuantity: number, stock: number): number {
  return Math.min(maxQuantity, stock);
}
