import { foldText } from "../../../../text/fold.ts";
import { CatalogueIndex } from "./catalogue-index.ts";
import type { IndexedProduct } from "./indexed-product.ts";
import { NamesBook } from "./names-book.ts";

export function anIndex(products: IndexedProduct[]): CatalogueIndex {
  const index = new CatalogueIndex(new NamesBook({ parameters: [], values: [], categories: [] }));
  for (const product of products) index.put(product);
  return index;
}

export function indexedProduct(changes: Partial<IndexedProduct> & { id: number }): IndexedProduct {
  const name = changes.name ?? `Produs ${changes.id}`;
  return {
    familyId: changes.id,
    variantValues: {},
    categoryIds: [1],
    brandId: 1,
    valueIds: [],
    promotionIds: [],
    name,
    nameKey: foldText(name),
    brand: "",
    subtitle: "",
    about: "",
    codes: [],
    priceBani: 10_00,
    savePercent: 0,
    stockId: 1,
    recommended: 0,
    sold: 0,
    firstOfferedMicros: 0,
    bucketShare: null,
    ...changes,
  };
}
