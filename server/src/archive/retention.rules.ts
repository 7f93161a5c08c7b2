import type { StoredFile } from "./archive-store.ts";
import { type Base, segmentOf } from "./archive-layout.ts";

/**
 * Returns the files of one line that can be deleted while every moment after `horizon` remains restorable.
 * These are base backups older than the newest one before `horizon`, and the log before the oldest kept base
 * backup.
 * `info.json` is deleted first, so that a partly deleted base backup is ignored.
 * Nothing is deleted while the line has no base backup.
 */
export function outdated(
  bases: readonly Base[],
  { baseFiles, logFiles, horizon }: { baseFiles: StoredFile[]; logFiles: StoredFile[]; horizon: Date },
): string[] {
  const oldestRetained = bases.findLast(({ endedAt }) => endedAt <= horizon) ?? bases[0];
  if (!oldestRetained) return [];
  const isOld = (folder: string): boolean => folder < oldestRetained.folder;
  const files = baseFiles.map(({ name }) => name).filter((name) => isOld(name.replace(/[^/]*$/, "")));
  const log = logFiles
    .map(({ name }) => name)
    .filter((name) => (segmentOf(name) ?? oldestRetained.segment) < oldestRetained.segment);
  const isInfo = (name: string): boolean => name.endsWith("/info.json");
  return [...files.filter(isInfo), ...files.filter((name) => !isInfo(name)), ...log];
}

/** Returns the backup copies older than `horizon`, except the newest copy. */
export function outdatedCopies(copies: readonly StoredFile[], horizon: Date): string[] {
  const byAge = copies.toSorted((one, other) => other.modifiedAt.getTime() - one.modifiedAt.getTime());
  return byAge
    .slice(1)
    .filter(({ modifiedAt }) => modifiedAt < horizon)
    .map(({ name }) => name);
}
