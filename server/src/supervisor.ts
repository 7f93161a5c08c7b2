import cluster from "node:cluster";
import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { openArchive } from "./archive/archive-store.ts";
import { keepArchive } from "./archive/keep-archive.ts";
import { keepPostgresRunning } from "./postgres/keep-postgres.ts";
import type { RunningPostgres } from "./postgres/start-postgres.ts";
import { connectionsPerProcess, settingsForChild, type ProcessSettings } from "./process-settings.ts";
import { lacksDemoOwner } from "./demo-owner.ts";
import { isPrepared } from "./prepared.ts";
import { loadOrCreateKey } from "./stored-keys.ts";
import { lockDataDir } from "./processes/data-dir-lock.ts";
import { exitOf, keepRunning, reasonOf, type SupervisedProcess } from "./processes/keep-running.ts";
import { relayBuyers } from "./processes/buyer-presence.ts";
import { requirePort } from "./processes/listening-address.ts";
import { StopStack } from "./processes/stop-stack.ts";
import type { Log } from "./processes/main-log.ts";
import { type MetricsRelay, relayMetrics } from "./metrics/metrics-relay.ts";
import { PROCESS_NAME } from "./metrics/metrics-messages.ts";
import { defaultShopUrl, type Settings } from "./settings.ts";
import { WORKER_ENVIRONMENT, WORKER_FLAGS } from "./worker-flags.ts";
import { withoutRemovedDemo } from "./demo-removal/removed-demo.ts";
import { planStandIns } from "./stand-ins.ts";

export interface EntryPoints {
  web: string;
  worker: string;
  prepareData: string;
  /** Runs the stand-ins; undefined if none are used. */
  standIns?: string;
}

export interface ShopOptions {
  settings: Settings;
  isDev: boolean;
  log: Log;
  entryPoints?: EntryPoints;
}

const ours: EntryPoints = {
  web: fileURLToPath(new URL("web.ts", import.meta.url)),
  worker: fileURLToPath(new URL("worker.ts", import.meta.url)),
  prepareData: fileURLToPath(new URL("prepare-data.ts", import.meta.url)),
  standIns: fileURLToPath(new URL("stand-in-process.ts", import.meta.url)),
};

// Open requests get ten seconds to finish, and the process two more to exit.
const drainMs = 12_000;
/** Kills the worker after five minutes without a response; no job blocks the event loop nearly as long. */
const WORKER_PROBE = { intervalMs: 10_000, failureThreshold: 30 };

/**
 * Starts everything in order. Each step pushes its cleanup on `stops`, which stops in reverse order.
 * Expected failures are thrown with a message for people.
 */
export async function startShop(options: ShopOptions, stops: StopStack): Promise<ProcessSettings> {
  const { log, isDev, entryPoints = ours } = options;
  const isStorefrontOnly = options.settings.apiUrl !== undefined;
  if (!isStorefrontOnly) await takeDataDir(options.settings.dataDir, log, stops);
  const requested = await withPort(options.settings);
  stops.checkpoint();
  const data = isStorefrontOnly ? noData(requested) : await startDatabase(requested, log, stops);
  const settings = await withoutRemovedDemo(requested, data.databaseUrl);
  const forChildren: ProcessSettings = {
    ...settings,
    ...data,
    sealKey: settings.sealKey ?? loadOrCreateKey(settings.dataDir, "seal-key"),
    ...(entryPoints.standIns && (await planStandIns(settings))),
    isDev,
    webProcesses: isDev ? 1 : settings.webProcesses,
  };
  stops.checkpoint();
  const metrics = relayMetrics();
  if (!isStorefrontOnly) {
    if (settings.shopUrl.startsWith("https:") && settings.smtpUrl === undefined)
      log.say("SMTP_URL is not set: mails are only written to the data folder.");
    if (await needsPreparing(forChildren))
      await prepareData(entryPoints.prepareData, forChildren, { log, stops });
  }
  // The processes start concurrently, because a restarting shop is closed until the slowest is up.
  const starts: Promise<void>[] = [];
  if (!isStorefrontOnly) {
    if (entryPoints.standIns && forChildren.standIns)
      starts.push(startStandIns(entryPoints.standIns, forChildren, { log, stops }));
    starts.push(startWorker(entryPoints.worker, withoutPooler(forChildren), { log, stops, metrics }));
  }
  starts.push(startWeb(entryPoints.web, forChildren, { log, stops, metrics }));
  await Promise.all(starts);
  return forChildren;
}

