/** All SQL of the catalogue index: the products to build it from, and what changed since. */
import type pg from "pg";
import { tag } from "../changes/index.ts";
import { NATURAL_NAME } from "./natural-name.ts";
import type { IndexedProduct } from "./index/indexed-product.ts";

const COLUMNS = `
  r.category_ids as "categoryIds", r.brand_id as "brandId", r.value_ids as "valueIds", r.promotion_ids as "promotionIds",
  r.name, r.name_key as "nameKey", r.brand, p.subtitle, r.about, r.codes, r.price_bani as "priceBani", r.save_percent as "savePercent",
  r.stock_id as "stockId", r.recommended, r.sold,
  (extract(epoch from r.first_offered_at) * 1000000)::float8 as "firstOfferedMicros"`;

/** Where reading the outbox goes on. */
export interface OutboxPosition {
  /** Every row of an earlier transaction has been read. A 64-bit transaction id, as text. */
  horizon: string;
  /** Ids of rows of this and later transactions that have been read already. */
  seen: Map<number, string>;
}

/**
 * Opens a snapshot for a build: `position` is where the outbox has to be read from afterwards.
 * Products come in the order of their names, so that ranking them costs nothing.
 */
export async function openSnapshot(client: pg.Client): Promise<OutboxPosition> {
  await client.query("begin isolation level repeatable read read only");
  const { rows } = await client.query<{ horizon: string }>(
    "select pg_snapshot_xmin(pg_current_snapshot())::text as horizon",
  );
  await client.query(`declare catalogue no scroll cursor for
    select r.product_id as id, ${COLUMNS}
    from product_read r join product p on p.id = r.product_id
    order by ${NATURAL_NAME}, r.product_id`);
  return { horizon: rows[0]?.horizon ?? "0", seen: new Map() };
}

/** The next products of the snapshot; none at its end. */
export async function fetchProducts(client: pg.Client, count: number): Promise<IndexedProduct[]> {
  const { rows } = await client.query<IndexedProduct>(`fetch ${count} from catalogue`);
  return rows;
}

export async function closeSnapshot(client: pg.Client): Promise<void> {
  await client.query("commit");
}

export interface News {
  /** Products as they are now, for every product with a new row. */
  products: { id: number; product: IndexedProduct | undefined }[];
  /** Names of categories, parameters, values or brands changed. */
  isNaming: boolean;
  /** Something was touched, whatever it was. */
  isAny: boolean;
  /** Where to go on when these are applied. */
  next: OutboxPosition;
  /** There may be more at once. */
  isFull: boolean;
  /** The position lies in this database's future: it was restored from an older state. */
  isFromElsewhere: boolean;
}

const MOST_NEWS = 2_000;

/**
 * What was committed since the position, with the products' rows, in one round trip.
 * Outbox ids are given before transactions end, so a smaller id may appear after a greater one. Transactions below a
 * snapshot's xmin are all over: their rows are visible or never will be. Rows from there on are read again each time,
 * and those known are left out.
 */
export async function readNews(client: pg.Client, { horizon, seen }: OutboxPosition): Promise<News> {
  const { rows } = await client.query<NewsRow>({
    name: "catalogue-news",
    text: `
      select s.xmin, s.xmax, n.id as "outboxId", n.xid::text as xid, n.tags, n.product_id as id, r.*, r.name is not null as "isThere"
      from (
        select pg_snapshot_xmin(pg_current_snapshot())::text as xmin, pg_snapshot_xmax(pg_current_snapshot())::text as xmax
      ) s
      left join (
        select * from change_outbox where xid >= $1::text::xid8 and id <> all($2::bigint[]) order by id limit ${MOST_NEWS}
      ) n on true
      left join lateral (
        select ${COLUMNS}
        from product_read r join product p on p.id = r.product_id
        where r.product_id = n.product_id
        -- Keeps the planner to the primary keys: its generic plan reads both tables whole.
        offset 0
      ) r on true`,
    values: [horizon, [...seen.keys()]],
  });
  return newsOf(rows, { horizon, seen });
}

/** What the names of categories, parameters, values or brands come with. */
const NAMING = new Set<string>([tag.catalogue, tag.categories, tag.filters]);

interface NewsRow extends IndexedProduct {
  xmin: string;
  xmax: string;
  outboxId: number | null;
  xid: string;
  tags: string[];
  isThere: boolean;
}

function newsOf(rows: NewsRow[], position: OutboxPosition): News {
  const news = rows.filter((row) => row.outboxId !== null);
  const isFull = news.length === MOST_NEWS;
  const { xmin = position.horizon, xmax = position.horizon } = rows[0] ?? {};
  const horizon = isFull ? position.horizon : xmin;
  const seen = new Map([
    ...position.seen,
    ...news.map((row): [number, string] => [Number(row.outboxId), row.xid]),
  ]);
  const first = BigInt(horizon);
  return {
    // One snapshot: a product that stands there twice reads the same each time.
    products: [...new Map(news.filter((row) => row.id !== null).map((row) => [row.id, row])).values()].map(
      (row) => ({
        id: row.id,
        product: row.isThere ? row : undefined,
      }),
    ),
    isAny: news.length > 0,
    isNaming: news.some(({ tags }) => tags.some((one) => NAMING.has(one))),
    next: { horizon, seen: new Map([...seen].filter(([, xid]) => BigInt(xid) >= first)) },
    isFull,
    isFromElsewhere: BigInt(xmax) < BigInt(position.horizon),
  };
}

/** Forgets changes that every process has long seen. */
export async function dropOldNews(client: pg.Client, days: number): Promise<void> {
  await client.query("delete from change_outbox where at < now() - make_interval(days => $1)", [days]);
}
