import { sql } from "kysely";
import type { Db } from "../../../../db/database.ts";

/** Maximum number of terms stored per day, to limit junk. */
const MAX_PER_DAY = 2_000;

const dayOf = (time: Date) => sql`(${time}::timestamptz at time zone 'Europe/Bucharest')::date`;

/** Counts a search on the current day in Romania. Above the daily limit, new terms are not stored. */
export async function countWord(
  db: Db,
  { term, found, at }: { term: string; found: number; at: Date },
): Promise<void> {
  await sql`
    insert into searched_word as word (day, term, times, empty, found)
    select ${dayOf(at)}, ${term}, 1, ${found === 0 ? 1 : 0}, ${found}
    where exists (select from searched_word where day = ${dayOf(at)} and term = ${term})
      or (select count(*) from searched_word where day = ${dayOf(at)}) < ${MAX_PER_DAY}
    on conflict (day, term) do update
      set times = word.times + 1, empty = word.empty + excluded.empty, found = excluded.found`.execute(db);
}

export interface SearchedWord {
  term: string;
  times: number;
  empty: number;
  found: number;
}

const SHOWN = 50;

/** Returns the most searched terms of a period. Days are Romanian (yyyy-mm-dd) and inclusive. */
export async function mostSearched(
  db: Db,
  { from, to, isEmpty }: { from: string; to: string; isEmpty: boolean },
): Promise<SearchedWord[]> {
  const by = isEmpty ? sql`empty` : sql`times`;
  const { rows } = await sql<SearchedWord>`
    select * from (
      select term, sum(times)::integer as times, sum(empty)::integer as empty,
        (array_agg(found order by day desc))[1] as found
      from searched_word where day between ${from}::date and ${to}::date group by term
    ) word
    where ${by} > 0 order by ${by} desc, term limit ${SHOWN}`.execute(db);
  return rows;
}

const POPULAR = { days: 30, least: 5, onDays: 3, shown: 5 };

/**
 * Returns popular terms that have results. A term must be searched on several days, so that nobody can make one
 * popular quickly.
 */
export async function popularTerms(db: Db, now: Date): Promise<string[]> {
  const { days, least, onDays, shown } = POPULAR;
  const { rows } = await sql<{ term: string }>`
    select term from searched_word where day > ${dayOf(now)} - ${days}::integer
    group by term
    having sum(times) >= ${least} and count(*) >= ${onDays} and (array_agg(found order by day desc))[1] > 0
    order by sum(times) desc, term limit ${shown}`.execute(db);
  return rows.map(({ term }) => term);
}

const RETENTION_DAYS = 90;

export async function deleteOldWords(db: Db, now: Date): Promise<void> {
  await sql`delete from searched_word where day < ${dayOf(now)} - ${RETENTION_DAYS}::integer`.execute(db);
}
