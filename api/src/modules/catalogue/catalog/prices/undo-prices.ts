import { type Lei, toBani } from "@curat/contract/lei.values";
import type { Tx } from "../../../../db/database.ts";
import { type Actor, type Change, recordChanges } from "../../../platform/changes/index.ts";
import { lockProducts } from "../catalog.store.ts";
import { refreshProductRead } from "../read-model.ts";
import { changeListPrices } from "./prices.service.ts";

/** Restores list prices. Prices charged in the meantime stay in the history, as the law requires. */
export const takeBackPrices = {
  lock: async (tx: Tx, ids: readonly string[]): Promise<void> => {
    await lockProducts(tx, ids.map(Number));
  },
  takeBack: async (
    tx: Tx,
    changes: readonly Change[],
    { actor, at }: { actor: Actor; at: Date },
  ): Promise<Map<number, string>> => {
    const prices = changes.map(({ subject, inverse }) => ({
      id: Number(subject.id),
      // `priceChange` writes this format.
      listBani: toBani((inverse as { list_price: Lei }).list_price),
    }));
    const changed = await changeListPrices(tx, prices, { at, source: "staff", actor });
    await recordChanges(
      tx,
      changed.map(({ change }) => change),
    );
    await refreshProductRead(
      tx,
      changed.map(({ change }) => Number(change.subject.id)),
      at,
    );
    return new Map();
  },
};
