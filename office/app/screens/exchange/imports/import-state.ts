import type { DataImport } from "@curat/contract/staff/imports";
import { canRetryJob, isOpenJob } from "@curat/contract/staff/jobs.values";
import { texts } from "./texts.ts";

export type ImportState = keyof typeof texts.states;
type Jobs = Pick<DataImport, "check" | "write" | "undo">;

export function importState({ check, write, undo }: Jobs): ImportState {
  if (undo && !canRetryJob(undo.state)) return "undone";
  if (write) {
    if (isOpenJob(write.state)) return "writing";
    return canRetryJob(write.state) ? "stopped" : "written";
  }
  if (!check) return "uploaded";
  if (isOpenJob(check.state)) return "checking";
  return canRetryJob(check.state) ? "uploaded" : "checked";
}

/** Returns the number of rows by outcome as text, without zeros: "12 noi, 3 refuzate". */
export function rowsText(counts: Readonly<Record<string, number>>): string {
  return Object.entries(texts.counts)
    .flatMap(([name, format]) => (counts[name] ? [format(counts[name])] : []))
    .join(", ");
}

/** Returns the number of rows that would change something. */
export function writtenRows(counts: Readonly<Record<string, number>>): number {
  return (counts.new ?? 0) + (counts.changed ?? 0);
}
