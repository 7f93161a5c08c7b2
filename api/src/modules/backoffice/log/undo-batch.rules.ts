/** Whether one act can be taken back as a whole: pure. */
import type { JobState } from "@curat/contract/staff/jobs.values";
import { isOpenJob } from "@curat/contract/staff/jobs.values";

export type RefusedUndo = { status: 404 } | { status: 403 } | { status: 409; why: string };

interface Act {
  /** It left anything in the log. */
  hasChanges: boolean;
  /** Some of it can be taken back many at a time. */
  isKnown: boolean;
  /** Who asks may make such changes one by one. */
  isAllowed: boolean;
  /** Of the job that made it; undefined for an act without a job. */
  maker: JobState | undefined;
  /** Of the last job that took it back. */
  undo: JobState | undefined;
}

/** Why not; undefined where it can. */
export function mayUndoBatch({ hasChanges, isKnown, isAllowed, maker, undo }: Act): RefusedUndo | undefined {
  if (!hasChanges) return { status: 404 };
  if (!isKnown)
    return { status: 409, why: "Aceste modificări se iau înapoi una câte una, de pe paginile lor." };
  if (!isAllowed) return { status: 403 };
  if (maker && isOpenJob(maker)) return { status: 409, why: "Lucrarea este încă în curs: oprește-o întâi." };
  if (undo === "done") return { status: 409, why: "A fost luată înapoi deja." };
  if (undo && isOpenJob(undo)) return { status: 409, why: "Se ia înapoi chiar acum." };
  return undo && { status: 409, why: "Luarea înapoi s-a oprit: reia-o din lista de lucrări." };
}
