import * as calls from "@curat/contract/staff/store-migration";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { conflict, invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { showJob } from "../../platform/background-jobs/index.ts";
import { loadCatalogNames } from "../../catalogue/catalog/index.ts";
import { NameIndex } from "../data-exchange/index.ts";
import { toShownPlace } from "../../platform/geography/index.ts";
import { versionOf } from "../../platform/changes/index.ts";
import {
  addFile,
  choose,
  createMigration,
  dropFile,
  type MigrationResult,
  startMigration,
  startReading,
} from "./migration.service.ts";
import {
  countRecords,
  findMigration,
  listFiles,
  listMigrations,
  listRecords,
  type StoreMigration,
} from "./migration.store.ts";

const ROWS_PER_PAGE = 20;
const RECORDS_PER_PAGE = 50;

export function migrationRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listMigrations, async ({ query: { page }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listMigrations(db, paging);
    return pagedAnswer(rows.map(toListed), { ...paging, total }, url);
  });

  serve(app, calls.createMigration, async ({ body: { platform, store }, staff }) => ({
    data: await shown(await createMigration(context, { platform, store: store.toLowerCase(), actor: staff })),
  }));

  serve(app, calls.getMigration, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(app, calls.addMigrationFile, async ({ params, body: { file }, staff }) => {
    const id = idOf(params.id);
    return { data: await after(id, await addFile(context, { id, file, actor: staff })) };
  });

  serve(app, calls.removeMigrationFile, async ({ params, staff }) => {
    const id = idOf(params.id);
    return {
      data: await after(id, await dropFile(context, { id, fileId: idOf(params.file), actor: staff })),
    };
  });

  serve(app, calls.readMigration, async ({ params, staff }) => {
    const id = idOf(params.id);
    return { data: await after(id, await startReading(context, { id, actor: staff })) };
  });

  serve(app, calls.chooseMigration, async ({ params, body, staff }) => {
    const id = idOf(params.id);
    const chosen = await choose(context, { id, choices: body, actor: staff, loadCurrent: () => shown(id) });
    return { data: await after(id, chosen) };
  });

  serve(app, calls.startMigration, async ({ params, staff }) => {
    const id = idOf(params.id);
    return { data: await after(id, await startMigration(context, { id, actor: staff })) };
  });

  serve(app, calls.listMigratedRecords, async ({ params, query: { page, kind, outcome }, url }) => {
    const id = idOf(params.id);
    if (!(await findMigration(db, id))) throw notFound();
    const paging = { page, perPage: RECORDS_PER_PAGE };
    const { rows, total } = await listRecords(db, id, { kind, outcome, ...paging });
    const records = rows.map(({ theirId, ...row }) => ({ ...row, their_id: theirId }));
    return pagedAnswer(records, { ...paging, total }, url);
  });

  async function after(id: number, written: MigrationResult) {
    if (written.ok) return shown(id);
    if (written.error === "refused") throw invalid(written.errors);
    if (written.error === "unknown") throw notFound();
    throw conflict(await shown(id));
  }

  async function shown(id: number) {
    const { jobId = null } = (await findMigration(db, id)) ?? {};
    // The job is read first, so that a finished job is shown with everything that it wrote.
    const job = jobId === null ? null : await showJob(db, jobId);
    const migration = await findMigration(db, id);
    if (!migration) throw notFound();
    const { choices, notes, cookieKey } = migration;
    const names = new NameIndex(choices ? (await loadCatalogNames(db)).categories : new Map(), ">");
    const [version, files, counts] = await Promise.all([
      versionOf(db, { kind: "moving", id }),
      listFiles(db, id),
      countRecords(db, id),
    ]);
    return {
      ...toListed(migration),
      version,
      files,
      counts,
      notes,
      choices: choices && {
        prices_with_vat: choices.pricesWithVat,
        in_lei: choices.inLei === undefined ? true : choices.inLei,
        vat: byName(choices.vat).map(([name, code]) => ({ name, code })),
        statuses: byName(choices.statuses).map(([name, outcome]) => ({ name, outcome })),
        categories: Object.entries(choices.categories)
          .map(([theirId, { path, to }]) => ({
            id: theirId,
            name: path,
            category: to === "none" ? null : to === "same" ? "" : names.nameOf(to),
          }))
          .toSorted((one, other) => one.name.localeCompare(other.name, "ro")),
        places: (choices.places?.asked ?? []).map((one) => toShownPlace(one, choices.places?.answers ?? {})),
        has_cookie_key: cookieKey !== "",
      },
      job,
    };
  }
}

function toListed({ id, platform, store, stage, createdAt, createdBy }: StoreMigration) {
  return { id, platform, store, stage, created_at: createdAt.toISOString(), created_by: createdBy };
}

function byName<T>(decided: Record<string, T>): [string, T][] {
  return Object.entries(decided).toSorted(([one], [other]) => one.localeCompare(other, "ro"));
}
