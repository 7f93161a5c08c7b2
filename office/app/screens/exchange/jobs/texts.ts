import { countOf, counted } from "@curat/contract/quantity-text.values";
import type { JobState } from "@curat/contract/staff/jobs.values";

export const texts = {
  states: {
    waiting: "așteaptă",
    running: "în lucru",
    done: "gata",
    stopped: "oprită",
    failed: "eșuată",
  } satisfies Record<JobState, string>,
  counts: {
    read: (count: number) => counted(count, "un rând citit", "rânduri citite"),
    unusable: (count: number) =>
      counted(count, "un rând care nu poate fi importat", "rânduri care nu pot fi importate"),
    moved: (count: number) => counted(count, "un rând importat", "rânduri importate"),
    known: (count: number) => counted(count, "un rând existent", "existente"),
    undone: (count: number) => counted(count, "o modificare anulată", "modificări anulate"),
    changed: (count: number) => counted(count, "un produs schimbat", "produse schimbate"),
    left: (count: number) => counted(count, "una neschimbată", "neschimbate"),
  } as Record<string, (count: number) => string>,
  of: (done: number, total: number | null) =>
    total === null ? countOf(done, "rânduri") : `${done} din ${total}`,
};
