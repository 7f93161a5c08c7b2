import type { FieldErrors } from "@curat/contract/envelope";
import { sentenceLabelsOf } from "@curat/contract/staff/record.values";
import { STORE } from "@curat/contract/staff/store.values";
import type { NewStoreBody, StaffStore, StoreFields } from "@curat/contract/staff/stores";
import type { ApiContext } from "../../../context.ts";
import type { Tx } from "../../../db/database.ts";
import {
  type Actor,
  type WriteInput,
  changeRecord,
  createRecord,
  type RecordWrites,
  removeRecord,
  saveRecords,
  tag,
  type Written,
} from "../../platform/changes/index.ts";
import { loadCounties } from "../../platform/geography/index.ts";
import { deleteStore, lockStores, nextStoreId, type OwnStore, putStore } from "./store-writes.store.ts";

type Shop = Pick<ApiContext, "db">;
type Refused = { ok: false; error: "refused"; errors: FieldErrors };
export type WrittenStore = Written<OwnStore, Refused>;

const STORES: RecordWrites<OwnStore, Refused> = {
  kind: "store",
  title: ({ name }) => `Magazinul „${name}”`,
  gender: "masculine",
  labels: sentenceLabelsOf(STORE),
  kept: ({ id, ...values }) => ({ storeID: id, ...values }),
  touched: () => [tag.stores],
  lock: lockStores,
  refuse,
  store: async (tx, stores) => {
    for (const store of stores) await putStore(tx, store);
  },
};

/** Creates a store. Refuses an unknown county. */
export function createStore(
  { db }: Shop,
  { body, actor }: { body: NewStoreBody; actor: Actor },
): Promise<WrittenStore> {
  const make = async (tx: Tx) => ({ id: await nextStoreId(tx), ...body });
  return createRecord(db, STORES, { actor, make });
}

/** Changes the given fields. Throws StaleVersion (409). */
export function changeStore(
  { db }: Shop,
  { fields, ...input }: WriteInput & { fields: StoreFields },
): Promise<WrittenStore> {
  return changeRecord(db, STORES, { ...input, change: (before) => ({ ...before, ...fields }) });
}

export function toStaffStore({ id, ...values }: OwnStore, version: number): StaffStore {
  return { storeID: id, ...values, version };
}

/** Removes a store. Orders for pickup there keep its name and address as text. */
export function removeStore({ db }: Shop, input: WriteInput): Promise<WrittenStore> {
  return removeRecord(db, STORES, { ...input, remove: (tx, { id }) => deleteStore(tx, id) });
}

/** Upserts imported stores by id. Unchanged stores are not written. */
export function saveStores(tx: Tx, stores: readonly OwnStore[], actor: Actor): Promise<void> {
  return saveRecords(tx, STORES, { actor, records: stores });
}

async function refuse(tx: Tx, { countyID }: OwnStore): Promise<Refused | undefined> {
  const counties = await loadCounties(tx);
  if (counties.some(({ id }) => id === countyID)) return undefined;
  return { ok: false, error: "refused", errors: { countyID: ["Județul nu există: alege unul din listă."] } };
}
