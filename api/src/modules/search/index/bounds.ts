/** What one index can hold; beyond it a shop runs on SQL. */
export const BOUNDS = {
  valuesPerProduct: 16,
  values: 65_535,
  categories: 65_535,
  products: 2 ** 24 - 1,
} as const;

/** The catalogue does not fit the index. The message tells a person what to change. */
export class CatalogueBoundError extends Error {
  override name = "CatalogueBoundError";
}

export function tooManyValues(productId: number, count: number): CatalogueBoundError {
  return new CatalogueBoundError(
    `Product ${productId} has ${count} filter values, the catalogue index holds ${BOUNDS.valuesPerProduct} (its brand is one of them): give it fewer, or set CATALOG_ENGINE=sql.`,
  );
}

export function tooMany(what: "values" | "categories" | "products"): CatalogueBoundError {
  const names = { values: "filter values", categories: "categories", products: "products" };
  return new CatalogueBoundError(
    `There are more than ${BOUNDS[what]} ${names[what]}, which is what the catalogue index holds: set CATALOG_ENGINE=sql.`,
  );
}
