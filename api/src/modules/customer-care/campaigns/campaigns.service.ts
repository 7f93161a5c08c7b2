import { cleanHtml } from "@curat/contract/clean-html";
import type { FieldErrors } from "@curat/contract/envelope";
import type { CampaignContent } from "@curat/contract/staff/campaigns";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { findVoucherByCode } from "../../selling/vouchers/index.ts";
import {
  type Actor,
  recordChange,
  refuseStale,
  StaleVersion,
  versionOf,
} from "../../platform/changes/index.ts";
import { campaignState, couponsIn, EVERYONE, missingIn } from "./campaigns.rules.ts";
import {
  type Campaign,
  deleteCampaign,
  findCampaign,
  insertCampaign,
  lockCampaign,
  updateCampaign,
  writeSendAt,
  writeStarted,
  writeStopped,
} from "./campaigns.store.ts";
import { toWireCampaign } from "./campaigns.wire.ts";
import { insertRecipients } from "./recipients.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;
type Fields = Pick<Campaign, "content" | "audience">;
interface Write {
  expectedVersion: number;
  actor: Actor;
}
/** Undefined for an unknown campaign. */
type Outcome = "done" | { errors: FieldErrors } | undefined;

const subjectOf = (id: number) => ({ kind: "campaign", id }) as const;

/** Creates a draft, or a copy of another campaign. Returns its id; undefined if the other campaign is unknown. */
export async function createCampaign(
  { db, now }: Shop,
  { subject, copyOf }: { subject: string; copyOf: number | undefined },
  actor: Actor,
): Promise<number | undefined> {
  return transaction(db, async (tx) => {
    const former = copyOf === undefined ? undefined : await findCampaign(tx, copyOf);
    if (copyOf !== undefined && !former) return undefined;
    const content = { preheader: "", blocks: [], ...former?.content, subject };
    const fields = { content, audience: former?.audience ?? EVERYONE };
    const id = await insertCampaign(tx, { ...fields, at: now() });
    await recordChange(tx, {
      actor,
      subject: subjectOf(id),
      sentence: `Campania „${subject}” a fost creată.`,
      before: null,
      after: stateOf(fields, null),
      touched: [],
    });
    return id;
  });
}

/** Changes a draft. Throws StaleVersion (409), also for a campaign that is no longer a draft. */
export async function changeCampaign(
  { db }: Shop,
  id: number,
  { content: sent, audience, expectedVersion, actor }: Fields & Write,
): Promise<Outcome> {
  const content = cleaned(sent);
  return transaction(db, async (tx): Promise<Outcome> => {
    const former = await lockExpected(tx, id, expectedVersion);
    if (!former) return undefined;
    if (campaignState(former) !== "draft") throw await stale(tx, former);
    await updateCampaign(tx, id, { content, audience });
    await recordChange(tx, {
      actor,
      subject: subjectOf(id),
      sentence: `Campania „${content.subject}” a fost modificată.`,
      before: stateOf(former, null),
      after: stateOf({ content, audience }, null),
      touched: [],
    });
    return "done";
  });
}

/** Deletes a draft and returns its final version. Undefined for an unknown campaign. Throws StaleVersion (409). */
export async function removeCampaign(
  { db }: Shop,
  id: number,
  { expectedVersion, actor }: Write,
): Promise<{ version: number } | { errors: FieldErrors } | undefined> {
  return transaction(db, async (tx): Promise<{ version: number } | { errors: FieldErrors } | undefined> => {
    const campaign = await lockExpected(tx, id, expectedVersion);
    if (!campaign) return undefined;
    if (campaignState(campaign) !== "draft")
      return { errors: { state: ["Numai o ciornă poate fi ștearsă: o campanie trimisă rămâne ca dovadă."] } };
    await deleteCampaign(tx, id);
    return recordChange(tx, {
      actor,
      subject: subjectOf(id),
      sentence: `Campania „${campaign.content.subject}” a fost ștearsă.`,
      before: stateOf(campaign, null),
      after: null,
      touched: [],
    });
  });
}

/**
 * Schedules a draft; a time in the past means now. Throws StaleVersion (409), also if the campaign is no longer a
 * draft.
 */
