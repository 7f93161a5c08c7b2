/** The requirements of a shop before it can sell, in the recommended order. */
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

/** Pages that the law or buyers require. */
export const LEGAL_PAGES = ["contact", "delivery", "terms", "withdrawal", "privacy", "cookies"] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** Marks a gap in a draft that only the merchant can fill; a page with it cannot be published. */
export const TO_FILL_IN = "[completează";

/** Demo data left in a shop: everything, or only the owner account after its removal. */
export const DEMO_LEFT = ["all", "owner"] as const;
/** E-mail of the demo owner. */
export const DEMO_OWNER = "proprietar@example.com";
/** Internal setting: when the demo data was removed. */
export const DEMO_REMOVED = "demoRemoved";
