import { STAFF_MESSAGES } from "@curat/contract/messages.values";
import {
  holdsPeople,
  mayExport,
  SHEET_KINDS,
  type SheetKindName,
} from "@curat/contract/staff/exchange.values";
import * as calls from "@curat/contract/staff/exports";
import type { ApiContext } from "../../../context.ts";
import type { Staff } from "../../../http/caller.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { conflict, notFound, Refusal } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { showJob } from "../../platform/background-jobs/index.ts";
import { requestExport } from "./exports.service.ts";
import { type DataExport, findExport, findExportRows, listExportFiles } from "./exports.store.ts";
import { KINDS } from "./kinds/kinds.ts";

const ROWS_PER_PAGE = 20;

export function exportsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;

  serve(app, calls.listExports, async ({ query: { page }, staff, url }) => {
    const kinds = SHEET_KINDS.filter((kind) => mayExport(kind, staff.permissions));
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listExportFiles(db, kinds, paging);
    return pagedAnswer(await Promise.all(rows.map(shown)), { ...paging, total }, url);
  });

  serve(app, calls.getExport, async ({ params, staff }) => ({
    data: await shown(await own(params.id, staff)),
  }));

  serve(app, calls.makeExport, ({ body, staff }) => made(body, staff, { isPeople: false }));
  serve(app, calls.makePeopleExport, ({ body, staff }) => made(body, staff, { isPeople: true }));

  serve(app, calls.readExport, ({ params, query, staff }) =>
    rowsFor(params.id, query.part, { staff, isPeople: false }),
  );
  serve(app, calls.readPeopleExport, ({ params, query, staff }) =>
    rowsFor(params.id, query.part, { staff, isPeople: true }),
  );

  async function made(
    { kind, filter }: Pick<DataExport, "kind" | "filter">,
    staff: Staff,
    { isPeople }: { isPeople: boolean },
  ) {
    requireKind(kind, staff, { isPeople });
    const id = await requestExport(context, { kind, filter, actor: staff });
    return { data: await shown(await own(String(id), staff)) };
  }

  async function rowsFor(id: string, part: number, { staff, isPeople }: { staff: Staff; isPeople: boolean }) {
    const file = await own(id, staff);
    requireKind(file.kind, staff, { isPeople });
    return { data: await rowsOf(file, part) };
  }

  async function rowsOf(file: DataExport, part: number) {
    const isMade = file.jobId !== null && (await showJob(db, file.jobId)).state === "done";
    if (!isMade) throw conflict(await shown(file));
    const found = await findExportRows(db, file.id, part);
    if (!found) throw notFound();
    return {
      head: KINDS[file.kind].columns.map(({ label }) => label),
      rows: found.rows,
      next: found.hasMore ? part + 1 : null,
    };
  }

  async function own(text: string, staff: Staff): Promise<DataExport> {
    const file = await findExport(db, idOf(text));
    if (!file) throw notFound();
    requirePermission(file.kind, staff);
    return file;
  }

  async function shown({ id, kind, filter, rowCount, jobId, actorName, createdAt }: DataExport) {
    return {
      id,
      kind,
      filter,
      rows: rowCount,
      job: jobId === null ? null : await showJob(db, jobId),
      by: actorName,
      created_at: createdAt.toISOString(),
    };
  }
}

/**
 * Throws 403 unless staff may export this kind with this call. Exports of personal data have their own calls, which
 * require a second factor.
 */
function requireKind(kind: SheetKindName, staff: Staff, { isPeople }: { isPeople: boolean }): void {
  requirePermission(kind, staff);
  if (holdsPeople(kind) !== isPeople) throw new Refusal(403, { message: STAFF_MESSAGES.notAllowed });
}

function requirePermission(kind: SheetKindName, { permissions }: Staff): void {
  if (mayExport(kind, permissions)) return;
  const lacksPeople = holdsPeople(kind) && !permissions.includes("customers:export");
  throw new Refusal(403, {
    message: lacksPeople ? STAFF_MESSAGES.noPeopleExport : STAFF_MESSAGES.notAllowed,
  });
}
