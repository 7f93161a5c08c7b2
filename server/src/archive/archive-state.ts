/** The state of archiving, stored in a file in DATA_DIR. The doctor and the next start read it. */
import { readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { LogArchiveState } from "@curat/api";

export interface ArchiveState {
  line: string;
  /** The last archived segment. The segment archived next must directly follow it. */
  lastSegment?: string | undefined;
  /**
   * When the last complete base backup ended; undefined if the archive has none or the log has a gap since.
   */
  baseAt?: Date | undefined;
  /** Why the last attempt failed; undefined if it succeeded. */
  why?: string | undefined;
  /** The folder of the segments that wait to be archived. */
  spool: string;
}

const pathOf = (dataDir: string): string => join(dataDir, "archive.json");

/** Returns the stored state; undefined if nothing has been archived from this folder yet. */
export async function readArchiveState(dataDir: string): Promise<ArchiveState | undefined> {
  const text = await readFile(pathOf(dataDir), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  // `writeArchiveState` wrote it.
  const stored = JSON.parse(text) as ArchiveState & { baseAt?: string };
  return { ...stored, baseAt: stored.baseAt === undefined ? undefined : new Date(stored.baseAt) };
}

export async function writeArchiveState(dataDir: string, next: ArchiveState): Promise<void> {
  const path = pathOf(dataDir);
  await writeFile(`${path}.new`, `${JSON.stringify(next)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}

/** Returns the state for the doctor; undefined if nothing has been archived from this folder yet. */
export async function logArchiveStateOf(dataDir: string): Promise<LogArchiveState | undefined> {
  const state = await readArchiveState(dataDir);
  if (!state) return undefined;
  const { baseAt, why, spool } = state;
  return { baseAt, why, secondsBehind: await secondsBehind(spool) };
}

/** Returns for how many seconds the oldest segment has waited; 0 if none is waiting. */
async function secondsBehind(spool: string): Promise<number> {
  const names = await readdir(spool).catch((): string[] => []);
  const now = Date.now();
  const waiting = await Promise.all(
    names.map(async (name) => (await stat(join(spool, name)).catch(() => undefined))?.mtimeMs ?? now),
  );
  return Math.max(0, Math.round((now - Math.min(now, ...waiting)) / 1000));
}
