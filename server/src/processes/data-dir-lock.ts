import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findCommand, findProcessIdentity } from "./process-identity.ts";
import { makeDataDir } from "../data-dir.ts";

interface LockOwner {
  pid: number;
  identity: string;
  command: string;
  /** True while the holder shuts down, so that waiting for the lock is worthwhile. */
  isStopping: boolean;
}

export interface DataDirLock {
  announceStop(): void;
  release(): void;
}

const lockedFiles = new Set<string>();
const briefMs = 1_500;
const stoppingMs = 40_000;

/**
 * Takes the lock that lets only one process work on a DATA_DIR. If another process has it, returns that
 * process's id.
 * Takes over an ended process's lock and waits for a stopping process.
 */
export async function lockDataDir(
  dataDir: string,
  log: (sentence: string) => void,
): Promise<{ ok: true; lock: DataDirLock } | { ok: false; pid: number }> {
  makeDataDir(dataDir);
  const file = join(dataDir, "running.json");
  const startedAt = Date.now();
  for (let reported = false; ; reported = true) {
    if (tryToTake(file)) return { ok: true, lock: lockOf(file) };
    const holder = readHolder(file);
    if (holder && isAlive(holder, file)) {
      if (Date.now() - startedAt > (holder.isStopping ? stoppingMs : briefMs))
        return { ok: false, pid: holder.pid };
      if (!reported) log("Another shop uses this data folder; waiting for it to stop.");
      await pause(200);
    } else {
      rmSync(file, { force: true });
    }
  }
}

// Compares the command line, too: after a power failure, another process may have the same id and start time.
function isAlive({ pid, identity, command }: LockOwner, file: string): boolean {
  if (pid === process.pid) return lockedFiles.has(file);
  return findProcessIdentity(pid) === identity && findCommand(pid) === command;
}

// The file is complete before it is linked, so that the lock never appears partially.
function tryToTake(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(ourselves(false)), { mode: 0o600 });
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  } finally {
    rmSync(own);
  }
}

function lockOf(file: string): DataDirLock {
  lockedFiles.add(file);
  return {
    announceStop: () => writeFileSync(file, JSON.stringify(ourselves(true))),
    release: () => {
      lockedFiles.delete(file);
      rmSync(file, { force: true });
    },
  };
}

function ourselves(isStopping: boolean): LockOwner {
  const { pid } = process;
  return { pid, identity: findProcessIdentity(pid) ?? "", command: findCommand(pid), isStopping };
}

function readHolder(file: string): LockOwner | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // The file is being released or rewritten at this moment.
    return undefined;
  }
}
