/**
 * How an archive is laid out. A "line" is the life of one database, from its creation or restore on: two databases never write
 * under one name, even when they share an archive.
 *   base/LINE/TIME_SEGMENT/{cluster.tar.gz,files.backup,info.json}   a base backup; info.json is written last
 *   wal/LINE/SEGMENT.gz                                               the log of the database (WAL), 16 MB each
 *   backups/NAME                                                      copies of the nightly backups
 */
import type { StoredFile } from "./archive-store.ts";

/** A base backup that is complete. */
export interface Base {
  line: string;
  /** The folder of its files, with a slash at the end. */
  folder: string;
  /** The moment from which on it can be restored. */
  endedAt: Date;
  /** The first segment of the log that a restore reads. */
  segment: string;
}

/** What info.json holds. */
export interface BaseInfo {
  /** The major version of PostgreSQL. */
  postgres: number;
  /** Of the database's role: the restored database knows no other. */
  password: string;
  clusterSha256: string;
}

const INFO = /^base\/([^/]+)\/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z_([0-9A-F]{24})\/info\.json$/;

export function baseFolder(line: string, endedAt: Date, segment: string): string {
  return `base/${line}/${endedAt.toISOString().replace(/[-:.]/g, "")}_${segment}/`;
}

/** The complete base backups among the files below base/, the earliest first. */
export function basesIn(files: readonly StoredFile[]): Base[] {
  return files
    .flatMap(({ name }) => {
      const [, line = "", year, month, day, hour, minute, second, ms, segment = ""] = INFO.exec(name) ?? [];
      if (line === "") return [];
      const endedAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
      return [{ line, folder: name.replace(/info\.json$/, ""), endedAt, segment }];
    })
    .toSorted((one, other) => one.endedAt.getTime() - other.endedAt.getTime());
}

export function logName(line: string, segment: string): string {
  return `wal/${line}/${segment}.gz`;
}

export const SEGMENT = /^[0-9A-F]{24}$/;

/** The segment of a file of the log; undefined for timeline histories and anything else. */
export function segmentOf(name: string): string | undefined {
  return /\/([0-9A-F]{24})\.gz$/.exec(name)?.[1];
}

const SEGMENTS_A_FILE = 256n;

/** The segment that follows, with PostgreSQL's usual 16 MB: timeline, then 4 GB units, then segments, 8 digits each. */
export function segmentAfter(segment: string): string {
  const number =
    BigInt(`0x${segment.slice(8, 16)}`) * SEGMENTS_A_FILE + BigInt(`0x${segment.slice(16)}`) + 1n;
  const digits = (value: bigint): string => value.toString(16).toUpperCase().padStart(8, "0");
  return segment.slice(0, 8) + digits(number / SEGMENTS_A_FILE) + digits(number % SEGMENTS_A_FILE);
}
