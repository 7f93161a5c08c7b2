import type { Tx } from "../../../db/database.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { findIdsByCode } from "../../catalogue/catalog/index.ts";
import {
  type Actor,
  type ImportedRows,
  type NewChange,
  recordChanges,
  refusedRow,
  type RowResult,
  type UndoResult,
} from "../../platform/changes/index.ts";
import { levelsChange } from "./replenishment.service.ts";
import { loadLevels, lockLevels, putLevels, type SetLevels } from "./replenishment.store.ts";

export interface ImportedLevels {
  code: string;
  minimum?: number | null | undefined;
  target?: number | null | undefined;
}

/** Sets stock levels by product code. Refuses rows with an unknown code or a target below the minimum. */
export async function saveImportedLevels(
  tx: Tx,
  rows: readonly ImportedLevels[],
  { actor, at, isDryRun }: ImportedRows,
): Promise<RowResult[]> {
  const ids = await findIdsByCode(
    tx,
    rows.map(({ code }) => code),
  );
  if (!isDryRun) await lockLevels(tx, [...ids.values()]);
  const known = await loadLevels(tx, [...ids.values()]);
  const changed: NewChange[] = [];
  const results: RowResult[] = [];
  for (const { code, minimum, target } of rows) {
    const id = ids.get(code);
    if (id === undefined) {
      results.push(refusedRow({ code: ["Niciun produs nu are acest cod."] }));
      continue;
    }
    const before = known.get(id) ?? { minimum: null, target: null };
    const after = {
      minimum: minimum === undefined ? before.minimum : minimum,
      target: target === undefined ? before.target : target,
    };
    const isSame = before.minimum === after.minimum && before.target === after.target;
    const fault = isSame ? undefined : levelsFault(after);
    if (fault) results.push(refusedRow({ target: [fault] }));
    else if (isSame) results.push({ outcome: "same" });
    else {
      results.push({ outcome: "changed" });
      known.set(id, after);
      if (isDryRun) continue;
      await putLevels(tx, id, { ...after, day: romanianDay(at) });
      changed.push(levelsChange({ id, before, after, actor }));
    }
  }
  await recordChanges(tx, changed);
  return results;
}

function levelsFault({ minimum, target }: SetLevels): string | undefined {
  if ((minimum === null) !== (target === null)) return "Completează și stocul minim, și pe cel dorit.";
  if (minimum !== null && target !== null && target < minimum)
    return "Stocul dorit trebuie să fie cel puțin egal cu cel minim.";
  return undefined;
}

export const takeBackLevels: UndoResult = {
  lock: (tx, ids) => lockLevels(tx, ids.map(Number)),
  takeBack: async (tx, changes, { actor, at }: { actor: Actor; at: Date }) => {
    const restored: NewChange[] = [];
    for (const { subject, before, after } of changes) {
      const id = Number(subject.id);
      // The casts are safe: all changes of levels are recorded in this format.
      const [was, is] = [before as SetLevels, after as SetLevels];
      await putLevels(tx, id, { ...was, day: romanianDay(at) });
      restored.push(levelsChange({ id, before: is, after: was, actor }));
    }
    await recordChanges(tx, restored);
    return new Map();
  },
};
