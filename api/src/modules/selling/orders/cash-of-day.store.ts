/** What one person or company pays in cash on a day, over all their orders. (law: Cash limits) */
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { cuiDigits } from "@curat/contract/cui.values";
import { sql } from "kysely";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { endOf, startOf } from "../../../db/period.ts";
import type { Order } from "./orders.store.ts";

/** Who pays: a company by its CUI, a person by account, e-mail or phone. */
export interface Payer {
  /** Digits of the CUI; null for a person. */
  cui: string | null;
  customerId: number | null;
  email: string;
  phone: string;
}

/** The payer of an order. */
export function payerOf({
  company,
  customerId,
  email,
  phone,
}: Pick<Order, "company" | "customerId" | "email" | "phone">): Payer {
  return { cui: company && cuiDigits(company.cui), customerId, email, phone };
}

/** Cash orders of one payer queue from here to the end of the transaction: each counts those before it. */
export async function lockCash(tx: Tx, { cui, customerId, email, phone }: Payer): Promise<void> {
  const names =
    cui === null
      ? [`e-mail ${email.toLowerCase()}`, `phone ${phone}`, ...(customerId ? [`customer ${customerId}`] : [])]
      : [`company ${cui}`];
  await sql`
    select pg_advisory_xact_lock(key) from (
      select hashtextextended('cash ' || name, 0) as key from unnest(${names}::text[]) as t (name) order by 1
    ) as keys`.execute(tx);
}

/** The total of the payer's cash orders placed on the Romanian day of that moment, in bani; orders without a sale do not count. */
export async function cashOfDay(
  db: Db,
  { cui, customerId, email, phone }: Payer,
  { at, exceptOrderId = 0 }: { at: Date; exceptOrderId?: number },
): Promise<number> {
  const day = romanianDay(at);
  const isTheirs =
    cui === null
      ? sql`company is null and (customer_id = ${customerId} or lower(email) = lower(${email}) or phone = ${phone})`
      : sql`company_cui = ${cui}`;
  const { rows } = await sql<{ bani: number }>`
    select coalesce(sum(total_bani), 0)::float8 as bani from orders
    where placed_at >= ${startOf(day)} and placed_at < ${endOf(day)} and id <> ${exceptOrderId}
      and payment_code = ${PAYMENT_CODE.cashOnDelivery} and status not in ('cancelled', 'refused')
      and ${isTheirs}`.execute(db);
  return rows[0]?.bani ?? 0;
}

/** The total of the other cash orders of an order's payer on the order's day, in bani. */
export function cashBeside(db: Db, order: Order): Promise<number> {
  return cashOfDay(db, payerOf(order), { at: order.placedAt, exceptOrderId: order.id });
}
