/** Reads the outbox in transaction order. Each committed row is read exactly once. */
import type pg from "pg";
import { tag } from "./tags.ts";

export interface OutboxPosition {
  /** Transaction id as text. All rows of earlier transactions have been read. */
  horizon: string;
  /** Rows of this or later transactions that were already read, keyed by id. */
  seen: Map<number, string>;
}

export interface Touched {
  productIds: number[];
  tags: string[];
  next: OutboxPosition;
  isFull: boolean;
  /** True if the position is ahead of this database, because an older state was restored. */
  isFromElsewhere: boolean;
}

/** Returns the current position. A snapshot read now lacks exactly the rows after it. */
export async function currentPosition(client: pg.Client): Promise<OutboxPosition> {
  const { rows } = await client.query<{ horizon: string }>(
    "select pg_snapshot_xmin(pg_current_snapshot())::text as horizon",
  );
  return { horizon: rows[0]?.horizon ?? "0", seen: new Map() };
}

const MAX_ROWS = 2_000;

/**
 * Reads what was committed after the position. Rows below a snapshot's xmin are final. Later rows are read again each
 * time, because a transaction with a smaller id may still commit. `seenRows` contains those already read.
 */
export async function readTouched(client: pg.Client, { horizon, seen }: OutboxPosition): Promise<Touched> {
  const { rows } = await client.query<OutboxRow>({
    name: "touched-since",
    text: `
      select s.xmin, s.xmax, n.id, n.xid::text as xid, n.product_id as "productId", n.tags
      from (
        select pg_snapshot_xmin(pg_current_snapshot())::text as xmin, pg_snapshot_xmax(pg_current_snapshot())::text as xmax
      ) s
      left join (
        select * from change_outbox where xid >= $1::text::xid8 and id <> all($2::bigint[]) order by xid limit ${MAX_ROWS}
      ) n on true`,
    values: [horizon, [...seen.keys()]],
  });
  return touchedIn(rows, { horizon, seen });
}

interface OutboxRow {
  xmin: string;
  xmax: string;
  id: number | null;
  xid: string;
  productId: number | null;
  tags: string[];
}

function touchedIn(rows: OutboxRow[], position: OutboxPosition): Touched {
  const newRows = rows.filter((row) => row.id !== null);
  const isFull = newRows.length === MAX_ROWS;
  const { xmin = position.horizon, xmax = position.horizon } = rows[0] ?? {};
  const horizon = isFull ? position.horizon : xmin;
  const seenRows = new Map([
    ...position.seen,
    ...newRows.map((row): [number, string] => [Number(row.id), row.xid]),
  ]);
  const first = BigInt(horizon);
  const productIds = [...new Set(newRows.map((row) => row.productId).filter((id) => id !== null))];
  return {
    productIds,
    tags: [...new Set([...productIds.map(tag.product), ...newRows.flatMap(({ tags }) => tags)])],
    next: { horizon, seen: new Map([...seenRows].filter(([, xid]) => BigInt(xid) >= first)) },
    isFull,
    isFromElsewhere: BigInt(xmax) < BigInt(position.horizon),
  };
}

/** Deletes rows older than `days`. Processes that have not read them start over. */
export async function dropOldTouches(client: pg.Client, days: number): Promise<void> {
  await client.query("delete from change_outbox where at < now() - make_interval(days => $1)", [days]);
}
