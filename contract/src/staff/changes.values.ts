/** Who changes something: a customer, the shop's people, a program with a key of its own, the clock, a file brought in. */
export const ACTOR_KINDS = ["customer", "staff", "key", "clock", "import"] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** What changes are about: the kinds that they are recorded under. */
export const SUBJECT_KINDS = [
  "answer_template",
  "article",
  "blog-category",
  "blog-post",
  "blog-tag",
  "brand",
  "bundle",
  "category",
  "complaint",
  "customer",
  "customer_note",
  "home",
  "invoice",
  "key",
  "landing",
  "medium",
  "menu",
  "order",
  "parameter",
  "price",
  "product",
  "promoted-price",
  "promotion",
  "redirect",
  "refund",
  "return",
  "review",
  "setting",
  "shipment",
  "staff_factors",
  "staff_member",
  "staff_role",
  "staff_view",
  "stock",
  "store",
  "voucher",
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];
