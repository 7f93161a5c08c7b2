import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { type RawBuilder, sql } from "kysely";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { folded, foldedPart } from "../../../db/folded.ts";
import type { CreditTerms } from "./credit.rules.ts";

export interface Credit {
  cui: string;
  termDays: number;
  limitBani: number;
  blockAfterDays: number;
  note: string;
  buyers: number[];
}

export async function findCredit(db: Db, cui: string): Promise<Credit | undefined> {
  const { rows } = await sql<Credit>`
    select cui, term_days as "termDays", limit_bani as "limitBani", block_after_days as "blockAfterDays", note,
      array(select customer_id::integer from company_credit_buyer b where b.cui = c.cui order by 1) as buyers
    from company_credit c where cui = ${cui}`.execute(db);
  return rows[0];
}

export async function putCredit(tx: Tx, credit: Credit): Promise<void> {
  const { cui, termDays, limitBani, blockAfterDays, note, buyers } = credit;
  const values = { term_days: termDays, limit_bani: limitBani, block_after_days: blockAfterDays, note };
  await tx
    .insertInto("company_credit")
    .values({ cui, ...values })
    .onConflict((on) => on.column("cui").doUpdateSet(values))
    .execute();
  await tx.deleteFrom("company_credit_buyer").where("cui", "=", cui).execute();
  await sql`
    insert into company_credit_buyer (cui, customer_id)
    select ${cui}, id from unnest(${buyers}::bigint[]) id`.execute(tx);
}

export async function deleteCredit(tx: Tx, cui: string): Promise<void> {
  await tx.deleteFrom("company_credit").where("cui", "=", cui).execute();
}

/**
 * Locks a company's payment terms until the transaction ends, so that concurrent orders cannot exceed the limit
 * together.
 */
export async function lockCredit(tx: Tx, cui: string): Promise<void> {
  await tx.selectFrom("company_credit").select("cui").where("cui", "=", cui).forUpdate().execute();
}

/** Returns a company's payment terms; undefined if it has none or was merged into another company. */
export async function loadTermsOf(db: Db, cui: string, now: Date): Promise<CreditTerms | undefined> {
  const [terms] = await loadTerms(db, sql`c.cui = ${cui}`, now);
  return terms;
}

export async function loadTermsFor(db: Db, customerId: number, now: Date): Promise<CreditTerms[]> {
  const mine = sql<boolean>`c.cui in (select cui from company_credit_buyer where customer_id = ${customerId})`;
  return loadTerms(db, mine, now);
}

/** The company's own CUI, and the CUIs of companies merged into it. */
const OWN_CUIS = sql`(array(select a.cui from company_alias_facts a where a.into_cui = c.cui) || c.cui)`;

async function loadTerms(db: Db, which: RawBuilder<boolean>, now: Date): Promise<CreditTerms[]> {
  const { rows } = await sql<CreditTerms>`
    select c.cui, coalesce(f.name, '') as company, c.term_days as "termDays", c.limit_bani as "limitBani",
      c.block_after_days as "blockAfterDays", to_char(${romanianDay(now)}::date + c.term_days, 'YYYY-MM-DD') as "dueOn",
      (select coalesce(sum(o.open_bani), 0) from open_order o
        where o.cui = any(${OWN_CUIS}) and o.payment_code = ${PAYMENT_CODE.onTerms}) as "usedBani",
      greatest(0, (select ${romanianDay(now)}::date - min(i.due_on) from open_invoice i
        where i.cui = any(${OWN_CUIS}) and i.payment_code = ${PAYMENT_CODE.onTerms})) as "overdueDays",
      exists (select from doubtful_company d where d.cui = c.cui) as "isDoubtful"
    from company_credit c left join company_facts f on f.cui = c.cui
    where ${which} and not exists (select from company_alias_facts a where a.cui = c.cui)
    order by c.cui limit 20`.execute(db);
  return rows;
}

/** Returns a condition on a row `i` of open_invoice: the buyer's name or CUI contains all these words. */
export function isInvoiceOf(q: string): RawBuilder<boolean> {
  const words = q.split(/\s+/).filter(Boolean).slice(0, 6);
  if (words.length === 0) return sql<boolean>`true`;
  const parts = words.map((word) => foldedPart(/^ro\d+$/i.test(word) ? word.slice(2) : word));
  return sql<boolean>`${folded(sql`i.buyer_name || ' ' || i.cui`)} like all (array[${sql.join(parts)}])`;
}

