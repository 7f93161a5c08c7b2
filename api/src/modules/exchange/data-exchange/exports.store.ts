import type { SheetKindName } from "@curat/contract/staff/exchange.values";
import type { Selectable } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { Paging } from "../../../db/page.ts";
import type { DB } from "../../../db/tables.ts";
import type { Actor } from "../../platform/changes/index.ts";
import { pageOfKinds } from "./files.store.ts";
import type { SheetCell } from "./kinds/kind.ts";
import { packed, unpacked } from "./stored-parts.ts";

export interface DataExport {
  id: number;
  kind: SheetKindName;
  filter: Record<string, string>;
  rowCount: number;
  jobId: number | null;
  actorName: string;
  createdAt: Date;
}

export async function insertExport(
  tx: Tx,
  { kind, filter, actor, at }: { kind: SheetKindName; filter: object; actor: Actor; at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto("data_export")
    .values({
      kind,
      filter: JSON.stringify(filter),
      actor_kind: actor.kind,
      actor_id: actor.id,
      actor_name: actor.name,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function setExportJob(tx: Tx, id: number, job_id: number): Promise<void> {
  await tx.updateTable("data_export").set({ job_id }).where("id", "=", id).execute();
}

export async function findExport(db: Db, id: number): Promise<DataExport | undefined> {
  const row = await db.selectFrom("data_export").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toExport(row);
}

export async function listExportFiles(
  db: Db,
  kinds: readonly SheetKindName[],
  paging: Paging,
): Promise<{ rows: DataExport[]; total: number }> {
  const files = db.selectFrom("data_export").selectAll();
  const { rows, total } = await pageOfKinds(files, kinds, paging);
  return { rows: rows.map(toExport), total };
}

export async function insertExportRows(
  tx: Tx,
  id: number,
  { position, rows }: { position: number; rows: readonly SheetCell[][] },
): Promise<void> {
  await tx
    .insertInto("data_export_part")
    .values({ export_id: id, position, content: packed(rows) })
    .execute();
  await tx
    .updateTable("data_export")
    .set((eb) => ({ row_count: eb("row_count", "+", rows.length) }))
    .where("id", "=", id)
    .execute();
}

/** Returns a part of the rows and whether another part follows; undefined after the last part. */
export async function findExportRows(
  db: Db,
  id: number,
  position: number,
): Promise<{ rows: SheetCell[][]; hasMore: boolean } | undefined> {
  const parts = await db
    .selectFrom("data_export_part")
    .select(["position", "content"])
    .where("export_id", "=", id)
    .where("position", "in", [position, position + 1])
    .orderBy("position")
    .execute();
  const [part, next] = parts;
  if (part?.position !== position) return undefined;
  // The cast is safe: only insertExportRows writes this content.
  return { rows: unpacked(part.content) as SheetCell[][], hasMore: next !== undefined };
}

export async function deleteExportsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("data_export").where("created_at", "<", moment).execute();
}

function toExport(row: Selectable<DB["data_export"]>): DataExport {
  return {
    id: row.id,
    // Only insertExport writes these columns, with these types.
    kind: row.kind as SheetKindName,
    filter: row.filter as Record<string, string>,
    rowCount: row.row_count,
    jobId: row.job_id,
    actorName: row.actor_name,
    createdAt: row.created_at,
  };
}
