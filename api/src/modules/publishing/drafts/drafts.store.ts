import type { DraftContent } from "@curat/contract/staff/drafts";
import type { DraftedKind } from "@curat/contract/staff/drafts.values";
import { sql } from "kysely";
import type { Waiting } from "../../../calendar/waiting.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";

export interface DraftOf {
  kind: DraftedKind;
  id: string;
}

export interface Draft {
  id: number;
  of: DraftOf;
  content: DraftContent;
  basedOn: number;
  author: string;
  savedAt: Date;
  publishAt: Date | null;
  failed: string | null;
}

export async function findDraft(db: Db, { kind, id }: DraftOf): Promise<Draft | undefined> {
  const row = await selectDraft(db)
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", id)
    .executeTakeFirst();
  return row && toDraft(row);
}

export async function findDraftById(db: Db, id: number): Promise<Draft | undefined> {
  const row = await selectDraft(db).where("id", "=", id).executeTakeFirst();
  return row && toDraft(row);
}

export async function lockDraft(tx: Tx, { kind, id }: DraftOf): Promise<Draft | undefined> {
  const row = await selectDraft(tx)
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row && toDraft(row);
}

/** Inserts a draft and returns its id; undefined if another transaction inserted one at the same time. */
export async function insertDraft(tx: Tx, draft: Omit<Draft, "id">): Promise<number | undefined> {
  const row = await tx
    .insertInto("draft")
    .values({ subject_kind: draft.of.kind, subject_id: draft.of.id, ...rowOf(draft), failed_at: null })
    .onConflict((on) => on.columns(["subject_kind", "subject_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function updateDraft(tx: Tx, draft: Draft, now: Date): Promise<void> {
  const failed_at = draft.failed === null ? null : now;
  await tx
    .updateTable("draft")
    .set({ ...rowOf(draft), failed_at })
    .where("id", "=", draft.id)
    .execute();
}

export async function deleteDraft(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("draft").where("id", "=", id).execute();
}

/** Returns the drafts that are due, earliest first. */
export async function loadDueDrafts(db: Db, now: Date): Promise<Draft[]> {
  const rows = await selectDraft(db)
    .where("publish_at", "<=", now)
    .orderBy("publish_at")
    .orderBy("id")
    .execute();
  return rows.map(toDraft);
}

/** Returns a page of drafts: failed ones, then scheduled ones, then the others, latest first. */
export async function loadDrafts(
  db: Db,
  kinds: readonly DraftedKind[],
  paging: Paging,
): Promise<{ rows: Draft[]; total: number }> {
  const query = selectDraft(db)
    .where("subject_kind", "=", sql<string>`any(${kinds}::text[])`)
    .orderBy(sql`failed is null`)
    .orderBy("publish_at")
    .orderBy("saved_at", "desc")
    .orderBy("id");
  const { rows, total } = await pageOf(query, paging);
  return { rows: rows.map(toDraft), total };
}

export async function draftsOf(
  db: Db,
  kind: DraftedKind,
  ids: readonly string[],
): Promise<Map<string, Draft>> {
  const rows = await selectDraft(db)
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", sql<string>`any(${ids}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.subject_id, toDraft(row)]));
}

const MAX_FAILED_LISTED = 5;

/** Counts the drafts that could not be published on time, with the titles of the first ones. */
export async function failedDrafts(
  db: Db,
): Promise<Waiting & { pages: { kind: DraftedKind; id: string; title: string }[] }> {
  const { rows } = await sql<{ kind: DraftedKind; id: string; title: string; failedAt: Date }>`
    select subject_kind as kind, subject_id as id, failed_at as "failedAt",
      coalesce(content ->> 'title', content #>> '{meta,metatile}', '') as title
    from draft where failed is not null order by failed_at, id`.execute(db);
  return {
    count: rows.length,
    oldest: rows[0]?.failedAt ?? null,
    newest: rows.at(-1)?.failedAt ?? null,
    pages: rows.slice(0, MAX_FAILED_LISTED).map(({ kind, id, title }) => ({ kind, id, title })),
  };
}

const COLUMNS = [
  "id",
  "subject_kind",
  "subject_id",
  "content",
  "based_on",
  "author",
  "saved_at",
  "publish_at",
  "failed",
] as const;

function selectDraft(db: Db) {
  return db.selectFrom("draft").select(COLUMNS);
}

function rowOf({ content, basedOn, author, savedAt, publishAt, failed }: Omit<Draft, "id">) {
  return {
    content: JSON.stringify(content),
    based_on: basedOn,
    author,
    saved_at: savedAt,
    publish_at: publishAt,
    failed,
  };
}

interface Row {
  id: number;
  subject_kind: string;
  subject_id: string;
  content: DraftContent;
  based_on: number;
  author: string;
  saved_at: Date;
  publish_at: Date | null;
  failed: string | null;
}

function toDraft({ subject_kind, subject_id, based_on, saved_at, publish_at, ...row }: Row): Draft {
  return {
    ...row,
    // A check constraint allows only known kinds.
    of: { kind: subject_kind as DraftedKind, id: subject_id },
    basedOn: based_on,
    savedAt: saved_at,
    publishAt: publish_at,
  };
}
