import type { EmagSetting } from "./marketplace.settings.ts";

export interface MatchableProduct {
  id: number;
  code: string;
  barcode: string | null;
}
export interface MatchableOffer {
  partNumber: string;
  eans: readonly string[];
}
export type Match = { productId: number; how: "code" | "ean" } | { productId: null; why: string };

/** Returns the product with the offer's code, otherwise the only product with one of its EANs. */
export function matchOffer(offer: MatchableOffer, products: readonly MatchableProduct[]): Match {
  const code = offer.partNumber.toLowerCase();
  const byCode = products.filter((product) => product.code.toLowerCase() === code);
  if (byCode.length === 1 && byCode[0]) return { productId: byCode[0].id, how: "code" };
  const eans = new Set(offer.eans.map(bareEan).filter(Boolean));
  const byEan = products.filter(({ barcode }) => barcode !== null && eans.has(bareEan(barcode)));
  if (byEan.length === 1 && byEan[0]) return { productId: byEan[0].id, how: "ean" };
  if (byEan.length > 1) return { productId: null, why: "Mai multe produse au același cod EAN." };
  return { productId: null, why: "Niciun produs nu are codul sau EAN-ul ofertei." };
}

/** Removes leading zeros, which some programs omit. */
export function bareEan(text: string): string {
  return text.trim().replace(/^0+/, "");
}

/**
 * Returns the number of pieces to offer: the stock minus the reserve and the pieces of eMAG orders that have not been
 * imported yet. Never negative.
 */
export function offeredStock(
  stock: number,
  { reserve, waiting }: { reserve: number; waiting: number },
): number {
  return Math.max(0, stock - reserve - waiting);
}

/**
 * Returns the price at eMAG in bani with VAT: the shop's price plus the configured percentage, rounded up, and at
 * least the minimum prices that staff set.
 */
export function offeredPrice(
  priceBani: number,
  { addPercent, rounding, floorPercent }: Pick<EmagSetting, "addPercent" | "rounding" | "floorPercent">,
  floorBani: number | null,
): number {
  const withPercent = (percent: number): number => Math.round((priceBani * percent) / 100);
  const least = Math.max(1, withPercent(floorPercent), floorBani ?? 0);
  const targetBani = Math.max(least, withPercent(100 + addPercent));
  const whole = Math.ceil(targetBani / BANI_IN_LEU) * BANI_IN_LEU;
  if (rounding === "lei") return whole;
  if (rounding === "none") return targetBani;
  // 12.40 becomes 12.99, and 13.00 becomes 13.99.
  return Math.floor(targetBani / BANI_IN_LEU) * BANI_IN_LEU + BANI_IN_LEU - 1;
}

const BANI_IN_LEU = 100;

export interface SentOffer {
  sentStock: number | null;
  sentPriceBani: number | null;
  sentAt: Date | null;
  refusedStock: number | null;
  refusedPriceBani: number | null;
}

/** eMAG changes its stock with each sale and cancellation, so each offer is sent again after this time. */
const FRESH_HOURS = 24;

/**
 * Returns whether an offer must be sent. A refused offer waits until its stock or price changes. While orders cannot
 * be read, only a lower stock is sent, because eMAG may have sold pieces that the shop does not know about.
 */
export function mustSend(
  { sentStock, sentPriceBani, sentAt, refusedStock, refusedPriceBani }: SentOffer,
  target: { stock: number; priceBani: number },
  { now, knowsOrders }: { now: Date; knowsOrders: boolean },
): boolean {
  if (refusedStock === target.stock && refusedPriceBani === target.priceBani) return false;
  if (!knowsOrders) return sentStock !== null && target.stock < sentStock;
  if (sentStock !== target.stock || sentPriceBani !== target.priceBani) return true;
  return sentAt === null || now.getTime() - sentAt.getTime() > FRESH_HOURS * 3_600_000;
}
