import { sql } from "kysely";
import type { Db } from "../../../../db/database.ts";
import type { AccountTraffic } from "../../../platform/accounts/index.ts";

/** How many of the newest payments to read. Older ones do not show whether an account works now. */
const NEWEST = 2_000;

/** Returns when each processor last confirmed one of the newest payments. Refused cards do not count as failures. */
export async function loadProcessorTraffic(db: Db): Promise<AccountTraffic[]> {
  const { rows } = await sql<AccountTraffic>`
    select provider, max(changed_at) as "goodAt", null::timestamptz as "badAt"
    from (select provider, state, changed_at from payment order by id desc limit ${NEWEST}) p
    where state in ('paid', 'refund_due', 'refunded') group by provider`.execute(db);
  return rows;
}
