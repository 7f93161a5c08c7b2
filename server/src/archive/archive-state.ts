/** The state of archiving, stored in a file of DATA_DIR for the doctor and the next start. */
import { readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { LogArchiveState } from "@curat/api";

export interface ArchiveState {
  line: string;
  /** The last archived segment. The next one must directly follow it. */
  lastSegment?: string | undefined;
  /** When the last complete base backup ended; undefined if there is none or the log has a gap since. */
  baseAt?: Date | undefined;
  why?: string | undefined;
  spool: string;
}

const pathOf = (dataDir: string): string => join(dataDir, "archive.json");

export async function readArchiveState(dataDir: string): Promise<ArchiveState | undefined> {
  const text = await readFile(pathOf(dataDir), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  // Written by `writeArchiveState`.
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

async function secondsBehind(spool: string): Promise<number> {
  const names = await readdir(spool).catch((): string[] => []);
  const now = Date.now();
  const waiting = await Promise.all(
    names.map(async (name) => (await stat(join(spool, name)).catch(() => undefined))?.mtimeMs ?? now),
  );
  return Math.max(0, Math.round((now - Math.min(now, ...waiting)) / 1000));
}
