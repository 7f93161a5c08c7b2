import type { MigratedKind, MigrationOutcome, Platform } from "@curat/contract/staff/store-migration.values";
import { sql } from "kysely";
import { insertInBatches } from "../../../db/batches.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import { type Choices, NO_CHOICES } from "./choices.rules.ts";

export type FileKind = "table" | "dump" | "pictures";
export interface StoreMigration {
  id: number;
  platform: Platform;
  /** Name that distinguishes several shops of one platform; empty for a single shop. */
  store: string;
  stage: "files" | "read" | "moved";
  choices: Choices | null;
  notes: string[];
  jobId: number | null;
  cookieKey: string;
  createdAt: Date;
  createdBy: string;
}
export interface MigrationFile {
  id: number;
  name: string;
  kind: FileKind;
  bytes: number;
}
export interface NewRecord {
  kind: MigratedKind;
  place: number;
  theirId: string;
  title: string;
  record: object;
  outcome: MigrationOutcome;
  why: string;
}

function movings(db: Db) {
  return db
    .selectFrom("store_migration")
    .select([
      "id",
      "platform",
      "store",
      "stage",
      "choices",
      "notes",
      "job_id as jobId",
      "cookie_key as cookieKey",
      "created_at as createdAt",
      "created_by as createdBy",
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof movings>["execute"]>>[number];

function toMigration({ platform, stage, choices, ...row }: Row): StoreMigration {
  return {
    ...row,
    // Check constraints allow only these values, and choices are written with this type.
    platform: platform as Platform,
    stage: stage as StoreMigration["stage"],
    choices: "vat" in choices ? { ...NO_CHOICES, ...(choices as unknown as Choices) } : null,
  };
}

export async function listMigrations(
  db: Db,
  paging: Paging,
): Promise<{ rows: StoreMigration[]; total: number }> {
  const { rows, total } = await pageOf(movings(db).orderBy("id", "desc"), paging);
  return { rows: rows.map(toMigration), total };
}

export async function findMigration(db: Db, id: number): Promise<StoreMigration | undefined> {
  const row = await movings(db).where("id", "=", id).executeTakeFirst();
  return row && toMigration(row);
}

export async function lockMigration(tx: Tx, id: number): Promise<StoreMigration | undefined> {
  const row = await movings(tx).where("id", "=", id).forUpdate().executeTakeFirst();
  return row && toMigration(row);
}

export async function insertMigration(
  tx: Tx,
  { platform, store, at, by }: Pick<StoreMigration, "platform" | "store"> & { at: Date; by: string },
): Promise<number> {
  const row = await tx
    .insertInto("store_migration")
    .values({ platform, store, created_at: at, created_by: by })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateMigration(
  tx: Tx,
  id: number,
  {
    stage,
    choices,
    notes,
    jobId,
    cookieKey,
  }: {
    stage?: StoreMigration["stage"];
    choices?: Choices;
    notes?: string[];
    jobId?: number;
    cookieKey?: string;
  },
): Promise<void> {
  await tx
    .updateTable("store_migration")
    .set({
      ...(stage && { stage }),
      ...(choices && { choices: JSON.stringify(choices) }),
      ...(notes && { notes }),
      ...(jobId !== undefined && { job_id: jobId }),
      ...(cookieKey !== undefined && { cookie_key: cookieKey }),
    })
    .where("id", "=", id)
    .execute();
}

export async function listFiles(db: Db, migrationId: number): Promise<MigrationFile[]> {
  const rows = await db
    .selectFrom("store_migration_file")
    .select(["id", "name", "kind", "bytes"])
    .where("store_migration_id", "=", migrationId)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as FileKind }));
}

const PART_BYTES = 1024 * 1024;

/** Stores a file in parts. Returns false if the same file is already stored. */
export async function insertFile(
  tx: Tx,
  migrationId: number,
  { name, kind, bytes, sha256 }: { name: string; kind: FileKind; bytes: Uint8Array; sha256: Buffer },
): Promise<boolean> {
  const row = await tx
    .insertInto("store_migration_file")
    .values({ store_migration_id: migrationId, name, kind, bytes: bytes.length, sha256 })
    .onConflict((on) => on.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return false;
  for (let start = 0, place = 0; start < bytes.length; start += PART_BYTES, place += 1)
    await tx
      .insertInto("store_migration_file_part")
      .values({ file_id: row.id, place, content: Buffer.from(bytes.subarray(start, start + PART_BYTES)) })
      .execute();
  return true;
}

export async function deleteFile(
  tx: Tx,
  migrationId: number,
  fileId: number,
): Promise<MigrationFile | undefined> {
  const row = await tx
    .deleteFrom("store_migration_file")
    .where("store_migration_id", "=", migrationId)
    .where("id", "=", fileId)
    .returning(["id", "name", "kind", "bytes"])
    .executeTakeFirst();
  return row && { ...row, kind: row.kind as FileKind };
}

export async function* readParts(db: Db, fileId: number): AsyncGenerator<Buffer> {
  for (let place = 0; ; place += 1) {
    const row = await db
      .selectFrom("store_migration_file_part")
      .select("content")
      .where("file_id", "=", fileId)
      .where("place", "=", place)
      .executeTakeFirst();
    if (!row) return;
    yield row.content;
  }
}

export async function readRange(
  db: Db,
  fileId: number,
  { from, length }: { from: number; length: number },
): Promise<Buffer> {
  const first = Math.floor(from / PART_BYTES);
  const rows = await db
    .selectFrom("store_migration_file_part")
    .select("content")
    .where("file_id", "=", fileId)
    .where("place", ">=", first)
    .where("place", "<=", Math.floor((from + Math.max(1, length) - 1) / PART_BYTES))
    .orderBy("place")
    .execute();
  const start = from - first * PART_BYTES;
  return Buffer.concat(rows.map(({ content }) => content)).subarray(start, start + length);
}

export async function deleteRecords(tx: Tx, migrationId: number): Promise<void> {
  await tx.deleteFrom("store_migration_record").where("store_migration_id", "=", migrationId).execute();
}

export async function insertRecords(
  tx: Tx,
  migrationId: number,
  records: readonly NewRecord[],
): Promise<void> {
  const rows = records.map(({ theirId, record, ...one }) => ({
    ...one,
    store_migration_id: migrationId,
    external_id: theirId,
    record: JSON.stringify(record),
  }));
  await insertInBatches(rows, (batch) => tx.insertInto("store_migration_record").values(batch).execute());
}

export interface WaitingRecord {
  kind: MigratedKind;
  place: number;
  theirId: string;
  record: unknown;
  why: string;
}

/** Returns the next pending records: categories, then products, customers and orders. */
export async function nextRecords(tx: Tx, migrationId: number, limit: number): Promise<WaitingRecord[]> {
  return tx
    .selectFrom("store_migration_record")
    .select(["kind", "place", "external_id as theirId", "record", "why"])
    .where("store_migration_id", "=", migrationId)
    .where("outcome", "=", "waiting")
    .orderBy(sql`array_position(array['category', 'product', 'customer', 'order'], kind)`)
    .orderBy("place")
    .limit(limit)
    .$castTo<WaitingRecord>()
    .execute();
}

/** Stores a record's outcome. Deletes the record's data unless it was skipped. */
export async function closeRecord(
  tx: Tx,
  migrationId: number,
  {
    kind,
    place,
    outcome,
    why,
  }: { kind: MigratedKind; place: number; outcome: MigrationOutcome; why: string },
): Promise<void> {
  await tx
    .updateTable("store_migration_record")
    .set({ outcome, why, ...(outcome !== "left" && { record: null }) })
    .where("store_migration_id", "=", migrationId)
    .where("kind", "=", kind)
    .where("place", "=", place)
    .execute();
}

export interface ShownRecord {
  kind: MigratedKind;
  theirId: string;
  title: string;
  outcome: MigrationOutcome;
  why: string;
}

export async function listRecords(
  db: Db,
  migrationId: number,
  {
    kind,
    outcome,
    ...paging
  }: Paging & { kind?: MigratedKind | undefined; outcome?: MigrationOutcome | undefined },
): Promise<{ rows: ShownRecord[]; total: number }> {
  const query = db
    .selectFrom("store_migration_record")
    .select(["kind", "external_id as theirId", "title", "outcome", "why"])
    .where("store_migration_id", "=", migrationId)
    .$if(kind !== undefined, (rows) => rows.where("kind", "=", kind ?? ""))
    .$if(outcome !== undefined, (rows) => rows.where("outcome", "=", outcome ?? ""))
    .orderBy("kind")
    .orderBy("place")
    .$castTo<ShownRecord>();
  return pageOf(query, paging);
}

export async function countRecords(
  db: Db,
  migrationId: number,
): Promise<{ kind: MigratedKind; outcome: MigrationOutcome; count: number; warned: number }[]> {
  const { rows } = await sql<{
    kind: MigratedKind;
    outcome: MigrationOutcome;
    count: number;
    warned: number;
  }>`
    select kind, outcome, count(*)::integer as count, (count(*) filter (where why <> ''))::integer as warned
    from store_migration_record where store_migration_id = ${migrationId} group by kind, outcome`.execute(db);
  return rows;
}

type MapKind = MigratedKind | "variant";

/** Returns our ids, keyed by the source shop's ids (see `sourceOf`). */
export async function findMigrated(
  db: Db,
  source: string,
  { kind, theirIds }: { kind: MapKind; theirIds: readonly string[] },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ theirId: string; ourId: number }>`
    select external_id as "theirId", local_id::integer as "ourId" from migrated_record
    where platform = ${source} and kind = ${kind} and external_id = any(${theirIds}::text[])
      -- An empty category may have been removed since, or taken back.
      and (kind <> 'category' or exists (select from category_facts c where c.id = local_id))`.execute(db);
  return new Map(rows.map(({ theirId, ourId }) => [theirId, ourId]));
}

export async function recordMigrated(
  tx: Tx,
  source: string,
  moved: readonly { kind: MapKind; theirId: string; ourId: number }[],
): Promise<void> {
  if (moved.length === 0) return;
  await tx
    .insertInto("migrated_record")
    .values(
      moved.map(({ kind, theirId, ourId }) => ({
        platform: source,
        kind,
        external_id: theirId,
        local_id: ourId,
      })),
    )
    .onConflict((on) =>
      on
        .columns(["platform", "kind", "external_id"])
        .doUpdateSet((eb) => ({ local_id: eb.ref("excluded.local_id") })),
    )
    .execute();
}

/** Deletes the files, records and unmatched places of migrations created before `before`. */
export async function forgetMigrations(db: Db, before: Date): Promise<void> {
  const old = db.selectFrom("store_migration").select("id").where("created_at", "<", before);
  await db.deleteFrom("store_migration_file").where("store_migration_id", "in", old).execute();
  await db.deleteFrom("store_migration_record").where("store_migration_id", "in", old).execute();
  await sql`update store_migration set choices = choices - 'places' where created_at < ${before}::timestamptz and choices ? 'places'`.execute(
    db,
  );
}

export async function deleteFiles(tx: Tx, migrationId: number): Promise<void> {
  await tx.deleteFrom("store_migration_file").where("store_migration_id", "=", migrationId).execute();
}
