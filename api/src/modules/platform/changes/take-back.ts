/** Taking back changes of records that one act made, one after the other, the newest first. */
import type { Tx } from "../../../db/database.ts";
import { recordChange } from "./changes.service.ts";
import type { Actor, Change } from "./changes.store.ts";
import { changeOf, type ShopRecord } from "./records.ts";
import type { RecordWrites, Refused } from "./records.service.ts";

/** How changes of one kind of subject are taken back, many in a transaction. */
export interface TakenBack {
  /** Holds what the changes are of until the transaction ends. */
  lock: (tx: Tx, ids: readonly string[]) => Promise<void>;
  /** Takes back changes of locked subjects, of each one; answers why some stay as they are, by the change. */
  takeBack: (
    tx: Tx,
    changes: readonly Change[],
    told: { actor: Actor; at: Date },
  ) => Promise<Map<number, string>>;
}

interface RecordUndo<T extends ShopRecord, No extends Refused> {
  /** The record with the fields that a change kept as they were before it. */
  former: (record: T, inverse: object) => T;
  /** Takes away what the act made, or says why it stays. */
  remove: (tx: Tx, record: T) => Promise<No | void>;
  /** A refusal as people read it. */
  why: (refused: No) => string;
  /** What follows from all of it. */
  around: (tx: Tx, at: Date, write: () => Promise<void>) => Promise<void>;
}

const GONE = "nu mai există";

export function takeBackRecords<T extends ShopRecord, No extends Refused>(
  writes: RecordWrites<T, No>,
  { former, remove, why, around }: RecordUndo<T, No>,
): TakenBack {
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
          const kept = await takeOneBack(tx, change, actor);
          if (kept !== undefined) left.set(change.id, kept);
        }
      });
      return left;
    },
  };
}
