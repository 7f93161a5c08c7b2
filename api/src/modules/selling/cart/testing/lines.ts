import { bundleLine, type CartLine, type CartProduct, productLine, type StoredItem } from "../lines.rules.ts";

/** Returns a soap that costs 10.00 lei, with a stock of 100. */
export function aCartProduct(changes: Partial<CartProduct> = {}): CartProduct {
  return {
    productId: 101,
    brandId: 1,
    categoryIds: [],
    priceBani: 10_00,
    oldPriceBani: null,
    stock: 100,
    minQuantity: 1,
    maxQuantity: 50,
    limitedStockFrom: 5,
    isPublished: true,
    weightGrams: 1_000,
    widthMm: 100,
    depthMm: 100,
    heightMm: 250,
    vatPercent: 21,
    name: "Săpun",
    subtitle: "",
    url: "/sapun",
    picture: null,
    brand: "Nufăr",
    code: "S-1",
    unit: "buc.",
    own: null,
    ...changes,
  };
}

export function aLine(changes: Partial<CartProduct & StoredItem> = {}): CartLine {
  const { itemId = 12, quantity = 2, seenPriceBani, ...rest } = changes;
  const product = aCartProduct(rest);
  return productLine({ itemId, quantity, seenPriceBani: seenPriceBani ?? product.priceBani }, product);
}

export interface BundlePart {
  product: CartProduct;
  quantity?: number;
}

/** Returns a bundle line with a ten percent discount. Its price has not changed since the buyer last saw it. */
export function aBundleLine(parts: BundlePart[], changes: Partial<StoredItem> = {}): CartLine {
  const products = parts.map(({ product, quantity = 1 }, sortOrder) => {
    const { categoryIds: _, ...stored } = product;
    return { ...stored, quantity, sortOrder, vatCode: "standard" };
  });
  const texts = { name: "Baie curată", url: "/pachete/baie-curata", description: "", picture: null };
  const bundle = { id: 7, ...texts, isPublished: true, sortOrder: 1, percent: 10, products };
  const known = new Map(parts.map(({ product }) => [product.productId, product]));
  const line = bundleLine({ itemId: 20, quantity: 1, seenPriceBani: 0, ...changes }, bundle, known);
  return { ...line, seenPriceBani: changes.seenPriceBani ?? line.priceBani };
}
