/** Copies backup files to the archive, which is on another disk or machine than the shop. */
import { createWriteStream } from "node:fs";
import { basename } from "node:path";
import { pipeline } from "node:stream/promises";
import type { ArchiveStore } from "./archive-store.ts";
import { outdatedCopies } from "./retention.rules.ts";

const DAY_MS = 86_400_000;
const nameOf = (file: string): string => `backups/${basename(file)}`;

/**
 * Stores a backup file in the archive and deletes copies older than `days`, except the newest. Returns the
 * copy's name.
 */
export async function copyBackup(store: ArchiveStore, file: string, days: number): Promise<string> {
  await store.putFile(nameOf(file), file);
  const horizon = new Date(Date.now() - days * DAY_MS);
  for (const name of outdatedCopies(await store.list("backups/"), horizon)) await store.remove(name);
  return nameOf(file);
}

/** Returns when the newest copy was stored; undefined if there is none. */
export async function newestCopyAt(store: ArchiveStore, signal?: AbortSignal): Promise<Date | undefined> {
  const times = (await store.list("backups/", signal)).map(({ modifiedAt }) => modifiedAt.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

/** Downloads a copy to `path`. Throws an error that lists the existing copies if none has this name. */
export async function fetchBackup(store: ArchiveStore, name: string, path: string): Promise<void> {
  const copies = (await store.list("backups/")).map((copy) => basename(copy.name));
  if (!copies.includes(basename(name)))
    throw new Error(
      `The archive has no copy ${name}. It has ${copies.length > 0 ? copies.join(", ") : "no copies"}.`,
    );
  await pipeline(await store.get(nameOf(name)), createWriteStream(path, { mode: 0o600 }));
}
