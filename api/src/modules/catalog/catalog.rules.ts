/** Prices, stock and units: pure, no clock, no I/O. Money is integer bani with VAT. */
import { foldText } from "../../text/fold.ts";
import { STOCK, type StockId } from "@curat/contract/catalog.values";

const DAY_MS = 86_400_000;
const PRIOR_PRICE_DAYS = 30;
const NEW_FOR_DAYS = 30;

export interface PricePoint {
  bani: number;
  from: Date;
}

/**
 * The price that a running reduction is compared with: the lowest one asked in the 30 days before it began, or
 * since the product was first offered. Null when the last change was no reduction or the lowest is not above today's.
 * `history` is oldest first; points after `now` are not yet true. (law: 30-day price)
 */
export function priorPrice(history: readonly PricePoint[], now: Date): number | null {
  const past = history.filter((point) => point.from <= now);
  const current = past.at(-1);
  const previous = past.at(-2);
  if (!current || !previous || previous.bani <= current.bani) return null;
  const windowStart = current.from.getTime() - PRIOR_PRICE_DAYS * DAY_MS;
  const asked = past.slice(0, -1).filter((_, index) => (past[index + 1]?.from.getTime() ?? 0) > windowStart);
  const lowest = Math.min(...asked.map((point) => point.bani));
  return lowest > current.bani ? lowest : null;
}

/** Whole per cent saved, rounded down; 0 without an earlier price. (law: 30-day price) */
export function savePercent(priceBani: number, oldPriceBani: number | null): number {
  if (oldPriceBani === null || oldPriceBani <= priceBani) return 0;
  return Math.floor(((oldPriceBani - priceBani) / oldPriceBani) * 100);
}

/** 1 in stock, 2 out, 3 limited; out also when less is there than may be ordered at least. (decisions: Catalogue) */
export function stockIdOf(stock: number, limitedFrom: number, minQuantity: number): StockId {
  if (stock < minQuantity) return STOCK.outOfStock;
  return stock <= limitedFrom ? STOCK.limited : STOCK.inStock;
}

/** Wording of the stock badge. (decisions: Catalogue) */
export function stockLabel(stockId: StockId): string {
  switch (stockId) {
    case STOCK.inStock:
      return "În stoc";
    case STOCK.limited:
      return "Stoc limitat";
    case STOCK.outOfStock:
      return "Stoc epuizat";
  }
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

export type NetUnit = "l" | "kg" | "buc." | "m" | "m²";

interface Net {
  amount: number | null;
  unit: NetUnit | null;
  /** What is sold: buc., bax, set, pereche. */
  saleUnit: string;
}

/**
 * Unit price with VAT as shown, e.g. "12.40 lei/l"; pieces below 10 bani each are told by the hundred, what has no net
 * quantity by what is sold. (law: Unit price)
 */
export function unitPriceText(priceBani: number, { amount, unit, saleUnit }: Net): string {
  if (amount === null || unit === null) return `${leiText(priceBani)} lei/${saleUnit}`;
  const baniPerUnit = priceBani / amount;
  if (unit === "buc." && baniPerUnit < 10) return `${baniPerUnit.toFixed(2)} lei/100 buc.`;
  return `${leiText(baniPerUnit)} lei/${unit}`;
}

/** "18,900.00": the shop's spelling of amounts (spec: C-125). */
function leiText(bani: number): string {
  return (bani / 100).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** True within 30 days of first being offered. (decisions: Catalogue) */
export function isNew(firstOfferedAt: Date, now: Date): boolean {
  return now.getTime() - firstOfferedAt.getTime() < NEW_FOR_DAYS * DAY_MS;
}

/** The most that one order may take: the product's own bound, and what is there. */
export function orderableQuantity(maxQuantity: number, stock: number): number {
  return Math.min(maxQuantity, stock);
}
