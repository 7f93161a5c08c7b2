import { type CustomerType, PRODUCT_TYPE } from "@curat/contract/cart.values";
import { STOCK } from "@curat/contract/catalog.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";
import {
  bundleLine,
  type CartLine,
  type CartProduct,
  type FreeLine,
  lineRefusal,
  type OrderOffers,
  productLine,
  type Quote,
  quoteCart,
} from "../../cart/index.ts";
import { identityOf, isFreeLine, type NewOrderLine, type StoredLine } from "../order-lines.rules.ts";
import { withCopiedDiscounts, withPieces } from "../../staff-discounts/index.ts";
import { newOrderLines } from "../placing/new-order.ts";
import type { AmendmentFacts } from "./judge-amendment.ts";
import type { BundleLine } from "../../../catalogue/bundles/index.ts";
import type { OpenReturn } from "../../ledger/index.ts";
import { sumPieces } from "../parcels.rules.ts";

const sameGoods =
  ({ kind, id }: Goods) =>
  (other: Goods): boolean =>
    other.kind === kind && other.id === id;

export function judgeGoods(
  { asked, offers }: AmendmentFacts,
  ordered: readonly OrderedGoods[],
  errors: FieldErrors,
): { goods: readonly Goods[]; priced: PricedGoods; hasOtherGoods: boolean } {
  const goods: readonly Goods[] = asked.items ?? ordered;
  if (goods.length === 0)
    errors.items = ["O comandă trebuie să aibă produse. Dacă nu mai are niciunul, anuleaz-o."];
  const added = goods.map((one) => one.quantity - (ordered.find(sameGoods(one))?.quantity ?? 0));
  const cartLines = goods.flatMap((one, index) => {
    const before = ordered.find(sameGoods(one));
    const lines = before
      ? orderedLines(before, { quantity: one.quantity, itemId: index }, offers)
      : [addedLine(one, index, offers) ?? []].flat();
    const [line] = lines;
    const isExistingFree = one.kind === "free" && before !== undefined;
    if (goods.findIndex(sameGoods(one)) < index)
      errors[`items.${index}.id`] = ["Produsul apare de două ori: păstrează-l o singură dată."];
    else if (isExistingFree) return [];
    else if (!line) errors[`items.${index}.id`] = [MESSAGES.invalid("Produs")];
    else if (!line.isPublished) errors[`items.${index}.id`] = [`„${line.name}” nu se mai vinde.`];
    return lines;
  });
  if (asked.cause === "shop" && added.some((pieces) => pieces > 0))
    errors.cause = ["Dacă magazinul nu poate livra, valoarea comenzii nu poate crește."];
  const hasOtherGoods = goods.length !== ordered.length || added.some((pieces) => pieces !== 0);
  return { goods, priced: { cartLines, freeLines: freeLinesOf(goods, ordered) }, hasOtherGoods };
}

export function refuseMissing({ lines }: Quote, errors: FieldErrors): void {
  for (const [itemId, own] of Map.groupBy(lines, (line) => line.itemId)) {
    const [first] = own;
    const inStock = own.filter(({ stockId }) => stockId !== STOCK.outOfStock);
    const quantity = inStock.reduce((sum, line) => sum + line.quantity, 0);
    const storedQuantity = own.reduce((sum, line) => sum + line.storedQuantity, 0);
    const line = inStock[0] ?? first;
    const refusal = line && lineRefusal({ ...line, quantity, storedQuantity, orderable: quantity });
    if (refusal) errors[`items.${itemId}.quantity`] = [refusal];
  }
}

export function isGoods({ productType }: NewOrderLine): boolean {
  return productType !== PRODUCT_TYPE.handlingCharge;
}

/**
 * Returns the product lines after the change. Remaining lines keep their discounts, unless the buyer requested the
 * change.
 */
export function linesAfter(
  { lines, asked }: AmendmentFacts,
  { quote, goods, ordered }: { quote: Quote; goods: readonly Goods[]; ordered: readonly OrderedGoods[] },
): NewOrderLine[] {
  if (asked.cause === "buyer")
    return withCopiedDiscounts(newOrderLines(quote).filter(isGoods), lines, identityOf);
  const gifts = lines.filter(({ productType }) => productType === PRODUCT_TYPE.gift);
  const left = ordered.flatMap((before) => {
    const after = goods.find(sameGoods(before));
    return after ? spread(before, after.quantity).map(({ line, pieces }) => withPieces(line, pieces)) : [];
  });
  return [...left, ...gifts];
}

/** Prices the products as of the order's date. The order's own use of the voucher does not count. */
export function quoteOf(
  { order, offers, voucher, terms, cashOfDayBani, credits, buyer, asked }: AmendmentFacts,
  { cartLines: lines, freeLines }: PricedGoods,
  declinedGiftIds: readonly number[],
): Quote {
  return quoteCart({
    lines,
    freeLines,
    promotions: offers.promotions,
    products: offers.products,
    ownDelivery: offers.ownDelivery,
    voucher: voucher && { ...voucher, uses: Math.max(0, voucher.uses - 1), archivedAt: null, email: null },
    declinedGiftIds,
    seenGiftIds: [],
    // A check constraint allows only the two types.
    customerType: buyer.customerType as CustomerType,
    email: order.email,
    cashOfDayBani,
    credits,
    countyCode: buyer.deliveryCountyCode ?? undefined,
    city: buyer.deliveryCity,
    delivery: asked.delivery?.deliveryid ?? order.deliveryCode,
    payment: asked.payment?.paymentid ?? order.paymentCode,
    terms,
    now: order.placedAt,
  });
}

