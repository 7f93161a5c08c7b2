import { countOf, counted } from "@curat/contract/quantity-text.values";
import type { JobState } from "@curat/contract/staff/jobs.values";

export const texts = {
  states: {
    waiting: "așteaptă",
    running: "în lucru",
    done: "gata",
    stopped: "oprită",
    failed: "nereușită",
  } satisfies Record<JobState, string>,
  counts: {
    read: (count: number) => counted(count, "un rând citit", "rânduri citite"),
    unusable: (count: number) => counted(count, "unul de nefolosit", "de nefolosit"),
    moved: (count: number) => counted(count, "un rând mutat", "rânduri mutate"),
    known: (count: number) => counted(count, "unul care era deja aici", "care erau deja aici"),
    undone: (count: number) => `${counted(count, "o modificare luată", "modificări luate")} înapoi`,
    changed: (count: number) => counted(count, "un produs schimbat", "produse schimbate"),
    left: (count: number) => counted(count, "una lăsată cum este", "lăsate cum sunt"),
  } as Record<string, (count: number) => string>,
  of: (done: number, total: number | null) =>
    total === null ? countOf(done, "rânduri") : `${done} din ${total}`,
};
