/** Staff map a file's columns; a job checks and writes the rows, which can be undone as one batch. */
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
  label: z.string(),
  hint: z.string(),
  /** True if the column identifies the row's record. */
  is_key: z.boolean(),
  is_needed: z.boolean(),
  is_number: z.boolean(),
});
export type SheetColumn = z.infer<typeof column>;

const sheetKind = z
  .object({
    kind,
    columns: z.array(column),
    example: z.array(z.string()),
  })
  .openapi("ImportKind");
export type ImportKind = z.infer<typeof sheetKind>;

export const listImportKinds = call({
  method: "get",
  path: "/staff/import-kinds",
  tag,
  summary: "Lists the kinds of data that the caller may import, with the supported columns of each kind",
  access: { staff: MAY_IMPORT },
  effect: "read",
  answer: one(z.array(sheetKind)),
});

const decimalMark = z.enum([".", ","], { error: MESSAGES.invalid("Separator zecimal") });

const dataImport = z
  .object({
    id: z.int(),
    kind,
    file: z.string(),
    head: z.array(z.string()),
    sample: z.array(z.array(z.string())),
    /** Position of each column in the file, from 0; columns that are not mapped are ignored. */
    columns: z.record(z.string(), z.int()),
    /** Null to detect the decimal separator of each column. */
    decimal_mark: decimalMark.nullable(),
    /** True to add imported quantities to the stock, false to replace it; null before staff choose. */
    adds: z.boolean().nullable(),
    /** Localities in the file that the shop's lists do not contain; filled by the check. */
    places: z.array(unresolvedPlace),
    rows: z.int().nullable(),
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
  summary:
    "Lists the import files of the last 7 days, newest first, 20 per page, limited to kinds that the caller may import",
  access: { staff: MAY_IMPORT },
  effect: "read",
  request: { query: z.object({ page: numberQuery(1, 1, 1_000_000) }) },
  answer: paged(dataImport),
});

export const getImport = call({
  method: "get",
  path: "/staff/imports/{id}",
  tag,
  summary: "Returns one file with its progress",
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
    "Uploads a CSV (any separator, UTF-8, UTF-16 or Windows-1250) or an XLSX (first sheet) of at most 64 MB and 200,000 rows. Columns are matched by name, as in the last import. Nothing is written. 422 for unreadable files",
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
    "Starts a background job that validates the file with these `columns` and reports each row's result; nothing is written. The column names are remembered for the kind. `decimal_mark` resolves cells such as 12.500 if their column is ambiguous; `adds` means that quantities are added to stock; `places` answers the questions in the file's `places`. 409 for a stale version, and during or after writing",
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
          adds: z.boolean({ error: MESSAGES.invalid("Ce reprezintă cantitățile") }).optional(),
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
    "Starts a background job that writes the validated rows as one batch operation; refused rows are skipped. 409 for a stale version, before validation has finished, or if it was already started",
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
  faults: z.record(z.string(), z.array(z.string())),
  cells: z.array(z.string()),
  changes: z.record(z.string(), z.array(z.string()).length(2)),
  /** Why staff should check the row before importing; empty for most rows. Rows with a warning are listed first. */
  warning: z.string(),
});
export type ImportRow = z.infer<typeof importRow>;

export const listImportRows = call({
  method: "get",
  path: "/staff/imports/{id}/rows",
  tag,
  summary:
    "Lists the result, or the expected result, of each row, in file order with warnings first, 50 per page (`per_page` up to 500)",
  access: { staff: MAY_IMPORT },
  effect: "read",
  request: {
    params: idParam,
    query: z.object({
      outcome: z.enum(ROW_OUTCOMES, { error: MESSAGES.invalid("Rezultat") }).optional(),
      page: numberQuery(1, 1, 1_000_000),
      per_page: numberQuery(50, 1, 500),
    }),
  },
  answer: paged(importRow),
});
