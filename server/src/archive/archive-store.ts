/** Storage for backups and the database's log outside this machine: a folder, or an S3-compatible bucket. */
import type { Readable } from "node:stream";
import { openFolder } from "./folder-store.ts";
import { openBucket, type BucketSettings } from "./s3-store.ts";

export type ArchiveSettings = { kind: "folder"; path: string } | ({ kind: "s3" } & BucketSettings);

export interface StoredFile {
  /** The file's path within the archive, with slashes. */
  name: string;
  bytes: number;
  modifiedAt: Date;
}

/**
 * Storage of an archive. Every call rejects with a message for operators if the storage refuses it or does
 * not respond.
 */
export interface ArchiveStore {
  /**
   * Stores the content under this name and replaces existing content. A partial file never appears under the
   * name.
   */
  put(name: string, content: Buffer): Promise<void>;
  /** Stores a file of any size from this machine, in the same way as `put`. */
  putFile(name: string, path: string): Promise<void>;
  /** Opens a file for reading; rejects if no file has this name. */
  get(name: string): Promise<Readable>;
  /**
   * Lists all files whose names begin with `prefix`, ordered by name. The signal aborts requests to a bucket.
   */
  list(prefix: string, signal?: AbortSignal): Promise<StoredFile[]>;
  /** Removes a file; does nothing if no file has this name. */
  remove(name: string): Promise<void>;
}

export function openArchive(settings: ArchiveSettings): ArchiveStore {
  return settings.kind === "folder" ? openFolder(settings.path) : openBucket(settings);
}
