/**
 * Calls for imports. Staff map the columns of a file, which is then checked and written by a job. An import
 * can be undone as one batch.
 */
import { z } from "@hono/zod-openapi";
import { call, form, idParam, json, numberQuery, one, paged } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { unresolvedPlace, placeChoices } from "./unresolved-places.fields.ts";
import { versionField } from "./content.fields.ts";
import { IMPORT_BYTES, MAY_IMPORT, ROW_OUTCOMES, SHEET_KINDS } from "./exchange.values.ts";
import { job } from "./jobs.ts";

const tag = "Staff: import";
const kind = z.enum(SHEET_KINDS, { error: MESSAGES.invalid("Fel") });

const column = z.object({
  key: z.string(),
  /** Column label in files that the shop exports. */
  label: z.string(),
  hint: z.string(),
  /** Whether the column identifies the record of a row. */
  is_key: z.boolean(),
  /** Whether the column is required for creating a record. */
  is_needed: z.boolean(),
  /** Whether the column's cells are numbers. */
  is_number: z.boolean(),
});
export type SheetColumn = z.infer<typeof column>;

const sheetKind = z
  .object({
    kind,
    columns: z.array(column),
    /** Cells of an example row, in column order. */
    example: z.array(z.string()),
  })
  .openapi("ImportKind");
export type ImportKind = z.infer<typeof sheetKind>;

export const listImportKinds = call({
  method: "get",
  path: "/staff/import-kinds",
  tag,
  summary: "What may be brought in by whoever asks, with the columns that each kind knows",
  access: { staff: MAY_IMPORT },
  effect: "read",
  answer: one(z.array(sheetKind)),
});

const decimalMark = z.enum([".", ","], { error: MESSAGES.invalid("Semnul zecimalelor") });

const dataImport = z
  .object({
    id: z.int(),
    kind,
    file: z.string(),
    /** The file's column labels, with some sample rows. */
    head: z.array(z.string()),
    sample: z.array(z.array(z.string())),
    /** Position of each column in the file, from 0; columns that are not mapped are ignored. */
    columns: z.record(z.string(), z.int()),
    /** Decimal separator of the file; null to detect it for each column. */
    decimal_mark: decimalMark.nullable(),
    /**
     * Whether imported quantities are added to the current stock instead of replacing it; null before staff
     * choose.
     */
    adds: z.boolean().nullable(),
    /** Places in the file that are missing from our lists; filled by the check. */
    places: z.array(unresolvedPlace),
    /** Number of rows; null until the check has finished. */
    rows: z.int().nullable(),
    /** Background jobs that check, write and undo the import; null until started. */
    check: job.nullable(),
    write: job.nullable(),
    undo: job.nullable(),
    by: z.string(),
    created_at: z.string(),
    version: z.int(),
  })
  .openapi("DataImport");
export type DataImport = z.infer<typeof dataImport>;

export const listImports = call({
  method: "get",
  path: "/staff/imports",
  tag,
  summary: "The files of the last 7 days, the newest first, 20 a page, of the kinds that one may bring in",
  access: { staff: MAY_IMPORT },
  effect: "read",
  request: { query: z.object({ page: numberQuery(1, 1, 1_000_000) }) },
  answer: paged(dataImport),
});

export const getImport = call({
  method: "get",
  path: "/staff/imports/{id}",
  tag,
  summary: "One file with how far it is",
  access: { staff: MAY_IMPORT },
  effect: "read",
  request: { params: idParam },
  answer: one(dataImport),
});

const FILE = { type: "string", format: "binary", description: "CSV or XLSX" } as const;

export const uploadImport = call({
  method: "post",
  path: "/staff/imports",
  tag,
  summary:
    "Takes a CSV (any separator, UTF-8, UTF-16 or Windows-1250) or an XLSX (its first sheet) of at most 64 MB and 200,000 rows; columns are matched by their names, as they were matched last. Nothing is written. 422 for what can not be read",
  access: { staff: MAY_IMPORT },
  effect: "write",
  maxBodyBytes: IMPORT_BYTES + 64 * 1024,
  request: {
    body: form(
      z.object(
        {
          kind,
          file: z
            .instanceof(File, { error: MESSAGES.required("Fișier") })
            .refine(({ size }) => size > 0, MESSAGES.required("Fișier"))
            .refine(({ size }) => size <= IMPORT_BYTES, "Fișierul poate avea cel mult 64 MB.")
            .openapi(FILE),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(dataImport),
});

export const checkImport = call({
  method: "post",
  path: "/staff/imports/{id}/check",
  tag,
  summary:
    "Tries the file with these `columns` by a job: what each row would make is told, nothing is written. The names are remembered for the kind. `decimal_mark` settles cells such as 12.500 where their column does not; `adds` says whether stock is added; `places` match what `places` of the file asks. 409 for another version, and while it is being written or was",
  access: { staff: MAY_IMPORT },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          columns: z.record(z.string().max(60), z.int().min(0).max(300), {
            error: MESSAGES.invalid("Coloane"),
          }),
          version: versionField,
          decimal_mark: decimalMark.optional(),
          adds: z.boolean({ error: MESSAGES.invalid("Ce sunt cantitățile") }).optional(),
          places: placeChoices.optional(),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(dataImport),
});

export const startImport = call({
  method: "post",
  path: "/staff/imports/{id}/start",
  tag,
  summary:
    "Writes what was tried, by a job: rows that are refused are left, all others are one act of the log. 409 for another version, before it was tried to its end, and where it was started already",
  access: { staff: MAY_IMPORT },
  effect: "write",
  isSensitive: true,
  request: {
    params: idParam,
    body: json(z.object({ version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(dataImport),
});

const importRow = z.object({
  row: z.int(),
  /** Value that identifies the row's record, such as a product code. */
  key: z.string(),
  outcome: z.enum(ROW_OUTCOMES),
  /** Errors by column label, present for refused rows. */
  faults: z.record(z.string(), z.array(z.string())),
  /** The row's cells as uploaded, present for refused rows. */
  cells: z.array(z.string()),
  /** Old and new value by column label, present for changed rows. */
  changes: z.record(z.string(), z.array(z.string()).length(2)),
  /**
   * Why staff should check the row before writing; empty for most rows. Rows with a warning are listed first.
   */
  warning: z.string(),
});
export type ImportRow = z.infer<typeof importRow>;

export const listImportRows = call({
  method: "get",
  path: "/staff/imports/{id}/rows",
  tag,
  summary:
    "What became of each row of the file, or would, in its order but those with a warning first, 50 a page (`per_page` up to 500)",
  access: { staff: MAY_IMPORT },
  effect: "read",
  request: {
    params: idParam,
    query: z.object({
      outcome: z.enum(ROW_OUTCOMES, { error: MESSAGES.invalid("Ce se întâmplă") }).optional(),
      page: numberQuery(1, 1, 1_000_000),
      per_page: numberQuery(50, 1, 500),
    }),
  },
  answer: paged(importRow),
});
