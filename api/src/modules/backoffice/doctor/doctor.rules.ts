import type { CheckState, Figures, FindingOf } from "@curat/contract/staff/doctor.values";
import type { LogArchiveState, ProcessHeap } from "../../../config.ts";
import type { RestoreProof } from "./restore-proof.ts";

const GB = 1_024 ** 3;
/** Returns the state of free disk space, in bytes. Below 1 GB PostgreSQL soon stops writing. */
export function diskState(freeBytes: number, totalBytes: number): CheckState {
  if (freeBytes < GB) return "broken";
  return freeBytes < 5 * GB || freeBytes < totalBytes / 10 ? "look" : "well";
}

/** Returns gigabytes as a whole number, or with one decimal below ten. */
export function gigabytes(bytes: number): number {
  const amount = bytes / GB;
  return amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
}

/** Returns the state of a clock difference. Second factors tolerate 30 s. */
export function clockState(seconds: number): CheckState {
  const apart = Math.abs(seconds);
  if (apart > 60) return "broken";
  return apart > 5 ? "look" : "well";
}

/** Returns the state of a manually renewed credential. It needs attention `lookDays` before it expires. */
export function endState(days: number, lookDays: number): CheckState {
  if (days < 1) return "broken";
  return days <= lookDays ? "look" : "well";
}

/** Reports a fault if a job has been due for more than five minutes. */
export function jobsFound(oldestDueSeconds: number): { state: CheckState; finding: "done" | "waiting" } {
  return oldestDueSeconds > 300
    ? { state: "broken", finding: "waiting" }
    : { state: "well", finding: "done" };
}

export interface MachineMemory {
  available: number;
  total: number;
}

/** Reports the fullest heap before the machine's memory, because Node kills a process at its heap limit. */
export function memoryFound(
  { available, total }: MachineMemory,
  heaps: readonly ProcessHeap[],
): { state: CheckState; finding: "free" | "machine_full" | "heap_full"; figures: Figures } {
  const [fullest] = heaps.toSorted((one, other) => other.used / other.limit - one.used / one.limit);
  const share = fullest ? fullest.used / fullest.limit : 0;
  if (fullest && share > 0.85) {
    const figures = { process: fullest.process, percent: Math.round(share * 100) };
    return { state: share > 0.95 ? "broken" : "look", finding: "heap_full", figures };
  }
  const figures = { gigabytes: gigabytes(available), total: gigabytes(total) };
  if (available < total / 10)
    return { state: available < total / 30 ? "broken" : "look", finding: "machine_full", figures };
  return { state: "well", finding: "free", figures };
}

export interface DatabaseIndex {
  name: string;
  /** False for an index that PostgreSQL maintains but does not use. */
  isValid: boolean;
}

/** Reports missing and invalid indexes, which cause full scans and allow duplicates. */
export function indexesFound(
  existing: readonly DatabaseIndex[],
  expected: readonly string[],
): { state: CheckState; finding: "complete" | "missing" | "invalid"; figures: Figures } {
  const missing = expected.filter((name) => !existing.some((index) => index.name === name));
  if (missing.length > 0)
    return { state: "broken", finding: "missing", figures: { names: missing.join(", ") } };
  const invalid = existing.filter(({ isValid }) => !isValid).map(({ name }) => name);
  return invalid.length > 0
    ? { state: "look", finding: "invalid", figures: { names: invalid.join(", ") } }
    : { state: "well", finding: "complete", figures: { count: existing.length } };
}

/** Reports secrets that SEAL_KEY cannot decrypt. If it decrypts none, the key itself is wrong. */
export function sealKeyFound(
  sealed: number,
  unopened: number,
): {
  state: CheckState;
  finding: "opens" | "nothing_sealed" | "opens_nothing" | "opens_some";
  figures: Figures;
} {
  const figures = { sealed, unopened };
  if (sealed === 0) return { state: "well", finding: "nothing_sealed", figures };
  if (unopened === sealed) return { state: "broken", finding: "opens_nothing", figures };
  return unopened > 0
    ? { state: "look", finding: "opens_some", figures }
    : { state: "well", finding: "opens", figures };
}

/**
 * Returns the state of the last backup. A backup older than two days needs attention; one older than a week is a
 * fault.
 */
export function backupState(hours: number): CheckState {
  if (hours > 7 * 24) return "broken";
  return hours > 48 ? "look" : "well";
}

const COPY_HOURS = 26;

