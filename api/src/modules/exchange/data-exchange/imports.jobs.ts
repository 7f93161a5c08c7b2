import type { FieldErrors } from "@curat/contract/envelope";
import type { ApiContext } from "../../../context.ts";
import type { Tx } from "../../../db/database.ts";
import { FileFault } from "../../../reader/file-fault.ts";
import { type BackgroundJob, JobFailure, type JobPiece } from "../../platform/background-jobs/index.ts";
import { refusedRow, type RowResult } from "../../platform/changes/index.ts";
import {
  clearRows,
  type DataImport,
  findImport,
  findRows,
  hasRows,
  insertRows,
  readFileParts,
  rearrangeRows,
  type ReportRow,
  rowsOfKeys,
  saveReport,
  setFound,
} from "./imports.store.ts";
import { type MarkEvidence, markOf, NO_EVIDENCE, settledCell, withCell } from "./decimal-marks.rules.ts";
import { type Cells, columnsIn, type FileOptions, type SheetKind, type SheetRow } from "./kinds/kind.ts";
import { KINDS } from "./kinds/kinds.ts";
import { readRows } from "../../../reader/tables/read-rows.ts";
import type { TableRow } from "../../../reader/tables/table.ts";
import { withOwnCodes } from "./product-codes.ts";
import { changesOf, claimsIn, loadNow, NO_CHANGES } from "./row-changes.ts";
import { LinkReader } from "./row-links.ts";
import { PART } from "./row-order.ts";
import { cellsOf, cutCell, faultsOf, keyOf, repeatedRow, referencesOf } from "./rows.rules.ts";

/** Reads the file, then checks its rows part by part. Writes only the report. */
export async function checkPiece(tx: Tx, job: BackgroundJob, context: ApiContext): Promise<JobPiece> {
  const file = await importOf(tx, job);
  if (job.position === null) return readFile(tx, file, context);
  return writePart(tx, { file, job, at: context.now(), isDryRun: true });
}

/** Writes the rows part by part. All changes belong to the batch of the job. */
export async function writePiece(tx: Tx, job: BackgroundJob, context: ApiContext): Promise<JobPiece> {
  return writePart(tx, { file: await importOf(tx, job), job, at: context.now(), isDryRun: false });
}

async function importOf(tx: Tx, { parameters }: BackgroundJob): Promise<DataImport> {
  // The cast is safe: only the imports service writes these parameters.
  const { importId } = parameters as { importId: string };
  const file = await findImport(tx, Number(importId));
  if (!file) throw new JobFailure("Fișierul a expirat. Încarcă-l din nou.");
  return file;
}

async function readFile(
  tx: Tx,
  { id, kind, columns, options, headRow }: DataImport,
  { log }: Pick<ApiContext, "log">,
): Promise<JobPiece> {
  await clearRows(tx, id);
  const links = new LinkReader(KINDS[kind], columns);
  const evidence = new Map<string, MarkEvidence>();
  const numbers = columnsIn(KINDS[kind]).filter(
    ({ isNumber, key }) => isNumber && columns[key] !== undefined,
  );
  let [rows, position, total]: [TableRow[], number, number] = [[], 0, 0];
  const flush = async (): Promise<void> => {
    if (rows.length > 0) await insertRows(tx, id, { position, rows });
    [rows, position, total] = [[], position + 1, total + rows.length];
  };
  try {
    for await (const row of readRows({ files: [() => readFileParts(tx, id)], sender: "job", log })) {
      if (row.number <= headRow) continue;
      rows.push(row);
      for (const { key } of numbers)
        evidence.set(key, withCell(evidence.get(key) ?? NO_EVIDENCE, row.cells[columns[key] ?? -1] ?? ""));
      await links.take(tx, row);
      if (rows.length === PART) await flush();
    }
  } catch (error) {
    if (error instanceof FileFault) throw new JobFailure(error.message);
    throw error;
  }
  await flush();
  const parts = await links.order(tx);
  if (parts) await rearrangeRows(tx, id, { parts, size: PART });
  const marks = Object.fromEntries(
    [...evidence].map(([key, of]) => [key, options.decimalMark ?? markOf(of) ?? null]),
  );
  await setFound(tx, id, { rowCount: total, marks });
  return { position: { part: 0 }, done: 0, total, isLast: total === 0 };
}

interface Writing {
  file: DataImport;
  job: BackgroundJob;
  at: Date;
  isDryRun: boolean;
}

interface PartWriting extends Writing {
  part: number;
}

async function writePart(tx: Tx, { file, job, at, isDryRun }: Writing): Promise<JobPiece> {
  // The cast is safe: only readFile and this function write this position.
  const { part } = (job.position as { part: number } | null) ?? { part: 0 };
  const rows = (await findRows(tx, file.id, part)) ?? [];
  const report = await reportOf(tx, rows, { file, job, at, isDryRun, part });
  await saveReport(tx, file.id, { part, rows: report });
  const counts: Record<string, number> = {};
  for (const { outcome, warning } of report) {
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    if (warning !== "") counts.warned = (counts.warned ?? 0) + 1;
  }
  const isLast = !(await hasRows(tx, file.id, part + 1));
  return { position: { part: part + 1 }, done: rows.length, counts, isLast };
}

