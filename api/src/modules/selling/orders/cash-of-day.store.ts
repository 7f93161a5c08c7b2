/** The cash that a person or company pays in a day, over all their orders. (law: Cash limits) */
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { cuiDigits } from "@curat/contract/cui.values";
import { type RawBuilder, sql } from "kysely";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { endOf, startOf } from "../../../db/period.ts";
import type { Order } from "./orders.store.ts";

/** A company is identified by its CUI, a person by account, e-mail or phone. */
export interface Payer {
  /** Digits of the CUI; null for a person. */
  cui: string | null;
  customerId: number | null;
  email: string;
  phone: string;
}

export function payerOf({ company, customerId, email, phone }: Order): Payer {
  return { cui: company && cuiDigits(company.cui), customerId, email, phone };
}

export function cashNames({ cui, customerId, email, phone }: Payer): string[] {
  if (cui !== null) return [`cash company ${cui}`];
  const customer = customerId === null ? [] : [`cash customer ${customerId}`];
  return [`cash e-mail ${email.toLowerCase()}`, `cash phone ${phone}`, ...customer];
}

/** Serializes cash orders of one payer until the transaction ends, so that each counts the earlier ones. */
export async function lockCash(tx: Tx, payer: Payer): Promise<void> {
  await lockNames(tx, cashNames(payer));
}

/** Locks buyer names until the transaction ends, in a fixed order to avoid deadlocks. */
export async function lockNames(tx: Tx, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await sql`
    /* buyer-lock */ select pg_advisory_xact_lock(key) from (
      select hashtextextended(name, 0) as key from unnest(${names}::text[]) as t (name) order by 1
    ) as keys`.execute(tx);
}

/** Returns the payer's cash orders on a Romanian day, in bani, without cancelled and refused ones. */
export async function loadCashOfDay(
  db: Db,
  payer: Payer,
  asked: { at: Date; exceptOrderId?: number },
): Promise<number> {
  const { rows } = await sql<{
    bani: number;
  }>`/* cash-of-day */ select ${cashOfDay(payer, asked)} as bani`.execute(db);
  return rows[0]?.bani ?? 0;
}

/** Returns the sum as an SQL expression; its text is the same for all payers. */
export function cashOfDay(
  { cui, customerId, email, phone }: Payer,
  { at, exceptOrderId = 0 }: { at: Date; exceptOrderId?: number },
): RawBuilder<number> {
  const day = romanianDay(at);
  const isPerson = sql`(${cui}::text is null and company is null)`;
  const columns = sql`id, total_bani, placed_at, payment_code, status`;
  // One index scan each: with "or", or by day, PostgreSQL would read every order of the day.
  return sql`(
    with theirs as materialized (
      select ${columns} from orders where company_cui = ${cui} and company_cui <> ''
      union select ${columns} from orders where ${isPerson} and customer_id = ${customerId}
      union select ${columns} from orders where ${isPerson} and lower(email) = lower(${email})
      union select ${columns} from orders where ${isPerson} and phone = ${phone}
    )
    select coalesce(sum(total_bani), 0)::float8 from theirs
    where placed_at >= ${startOf(day)} and placed_at < ${endOf(day)} and id <> ${exceptOrderId}
      and payment_code = ${PAYMENT_CODE.cashOnDelivery} and status not in ('cancelled', 'refused'))`;
}

export function otherCashOfDay(db: Db, order: Order): Promise<number> {
  return loadCashOfDay(db, payerOf(order), { at: order.placedAt, exceptOrderId: order.id });
}
