/** The public interface of the API: everything that other packages may use. */
import type { Checked } from "@curat/contract/staff/doctor";
import { type FailedJobs, failedJobsOf } from "./modules/backoffice/failed-jobs/index.ts";
import { runWorker, type Worker, type WorkerOptions } from "./jobs/runner.ts";
import { buildApp } from "./app.ts";
import type { ApiConfig, LogEntry } from "./config.ts";
import type { ApiContext } from "./context.ts";
import { directUrlOf, JOB_LIMITS, openDatabase, REQUEST_LIMITS, type SlowStatement } from "./db/database.ts";
import { migrate } from "./db/migrate.ts";
import { readFrom, type ReplicaReads, Replicas } from "./db/replicas.ts";
import { type Figures, type Health, poolState, type PoolState, readFigures, readHealth } from "./health.ts";
import { type CheckReport, checkReadModel } from "./modules/catalogue/catalog/index.ts";
import {
  hasLocalities,
  importNomenclature,
  type NomenclatureReport,
} from "./modules/platform/geography/index.ts";
import { findPublicFile, type FoundFile } from "./modules/publishing/feeds/index.ts";
import { readLabel } from "./modules/catalogue/catalog/index.ts";
import { loadMediumAt, loadOriginal, type Medium } from "./modules/platform/media/index.ts";
import { type DoctorSees, examine } from "./modules/backoffice/doctor/index.ts";
import { ChangeFeed } from "./modules/platform/changes/index.ts";
import { openStaffAccess, type StaffAccess } from "./modules/platform/staff/index.ts";
import { openAccountMirror } from "./modules/platform/accounts/index.ts";
import { openTextOverrides } from "./modules/platform/settings/index.ts";
import { openCatalogue } from "./modules/catalogue/search/index.ts";
import { importShop, isShopEmpty, type ShopImport } from "./import/shop-import.ts";

export type { LogArchiveState, ProcessHeap } from "./config.ts";
export type { ApiConfig, LogEntry } from "./config.ts";
export type { ReplicaReads } from "./db/replicas.ts";
export type { Figures, PoolState } from "./health.ts";
export type { FocalPoint, Medium } from "./modules/platform/media/index.ts";
export { enableStandbyReader } from "./reader/read-apart.ts";
export { waitForAdvisoryLock } from "./db/advisory-lock.ts";
export { listMails, readMail, readDocument } from "./modules/backoffice/notifications/index.ts";
export {
  asPart,
  type BeginPart,
  currentTrace,
  duringTrace,
  newTrace,
  readTraceparent,
  notifyParts,
  type Trace,
} from "./trace.ts";
export { withoutPersons } from "./text/without-persons.ts";
export { type PdfContent, renderPdf, type Sheet } from "./pdf/render-pdf.ts";
export type * from "./import/shop-import.ts";

/** Connections to each replica per process. Replica reads are slow but rare. */
const REPLICA_CONNECTIONS = 4;

export interface Api {
  /**
   * Handles a request for /api/v1/… within this process. `visitor` is the client address if no header
   * contains one.
   */
  fetch(request: Request, asking?: { visitor?: string }): Promise<Response>;
  migrate(upTo?: string): Promise<string[]>;
  isShopEmpty(): Promise<boolean>;
  hasLocalities(): Promise<boolean>;
  importShop(part: ShopImport): Promise<void>;
  importLocalities(text: string): Promise<NomenclatureReport>;
  startWorker(options?: WorkerOptions): Promise<Worker>;
  failedJobs: FailedJobs;
  reindex(): Promise<CheckReport>;
  findMedium(address: string): Promise<Medium | undefined>;
  readLabel(productId: number): Promise<string | undefined>;
  readOriginal(id: number): Promise<Buffer | undefined>;
  /** Returns the latest version of a feed or sitemap; "unwritten" before it is first written. */
  findPublicFile(requested: {
    name: string;
    key?: string | undefined;
  }): Promise<FoundFile | "unknown" | "unwritten">;
  staff: StaffAccess;
  warmUp(): Promise<void>;
  /** Resolves when this process's lists and searches include everything committed before the call. */
  caughtUp(): Promise<void>;
  /**
   * Calls `listener` with the cache tags of each change once this process serves it. Includes changes made by other
   * processes.
   */
  onTouched(listener: (tags: readonly string[]) => void): void;
  health(): Promise<Health>;
  figures(): Promise<Figures>;
  examine(sees: DoctorSees): Promise<Checked[]>;
  pool(): PoolState;
  replicaReads(): ReplicaReads;
  close(): Promise<void>;
}