function freeLinesOf(goods: readonly Goods[], ordered: readonly OrderedGoods[]): FreeLine[] {
  return goods.flatMap((one) => {
    const line = one.kind === "free" ? ordered.find(sameGoods(one))?.parts[0]?.line : undefined;
    if (!line) return [];
    const { name, unit, unitPriceBani: unitBani, vatPercent, priceReason: reason } = line;
    return [{ name, unit, quantity: one.quantity, unitBani, vatPercent, reason }];
  });
}

/** Returns the promotions whose gift the buyer declined: the order qualified for it but does not contain it. */
export function declinedGifts(facts: AmendmentFacts, ordered: readonly OrderedGoods[]): number[] {
  const gifts = facts.lines.filter(({ productType }) => productType === PRODUCT_TYPE.gift);
  const giftIds = new Set(gifts.map(({ productId }) => productId));
  return quoteOf(facts, currentGoods(ordered, facts.offers), [])
    .gifts.filter(({ product }) => !giftIds.has(product.productId))
    .map(({ promotionId }) => promotionId);
}

/** Adds name and price to requested lines without a product, because their new lines have no id yet. */
export function withFreeLines<Asked extends Pick<AmendmentFacts["asked"], "items">>(
  input: Asked,
  ordered: readonly OrderedGoods[],
): Asked & { items?: (Goods & { free?: { name: string; unitPriceBani: number } | undefined })[] } {
  if (!input.items) return { ...input, items: undefined };
  const items = input.items.map((item) => {
    const line = item.kind === "free" ? ordered.find(sameGoods(item)) : undefined;
    return { ...item, free: line && { name: line.name, unitPriceBani: line.priceBani } };
  });
  return { ...input, items };
}

export interface Goods {
  kind: "product" | "bundle" | "free";
  id: number;
  quantity: number;
}
interface PricedGoods {
  cartLines: CartLine[];
  freeLines: FreeLine[];
}
interface OrderedGoods extends Goods {
  name: string;
  code: string;
  unit: string;
  priceBani: number;
  parts: { line: StoredLine; each: number; withdrawn: number }[];
}
type SoldLine = StoredLine & { productId: number };

export function goodsOf(
  lines: readonly StoredLine[],
  bundles: ReadonlyMap<number, BundleLine>,
  open: readonly OpenReturn[],
): OrderedGoods[] {
  const sold = lines.filter(
    (line): line is SoldLine => line.productType === PRODUCT_TYPE.product && line.productId !== null,
  );
  const groups = Map.groupBy(sold, ({ bundleId, productId }) =>
    bundleId === null ? `product ${productId}` : `bundle ${bundleId}`,
  );
  const free = lines.filter(isFreeLine).map((line): OrderedGoods => {
    const { id, name, code, unit, quantity, unitPriceBani: priceBani } = line;
    const withdrawn = sum(open.filter(({ lineId }) => lineId === id));
    const parts = [{ line, each: 1, withdrawn }];
    return { kind: "free", id, quantity, name, code, unit, priceBani, parts };
  });
  const sale = [...groups.values()].map((group): OrderedGoods => {
    const [first] = group as [SoldLine]; // Map.groupBy returns no empty group.
    const { name, code, unit, productId, bundleId, bundleName, unitPriceBani: priceBani } = first;
    const partsOf = (eachOf: (line: SoldLine) => number) =>
      group.map((line) => {
        const withdrawn = sum(open.filter(({ lineId }) => lineId === line.id));
        return { line, each: eachOf(line), withdrawn };
      });
    if (bundleId === null) {
      const parts = partsOf(() => 1);
      return { kind: "product", id: productId, quantity: sum(group), name, code, unit, priceBani, parts };
    }
    const quantity = countBundles(group, bundles.get(bundleId));
    const parts = partsOf((line) => line.quantity / quantity);
    const bundleBani = parts.reduce((price, { line, each }) => price + each * line.unitPriceBani, 0);
    const texts = { name: bundleName ?? name, code: "", unit: "buc." };
    return { kind: "bundle", id: bundleId, quantity, ...texts, priceBani: bundleBani, parts };
  });
  return [...sale, ...free];
}

/**
 * Returns how many bundles the lines contain. If the bundle's contents have changed since, returns 1, so that the
 * lines are kept or removed together.
 */
function countBundles(group: readonly SoldLine[], bundle: BundleLine | undefined): number {
  const [first] = group;
  const inOne = (productId: number): number =>
    bundle?.products.find((product) => product.productId === productId)?.quantity ?? 0;
  const count = first ? first.quantity / inOne(first.productId) : 0;
  const isWhole =
    Number.isInteger(count) &&
    bundle?.products.length === group.length &&
    group.every(({ productId, quantity }) => quantity === count * inOne(productId));
  return isWhole ? count : 1;
}

