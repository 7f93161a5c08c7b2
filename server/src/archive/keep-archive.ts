/** Keeps the archive of the embedded database up to date while the shop runs (docs/decisions/0142). */
import { statfs } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { ArchiveStore } from "./archive-store.ts";
import { basesIn, segmentAfter } from "./archive-layout.ts";
import { type ArchiveState, readArchiveState, writeArchiveState } from "./archive-state.ts";
import { type BaseSource, storeBase } from "./base-backup.ts";
import { dropSpool, emptySpool, packSpool } from "./log-spool.ts";
import { outdated } from "./retention.rules.ts";

export interface LogArchive {
  /** Stores the remaining segments after the database has stopped. Gives up after 20 s. */
  finish(): Promise<void>;
}

export interface ArchiveOptions extends BaseSource {
  store: ArchiveStore;
  /** The folder into which PostgreSQL copies finished segments. */
  spool: string;
  days: number;
  /**
   * Below this free disk space, unarchived segments are deleted, because selling is more important than
   * archiving.
   */
  minFreeBytes?: number;
  log: (sentence: string) => void;
}

const LOOK_MS = 5_000;
const MAX_PAUSE_MS = 60_000;
const FINISH_MS = 20_000;
const DAY_MS = 86_400_000;
const MIN_FREE_BYTES = 2 * 1024 ** 3;

/** Archives until `finish`. Failures are logged, recorded in the state file and retried. */
export function keepArchive(options: ArchiveOptions): LogArchive {
  const stopping = new AbortController();
  const working = work();

  async function work(): Promise<void> {
    for (let pauseMs = LOOK_MS; !stopping.signal.aborted;) {
      pauseMs = (await archiveOnce(options, { stopping: stopping.signal }))
        ? LOOK_MS
        : Math.min(pauseMs * 2, MAX_PAUSE_MS);
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    async finish() {
      stopping.abort();
      const last = working.then(() => archiveOnce(options));
      await Promise.race([last, pause(FINISH_MS, undefined, { ref: false })]);
    },
  };
}

/**
 * Stores all finished segments and, once a day or after a gap in the log, a base backup. Returns whether
 * everything succeeded.
 * If `stopping` is undefined, the database has already stopped and no base backup is made.
 */
export async function archiveOnce(
  options: ArchiveOptions,
  { stopping }: { stopping?: AbortSignal } = {},
): Promise<boolean> {
  const { line, spool, store, dataDir, log } = options;
  const known = await readArchiveState(dataDir);
  let state: ArchiveState = known?.line === line ? known : { line, spool };
  const note = async (changes: Partial<ArchiveState>): Promise<void> => {
    state = { ...state, ...changes };
    await writeArchiveState(dataDir, state);
  };
  try {
    await packSpool(spool);
    await emptySpool(spool, {
      store,
      line,
      async arrived(segment) {
        const isNext = state.lastSegment === undefined || segment <= segmentAfter(state.lastSegment);
        // After a gap, a new base backup makes restores possible again.
        await note({ lastSegment: segment, ...(!isNext && { baseAt: undefined }) });
      },
    });
    const isDue = state.baseAt === undefined || Date.now() - state.baseAt.getTime() > DAY_MS;
    if (isDue && stopping?.aborted === false) {
      await note({ baseAt: await storeBase(store, options) });
      await prune(options);
    }
    if (state.why !== undefined) {
      log("Archiving works again.");
      await note({ why: undefined });
    }
    return true;
  } catch (error) {
    // If the shop is being stopped, the database may stop during a base backup.
    if (stopping?.aborted) return false;
    const why = error instanceof Error ? error.message : String(error);
    if (why !== state.why) log(`The archive of the database could not be written. ${why}`);
    await note({ why }).catch(() => undefined);
    await makeRoom(options, note).catch(() => undefined);
    return false;
  }
}

async function makeRoom(
  { spool, log, minFreeBytes = MIN_FREE_BYTES }: ArchiveOptions,
  note: (changes: Partial<ArchiveState>) => Promise<void>,
): Promise<void> {
  const { bavail, bsize } = await statfs(spool);
  if (bavail * bsize > minFreeBytes) return;
  log("The disk is nearly full: unarchived parts of the log are deleted. The shop stays open.");
  await note({ baseAt: undefined });
  await dropSpool(spool);
}

async function prune({ store, line, days }: ArchiveOptions): Promise<void> {
  const baseFiles = await store.list(`base/${line}/`);
  const logFiles = await store.list(`wal/${line}/`);
  const horizon = new Date(Date.now() - days * DAY_MS);
  for (const name of outdated(basesIn(baseFiles), { baseFiles, logFiles, horizon })) await store.remove(name);
}
