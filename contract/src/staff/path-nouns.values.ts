import type { Permission } from "./permissions.values.ts";

type Noun = Permission extends infer P ? (P extends `${infer N}:${string}` ? N : never) : never;
/** "person" is any logged-in staff member, for their own account; "entrance" is anyone on the login pages. */
export type PathOwner = Noun | "person" | "entrance";

const IMPORTED = [
  "products",
  "prices",
  "stock",
  "categories",
  "parameters",
  "redirects",
  "customers",
  "price-lists",
  "reviews",
] as const;

/**
 * Nouns whose permissions may grant calls below a path; the longest matching prefix applies. Calls with
 * permissions on other nouns are a mistake.
 */
export const PATH_NOUNS: Readonly<Record<string, readonly PathOwner[]>> = {
  "/staff/answer-templates": ["templates"],
  "/staff/articles": ["content"],
  "/staff/blog": ["blog"],
  "/staff/books": ["books"],
  "/staff/brands": ["brands"],
  "/staff/bundles": ["bundles"],
  "/staff/categories": ["categories"],
  "/staff/changes": ["changes"],
  "/staff/companies": ["customers"],
  "/staff/complaints": ["complaints"],
  "/staff/compliance": ["compliance"],
  "/staff/couriers": ["shipments"],
  "/staff/customer-groups": ["price-lists"],
  "/staff/customers": ["customers"],
  "/staff/doctor": ["doctor"],
  "/staff/drafts": ["content", "blog"],
  "/staff/efactura": ["invoices"],
  "/staff/efactura/connection": ["settings"],
  "/staff/exports": ["exports"],
  "/staff/failed-jobs": ["jobs"],
  "/staff/figures": ["figures"],
  "/staff/first-steps": ["settings"],
  "/staff/first-steps/pages": ["content"],
  "/staff/home": ["content"],
  "/staff/import-kinds": IMPORTED,
  "/staff/imports": IMPORTED,
  "/staff/incoming": ["payments"],
  "/staff/invitation": ["entrance"],
  "/staff/jobs": ["jobs"],
  "/staff/keys": ["keys"],
  "/staff/landingpages": ["content"],
  "/staff/login": ["entrance"],
  "/staff/logout": ["person"],
  "/staff/mail-texts": ["settings"],
  "/staff/me": ["person"],
  "/staff/media": ["media"],
  "/staff/menu": ["content"],
  "/staff/messages": ["messages"],
  "/staff/store-migrations": ["moving"],
  "/staff/newsletter": ["customers"],
  "/staff/offers": ["offers"],
  "/staff/official-files": ["compliance"],
  "/staff/official-files/{kind}": ["settings"],
  "/staff/orders": ["orders"],
  "/staff/orders/{id}/awb": ["shipments"],
  "/staff/orders/{id}/invoice": ["invoices"],
  "/staff/orders/{id}/invoices": ["invoices"],
  "/staff/orders/{id}/parcels": ["shipments"],
  "/staff/orders/{id}/parcels/{parcelId}/state": ["orders"],
  "/staff/orders/{id}/refund": ["refunds"],
  "/staff/orders/{id}/refundable": ["refunds"],
  "/staff/orders/{id}/refunds": ["refunds"],
  "/staff/orders/{id}/balance-due/write-off": ["refunds"],
  "/staff/orders/{id}/transfer": ["payments"],
  "/staff/packing": ["orders"],
  "/staff/parameters": ["parameters"],
  "/staff/password": ["entrance"],
  "/staff/people": ["staff"],
  "/staff/pick-list": ["orders"],
  "/staff/presence": ["person"],
  "/staff/price-lists": ["price-lists"],
  "/staff/privacy-requests": ["customers"],
  "/staff/product-choices": ["products"],
  "/staff/product-ids": ["products"],
  "/staff/product-parameters": ["products"],
  "/staff/product-sheet": ["products"],
  "/staff/product-sheets": ["products"],
  "/staff/products": ["products"],
  "/staff/products/{id}/price": ["prices"],
  "/staff/products/{id}/price-floor": ["price-lists"],
  "/staff/products/{id}/stock": ["stock"],
  "/staff/products/{id}/supplier-offers": ["purchasing"],
  "/staff/promotions": ["promotions"],
  "/staff/redirects": ["redirects"],
  "/staff/refunds": ["refunds"],
  "/staff/returns": ["returns"],
  "/staff/reviews": ["reviews"],
  "/staff/roles": ["roles"],
  "/staff/search": ["person"],
  "/staff/search/synonyms": ["settings"],
  "/staff/settings": ["settings"],
  "/staff/shipments": ["shipments"],
  "/staff/stock-alerts": ["customers"],
  "/staff/stock-alerts/products": ["stock"],
  "/staff/stores": ["stores"],
  "/staff/suppliers": ["purchasing"],
  "/staff/texts": ["settings"],
  "/staff/dashboard": ["person"],
  "/staff/views": ["person"],
  "/staff/vouchers": ["vouchers"],
};

/**
 * Returns the nouns that may grant calls under a staff path; undefined when no prefix matches. @internal
 * Tests check the calls with it.
 */
export function pathOwners(path: string): readonly PathOwner[] | undefined {
  const parts = path.split("/");
  const prefixes = parts.map((_, index) => parts.slice(0, parts.length - index).join("/"));
  const prefix = prefixes.find((one) => Object.hasOwn(PATH_NOUNS, one));
  return prefix === undefined ? undefined : PATH_NOUNS[prefix];
}
