import { STAFF_MESSAGES } from "@curat/contract/messages.values";
import { mayImport, SHEET_KINDS } from "@curat/contract/staff/exchange.values";
import * as calls from "@curat/contract/staff/imports";
import type { ApiContext } from "../../../context.ts";
import type { Staff } from "../../../http/caller.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { inUse, invalid, notFound, Refusal } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { findBackgroundJob, findLastJobWith, showJob } from "../../platform/background-jobs/index.ts";
import { StaleVersion } from "../../platform/changes/index.ts";
import { toShownPlace } from "../../platform/geography/index.ts";
import { toWireKind } from "./exchange.wire.ts";
import { checkImport, type ImportAction, startImport, takeIn } from "./imports.service.ts";
import {
  type DataImport,
  findImport,
  listUnresolvedPlaces,
  listImportFiles,
  listReport,
} from "./imports.store.ts";
import { KINDS } from "./kinds/kinds.ts";

const ROWS_PER_PAGE = 20;

export function importsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  const kindsFor = ({ permissions }: Staff) => SHEET_KINDS.filter((kind) => mayImport(kind, permissions));

  serve(app, calls.listImportKinds, async ({ staff }) => ({
    data: kindsFor(staff).map((kind) => toWireKind(KINDS[kind])),
  }));

  serve(app, calls.listImports, async ({ query: { page }, staff, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listImportFiles(db, kindsFor(staff), paging);
    return pagedAnswer(await Promise.all(rows.map(shown)), { ...paging, total }, url);
  });

  serve(app, calls.getImport, async ({ params, staff }) => ({
    data: await shown(await own(params.id, staff)),
  }));

  serve(app, calls.uploadImport, async ({ body: { kind, file }, staff }) => {
    requireKind(kind, staff);
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { data: await answered(await takeIn(context, { kind, name: file.name, bytes, actor: staff })) };
  });

  serve(app, calls.checkImport, async ({ params, body, staff }) => {
    const { id } = await own(params.id, staff);
    const { columns, version: expectedVersion, decimal_mark: decimalMark, adds, places } = body;
    const input = { id, expectedVersion, actor: staff, columns, options: { decimalMark, adds }, places };
    return { data: await answered(await checkImport(context, input), id) };
  });

  serve(app, calls.startImport, async ({ params, body: { version: expectedVersion }, staff }) => {
    const { id } = await own(params.id, staff);
    return { data: await answered(await startImport(context, { id, expectedVersion, actor: staff }), id) };
  });

  serve(
    app,
    calls.listImportRows,
    async ({ params, query: { outcome, page, per_page: perPage }, staff, url }) => {
      const { id } = await own(params.id, staff);
      const paging = { page, perPage };
      const { rows, total } = await listReport(db, id, { outcome, ...paging });
      return pagedAnswer(rows, { ...paging, total }, url);
    },
  );

  async function own(text: string, staff: Staff): Promise<DataImport> {
    const file = await findImport(db, idOf(text));
    if (!file) throw notFound();
    requireKind(file.kind, staff);
    return file;
  }

  async function answered(act: ImportAction, id?: number) {
    const file = await findImport(db, act.ok ? act.id : (id ?? 0));
    if (act.ok && file) return shown(file);
    if (act.ok || act.error === "unknown") throw notFound();
    if (act.error === "refused") throw invalid(act.errors);
    const current = file ? await shown(file) : {};
    if (act.error === "conflict") throw inUse(act.why, current);
    throw new StaleVersion(current, file?.version ?? 0);
  }

  async function shown(file: DataImport) {
    const { id, kind, head, sample, columns, version } = file;
    const job = (jobId: number | null) => (jobId === null ? null : showJob(db, jobId));
    return {
      id,
      kind,
      file: file.fileName,
      head,
      sample,
      columns: { ...columns },
      decimal_mark: file.options.decimalMark ?? null,
      adds: file.options.adds ?? null,
      places: (await listUnresolvedPlaces(db, id)).map((input) =>
        toShownPlace(input, file.options.places ?? {}),
      ),
      rows: file.rowCount,
      check: await job(file.checkJobId),
      write: await job(file.writeJobId),
      undo: await job(await undoOf(file)),
      by: file.actorName,
      created_at: file.createdAt.toISOString(),
      version,
    };
  }

  async function undoOf({ writeJobId }: DataImport): Promise<number | null> {
    const written = writeJobId === null ? undefined : await findBackgroundJob(db, writeJobId);
    return (written && (await findLastJobWith(db, "undo", ["batch", written.batch]))?.id) ?? null;
  }
}

function requireKind(kind: DataImport["kind"], { permissions }: Staff): void {
  if (!mayImport(kind, permissions)) throw new Refusal(403, { message: STAFF_MESSAGES.notAllowed });
}
