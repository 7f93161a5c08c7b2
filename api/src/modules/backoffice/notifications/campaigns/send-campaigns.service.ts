/** Sends due campaigns over its own SMTP connection, outside the mail queue, so that no other email waits for it. */
import { setTimeout as pause } from "node:timers/promises";
import type { ApiContext } from "../../../../context.ts";
import {
  type Claimed,
  claimDue,
  countSentSince,
  dueCampaigns,
  FAILURES_TO_SUPPRESS,
  finishHandled,
  giveUpClaimed,
  insertSuppression,
  isFailing,
  canReceive,
  nextAttempt,
  readCampaignsSetting,
  requeueClaimed,
  returnPathOf,
  startCampaign,
  writeOutcome,
} from "../../../customer-care/campaigns/index.ts";
import { loadStored } from "../../../platform/settings/index.ts";
import type { Mailer } from "../mail.ts";
import { senderOf } from "../mail-page.ts";
import { isMailServerAway, isRecipientRefused } from "../providers/smtp-mailer.ts";
import { type CampaignFacts, campaignMail } from "./campaign-mail.ts";
import { loadCampaignFacts, unsubscribeUrlOf } from "./load-campaign.ts";

const AT_ONCE = 4;
/** Time limit of one run. The next job continues, so that a restart never waits for a whole campaign. */
const MAX_RUN_MS = 50_000;
/** A claim older than this belongs to a dead process. Must exceed the timeout for sending one email. */
const LOST_AFTER_MS = 5 * 60_000;
const PACE_WINDOW_MS = 10_000;
const MAX_FAULT_LENGTH = 300;

type Shop = Pick<ApiContext, "db" | "now" | "config" | "log">;

interface Run {
  isOver: () => boolean;
  signal: AbortSignal | undefined;
}

/**
 * Sends emails of due campaigns, oldest first, until all are handled, time is up, or the mail server is unreachable.
 */
export async function sendCampaigns(
  shop: Shop,
  send: Mailer,
  { signal, maxRunMs = MAX_RUN_MS }: { signal?: AbortSignal | undefined; maxRunMs?: number } = {},
): Promise<void> {
  const { db, now } = shop;
  const until = performance.now() + maxRunMs;
  const isOver = () => signal?.aborted === true || performance.now() > until;
  await giveUpClaimed(db, new Date(now().getTime() - LOST_AFTER_MS), now());
  for (const id of await dueCampaigns(db, now())) {
    const campaign = await startCampaign(shop, id);
    if (!campaign) continue;
    const facts = await loadCampaignFacts(shop, campaign.content);
    if (!(await sendTo(shop, send, { id, facts, run: { isOver, signal } }))) return;
    await finishHandled(db, id, now());
  }
}

/** Returns false if the run must stop. */
async function sendTo(
  shop: Shop,
  send: Mailer,
  { id, facts, run }: { id: number; facts: CampaignFacts; run: Run },
): Promise<boolean> {
  const { db, now } = shop;
  while (!run.isOver()) {
    const limit = Math.min(AT_ONCE, await paceLeft(shop));
    if (limit <= 0) {
      await pause(1_000, undefined, { signal: run.signal }).catch(() => undefined);
      continue;
    }
    const claimed = await claimDue(db, { campaignId: id, now: now(), limit });
    if (claimed.length === 0) return true;
    const handled = await Promise.all(claimed.map((one) => sendOne(shop, send, { id, facts, one })));
    if (handled.includes("away")) return false;
  }
  return false;
}

async function paceLeft({ db, now }: Shop): Promise<number> {
  const { perMinute } = readCampaignsSetting((await loadStored(db)).get("campaigns"));
  const sent = await countSentSince(db, new Date(now().getTime() - PACE_WINDOW_MS));
  return Math.ceil((perMinute * PACE_WINDOW_MS) / 60_000) - sent;
}

async function sendOne(
  shop: Shop,
  send: Mailer,
  { id, facts, one }: { id: number; facts: CampaignFacts; one: Claimed },
): Promise<"handled" | "away"> {
  const { db, now, log } = shop;
  const { email } = one;
  if (!(await canReceive(db, email))) {
    await writeOutcome(db, one.id, { state: "skipped", at: now() });
    return "handled";
  }
  const recipient = {
    id: `campaign-${id}-${one.id}`,
    to: email,
    unsubscribeUrl: unsubscribeUrlOf(shop, email),
  };
  try {
    const returnPath = returnPathOf(shop.config, recipient.id);
    await send({ ...campaignMail(facts, recipient), returnPath }, senderOf(facts.shop));
  } catch (error) {
    return noteFailure(shop, one, error);
  }
  await writeOutcome(db, one.id, { state: "sent", at: now() }).catch((error: unknown) => {
    // The email has been sent, so the recipient stays claimed and is given up later.
    log({ level: "error", message: "A campaign mail was sent without a stored outcome.", error });
  });
  return "handled";
}

async function noteFailure({ db, now }: Shop, one: Claimed, error: unknown): Promise<"handled" | "away"> {
  const at = now();
  const { responseCode, response } = error as { responseCode?: number; response?: string };
  const fault = (response ?? (error instanceof Error ? error.message : "")).slice(0, MAX_FAULT_LENGTH);
  if (isMailServerAway(error)) {
    await requeueClaimed(db, one.id, { dueAt: at, at, fault, countsAttempt: false });
    return "away";
  }
  if (isRecipientRefused(error)) {
    await writeOutcome(db, one.id, { state: "refused", at, fault });
    await insertSuppression(db, { email: one.email, reason: "refused", detail: fault, at });
    return "handled";
  }
  const isFinal = responseCode !== undefined && responseCode >= 500;
  const dueAt = isFinal ? undefined : nextAttempt(one.attempts, at);
  if (dueAt) {
    await requeueClaimed(db, one.id, { dueAt, at, fault, countsAttempt: true });
    return "handled";
  }
  await writeOutcome(db, one.id, { state: "failed", at, fault });
  if (await isFailing(db, one.email, FAILURES_TO_SUPPRESS))
    await insertSuppression(db, { email: one.email, reason: "failing", detail: fault, at });
  return "handled";
}
