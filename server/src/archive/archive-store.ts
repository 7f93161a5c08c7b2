/** Storage for backups and the database's log outside this machine: a folder or an S3-compatible bucket. */
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

/** Storage of an archive. Calls reject with a message for operators if the storage refuses or fails. */
export interface ArchiveStore {
  /** Stores the content under this name, replacing existing content. It never appears partially. */
  put(name: string, content: Buffer): Promise<void>;
  putFile(name: string, path: string): Promise<void>;
  /** Opens a file for reading; rejects if no file has this name. */
  get(name: string): Promise<Readable>;
  /** Lists the files whose names begin with `prefix`, by name. The signal aborts requests to a bucket. */
  list(prefix: string, signal?: AbortSignal): Promise<StoredFile[]>;
  remove(name: string): Promise<void>;
}

export function openArchive(settings: ArchiveSettings): ArchiveStore {
  return settings.kind === "folder" ? openFolder(settings.path) : openBucket(settings);
}
