/**
 * The layout of an archive. A "line" is the lifetime of one database, from its creation or restore on.
 * Two databases never write under the same line, even if they share an archive.
 * - `base/LINE/TIME_SEGMENT/{cluster.tar.gz,files.backup,info.json}`: a base backup; info.json is written
 * last
 * - `wal/LINE/SEGMENT.gz`: the write-ahead log (WAL) of the database, 16 MB each
 * - `backups/NAME`: copies of the nightly backups
 */
import type { StoredFile } from "./archive-store.ts";

export interface Base {
  line: string;
  /** The folder of the backup's files, with a trailing slash. */
  folder: string;
  /** The earliest moment to which the backup can be restored. */
  endedAt: Date;
  /** The first log segment that a restore of the backup reads. */
  segment: string;
}

export interface BaseInfo {
  postgres: number;
  /** The password of the database's role, which the restored database keeps. */
  password: string;
  clusterSha256: string;
}

const INFO = /^base\/([^/]+)\/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z_([0-9A-F]{24})\/info\.json$/;

export function baseFolder(line: string, endedAt: Date, segment: string): string {
  return `base/${line}/${endedAt.toISOString().replace(/[-:.]/g, "")}_${segment}/`;
}

/** Returns the complete base backups among the files below base/, oldest first. */
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

/** Returns the segment's name from a log file's name; undefined for timeline histories and other files. */
export function segmentOf(name: string): string | undefined {
  return /\/([0-9A-F]{24})\.gz$/.exec(name)?.[1];
}

const SEGMENTS_A_FILE = 256n;

/**
 * Returns the name of the next segment, for segments of PostgreSQL's default size of 16 MB.
 * A name consists of the timeline, the 4 GB unit and the segment, with 8 hexadecimal digits each.
 */
export function segmentAfter(segment: string): string {
  const number =
    BigInt(`0x${segment.slice(8, 16)}`) * SEGMENTS_A_FILE + BigInt(`0x${segment.slice(16)}`) + 1n;
  const digits = (value: bigint): string => value.toString(16).toUpperCase().padStart(8, "0");
  return segment.slice(0, 8) + digits(number / SEGMENTS_A_FILE) + digits(number % SEGMENTS_A_FILE);
}