async function takeDataDir(dataDir: string, log: Log, stops: StopStack): Promise<void> {
  const taken = await lockDataDir(dataDir, log.say);
  if (!taken.ok) {
    throw new Error(
      `The shop is already running on ${dataDir} (process ${taken.pid}): stop it, or set another DATA_DIR.`,
    );
  }
  stops.onAnnounce(taken.lock.announceStop);
  stops.push("", async () => taken.lock.release());
}

async function withPort(settings: Settings): Promise<Settings> {
  const port = await requirePort(settings.host, settings.port);
  const wasDefault = settings.shopUrl === defaultShopUrl(settings.host, settings.port);
  return { ...settings, port, shopUrl: wasDefault ? defaultShopUrl(settings.host, port) : settings.shopUrl };
}

/**
 * Returns settings with direct connections, for sessions that outlive a transaction (docs/decisions/0121).
 */
function withoutPooler(settings: ProcessSettings): ProcessSettings {
  const { databaseUrl, databaseDirectUrl } = settings;
  return { ...settings, databaseUrl: databaseDirectUrl ?? databaseUrl, databaseDirectUrl: undefined };
}

type Data = Pick<ProcessSettings, "databaseUrl" | "hasOwnDatabase" | "apiKey" | "databaseConnections">;

function noData(settings: Settings): Data {
  return {
    databaseUrl: undefined,
    apiKey: settings.apiKey ?? "",
    databaseConnections: 0,
  };
}

// The default limit of PostgreSQL and of most hosted servers.
const usualMaxConnections = 100;

async function startDatabase(settings: Settings, log: Log, stops: StopStack): Promise<Data> {
  const apiKey = settings.apiKey ?? loadOrCreateKey(settings.dataDir, "api-key");
  const share = (max: number): number => connectionsPerProcess(max, settings.webProcesses);
  if (settings.databaseUrl) {
    return {
      databaseUrl: settings.databaseUrl,
      apiKey,
      databaseConnections: share(usualMaxConnections),
    };
  }
  const database = await log.tell("Starting the database", () =>
    keepPostgresRunning({
      dataDir: settings.dataDir,
      log: log.say,
      isArchived: settings.backupArchive !== undefined,
    }),
  );
  startArchive(settings, database, { log, stops });
  stops.push("Stopping the database", database.stop);
  return {
    databaseUrl: database.url,
    hasOwnDatabase: true,
    apiKey,
    databaseConnections: share(database.maxConnections),
  };
}

/** Starts the archive. It stops after the database, which writes its last log segment when stopping. */
function startArchive(
  { backupArchive, backupArchiveDays, dataDir }: Settings,
  { url, archive }: Pick<RunningPostgres, "url" | "archive">,
  { log, stops }: Surroundings,
): void {
  if (!backupArchive || !archive) return;
  const options = { ...archive, store: openArchive(backupArchive), days: backupArchiveDays, dataDir, url };
  const stored = keepArchive({ ...options, log: log.say });
  stops.push("Archiving the remaining log", stored.finish);
}

interface Surroundings {
  log: Log;
  stops: StopStack;
}
interface MeasuredSurroundings extends Surroundings {
  metrics: MetricsRelay;
}

