import type { JobState } from "@curat/contract/staff/jobs.values";
import type { StatusVariant } from "@curat/ui/status/status.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const JOBS: ListShape = {
  columns: [
    { key: "lucrarea", label: "Operațiunea", isName: true },
    { key: "stare", label: "Stare" },
    { key: "facut", label: "Progres" },
    { key: "iesit", label: "Rezultat" },
    { key: "cine", label: "Cerută de" },
    { key: "cand", label: "Cerută" },
    { key: "incheiata", label: "Încheiată", isExtra: true },
  ],
  filters: [{ key: "stare", label: "Stare", kind: "choice", options: optionsOf(texts.states) }],
  sort: { by: "cand", isDescending: true },
};

export function jobVariant(state: JobState): StatusVariant {
  if (state === "done") return "good";
  return state === "waiting" || state === "running" ? "open" : "ended";
}

/** Returns a job's results so far as text, without zeros: "12 noi, 3 refuzate". */
export function resultText(counts: Readonly<Record<string, number>>): string {
  const reported = Object.entries(counts).flatMap(([name, count]) =>
    count > 0 ? [texts.counts[name]?.(count) ?? `${name}: ${count}`] : [],
  );
  return reported.join(", ") || "nimic încă";
}
