/** What another shop's export says of a person, erased: what was read of it, and files that would bring him back. */
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

const WHY = "Șters la cererea persoanei.";
/** An address may stand where one part of a file ends and the next begins. */
const LONGEST_EMAIL = 254;

/**
 * Empties what was read of a person, which is not taken over any more, and deletes each table or dump that names the e-mail:
 * read once more it would bring back whom it erased. `email` as the account has it.
 */
export async function eraseMoved(
  tx: Tx,
  { customerId, email }: { customerId: number; email: string },
): Promise<void> {
  const address = email.toLowerCase();
  await sql`
    update moving_record r set record = null, title = '', why = ${WHY},
      outcome = case when r.outcome = 'waiting' then 'left' else r.outcome end
    where r.kind in ('customer', 'order') and (
      position(${address} in lower(r.title)) > 0
      or position(${address} in lower(r.record::text)) > 0
      or exists (
        select from moved m join moving g on g.id = r.moving_id
        where m.platform = g.platform and m.kind = 'customer' and r.kind = 'customer'
          and m.their_id = r.their_id and m.our_id = ${customerId}
      )
    )`.execute(tx);
  await sql`
    delete from moving_file f where f.kind in ('table', 'dump') and exists (
      select from (
        select content || substring(
          coalesce(lead(content) over (order by place), ''::bytea) from 1 for ${LONGEST_EMAIL}::integer) as content
        from moving_file_part where file_id = f.id
      ) part
      where position(convert_to(${email}, 'UTF8') in part.content) > 0
        or position(convert_to(${address}, 'UTF8') in part.content) > 0
    )`.execute(tx);
}
