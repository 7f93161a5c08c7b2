import type { Tx } from "../../../db/database.ts";
import { recordChange } from "./changes.service.ts";
import type { Actor, Change } from "./changes.store.ts";
import { changeOf, type ShopRecord } from "./records.ts";
import type { RecordWrites, Refused } from "./records.service.ts";

export interface UndoResult {
  lock: (tx: Tx, ids: readonly string[]) => Promise<void>;
  /** Undoes at most one change per record. Returns refusals by change id. */
  takeBack: (
    tx: Tx,
    changes: readonly Change[],
    reported: { actor: Actor; at: Date },
  ) => Promise<Map<number, string>>;
}

interface RecordUndo<T extends ShopRecord, No extends Refused> {
  former: (record: T, inverse: object) => T;
  remove: (tx: Tx, record: T) => Promise<No | void>;
  why: (refused: No) => string;
  around: (tx: Tx, at: Date, write: () => Promise<void>) => Promise<void>;
}

const GONE = "nu mai există";

export function undoRecords<T extends ShopRecord, No extends Refused>(
  writes: RecordWrites<T, No>,
  { former, remove, why, around }: RecordUndo<T, No>,
): UndoResult {
  async function takeOneBack(tx: Tx, change: Change, actor: Actor): Promise<string | undefined> {
    const [before] = await writes.lock(tx, [Number(change.subject.id)]);
    if (!before) return GONE;
    const after = change.before === null ? null : former(before, change.inverse ?? {});
    const refused = after ? await writes.refuse?.(tx, after, before) : await remove(tx, before);
    if (refused) return why(refused);
    if (after) await writes.store(tx, [after], new Map([[before.id, before]]));
    await recordChange(tx, changeOf(writes, { actor, before, after }));
    return undefined;
  }

  return {
    lock: async (tx, ids) => void (await writes.lock(tx, ids.map(Number))),
    takeBack: async (tx, changes, { actor, at }) => {
      const left = new Map<number, string>();
      await around(tx, at, async () => {
        for (const change of changes) {
          const stored = await takeOneBack(tx, change, actor);
          if (stored !== undefined) left.set(change.id, stored);
        }
      });
      return left;
    },
  };
}
