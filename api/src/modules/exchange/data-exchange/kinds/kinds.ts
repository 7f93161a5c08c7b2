import type { SheetKindName } from "@curat/contract/staff/exchange.values";
import { CATEGORIES } from "./categories.kind.ts";
import { COMPANIES } from "./companies.kind.ts";
import { COSTS } from "./costs.kind.ts";
import { CUSTOMER_GROUPS } from "./customer-groups.kind.ts";
import { CUSTOMERS } from "./customers.kind.ts";
import { INVOICES } from "./invoices.kind.ts";
import type { SheetKind } from "./kind.ts";
import { ORDERS } from "./orders.kind.ts";
import { PARAMETERS } from "./parameters.kind.ts";
import { PRICES } from "./prices.kind.ts";
import { PRODUCTS } from "./products.kind.ts";
import { REDIRECTS } from "./redirects.kind.ts";
import { REVIEWS } from "./reviews.kind.ts";
import { SEAP } from "./seap.kind.ts";
import { STOCK } from "./stock.kind.ts";
import { STOCK_LEVELS } from "./stock-levels.kind.ts";

export const KINDS: Readonly<Record<SheetKindName, SheetKind>> = {
  products: PRODUCTS,
  prices: PRICES,
  stock: STOCK,
  "stock-levels": STOCK_LEVELS,
  costs: COSTS,
  seap: SEAP,
  categories: CATEGORIES,
  parameters: PARAMETERS,
  redirects: REDIRECTS,
  customers: CUSTOMERS,
  companies: COMPANIES,
  "customer-groups": CUSTOMER_GROUPS,
  orders: ORDERS,
  invoices: INVOICES,
  reviews: REVIEWS,
};
