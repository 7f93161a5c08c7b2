import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { lastIdOf } from "../../platform/changes/index.ts";

export type SectionKind = "category" | "tag";

export interface Section {
  id: number;
  slug: string;
  name: string;
  sortOrder: number;
}

export function subjectOf(kind: SectionKind): `blog-${SectionKind}` {
  return `blog-${kind}`;
}

function rowsOf(kind: SectionKind): RawBuilder<Section> {
  return kind === "category"
    ? sql<Section>`select id, slug, name, sort_order as "sortOrder" from blog_category`
    : sql<Section>`select id, slug, name, 0 as "sortOrder" from blog_tag`;
}

export async function lockSections(tx: Tx, kind: SectionKind, ids: readonly number[]): Promise<Section[]> {
  const { rows } =
    await sql<Section>`${rowsOf(kind)} where id = any(${[...ids]}::integer[]) order by id for update`.execute(
      tx,
    );
  return rows;
}

/** Returns all sections of a kind in display order, with post counts. */
export async function loadSections(db: Db, kind: SectionKind): Promise<(Section & { posts: number })[]> {
  const posts =
    kind === "category"
      ? sql`select count(*)::integer from blog_post where category_id = s.id`
      : sql`select count(*)::integer from blog_post_tag where tag_id = s.id`;
  const { rows } = await sql<Section & { posts: number }>`
    select s.*, (${posts}) as posts from (${rowsOf(kind)}) as s order by "sortOrder", name`.execute(db);
  return rows;
}

/** Returns an id that was never used for this kind. Blocks other transactions that request one. */
export async function nextSectionId(tx: Tx, kind: SectionKind): Promise<number> {
  await (
    kind === "category"
      ? sql`lock table blog_category in share row exclusive mode`
      : sql`lock table blog_tag in share row exclusive mode`
  ).execute(tx);
  const ids = (await loadSections(tx, kind)).map(({ id }) => id);
  return Math.max(await lastIdOf(tx, subjectOf(kind)), ...ids, 0) + 1;
}

export async function putSections(tx: Tx, kind: SectionKind, sections: readonly Section[]): Promise<void> {
  for (const { id, slug, name, sortOrder } of sections)
    await (
      kind === "category"
        ? sql`insert into blog_category (id, slug, name, sort_order) values (${id}, ${slug}, ${name}, ${sortOrder})
            on conflict (id) do update set slug = excluded.slug, name = excluded.name, sort_order = excluded.sort_order`
        : sql`insert into blog_tag (id, slug, name) values (${id}, ${slug}, ${name})
            on conflict (id) do update set slug = excluded.slug, name = excluded.name`
    ).execute(tx);
}

export async function deleteSection(tx: Tx, kind: SectionKind, id: number): Promise<void> {
  await (
    kind === "category"
      ? sql`delete from blog_category where id = ${id}`
      : sql`delete from blog_tag where id = ${id}`
  ).execute(tx);
}
