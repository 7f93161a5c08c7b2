import type { Tx } from "../../../db/database.ts";
import {
  type Actor,
  type Change,
  type NewChange,
  recordChanges,
  refusedRow,
  type RowResult,
  type ImportedRows,
} from "../changes/index.ts";
import { putRedirect, redirectChange } from "./redirects.service.ts";
import {
  deleteRedirect,
  findAddress,
  lockAddresses,
  putRedirects,
  type Redirect,
} from "./redirects.store.ts";

/** Creates or updates a file's redirects. Each URL must occur once. */
export async function saveImportedRedirects(
  tx: Tx,
  rows: readonly Redirect[],
  { actor, isDryRun, tried }: ImportedRows,
): Promise<RowResult[]> {
  if (!isDryRun) await lockAddresses(tx);
  const results: RowResult[] = [];
  for (const { from, to } of rows) {
    const led = await putRedirect(tx, actor, { from, to, isDryRun });
    if (led.ok) {
      const outcome = led.before ? (led.before.to === led.redirect.to ? "same" : "changed") : "new";
      results.push({ outcome });
    } else if (led.error === "refused" && !(led.field === "to" && tried.has(to)))
      results.push(refusedRow({ [led.field]: [led.message] }));
    else results.push({ outcome: "new" });
  }
  return results;
}

const TAKEN = "Redirecționarea acestei adrese s-a schimbat între timp sau adresa este folosită de o pagină.";

/** Restores the previous targets of redirects and removes redirects that the import created. */
export const takeBackRedirects = {
  lock: async (tx: Tx): Promise<void> => lockAddresses(tx),
  takeBack: async (
    tx: Tx,
    changes: readonly Change[],
    { actor }: { actor: Actor },
  ): Promise<Map<number, string>> => {
    const refused = new Map<number, string>();
    const made: NewChange[] = [];
    for (const { id, subject, before, after } of changes) {
      // `redirectChange` wrote these values.
      const [was, is] = [before as Redirect | null, after as Redirect | null];
      const current = await findAddress(tx, subject.id);
      if (current && current.to === null) refused.set(id, TAKEN);
      else {
        if (was) await putRedirects(tx, [was]);
        else await deleteRedirect(tx, subject.id);
        made.push(redirectChange(actor, is, was));
      }
    }
    await recordChanges(tx, made);
    return refused;
  },
};
