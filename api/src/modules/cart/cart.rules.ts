/** Quantities and lines of a cart: pure, no clock, no I/O. Money is integer bani with VAT. */
import { maximumQuantityText } from "@curat/contract/cart.values";
import { STOCK, type StockId } from "@curat/contract/catalog.values";
import { formatLei } from "../../text/money.ts";
import { orderableQuantity, stockIdOf } from "../catalog/index.ts";

/** One stored line with what its product is now. */
export interface CartLine {
  itemId: number;
  productId: number;
  quantity: number;
  /** Price that the buyer was last told. */
  seenPriceBani: number;
  priceBani: number;
  oldPriceBani: number | null;
  stock: number;
  minQuantity: number;
  maxQuantity: number;
  limitedStockFrom: number;
  isPublished: boolean;
  weightGrams: number;
  widthMm: number;
  depthMm: number;
  heightMm: number;
  vatPercent: number;
  name: string;
  subtitle: string;
  url: string;
  picture: string | null;
  brand: string;
  code: string;
  unit: string;
}

/** A line as it can be bought now; one that is out of stock keeps its quantity and costs nothing. */
export interface PricedLine extends CartLine {
  storedQuantity: number;
  orderable: number;
  stockId: StockId;
  subtotalBani: number;
  vatBani: number;
}

/** A quantity as typed: a whole number, fractions cut off; what is no number becomes 1. (cart spec, section 5: Quantity) */
export function readQuantity(typed: unknown): number {
  const value = typeof typed === "string" && typed.trim() === "" ? Number.NaN : Number(typed ?? Number.NaN);
  return Number.isNaN(value) ? 1 : Math.trunc(value);
}

export interface ClampedQuantity {
  quantity: number;
  /** Said when more was asked than may be had. */
  message?: string;
}

/** Raised to the minimum (at least 1), capped to the maximum with a message. (cart spec, section 5: Quantity) */
export function clampQuantity(asked: number, { min, max }: { min: number; max: number }): ClampedQuantity {
  if (asked > max) return { quantity: max, message: maximumQuantityText(max) };
  return { quantity: Math.max(asked, min, 1) };
}

/** The least and the most that can be had of a line's product now; undefined when it can not be bought. */
export function quantityBounds(
  product: Pick<CartLine, "stock" | "minQuantity" | "maxQuantity" | "isPublished">,
): { min: number; max: number } | undefined {
  const max = orderableQuantity(product.maxQuantity, product.stock);
  if (!product.isPublished || max < product.minQuantity) return undefined;
  return { min: product.minQuantity, max };
}

/** VAT contained in a gross amount: gross minus the net rounded to the ban. (law: VAT) */
export function vatOf(grossBani: number, percent: number): number {
  // Whole numbers throughout: a percentage has two decimals at most.
  const hundredths = Math.round(percent * 100);
  return grossBani - Math.round((grossBani * 10_000) / (10_000 + hundredths));
}

/** What a line costs now, with its quantity brought down to what is there. */
export function priceLine(line: CartLine): PricedLine {
  const bounds = quantityBounds(line);
  if (!bounds) {
    const gone = { orderable: 0, stockId: STOCK.outOfStock, subtotalBani: 0, vatBani: 0 };
    return { ...line, storedQuantity: line.quantity, ...gone };
  }
  const { quantity } = clampQuantity(line.quantity, bounds);
  const subtotalBani = quantity * line.priceBani;
  return {
    ...line,
    quantity,
    storedQuantity: line.quantity,
    orderable: bounds.max,
    stockId: stockIdOf(line.stock, line.limitedStockFrom, line.minQuantity),
    subtotalBani,
    vatBani: vatOf(subtotalBani, line.vatPercent),
  };
}

/** What changed about a line since the buyer last saw it, as sentences. */
export function lineAlerts(line: PricedLine): string[] {
  const name = `„${line.name}”`;
  if (line.stockId === STOCK.outOfStock)
    return [`Produsul ${name} nu mai este în stoc. Scoate-l din coș pentru a finaliza comanda.`];
  const alerts: string[] = [];
  if (line.quantity < line.storedQuantity)
    alerts.push(`Din produsul ${name} mai sunt doar ${line.orderable} buc. Am redus cantitatea.`);
  if (line.quantity > line.storedQuantity)
    alerts.push(`Produsul ${name} se vinde de la ${line.minQuantity} buc. Am mărit cantitatea.`);
  if (line.priceBani !== line.seenPriceBani)
    alerts.push(
      `Prețul produsului ${name} s-a schimbat: ${formatLei(line.seenPriceBani)} → ${formatLei(line.priceBani)}.`,
    );
  return alerts;
}

/** Why a line can not be ordered as the buyer saw it, with what is true now; undefined when it can. */
export function lineRefusal(line: PricedLine): string | undefined {
  if (line.stockId === STOCK.outOfStock) return "Produsul nu mai este în stoc.";
  if (line.quantity < line.storedQuantity) return `Mai sunt doar ${line.orderable} buc.`;
  if (line.quantity > line.storedQuantity) return `Cantitatea minimă este de ${line.minQuantity} buc.`;
  if (line.priceBani !== line.seenPriceBani) return `Prețul este acum ${formatLei(line.priceBani)}.`;
  return undefined;
}
