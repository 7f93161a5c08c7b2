/** Steps before a shop can sell, in the recommended order. */
export const FIRST_STEPS = [
  "look",
  "company",
  "delivery",
  "courier",
  "payment",
  "card",
  "legal",
  "category",
  "brand",
  "product",
  "people",
  "order",
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export const LEGAL_PAGES = ["contact", "delivery", "terms", "withdrawal", "privacy", "cookies"] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** Start of a mark where the merchant must add something. A page that contains it cannot be published. */
export const TO_FILL_IN = "[completează";

/** `owner`: only the demo owner account is left. */
export const DEMO_LEFT = ["all", "owner"] as const;
export const DEMO_OWNER = "proprietar@example.com";
/** Internal setting with the time at which the demo data was removed. */
export const DEMO_REMOVED = "demoRemoved";
