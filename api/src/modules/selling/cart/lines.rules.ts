/** Lines of a cart at today's prices and stock: pure, no clock, no I/O. Money is integer bani with VAT. */
import type { Hazards } from "@curat/contract/hazards.values";
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { STOCK, type StockId } from "@curat/contract/catalog.values";
import type { Reaction } from "@curat/contract/staff/products.values";
import { formatLei } from "../../../text/money.ts";
import { formatDay } from "../../../text/time.ts";
import { type BundleLine, priceBundle } from "../../catalogue/bundles/index.ts";
import { stockIdOf } from "../../catalogue/catalog/index.ts";
import { type OfferedLine, offeredReason } from "../offers/index.ts";
import { type OwnTerms, ownPrice, ownReason } from "../../catalogue/price-lists/index.ts";
import { lineQuantity } from "./typed-quantity.rules.ts";
import { cartTexts } from "./texts.ts";

/** A product as it is now, as far as a cart asks. */
export interface CartProduct {
  productId: number;
  brandId: number;
  /** Its category and all above. */
  categoryIds: number[];
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
  /** What of it makes gas with the other; absent or null for what does not. */
  reactsAs?: Reaction | null;
  /** Where the shop explains that. */
  reactionArticle?: string | null;
  /** Its hazards; absent or null for what is not hazardous. */
  safety?: Hazards | null;
  /** Of its producer's guarantee of durability; absent or null without one. */
  durabilityYears?: number | null;
  /** What price lists of the buyer say of it; null where none does. */
  own: OwnTerms | null;
}

/** What the database keeps of a line. */
export interface StoredItem {
  itemId: number;
  quantity: number;
  /** Price that the buyer was last told. */
  seenPriceBani: number;
}

/** So many pieces of a product in one of a line: a product line is one of its product, a bundle several of several. */
export interface LinePart {
  product: CartProduct;
  quantity: number;
  /** What one piece costs here. */
  unitBani: number;
}

/** One stored line with what it holds as it is now. */
export interface CartLine extends StoredItem {
  productType: typeof PRODUCT_TYPE.product | typeof PRODUCT_TYPE.bundle;
  /** Of the product or of the bundle. */
  id: number;
  priceBani: number;
  oldPriceBani: number | null;
  minQuantity: number;
  maxQuantity: number;
  isPublished: boolean;
  name: string;
  subtitle: string;
  url: string;
  picture: string | null;
  brand: string;
  code: string;
  unit: string;
  parts: LinePart[];
  /** Why it costs another price than everybody pays; null where it does not. */
  reason: string | null;
  /** Companies on which it has to be invoiced for that price, as digits; null where it may be anybody's. */
  cuis: readonly string[] | null;
  /** False where a voucher takes nothing off, since a price list or an offer makes the price. */
  takesVouchers: boolean;
  /** The offer that it is a line of: it has its price and its quantity; absent for all others. */
  offer?: LineOffer;
}

export interface LineOffer {
  offerId: number;
  /** "OF-2026-0001" */
  number: string;
  /** False once its days are over, it was withdrawn, replaced or ordered. */
  isOpen: boolean;
}

type LinePrice = Pick<CartLine, "priceBani" | "oldPriceBani" | "parts" | "reason" | "cuis" | "takesVouchers">;

/** What one piece costs in a line of so many: the buyer's own price where that is lower, else everybody's. */
function priceOf(product: CartProduct, quantity: number): LinePrice {
  const own = product.own && ownPrice({ ...product.own, publicBani: product.priceBani }, quantity);
  const priceBani = own?.bani ?? product.priceBani;
  return {
    priceBani,
    // A reduction is named against the public price alone (law: 30-day price).
    oldPriceBani: own ? null : product.oldPriceBani,
    parts: [{ product, quantity: 1, unitBani: priceBani }],
    reason: own && ownReason(own),
    cuis: own ? own.row.cuis : null,
    takesVouchers: own?.row.takesVouchers ?? true,
  };
}

