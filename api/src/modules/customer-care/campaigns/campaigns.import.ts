import type { CampaignContent } from "@curat/contract/staff/campaigns";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { insertCampaign, writeSendAt } from "./campaigns.store.ts";
import { EVERYONE } from "./campaigns.rules.ts";

export interface CampaignImport {
  content: CampaignContent;
  createdAt: Date;
  /** Undefined for a draft. */
  sendAt?: Date | undefined;
  /** Recipients of a campaign that was sent at `sendAt`. */
  sentTo?: readonly string[];
}
export interface CampaignsImport {
  campaigns?: CampaignImport[];
}

/** Imports campaigns into a shop that has none. */
export async function importCampaigns(tx: Tx, { campaigns = [] }: CampaignsImport): Promise<void> {
  if (campaigns.length === 0) return;
  const { rows } = await sql`select from campaign limit 1`.execute(tx);
  if (rows.length > 0) return;
  for (const { content, createdAt, sendAt, sentTo } of campaigns) {
    const id = await insertCampaign(tx, { content, audience: EVERYONE, at: createdAt });
    if (!sendAt) continue;
    await writeSendAt(tx, id, sendAt);
    if (sentTo) await insertSent(tx, { id, emails: sentTo, at: sendAt });
  }
}

async function insertSent(
  tx: Tx,
  { id, emails, at }: { id: number; emails: readonly string[]; at: Date },
): Promise<void> {
  await tx.updateTable("campaign").set({ started_at: at, finished_at: at }).where("id", "=", id).execute();
  await sql`
    insert into campaign_recipient (campaign_id, email, state, attempts, due_at, at)
    select ${id}, email, 'sent', 1, ${at}, ${at} from unnest(${emails}::text[]) as email`.execute(tx);
}
