/** What a shop needs before it sells, in the order in which it is easiest. */
export const FIRST_STEPS = [
  "look",
  "company",
  "delivery",
  "payment",
  "legal",
  "category",
  "brand",
  "product",
  "people",
  "order",
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** The pages that the law or buyers ask for. */
export const LEGAL_PAGES = ["contact", "delivery", "terms", "withdrawal", "privacy", "cookies"] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** Stands in a draft where only the merchant knows what to write; a page with it is not published. */
export const TO_FILL_IN = "[completează";

/** What of a demo may still be in a shop: all of it, or after its removal its owner alone, who may do everything. */
export const DEMO_LEFT = ["all", "owner"] as const;
/** The login that a demo draws for its owner. */
export const DEMO_OWNER = "proprietar@example.com";
/** The setting that no screen shows: when the demo was taken out. */
export const DEMO_REMOVED = "demoRemoved";
