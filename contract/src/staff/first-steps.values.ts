/** Onboarding steps that a shop must take before it can sell, in the recommended order. */
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

/** Pages that the law requires or buyers expect. */
export const LEGAL_PAGES = ["contact", "delivery", "terms", "withdrawal", "privacy", "cookies"] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/**
 * Beginning of a mark in a draft where the merchant must add something. A page that contains it cannot be
 * published.
 */
export const TO_FILL_IN = "[completează";

/** Remaining demo data: all of it, or only the owner account once the rest was removed. */
export const DEMO_LEFT = ["all", "owner"] as const;
/** E-mail of the demo data's owner account. */
export const DEMO_OWNER = "proprietar@example.com";
/** Key of the internal setting with the time at which the demo data was removed. */
export const DEMO_REMOVED = "demoRemoved";
