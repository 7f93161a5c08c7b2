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

export interface CartProduct {
  productId: number;
  brandId: number;
  /** The product's category and all ancestors. */
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
  /** Products with chlorine and products with acid react dangerously with each other. */
  reactsAs?: Reaction | null;
  reactionArticle?: string | null;
  safety?: Hazards | null;
  durabilityYears?: number | null;
  /** Smallest fraction of a piece that makes a bucket (8 l) of solution. */
  bucketShare?: number | null;
  valueIds?: number[];
  own: OwnTerms | null;
}

export interface StoredItem {
  itemId: number;
  quantity: number;
  seenPriceBani: number;
}

/** A product line has one part. A bundle line has one part per product. */
export interface LinePart {
  product: CartProduct;
  quantity: number;
  unitBani: number;
}

export interface CartLine extends StoredItem {
  productType: typeof PRODUCT_TYPE.product | typeof PRODUCT_TYPE.bundle;
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
  /** Why the line's price differs from the public price; null if it is the same. */
  reason: string | null;
  /** CUIs (digits) of the companies for which this price is valid; null if it is valid for any buyer. */
  cuis: readonly string[] | null;
  /** False if vouchers do not apply, because the price comes from a price list or an offer. */
  takesVouchers: boolean;
  offer?: LineOffer;
}

export interface LineOffer {
  offerId: number;
  number: string;
  /** False if the offer has expired, or was withdrawn, replaced or ordered. */
  isOpen: boolean;
}

type LinePrice = Pick<CartLine, "priceBani" | "oldPriceBani" | "parts" | "reason" | "cuis" | "takesVouchers">;

/** Returns the public price, or the buyer's own price if it is lower. */
function priceOf(product: CartProduct, quantity: number): LinePrice {
  const own = product.own && ownPrice({ ...product.own, publicBani: product.priceBani }, quantity);
  const priceBani = own?.bani ?? product.priceBani;
  return {
    priceBani,
    // By law, a reduction may only be shown relative to the public price (law: 30-day price).
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

/**
 * Returns the cart line of an offer. The offer's price and quantity apply regardless of public price and publication.
 * (decision 0081)
 */
export function offeredLine(item: StoredItem, product: CartProduct, offered: OfferedLine): CartLine {
  const { quantity, unitBani, offerId, number, isOpen, validUntil } = offered;
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

/** Prices a bundle at the public prices of its products minus the bundle's discount. */
export function bundleLine(
  item: StoredItem,
  bundle: BundleLine,
  products: ReadonlyMap<number, CartProduct>,
): CartLine {
  const { id, name, url, picture } = bundle;
  const bundleProducts = bundle.products.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    return product ? [{ product, quantity }] : [];
  });
  const { priceBani, totalBani, shares } = priceBundle(
    bundleProducts.map(({ product: { productId, priceBani }, quantity }) => ({
      productId,
      quantity,
      priceBani,
    })),
    bundle.percent,
  );
  const parts = bundleProducts.map((part, index) => ({
    ...part,
    unitBani: shares[index]?.unitBani ?? part.product.priceBani,
  }));
  const isWhole = bundleProducts.length > 0 && bundleProducts.length === bundle.products.length;
  const isPublished =
    bundle.isPublished && isWhole && bundleProducts.every(({ product }) => product.isPublished);
  const texts = { name, subtitle: "", url, picture, brand: "", code: "", unit: "buc." };
  const terms = { reason: null, cuis: null, takesVouchers: true };
  const prices = { priceBani, oldPriceBani: totalBani > priceBani ? totalBani : null, ...terms };
  const bounds = { minQuantity: 1, maxQuantity: Infinity, isPublished };
  return { ...item, productType: PRODUCT_TYPE.bundle, id, ...prices, ...bounds, ...texts, parts };
}

/** A line with its price. A line that is out of stock keeps its quantity and costs nothing. */
export interface PricedLine extends CartLine {
  storedQuantity: number;
  orderable: number;
  stockId: StockId;
  subtotalBani: number;
}

/** Pieces in stock that no line uses, keyed by product id. */
export type Left = ReadonlyMap<number, number>;

/**
 * Prices all lines and limits their quantities to the stock, which lines of the same product share. Earlier lines
 * take precedence, and an increase of one line never takes pieces from another.
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

/** Recalculates a price list price for the available quantity, which may be below the requested one. */
function atQuantity(line: CartLine, quantity: number): LinePrice {
  const [part] = line.parts;
  return line.productType === PRODUCT_TYPE.product && part?.product.own
    ? priceOf(part.product, quantity)
    : line;
}

function holds({ parts }: CartLine, left: Left): number {
  return Math.min(
    ...parts.map(({ product, quantity }) => Math.floor((left.get(product.productId) ?? 0) / quantity)),
  );
}

function isLimited({ stock, limitedStockFrom, minQuantity }: CartProduct): boolean {
  return stockIdOf(stock, limitedStockFrom, minQuantity) !== STOCK.inStock;
}

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

/** Returns messages about changes since the buyer last saw the line. */
export function lineAlerts(line: PricedLine): string[] {
  const texts = cartTexts[line.productType];
  const { name } = line;
  const closed = closedOffer(line);
  if (closed) return [cartTexts.line.named(name, closed)];
  if (line.stockId === STOCK.outOfStock) return [texts.soldOut(name)];
  const alerts: string[] = [];
  if (line.quantity < line.storedQuantity) alerts.push(texts.reduced(name, line.orderable));
  if (line.quantity > line.storedQuantity) alerts.push(texts.raised(name, line.minQuantity));
  if (line.priceBani !== line.seenPriceBani)
    alerts.push(texts.price(name, formatLei(line.seenPriceBani), formatLei(line.priceBani)));
  return alerts;
}

/** Returns the changes of `lineAlerts` without the product's name, for display next to the line. */
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

function closedOffer({ offer, stockId, quantity }: PricedLine): string | undefined {
  if (!offer || stockId !== STOCK.outOfStock) return undefined;
  return offer.isOpen ? cartTexts.offer.short(quantity, offer.number) : cartTexts.offer.over(offer.number);
}

/** Returns why a line can no longer be ordered as the buyer last saw it; undefined if nothing changed. */
export function lineRefusal(line: PricedLine): string | undefined {
  return lineChanges(line)[0];
}
