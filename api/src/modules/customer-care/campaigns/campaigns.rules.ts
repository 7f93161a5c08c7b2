import type { FieldErrors } from "@curat/contract/envelope";
import type { CampaignAudience, CampaignBlock, CampaignContent } from "@curat/contract/staff/campaigns";
import type { CampaignState } from "@curat/contract/staff/campaigns.values";

export const EVERYONE: CampaignAudience = {
  group_ids: [],
  county_ids: [],
  category_ids: [],
  last_order: "any",
  last_order_days: 90,
};

export interface CampaignTimes {
  sendAt: Date | null;
  startedAt: Date | null;
  finishedAt: Date | null;
  stoppedAt: Date | null;
}

export function campaignState({ sendAt, startedAt, finishedAt, stoppedAt }: CampaignTimes): CampaignState {
  if (stoppedAt) return "stopped";
  if (finishedAt) return "sent";
  if (startedAt) return "sending";
  return sendAt ? "scheduled" : "draft";
}

/** Maximum number of attempts for an email that the mail server defers. */
const MAX_ATTEMPTS = 4;
const FIRST_WAIT_MS = 15 * 60_000;

/** Returns when a deferred email is retried; undefined after the last attempt. */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  if (attempts >= MAX_ATTEMPTS) return undefined;
  return new Date(now.getTime() + FIRST_WAIT_MS * 4 ** (attempts - 1));
}

/** Number of consecutive undeliverable campaigns after which an address is suppressed. */
export const FAILURES_TO_SUPPRESS = 3;

const LINK = /^(?:\/(?!\/)|https:\/\/)\S+$/;
const WRITE_LINK = "Scrie o adresă din magazin (/promotii) sau una care începe cu https://.";

/** Returns what a campaign still needs before it can be sent, keyed by form field; undefined if it needs nothing. */
export function missingIn({ subject, blocks }: CampaignContent): FieldErrors | undefined {
  const errors: FieldErrors = {};
  if (subject === "") errors["content.subject"] = ["Scrie subiectul."];
  if (blocks.length === 0) errors["content.blocks"] = ["Adaugă cel puțin un bloc."];
  for (const [place, block] of blocks.entries())
    for (const [field, error] of faultsOf(block)) errors[`content.blocks.${place}.${field}`] = [error];
  return Object.keys(errors).length > 0 ? errors : undefined;
}

function faultsOf(block: CampaignBlock): [string, string][] {
  switch (block.type) {
    case "heading":
      return block.text === "" ? [["text", "Scrie titlul."]] : [];
    case "text":
      return !hasText(block.html) ? [["html", "Scrie textul."]] : [];
    case "products":
      return block.product_ids.length === 0 ? [["product_ids", "Alege cel puțin un produs."]] : [];
    case "coupon":
      return block.code === "" ? [["code", "Scrie codul de reducere."]] : [];
    case "picture":
      return [
        ...(block.picture === null ? [["picture", "Alege imaginea."] satisfies [string, string]] : []),
        ...(block.alt === ""
          ? [
              ["alt", "Descrie imaginea: multe programe de e-mail o afișează abia la cerere."] satisfies [
                string,
                string,
              ],
            ]
          : []),
        ...(block.link !== "" && !LINK.test(block.link)
          ? [["link", WRITE_LINK] satisfies [string, string]]
          : []),
      ];
    case "button":
      return [
        ...(block.label === "" ? [["label", "Scrie textul butonului."] satisfies [string, string]] : []),
        ...(LINK.test(block.link) ? [] : [["link", WRITE_LINK] satisfies [string, string]]),
      ];
  }
}

function hasText(markup: string): boolean {
  return /\S/.test(markup.replaceAll(/<[^>]*>|&nbsp;/g, "")) || markup.includes("<img");
}

/** Returns the voucher codes in a campaign, in upper case as stored. */
export function couponsIn(blocks: readonly CampaignBlock[]): string[] {
  return blocks.flatMap((block) =>
    block.type === "coupon" && block.code !== "" ? [block.code.toUpperCase()] : [],
  );
}
