import type { Tx } from "../../../../db/database.ts";
import {
  recordChanges,
  refusedRow,
  type RowResult,
  type ImportedRows,
} from "../../../platform/changes/index.ts";
import { lockProducts } from "../catalog.store.ts";
import { findIdsByCode } from "../products/products.store.ts";
import { refreshProductRead } from "../read-model.ts";
import { changeListPrices } from "./prices.service.ts";
import { loadCurrentPrices } from "./prices.store.ts";

const UNKNOWN = { code: ["Niciun produs nu are acest cod."] };

/** Writes list prices by product code. Previous prices stay in the history. (law: 30-day price) */
export async function saveImportedPrices(
  tx: Tx,
  rows: readonly { code: string; listBani: number }[],
  { actor, at, isDryRun }: ImportedRows,
): Promise<RowResult[]> {
  const ids = await findIdsByCode(
    tx,
    rows.map(({ code }) => code),
  );
  const prices = rows.flatMap(({ code, listBani }) => {
    const id = ids.get(code);
    return id === undefined ? [] : [{ id, listBani }];
  });
  if (!isDryRun) await lockProducts(tx, [...ids.values()]);
  const before = new Map(
    (await loadCurrentPrices(tx, [...ids.values()], at)).map(({ id, listBani }) => [id, listBani]),
  );
  if (!isDryRun) {
    const changed = (await changeListPrices(tx, prices, { at, source: "import", actor })).filter(
      ({ isNew }) => isNew,
    );
    await recordChanges(
      tx,
      changed.map(({ change }) => change),
    );
    await refreshProductRead(
      tx,
      changed.map(({ change }) => Number(change.subject.id)),
      at,
    );
  }
  return rows.map(({ code, listBani }) => {
    const id = ids.get(code);
    if (id === undefined) return refusedRow(UNKNOWN);
    return { outcome: before.get(id) === listBani ? "same" : "changed" };
  });
}
