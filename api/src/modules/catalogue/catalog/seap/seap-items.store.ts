import type { SeapState } from "@curat/contract/staff/seap-items.values";
import { type RawBuilder, sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../../db/database.ts";
import { foldedPart } from "../../../../db/folded.ts";
import type { Paging } from "../../../../db/page.ts";
import { vatOn } from "../../../../db/vat-on.ts";
import { hasWord, wordsOf } from "../products/words.store.ts";

export interface SeapItem {
  code: string;
  priceBani: number | null;
  publishedOn: string | null;
}

export interface ListedSeapItem extends Omit<SeapItem, "code"> {
  productId: number;
  productCode: string;
  product: string;
  cpv: string | null;
  unit: string;
  code: string | null;
  /** The shop's price without VAT, rounded as on invoices (law: VAT). */
  shopBani: number;
  endsOn: string | null;
}

interface SeapFilter {
  state?: SeapState | undefined;
  q?: string | undefined;
  /** Dates in Romania (yyyy-mm-dd): today, and the last day on which an item counts as ending. */
  today: string;
  soon: string;
}

const NET = sql`round(p.price_bani * 100 / (100 + v.percent))::integer`;
/**
 * Net price in floating point, which is faster over all items. It equals `NET`, because a quotient that ends in .5 is
 * exact as a double.
 */
const QUICK_NET = sql`floor(p.price_bani::double precision * 100 / v.divisor + 0.5)`;

function isIn(state: SeapState | undefined, { today, soon }: SeapFilter): RawBuilder<unknown> {
  switch (state) {
    case undefined:
      return sql`true`;
    case "ending":
      return sql`s.ends_on between ${today}::date and ${soon}::date`;
    case "ended":
      return sql`s.ends_on < ${today}::date`;
    case "different":
      return sql`s.price_bani <> ${QUICK_NET}`;
    case "unpublished":
      return sql`s.published_on is null`;
    case "missing":
      // Archived products are never published.
      return sql`p.is_published and not exists (select from seap_item i where i.product_id = p.id)`;
  }
}

const COLUMNS = sql`p.id as "productId", p.code as "productCode", p.name as product, p.cpv, p.sale_unit as unit, s.code,
  s.price_bani as "priceBani", ${NET} as "shopBani", s.published_on::text as "publishedOn", s.ends_on::text as "endsOn"`;

/** Returns a page of items, sorted by end date. For `missing`, a page of products without an item. */
export async function listSeapRows(
  db: Db,
  filter: SeapFilter & Paging & { now: Date },
): Promise<{ rows: ListedSeapItem[]; total: number }> {
  const { state, q = "", now, page, perPage } = filter;
  const isMissing = state === "missing";
  const sought = wordsOf(q).map((word) =>
    isMissing
      ? hasWord(word)
      : sql`(lower(s.code) like ${foldedPart(word)} or s.product_id in (select p.id from product p where ${hasWord(word)}))`,
  );
  const where = sql.join([isIn(state, filter), ...sought], sql` and `);
  // Only the state `different` compares product prices. Other states are counted without a join.
  const needsProduct = state === "different";
  // `offset 0` keeps PostgreSQL from computing the divisor for every item.
  const product = sql`join product p on p.id = s.product_id join (
      select code, (100 + percent)::double precision as divisor from ${vatOn(now)} r offset 0
    ) v on v.code = p.vat_code`;
  const found = isMissing
    ? sql`from product p where ${where}`
    : sql`from seap_item s ${needsProduct ? product : sql``}
      where not exists (select from product a where a.id = s.product_id and a.archived_at is not null) and ${where}`;
  const [id, order] = isMissing
    ? [sql`p.id`, sql`p.code, p.id`]
    : [sql`s.product_id`, sql`s.ends_on, s.code`];
  const { rows } = await sql<ListedSeapItem>`
    with found as materialized (
      select ${id} as id ${found} order by ${order} limit ${perPage} offset ${(page - 1) * perPage}
    )
    select ${COLUMNS} from found f join product p on p.id = f.id join ${vatOn(now)} v on v.code = p.vat_code
    left join seap_item s on s.product_id = p.id order by ${order}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns items and shop prices, keyed by product id. Includes products without an item. */
export async function loadSeapItems(
  db: Db,
  productIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, ListedSeapItem>> {
  const { rows } = await sql<ListedSeapItem>`
    select ${COLUMNS} from product p join ${vatOn(now)} v on v.code = p.vat_code
    left join seap_item s on s.product_id = p.id where p.id = ${anyOf(productIds)}`.execute(db);
  return new Map(rows.map((row) => [row.productId, row]));
}

/** Returns product ids, keyed by SEAP code. */
export async function findSeapCodes(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("seap_item")
    .select(["code", "product_id"])
    .where("code", "in", [...codes, ""])
    .execute();
  return new Map(rows.map(({ code, product_id }) => [code, product_id]));
}

/** Serialises imports of items until the transaction ends. */
export async function lockSeapItems(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('seap_item'))`.execute(tx);
}

export async function putSeapItem(tx: Tx, productId: number, item: SeapItem | null): Promise<void> {
  if (item === null) {
    await tx.deleteFrom("seap_item").where("product_id", "=", productId).execute();
    return;
  }
  const fields = { code: item.code, price_bani: item.priceBani, published_on: item.publishedOn };
  await tx
    .insertInto("seap_item")
    .values({ product_id: productId, ...fields })
    .onConflict((on) => on.column("product_id").doUpdateSet(fields))
    .execute();
}
