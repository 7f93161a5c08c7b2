import { type RawBuilder, sql } from "kysely";
import type { MissingKind, ProductSort } from "@curat/contract/staff/products.values";
import type { Db } from "../../../../db/database.ts";
import { foldedPart } from "../../../../db/folded.ts";
import { pageOf, type Paging } from "../../../../db/page.ts";
import { foldCode } from "../../../../text/fold.ts";
import { productsInPromotion, runningPromotions } from "../promoted.store.ts";
import { misses } from "./missing.store.ts";

export interface ProductFilter {
  q?: string | undefined;
  state?: "published" | "unpublished" | "archived" | undefined;
  brandId?: number | undefined;
  categoryId?: number | undefined;
  stock?: "none" | "low" | "some" | undefined;
  isPromoted?: boolean | undefined;
  missing?: MissingKind | undefined;
  codes?: readonly string[] | undefined;
}

/**
 * Maximum number of matches to count: a full count would take longer than the page itself. Beyond it, the list only
 * shows that there are more.
 */
const MAX_COUNTED = 10_000;
/** Text searches must check each product, so their limit is lower. */
const MAX_COUNTED_WITH_TEXT = 5_000;

function filtered(db: Db, filter: ProductFilter, now: Date) {
  const { q, state, brandId, categoryId, stock, isPromoted, missing, codes } = filter;
  const typed = q?.trim() ?? "";
  return db
    .selectFrom("product as p")
    .where("p.archived_at", state === "archived" ? "is not" : "is", null)
    .$if(codes !== undefined, (found) => found.where("p.code", "in", codes ?? []))
    .$if(state === "published" || state === "unpublished", (found) =>
      found.where("p.is_published", "=", state === "published"),
    )
    .$if(brandId !== undefined, (found) => found.where("p.brand_id", "=", brandId ?? 0))
    .$if(categoryId !== undefined, (found) => found.where(isBelow(categoryId ?? 0)))
    .$if(stock !== undefined, (found) => found.where(hasStock(stock ?? "some", state)))
    .$if(isPromoted !== undefined, (found) => found.where(isInPromotion(isPromoted ?? false, now)))
    .$if(missing !== undefined, (found) => found.where(misses(missing ?? "any")))
    .$if(typed !== "", (found) => found.where(isCalled(typed)));
}

const MAX_WORDS = 6;

/**
 * Matches the beginning of the code, the whole barcode or SEAP code, or words of the name in any order, ignoring
 * diacritics.
 */
function isCalled(typed: string): RawBuilder<boolean> {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return sql`false`;
  const hasWords = words.map((word) => sql`p.search_name like ${foldedPart(word)}`);
  return sql`(p.search_code like ${`${likeText(typed.toLowerCase())}%`} or p.barcode = ${foldCode(typed)}
    or p.id = (select product_id from seap_item where code = ${typed})
    or (${sql.join(hasWords, sql` and `)}))`;
}