export interface Doubt {
  reason: string;
  decidedOn: string;
  decidedBy: string;
}

export async function findDoubt(db: Db, cui: string): Promise<Doubt | undefined> {
  const { rows } = await sql<Doubt>`
    select reason, decided_on::text as "decidedOn", decided_by as "decidedBy" from doubtful_company where cui = ${cui}`.execute(
    db,
  );
  return rows[0];
}

/** Serialises decisions about a company's debts until the transaction ends. */
export async function lockDoubt(tx: Tx, cui: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('doubtful-debt'), hashtext(${cui}))`.execute(tx);
}

/** Records that a company's invoices are doubtful or, with a null reason, no longer are. */
export async function insertDoubt(
  tx: Tx,
  {
    cui,
    reason,
    decidedOn,
    at,
    by,
  }: { cui: string; reason: string | null; decidedOn: string; at: Date; by: string },
): Promise<void> {
  await tx
    .insertInto("doubtful_debt")
    .values({
      cui,
      is_doubtful: reason !== null,
      reason: reason ?? "",
      decided_on: decidedOn,
      at,
      decided_by: by,
    })
    .execute();
}

export async function isCreditBuyer(
  db: Db,
  { cui, customerId }: { cui: string; customerId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom("company_credit_buyer")
    .select("cui")
    .where("cui", "=", cui)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isKnownCompany(db: Db, cui: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from company_facts where cui = ${cui}) or exists (
      select from customer_company_cui k where k.cui = ${cui}
        and not exists (select from company_alias_facts a where a.cui = k.cui)) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** Returns the ids that belong to no account. */
export async function unknownBuyers(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from customer_person where id = any(${[...ids]}::bigint[])`.execute(tx);
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

export async function insertOrderTerm(
  tx: Tx,
  { orderId, termDays }: { orderId: number; termDays: number },
): Promise<void> {
  await tx
    .insertInto("order_term")
    .values({ order_id: orderId, term_days: termDays })
    .onConflict((on) => on.column("order_id").doUpdateSet({ term_days: termDays }))
    .execute();
}

/**
 * Returns an order's days to pay, and the due date (yyyy-mm-dd) of its unpaid invoice, if any; undefined without payment
 * terms.
 */
export async function findDue(
  db: Db,
  orderId: number,
): Promise<{ days: number; on: string | null } | undefined> {
  const { rows } = await sql<{ days: number; on: string | null }>`
    select d.term_days as days,
      (select max(i.due_on)::text from open_invoice i where i.order_id = d.order_id) as on
    from order_due_days d where d.order_id = ${orderId} and d.term_days is not null`.execute(db);
  return rows[0];
}

/** Returns how many days the buyer has to pay an order's invoice; undefined without payment terms. */
export async function loadTermDays(db: Db, orderId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("order_due_days")
    .select("term_days")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return row?.term_days ?? undefined;
}

export async function storedCredit(tx: Tx, customerId: number): Promise<{ cui: string }[]> {
  return tx.selectFrom("company_credit_buyer").select("cui").where("customer_id", "=", customerId).execute();
}

export async function eraseCreditBuyer(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom("company_credit_buyer").where("customer_id", "=", customerId).execute();
}

/** Moves an account's permission to order on payment terms to the account it is merged into. */
export async function moveCreditBuyer(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await sql`
    insert into company_credit_buyer (cui, customer_id)
    select cui, ${into} from company_credit_buyer where customer_id = ${from}
    on conflict do nothing`.execute(tx);
  await eraseCreditBuyer(tx, from);
}

export async function findBuyersByEmail(tx: Tx, emails: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id::integer from customer_person where lower(email) = any(${emails.map((email) => email.toLowerCase())}::text[])`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Applies a company's days to pay to its orders on payment terms that have none yet. */
export async function giveTermsToOrders(
  tx: Tx,
  { cui, termDays }: Pick<Credit, "cui" | "termDays">,
): Promise<void> {
  await sql`
    insert into order_term (order_id, term_days)
    select c.order_id, ${termDays} from order_company c join order_facts f on f.order_id = c.order_id
    where c.cui = ${cui} and f.payment_code = ${PAYMENT_CODE.onTerms}
    on conflict do nothing`.execute(tx);
}
