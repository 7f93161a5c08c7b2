import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

/** Days for which a campaign stores its recipients, as proof of what was sent. */
const RETENTION_DAYS = 365;

export async function storedCampaigns(tx: Tx, email: string) {
  const { rows } = await sql<{ email: string; subject: string; state: string; at: Date }>`
    select r.email, c.subject, r.state, r.at
    from campaign_recipient r join campaign c on c.id = r.campaign_id where r.email = ${email}
    union all
    select email, 'suppressed', reason, created_at from mail_suppression where email = ${email}
    order by at`.execute(tx);
  return rows;
}

/** Removes the address. A suppression keeps its hash, so that imports cannot add the address again. */
export async function eraseCampaigns(tx: Tx, email: string): Promise<void> {
  await sql`
    update campaign_recipient
    set email = null, fault = '', state = case when state = 'waiting' then 'skipped' else state end
    where email = ${email}`.execute(tx);
  await tx
    .updateTable("mail_suppression")
    .set({ email: null, detail: "" })
    .where("email", "=", email)
    .execute();
}

export async function forgetOldRecipients(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * 86_400_000);
  await sql`
    update campaign_recipient set email = null, fault = '' where email is not null and at < ${before}`.execute(
    db,
  );
}
