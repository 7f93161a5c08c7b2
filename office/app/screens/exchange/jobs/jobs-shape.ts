import type { JobState } from "@curat/contract/staff/jobs.values";
import type { StatusVariant } from "@curat/ui/status/status.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

/** Long work as a list, the newest first. */
export const JOBS: ListShape = {
  columns: [
    { key: "lucrarea", label: "Lucrarea", isName: true },
    { key: "stare", label: "Stare" },
    { key: "facut", label: "Cât s-a făcut" },
    { key: "iesit", label: "Ce a ieșit" },
    { key: "cine", label: "Cerută de" },
    { key: "cand", label: "Cerută" },
    { key: "incheiata", label: "Încheiată", isExtra: true },
  ],
  filters: [{ key: "stare", label: "Stare", kind: "choice", options: optionsOf(texts.states) }],
  sort: { by: "cand", isDescending: true },
};

/** The colour of a job's state; its word says it too. */
export function jobVariant(state: JobState): StatusVariant {
  if (state === "done") return "good";
  return state === "waiting" || state === "running" ? "open" : "ended";
}

/** "12 noi, 3 refuzate": what came of a job so far, of what is not nothing. */
export function resultText(counts: Readonly<Record<string, number>>): string {
  const told = Object.entries(counts).flatMap(([name, count]) =>
    count > 0 ? [texts.counts[name]?.(count) ?? `${name}: ${count}`] : [],
  );
  return told.join(", ") || "nimic încă";
}
