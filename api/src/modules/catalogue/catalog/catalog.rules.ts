/** Stock and values of a product: pure, no clock, no I/O. Money is integer bani with VAT. */
import { foldText } from "../../../text/fold.ts";
import { STOCK, type StockId } from "@curat/contract/catalog.values";

const DAY_MS = 86_400_000;
const NEW_FOR_DAYS = 30;

/** 1 in stock, 2 out, 3 limited; out also when less is there than may be ordered at least. (decisions/0020: Catalogue) */
export function stockIdOf(stock: number, limitedFrom: number, minQuantity: number): StockId {
  if (stock < minQuantity) return STOCK.outOfStock;
  return stock <= limitedFrom ? STOCK.limited : STOCK.inStock;
}

export interface NamedValue {
  name: string;
  value: string;
}

/**
 * One row a name: its values one after the other, each once, whatever its capitals. Filters and the specification table
 * say the same of a product in different words.
 */
export function joinValues(rows: readonly NamedValue[]): NamedValue[] {
  const said = new Map<string, { name: string; values: Map<string, string> }>();
  for (const { name, value } of rows) {
    const row = said.get(foldText(name)) ?? { name, values: new Map<string, string>() };
    if (!row.values.has(foldText(value))) row.values.set(foldText(value), value);
    said.set(foldText(name), row);
  }
  return [...said.values()].map(({ name, values }) => ({ name, value: [...values.values()].join(", ") }));
}

/** "Neutru (6 – 8)", "5 – 10 l / kg": a span that buyers filter by. */
const SPAN = /\d\s*–\s*\d/;

/**
 * The filterable values of a product without those spans whose exact value is told: "pH: Neutru (6 – 8)" beside "pH
 * (concentrat): 7,5", "Cantitate: 5 – 10 l / kg" beside "Cantitate netă: 5 l".
 */
export function withoutKnownSpans(
  values: readonly NamedValue[],
  exact: readonly NamedValue[],
): readonly NamedValue[] {
  const isTold = (name: string): boolean =>
    exact.some((row) => row.name === name || row.name.startsWith(`${name} `));
  return values.filter(({ name, value }) => !(SPAN.test(value) && isTold(name)));
}

/** True within 30 days of first being offered. (decisions/0020: Catalogue) */
export function isNew(firstOfferedAt: Date, now: Date): boolean {
  return now.getTime() - firstOfferedAt.getTime() < NEW_FOR_DAYS * DAY_MS;
}

/** The most that one order may take: the product's own bound, and what is there. */
export function orderableQuantity(maxQuantity: number, stock: number): number {
  return Math.min(maxQuantity, stock);
}
