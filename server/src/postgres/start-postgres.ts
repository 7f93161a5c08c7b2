import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort, isPortFree } from "../processes/free-port.ts";
import { findProcessIdentity } from "../processes/process-identity.ts";
import { locateBinaries } from "./binaries.ts";
import { ensureCluster, plainEnvironment, role } from "./cluster.ts";
import {
  type DatabaseArchive,
  type DatabaseHome,
  rememberPort,
  settleArchive,
  settleDatabaseHome,
  socketFolderOf,
} from "./database-home.ts";
import { findPostmaster, removeStaleLocks, stopPostmaster, type Postmaster } from "./postmaster.ts";
import { keepServerLogShort, lastLines, openServerLog } from "./server-log.ts";
import { canAdopt, ensureDatabase, fingerprint, maxConnections, serverOptions } from "./server-options.ts";

export interface PostgresOptions {
  dataDir: string;
  log: (sentence: string) => void;
  /** For tests: faster, but data does not survive a power failure. */
  fast?: boolean;
  /** The system user that runs the server if we are root; created if missing. */
  systemUser?: string;
  /** Whether the server's log is archived; undefined keeps the setting of the last start. */
  isArchived?: boolean | undefined;
  /** Whether a running shop owns the server, which is then neither started nor stopped here. */
  isBorrowed?: boolean;
}

export interface RunningPostgres {
  url: string;
  maxConnections: number;
  archive: DatabaseArchive | undefined;
  wasRunning: boolean;
  /** Resolves when the server has ended for any reason. */
  exited: Promise<void>;
  stop(): Promise<void>;
}

const loopback = "127.0.0.1";
const readyWithinMs = 60_000;
// Number of attempts to start: after a server is killed, its child processes keep the shared memory for a
// moment.
const attempts = 6;

/**
 * Starts the embedded PostgreSQL of this DATA_DIR, or adopts a server that an earlier run left behind.
 * The server runs in a separate session: only `stop` reaches it, not Ctrl-C in the terminal.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { dataDir, log, fast = false, systemUser = "postgres", isBorrowed = false, isArchived } = options;
  const home = settleDatabaseHome(dataDir, systemUser);
  refuseForeignCluster(home);
  const archive = settleArchive(dataDir, home, isBorrowed ? undefined : isArchived);
  const binaries = locateBinaries(home.user);
  const name = fingerprint(binaries, fast);
  const left = await (isBorrowed ? waitForAnothers(home.cluster) : waitUntilReady(home.cluster));
  const requested = {
    name,
    cluster: home.cluster,
    isArchived: isBorrowed ? undefined : archive !== undefined,
  };
  if (left && (await canAdopt(urlOf(home, left.port), requested))) {
    log("Using a database that was already running.");
    const found = { ...handle(home, left), archive };
    if (!isBorrowed) keepServerLogShort(dataDir, found.exited);
    return found;
  }
  if (left && isBorrowed)
    throw new Error("A shop with another version or other settings is running here: stop it first.");
  if (left) {
    log("Stopping a database that was running with other settings.");
    await stopPostmaster(left.pid);
  }
  await ensureCluster(home, { binaries, fast });
  const started = await startWithRetries(home, { dataDir, binaries, fast, name, spool: archive?.spool });
  rememberPort(dataDir, started.postmaster.port);
  try {
    await ensureDatabase(urlOf(home, started.postmaster.port, "postgres"));
  } catch (error) {
    await stopPostmaster(started.postmaster.pid);
    throw error;
  }
  const running = { ...handle(home, started.postmaster, started.child), archive };
  keepServerLogShort(dataDir, running.exited);
  return running;
}

interface Launch {
  dataDir: string;
  binaries: string;
  fast: boolean;
  name: string;
  spool: string | undefined;
}

interface Started {
  child: ChildProcess;
  postmaster: Postmaster;
}

async function startWithRetries(home: DatabaseHome, launch: Launch): Promise<Started> {
  for (let attempt = 1; ; attempt++) {
    const started = await startOnce(home, launch);
    if (started) return started;
    if (attempt === attempts) throw new Error(`The database did not start:\n${lastLines(launch.dataDir)}`);
    await pause(100 * 2 ** attempt);
  }
}

async function startOnce(home: DatabaseHome, launch: Launch): Promise<Started | undefined> {
  removeStaleLocks(home.cluster);
  const isPreferredPortFree = home.port !== undefined && (await isPortFree(loopback, home.port));
  const port = isPreferredPortFree && home.port ? home.port : await findFreePort(loopback);
  const log = openServerLog(launch.dataDir);
  const { fast, name, spool } = launch;
  const socketFolder = socketFolderOf(home);
  const options = serverOptions({ port, host: loopback, socketFolder, fast, name, spool });
  const child = spawn(join(launch.binaries, "bin/postgres"), ["-D", home.cluster, ...options], {
    cwd: home.folder,
    env: plainEnvironment,
    detached: true,
    stdio: ["ignore", log, log],
    ...home.user,
  });
  closeSync(log);
  await once(child, "spawn");
  const postmaster = await waitUntilReady(home.cluster, child);
  if (postmaster) child.unref();
  return postmaster && { child, postmaster };
}

/** Waits for a server that is starting or stopping; returns undefined if there is none or it has ended. */
async function waitUntilReady(cluster: string, child?: ChildProcess): Promise<Postmaster | undefined> {
  for (const deadline = Date.now() + readyWithinMs; Date.now() < deadline; await pause(20)) {
    const postmaster = findPostmaster(cluster);
    if (postmaster?.isReady && (!child || postmaster.pid === child.pid)) return postmaster;
    if (child ? child.exitCode !== null || child.signalCode !== null : !postmaster) return undefined;
  }
  const pid = child?.pid ?? findPostmaster(cluster)?.pid;
  if (pid) await stopPostmaster(pid);
  return undefined;
}

async function waitForAnothers(cluster: string): Promise<Postmaster> {
  for (const deadline = Date.now() + readyWithinMs; Date.now() < deadline; await pause(50)) {
    const postmaster = findPostmaster(cluster);
    if (postmaster?.isReady) return postmaster;
  }
  throw new Error("The running shop has no database yet: check its log, and try again when it is open.");
}

function handle(
  home: DatabaseHome,
  postmaster: Postmaster,
  child?: ChildProcess,
): Omit<RunningPostgres, "archive"> {
  return {
    url: urlOf(home, postmaster.port),
    maxConnections,
    wasRunning: !child,
    exited: child ? exitOf(child) : disappearance(postmaster.pid),
    stop: () => stopPostmaster(postmaster.pid),
  };
}

async function exitOf(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

// Resolves when the process has ended. An adopted server is not our child, so it must be polled.
async function disappearance(pid: number): Promise<void> {
  const identity = findProcessIdentity(pid);
  if (!identity) return;
  while (findProcessIdentity(pid) === identity) await pause(500, undefined, { ref: false });
}

function urlOf(home: DatabaseHome, port: number, database: string = role): string {
  const host = encodeURIComponent(socketFolderOf(home) ?? loopback);
  return `postgresql://${role}:${home.password}@${host}:${port}/${database}`;
}

function refuseForeignCluster({ cluster }: DatabaseHome): void {
  const uid = process.getuid?.();
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid;
  if (!uid || owner === undefined || owner === uid) return;
  throw new Error(`The database in ${cluster} belongs to user ${owner}: start as that user, or as root.`);
}
