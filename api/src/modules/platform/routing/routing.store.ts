import { RESERVED_ADDRESSES } from "@curat/contract/routing.values";
import { sql } from "kysely";
import { insertInBatches } from "../../../db/batches.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { tag, touch } from "../changes/index.ts";
import { AddressRefused } from "./address-refused.ts";

export interface RouteImport {
  path: string;
  kind:
    | "product"
    | "category"
    | "brand"
    | "article"
    | "promotion"
    | "bundle"
    | "landing"
    | "blog.post"
    | "blog.category"
    | "blog.tag";
  targetId: number;
  metaTitle: string;
  metaDescription: string;
  /** Path of the page that search engines show instead; empty or absent for this page. */
  canonical?: string;
  isNoindex?: boolean;
}

/** Saves URLs of pages and redirects former ones. Throws AddressRefused for a reserved or taken URL. */
export async function putRoutes(tx: Tx, routes: RouteImport[]): Promise<void> {
  const reserved = routes.find(({ path }) => RESERVED_ADDRESSES.has(path.slice(1)));
  if (reserved) throw new AddressRefused(reserved.path, `The address ${reserved.path} is reserved.`);
  const rows = routes.map(({ path, kind, targetId, metaTitle, metaDescription, canonical, isNoindex }) => ({
    path,
    kind,
    target_id: targetId,
    redirect_to: null,
    meta_title: metaTitle,
    meta_description: metaDescription,
    canonical: canonical ?? "",
    is_noindex: isNoindex ?? false,
  }));
  await insertInBatches(rows, async (batch) => {
    await touch(tx, (await findDiffering(tx, batch)).map(tag.route));
    await redirectFormer(tx, batch);
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("route")
      .values(batch)
      .onConflict((on) =>
        on
          .column("path")
          .doUpdateSet((eb) => ({
            kind: eb.ref("excluded.kind"),
            target_id: eb.ref("excluded.target_id"),
            redirect_to: null,
            meta_title: eb.ref("excluded.meta_title"),
            meta_description: eb.ref("excluded.meta_description"),
            canonical: eb.ref("excluded.canonical"),
            is_noindex: eb.ref("excluded.is_noindex"),
          }))
          .where((eb) =>
            eb.or([eb("route.kind", "=", eb.ref("excluded.kind")), eb("route.kind", "=", "redirect")]),
          ),
      )
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows) < batch.length) await refuseTaken(tx, batch);
  });
}

async function findDiffering(tx: Tx, rows: Omit<StoredRoute, "redirect_to">[]): Promise<string[]> {
  const { rows: differing } = await sql<{ path: string }>`
    select n.path
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as n (path text, kind text, target_id integer, meta_title text, meta_description text, canonical text,
        is_noindex boolean)
    left join route r on r.path = n.path
    where (r.kind, r.target_id, r.meta_title, r.meta_description, r.canonical, r.is_noindex)
      is distinct from (n.kind, n.target_id, n.meta_title, n.meta_description, n.canonical, n.is_noindex)`.execute(
    tx,
  );
  return differing.map(({ path }) => path);
}

/** Throws AddressRefused for rows that were not written because another page has their URL. */
async function refuseTaken(tx: Tx, rows: { path: string; kind: string }[]): Promise<never> {
  const kinds = new Map(rows.map(({ path, kind }) => [path, kind]));
  const present = await tx
    .selectFrom("route")
    .select(["path", "kind"])
    .where("path", "in", [...kinds.keys()])
    .execute();
  const taken = present.find(({ path, kind }) => kinds.get(path) !== kind);
  const path = taken?.path ?? "";
  throw new AddressRefused(path, `The address ${path} belongs to another page, a ${taken?.kind}.`);
}

/** Removes the URLs of hidden pages. Redirects to these pages stay. */
export async function removeRoutes(tx: Tx, kind: RouteImport["kind"], targetIds: number[]): Promise<void> {
  if (targetIds.length === 0) return;
  const gone = await tx
    .deleteFrom("route")
    .where("kind", "=", kind)
    .where("target_id", "in", targetIds)
    .returning("path")
    .execute();
  await touch(
    tx,
    gone.map(({ path }) => tag.route(path)),
  );
}

/** Permanently redirects a deleted page's URLs, and the redirects to them, to another page. */
export async function redirectRoute(
  tx: Tx,
  { kind, targetId, to }: { kind: RouteImport["kind"]; targetId: number; to: string },
): Promise<void> {
  const led = await tx
    .updateTable("route")
    .set({ kind: "redirect", redirect_to: to, target_id: null })
    .where((eb) => {
      const present = eb
        .selectFrom("route as r")
        .select("r.path")
        .where("r.kind", "=", kind)
        .where("r.target_id", "=", targetId);
      return eb.or([eb("path", "in", present), eb("redirect_to", "in", present)]);
    })
    .returning("path")
    .execute();
  await touch(
    tx,
    led.map(({ path }) => tag.route(path)),
  );
}

async function redirectFormer(
  tx: Tx,
  rows: { path: string; kind: string; target_id: number }[],
): Promise<void> {
  const present = await tx
    .selectFrom("route")
    .select(["path", "kind", "target_id"])
    .where(
      "target_id",
      "in",
      rows.map((row) => row.target_id),
    )
    .execute();
  const current = new Map(rows.map((row) => [`${row.kind}:${row.target_id}`, row.path]));
  const moved = present.flatMap(({ path, kind, target_id }) => {
    const target = current.get(`${kind}:${target_id}`);
    return target === undefined || target === path ? [] : [{ path, target }];
  });
  if (moved.length === 0) return;
  // A single statement reads the previous state, so that two pages that swap URLs keep their redirects.
  const { rows: led } = await sql<{ path: string }>`
    with given_up as (
      select * from unnest(${moved.map(({ path }) => path)}::text[], ${moved.map(({ target }) => target)}::text[])
        as m (former, target)
    ), led as (
      select r.path, m.target from given_up m join route r on r.path = m.former
      union all
      select r.path, m.target from given_up m join route r on r.redirect_to = m.former
    )
    update route r set kind = 'redirect', redirect_to = led.target, target_id = null
    from led where r.path = led.path returning r.path`.execute(tx);
  await touch(
    tx,
    led.map(({ path }) => tag.route(path)),
  );
}

export interface StoredRoute {
  path: string;
  kind: string;
  target_id: number | null;
  redirect_to: string | null;
  meta_title: string;
  meta_description: string;
  canonical: string;
  is_noindex: boolean;
}

/** Returns a path's route. Promotions have a route while they run, bundles while they are published. */
export async function findRoute(db: Db, path: string, now: Date): Promise<StoredRoute | undefined> {
  const { rows } = await sql<StoredRoute>`
    select path, kind, target_id, redirect_to, meta_title, meta_description, canonical, is_noindex from route
    where path = ${path} and case kind
      when 'promotion' then exists (
        select from promotion_facts p
        where p.id = target_id and p.is_published and p.starts_at <= ${now} and p.ends_at > ${now})
      when 'bundle' then exists (select from bundle_facts b where b.id = target_id and b.is_published)
      else true end`.execute(db);
  return rows[0];
}