export function productLine(item: StoredItem, product: CartProduct): CartLine {
  const { productId: id, minQuantity, maxQuantity, isPublished } = product;
  const { name, subtitle, url, picture, brand, code, unit } = product;
  const texts = { name, subtitle, url, picture, brand, code, unit };
  const bounds = { minQuantity, maxQuantity, isPublished };
  const price = priceOf(product, item.quantity);
  return { ...item, productType: PRODUCT_TYPE.product, id, ...bounds, ...texts, ...price };
}

/** A product at the price and in the quantity of an offer, whatever everybody pays and the shop shows of it. (decision 0081) */
export function offeredLine(item: StoredItem, product: CartProduct, offered: OfferedLine): CartLine {
  const { quantity, unitBani, offerId, number, isOpen, validUntil } = offered;
  // Nothing but the offer prices it: no list, no voucher, and no reduction is named.
  const sold = { ...product, own: null };
  return {
    ...productLine({ ...item, quantity }, sold),
    minQuantity: quantity,
    maxQuantity: quantity,
    isPublished: isOpen,
    priceBani: unitBani,
    oldPriceBani: null,
    parts: [{ product: sold, quantity: 1, unitBani }],
    reason: offeredReason({ number, until: formatDay(validUntil) }),
    takesVouchers: false,
    offer: { offerId, number, isOpen },
  };
}

/** A bundle's products alone bound its quantity; it costs what they cost everybody together at its reduction. */
export function bundleLine(
  item: StoredItem,
  bundle: BundleLine,
  products: ReadonlyMap<number, CartProduct>,
): CartLine {
  const { id, name, url, picture } = bundle;
  const held = bundle.products.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    return product ? [{ product, quantity }] : [];
  });
  const { priceBani, totalBani, shares } = priceBundle(
    held.map(({ product: { productId, priceBani }, quantity }) => ({ productId, quantity, priceBani })),
    bundle.percent,
  );
  const parts = held.map((part, index) => ({
    ...part,
    unitBani: shares[index]?.unitBani ?? part.product.priceBani,
  }));
  const isWhole = held.length > 0 && held.length === bundle.products.length;
  const isPublished = bundle.isPublished && isWhole && held.every(({ product }) => product.isPublished);
  const texts = { name, subtitle: "", url, picture, brand: "", code: "", unit: "buc." };
  const terms = { reason: null, cuis: null, takesVouchers: true };
  const prices = { priceBani, oldPriceBani: totalBani > priceBani ? totalBani : null, ...terms };
  const bounds = { minQuantity: 1, maxQuantity: Infinity, isPublished };
  return { ...item, productType: PRODUCT_TYPE.bundle, id, ...prices, ...bounds, ...texts, parts };
}

/** A line as it can be bought now; one that is out of stock keeps its quantity and costs nothing. */
export interface PricedLine extends CartLine {
  storedQuantity: number;
  orderable: number;
  stockId: StockId;
  subtotalBani: number;
}

/** Pieces that the lines leave, by product. */
export type Left = ReadonlyMap<number, number>;

/**
 * What every line costs now, its quantity brought to what is there. Lines that hold the same product, alone or in
 * bundles, share its stock: who stands first takes first, and none may grow into what another has.
 */
export function priceLines(lines: readonly CartLine[]): { lines: PricedLine[]; left: Left } {
  const products = lines.flatMap((line) => line.parts.map(({ product }) => product));
  const left = new Map(products.map(({ productId, stock }) => [productId, stock]));
  const granted = lines.map((line) => {
    const max = Math.min(line.maxQuantity, holds(line, left));
    if (!line.isPublished || max < line.minQuantity) return 0;
    const quantity = lineQuantity(line.quantity, { min: line.minQuantity, max });
    for (const part of line.parts)
      left.set(part.product.productId, (left.get(part.product.productId) ?? 0) - quantity * part.quantity);
    return quantity;
  });
  const priced = lines.map((line, index) => priceLine(line, granted[index] ?? 0, left));
  return { lines: priced, left };
}

