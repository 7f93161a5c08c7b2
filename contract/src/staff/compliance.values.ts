/** Legal obligations in display order (docs/law.md). */
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

/** `built_in`: the software always meets it. `not_applicable`: it does not concern the shop at present. */
export const DUTY_STATES = ["met", "open", "built_in", "not_applicable"] as const;
export type DutyState = (typeof DUTY_STATES)[number];

export const EVIDENCE = ["prices", "safety", "withdrawals", "consents", "reviews"] as const;
export type Evidence = (typeof EVIDENCE)[number];

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

export const MAX_EVIDENCE_ROWS = 1_000;