async function countFound(
  db: Db,
  filter: ProductFilter,
  now: Date,
): Promise<{ total: number; isMore: boolean }> {
  const limit = filter.q?.trim() ? MAX_COUNTED_WITH_TEXT : MAX_COUNTED;
  const found = isShortAlone(filter) ? shortOnes(db, filter) : filtered(db, filter, now).select("p.id");
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (${found} limit ${limit + 1}) found`.execute(db);
  const total = rows[0]?.total ?? 0;
  return { total: Math.min(total, limit), isMore: total > limit };
}

/** Filters only by low or missing stock are counted in the small table `low_stock_product`. */
function isShortAlone({ q, stock, ...otherFilters }: ProductFilter): boolean {
  const isShort = stock === "none" || stock === "low";
  return isShort && !q?.trim() && Object.values(otherFilters).every((one) => one === undefined);
}

function shortOnes(db: Db, { stock }: ProductFilter) {
  return db
    .selectFrom("low_stock_product")
    .select("product_id as id")
    .$if(stock === "none", (all) => all.where("is_out_of_stock", "=", true));
}

function isBelow(categoryId: number): RawBuilder<boolean> {
  return sql`p.category_id = any(array(
    with recursive below (id) as (
      select ${categoryId}::integer union select child.id from category child join below on child.parent_id = below.id
    ) select id from below))`;
}

/** The table `low_stock_product` contains no archived products. */
function hasStock(level: "none" | "low" | "some", state: ProductFilter["state"]): RawBuilder<boolean> {
  if (level === "some") return sql`p.stock > 0`;
  if (state === "archived") return level === "none" ? sql`p.stock = 0` : sql`p.stock <= p.limited_stock_from`;
  return level === "none"
    ? sql`p.id in (select product_id from low_stock_product where is_out_of_stock)`
    : sql`p.id in (select product_id from low_stock_product)`;
}

function isInPromotion(isPromoted: boolean, now: Date): RawBuilder<boolean> {
  const running = sql<boolean>`p.id in (${productsInPromotion(now)})`;
  return isPromoted ? running : sql`not ${running}`;
}

const ORDERS: Record<string, RawBuilder<unknown>> = {
  name: sql`p.name`,
  code: sql`p.code`,
  price: sql`p.price_bani`,
  stock: sql`p.stock`,
  sold: sql`p.sold`,
  changed: sql`p.updated_at`,
};

interface Listed {
  paging: Paging;
  sort: ProductSort;
  now: Date;
}

export async function listRows(db: Db, filter: ProductFilter, { paging, sort, now }: Listed) {
  const direction = sort.startsWith("-") ? "desc" : "asc";
  const by = ORDERS[sort.replace(/^-/, "")] ?? sql`p.name`;
  // For late pages, PostgreSQL reads the skipped rows only from the index.
  const onPage = filtered(db, filter, now)
    .select("p.id")
    .orderBy(by, direction)
    .orderBy("p.id", direction)
    .limit(paging.perPage)
    .offset((paging.page - 1) * paging.perPage);
  const rows = await db
    .selectFrom(onPage.as("shown"))
    .innerJoin("product as p", "p.id", "shown.id")
    .leftJoin("brand as b", "b.id", "p.brand_id")
    .leftJoin("category as c", "c.id", "p.category_id")
    .select([
      "p.id",
      "p.code",
      "p.name",
      "b.name as brand",
      "c.name as category",
      "p.price_bani",
      "p.list_price_bani",
      "p.stock",
      "p.sold",
      "p.barcode",
      "p.updated_at",
      "p.is_published",
      "p.archived_at",
      sql<
        string | null
      >`(select url from product_picture where product_id = p.id order by position limit 1)`.as("picture"),
      sql<string | null>`(select running.label from (${runningPromotions(now)}) running)`.as("promo"),
    ])
    .orderBy(by, direction)
    .orderBy("p.id", direction)
    .execute();
  return { rows, ...(await countFound(db, filter, now)) };
}
export type ListRow = Awaited<ReturnType<typeof listRows>>["rows"][number];

/** Returns the ids of at most `limit` matching products, sorted by name. */
export async function findFilteredIds(
  db: Db,
  filter: ProductFilter,
  { now, limit }: { now: Date; limit: number },
): Promise<number[]> {
  const rows = await filtered(db, filter, now)
    .select("p.id")
    .orderBy("p.name")
    .orderBy("p.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the ids of a page of matching products, with the total count. */
export async function findFilteredPage(
  db: Db,
  filter: ProductFilter,
  { now, ...paging }: Paging & { now: Date },
): Promise<{ ids: number[]; total: number }> {
  const query = filtered(db, filter, now).select("p.id").orderBy("p.name").orderBy("p.id");
  const { rows, total } = await pageOf(query, paging);
  return { ids: rows.map(({ id }) => id), total };
}

export interface FoundProduct {
  id: number;
  code: string;
  name: string;
  slug: string | null;
}

/**
 * Finds products by the beginning of their code, their whole barcode or SEAP code, or words of their name. Omits
 * archived products. An exact code comes first.
 */
export async function findProductsBy(db: Db, text: string, limit: number): Promise<FoundProduct[]> {
  const { rows } = await sql<FoundProduct>`
    select id, code, name, case when is_published then slug end as slug from product p
    where archived_at is null and ${isCalled(text)}
    order by lower(code) <> ${text.toLowerCase()}, name, id limit ${limit}`.execute(db);
  return rows;
}

function likeText(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}

/** Returns matching products with an id above `after`, by ascending id. */
export async function findFilteredAfter(
  db: Db,
  filter: ProductFilter,
  { after, limit, now }: { after: number; limit: number; now: Date },
): Promise<{ id: number; stock: number; masterCode: string }[]> {
  return filtered(db, filter, now)
    .innerJoin("product as m", "m.id", "p.master_id")
    .select(["p.id", "p.stock", "m.code as masterCode"])
    .where("p.id", ">", after)
    .orderBy("p.id")
    .limit(limit)
    .execute();
}
