import type { Checked } from "@curat/contract/staff/doctor";
import { type Check, CHECK_NAMES, type FindingOf } from "@curat/contract/staff/doctor.values";
import type { ProcessHeap } from "../../../config.ts";
import type { ApiContext } from "../../../context.ts";
import { checksOfDatabase } from "./database-checks.ts";
import { checksOfMachine } from "./machine-checks.ts";
import { checksOfServices } from "./other-checks.ts";
import { type Look, type Looks, within } from "./within.ts";

export interface DoctorSees {
  /** Reports whether the search index is loaded in the process that serves lists and searches. */
  index: () => Promise<FindingOf<"index">>;
  heaps?: (() => Promise<ProcessHeap[]>) | undefined;
  limitMs?: number;
}

const LIMIT_MS = 10_000;

/** Runs every applicable check in parallel and returns the results in a fixed order. Never throws. */
export async function examine(
  context: ApiContext,
  { index, heaps = async () => [], limitMs = LIMIT_MS }: DoctorSees,
): Promise<Checked[]> {
  const look = (looks: Looks): Promise<Checked[]> =>
    Promise.all(
      Object.entries(looks).map(([check, one]) => within(limitMs, check as Check, one as Look<Check>)), // Object.entries loses the type of the keys.
    );
  const { postgres, ...resting } = checksOfDatabase(context);
  const otherResults = look({
    ...checksOfMachine(context, heaps),
    ...checksOfServices(context),
    index: async () => {
      const finding = await index();
      return { state: finding === "stands" ? "well" : "look", finding };
    },
  });
  const database = await look({ postgres });
  const isAvailable = database.every(({ finding }) => finding === "version" || finding === "unsupported");
  const remainingResults = isAvailable ? await look(resting) : Object.keys(resting).map(skipped);
  return [...database, ...remainingResults, ...(await otherResults)].toSorted(
    (one, other) => CHECK_NAMES.indexOf(one.check) - CHECK_NAMES.indexOf(other.check),
  );
}

function skipped(check: string): Checked {
  // All keys here are those of the database checks.
  return { check: check as Check, state: "look", finding: "not_asked", figures: {} };
}
