import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { followPromotions, refreshProductRead } from "../catalog/index.ts";
import { type Actor, CLOCK } from "../../platform/changes/index.ts";
import { findTouched, findUnapplied, lockUnapplied } from "./promotions.store.ts";

/** Products that one transaction reprices, so that it blocks orders only briefly. */
const PRODUCTS_A_STEP = 500;
const CHECKED_AT_ONCE = 5_000;

/**
 * Applies the promotions running at `now` and returns how many products changed. Several workers may run it
 * concurrently.
 */
export function applyPromotions(db: Db, now: Date): Promise<number> {
  return inSteps(db, now, (ids) => transaction(db, (tx) => applyTo(tx, ids, { now, actor: CLOCK })));
}

/** Applies promotions in the caller's transaction and returns how many products changed. */
export function applyPromotionsWithin(tx: Tx, { now, actor }: { now: Date; actor: Actor }): Promise<number> {
  return inSteps(tx, now, (ids) => applyTo(tx, ids, { now, actor }));
}

/** Applies promotions in the caller's transaction if they change few products, otherwise in a job. */
export async function applySoon(tx: Tx, { now, actor }: { now: Date; actor: Actor }): Promise<void> {
  const ids: number[] = [];
  for await (const unapplied of unappliedAt(tx, now)) {
    ids.push(...unapplied);
    if (ids.length > PRODUCTS_A_STEP) return enqueue(tx, "apply_promotions", {}, "apply_promotions:now");
  }
  if (ids.length > 0) await applyTo(tx, ids, { now, actor });
}

/** Returns the ids of all products that promotions may affect at `now`. */
export function listTouchedByPromotions(db: Db, now: Date): Promise<number[]> {
  return findTouched(db, now);
}

async function inSteps(db: Db, now: Date, apply: (ids: number[]) => Promise<number>): Promise<number> {
  let changed = 0;
  for await (const unapplied of unappliedAt(db, now))
    for (const ids of parts(unapplied, PRODUCTS_A_STEP)) changed += await apply(ids);
  return changed;
}

async function* unappliedAt(db: Db, now: Date): AsyncGenerator<number[]> {
  for (const ids of parts(await findTouched(db, now), CHECKED_AT_ONCE)) {
    const unapplied = await findUnapplied(db, ids, now);
    if (unapplied.length > 0) yield unapplied.map(({ id }) => id);
  }
}

function* parts(ids: readonly number[], size: number): Generator<number[]> {
  for (let start = 0; start < ids.length; start += size) yield ids.slice(start, start + size);
}

async function applyTo(tx: Tx, ids: number[], { now, actor }: { now: Date; actor: Actor }): Promise<number> {
  const products = await lockUnapplied(tx, ids, now);
  await followPromotions(
    tx,
    products.filter(({ isRepriced }) => isRepriced),
    { at: now, actor },
  );
  await refreshProductRead(
    tx,
    products.map(({ id }) => id),
    now,
  );
  return products.length;
}
