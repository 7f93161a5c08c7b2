/** What an order was bought as: its lines brought back to products and bundles, and those priced as ordered. Pure. */
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

/** So many pieces of a product, or so many of a bundle. */
export interface Goods {
  kind: "product" | "bundle";
  id: number;
  quantity: number;
}
export interface OrderedGoods extends Goods {
  name: string;
  code: string;
  unit: string;
  /** What one costs, as ordered. */
  priceBani: number;
  /** Its lines, with how many of each one holds, and those that the buyer withdrew from. */
  parts: { line: SoldLine; each: number; withdrawn: number }[];
}
type SoldLine = StoredLine & { productId: number };

/** Products by themselves, then bundles whole, in the order of the lines. */
export function goodsOf(
  lines: readonly StoredLine[],
  bundles: ReadonlyMap<number, BundleLine>,
  open: readonly OpenReturn[],
): OrderedGoods[] {
  const sold = lines.filter(isSold);
  const groups = Map.groupBy(sold, ({ bundleId, productId }) =>
    bundleId === null ? `product ${productId}` : `bundle ${bundleId}`,
  );
  return [...groups.values()].map((group) => goodsOfGroup(group, bundles, open));
}

function isSold(line: StoredLine): line is SoldLine {
  return line.productType === PRODUCT_TYPE.product && line.productId !== null;
}

function goodsOfGroup(
  group: SoldLine[],
  bundles: ReadonlyMap<number, BundleLine>,
  open: readonly OpenReturn[],
): OrderedGoods {
  const [first] = group as [SoldLine]; // a group has one at least
  const quantity = first.bundleId === null ? sum(group) : countBundles(group, bundles.get(first.bundleId));
  const parts = group.map((line) => ({
    line,
    each: first.bundleId === null ? 1 : line.quantity / quantity,
    withdrawn: sum(open.filter(({ lineId }) => lineId === line.id)),
  }));
  const bundle = { kind: "bundle" as const, name: first.bundleName ?? first.name, code: "", unit: "buc." };
  const product = { kind: "product" as const, name: first.name, code: first.code, unit: first.unit };
  return {
    ...(first.bundleId === null ? product : bundle),
    id: first.bundleId ?? first.productId,
    quantity,
    priceBani:
      first.bundleId === null
        ? first.unitPriceBani
        : parts.reduce((price, { line, each }) => price + each * line.unitPriceBani, 0),
    parts,
  };
}

/** As many as the bundle's content says; one, where that was changed since: then it is kept or given up whole. */
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

/** Pieces that the order holds of each product, gifts too. */
export function heldPieces(lines: readonly NewOrderLine[]): Map<number, number> {
  return sumPieces(
    lines.flatMap(({ productId, quantity }) => (productId === null ? [] : [{ productId, quantity }])),
  );
}

/** The offers with what the order holds already counted as there: it may keep it. */
export function withHeld(offers: OrderOffers, lines: readonly NewOrderLine[]): OrderOffers {
  const held = heldPieces(lines);
  const products = new Map(
    [...offers.products].map(([id, product]): [number, CartProduct] => [
      id,
      { ...product, stock: product.stock + (held.get(id) ?? 0) },
    ]),
  );
  return { ...offers, products };
}

/** Bounds and prices of one sale are for buyers: staff is held to the stock alone. */
const UNBOUND = { minQuantity: 1, maxQuantity: Infinity };
/** What an order holds it may keep, whatever became of it in the shop. */
const KEPT = { ...UNBOUND, isPublished: true };

/**
 * So many of what was ordered, line by line. A product may have several lines, each at its price: pieces that the buyer
 * withdrew from leave first, then those of the last lines. Pieces that are added cost what the first ones did.
 */
export function spread(
  { kind, parts }: OrderedGoods,
  quantity: number,
): { line: SoldLine; pieces: number }[] {
  if (kind === "bundle") return parts.map(({ line, each }) => ({ line, pieces: each * quantity }));
  const held = sum(parts.map(({ line }) => line));
  let less = Math.max(0, held - quantity);
  const takeOut = (pieces: number): number => {
    const gone = Math.min(pieces, less);
    less -= gone;
    return gone;
  };
  const wanted = parts.map(({ line, withdrawn }) => line.quantity - takeOut(withdrawn));
  for (const index of [...wanted.keys()].reverse())
    wanted[index] = (wanted[index] ?? 0) - takeOut(wanted[index] ?? 0);
  wanted[0] = (wanted[0] ?? 0) + Math.max(0, quantity - held);
  return parts.flatMap(({ line }, index) => {
    const pieces = wanted[index] ?? 0;
    return pieces > 0 ? [{ line, pieces }] : [];
  });
}

/** What was ordered keeps its price, name and rate, whatever its quantity. None for a product that is gone. */
export function keptLines(
  goods: OrderedGoods,
  { quantity, itemId }: { quantity: number; itemId: number },
  { products }: OrderOffers,
): CartLine[] {
  const parts = goods.parts.flatMap(({ line, each }) => {
    const product = products.get(line.productId);
    return product
      ? [{ product: asOrdered(product, line), quantity: each, unitBani: line.unitPriceBani }]
      : [];
  });
  if (parts.length < goods.parts.length) return [];
  if (goods.kind === "product")
    return spread(goods, quantity).flatMap(({ line, pieces }) => {
      const product = products.get(line.productId);
      const item = { itemId, quantity: pieces, seenPriceBani: line.unitPriceBani };
      return product ? [{ ...productLine(item, asOrdered(product, line)), ...termsOf([line]), ...KEPT }] : [];
    });
  const texts = { name: goods.name, subtitle: "", url: "", picture: null, brand: "", code: "", unit: "buc." };
  return [
    {
      itemId,
      quantity,
      seenPriceBani: goods.priceBani,
      ...texts,
      ...termsOf(goods.parts.map(({ line }) => line)),
      ...KEPT,
      productType: PRODUCT_TYPE.bundle,
      id: goods.id,
      priceBani: goods.priceBani,
      oldPriceBani: null,
      parts,
    },
  ];
}

/** A price of a list that a voucher lowered then may be lowered now; one that none lowered stays as it is. */
function termsOf(lines: readonly SoldLine[]): Pick<CartLine, "reason" | "takesVouchers" | "cuis"> {
  const reason = lines[0]?.priceReason ?? null;
  const takesVouchers = reason === null || lines.some(({ discountBani }) => discountBani > 0);
  return { reason, takesVouchers, cuis: null };
}

function asOrdered(product: CartProduct, line: SoldLine): CartProduct {
  const { name, code, picture, unit, vatPercent, unitPriceBani: priceBani } = line;
  return { ...product, name, code, picture, unit, vatPercent, priceBani, own: null };
}

/** What is added costs what it costs today. Undefined for an unknown one. */
export function addedLine(
  { kind, id, quantity }: Goods,
  itemId: number,
  { products, bundles }: OrderOffers,
): CartLine | undefined {
  const item = { itemId, quantity, seenPriceBani: 0 };
  const line =
    kind === "product" ? productOf(item, products.get(id)) : bundleOf(item, bundles.get(id), products);
  return line && { ...line, ...UNBOUND, seenPriceBani: line.priceBani };
}

type Item = Parameters<typeof productLine>[0];

function productOf(item: Item, product: CartProduct | undefined): CartLine | undefined {
  return product && productLine(item, product);
}

function bundleOf(
  item: Item,
  bundle: BundleLine | undefined,
  products: OrderOffers["products"],
): CartLine | undefined {
  return bundle && bundleLine(item, bundle, products);
}
