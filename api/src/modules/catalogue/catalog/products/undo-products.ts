import { MESSAGES } from "@curat/contract/messages.values";
import type { StaffProductFields } from "@curat/contract/staff/products";
import type { Tx } from "../../../../db/database.ts";
import { type Actor, type Change, recordChanges } from "../../../platform/changes/index.ts";
import { lockProducts } from "../catalog.store.ts";
import { lockNames } from "../names.store.ts";
import { refreshProductRead } from "../read-model.ts";
import type { ProductState } from "./product-state.ts";
import { writeProducts } from "./product-writes.ts";
import { faultsAmong } from "./products-among.ts";
import { loadStates } from "./products.store.ts";
import { fromWireFields, toWireFields } from "./products.wire.ts";

/** Undoes product changes one by one. Archives products that a change created. */
export const takeBackProducts = {
  lock: async (tx: Tx, ids: readonly string[]): Promise<void> => {
    await lockNames(tx);
    await lockProducts(tx, ids.map(Number));
  },
  takeBack: async (
    tx: Tx,
    changes: readonly Change[],
    { actor, at }: { actor: Actor; at: Date },
  ): Promise<Map<number, string>> => {
    const states = await loadStates(
      tx,
      changes.map(({ subject }) => Number(subject.id)),
    );
    const refused = new Map<number, string>();
    const plans = changes.flatMap((change) => {
      const id = Number(change.subject.id);
      const before = states.get(id);
      if (!before) refused.set(change.id, MESSAGES.notFound);
      return before ? [{ id, before, after: formerState(before, change, at), change }] : [];
    });
    const faults = await faultsAmong(tx, plans);
    const writes = plans.filter(({ change }, place) => {
      const [fault] = Object.values(faults[place] ?? {}).flat();
      if (fault !== undefined) refused.set(change.id, fault);
      return fault === undefined;
    });
    await recordChanges(tx, await writeProducts(tx, writes, { at, actor, source: "staff" }));
    await refreshProductRead(
      tx,
      writes.map(({ id }) => id),
      at,
    );
    return refused;
  },
};

function formerState(before: ProductState, change: Change, at: Date): ProductState {
  if (change.before === null) return { ...before, isPublished: false, archivedAt: before.archivedAt ?? at };
  // `productChange` writes this format: wire fields and the publication state.
  const { is_published, is_archived, first_offered_at, sold, ...fields } =
    change.inverse as Partial<StaffProductFields> & {
      is_published?: boolean;
      is_archived?: boolean;
      first_offered_at?: string;
      sold?: number;
    };
  return {
    ...before,
    ...fromWireFields({ ...toWireFields(before), ...fields }),
    sold: sold ?? before.sold,
    isPublished: is_published ?? before.isPublished,
    firstOfferedAt: first_offered_at === undefined ? before.firstOfferedAt : new Date(first_offered_at),
    archivedAt:
      is_archived === undefined ? before.archivedAt : is_archived ? (before.archivedAt ?? at) : null,
  };
}
