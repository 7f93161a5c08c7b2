const VERBS = {
  orders: ["view", "edit", "move", "pack", "cancel"],
  figures: ["view"],
  payments: ["view", "match"],
  refunds: ["view", "edit"],
  credit: ["view", "edit"],
  shipments: ["view", "edit"],
  invoices: ["view", "issue"],
  books: ["view", "edit"],
  compliance: ["view"],
  doctor: ["view"],
  returns: ["view", "edit"],
  complaints: ["view", "answer"],
  messages: ["view", "answer"],
  offers: ["view", "edit"],
  reviews: ["view", "edit"],
  templates: ["view", "edit"],
  products: ["view", "edit"],
  prices: ["view", "edit"],
  "price-lists": ["view", "edit"],
  stock: ["view", "edit"],
  purchasing: ["view", "edit"],
  costs: ["view"],
  categories: ["view", "edit"],
  parameters: ["view", "edit"],
  brands: ["view", "edit"],
  promotions: ["view", "edit"],
  bundles: ["view", "edit"],
  vouchers: ["view", "edit"],
  discounts: ["give"],
  stores: ["view", "edit"],
  settings: ["view", "edit"],
  content: ["view", "edit"],
  blog: ["view", "edit"],
  redirects: ["view", "edit"],
  media: ["view", "edit"],
  campaigns: ["view", "edit", "send"],
  customers: ["view", "edit", "merge", "export", "erase"],
  moving: ["run"],
  changes: ["view", "undo"],
  jobs: ["view", "edit"],
  exports: ["view", "edit"],
  keys: ["view", "edit"],
  webhooks: ["view", "edit"],
  emag: ["view", "edit"],
  staff: ["view", "edit"],
  roles: ["view", "edit"],
} as const;

type Verbs = typeof VERBS;
export type Permission = { [Noun in keyof Verbs]: `${Noun}:${Verbs[Noun][number]}` }[keyof Verbs];

export const PERMISSIONS = Object.entries(VERBS).flatMap(
  ([noun, verbs]) => verbs.map((verb) => `${noun}:${verb}` as Permission), // Object.entries loses the types of the table.
);

/**
 * Denied to all API keys: their holders could grant access that outlasts the key, and a discount needs a role's
 * limit.
 */
export const KEYLESS_PERMISSIONS: readonly Permission[] = [
  "keys:edit",
  "staff:edit",
  "roles:edit",
  "discounts:give",
];

export const KEY_PERMISSIONS = PERMISSIONS.filter((permission) => !KEYLESS_PERMISSIONS.includes(permission));