/** Compares the archive's newest copy with the last backup. A copy of the last backup is fine, however old it is. */
export function backupCopyFound(
  copiedAt: Date | undefined,
  madeAt: Date | undefined,
  now: Date,
): { state: CheckState; finding: FindingOf<"backup_copy">; figures?: Figures } {
  if (!copiedAt) return { state: "look", finding: "none" };
  const hours = Math.max(0, (now.getTime() - copiedAt.getTime()) / 3_600_000);
  const figures = { hours: Math.round(hours) };
  const isBehind = madeAt !== undefined && copiedAt < madeAt && hours > COPY_HOURS;
  if (!isBehind) return { state: "well", finding: "copied", figures };
  return { state: backupState(hours) === "broken" ? "broken" : "look", finding: "behind", figures };
}

export interface Archiver {
  isOn: boolean;
  isEmbedded: boolean;
  lastArchivedAt: Date | null;
  lastFailedAt: Date | null;
  at: Date;
}

/** Reports whether the log archive is off, failing or late, and otherwise the age of its base backup. */
export function archiveFound(
  { isOn, isEmbedded, lastArchivedAt, lastFailedAt, at }: Archiver,
  stored: LogArchiveState | undefined,
): { state: CheckState; finding: FindingOf<"archive">; figures?: Figures } {
  if (!isOn) return { state: "look", finding: isEmbedded ? "off" : "off_elsewhere" };
  const minutesSince = (moment: Date | null): number =>
    moment === null ? 0 : Math.max(0, Math.round((at.getTime() - moment.getTime()) / 60_000));
  const lateState = (minutes: number): CheckState => (minutes > 15 ? "broken" : "look");
  if (lastFailedAt !== null && (lastArchivedAt === null || lastArchivedAt < lastFailedAt)) {
    const minutes = minutesSince(lastArchivedAt ?? lastFailedAt);
    return { state: lateState(minutes), finding: "failing", figures: { minutes } };
  }
  if (!isEmbedded)
    return { state: "well", finding: "kept_elsewhere", figures: { minutes: minutesSince(lastArchivedAt) } };
  const why = stored?.why ?? "";
  const minutes = Math.round((stored?.secondsBehind ?? 0) / 60);
  if (minutes > 3) return { state: lateState(minutes), finding: "late", figures: { minutes, why } };
  if (!stored?.baseAt) return { state: "look", finding: "no_base", figures: { why } };
  const hours = Math.round(minutesSince(stored.baseAt) / 60);
  return { state: backupState(hours), finding: "kept", figures: { hours } };
}

/**
 * Reports the last restore test. Two days without success need attention. A week without one, or a difference in the
 * data, is a fault.
 */
export function restoreFound(
  { state, why, provenAt }: Pick<RestoreProof, "state" | "why" | "provenAt">,
  now: Date,
): { state: CheckState; finding: "proven" | "differs" | "impossible"; figures: Figures } {
  if (state === "differs") return { state: "broken", finding: "differs", figures: { why: why ?? "" } };
  if (state === "impossible") return { state: "look", finding: "impossible", figures: { why: why ?? "" } };
  const hours = Math.max(0, (now.getTime() - (provenAt?.getTime() ?? 0)) / 3_600_000);
  return { state: backupState(hours), finding: "proven", figures: { hours: Math.round(hours) } };
}

export interface Followers {
  following: number;
  seconds: number;
  /** False if our database role can see that replicas exist, but not their details. */
  isTold: boolean;
}

/**
 * Compares the replicas in use (`configured`) with those that do not respond (`away`) and those that stream (`following`).
 */
export function replicasFound({
  configured,
  away,
  following,
  seconds,
  isTold,
}: Followers & { configured: number; away: number }): {
  state: CheckState;
  finding: "none" | "follow" | "late" | "away" | "not_told";
  figures?: Figures;
} {
  const replicas = Math.max(configured, following);
  if (replicas === 0) return { state: "well", finding: "none" };
  // A replica that responds but does not stream counts as failed, because its data become outdated.
  const dead = Math.max(away, configured - following);
  if (dead > 0) return { state: "broken", finding: "away", figures: { away: dead, replicas } };
  if (!isTold) return { state: "look", finding: "not_told", figures: { replicas } };
  const state = seconds > 300 ? "broken" : seconds > 30 ? "look" : "well";
  return {
    state,
    finding: state === "well" ? "follow" : "late",
    figures: { replicas, seconds: Math.round(seconds) },
  };
}
