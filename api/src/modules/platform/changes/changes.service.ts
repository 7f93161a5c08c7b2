import { randomUUID } from "node:crypto";
import type { Tx } from "../../../db/database.ts";
import { isSameText } from "./changes.rules.ts";
import {
  type Actor,
  type ChangeRow,
  insertChanges,
  keyOf,
  type Subject,
  versionOf,
} from "./changes.store.ts";
import { touch } from "./outbox.store.ts";
import { StaleVersion } from "./stale-version.ts";
import type { Tag } from "./tags.ts";

export interface NewChange {
  actor: Actor;
  subject: Subject;
  /** Version that the writer saw; undefined accepts any version. */
  expectedVersion?: number | undefined;
  /** A Romanian sentence such as "Prețul a fost schimbat din 12.50 lei în 11.90 lei." */
  sentence: string;
  /** Null for a new record. Callers must lock the record before reading its state. */
  before: object | null;
  after: object | null;
  inverse?: object | undefined;
  touched: readonly Tag[];
  /** State that a stale write returns; defaults to `before`. */
  current?: object | undefined;
}

/**
 * Records a change in its transaction and touches its tags. Throws StaleVersion (409) if `expectedVersion` is outdated. Does
 * nothing if the states are equal.
 */
export async function recordChange(tx: Tx, change: NewChange): Promise<{ version: number }> {
  const [recorded] = await recordAll(tx, [change], change.actor.batch ?? null);
  return { version: recorded?.version ?? 0 };
}

const ROWS_A_STATEMENT = 500;

/** Records the changes of one action, in order, in the caller's transaction. */
export async function recordChanges(tx: Tx, changes: readonly NewChange[]): Promise<{ version: number }[]> {
  const batch = changes[0]?.actor.batch ?? (changes.length > 1 ? randomUUID() : null);
  const recorded: { version: number }[] = [];
  for (let start = 0; start < changes.length; start += ROWS_A_STATEMENT)
    recorded.push(...(await recordAll(tx, changes.slice(start, start + ROWS_A_STATEMENT), batch)));
  return recorded;
}

async function recordAll(
  tx: Tx,
  changes: readonly NewChange[],
  batch: string | null,
): Promise<{ version: number }[]> {
  const changing = changes.filter(({ before, after }) => !isSameText(before, after));
  const written = await insertWaiting(tx, changing, batch);
  await touch(
    tx,
    changing.flatMap(({ touched }) => touched),
  );
  const recorded: { version: number }[] = [];
  for (const change of changes)
    recorded.push({ version: written.get(keyOf(change.subject)) ?? (await unchanged(tx, change)) });
  return recorded;
}

/** Throws StaleVersion (409) with the current state of a locked subject if the writer saw another version. */
export async function refuseStale(
  tx: Tx,
  subject: Subject,
  {
    expectedVersion,
    loadCurrent,
  }: { expectedVersion: number | undefined; loadCurrent: () => Promise<object> },
): Promise<void> {
  if (expectedVersion === undefined) return;
  const version = await versionOf(tx, subject);
  if (version !== expectedVersion) throw new StaleVersion(await loadCurrent(), version);
}

/** Inserts changes. Retries a change without `expectedVersion` if a concurrent transaction took its version. */
async function insertWaiting(
  tx: Tx,
  changes: readonly NewChange[],
  batch: string | null,
): Promise<Map<string, number>> {
  if (new Set(changes.map(({ subject }) => keyOf(subject))).size < changes.length)
    throw new Error("A record is changed twice in one call.");
  const written = new Map<string, number>();
  for (
    let left = changes;
    left.length > 0;
    left = changes.filter((one) => !written.has(keyOf(one.subject)))
  ) {
    for (const [key, version] of await insertChanges(tx, left.map(rowOf), batch)) written.set(key, version);
    const stale = left.find(
      ({ expectedVersion, subject }) => expectedVersion !== undefined && !written.has(keyOf(subject)),
    );
    if (stale) throw await staleOf(tx, stale);
  }
  return written;
}

async function unchanged(tx: Tx, change: NewChange): Promise<number> {
  const version = await versionOf(tx, change.subject);
  if (change.expectedVersion !== undefined && change.expectedVersion !== version)
    throw await staleOf(tx, change);
  return version;
}

async function staleOf(
  tx: Tx,
  { subject, before, current = before ?? {} }: NewChange,
): Promise<StaleVersion> {
  return new StaleVersion(current, await versionOf(tx, subject));
}

function rowOf({ actor, subject, expectedVersion, sentence, before, after, inverse }: NewChange): ChangeRow {
  return { actor, subject, seen: expectedVersion ?? null, sentence, before, after, inverse: inverse ?? null };
}
