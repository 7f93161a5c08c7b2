import type { MissingKind } from "@curat/contract/staff/products.values";
import type { PRODUCT_STATES } from "../../components/status/product-status.tsx";
import type { ListState } from "../list-address.ts";
import type { texts } from "./texts.ts";

export function productFilters(filters: ListState["filters"]) {
  return {
    q: filters.q,
    brandID: filters.marca,
    categoryID: filters.categorie,
    // The list's shape has validated the values.
    state: filters.stare as keyof typeof PRODUCT_STATES | undefined,
    stock: filters.stoc as keyof typeof texts.levels | undefined,
    promotion: filters.promotie as keyof typeof texts.promotions | undefined,
    missing: filters.lipseste as MissingKind | undefined,
  };
}