function priceLine(line: CartLine, granted: number, left: Left): PricedLine {
  if (granted === 0) {
    const gone = { orderable: 0, stockId: STOCK.outOfStock, subtotalBani: 0 };
    return { ...line, storedQuantity: line.quantity, ...gone };
  }
  const price = atQuantity(line, granted);
  return {
    ...line,
    ...price,
    quantity: granted,
    storedQuantity: line.quantity,
    orderable: Math.min(line.maxQuantity, granted + holds(line, left)),
    stockId: line.parts.some(({ product }) => isLimited(product)) ? STOCK.limited : STOCK.inStock,
    subtotalBani: granted * price.priceBani,
  };
}

/** A price of a list goes by the pieces that are had, not by those that were asked for. */
function atQuantity(line: CartLine, quantity: number): LinePrice {
  const [part] = line.parts;
  return line.productType === PRODUCT_TYPE.product && part?.product.own
    ? priceOf(part.product, quantity)
    : line;
}

/** How many of a line the pieces make. */
function holds({ parts }: CartLine, left: Left): number {
  return Math.min(
    ...parts.map(({ product, quantity }) => Math.floor((left.get(product.productId) ?? 0) / quantity)),
  );
}

function isLimited({ stock, limitedStockFrom, minQuantity }: CartProduct): boolean {
  return stockIdOf(stock, limitedStockFrom, minQuantity) !== STOCK.inStock;
}

/** Pieces that a line sells, at what they cost there; none when it is out of stock. */
export interface SoldPart {
  line: PricedLine;
  product: CartProduct;
  quantity: number;
  unitBani: number;
  amountBani: number;
}

export function soldParts(lines: readonly PricedLine[]): SoldPart[] {
  return lines
    .filter((line) => line.stockId !== STOCK.outOfStock)
    .flatMap((line) =>
      line.parts.map(({ product, unitBani, ...part }) => {
        const quantity = line.quantity * part.quantity;
        return { line, product, quantity, unitBani, amountBani: quantity * unitBani };
      }),
    );
}

/** What changed about a line since the buyer last saw it, as sentences. */
export function lineAlerts(line: PricedLine): string[] {
  const said = cartTexts[line.productType];
  const { name } = line;
  const closed = closedOffer(line);
  if (closed) return [cartTexts.line.named(name, closed)];
  if (line.stockId === STOCK.outOfStock) return [said.soldOut(name)];
  const alerts: string[] = [];
  if (line.quantity < line.storedQuantity) alerts.push(said.reduced(name, line.orderable));
  if (line.quantity > line.storedQuantity) alerts.push(said.raised(name, line.minQuantity));
  if (line.priceBani !== line.seenPriceBani)
    alerts.push(said.price(name, formatLei(line.seenPriceBani), formatLei(line.priceBani)));
  return alerts;
}

/** The same for the line's own place, where its name stands: what is true now. */
export function lineChanges(line: PricedLine): string[] {
  const closed = closedOffer(line);
  if (closed) return [closed];
  if (line.stockId === STOCK.outOfStock) return [cartTexts[line.productType].gone];
  const changes: string[] = [];
  if (line.quantity < line.storedQuantity) changes.push(cartTexts.line.left(line.orderable));
  if (line.quantity > line.storedQuantity) changes.push(cartTexts.line.minimum(line.minQuantity));
  if (line.priceBani !== line.seenPriceBani) changes.push(cartTexts.line.price(formatLei(line.priceBani)));
  return changes;
}

/** Why a line of an offer can not be ordered; undefined where it can, and for all others. */
function closedOffer({ offer, stockId, quantity }: PricedLine): string | undefined {
  if (!offer || stockId !== STOCK.outOfStock) return undefined;
  return offer.isOpen ? cartTexts.offer.short(quantity, offer.number) : cartTexts.offer.over(offer.number);
}

/** Why a line can not be ordered as the buyer saw it; undefined when it can. */
export function lineRefusal(line: PricedLine): string | undefined {
  return lineChanges(line)[0];
}
