import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { followPromotions, refreshProductRead } from "../catalog/index.ts";
import { type Actor, CLOCK } from "../../platform/changes/index.ts";
import { findTouched, findUnapplied, lockUnapplied } from "./promotions.store.ts";

const PRODUCTS_A_STEP = 500;

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

/** Returns the ids of all products that promotions may affect at `now`. */
export async function listTouchedByPromotions(db: Db, now: Date): Promise<number[]> {
  const ids: number[] = [];
  await eachTouched(db, now, async (step) => {
    ids.push(...step);
  });
  return ids;
}

async function inSteps(db: Db, now: Date, apply: (ids: number[]) => Promise<number>): Promise<number> {
  let changed = 0;
  await eachTouched(db, now, async (ids) => {
    const behind = await findUnapplied(db, ids, now);
    if (behind.length > 0) changed += await apply(behind.map(({ id }) => id));
  });
  return changed;
}

async function eachTouched(db: Db, now: Date, take: (ids: number[]) => Promise<void>): Promise<void> {
  for (let after = 0; ;) {
    const ids = await findTouched(db, { now, after, limit: PRODUCTS_A_STEP });
    const last = ids.at(-1);
    if (last === undefined) return;
    await take(ids);
    after = last;
  }
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
