/** Listing and counting by SQL, over product_read: in two statements, while there is no index (index/product-table.ts). */
import { type RawBuilder, sql } from "kysely";
import { SORT } from "@curat/contract/catalog.values";
import type { Db } from "../../db/database.ts";
import type { Counts, ListedPage, ListQuery, Scope } from "./engine.ts";
import { NATURAL_NAME } from "./natural-name.ts";
import { MOST_HEADS, MOST_OF_FAMILY } from "./index/family-heads.ts";
import type { Selection } from "./selection.ts";
import { VariantTerms } from "./variant-terms.ts";

/** A scope, and for searches the term as PostgreSQL looks for it. */
export interface SqlScope extends Scope {
  term?: SearchTerm;
}
export interface SearchTerm {
  /** Patterns for LIKE, one a word; each must be found. */
  patterns: string[];
  /** The whole term as a code; an exact match finds the product whatever the words say. */
  code: string;
  /** Folded text for similarity when words alone find nothing. */
  folded: string;
  isLoose: boolean;
}

interface SqlListQuery extends Omit<ListQuery, "scope"> {
  scope: SqlScope;
}

/** What a code that is met adds: more than words and similarity can. */
const CODE_RELEVANCE = 100;

/** Ids of one page in the asked order, and how many there are in all. */
export async function listProductIds(db: Db, query: SqlListQuery): Promise<ListedPage> {
  if (query.byFamily) return listFamilies(db, query);
  const { scope, selection, sort, isSpread = false, page, perPage } = query;
  const { rows } = await sql<{ product_id: number; total: number; has_buckets: boolean }>`
    with found as (
      select product_id, family_id, bucket_share, stock_id = 2 and relevance < ${CODE_RELEVANCE} as is_out,
        row_number() over (order by ${order(sort, scope)}) as place,
        row_number() over (partition by family_id order by ${standsForFamily(sort, scope)}) as of_family
      from (${judged(scope, selection)}) r
      where fails = 0
    ), led as (
      select *, of_family = 1 and not is_out as is_head, min(place) over (partition by family_id) as family_place
      from found
    ), turns as (
      select *, row_number() over (partition by is_head order by family_place) as turn
      from led
    )
    select product_id, count(*) over ()::int as total, bool_or(bucket_share is not null) over () as has_buckets
    from turns
    order by (${isSpread} and is_head and turn <= ${MOST_HEADS}) desc,
      case when ${isSpread} and is_head and turn <= ${MOST_HEADS} then family_place else place end
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  if (rows.length === 0 && page > 1) {
    return { ids: [], total: await countListed(db, scope, selection), hasBuckets: false };
  }
  const { total = 0, has_buckets: hasBuckets = false } = rows[0] ?? {};
  return { ids: rows.map((row) => row.product_id), total, hasBuckets };
}

/** Ids of one page of families, each with its products together, and how many of both there are. */
async function listFamilies(
  db: Db,
  { scope, selection, sort, page, perPage }: SqlListQuery,
): Promise<ListedPage> {
  const { rows } = await sql<{ product_id: number; total: number; families: number; has_buckets: boolean }>`
    with found as (
      select product_id, family_id, bucket_share, row_number() over (order by ${order(sort, scope)}) as place
      from (${judged(scope, selection)}) r
      where fails = 0
    ), led as (
      select *, min(place) over (partition by family_id) as head,
        row_number() over (partition by family_id order by place) as of_family, count(*) over ()::int as total,
        bool_or(bucket_share is not null) over () as has_buckets
      from found
    ), turns as (
      select *, dense_rank() over (order by head) as turn from led
    )
    select product_id, total, has_buckets, (select max(turn) from turns)::int as families
    from turns
    where turn > ${(page - 1) * perPage} and turn <= ${page * perPage} and of_family <= ${MOST_OF_FAMILY}
    order by head, place`.execute(db);
  const { total = 0, has_buckets: hasBuckets = false, families = 0 } = rows[0] ?? {};
  if (rows.length === 0 && page > 1) {
    const { total: all, families: known } = await listFamilies(db, {
      scope,
      selection,
      sort,
      page: 1,
      perPage: 1,
    });
    return { ids: [], total: all, hasBuckets: false, families: known };
  }
  return { ids: rows.map((row) => row.product_id), total, hasBuckets, families };
}

/** What variants differ by, read from all that is listed. */
export async function loadVariantTerms(db: Db): Promise<VariantTerms> {
  const { rows } = await sql<{ axis: string; value: string }>`
    select distinct v.key as axis, v.value
    from product_read r cross join lateral jsonb_each_text(r.variant_values) v`.execute(db);
  const terms = new VariantTerms();
  for (const { axis, value } of rows) terms.note({ [axis]: value });
  return terms;
}

async function countListed(db: Db, scope: SqlScope, selection: Selection): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from (${judged(scope, selection)}) r where fails = 0`.execute(db);
  return rows[0]?.total ?? 0;
}

