/** What the law asks of the shop, in the order of the board (docs/law.md). */
export const DUTIES = [
  "identification",
  "sal",
  "pages",
  "prices",
  "unit_price",
  "safety",
  "hazards_listed",
  "biocides",
  "detergents",
  "green_claims",
  "order_button",
  "preselected",
  "confirmation",
  "payment_fee",
  "cash_limits",
  "guarantee",
  "durability",
  "withdrawal",
  "withdrawals",
  "vat_status",
  "invoices",
  "public_buyers",
  "packaging",
  "deposit",
  "transport",
  "consents",
  "personal_data",
  "reviews",
  "accessibility",
  "contact",
] as const;
export type Duty = (typeof DUTIES)[number];

/** `built_in`: the program sees to it. `not_applicable`: nothing of it applies to the shop now. */
export const DUTY_STATES = ["met", "open", "built_in", "not_applicable"] as const;
export type DutyState = (typeof DUTY_STATES)[number];

/** What can be taken out as a file, to be shown to who asks. */
export const EVIDENCE = ["prices", "safety", "withdrawals", "consents", "reviews"] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** What a product that is for sale may miss. */
export const SAFETY_GAPS = [
  "maker",
  "responsible",
  "picture",
  "description",
  "net_quantity",
  "hazard_statements",
  "precautions",
] as const;
export type SafetyGap = (typeof SAFETY_GAPS)[number];

/** Rows of evidence in one answer, at most. */
export const MAX_EVIDENCE_ROWS = 1_000;
