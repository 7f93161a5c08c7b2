/** A background job creates the exported file, which clients read in parts. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, numberQuery, one, paged } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { SHEET_KINDS } from "./exchange.values.ts";
import { job } from "./jobs.ts";

const tag = "Staff: export";

const dataExport = z
  .object({
    id: z.int(),
    kind: z.enum(SHEET_KINDS),
    filter: z.record(z.string(), z.string()),
    rows: z.int(),
    job: job.nullable(),
    by: z.string(),
    created_at: z.string(),
  })
  .openapi("DataExport");
export type DataExport = z.infer<typeof dataExport>;

export const listExports = call({
  method: "get",
  path: "/staff/exports",
  tag,
  summary:
    "Lists the export files of the last 7 days, newest first, 20 per page, limited to kinds that the caller may export",
  access: { staff: "exports:view" },
  effect: "read",
  request: { query: z.object({ page: numberQuery(1, 1, 1_000_000) }) },
  answer: paged(dataExport),
});

export const getExport = call({
  method: "get",
  path: "/staff/exports/{id}",
  tag,
  summary: "Returns one file with its progress",
  access: { staff: "exports:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(dataExport),
});

const body = json(
  z.object(
    {
      kind: z.enum(SHEET_KINDS, { error: MESSAGES.invalid("Fel") }),
      /** Query parameters of the list's call, such as those of `GET /staff/products`. */
      filter: z
        .record(z.string().max(40), z.string().max(200), { error: MESSAGES.invalid("Filtru") })
        .default({}),
    },
    { error: MESSAGES.malformed },
  ),
);

export const makeExport = call({
  method: "post",
  path: "/staff/exports",
  tag,
  summary:
    "Starts a background job that exports all matching rows of a kind; 403 for kinds with personal data",
  access: { staff: "exports:edit" },
  effect: "write",
  request: { body },
  answer: one(dataExport),
});

export const makePeopleExport = call({
  method: "post",
  path: "/staff/exports/people",
  tag,
  summary:
    "Starts a background job that exports all matching rows of a kind with personal data (customers, companies, customer groups, orders, reviews); 403 for other kinds. Requires customers:export; the request is logged",
  access: { staff: "exports:edit" },
  effect: "write",
  isSensitive: true,
  request: { body },
  answer: one(dataExport),
});

const rows = one(
  z.object({
    head: z.array(z.string()),
    rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
    next: z.int().nullable(),
  }),
);

const partQuery = z.object({ part: numberQuery(0, 0, 1_000_000) });

export const readExport = call({
  method: "get",
  path: "/staff/exports/{id}/rows",
  tag,
  summary:
    "Returns the rows of a finished file, several hundred per part; 409 while the file is being created, 403 for kinds with personal data",
  access: { staff: "exports:view" },
  effect: "read",
  fromReplica: true,
  request: { params: idParam, query: partQuery },
  answer: rows,
});

export const readPeopleExport = call({
  method: "get",
  path: "/staff/exports/{id}/people",
  tag,
  summary:
    "Returns the rows of a finished file of a kind with personal data; 403 for other kinds. Requires customers:export",
  access: { staff: "exports:view" },
  effect: "read",
  fromReplica: true,
  isSensitive: true,
  request: { params: idParam, query: partQuery },
  answer: rows,
});