/** How many products each value would show: a parameter's own choice does not narrow its own counts (B-069, decisions). */
export async function countFacets(db: Db, scope: SqlScope, selection: Selection): Promise<Counts> {
  const { rows } = await sql<{
    kind: "value" | "category" | "price";
    id: number;
    count: number;
    max: number;
  }>`
    with r as materialized (${judged(scope, selection)})
    select 'value' as kind, v.id, count(*)::int as count, 0 as max
    from r cross join lateral unnest(r.value_ids) as u(id) join parameter_value_facts v on v.id = u.id
    where r.fails = 0 or (r.fails = 1 and r.failing = v.parameter_id)
    group by v.id
    union all
    select 'category', r.category_ids[1], count(*)::int, 0 from r where r.fails = 0 group by 2
    union all
    select 'price', min(price_bani), count(*)::int, max(price_bani) from r where r.fails = 0 or (r.fails = 1 and r.failing = 0)
    having count(*) > 0`.execute(db);
  const price = rows.find((row) => row.kind === "price");
  return {
    values: rows.filter((row) => row.kind === "value").map(({ id, count }) => ({ valueId: id, count })),
    categories: rows
      .filter((row) => row.kind === "category")
      .map(({ id, count }) => ({ categoryId: id, count })),
    price: price ? { minBani: price.id, maxBani: price.max } : null,
  };
}

/**
 * Every product in scope with the number of choices that it fails, and which parameter failed when it is just one
 * (0 is the price): the sum of all chosen parameters less the sum of the met ones.
 */
function judged(scope: SqlScope, { values, minBani, maxBani }: Selection): RawBuilder<unknown> {
  const parameterIds = [...new Set(values.map((value) => value.parameterId))];
  const all = parameterIds.reduce((sum, id) => sum + id, 0);
  const priceFails = sql`(case when r.price_bani between ${minBani ?? 0} and ${maxBani ?? 2_147_483_647} then 0 else 1 end)`;
  return sql`
    select r.*, ${relevance(scope.term)} as relevance,
      ${parameterIds.length} - met.parameters + ${priceFails} as fails,
      ${all}::bigint - met.parameter_sum as failing
    from product_read r
    cross join lateral (
      select count(*)::int as parameters, coalesce(sum(parameter_id), 0) as parameter_sum
      from (
        select distinct s.parameter_id
        from unnest(${values.map((value) => value.parameterId)}::int[], ${values.map((value) => value.valueId)}::int[]) as s(parameter_id, value_id)
        where s.value_id = any(r.value_ids)
      ) chosen
    ) met
    where ${within(scope)}`;
}

function within({ categoryId, brandId, promotionId, term }: SqlScope): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (categoryId !== undefined) conditions.push(sql`r.category_ids @> ${[categoryId]}::int[]`);
  if (brandId !== undefined) conditions.push(sql`r.brand_id = ${brandId}`);
  if (promotionId !== undefined) conditions.push(sql`r.promotion_ids @> ${[promotionId]}::int[]`);
  if (term) conditions.push(matches(term));
  return sql.join(conditions, sql` and `);
}

function matches({ patterns, code, folded, isLoose }: SearchTerm): RawBuilder<unknown> {
  const words = isLoose
    ? sql`word_similarity(${folded}, r.words) > 0.45`
    : sql`r.words like all(${patterns})`;
  return patterns.length === 0 ? sql`false` : sql`(${words} or r.codes @> ${[code]}::text[])`;
}

function relevance(term: SearchTerm | undefined): RawBuilder<unknown> {
  if (!term) return sql`0`;
  return sql`${fit(term)} + similarity(${term.folded}, r.name_key)`;
}

/** Words of the term in the name, a code before all: without the similarity, which tells sizes of one product apart by letters. */
function fit({ code, patterns }: SearchTerm): RawBuilder<unknown> {
  return sql`(case when r.codes @> ${[code]}::text[] then ${CODE_RELEVANCE}::int else 0 end)
    + (select count(*) from unnest(${patterns}::text[]) p where ' ' || r.name_key like p)`;
}

/** Which of a family's products is shown among the first: of a search the cheapest that fits as well (decision 0115). */
function standsForFamily(sort: number, scope: SqlScope): RawBuilder<unknown> {
  if (!scope.term) return order(sort, scope);
  return sql`(stock_id = 2 and relevance < ${CODE_RELEVANCE}), (${fit(scope.term)}) desc, price_bani, sold desc, product_id`;
}

function order(sort: number, scope: SqlScope): RawBuilder<unknown> {
  // Sold out last under every order, but for what is asked for by its code.
  const out = sql`(stock_id = 2 and relevance < ${CODE_RELEVANCE})`;
  const last = sql`recommended desc, product_id`;
  switch (sort) {
    case SORT.relevance:
      return scope.term ? sql`${out}, relevance desc, ${last}` : sql`${out}, sold desc, ${last}`;
    case SORT.newest:
      return sql`${out}, first_offered_at desc, ${last}`;
    case SORT.name:
      return sql`${out}, ${sql.raw(NATURAL_NAME)}, ${last}`;
    case SORT.priceUp:
      return sql`${out}, price_bani, ${last}`;
    case SORT.priceDown:
      return sql`${out}, price_bani desc, ${last}`;
    case SORT.bucket:
      return sql`${out}, bucket_share * price_bani nulls last, ${last}`;
    case SORT.discount:
      return sql`${out}, save_percent desc, ${last}`;
    default:
      return sql`${out}, ${last}`;
  }
}
