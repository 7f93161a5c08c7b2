import { sql } from "kysely";
import type { Period } from "../../../calendar/period.ts";
import { anyOf, type Db } from "../../../db/database.ts";
import { isIn } from "../../../db/period.ts";
import type { EntryMethod } from "./account.rules.ts";

export interface MoneyEntry {
  id: number;
  orderId: number;
  /** The day in Romania, yyyy-mm-dd. */
  day: string;
  /** Negative if the money was paid back or a recorded receipt was reversed. */
  bani: number;
  isPaidBack: boolean;
  method: EntryMethod;
}

/** Returns the money received and paid back in a period, oldest first. */
export async function listMoney(db: Db, period: Period): Promise<{ id: number; bani: number }[]> {
  const { rows } = await sql<{ id: number; bani: number }>`
    select id, -amount_bani as bani from order_entry
    where kind in ('receipt', 'payout') and ${isIn(sql`at`, period)} order by at, id`.execute(db);
  return rows;
}

export async function loadMoney(db: Db, ids: readonly number[]): Promise<MoneyEntry[]> {
  const { rows } = await sql<MoneyEntry>`
    select id, order_id as "orderId", (at at time zone 'Europe/Bucharest')::date::text as day, -amount_bani as bani,
      kind = 'payout' as "isPaidBack", method
    from order_entry where id = ${anyOf(ids)} order by at, id`.execute(db);
  return rows;
}
