import type { CampaignAudience, CampaignContent } from "@curat/contract/staff/campaigns";
import type { CampaignState } from "@curat/contract/staff/campaigns.values";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { Paging } from "../../../db/page.ts";
import type { CampaignTimes } from "./campaigns.rules.ts";

export interface Campaign extends CampaignTimes {
  id: number;
  content: CampaignContent;
  audience: CampaignAudience;
}

export interface ListedCampaign extends CampaignTimes {
  id: number;
  subject: string;
  recipients: number;
  sent: number;
}

const TIMES = sql`c.send_at as "sendAt", c.started_at as "startedAt", c.finished_at as "finishedAt",
  c.stopped_at as "stoppedAt"`;
const COLUMNS = sql`c.id, json_build_object('subject', c.subject, 'preheader', c.preheader, 'blocks', c.blocks) as content,
  c.audience, ${TIMES}`;

const OF_STATE: Record<CampaignState, ReturnType<typeof sql>> = {
  draft: sql`c.send_at is null`,
  scheduled: sql`c.send_at is not null and c.started_at is null`,
  sending: sql`c.started_at is not null and c.finished_at is null and c.stopped_at is null`,
  sent: sql`c.finished_at is not null and c.stopped_at is null`,
  stopped: sql`c.stopped_at is not null`,
};

export async function listCampaigns(
  db: Db,
  { state, page, perPage }: Paging & { state?: CampaignState | undefined },
): Promise<{ rows: ListedCampaign[]; total: number }> {
  const filter = state ? OF_STATE[state] : sql`true`;
  const { rows } = await sql<ListedCampaign>`
    select c.id, c.subject, ${TIMES}, r.recipients, r.sent from campaign c
    cross join lateral (
      select count(*)::integer as recipients, count(*) filter (where state = 'sent')::integer as sent
      from campaign_recipient where campaign_id = c.id
    ) r
    where ${filter} order by c.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from campaign c where ${filter}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findCampaign(db: Db, id: number): Promise<Campaign | undefined> {
  const { rows } = await sql<Campaign>`select ${COLUMNS} from campaign c where c.id = ${id}`.execute(db);
  return rows[0];
}

export async function lockCampaign(tx: Tx, id: number): Promise<Campaign | undefined> {
  const { rows } = await sql<Campaign>`
    select ${COLUMNS} from campaign c where c.id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function insertCampaign(
  tx: Tx,
  { content, audience, at }: Pick<Campaign, "content" | "audience"> & { at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto("campaign")
    .values({ ...columnsOf({ content, audience }), created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCampaign(
  tx: Tx,
  id: number,
  fields: Pick<Campaign, "content" | "audience">,
): Promise<void> {
  await tx.updateTable("campaign").set(columnsOf(fields)).where("id", "=", id).execute();
}

function columnsOf({
  content: { subject, preheader, blocks },
  audience,
}: Pick<Campaign, "content" | "audience">) {
  return { subject, preheader, blocks: JSON.stringify(blocks), audience: JSON.stringify(audience) };
}

export async function deleteCampaign(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("campaign").where("id", "=", id).execute();
}

export async function writeSendAt(tx: Tx, id: number, sendAt: Date | null): Promise<void> {
  await tx.updateTable("campaign").set({ send_at: sendAt }).where("id", "=", id).execute();
}

export async function writeStarted(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.updateTable("campaign").set({ started_at: at }).where("id", "=", id).execute();
}

/** Ends a campaign whose recipients have all been handled. */
export async function finishHandled(db: Db, id: number, at: Date): Promise<void> {
  await sql`
    update campaign set finished_at = ${at}
    where id = ${id} and finished_at is null and not exists (
      select from campaign_recipient where campaign_id = ${id} and state in ('waiting', 'sending'))`.execute(
    db,
  );
}

/** Ends a running campaign. Emails that are being sent right now are not interrupted. */
export async function writeStopped(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.updateTable("campaign").set({ stopped_at: at, finished_at: at }).where("id", "=", id).execute();
  await tx
    .updateTable("campaign_recipient")
    .set({ state: "skipped", at })
    .where("campaign_id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

/** Returns running campaigns and scheduled ones that are due, oldest first. */
export async function dueCampaigns(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from campaign where send_at <= ${now} and finished_at is null order by send_at, id`.execute(db);
  return rows.map(({ id }) => id);
}
