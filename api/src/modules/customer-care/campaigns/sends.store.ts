/**
 * The ledger of sends. A recipient is claimed before the email is handed to the mail server, so that a crash cannot
 * cause a second email.
 */
import type { RecipientState } from "@curat/contract/staff/campaigns.values";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

export interface Claimed {
  id: number;
  email: string;
  /** Includes the current attempt. */
  attempts: number;
}

/** Claims due recipients. Concurrent callers get different ones. */
export async function claimDue(
  db: Db,
  { campaignId, now, limit }: { campaignId: number; now: Date; limit: number },
): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    update campaign_recipient set state = 'sending', attempts = attempts + 1, at = ${now}
    where id in (
      select id from campaign_recipient
      where campaign_id = ${campaignId} and state = 'waiting' and due_at <= ${now} and email is not null
      order by due_at, id limit ${limit} for update skip locked)
    returning id, email, attempts`.execute(db);
  return rows;
}

/** Returns whether the address is still subscribed and not suppressed. */
export async function canReceive(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql<{ isWanted: boolean }>`
    select exists (select from subscribed_address where email = ${email})
      and not exists (select from mail_suppression where digest = sha256(convert_to(${email}, 'UTF8'))) as "isWanted"`.execute(
    db,
  );
  return rows[0]?.isWanted === true;
}

export async function writeOutcome(
  db: Db,
  id: number,
  outcome: { state: RecipientState; at: Date; fault?: string },
): Promise<void> {
  const { state, at, fault = "" } = outcome;
  await db.updateTable("campaign_recipient").set({ state, at, fault }).where("id", "=", id).execute();
}

/**
 * Records what a later report says about a sent email. Returns the address; undefined after an erasure or for an
 * unknown id.
 */
export async function writeReported(
  tx: Tx,
  id: number,
  result: { state: RecipientState; fault: string } | { complainedAt: Date },
): Promise<string | undefined> {
  if ("complainedAt" in result)
    await sql`
      update campaign_recipient set complained_at = coalesce(complained_at, ${result.complainedAt})
      where id = ${id}`.execute(tx);
  else
    await sql`
      update campaign_recipient set state = ${result.state}, fault = ${result.fault}
      where id = ${id} and state in ('sent', 'unknown')`.execute(tx);
  const { rows } = await sql<{ email: string | null }>`
    select email from campaign_recipient where id = ${id}`.execute(tx);
  return rows[0]?.email ?? undefined;
}

/** Releases a claimed recipient for another attempt. `countsAttempt` is false if the mail server was unreachable. */
export async function requeueClaimed(
  db: Db,
  id: number,
  { dueAt, at, fault, countsAttempt }: { dueAt: Date; at: Date; fault: string; countsAttempt: boolean },
): Promise<void> {
  await sql`
    update campaign_recipient set at = ${at}, due_at = ${dueAt}, fault = ${fault},
      attempts = attempts - ${countsAttempt ? 0 : 1},
      state = case when exists (select from campaign c where c.id = campaign_id and c.stopped_at is not null)
        then 'skipped' else 'waiting' end
    where id = ${id} and state = 'sending'`.execute(db);
}

/** Marks recipients as unknown if the process died during the send, because they may have received the email. */
export async function giveUpClaimed(db: Db, before: Date, at: Date): Promise<void> {
  await sql`
    update campaign_recipient set state = 'unknown', at = ${at}
    where state = 'sending' and at < ${before}`.execute(db);
}

/** Returns how many emails were handed to the mail server since then. */
export async function countSentSince(db: Db, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from campaign_recipient where state in ('sent', 'unknown') and at > ${since}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Returns whether the address's last `times` campaigns were all undeliverable. */
export async function isFailing(db: Db, email: string, times: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select state from campaign_recipient
      where email = ${email} and state in ('sent', 'unknown', 'refused', 'failed') order by id desc limit ${times}
    ) r where state = 'failed'`.execute(db);
  return rows[0]?.count === times;
}