/** Returns whether the data must be prepared. Preparing takes seconds even if there is nothing to do. */
async function needsPreparing(settings: ProcessSettings): Promise<boolean> {
  const { databaseUrl, databaseDirectUrl } = settings;
  const direct = databaseDirectUrl ?? databaseUrl;
  // Preparing also checks the pooler, which must happen at each start.
  if (direct === undefined || databaseDirectUrl !== undefined || lacksDemoOwner(settings)) return true;
  return !(await isPrepared({ databaseUrl: direct, demoProducts: settings.demoProducts }));
}

async function prepareData(
  entry: string,
  settings: ProcessSettings,
  { log, stops }: Surroundings,
): Promise<void> {
  await log.tell("Preparing the data", async () => {
    const child = forkChild(entry, settings);
    stops.onAnnounce(() => child.kill("SIGTERM"));
    // Awaited even while stopping, because the database must not stop first.
    await exitOf(child);
    stops.checkpoint();
    if (child.exitCode !== 0)
      throw new Error(`Preparing the data failed (${reasonOf(child)}); the reason is above.`);
  });
}

async function startStandIns(
  entry: string,
  settings: ProcessSettings,
  { log, stops }: Surroundings,
): Promise<void> {
  await log.tell("Starting the stand-ins for card processor, courier and ANAF", async () => {
    const standIns = keepRunning("process of the stand-ins", () => forkChild(entry, settings), log.say);
    stops.push("", () => standIns.stop(drainMs), standIns.kill);
    await stops.untilStop(standIns.ready);
  });
}

async function startWorker(
  entry: string,
  settings: ProcessSettings,
  { log, stops, metrics }: MeasuredSurroundings,
): Promise<void> {
  await log.tell("Starting the worker", async () => {
    const start = (): ChildProcess =>
      metrics.add(
        forkChild(entry, settings, { name: "worker", flags: WORKER_FLAGS, environment: WORKER_ENVIRONMENT }),
      );
    // Not probed in development, where a debugger may halt the worker for longer.
    const worker = keepRunning("worker", start, log.say, settings.isDev ? undefined : WORKER_PROBE);
    stops.push("Stopping the worker", () => worker.stop(drainMs), worker.kill);
    await stops.untilStop(worker.ready);
  });
}

async function startWeb(
  entry: string,
  settings: ProcessSettings,
  { log, stops, metrics }: MeasuredSurroundings,
): Promise<void> {
  const count = settings.webProcesses;
  // All web processes share one port and accept connections directly from the system.
  // A connection passed by the main process to an ending child would get no response.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: entry, args: settings.isDev ? ["--dev"] : [] });
  const start = (name: string): ChildProcess =>
    relayBuyers(metrics.add(cluster.fork({ ...settingsForChild(settings), [PROCESS_NAME]: name }).process));
  await log.tell(count === 1 ? "Starting the shop" : `Starting the shop in ${count} processes`, async () => {
    const all: SupervisedProcess[] = Array.from({ length: count }, (_, index) =>
      keepRunning("web process", () => start(`web-${index + 1}`), log.say),
    );
    const timeoutMs = drainMs + settings.drainSeconds * 1000;
    stops.push(
      "Finishing open requests",
      async () => void (await Promise.all(all.map((one) => one.stop(timeoutMs)))),
      () => all.forEach((one) => one.kill()),
    );
    await stops.untilStop(Promise.all(all.map((one) => one.ready)));
  });
}

function forkChild(
  entry: string,
  settings: ProcessSettings,
  { name = "", flags = [], environment = {} }: ChildOptions = {},
): ChildProcess {
  return fork(entry, settings.isDev ? ["--dev"] : [], {
    execArgv: [...process.execArgv, ...flags],
    env: { ...environment, ...process.env, ...settingsForChild(settings), [PROCESS_NAME]: name },
  });
}

interface ChildOptions {
  name?: string;
  flags?: readonly string[];
  environment?: Readonly<Record<string, string>>;
}
