/** The products and bundles behind an order's lines, and their cart lines at order prices. Pure. */
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import type { BundleLine } from "../../../catalogue/bundles/index.ts";
import {
  bundleLine,
  type CartLine,
  type CartProduct,
  type OrderOffers,
  productLine,
} from "../../cart/index.ts";
import type { OpenReturn } from "../../ledger/index.ts";
import type { NewOrderLine, StoredLine } from "../order-lines.rules.ts";
import { sumPieces } from "../parcels.rules.ts";

export interface Goods {
  kind: "product" | "bundle";
  id: number;
  quantity: number;
}
export interface OrderedGoods extends Goods {
  name: string;
  code: string;
  unit: string;
  priceBani: number;
  parts: { line: SoldLine; each: number; withdrawn: number }[];
}
type SoldLine = StoredLine & { productId: number };

/** Returns an order's goods in line order; a bundle counts as one item. */
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
  return [...groups.values()].map((group) => {
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
}

/** Returns 1 if the bundle's content changed since, so that the bundle is kept or removed whole. */
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

/** Returns the pieces of each product in the lines, including gifts. */
export function piecesOf(lines: readonly NewOrderLine[]): Map<number, number> {
  return sumPieces(
    lines.flatMap(({ productId, quantity }) => (productId === null ? [] : [{ productId, quantity }])),
  );
}

/** Returns the offers with the order's own pieces added to the stock, because the order may keep them. */
export function withReserved(offers: OrderOffers, lines: readonly NewOrderLine[]): OrderOffers {
  const reserved = piecesOf(lines);
  const products = [...offers.products].map(([id, product]): [number, CartProduct] => [
    id,
    { ...product, stock: product.stock + (reserved.get(id) ?? 0) },
  ]);
  return { ...offers, products: new Map(products) };
}

/** Purchase quantity limits apply to buyers; only stock limits staff. */
const UNBOUND = { minQuantity: 1, maxQuantity: Infinity };
const KEPT = { ...UNBOUND, isPublished: true };

/** Spreads a quantity over lines. Withdrawn pieces are removed first; added ones join the first line. */
export function spread(
  { kind, parts }: OrderedGoods,
  quantity: number,
): { line: SoldLine; pieces: number }[] {
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

/** Returns goods as cart lines at the order's prices and VAT rates; empty if a product was deleted. */
export function keptLines(
  goods: OrderedGoods,
  { quantity, itemId }: { quantity: number; itemId: number },
  { products }: OrderOffers,
): CartLine[] {
  const parts = goods.parts.flatMap(({ line, each }) => {
    const product = asOrdered(products, line);
    return product ? [{ product, quantity: each, unitBani: line.unitPriceBani }] : [];
  });
  if (parts.length < goods.parts.length) return [];
  if (goods.kind === "product")
    return spread(goods, quantity).flatMap(({ line, pieces }) => {
      const product = asOrdered(products, line);
      const item = { itemId, quantity: pieces, seenPriceBani: line.unitPriceBani };
      return product ? [{ ...productLine(item, product), ...termsOf([line]), ...KEPT }] : [];
    });
  const { id, name, priceBani } = goods;
  const texts = { name, subtitle: "", url: "", picture: null, brand: "", code: "", unit: "buc." };
  const prices = { priceBani, seenPriceBani: priceBani, oldPriceBani: null };
  const terms = termsOf(goods.parts.map(({ line }) => line));
  return [
    { itemId, productType: PRODUCT_TYPE.bundle, id, quantity, ...texts, ...prices, ...terms, ...KEPT, parts },
  ];
}

/** A voucher reduces a special price only if it did so when the order was placed. */
function termsOf(lines: readonly SoldLine[]): Pick<CartLine, "reason" | "takesVouchers" | "cuis"> {
  const reason = lines[0]?.priceReason ?? null;
  const takesVouchers = reason === null || lines.some(({ discountBani }) => discountBani > 0);
  return { reason, takesVouchers, cuis: null };
}

function asOrdered(products: OrderOffers["products"], line: SoldLine): CartProduct | undefined {
  const product = products.get(line.productId);
  const { name, code, picture, unit, vatPercent, unitPriceBani: priceBani } = line;
  return product && { ...product, name, code, picture, unit, vatPercent, priceBani, own: null };
}

/** Returns goods new to the order at today's price; undefined if they do not exist. */
export function addedLine(
  { kind, id, quantity }: Goods,
  itemId: number,
  { products, bundles }: OrderOffers,
): CartLine | undefined {
  const item = { itemId, quantity, seenPriceBani: 0 };
  const [product, bundle] = [products.get(id), bundles.get(id)];
  const line =
    kind === "product" ? product && productLine(item, product) : bundle && bundleLine(item, bundle, products);
  return line && { ...line, ...UNBOUND, seenPriceBani: line.priceBani };
}
