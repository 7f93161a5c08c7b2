/** Reading the outbox in the order of transactions, so that nothing committed is missed and nothing is read twice. */
import type pg from "pg";
import { tag } from "./tags.ts";

/** Where reading the outbox goes on. */
export interface OutboxPosition {
  /** Every row of an earlier transaction has been read. A 64-bit transaction id, as text. */
  horizon: string;
  /** Ids of rows of this and later transactions that have been read already. */
  seen: Map<number, string>;
}

export interface Touched {
  /** Products whose read rows are to be taken over. */
  productIds: number[];
  /** All that was touched, the products too. */
  tags: string[];
  /** Where to go on when these are applied. */
  next: OutboxPosition;
  /** There may be more at once. */
  isFull: boolean;
  /** The position lies in this database's future: it was restored from an older state. */
  isFromElsewhere: boolean;
}

/** What is committed from now on; in a snapshot, what that does not show. */
export async function currentPosition(client: pg.Client): Promise<OutboxPosition> {
  const { rows } = await client.query<{ horizon: string }>(
    "select pg_snapshot_xmin(pg_current_snapshot())::text as horizon",
  );
  return { horizon: rows[0]?.horizon ?? "0", seen: new Map() };
}

const MAX_ROWS = 2_000;

/**
 * What was committed since the position. Outbox ids are given before transactions end, so a smaller id may appear after a
 * greater one. Transactions below a snapshot's xmin are all over: their rows are visible or never will be. Rows from
 * there on are read again each time, and those known are left out.
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
  const seen = new Map([
    ...position.seen,
    ...newRows.map((row): [number, string] => [Number(row.id), row.xid]),
  ]);
  const first = BigInt(horizon);
  const productIds = [...new Set(newRows.map((row) => row.productId).filter((id) => id !== null))];
  return {
    productIds,
    tags: [...new Set([...productIds.map(tag.product), ...newRows.flatMap(({ tags }) => tags)])],
    next: { horizon, seen: new Map([...seen].filter(([, xid]) => BigInt(xid) >= first)) },
    isFull,
    isFromElsewhere: BigInt(xmax) < BigInt(position.horizon),
  };
}

/** Forgets what every process has long seen. */
export async function dropOldTouches(client: pg.Client, days: number): Promise<void> {
  await client.query("delete from change_outbox where at < now() - make_interval(days => $1)", [days]);
}
