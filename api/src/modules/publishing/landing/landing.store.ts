import type { Wire } from "@curat/contract/lei.values";
import { sql } from "kysely";
import type { LandingPage } from "@curat/contract/landing";
import { insertInBatches } from "../../../db/batches.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import type { StoredBlock } from "../../../db/tables.ts";
import { lastIdOf } from "../../platform/changes/index.ts";

export interface StoredLanding {
  id: number;
  slug: string;
  status: number;
  intro: string;
  meta: Wire<LandingPage>["info"]["meta"];
  theme: Record<string, unknown>;
  blocks: StoredBlock[];
}

export async function findLandingPage(db: Db, id: number): Promise<StoredLanding | undefined> {
  return db
    .selectFrom("landing_page")
    .selectAll()
    .where("id", "=", id)
    .where("status", "=", 1)
    .executeTakeFirst();
}

export async function loadLandingPage(db: Db, id: number): Promise<StoredLanding | undefined> {
  return db.selectFrom("landing_page").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Returns a page of all landing pages, newest first. */
export function loadLandingPages(db: Db, paging: Paging) {
  return pageOf(db.selectFrom("landing_page").selectAll().orderBy("id", "desc"), paging);
}

export async function lockLandingPages(tx: Tx, ids: readonly number[]): Promise<StoredLanding[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom("landing_page")
    .selectAll()
    .where("id", "in", [...ids])
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Returns an id that was never used. Blocks other transactions that request one. */
export async function nextLandingId(tx: Tx): Promise<number> {
  await sql`lock table landing_page in share row exclusive mode`.execute(tx);
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from landing_page`.execute(tx);
  return Math.max(await lastIdOf(tx, "landing"), rows[0]?.id ?? 0) + 1;
}

export async function putLandingPages(tx: Tx, pages: readonly StoredLanding[]): Promise<void> {
  const rows = pages.map(({ id, slug, status, intro, meta, theme, blocks }) => ({
    id,
    slug,
    status,
    intro,
    meta: JSON.stringify(meta),
    theme: JSON.stringify(theme),
    blocks: JSON.stringify(blocks),
  }));
  await insertInBatches(rows, (batch) =>
    tx
      .insertInto("landing_page")
      .values(batch)
      .onConflict((on) =>
        on.column("id").doUpdateSet((eb) => ({
          slug: eb.ref("excluded.slug"),
          status: eb.ref("excluded.status"),
          intro: eb.ref("excluded.intro"),
          meta: eb.ref("excluded.meta"),
          theme: eb.ref("excluded.theme"),
          blocks: eb.ref("excluded.blocks"),
        })),
      )
      .execute(),
  );
}

export async function deleteLandingPage(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("landing_page").where("id", "=", id).execute();
}
