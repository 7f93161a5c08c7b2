import type { StoredFile } from "./archive-store.ts";
import { type Base, segmentAfter, segmentOf } from "./archive-layout.ts";

export interface RestoreTarget {
  /** The moment to restore; undefined for the last moment in the archive. */
  until: Date | undefined;
  /** The database to restore, if several have written to the archive. */
  line: string | undefined;
}

/** A base backup and the log segments after it, without a gap and oldest first. */
export interface Choice {
  base: Base;
  log: StoredFile[];
}

/**
 * Returns the newest base backup before the moment, with the log to replay. Throws with instructions if the
 * archive does not cover the moment.
 */
export function chooseBase(
  bases: readonly Base[],
  logFiles: readonly StoredFile[],
  requested: RestoreTarget,
): Choice {
  const { until, line } = requested;
  const known = bases.filter((base) => line === undefined || base.line === line);
  const [first] = known;
  if (!first)
    throw new Error(
      `The archive contains no base backup${line === undefined ? "" : ` of ${line}`}: check BACKUP_ARCHIVE.`,
    );
  const early = known.filter(({ endedAt }) => until === undefined || endedAt <= until);
  if (early.length === 0)
    throw new Error(
      `The oldest base backup in the archive is from ${first.endedAt.toISOString()}: choose that time or a later one.`,
    );
  const lines = [...new Set(early.map((base) => base.line))];
  const reaching = lines.filter((one) => endOf(one, logFiles) >= (until?.getTime() ?? 0));
  if (reaching.length === 0 && until) {
    const end = Math.max(...lines.map((one) => endOf(one, logFiles)));
    throw new Error(
      Number.isFinite(end)
        ? `The log in the archive ends at ${new Date(end).toISOString()}: choose an earlier time, or --until latest.`
        : "The archive contains no log: restore a backup file instead.",
    );
  }
  if (reaching.length > 1)
    throw new Error(
      `Several databases wrote into this archive at that time: name one with --line.\n${lines
        .map((one) => `  --line ${one} (until ${new Date(endOf(one, logFiles)).toISOString()})`)
        .join("\n")}`,
    );
  const base = early.findLast((one) => one.line === reaching[0]);
  if (!base) throw new Error("The archive contains no log: restore a backup file instead.");
  return { base, log: unbrokenLog(base, logFiles, until) };
}

/** Returns when a line's last segment was written, in milliseconds; minus infinity without a log. */
function endOf(line: string, logFiles: readonly StoredFile[]): number {
  const own = logFiles.filter(({ name }) => name.startsWith(`wal/${line}/`));
  return Math.max(...own.map(({ modifiedAt }) => modifiedAt.getTime()));
}

function unbrokenLog(base: Base, logFiles: readonly StoredFile[], until: Date | undefined): StoredFile[] {
  const bySegment = new Map(
    logFiles
      .filter(({ name }) => name.startsWith(`wal/${base.line}/`))
      .map((file) => [segmentOf(file.name), file]),
  );
  const log: StoredFile[] = [];
  let segment = base.segment;
  for (let file = bySegment.get(segment); file; file = bySegment.get(segment)) {
    log.push(file);
    segment = segmentAfter(segment);
  }
  const isGap = [...bySegment.keys()].some((one) => one !== undefined && one > segment);
  const end = log.at(-1)?.modifiedAt;
  // A segment is stored only after its last commit, so everything in it is older than the file's time.
  if (isGap && (end === undefined || until === undefined || end < until))
    throw new Error(
      `The segment ${segment} of the log is missing from the archive: nothing after ${
        end?.toISOString() ?? "the base backup"
      } can be restored from the base backup of ${base.endedAt.toISOString()}. Specify an earlier time.`,
    );
  return log;
}
