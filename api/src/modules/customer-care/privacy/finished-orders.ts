/**
 * Orders lose their personal data once they are finished and the buyer is erased, or once they are old. (law:
 * Retention)
 */
import type { ApiContext } from "../../../context.ts";
import { type Db, type Tx, transaction } from "../../../db/database.ts";
import { contactPatterns, type Marks, personPatterns } from "../../../db/names-person.ts";
import { forgetStates } from "../../platform/changes/index.ts";
import { erasePayers, payersAccounts } from "../../money/incoming/index.ts";
import { eraseContacts } from "../../money/invoices/index.ts";
import { eraseOrders, type ForgettableOrder, lockForgettable } from "../../selling/orders/index.ts";
import { eraseAccounts, ordersWithDueRefunds } from "../../selling/refunds/index.ts";
import { eraseReturns, ordersWithOpenReturns, readReturnTerms } from "../../aftersales/returns/index.ts";
import { loadStored } from "../../platform/settings/index.ts";
import { eraseTries } from "../../fulfilment/shipments/index.ts";
import { eraseMentions } from "./mentions.ts";
import { readRetention, yearsBefore } from "./retention.rules.ts";

export interface Periods {
  now: Date;
  /** Orders delivered after this time can still be returned. */
  deliveredBefore: Date;
  oldBefore: Date;
}

const DAY_MS = 24 * 60 * 60_000;

export async function loadPeriods(db: Db, now: Date): Promise<Periods> {
  const stored = await loadStored(db);
  const { days } = readReturnTerms(stored.get("returns"));
  // Periods count whole calendar days, so one day is added for the day of delivery.
  const deliveredBefore = new Date(now.getTime() - (days + 1) * DAY_MS);
  return {
    now,
    deliveredBefore,
    oldBefore: yearsBefore(now, readRetention(stored.get("retention")).orderYears),
  };
}

/** Orders per transaction. After a crash, the next run repeats at most this many. */
const BATCH = 20;
const MAX_PER_NIGHT = 20_000;

/**
 * Erases the personal data of finished orders and returns how many orders changed. Concurrent runs process different
 * orders.
 */
export async function forgetBuyers({ db, now }: Pick<ApiContext, "db" | "now">): Promise<number> {
  const periods = await loadPeriods(db, now());
  let count = 0;
  for (let after: number | undefined = 0; after !== undefined && count < MAX_PER_NIGHT;) {
    const from: number = after;
    const { emptied, last } = await transaction(db, (tx) => forgetNext(tx, from, periods));
    count += emptied;
    after = last;
  }
  return count;
}

async function forgetNext(tx: Tx, after: number, periods: Periods) {
  const { deliveredBefore, oldBefore } = periods;
  const orders = await lockForgettable(tx, { after, limit: BATCH, deliveredBefore, oldBefore });
  const erased = await emptyOrders(
    tx,
    orders.filter(({ isErased }) => isErased),
    periods.now,
  );
  for (const order of erased) await eraseMentions(tx, marksOf([order]));
  const old = await emptyOrders(
    tx,
    orders.filter(({ isErased }) => !isErased),
    periods.now,
  );
  return {
    emptied: erased.length + old.length,
    last: orders.length < BATCH ? undefined : orders.at(-1)?.id,
  };
}

export async function forgetOrdersOf(tx: Tx, ids: readonly number[], periods: Periods): Promise<void> {
  const { deliveredBefore } = periods;
  const orders = await lockForgettable(tx, {
    ids,
    after: 0,
    limit: ids.length,
    deliveredBefore,
    oldBefore: null,
  });
  await emptyOrders(tx, orders, periods.now);
}

/** Erases the personal data of these orders, except orders with an open return or refund. Returns the erased orders. */
async function emptyOrders(
  tx: Tx,
  orders: readonly ForgettableOrder[],
  at: Date,
): Promise<ForgettableOrder[]> {
  if (orders.length === 0) return [];
  const all = orders.map(({ id }) => id);
  const open = new Set([...(await ordersWithOpenReturns(tx, all)), ...(await ordersWithDueRefunds(tx, all))]);
  const settled = orders.filter(({ id }) => !open.has(id));
  const ids = settled.map(({ id }) => id);
  if (ids.length === 0) return [];
  const marks = marksOf(settled);
  const patterns = personPatterns(marks);
  const accounts = await payersAccounts(tx, ids);
  const invoiced = await eraseContacts(tx, ids);
  const returns = await eraseReturns(tx, ids);
  const refunds = await eraseAccounts(tx, ids, patterns);
  const own = settled.filter(({ isErased }) => isErased);
  await erasePayers(tx, {
    orderIds: ids,
    // If the buyer was not erased, only rows of these orders are changed.
    ...(own.length === settled.length
      ? {
          ibans: [...settled.flatMap(({ ibans }) => ibans), ...accounts, ...returns.ibans, ...refunds.ibans],
          contact: contactPatterns(marks),
          person: patterns,
        }
      : { ibans: [], contact: [], person: [] }),
  });
  await eraseTries(tx, ids);
  await eraseOrders(tx, ids, { invoiced, at });
  await forgetStates(tx, { kind: "order", ids }, patterns);
  await forgetStates(tx, { kind: "return", ids: returns.ids }, patterns);
  await forgetStates(tx, { kind: "refund", ids: refunds.ids }, patterns);
  return settled;
}

function marksOf(orders: readonly ForgettableOrder[]): Marks {
  return {
    emails: orders.map(({ email }) => email),
    phones: orders.map(({ phone }) => phone),
    names: orders.map(({ firstName, lastName }) => [firstName, lastName] as const),
  };
}
