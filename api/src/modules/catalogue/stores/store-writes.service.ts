/** What staff and imports do with the shop's places: create, change, remove. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { NewStoreBody, StoreFields } from "@curat/contract/staff/stores";
import type { ApiContext } from "../../../context.ts";
import type { Tx } from "../../../db/database.ts";
import {
  type Actor,
  type Asked,
  changeRecord,
  createRecord,
  type RecordWrites,
  removeRecord,
  saveRecords,
  tag,
  type Written,
} from "../../platform/changes/index.ts";
import { loadCounties } from "../../platform/geography/index.ts";
import { type OwnStore, STORE_LABELS } from "./store-writes.rules.ts";
import { deleteStore, lockStores, nextStoreId, putStore } from "./store-writes.store.ts";
import { toStoreSnapshot, withFields } from "./store-writes.wire.ts";

type Shop = Pick<ApiContext, "db">;
type Refused = { ok: false; error: "refused"; errors: FieldErrors };
export type WrittenStore = Written<OwnStore, Refused>;

const STORES: RecordWrites<OwnStore, Refused> = {
  kind: "store",
  title: ({ name }) => `Magazinul „${name}”`,
  gender: "masculine",
  labels: STORE_LABELS,
  kept: toStoreSnapshot,
  touched: () => [tag.stores],
  lock: lockStores,
  refuse,
  store: async (tx, stores) => {
    for (const store of stores) await putStore(tx, store);
  },
};

/** A new place of the shop. */
export function createStore(
  { db }: Shop,
  { body, actor }: { body: NewStoreBody; actor: Actor },
): Promise<WrittenStore> {
  const { countyID: countyId, hands_out_orders: handsOutOrders, ...told } = body;
  const make = async (tx: Tx) => ({ id: await nextStoreId(tx), ...told, countyId, handsOutOrders });
  return createRecord(db, STORES, { actor, make });
}

/** Changes the fields that are told. Throws StaleVersion (409). */
export function changeStore(
  { db }: Shop,
  { fields, ...asked }: Asked & { fields: StoreFields },
): Promise<WrittenStore> {
  return changeRecord(db, STORES, { ...asked, change: (before) => withFields(before, fields) });
}

/** Removes a place; orders that were collected there say so in words of their own. */
export function removeStore({ db }: Shop, asked: Asked): Promise<WrittenStore> {
  return removeRecord(db, STORES, { ...asked, remove: (tx, { id }) => deleteStore(tx, id) });
}

/** Writes places that a file tells, by their ids; what says the same is left alone. */
export function saveStores(tx: Tx, stores: readonly OwnStore[], actor: Actor): Promise<void> {
  return saveRecords(tx, STORES, { actor, records: stores });
}

async function refuse(tx: Tx, { countyId }: OwnStore): Promise<Refused | undefined> {
  const counties = await loadCounties(tx);
  if (counties.some(({ id }) => id === countyId)) return undefined;
  return { ok: false, error: "refused", errors: { countyID: ["Județul nu există."] } };
}
