/** Records that customers can read their account's mailbox. */
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

/** Hash of the account's email in lower case. A change of the email invalidates the stored proof. */
const DIGEST = sql`sha256(convert_to(lower(c.email), 'UTF8'))`;

/** Records that the customer can read the mailbox of the account's current email. */
export async function proveEmail(tx: Tx, customerId: number, now: Date): Promise<void> {
  await sql`
    insert into customer_email_proof as p (customer_id, email_digest, proven_at)
    select c.id, ${DIGEST}, ${now} from customer c where c.id = ${customerId}
    on conflict (customer_id) do update set email_digest = excluded.email_digest, proven_at = excluded.proven_at
      where p.email_digest <> excluded.email_digest`.execute(tx);
}

export async function findEmailProof(
  db: Db,
  email: string,
): Promise<{ customerId: number; isProven: boolean } | undefined> {
  const { rows } = await sql<{ customerId: number; isProven: boolean }>`
    select c.id as "customerId", p.customer_id is not null as "isProven"
    from customer c left join customer_email_proof p on p.customer_id = c.id and p.email_digest = ${DIGEST}
    where lower(c.email) = ${email.toLowerCase()} and c.erased_at is null`.execute(db);
  return rows[0];
}
