/** The list shows each subscriber's address once, even after several requests. */
import type { SubscriptionState } from "@curat/contract/staff/newsletter.values";
import { sql } from "kysely";
import { containing } from "../../../db/containing.ts";
import type { Db } from "../../../db/database.ts";
import type { Paging } from "../../../db/page.ts";

interface SubscriberFilter {
  state: SubscriptionState | undefined;
  text: string | undefined;
  id?: number | undefined;
  sort: "oldest" | "newest";
}

export interface Subscriber {
  email: string;
  state: SubscriptionState;
  askedAt: Date;
  confirmedAt: Date | null;
  leftAt: Date | null;
}

export async function listSubscribers(
  db: Db,
  { state, text, id, sort }: SubscriberFilter,
  { page, perPage }: Paging,
): Promise<{ rows: Subscriber[]; total: number }> {
  // A person who unsubscribed and subscribed again has `left_at` only on earlier requests.
  const subscribed = sql`bool_or(confirmed_at is not null and left_at is null)`;
  const current = sql`case when max(confirmed_at) is null then 'pending'
    when ${subscribed} then 'subscribed' else 'left' end`;
  const input = sql`case when ${subscribed} then min(created_at) filter (where left_at is null)
    else min(created_at) end`;
  const addresses = sql`select email, ${current} as state, ${input} as "askedAt",
      max(confirmed_at) as "confirmedAt", case when ${subscribed} then null else max(left_at) end as "leftAt"
    from newsletter_subscription
    where email like ${containing((text ?? "").toLowerCase())}
    ${id === undefined ? sql`` : sql`and email = (select email from newsletter_subscription where id = ${id})`}
    group by email
    having ${state === undefined ? sql`true` : sql`${current} = ${state}`}`;
  const order = sort === "newest" ? sql`"askedAt" desc, email desc` : sql`"askedAt", email`;
  const { rows } = await sql<Subscriber>`${addresses}
    order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from (${addresses}) s`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
