/** Redirects are rows of `route` without a page. */
import { type RawBuilder, sql } from "kysely";
import { beginningWith, containing } from "../../../db/containing.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";

export interface Redirect {
  from: string;
  to: string;
}

/** Locks all routes, so that only one transaction at a time changes redirects and pages. */
export async function lockAddresses(tx: Tx): Promise<void> {
  await sql`lock table route in share row exclusive mode`.execute(tx);
}

/** Returns what is at a path: a page (`to` is null) or a redirect; undefined if there is neither. */
export async function findAddress(db: Db, path: string): Promise<{ to: string | null } | undefined> {
  return db.selectFrom("route").select("redirect_to as to").where("path", "=", path).executeTakeFirst();
}

/** Returns the chain of redirects from a path, as a map from path to target. */
export async function loadWay(db: Db, path: string): Promise<Map<string, string>> {
  const { rows } = await sql<Redirect>`
    with recursive way as (
      select path, redirect_to from route where path = ${path} and redirect_to is not null
      union
      select r.path, r.redirect_to from way
      join route r on r.path = split_part(way.redirect_to, '?', 1) and r.redirect_to is not null
    )
    select path as from, redirect_to as to from way`.execute(db);
  return new Map(rows.map(({ from, to }) => [from, to]));
}

/** Returns the redirects to this path, with or without a query. */
export async function loadLeadingTo(db: Db, path: string): Promise<Redirect[]> {
  const { rows } = await sql<Redirect>`
    select path as from, redirect_to as to from route
    where redirect_to = ${path} or redirect_to like ${beginningWith(`${path}?`)} order by path`.execute(db);
  return rows;
}

export async function putRedirects(tx: Tx, redirects: readonly Redirect[]): Promise<void> {
  for (const { from, to } of redirects)
    await tx
      .insertInto("route")
      .values({ path: from, kind: "redirect", redirect_to: to })
      .onConflict((on) => on.column("path").doUpdateSet({ redirect_to: to }))
      .execute();
}

export async function deleteRedirect(tx: Tx, from: string): Promise<void> {
  await tx.deleteFrom("route").where("path", "=", from).where("kind", "=", "redirect").execute();
  await tx.deleteFrom("redirect_hit").where("path", "=", from).execute();
}

/** Adds to the hit counts of redirects. Ignores paths that are not redirects. */
export async function addHits(
  db: Db,
  hits: readonly { from: string; times: number }[],
  now: Date,
): Promise<void> {
  await sql`
    insert into redirect_hit (path, hits, last_at)
    select r.path, sum(h.times), ${now}
    from json_to_recordset(${JSON.stringify(hits)}::json) as h ("from" text, times bigint)
      join route r on r.path = h."from" and r.kind = 'redirect'
    group by r.path order by r.path
    on conflict (path) do update set hits = redirect_hit.hits + excluded.hits, last_at = excluded.last_at`.execute(
    db,
  );
}

/** Returns redirects in alphabetical order, starting after a path. `q` filters by either URL. */
export async function redirectsBehind(
  db: Db,
  { after, q, limit }: { after: string; q: string | undefined; limit: number },
): Promise<Redirect[]> {
  const rows = await db
    .selectFrom("route")
    .select((eb) => ["path as from", eb.fn.coalesce("redirect_to", eb.val("")).as("to")])
    .where("kind", "=", "redirect")
    .where("path", ">", after)
    .$if(Boolean(q), (query) => query.where(hasText(q ?? "")))
    .orderBy("path")
    .limit(limit)
    .execute();
  return rows;
}

function hasText(text: string): RawBuilder<boolean> {
  return sql`(route.path ilike ${containing(text)} or route.redirect_to ilike ${containing(text)})`;
}

export type RedirectOrder = "from" | "-from" | "hits" | "-hits" | "last_hit" | "-last_hit";

/** Returns redirects in alphabetical order, for one path or with a text in either URL. */
export function loadRedirects(
  db: Db,
  {
    from,
    q,
    sort,
    ...paging
  }: Paging & { from: string | undefined; q: string | undefined; sort: RedirectOrder },
) {
  const [by, way] = sort.startsWith("-") ? [sort.slice(1), "desc" as const] : [sort, "asc" as const];
  const query = db
    .selectFrom("route")
    .leftJoin("redirect_hit as h", "h.path", "route.path")
    .select((eb) => [
      "route.path as from",
      eb.fn.coalesce("redirect_to", eb.val("")).as("to"),
      eb.fn.coalesce("h.hits", sql<number>`0`).as("hits"),
      "h.last_at as lastHit",
    ])
    .where("kind", "=", "redirect")
    .$if(from !== undefined, (rows) => rows.where("route.path", "=", from ?? ""))
    .$if(q !== undefined, (rows) => rows.where(hasText(q ?? "")))
    .$if(by === "hits", (rows) => rows.orderBy((eb) => eb.fn.coalesce("h.hits", sql<number>`0`), way))
    .$if(by === "last_hit", (rows) =>
      rows.orderBy("h.last_at", (at) => (way === "asc" ? at.asc() : at.desc()).nullsLast()),
    )
    .orderBy("route.path", by === "from" ? way : "asc");
  return pageOf(query, paging);
}
