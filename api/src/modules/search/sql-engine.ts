/** The catalogue answered by PostgreSQL alone: right at any size, the measure of the index, its stand-in, slower. */
import { sql } from "kysely";
import { SORT } from "@curat/contract/catalog.values";
import { LIMITS } from "@curat/contract/limits.values";
import { anyOf, type Db } from "../../db/database.ts";
import { BRAND_PARAMETER, brandValueId } from "../catalog/index.ts";
import type { CatalogueEngine, Found, SearchQuery, Suggested } from "./engine.ts";
import { findChosen, loadFacetNames } from "./facets.store.ts";
import { countFacets, listProductIds, loadVariantTerms } from "./listing.store.ts";
import { readTerm } from "./term.ts";

/** Two statements over product_read, list and counts, behind the interface. */
export function sqlEngine(db: Db): CatalogueEngine {
  return {
    names: () => loadFacetNames(db),
    variantTerms: () => loadVariantTerms(db),
    choose: (params) => findChosen(db, params),
    list: (query) => listProductIds(db, query),
    count: ({ scope, selection }) => countFacets(db, scope, selection),
    search: (query) => search(db, query),
    suggest: (text) => suggest(db, text),
  };
}

/** Every word, or else the nearest names by similarity: better than an empty page. */
async function search(db: Db, { text, scope, ...query }: SearchQuery): Promise<Found> {
  const term = readTerm(text);
  const exact = await listProductIds(db, { ...query, scope: { ...scope, term } });
  const used = exact.total > 0 ? term : { ...term, isLoose: true };
  const page =
    exact.total > 0 ? exact : await listProductIds(db, { ...query, scope: { ...scope, term: used } });
  return { ...page, counts: await countFacets(db, { ...scope, term: used }, query.selection) };
}

async function suggest(db: Db, text: string): Promise<Suggested> {
  const term = readTerm(text);
  if (term.patterns.length === 0) return { categories: [], productIds: [], brandIds: [] };
  const selection = { values: [], minBani: null, maxBani: null };
  const first = {
    scope: { term },
    selection,
    sort: SORT.relevance,
    isSpread: true,
    page: 1,
    perPage: LIMITS.suggestedProducts,
  };
  const [categories, products, brandIds] = await Promise.all([
    suggestCategories(db, term.patterns),
    listProductIds(db, first),
    suggestBrands(db, term.folded),
  ]);
  return { categories, productIds: await cheapestOfEach(db, term.patterns, products.ids), brandIds };
}

/** In place of each the cheapest of its family that fits as well, as the index has it. */
async function cheapestOfEach(db: Db, patterns: string[], ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ head: number; id: number }>`
    select distinct on (head.product_id) head.product_id as head, r.product_id as id
    from product_read head
    join product_read r on r.family_id = head.family_id and r.is_buyable and r.words like all(${patterns})
    where head.product_id = ${anyOf(ids)} and head.is_buyable and head.words like all(${patterns})
    order by head.product_id, r.price_bani, r.product_id`.execute(db);
  const cheapest = new Map(rows.map(({ head, id }) => [head, id]));
  return ids.map((id) => cheapest.get(id) ?? id);
}

async function suggestCategories(db: Db, patterns: string[]): Promise<Suggested["categories"]> {
  const { rows } = await sql<{ categoryId: number; count: number }>`
    select r.category_ids[1] as "categoryId", count(*)::int as count
    from product_read r
    where r.words like all(${patterns}) and r.category_ids <> '{}'
    group by 1 order by 2 desc, 1 limit ${LIMITS.suggestedCategories}`.execute(db);
  return rows;
}

async function suggestBrands(db: Db, folded: string): Promise<number[]> {
  const { rows } = await sql<{ brandId: number }>`
    select v.id - ${brandValueId(0)}::int as "brandId"
    from parameter_value_facts v
    where v.parameter_id = ${BRAND_PARAMETER.id} and ' ' || lower(v.name) like ${`% ${folded}%`}
    order by v.name limit ${LIMITS.suggestedBrands}`.execute(db);
  return rows.map((row) => row.brandId);
}
