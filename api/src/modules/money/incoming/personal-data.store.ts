/**
 * Personal data in incoming payments. Payers may be erased, because the bank's own statement is the accounting
 * document.
 */
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { namesPerson } from "../../../db/names-person.ts";

/** Returns rows that belong to a person's orders. `email` is in lower case. */
export async function storedPayments(
  tx: Tx,
  { customerId, email }: { customerId: number | null; email: string },
) {
  return tx
    .selectFrom("incoming_row as r")
    .innerJoin("order_facts as o", "o.order_id", "r.order_id")
    .select(["o.number as order_number", "r.day", "r.amount_bani", "r.payer", "r.iban", "r.details"])
    .select(["r.reference", "r.note"])
    .where(
      sql<boolean>`(o.customer_id = ${customerId} or (o.customer_id is null and lower(o.email) = ${email}))`,
    )
    .orderBy("r.id")
    .execute();
}

/**
 * Erases the payer from the rows of these orders, and from the person's rows without an order. Open rows are matched
 * by account, email or phone only, because several people may have the same name.
 */
export async function erasePayers(
  tx: Tx,
  {
    orderIds,
    ibans,
    contact,
    person,
  }: {
    orderIds: readonly number[];
    ibans: readonly string[];
    /** Patterns of email addresses and phone numbers. `person` also contains names. */
    contact: readonly string[];
    person: readonly string[];
  },
): Promise<void> {
  const accounts = ibans.map((iban) => iban.replaceAll(" ", ""));
  const text = sql`concat_ws(' ', payer, details, reference, note)`;
  await sql`
    with gone as (
      select id from incoming_row where order_id = any(${[...orderIds]}::bigint[])
      union
      select id from incoming_row where order_id is null and (
        (iban <> '' and iban = any(${accounts}::text[]))
        or ${namesPerson(text, contact)} or (state <> 'open' and ${namesPerson(text, person)}))
    )
    update incoming_row r set payer = '', iban = '', details = '', reference = '',
      note = case when ${namesPerson(sql`r.note`, person)} then '' else r.note end
    from gone where r.id = gone.id`.execute(tx);
}

export async function payersAccounts(tx: Tx, orderIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ iban: string }>`
    select distinct iban from incoming_row where order_id = any(${[...orderIds]}::bigint[]) and iban <> ''`.execute(
    tx,
  );
  return rows.map(({ iban }) => iban);
}

const MAX_PER_NIGHT = 5_000;

/** Erases the payer from all rows older than the given time. */
export async function eraseOldPayers(db: Db, before: Date): Promise<void> {
  await sql`
    update incoming_row set payer = '', iban = '', details = '', reference = '', note = ''
    where id in (
      select r.id from incoming_row r join incoming_file f on f.id = r.file_id
      where f.uploaded_at < ${before} and (r.payer <> '' or r.iban <> '' or r.details <> '') order by r.id limit ${MAX_PER_NIGHT}
    )`.execute(db);
}
