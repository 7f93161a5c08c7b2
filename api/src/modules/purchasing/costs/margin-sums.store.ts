import { type RawBuilder, sql } from "kysely";
import type { Period } from "../../../calendar/period.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { endOf, isIn } from "../../../db/period.ts";
import {
  MARGIN_KINDS,
  type MarginKind,
  marginLines,
  sumsOfLines,
  sumsOfProducts,
} from "./margin-lines.store.ts";

/** Returns the last summed day (yyyy-mm-dd); undefined if there is none. */
export async function findSummedUntil(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`select max(day)::text as day from margin_day`.execute(
    db,
  );
  return rows[0]?.day ?? undefined;
}

/** Returns the first day on which goods were shipped, returned or refunded. */
export async function findFirstDay(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select (least(
      (select min(at) from moved_piece), (select min(at) from cost_entry where line_id is not null)
    ) at time zone 'Europe/Bucharest')::date::text as day`.execute(db);
  return rows[0]?.day ?? undefined;
}

/** Returns days up to `last` whose ledgers have changed since they were summed. */
export async function findChangedDays(db: Db, last: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with moved as (
      select (at at time zone 'Europe/Bucharest')::date as day, count(*) as n from moved_piece
      where at < ${endOf(last)} group by 1
    ), costed as (
      select (at at time zone 'Europe/Bucharest')::date as day, count(*) as n from cost_entry
      where line_id is not null and at < ${endOf(last)} group by 1
    )
    select day::text from moved m full join costed e using (day) full join margin_day d using (day)
    where (coalesce(m.n, 0), coalesce(e.n, 0)) is distinct from (d.pieces_rows::bigint, d.cost_rows::bigint)
    order by day`.execute(db);
  return rows.map(({ day }) => day);
}

/** Serialises writers of sums until the transaction ends. */
export async function lockSums(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('margin_sum'))`.execute(tx);
}

interface Written extends Period {
  /** Names the statement (`database.ts`), so that it is planned once for many days. */
  name: RawBuilder<unknown>;
  step: "day" | "month";
  kinds: readonly MarginKind[];
  sums: RawBuilder<unknown>;
}

/** Replaces the stored sums of these kinds in the period. Writes only sums that changed and returns how many did. */
async function putSums(tx: Tx, { name, step, kinds, from, to, sums }: Written): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    ${name} with sums as materialized (${sums}),
    dropped as (
      delete from margin_sum s where s.kind = any(${[...kinds]}::text[]) and s.step = ${step}
        and s.starts_on between ${from}::date and ${to}::date
        and not exists (select from sums n where n.kind = s.kind and n.day = s.starts_on and n.key = s.key)
      returning 1
    ),
    written as (
      insert into margin_sum as s (kind, step, starts_on, key, pieces, net_bani, cost_bani, unknown_bani)
      select kind, ${step}, day, key, pieces, net_bani, cost_bani, unknown_bani from sums
      on conflict (kind, step, starts_on, key) do update set pieces = excluded.pieces, net_bani = excluded.net_bani,
        cost_bani = excluded.cost_bani, unknown_bani = excluded.unknown_bani
      where (s.pieces, s.net_bani, s.cost_bani, s.unknown_bani)
        is distinct from (excluded.pieces, excluded.net_bani, excluded.cost_bani, excluded.unknown_bani)
      returning 1
    )
    select ((select count(*) from dropped) + (select count(*) from written))::integer as changed`.execute(tx);
  return rows[0]?.changed ?? 0;
}

/** Sums a day from the ledgers. Returns how many sums changed. */
export async function writeDay(tx: Tx, day: string): Promise<number> {
  const period = { from: day, to: day };
  // Rows are counted before summing, so that a row added later marks the day as changed.
  await sql`
    insert into margin_day (day, pieces_rows, cost_rows)
    select ${day}::date, (select count(*) from moved_piece where ${isIn(sql`at`, period)}),
      (select count(*) from cost_entry where line_id is not null and ${isIn(sql`at`, period)})
    on conflict (day) do update set pieces_rows = excluded.pieces_rows, cost_rows = excluded.cost_rows`.execute(
    tx,
  );
  const sums = sql.join(
    MARGIN_KINDS.map((kind) => sumsOfLines(kind, sql`lines`)),
    sql` union all `,
  );
  return putSums(tx, {
    name: sql`/* margin-day */`,
    step: "day",
    kinds: MARGIN_KINDS,
    ...period,
    sums: sql`with lines as materialized (${marginLines(period)}) ${sums}`,
  });
}

/** Sums brands and categories again, because products may have moved. Returns how many sums changed. */
export async function regroupDays(tx: Tx, period: Period): Promise<number> {
  const sums = sql`${sumsOfProducts("brand", period)} union all ${sumsOfProducts("category", period)}`;
  return putSums(tx, {
    name: sql`/* margin-regrouped */`,
    step: "day",
    kinds: ["brand", "category"],
    ...period,
    sums,
  });
}

/** Sums a month from its days. */
export async function writeMonth(tx: Tx, { from, to }: Period): Promise<void> {
  await putSums(tx, {
    name: sql`/* margin-month */`,
    step: "month",
    kinds: MARGIN_KINDS,
    from,
    to: from,
    sums: sql`
      select kind, ${from}::date as day, key, sum(pieces)::integer as pieces, sum(net_bani)::bigint as net_bani,
        sum(cost_bani)::bigint as cost_bani, sum(unknown_bani)::bigint as unknown_bani
      from margin_sum where kind = any(${[...MARGIN_KINDS]}::text[]) and step = 'day'
        and starts_on between ${from}::date and ${to}::date
      group by kind, key`,
  });
}