async function reportOf(tx: Tx, rows: readonly TableRow[], writing: PartWriting): Promise<ReportRow[]> {
  const { file, part } = writing;
  const kind = KINDS[file.kind];
  const written = rows.map((row) => cellsOf(row.cells, file.columns, columnsIn(kind)));
  const known = await withOwnCodes(tx, written, kind);
  const read = rows.map((row, place) => {
    const cells = known[place] ?? {};
    return { row, key: keyOf(cells, kind), ...settled(cells, kind, file) };
  });
  const earlierRows = await rowsOfKeys(tx, file.id, { keys: read.flatMap(({ key }) => key ?? []), part });
  const seen = new Map([...earlierRows].map(([key, { row }]) => [key, row]));
  const judged = read.map((one) => {
    if (one.key === undefined) return { ...one, fault: faultOfKey(kind) };
    const cut = cutCell(one.cells);
    if (cut !== undefined) return { ...one, fault: refusedRow({ [cut]: [CUT] }) };
    const earlier = seen.get(one.key);
    seen.set(one.key, earlier ?? one.row.number);
    return { ...one, fault: earlier === undefined ? undefined : repeatedRow(kind, earlier) };
  });
  const good = judged.flatMap(({ key, cells, fault }) =>
    key === undefined || fault ? [] : [{ key, cells }],
  );
  const saved = await writtenRows(tx, kind, { good, writing });
  const changed = good.flatMap(({ key }, place) => (saved[place]?.outcome === "changed" ? [key] : []));
  const now = writing.isDryRun ? await loadNow(tx, kind, { keys: changed, now: writing.at }) : undefined;
  const results = saved.values();
  return judged.map(({ row, key = "", cells, unsure, fault }) => {
    const judgedBy = fault ?? results.next().value;
    if (!judgedBy) throw new Error("A row has no result.");
    const result =
      Object.keys(unsure).length === 0 ? judgedBy : refusedRow({ ...judgedBy.errors, ...unsure });
    const changes =
      result.outcome === "changed" && now
        ? changesOf(kind, { cells, now: now.get(key) }, optionsOf(file))
        : NO_CHANGES;
    const isWritten = result.outcome === "new" || result.outcome === "changed";
    const claims = isWritten ? claimsIn(kind, cells) : "";
    return {
      row: row.number,
      key,
      outcome: result.outcome,
      faults: faultsOf(result, kind),
      cells: row.cells,
      place: result.place ?? null,
      ...changes,
      warning: [changes.warning, claims].filter((part) => part !== "").join(" "),
    };
  });
}

function settled(
  cells: Cells,
  kind: SheetKind,
  { marks }: Pick<DataImport, "marks">,
): { cells: Cells; unsure: FieldErrors } {
  const plain: Record<string, string | undefined> = { ...cells };
  const unsure: FieldErrors = {};
  for (const { key, label, isNumber } of columnsIn(kind)) {
    const cell = cells[key];
    if (!isNumber || cell === undefined) continue;
    const read = settledCell(cell, marks[key] ?? undefined);
    plain[key] = read ?? `${cell}?`;
    if (read === undefined) unsure[key] = [ambiguousNumber(label, cell)];
  }
  return { cells: plain, unsure };
}

function ambiguousNumber(label: string, cell: string): string {
  return `Câmpul ${label} se poate citi în două feluri: „${cell}”. Alege mai sus separatorul zecimal și verifică din nou.`;
}

function optionsOf({ options }: Pick<DataImport, "options">): FileOptions {
  return { adds: options.adds ?? false, places: options.places ?? {} };
}

async function writtenRows(
  tx: Tx,
  kind: SheetKind,
  { good, writing }: { good: SheetRow[]; writing: PartWriting },
): Promise<RowResult[]> {
  const { file, job, at, isDryRun, part } = writing;
  if (!kind.write || good.length === 0) return [];
  const named = referencesOf(good, kind);
  const known = isDryRun ? await rowsOfKeys(tx, file.id, { keys: named, part }) : new Map();
  const tried = new Set([...known].flatMap(([key, { outcome }]) => (outcome === "new" ? [key] : [])));
  return kind.write(tx, good, { actor: job.actor, at, isDryRun, tried, ...optionsOf(file) });
}

const CUT = "Textul pare trunchiat: o celulă Excel are cel mult 32.767 de caractere. Folosește un CSV.";

function faultOfKey(kind: SheetKind): RowResult {
  const keys = columnsIn(kind).filter(({ isKey, mayBeLeftOut }) => isKey && !mayBeLeftOut);
  return refusedRow(Object.fromEntries(keys.map(({ key, label }) => [key, [`Completează ${label}.`]])));
}