/** Creates the API over its database. Connects on first use; `close` ends every connection. */
export function createApi(given: ApiConfig): Api {
  const log = given.log ?? ((entry: LogEntry) => console.log(JSON.stringify(entry)));
  const onLost = (error: Error): void =>
    log({ level: "warn", message: "A database connection was lost.", error });
  const onSlow = (slow: SlowStatement): void =>
    // Jobs may take longer, so their slow statements are logged as information.
    log({ level: config.work === "jobs" ? "info" : "warn", message: "A statement was slow.", ...slow });
  const config: ApiConfig = {
    ...given,
    storedAccounts: { find: (provider) => accounts.find(provider), drop: () => accounts.drop() },
  };
  const directUrl = directUrlOf(config);
  const database =
    config.work === "jobs"
      ? openDatabase(directUrl, config.poolSize, onLost, { limits: JOB_LIMITS, onSlow })
      : openDatabase(config.databaseUrl, config.poolSize, onLost, {
          isPooled: config.databaseDirectUrl !== undefined,
          onSlow,
        });
  // The worker reads its own writes, so it does not use replicas.
  const replicaUrls = config.work === "jobs" ? [] : (config.databaseReplicaUrls ?? []);
  const replicas = new Replicas(database.pool, replicaUrls, {
    ...REQUEST_LIMITS,
    max: Math.min(config.poolSize, REPLICA_CONNECTIONS),
    onError: onLost,
  });
  // A pooler does not accept connection options.
  const reader =
    config.checkAnswers && config.databaseDirectUrl === undefined
      ? openDatabase(config.databaseUrl, config.poolSize, onLost, { isReadOnly: true, onSlow })
      : undefined;
  const feed = new ChangeFeed({ databaseUrl: directUrl, log });
  const catalogue = openCatalogue({ db: database.db, config, log, feed });
  const context: ApiContext = { db: database.db, now: () => new Date(), config, log };
  const spoken = openTextOverrides(context);
  feed.onTouched(spoken.drop);
  const accounts = openAccountMirror(context);
  feed.onTouched(accounts.dropBy);
  const app = buildApp(context, {
    pool: database.pool,
    readDeferred: (read) => replicas.read(read),
    readOnly: (read) => (reader ? readFrom(reader.pool, read) : read()),
    catalogue,
    spoken,
    accounts,
  });
  return {
    fetch: async (request, asking = {}) => app.fetch(request, asking),
    migrate: (upTo) => migrate(database, { upTo, log }),
    isShopEmpty: () => isShopEmpty(context.db),
    hasLocalities: () => hasLocalities(context.db),
    importShop: (part) => importShop(context, part),
    importLocalities: (text) => importNomenclature(context.db, text),
    startWorker: (options) => runWorker(database, context, { ...options, refresh: accounts.refresh }),
    failedJobs: failedJobsOf(context.db),
    reindex: () => checkReadModel(context.db, context.now()),
    findMedium: (address) => loadMediumAt(context.db, address),
    readLabel: (productId) => readLabel(context.db, productId),
    readOriginal: (id) => loadOriginal(context.db, id),
    findPublicFile: (requested) => findPublicFile(context, requested),
    staff: openStaffAccess(context),
    warmUp: () => catalogue.ready(),
    caughtUp: () => catalogue.caughtUp(),
    onTouched: (listener) => {
      feed.onTouched(listener);
      feed.start();
    },
    health: () => readHealth(database, catalogue),
    figures: () => readFigures(database),
    examine: async (sees) => {
      await accounts.refresh();
      return examine(context, sees);
    },
    pool: () => poolState(database.pool),
    replicaReads: () => replicas.reads(),
    close: async () => {
      await feed.close();
      await catalogue.close();
      await replicas.close();
      await reader?.close();
      await database.close();
    },
  };
}
