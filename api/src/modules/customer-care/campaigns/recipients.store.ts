/** Selects the subscribers that a campaign reaches. Only confirmed, current subscriptions count as consent. */
import type { CampaignAudience } from "@curat/contract/staff/campaigns";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

interface RecipientCounts {
  recipients: number;
  /** Number of subscribers in the audience whose address is suppressed. */
  suppressed: number;
  /** Number of all subscribers. */
  subscribers: number;
}

const SUPPRESSED = sql`exists (
  select from mail_suppression m where m.digest = sha256(convert_to(s.email, 'UTF8')))`;

export async function countAudience(db: Db, audience: CampaignAudience, now: Date): Promise<RecipientCounts> {
  const { rows } = await sql<RecipientCounts>`
    with audience as (
      select ${SUPPRESSED} as is_suppressed from subscribed_address s where ${matches(audience, now)}
    )
    select count(*) filter (where not is_suppressed)::integer as recipients,
      count(*) filter (where is_suppressed)::integer as suppressed,
      (select count(*)::integer from subscribed_address) as subscribers
    from audience`.execute(db);
  return rows[0] ?? { recipients: 0, suppressed: 0, subscribers: 0 };
}

/** Fixes a campaign's recipients. Later subscribers do not receive it. */
export async function insertRecipients(
  tx: Tx,
  { id, audience }: { id: number; audience: CampaignAudience },
  now: Date,
): Promise<void> {
  await sql`
    insert into campaign_recipient (campaign_id, email, due_at, at)
    select ${id}, s.email, ${now}, ${now} from subscribed_address s
    where not ${SUPPRESSED} and ${matches(audience, now)}
    order by s.email on conflict do nothing`.execute(tx);
}

function matches(audience: CampaignAudience, now: Date): RawBuilder<boolean> {
  const { group_ids: groups, county_ids: counties, category_ids: categories } = audience;
  const filters = [
    ...(groups.length > 0 ? [inGroups(groups)] : []),
    ...(counties.length > 0
      ? [
          sql`exists (
            select from order_destination o join county k on k.code = o.county_code
            where o.email = s.email and k.id = any(${counties}::integer[]))`,
        ]
      : []),
    ...(categories.length > 0
      ? [
          sql`exists (
            select from order_destination o
            join order_goods g on g.order_id = o.order_id
            join product_read r on r.product_id = g.product_id
            where o.email = s.email and r.category_ids && ${categories}::integer[])`,
        ]
      : []),
    ...lastOrder(audience, now),
  ];
  return filters.length > 0 ? sql<boolean>`(${sql.join(filters, sql` and `)})` : sql<boolean>`true`;
}

/** Returns SQL that is true for members of the groups, and for the accounts of companies that are members. */
function inGroups(groups: number[]): RawBuilder<unknown> {
  return sql`exists (
    select from customer_person p
    join customer_group_facts g on g.group_id = any(${groups}::bigint[])
      and (g.customer_id = p.id or exists (
        select from customer_company_cui c where c.customer_id = p.id and c.cui = g.cui))
    where lower(p.email) = s.email and p.erased_at is null)`;
}

function lastOrder(
  { last_order: choice, last_order_days: days }: CampaignAudience,
  now: Date,
): RawBuilder<unknown>[] {
  if (choice === "any") return [];
  const since = new Date(now.getTime() - days * 86_400_000);
  const bought = sql`select from order_destination o where o.email = s.email and o.status <> 'cancelled'`;
  const recently = sql`exists (${bought} and o.placed_at >= ${since})`;
  return choice === "within" ? [recently] : [sql`exists (${bought})`, sql`not ${recently}`];
}
