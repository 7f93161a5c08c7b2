export const PRODUCT_STATES = ["published", "unpublished", "archived"] as const;

export const STOCK_LEVELS = ["none", "low", "some"] as const;

/** `claims`: the texts contain words that are forbidden for a hazardous mixture. `nc8` is not required for sale. */
export const MISSING_KINDS = [
  "any",
  "brand",
  "category",
  "weight",
  "size",
  "responsible",
  "pics",
  "description",
  "net_quantity",
  "statements",
  "claims",
  "nc8",
] as const;
export type MissingKind = (typeof MISSING_KINDS)[number];

export const PRODUCT_SORTS = [
  "name",
  "-name",
  "code",
  "-code",
  "price",
  "-price",
  "stock",
  "-stock",
  "sold",
  "-sold",
  "changed",
  "-changed",
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const PRODUCT_STEPS = ["publish", "unpublish", "archive", "restore"] as const;
export type ProductStep = (typeof PRODUCT_STEPS)[number];

export const MAX_PRODUCTS = 5_000;

/** Hazard pictograms of CLP. */
export const PICTOGRAMS = [
  "GHS01",
  "GHS02",
  "GHS03",
  "GHS04",
  "GHS05",
  "GHS06",
  "GHS07",
  "GHS08",
  "GHS09",
] as const;

/** Chemical groups that must not be mixed: hypochlorite releases chlorine gas in contact with acid. */
export const REACTIONS = ["chlorine", "acid"] as const;
export type Reaction = (typeof REACTIONS)[number];

export const MAX_VARIANTS = 100;
/** Variants whose measures can be saved at once. */
export const MAX_FAMILY = 500;
