import { type UnresolvedPlace, UNRESOLVED_PLACES } from "@curat/contract/staff/unresolved-places.fields";
import type { RowOutcome, SheetKindName } from "@curat/contract/staff/exchange.values";
import { type Selectable, sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import type { DB } from "../../../db/tables.ts";
import type { Actor } from "../../platform/changes/index.ts";
import type { PlaceAnswers } from "../../platform/geography/index.ts";
import type { Columns, Remembered } from "./matching.rules.ts";
import { pageOfKinds } from "./files.store.ts";
import type { Mark } from "./decimal-marks.rules.ts";
import { packed, unpacked } from "./stored-parts.ts";
import type { TableFormat } from "../../../reader/tables/table-format.ts";
import type { TableRow } from "../../../reader/tables/table.ts";

export interface ImportOptions {
  decimalMark?: Mark | undefined;
  adds?: boolean | undefined;
  places?: PlaceAnswers | undefined;
}

export interface DataImport {
  id: number;
  kind: SheetKindName;
  fileName: string;
  format: TableFormat;
  headRow: number;
  head: string[];
  sample: string[][];
  columns: Columns;
  options: ImportOptions;
  marks: Readonly<Record<string, Mark | null>>;
  rowCount: number | null;
  checkJobId: number | null;
  writeJobId: number | null;
  version: number;
  actorName: string;
  createdAt: Date;
}

const PART_BYTES = 1024 * 1024;

type NewImport = Pick<DataImport, "kind" | "fileName" | "format" | "headRow" | "head" | "sample" | "columns">;

export async function insertImport(
  tx: Tx,
  { kind, fileName, format, headRow, head, sample, columns }: NewImport,
  { bytes, actor, at }: { bytes: Uint8Array; actor: Actor; at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto("data_import")
    .values({
      kind,
      file_name: fileName,
      bytes: bytes.length,
      format,
      head_row: headRow,
      head: JSON.stringify(head),
      sample: JSON.stringify(sample),
      columns: JSON.stringify(columns),
      actor_kind: actor.kind,
      actor_id: actor.id,
      actor_name: actor.name,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (let from = 0, position = 0; from < bytes.length; from += PART_BYTES, position += 1)
    await insertPart(tx, id, {
      stage: "file",
      position,
      content: Buffer.from(bytes.subarray(from, from + PART_BYTES)),
    });
  return id;
}

async function insertPart(
  tx: Tx,
  import_id: number,
  part: { stage: "file" | "rows"; position: number; content: Buffer },
): Promise<void> {
  await tx
    .insertInto("data_import_part")
    .values({ import_id, ...part })
    .execute();
}

export async function findImport(db: Db, id: number): Promise<DataImport | undefined> {
  const row = await db.selectFrom("data_import").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toImport(row);
}

export async function lockImport(tx: Tx, id: number): Promise<DataImport | undefined> {
  const row = await tx
    .selectFrom("data_import")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row && toImport(row);
}

export async function listImportFiles(
  db: Db,
  kinds: readonly SheetKindName[],
  paging: Paging,
): Promise<{ rows: DataImport[]; total: number }> {
  const files = db.selectFrom("data_import").selectAll();
  const { rows, total } = await pageOfKinds(files, kinds, paging);
  return { rows: rows.map(toImport), total };
}

/** Assigns a check or write job to a locked import and raises its version. */
export async function moveImport(
  tx: Tx,
  id: number,
  moved: { columns?: Columns; options?: ImportOptions; checkJobId?: number; writeJobId?: number },
): Promise<void> {
  await tx
    .updateTable("data_import")
    .set((eb) => ({
      version: eb("version", "+", 1),
      ...(moved.columns && { columns: JSON.stringify(moved.columns) }),
      ...(moved.options && { options: JSON.stringify(moved.options) }),
      ...(moved.checkJobId !== undefined && { check_job_id: moved.checkJobId }),
      ...(moved.writeJobId !== undefined && { write_job_id: moved.writeJobId }),
    }))
    .where("id", "=", id)
    .execute();
}

/**
 * Yields a file part by part. Frees each part at once, without waiting for the garbage collector, to keep off-heap
 * memory low.
 */
export async function* readFileParts(db: Db, id: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position += 1) {
    const part = await findPart(db, id, { stage: "file", position });
    if (!part) return;
    yield part;
    const { buffer } = part;
    // Small parts share a buffer, which must not be freed.
    if (buffer instanceof ArrayBuffer && buffer.byteLength === part.byteLength) buffer.transfer(0);
  }
}

async function findPart(
  db: Db,
  id: number,
  { stage, position }: { stage: "file" | "rows"; position: number },
): Promise<Uint8Array | undefined> {
  const part = await db
    .selectFrom("data_import_part")
    .select("content")
    .where("import_id", "=", id)
    .where("stage", "=", stage)
    .where("position", "=", position)
    .executeTakeFirst();
  return part?.content;
}

export async function clearRows(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("data_import_part").where("import_id", "=", id).where("stage", "=", "rows").execute();
  await tx.deleteFrom("data_import_row").where("import_id", "=", id).execute();
}

export async function insertRows(
  tx: Tx,
  id: number,
  { position, rows }: { position: number; rows: readonly TableRow[] },
): Promise<void> {
  await insertPart(tx, id, { stage: "rows", position, content: packed(rows) });
}

export async function findRows(db: Db, id: number, position: number): Promise<TableRow[] | undefined> {
  const content = await findPart(db, id, { stage: "rows", position });
  // The cast is safe: only insertRows writes this content.
  return content && (unpacked(content) as TableRow[]);
}

export async function hasRows(db: Db, id: number, position: number): Promise<boolean> {
  const part = await db
    .selectFrom("data_import_part")
    .select("position")
    .where("import_id", "=", id)
    .where("stage", "=", "rows")
    .where("position", "=", position)
    .executeTakeFirst();
  return part !== undefined;
}

const POSITION_OFFSET = 1_000_000;

/** Regroups a file's rows from parts of `size` into the given lists of row positions. */
export async function rearrangeRows(
  tx: Tx,
  id: number,
  { parts, size }: { parts: readonly number[][]; size: number },
): Promise<void> {
  const read = new Map<number, TableRow[]>();
  const rowAt = async (place: number): Promise<TableRow> => {
    const position = Math.floor(place / size);
    const rows = read.get(position) ?? (await findRows(tx, id, position)) ?? [];
    read.delete(position);
    read.set(position, rows);
    for (const oldest of read.keys()) if (read.size > PARTS_AT_HAND) read.delete(oldest);
    const row = rows[place % size];
    if (!row) throw new Error(`The file ${id} has no row ${place}.`);
    return row;
  };
  for (const [position, places] of parts.entries()) {
    const rows: TableRow[] = [];
    for (const place of places) rows.push(await rowAt(place));
    await insertRows(tx, id, { position: POSITION_OFFSET + position, rows });
  }
  const stored = sql`import_id = ${id}::bigint and stage = 'rows'`;
  await sql`delete from data_import_part where ${stored} and position < ${POSITION_OFFSET}`.execute(tx);
  await sql`update data_import_part set position = position - ${POSITION_OFFSET} where ${stored}`.execute(tx);
}
const PARTS_AT_HAND = 20;

/** Stores the number of rows and the decimal marks, which are known once the whole file was read. */
export async function setFound(
  tx: Tx,
  id: number,
  { rowCount, marks }: Pick<DataImport, "marks"> & { rowCount: number },
): Promise<void> {
  const found = { row_count: rowCount, marks: JSON.stringify(marks) };
  await tx.updateTable("data_import").set(found).where("id", "=", id).execute();
}

export interface ReportRow {
  row: number;
  key: string;
  outcome: RowOutcome;
  faults: Record<string, string[]>;
  cells: string[];
  changes: Record<string, [was: string, becomes: string]>;
  /** Reason to review the row before it is written; usually empty. */
  warning: string;
  /** The row's place if it is missing from the list of localities. */
  place: UnresolvedPlace | null;
}

/** Replaces the results of a part's rows. Keeps the changes found by the check. */
export async function saveReport(
  tx: Tx,
  id: number,
  { part, rows }: { part: number; rows: readonly ReportRow[] },
): Promise<void> {
  const reported = rows.map(({ row, key, outcome, faults, cells, changes, warning, place }) => ({
    row,
    key,
    outcome,
    faults: outcome === "refused" ? faults : null,
    cells: outcome === "refused" ? cells : null,
    changes: Object.keys(changes).length > 0 ? changes : null,
    warning: warning || null,
    place,
  }));
  await sql`
    insert into data_import_row (import_id, part, row_number, key, outcome, faults, cells, changes, warning, place)
    select ${id}::bigint, ${part}::integer, r.row, r.key, r.outcome, r.faults, r.cells, r.changes, r.warning, r.place
    from json_to_recordset(${JSON.stringify(reported)}::json) as r (row integer, key text, outcome text, faults jsonb, cells jsonb,
      changes jsonb, warning text, place jsonb)
    on conflict (import_id, row_number) do update set key = excluded.key, outcome = excluded.outcome,
      faults = excluded.faults, cells = excluded.cells, place = excluded.place,
      changes = coalesce(excluded.changes, data_import_row.changes),
      warning = coalesce(excluded.warning, data_import_row.warning)`.execute(tx);
}

/** Returns the first row in earlier parts with each of the keys. */
export async function rowsOfKeys(
  db: Db,
  id: number,
  { keys, part }: { keys: readonly string[]; part: number },
): Promise<Map<string, { row: number; outcome: RowOutcome }>> {
  const rows = await db
    .selectFrom("data_import_row")
    .select(["key", "row_number", "outcome"])
    .where("import_id", "=", id)
    .where("key", "=", sql<string>`any(${keys}::text[])`)
    .where("part", "<", part)
    .orderBy("row_number", "desc")
    .execute();
  return new Map(
    // A check constraint allows only these outcomes.
    rows.map(({ key, row_number: row, outcome }) => [key, { row, outcome: outcome as RowOutcome }]),
  );
}

export async function listReport(
  db: Db,
  id: number,
  { outcome, ...paging }: Paging & { outcome: RowOutcome | undefined },
): Promise<{ rows: Omit<ReportRow, "place">[]; total: number }> {
  const query = db
    .selectFrom("data_import_row")
    .selectAll()
    .where("import_id", "=", id)
    .$if(outcome !== undefined, (q) => q.where("outcome", "=", outcome ?? ""))
    .orderBy(sql`warning is null`)
    .orderBy("row_number");
  const { rows, total } = await pageOf(query, paging);
  return {
    rows: rows.map((row) => ({
      row: row.row_number,
      key: row.key,
      outcome: row.outcome as RowOutcome,
      faults: (row.faults ?? {}) as Record<string, string[]>,
      cells: (row.cells ?? []) as string[],
      changes: (row.changes ?? {}) as ReportRow["changes"],
      warning: row.warning ?? "",
    })),
    total,
  };
}

/** Returns the file's places that are missing from the list of localities, most frequent first. */
export async function listUnresolvedPlaces(
  db: Db,
  id: number,
): Promise<(UnresolvedPlace & { rows: number })[]> {
  const { rows } = await sql<UnresolvedPlace & { rows: number }>`
    select place ->> 'key' as key, min(place ->> 'county') as county, min(place ->> 'city') as city,
      count(*)::integer as rows
    from data_import_row where import_id = ${id}::bigint and place is not null
    group by 1 order by rows desc, key limit ${UNRESOLVED_PLACES}`.execute(db);
  return rows;
}

export async function loadNames(db: Db, kind: SheetKindName): Promise<Remembered> {
  const row = await db
    .selectFrom("data_import_names")
    .select("names")
    .where("kind", "=", kind)
    .executeTakeFirst();
  return (row?.names ?? {}) as Remembered;
}

export async function rememberNames(tx: Tx, kind: SheetKindName, names: Remembered): Promise<void> {
  await sql`
    insert into data_import_names (kind, names) values (${kind}, ${JSON.stringify(names)}::jsonb)
    on conflict (kind) do update set names = data_import_names.names || excluded.names`.execute(tx);
}

export async function deleteImportsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("data_import").where("created_at", "<", moment).execute();
}

function toImport(row: Selectable<DB["data_import"]>): DataImport {
  return {
    id: row.id,
    // Only this file writes these columns, with these types.
    kind: row.kind as SheetKindName,
    fileName: row.file_name,
    format: row.format as TableFormat,
    headRow: row.head_row,
    head: row.head as string[],
    sample: row.sample as string[][],
    columns: row.columns as Columns,
    options: row.options as ImportOptions,
    marks: row.marks as DataImport["marks"],
    rowCount: row.row_count,
    checkJobId: row.check_job_id,
    writeJobId: row.write_job_id,
    version: row.version,
    actorName: row.actor_name,
    createdAt: row.created_at,
  };
}
