/** When a figure is well, when somebody should look, and when it is broken. */
import type { CheckState, Figures } from "@curat/contract/staff/doctor.values";
import type { RestoreProof } from "./restore-proof.ts";

const GB = 1_024 ** 3;
/** Bytes: below 1 GB PostgreSQL soon stops writing, below 5 GB or a tenth somebody should make room. */
export function diskState(freeBytes: number, totalBytes: number): CheckState {
  if (freeBytes < GB) return "broken";
  return freeBytes < 5 * GB || freeBytes < totalBytes / 10 ? "look" : "well";
}

/** Whole gigabytes, with one decimal below ten. */
export function gigabytes(bytes: number): number {
  const amount = bytes / GB;
  return amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
}

/** Seconds between two clocks: codes of a second factor bear half a minute, deadlines and sessions not much more. */
export function clockState(seconds: number): CheckState {
  const apart = Math.abs(seconds);
  if (apart > 60) return "broken";
  return apart > 5 ? "look" : "well";
}

/** Days until something ends that somebody has to renew, who looks at it `lookDays` before. */
export function endState(days: number, lookDays: number): CheckState {
  if (days < 1) return "broken";
  return days <= lookDays ? "look" : "well";
}

/** Jobs that were due for five minutes are taken by nobody; what failed for good waits for a person. */
export function jobsFound({ failed, oldestDueSeconds }: { failed: number; oldestDueSeconds: number }): {
  state: CheckState;
  finding: "done" | "waiting" | "failed";
} {
  if (oldestDueSeconds > 300) return { state: "broken", finding: "waiting" };
  return failed > 0 ? { state: "look", finding: "failed" } : { state: "well", finding: "done" };
}

/** A shop is saved every night: two nights without are a fault of whatever does it. */
export function backupState(hours: number): CheckState {
  if (hours > 7 * 24) return "broken";
  return hours > 48 ? "look" : "well";
}

/** What was not proven for two nights is looked at; a restore that differed is no backup at all. */
export function restoreFound(
  { state, why, provenAt }: Pick<RestoreProof, "state" | "why" | "provenAt">,
  now: Date,
): { state: CheckState; finding: "proven" | "differs" | "impossible"; figures: Figures } {
  if (state === "differs") return { state: "broken", finding: "differs", figures: { why: why ?? "" } };
  if (state === "impossible") return { state: "look", finding: "impossible", figures: { why: why ?? "" } };
  const hours = Math.max(0, (now.getTime() - (provenAt?.getTime() ?? 0)) / 3_600_000);
  return { state: backupState(hours), finding: "proven", figures: { hours: Math.round(hours) } };
}

/** What the database tells of the replicas that stream from it. */
export interface Followers {
  following: number;
  /** How far the latest of them is behind. */
  seconds: number;
  /** False where our role is not told more than that they are there. */
  isTold: boolean;
}

/** Of the replicas that the shop asks (`asked`), how many do not answer (`away`), and what the database tells of its followers. */
export function replicasFound({
  asked,
  away,
  following,
  seconds,
  isTold,
}: Followers & { asked: number; away: number }): {
  state: CheckState;
  finding: "none" | "follow" | "late" | "away" | "not_told";
  figures?: Figures;
} {
  const replicas = Math.max(asked, following);
  if (replicas === 0) return { state: "well", finding: "none" };
  // One that answers and does not stream is as good as dead: what it says grows old.
  const dead = Math.max(away, asked - following);
  if (dead > 0) return { state: "broken", finding: "away", figures: { away: dead, replicas } };
  if (!isTold) return { state: "look", finding: "not_told", figures: { replicas } };
  const state = seconds > 300 ? "broken" : seconds > 30 ? "look" : "well";
  return {
    state,
    finding: state === "well" ? "follow" : "late",
    figures: { replicas, seconds: Math.round(seconds) },
  };
}
