/** Where backups and the database's log are kept beside this machine: a folder, or a bucket that speaks S3. */
import type { Readable } from "node:stream";
import { openFolder } from "./folder-store.ts";
import { openBucket, type BucketSettings } from "./s3-store.ts";

export type ArchiveSettings = { kind: "folder"; path: string } | ({ kind: "s3" } & BucketSettings);

export interface StoredFile {
  /** Relative to the archive, with slashes. */
  name: string;
  bytes: number;
  modifiedAt: Date;
}

/** Every call rejects with a sentence for operators when the archive does not answer or refuses. */
export interface ArchiveStore {
  /** Stores the content under this name, replacing what has it; never leaves a part of a file under it. */
  put(name: string, content: Buffer): Promise<void>;
  /** The same for a file on this machine, however long. */
  putFile(name: string, path: string): Promise<void>;
  /** Rejects where there is no such file. */
  get(name: string): Promise<Readable>;
  /** All files whose names begin with `prefix`, ordered by name. The signal ends requests to a bucket. */
  list(prefix: string, signal?: AbortSignal): Promise<StoredFile[]>;
  /** Does nothing where there is no such file. */
  remove(name: string): Promise<void>;
}

export function openArchive(settings: ArchiveSettings): ArchiveStore {
  return settings.kind === "folder" ? openFolder(settings.path) : openBucket(settings);
}
