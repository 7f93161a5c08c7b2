import type { JobState } from "@curat/contract/staff/jobs.values";
import { isOpenJob } from "@curat/contract/staff/jobs.values";

export type RefusedUndo = { status: 404 } | { status: 403 } | { status: 409; why: string };

interface Act {
  hasChanges: boolean;
  /** False if no change of the batch can be undone in bulk. */
  isKnown: boolean;
  /** True if the actor may make such changes one by one. */
  isAllowed: boolean;
  /** State of the job that made the batch; undefined if no job made it. */
  maker: JobState | undefined;
  undo: JobState | undefined;
}

/** Returns why the batch cannot be undone, or undefined if it can. */
export function mayUndoBatch({ hasChanges, isKnown, isAllowed, maker, undo }: Act): RefusedUndo | undefined {
  if (!hasChanges) return { status: 404 };
  if (!isKnown) return { status: 409, why: "Aceste modificări se anulează una câte una, din paginile lor." };
  if (!isAllowed) return { status: 403 };
  if (maker && isOpenJob(maker))
    return { status: 409, why: "Operațiunea este încă în curs. Oprește-o mai întâi." };
  if (undo === "done") return { status: 409, why: "Modificarea a fost deja anulată." };
  if (undo && isOpenJob(undo)) return { status: 409, why: "Anularea este în curs." };
  return undo && { status: 409, why: "Anularea s-a oprit. Reia-o din lista de operațiuni." };
}
