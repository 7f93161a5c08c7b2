import type { Permission } from "./permissions.values.ts";

/** Lists that support saved views, with the permission to see each. */
export const VIEW_LISTS = {
  brands: "brands:view",
  changes: "changes:view",
  companies: "customers:view",
  complaints: "complaints:view",
  customers: "customers:view",
  messages: "messages:view",
  offers: "offers:view",
  orders: "orders:view",
  people: "staff:view",
  price_lists: "price-lists:view",
  promotions: "promotions:view",
  privacy_requests: "customers:view",
  products: "products:view",
  returns: "returns:view",
  reviews: "reviews:view",
  stock_alerts: "customers:view",
  subscribers: "customers:view",
  vouchers: "vouchers:view",
} as const satisfies Record<string, Permission>;
export type ViewList = keyof typeof VIEW_LISTS;

export const MAX_VIEWS = 30;
