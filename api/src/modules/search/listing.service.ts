/** Lists of products with their filters, for categories, brands and searches alike. */
import type { Filter } from "@curat/contract/catalog";
import type { Db } from "../../db/database.ts";
import { type CardRow, loadCards } from "../catalog/index.ts";
import { toWireFilters } from "./filters.wire.ts";
import { loadFacetNames } from "./facets.store.ts";
import { countFacets, listProductIds, type Scope } from "./listing.store.ts";
import { readSelection } from "./selection.ts";

export interface ListingRequest {
  scope: Scope;
  params: string[];
  price: string | undefined;
  sort: number;
  page: number;
  perPage: number;
}
export interface Listing {
  cards: CardRow[];
  total: number;
}

/** One page of products. */
export async function listProducts(
  db: Db,
  { scope, params, price, sort, page, perPage }: ListingRequest,
): Promise<Listing> {
  const selection = await readSelection(db, params, price);
  const { ids, total } = await listProductIds(db, { scope, selection, sort, page, perPage });
  return { cards: await loadCards(db, ids), total };
}

/** The filters beside that list, with counts and what is chosen. */
export async function listFilters(
  db: Db,
  { scope, params, price }: Pick<ListingRequest, "scope" | "params" | "price">,
): Promise<Filter[]> {
  const selection = await readSelection(db, params, price);
  const [counts, names] = await Promise.all([countFacets(db, scope, selection), loadFacetNames(db)]);
  return toWireFilters({ counts, names, selection, isCategoryScope: scope.categoryId !== undefined });
}