function sum(lines: readonly { quantity: number }[]): number {
  return lines.reduce((pieces, { quantity }) => pieces + quantity, 0);
}

export function piecesOf(lines: readonly NewOrderLine[]): Map<number, number> {
  return sumPieces(
    lines.flatMap(({ productId, quantity }) => (productId === null ? [] : [{ productId, quantity }])),
  );
}

export function withReserved(offers: OrderOffers, lines: readonly NewOrderLine[]): OrderOffers {
  const reserved = piecesOf(lines);
  const products = [...offers.products].map(([id, product]): [number, CartProduct] => [
    id,
    { ...product, stock: product.stock + (reserved.get(id) ?? 0) },
  ]);
  return { ...offers, products: new Map(products) };
}

/** Minimum and maximum quantities apply only to buyers. For staff, only stock is a limit. */
const UNBOUND = { minQuantity: 1, maxQuantity: Infinity };
const SELLABLE = { ...UNBOUND, isPublished: true };

/** Splits a new quantity over the lines. Withdrawn pieces are removed first, and added pieces go to the first line. */
function spread({ kind, parts }: OrderedGoods, quantity: number): { line: StoredLine; pieces: number }[] {
  if (kind === "bundle") return parts.map(({ line, each }) => ({ line, pieces: each * quantity }));
  const before = sum(parts.map(({ line }) => line));
  let less = Math.max(0, before - quantity);
  const remove = (pieces: number): number => {
    const removed = Math.min(pieces, less);
    less -= removed;
    return removed;
  };
  const after = parts.map(({ line, withdrawn }) => line.quantity - remove(withdrawn));
  for (const index of [...after.keys()].reverse())
    after[index] = (after[index] ?? 0) - remove(after[index] ?? 0);
  after[0] = (after[0] ?? 0) + Math.max(0, quantity - before);
  return parts
    .map(({ line }, index) => ({ line, pieces: after[index] ?? 0 }))
    .filter(({ pieces }) => pieces > 0);
}

function orderedLines(
  goods: OrderedGoods,
  { quantity, itemId }: { quantity: number; itemId: number },
  { products }: OrderOffers,
): CartLine[] {
  if (goods.kind === "free") return [];
  const parts = goods.parts.flatMap(({ line, each }) => {
    const product = asOrdered(products, line);
    return product ? [{ product, quantity: each, unitBani: line.unitPriceBani }] : [];
  });
  if (parts.length < goods.parts.length) return [];
  if (goods.kind === "product")
    return spread(goods, quantity).flatMap(({ line, pieces }) => {
      const product = asOrdered(products, line);
      const item = { itemId, quantity: pieces, seenPriceBani: line.unitPriceBani };
      return product ? [{ ...productLine(item, product), ...termsOf([line]), ...SELLABLE }] : [];
    });
  const { id, name, priceBani } = goods;
  const texts = { name, subtitle: "", url: "", picture: null, brand: "", code: "", unit: "buc." };
  const prices = { priceBani, seenPriceBani: priceBani, oldPriceBani: null };
  const terms = termsOf(goods.parts.map(({ line }) => line));
  return [
    {
      itemId,
      productType: PRODUCT_TYPE.bundle,
      id,
      quantity,
      ...texts,
      ...prices,
      ...terms,
      ...SELLABLE,
      parts,
    },
  ];
}

/** Returns the ordered products at the order's prices. */
export function currentGoods(ordered: readonly OrderedGoods[], offers: OrderOffers): PricedGoods {
  const cartLines = ordered.flatMap((one, itemId) =>
    orderedLines(one, { quantity: one.quantity, itemId }, offers),
  );
  return { cartLines, freeLines: freeLinesOf(ordered, ordered) };
}

/**
 * Returns price terms of ordered lines. A voucher reduces a special price only if it did so when the order was
 * placed.
 */
function termsOf(lines: readonly StoredLine[]): Pick<CartLine, "reason" | "takesVouchers" | "cuis"> {
  const reason = lines[0]?.priceReason ?? null;
  const takesVouchers = reason === null || lines.some(({ discountBani }) => discountBani > 0);
  return { reason, takesVouchers, cuis: null };
}

function asOrdered(products: OrderOffers["products"], line: StoredLine): CartProduct | undefined {
  const product = products.get(line.productId ?? 0);
  const { name, code, picture, unit, vatPercent, unitPriceBani: priceBani } = line;
  return product && { ...product, name, code, picture, unit, vatPercent, priceBani, own: null };
}

function addedLine(
  { kind, id, quantity }: Goods,
  itemId: number,
  { products, bundles }: OrderOffers,
): CartLine | undefined {
  if (kind === "free") return undefined;
  const item = { itemId, quantity, seenPriceBani: 0 };
  const [product, bundle] = [products.get(id), bundles.get(id)];
  const line =
    kind === "product" ? product && productLine(item, product) : bundle && bundleLine(item, bundle, products);
  return line && { ...line, ...UNBOUND, seenPriceBani: line.priceBani };
}
