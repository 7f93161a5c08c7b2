/** What a shop needs before it sells, in the order in which it is easiest. */
export const FIRST_STEPS = [
  "company",
  "look",
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
