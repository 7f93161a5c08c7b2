/** Steps of every record write: lock, compare the version, validate, store, record the change. */
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { recordChange, recordChanges } from "./changes.service.ts";
import { type Actor, versionOf } from "./changes.store.ts";
import { changeOf, differs, type RecordKind, type ShopRecord } from "./records.ts";
import { StaleVersion } from "./stale-version.ts";

export interface Refused {
  ok: false;
  error: string;
}

export type Written<T extends ShopRecord, No extends Refused = never> =
  | { ok: true; id: number; record: T; version: number }
  | { ok: false; error: "unknown" }
  | No;

export interface RecordWrites<T extends ShopRecord, No extends Refused = never> extends RecordKind<T> {
  /** Locks and returns the records with these ids. Without ids, locks for an insert. */
  lock: (tx: Tx, ids: readonly number[]) => Promise<T[]>;
  /** Returns why staff cannot save the record; undefined if they can. `before` is null for a new record. */
  refuse?: (tx: Tx, after: T, before: T | null) => Promise<No | undefined>;
  store: (tx: Tx, records: readonly T[], current: ReadonlyMap<number, T>) => Promise<void>;
  /** Returns the state that a stale write returns; defaults to the audit log's format. */
  shown?: (tx: Tx, id: number) => Promise<object | undefined>;
}

type Around = (tx: Tx, store: () => Promise<void>) => Promise<void>;
const ALONE: Around = (_tx, store) => store();

export interface WriteInput {
  id: number;
  expectedVersion: number;
  actor: Actor;
}

/** Creates a record. Passes on errors from storing it, such as AddressRefused. */
export async function createRecord<T extends ShopRecord, No extends Refused>(
  db: Db,
  writes: RecordWrites<T, No>,
  { actor, make, around = ALONE }: { actor: Actor; make: (tx: Tx) => Promise<T | No>; around?: Around },
): Promise<Written<T, No>> {
  return transaction(db, async (tx): Promise<Written<T, No>> => {
    await writes.lock(tx, []);
    const record = await make(tx);
    if (isRefused(record)) return record;
    const refused = await writes.refuse?.(tx, record, null);
    if (refused) return refused;
    await around(tx, () => writes.store(tx, [record], new Map()));
    const { version } = await recordChange(tx, changeOf(writes, { actor, before: null, after: record }));
    return { ok: true, id: record.id, record, version };
  });
}

/** Updates a record. Throws StaleVersion (409), and passes on errors from storing it. */
export async function changeRecord<T extends ShopRecord, No extends Refused>(
  db: Db,
  writes: RecordWrites<T, No>,
  {
    change,
    around = ALONE,
    ...input
  }: WriteInput & { change: (before: T, tx: Tx) => T | No | Promise<T | No>; around?: Around },
): Promise<Written<T, No>> {
  return transaction(db, async (tx): Promise<Written<T, No>> => {
    const before = await lockExpected(tx, writes, input);
    if (!before) return { ok: false, error: "unknown" };
    const after = await change(before, tx);
    if (isRefused(after)) return after;
    const refused = await writes.refuse?.(tx, after, before);
    if (refused) return refused;
    await around(tx, async () => {
      if (differs(writes, before, after)) await writes.store(tx, [after], new Map([[input.id, before]]));
    });
    const { actor, expectedVersion } = input;
    const { version } = await recordChange(tx, {
      ...changeOf(writes, { actor, before, after }),
      expectedVersion,
    });
    return { ok: true, id: input.id, record: after, version };
  });
}

/** Deletes a record. Throws StaleVersion (409) if the writer saw another version. */
export async function removeRecord<T extends ShopRecord, No extends Refused>(
  db: Db,
  writes: RecordWrites<T, No>,
  {
    remove,
    ...input
  }: WriteInput & {
    remove: (tx: Tx, record: T) => Promise<No | void>;
  },
): Promise<Written<T, No>> {
  return transaction(db, async (tx): Promise<Written<T, No>> => {
    const before = await lockExpected(tx, writes, input);
    if (!before) return { ok: false, error: "unknown" };
    const refused = await remove(tx, before);
    if (refused) return refused;
    const { actor, expectedVersion } = input;
    const { version } = await recordChange(tx, {
      ...changeOf(writes, { actor, before, after: null }),
      expectedVersion,
    });
    return { ok: true, id: input.id, record: before, version };
  });
}

/** Saves imported records keyed by id as one batch. Skips unchanged ones. */
export async function saveRecords<T extends ShopRecord, No extends Refused>(
  tx: Tx,
  writes: RecordWrites<T, No>,
  {
    actor,
    records,
    change = (reported) => reported,
  }: {
    actor: Actor;
    records: readonly T[];
    change?: (reported: T, before: T | undefined) => T;
  },
): Promise<void> {
  if (records.length === 0) return;
  const locked = await writes.lock(
    tx,
    records.map(({ id }) => id),
  );
  const current = new Map(locked.map((record) => [record.id, record]));
  const changing = records
    .map((reported) => change(reported, current.get(reported.id)))
    .filter((record) => differs(writes, current.get(record.id), record));
  if (changing.length === 0) return;
  await writes.store(tx, changing, current);
  await recordChanges(
    tx,
    changing.map((after) => changeOf(writes, { actor, before: current.get(after.id) ?? null, after })),
  );
}

function isRefused<No extends Refused>(made: ShopRecord | No): made is No {
  return "ok" in made;
}

/** Locks and returns the record; undefined for an unknown id. Throws StaleVersion (409). */
export async function lockExpected<T extends ShopRecord, No extends Refused>(
  tx: Tx,
  { kind, lock, kept, shown }: RecordWrites<T, No>,
  { id, expectedVersion }: WriteInput,
): Promise<T | undefined> {
  const [record] = await lock(tx, [id]);
  const version = await versionOf(tx, { kind, id });
  if (record && version !== expectedVersion)
    throw new StaleVersion((await shown?.(tx, id)) ?? kept(record), version);
  return record;
}