export async function scheduleCampaign(
  { db, now }: Shop,
  id: number,
  { sendAt: requestedAt, expectedVersion, actor }: Write & { sendAt: Date | undefined },
): Promise<Outcome> {
  return transaction(db, async (tx): Promise<Outcome> => {
    const campaign = await lockExpected(tx, id, expectedVersion);
    if (!campaign) return undefined;
    if (campaignState(campaign) !== "draft") throw await stale(tx, campaign);
    const at = now();
    const sendAt = requestedAt && requestedAt > at ? requestedAt : at;
    const errors = missingIn(campaign.content) ?? (await couponErrors(tx, campaign.content, sendAt));
    if (errors) return { errors };
    await writeSendAt(tx, id, sendAt);
    await recordChange(tx, {
      actor,
      subject: subjectOf(id),
      sentence: `Campania „${campaign.content.subject}” a fost programată.`,
      before: stateOf(campaign, null),
      after: stateOf(campaign, sendAt),
      touched: [],
    });
    return "done";
  });
}

/** Turns a scheduled campaign back into a draft, or ends a running one. Leaves other campaigns unchanged. */
export async function stopCampaign(
  { db, now }: Shop,
  id: number,
  { expectedVersion, actor }: Write,
): Promise<Outcome> {
  return transaction(db, async (tx): Promise<Outcome> => {
    const campaign = await lockExpected(tx, id, expectedVersion);
    if (!campaign) return undefined;
    const state = campaignState(campaign);
    if (state !== "scheduled" && state !== "sending")
      return { errors: { state: ["Campania nu mai este nici programată, nici în curs de trimitere."] } };
    const isRunning = state === "sending";
    if (isRunning) await writeStopped(tx, id, now());
    else await writeSendAt(tx, id, null);
    const before = stateOf(campaign, campaign.sendAt);
    await recordChange(tx, {
      actor,
      subject: subjectOf(id),
      sentence: `Trimiterea campaniei „${campaign.content.subject}” a fost ${isRunning ? "oprită" : "anulată"}.`,
      before,
      after: isRunning ? { ...before, stopped: true } : stateOf(campaign, null),
      touched: [],
    });
    return "done";
  });
}

/**
 * Starts a due campaign and fixes its recipients, once even if called repeatedly or concurrently. Undefined if the
 * campaign was stopped or postponed.
 */
export async function startCampaign({ db, now }: Shop, id: number): Promise<Campaign | undefined> {
  return transaction(db, async (tx) => {
    const campaign = await lockCampaign(tx, id);
    const at = now();
    if (!campaign?.sendAt || campaign.sendAt > at || campaign.finishedAt) return undefined;
    if (campaign.startedAt) return campaign;
    await insertRecipients(tx, campaign, at);
    await writeStarted(tx, id, at);
    return { ...campaign, startedAt: at };
  });
}

async function lockExpected(tx: Tx, id: number, expectedVersion: number): Promise<Campaign | undefined> {
  const campaign = await lockCampaign(tx, id);
  if (!campaign) return undefined;
  await refuseStale(tx, subjectOf(id), { expectedVersion, loadCurrent: async () => shownNow(tx, campaign) });
  return campaign;
}

async function stale(tx: Tx, campaign: Campaign): Promise<StaleVersion> {
  const current = await shownNow(tx, campaign);
  return new StaleVersion(current, current.version);
}

async function shownNow(tx: Tx, campaign: Campaign) {
  const version = await versionOf(tx, subjectOf(campaign.id));
  return toWireCampaign(campaign, { recipients: 0, sent: 0, version });
}

function cleaned(content: CampaignContent): CampaignContent {
  const blocks = content.blocks.map((block) =>
    block.type === "text" ? { ...block, html: cleanHtml(block.html) } : block,
  );
  return { ...content, blocks };
}

function stateOf({ content, audience }: Fields, sendAt: Date | null) {
  return { ...content, audience, sendAt: sendAt?.toISOString() ?? null };
}

/** Returns an error for each coupon that recipients could not use when the campaign is sent. */
async function couponErrors(
  tx: Tx,
  { blocks }: CampaignContent,
  sendAt: Date,
): Promise<FieldErrors | undefined> {
  const errors: FieldErrors = {};
  for (const [place, block] of blocks.entries()) {
    const [code] = couponsIn([block]);
    if (code === undefined) continue;
    const voucher = await findVoucherByCode(tx, code);
    const fault = !voucher
      ? "Codul nu există. Creează-l la Coduri de reducere."
      : voucher.email !== null
        ? "Codul este rezervat unei singure persoane. Alege unul pe care îl poate folosi oricine."
        : voucher.endsAt && voucher.endsAt <= sendAt
          ? "Codul expiră înainte de trimitere. Alege alt cod sau o oră mai apropiată."
          : undefined;
    if (fault) errors[`content.blocks.${place}.code`] = [fault];
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}
