import { SORT } from "@curat/contract/catalog.values";
import type { Filter } from "@curat/contract/listing";
import type { Db } from "../../../db/database.ts";
import { type CardRow, loadCards } from "../catalog/index.ts";
import type { CatalogueEngine, Scope } from "./engine.ts";
import { toWireFilters } from "./filters.wire.ts";
import { type ChosenValue, readSelection, type Selection } from "./selection.ts";

export interface ListingRequest {
  scope: Scope;
  params: string[];
  price: string | undefined;
  sort: number;
  page: number;
  perPage: number;
  byFamily?: boolean;
}
export interface Listing {
  cards: CardRow[];
  total: number;
  hasBuckets: boolean;
  families?: number;
}
export interface Searched extends Listing {
  filters: Filter[];
  searched?: string;
}
export interface Shop {
  db: Db;
  engine: CatalogueEngine;
}

export async function listProducts(
  { db, engine }: Shop,
  { scope, params, price, ...page }: ListingRequest,
): Promise<Listing> {
  const selection = await readSelection(engine, params, price);
  const isSpread = await isSpreadOut(engine, { selection, sort: page.sort });
  const { ids, ...found } = await engine.list({ scope, selection, isSpread, ...page });
  return { cards: await loadCards(db, ids), ...found };
}

/** Returns the filters of a list with their counts and the current choices. */
export async function listFilters(
  { engine }: Shop,
  { scope, params, price }: Pick<ListingRequest, "scope" | "params" | "price">,
): Promise<Filter[]> {
  const selection = await readSelection(engine, params, price);
  const [counts, names] = await Promise.all([engine.count({ scope, selection }), engine.names()]);
  return toWireFilters({ counts, names, selection, isCategoryScope: scope.categoryId !== undefined });
}

/**
 * Returns a page of products that match a text, with filters. `values` narrow the results, at most one per parameter.
 */
export async function searchProducts(
  { db, engine }: Shop,
  {
    text,
    values = [],
    scope,
    params,
    price,
    ...page
  }: ListingRequest & { text: string; values?: ChosenValue[] },
): Promise<Searched> {
  const chosen = await readSelection(engine, params, price);
  const selection: Selection = { ...chosen, values: [...chosen.values, ...values] };
  const isSpread = await isSpreadOut(engine, { text, selection, sort: page.sort });
  const { ids, counts, searched, ...found } = await engine.search({
    text,
    scope,
    selection,
    isSpread,
    ...page,
  });
  const [cards, names] = await Promise.all([loadCards(db, ids), engine.names()]);
  const filters = toWireFilters({
    counts,
    names,
    selection,
    isCategoryScope: scope.categoryId !== undefined,
  });
  return { cards, ...found, filters, ...(searched === undefined ? {} : { searched }) };
}

/** Returns a page of products that have one of these values and match the filters, with filter counts. */
export async function listWithValues(
  { db, engine }: Shop,
  { values, scope, params, price, ...page }: ListingRequest & { values: ChosenValue[] },
): Promise<Searched> {
  const chosen = await readSelection(engine, params, price);
  const selection: Selection = { ...chosen, values: [...chosen.values, ...values] };
  const isSpread = await isSpreadOut(engine, { selection, sort: page.sort });
  const [{ ids, ...found }, counts, names] = await Promise.all([
    engine.list({ scope, selection, isSpread, ...page }),
    engine.count({ scope, selection }),
    engine.names(),
  ]);
  const filters = toWireFilters({
    counts,
    names,
    selection,
    isCategoryScope: scope.categoryId !== undefined,
  });
  return { cards: await loadCards(db, ids), ...found, filters };
}

/**
 * Returns whether to show each family once. In lists by relevance or recommendation, the sizes of one product would
 * otherwise fill the first page.
 */
async function isSpreadOut(
  engine: CatalogueEngine,
  { text = "", selection, sort }: { text?: string; selection: Selection; sort: number },
): Promise<boolean> {
  if (sort !== SORT.relevance && sort !== SORT.recommended) return false;
  const [terms, names] = await Promise.all([engine.variantTerms(), engine.names()]);
  return !terms.isAskedIn(text) && !terms.isChosenIn(selection, names);
}
