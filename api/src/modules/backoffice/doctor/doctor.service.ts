/** Looks at everything that may go wrong with a shop. One list: the office shows it, and `npm run doctor` prints it. */
import type { Checked } from "@curat/contract/staff/doctor";
import { type Check, CHECK_NAMES, type FindingOf } from "@curat/contract/staff/doctor.values";
import type { ProcessHeap } from "../../../config.ts";
import type { ApiContext } from "../../../context.ts";
import { checksOfDatabase } from "./database-checks.ts";
import { checksOfMachine } from "./machine-checks.ts";
import { checksOfOthers } from "./other-checks.ts";
import { type Look, type Looks, within } from "./within.ts";

/** What only he who looks can see. */
export interface DoctorSees {
  /** Whether lists and searches answer at full speed in the process that serves them. */
  index: () => Promise<FindingOf<"index">>;
  /** The heaps of the shop's processes, as far as they can be asked. */
  heaps?: (() => Promise<ProcessHeap[]>) | undefined;
  /** Milliseconds that each check has; ten seconds unless told otherwise. */
  limitMs?: number;
}

const LIMIT_MS = 10_000;

/**
 * Every check of what this shop uses, in the order of the list, looked at side by side. Never throws. Where the database
 * does not answer, what rests on it is not asked.
 */
export async function examine(
  context: ApiContext,
  { index, heaps = async () => [], limitMs = LIMIT_MS }: DoctorSees,
): Promise<Checked[]> {
  const look = (looks: Looks): Promise<Checked[]> =>
    Promise.all(
      Object.entries(looks).map(([check, one]) => within(limitMs, check as Check, one as Look<Check>)), // of one table
    );
  const { postgres, ...resting } = checksOfDatabase(context);
  const others = look({
    ...checksOfMachine(context, heaps),
    ...checksOfOthers(context),
    index: async () => {
      const finding = await index();
      return { state: finding === "stands" ? "well" : "look", finding };
    },
  });
  const database = await look({ postgres });
  const isThere = database.every(({ finding }) => finding === "version" || finding === "unsupported");
  const rest = isThere ? await look(resting) : Object.keys(resting).map(notAsked);
  return [...database, ...rest, ...(await others)].toSorted(
    (one, other) => CHECK_NAMES.indexOf(one.check) - CHECK_NAMES.indexOf(other.check),
  );
}

function notAsked(check: string): Checked {
  // A key of the checks of the database.
  return { check: check as Check, state: "look", finding: "not_asked", figures: {} };
}
