/** The door of the API: everything that other packages may use of it. */
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
import { openStaffDesk, type StaffDesk } from "./modules/platform/staff/index.ts";
import { openSpokenTexts } from "./modules/platform/settings/index.ts";
import { openCatalogue } from "./modules/catalogue/search/index.ts";
import { importShop, isShopEmpty, type ShopImport } from "./import/shop-import.ts";

export type { KeptLog, ProcessHeap } from "./config.ts";
export type { ApiConfig, LogEntry } from "./config.ts";
export type { ReplicaReads } from "./db/replicas.ts";
export type { Figures, PoolState } from "./health.ts";
export type { FocalPoint, Medium } from "./modules/platform/media/index.ts";
export { keepSpareReader } from "./reader/read-apart.ts";
export { waitForAdvisoryLock } from "./db/advisory-lock.ts";
export { listMails, readMail, readPaper } from "./modules/backoffice/notifications/index.ts";
export {
  asPart,
  type BeginPart,
  currentTrace,
  duringTrace,
  newTrace,
  readTraceparent,
  tellParts,
  type Trace,
} from "./trace.ts";
export { withoutPersons } from "./text/without-persons.ts";
export { type PdfContent, renderPdf, type Sheet } from "./pdf/render-pdf.ts";
export type * from "./import/shop-import.ts";

/** To each replica, from one process: what is asked there takes long and comes seldom. */
const REPLICA_CONNECTIONS = 4;

export interface Api {
  /** Answers a request for /api/v1/…, in this process and without a socket; `visitor` asks where no header tells of another. */
  fetch(request: Request, asking?: { visitor?: string }): Promise<Response>;
  /** Brings the database's tables to this version, or only up to the migration of that name; tells what it applied. */
  migrate(upTo?: string): Promise<string[]>;
  isShopEmpty(): Promise<boolean>;
  /** Whether any locality is known. */
  hasLocalities(): Promise<boolean>;
  /** Writes a part of a catalogue or of the shop around it; each call is one transaction. */
  importShop(part: ShopImport): Promise<void>;
  /** Takes over the full nomenclature of localities from the text of its file; all of it or nothing. */
  importLocalities(text: string): Promise<NomenclatureReport>;
  /** Works off jobs until it is stopped, or can not go on; where another worker works it waits for its end. */
  startWorker(options?: WorkerOptions): Promise<Worker>;
  /** Jobs that failed for good, and what becomes of them. */
  failedJobs: FailedJobs;
  /** Compares what lists read with what the catalogue says, repairs it and tells what differed. */
  reindex(): Promise<CheckReport>;
  /** The medium at an address below /media/, without a size; undefined where there is none. */
  findMedium(address: string): Promise<Medium | undefined>;
  /** The Commission's durability label filled for a product, as SVG; undefined where there is none. */
  readLabel(productId: number): Promise<string | undefined>;
  /** The bytes of an upload; undefined for what a provider makes, and for an unknown id. */
  readOriginal(id: number): Promise<Buffer | undefined>;
  /** A feed or a sitemap as it was written last; "unknown" where there is no such file, "unwritten" before the first time. */
  findPublicFile(asked: {
    name: string;
    key?: string | undefined;
  }): Promise<FoundFile | "unknown" | "unwritten">;
  /** People and keys, from the server itself. */
  staff: StaffDesk;
  /** Resolves when lists and searches answer at full speed; without it the first question starts the index. */
  warmUp(): Promise<void>;
  /** Resolves when lists and searches of this process answer with everything that was committed before. */
  caughtUp(): Promise<void>;
  /** Follows what is changed, in any process: calls `listener` with the cache tags of what was touched, once this one answers with it. */
  onTouched(listener: (tags: readonly string[]) => void): void;
  /** Whether this process can answer; never throws. */
  health(): Promise<Health>;
  /** How the shop's work goes, whatever process does it. */
  figures(): Promise<Figures>;
  /** Everything that may go wrong, looked at now; never throws. */
  examine(sees: DoctorSees): Promise<Checked[]>;
  pool(): PoolState;
  /** Who answered the long readings of this process. */
  replicaReads(): ReplicaReads;
  close(): Promise<void>;
}

/** Opens the API over its database. Connects when first asked; `close` ends every connection. */
export function createApi(config: ApiConfig): Api {
  const log = config.log ?? ((entry: LogEntry) => console.log(JSON.stringify(entry)));
  const onLost = (error: Error): void =>
    log({ level: "warn", message: "A database connection was lost.", error });
  const onSlow = (slow: SlowStatement): void =>
    // Jobs may take their time.
    log({ level: config.work === "jobs" ? "info" : "warn", message: "A statement was slow.", ...slow });
  const directUrl = directUrlOf(config);
  const database =
    config.work === "jobs"
      ? openDatabase(directUrl, config.poolSize, onLost, { limits: JOB_LIMITS, onSlow })
      : openDatabase(config.databaseUrl, config.poolSize, onLost, {
          isPooled: config.databaseDirectUrl !== undefined,
          onSlow,
        });
  // Who works off jobs writes what he reads.
  const replicaUrls = config.work === "jobs" ? [] : (config.databaseReplicaUrls ?? []);
  const replicas = new Replicas(database.pool, replicaUrls, {
    ...REQUEST_LIMITS,
    max: Math.min(config.poolSize, REPLICA_CONNECTIONS),
    onError: onLost,
  });
  // A pooler takes no options of a connection.
  const reader =
    config.checkAnswers && config.databaseDirectUrl === undefined
      ? openDatabase(config.databaseUrl, config.poolSize, onLost, { isReadOnly: true, onSlow })
      : undefined;
  const feed = new ChangeFeed({ databaseUrl: directUrl, log });
  const catalogue = openCatalogue({ db: database.db, config, log, feed });
  const context: ApiContext = { db: database.db, now: () => new Date(), config, log };
  const spoken = openSpokenTexts(context);
  feed.onTouched(spoken.drop);
  const app = buildApp(context, {
    pool: database.pool,
    readAside: (read) => replicas.read(read),
    readOnly: (read) => (reader ? readFrom(reader.pool, read) : read()),
    catalogue,
    spoken,
  });
  return {
    fetch: async (request, asking = {}) => app.fetch(request, asking),
    migrate: (upTo) => migrate(database, { upTo, log }),
    isShopEmpty: () => isShopEmpty(context.db),
    hasLocalities: () => hasLocalities(context.db),
    importShop: (part) => importShop(context, part),
    importLocalities: (text) => importNomenclature(context.db, text),
    startWorker: (options) => runWorker(database, context, options),
    failedJobs: failedJobsOf(context.db),
    reindex: () => checkReadModel(context.db, context.now()),
    findMedium: (address) => loadMediumAt(context.db, address),
    readLabel: (productId) => readLabel(context.db, productId),
    readOriginal: (id) => loadOriginal(context.db, id),
    findPublicFile: (asked) => findPublicFile(context.db, asked),
    staff: openStaffDesk(context),
    warmUp: () => catalogue.ready(),
    caughtUp: () => catalogue.caughtUp(),
    onTouched: (listener) => {
      feed.onTouched(listener);
      feed.start();
    },
    health: () => readHealth(database, catalogue),
    figures: () => readFigures(database),
    examine: (sees) => examine(context, sees),
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
