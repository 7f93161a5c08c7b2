import type * as calls from "@curat/contract/staff/campaigns";
import { toLei, type Wire } from "@curat/contract/lei.values";
import { campaignState } from "./campaigns.rules.ts";
import type { Campaign, ListedCampaign } from "./campaigns.store.ts";
import type { Figures } from "./figures.store.ts";
import type { Suppression } from "./suppressions.store.ts";

export function toWireListed(campaign: ListedCampaign, version: number): calls.ListedCampaign {
  const { id, subject, recipients, sent, sendAt, finishedAt } = campaign;
  const times = { send_at: textOf(sendAt), finished_at: textOf(finishedAt) };
  return { id, subject, state: campaignState(campaign), ...times, recipients, sent, version };
}

export function toWireCampaign(
  campaign: Campaign,
  { recipients, sent, version }: { recipients: number; sent: number; version: number },
): calls.Campaign {
  const { content, audience, startedAt } = campaign;
  const listed = toWireListed({ ...campaign, subject: content.subject, recipients, sent }, version);
  return { ...listed, content, audience, started_at: textOf(startedAt) };
}

export function toWireFigures(figures: Figures): Wire<calls.CampaignFigures> {
  const { waiting, sent, refused, failed, unknown, skipped, left, complaints, orders, couponOrders } =
    figures;
  return {
    waiting,
    sent,
    refused,
    failed,
    unknown,
    skipped,
    left,
    complaints,
    orders,
    total: toLei(figures.bani),
    coupon_orders: couponOrders,
    coupon_total: toLei(figures.couponBani),
  };
}

export function toWireSuppression({ createdAt, ...suppression }: Suppression): calls.MailSuppression {
  return { ...suppression, created_at: createdAt.toISOString() };
}

function textOf(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
