/** What staff and imports do with the shop's places: create, change, remove. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { NewStoreBody, StoreFields } from "@curat/contract/staff/stores";
import type { ApiContext } from "../../context.ts";
import { type Db, transaction, type Tx } from "../../db/database.ts";
import {
  type Actor,
  changedFields,
  changeSentence,
  type NewChange,
  recordChange,
  recordChanges,
  StaleVersion,
  tag,
  versionOf,
} from "../changes/index.ts";
import { loadCounties } from "../geography/index.ts";
import { type OwnStore, STORE_LABELS, type StoreField } from "./store-writes.rules.ts";
import { deleteStore, lockStores, nextStoreId, putStore } from "./store-writes.store.ts";
import { toKeptStore, toStaffStore, withFields } from "./store-writes.wire.ts";

type Shop = Pick<ApiContext, "db">;
export type KeptStore =
  | { ok: true; store: OwnStore; version: number }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "refused"; errors: FieldErrors };

interface Asked {
  id: number;
  seen: number;
  actor: Actor;
}

/** A new place of the shop. */
export async function createStore(
  { db }: Shop,
  { body, actor }: { body: NewStoreBody; actor: Actor },
): Promise<KeptStore> {
  return transaction(db, async (tx): Promise<KeptStore> => {
    const { countyID: countyId, hands_out_orders: handsOutOrders, ...told } = body;
    const store = { id: await nextStoreId(tx), ...told, countyId, handsOutOrders };
    const errors = await faultsAround(tx, store);
    if (errors) return { ok: false, error: "refused", errors };
    await putStore(tx, store);
    const { version } = await recordChange(tx, changeOf(actor, null, store));
    return { ok: true, store, version };
  });
}

/** Changes the fields that are told. Throws StaleVersion (409). */
export async function changeStore(
  { db }: Shop,
  { fields, id, seen, actor }: Asked & { fields: StoreFields },
): Promise<KeptStore> {
  return transaction(db, async (tx): Promise<KeptStore> => {
    const before = await lockStore(tx, { id, seen });
    if (!before) return { ok: false, error: "unknown" };
    const store = withFields(before, fields);
    const errors = await faultsAround(tx, store);
    if (errors) return { ok: false, error: "refused", errors };
    if (differs(before, store)) await putStore(tx, store);
    const { version } = await recordChange(tx, { ...changeOf(actor, before, store), seen });
    return { ok: true, store, version };
  });
}

/** Removes a place; orders that were collected there say so in words of their own. */
export async function removeStore({ db }: Shop, { id, seen, actor }: Asked): Promise<KeptStore> {
  return transaction(db, async (tx): Promise<KeptStore> => {
    const store = await lockStore(tx, { id, seen });
    if (!store) return { ok: false, error: "unknown" };
    await deleteStore(tx, id);
    const { version } = await recordChange(tx, { ...changeOf(actor, store, null), seen });
    return { ok: true, store, version };
  });
}

/** Writes places that a file tells, by their ids; what says the same is left alone. */
export async function saveStores(tx: Tx, stores: readonly OwnStore[], actor: Actor): Promise<void> {
  if (stores.length === 0) return;
  const standing = await lockStores(
    tx,
    stores.map(({ id }) => id),
  );
  const byId = new Map(standing.map((store) => [store.id, store]));
  const changing = stores.filter((store) => differs(byId.get(store.id), store));
  for (const store of changing) await putStore(tx, store);
  await recordChanges(
    tx,
    changing.map((store) => changeOf(actor, byId.get(store.id) ?? null, store)),
  );
}

/** The store under its lock; throws StaleVersion for one who saw another version of it. */
async function lockStore(tx: Tx, { id, seen }: Pick<Asked, "id" | "seen">): Promise<OwnStore | undefined> {
  const [store] = await lockStores(tx, [id]);
  const version = await versionOf(tx, { kind: "store", id });
  if (store && version !== seen) throw new StaleVersion(toStaffStore(store, version), version);
  return store;
}

async function faultsAround(db: Db, { countyId }: OwnStore): Promise<FieldErrors | undefined> {
  const counties = await loadCounties(db);
  return counties.some(({ id }) => id === countyId) ? undefined : { countyID: ["Județul nu există."] };
}

function differs(before: OwnStore | undefined, after: OwnStore): boolean {
  return !before || changedFields<StoreField>(before, after, STORE_LABELS).length > 0;
}

function changeOf(actor: Actor, before: OwnStore | null, after: OwnStore | null): NewChange {
  const { id, name } = (after ?? before) as OwnStore; // a change is of something
  return {
    actor,
    subject: { kind: "store", id },
    sentence: changeSentence<StoreField>(`Magazinul „${name}”`, {
      gender: "masculine",
      before,
      after,
      labels: STORE_LABELS,
    }),
    before: before && toKeptStore(before),
    after: after && toKeptStore(after),
    touched: [tag.stores],
  };
}
