/** Converts a campaign to form values and back. */
import type {
  Campaign,
  CampaignAudience,
  CampaignBlock,
  CampaignContent,
} from "@curat/contract/staff/campaigns";
import {
  CAMPAIGN_BLOCKS,
  type CampaignBlockType,
  LAST_ORDER_CHOICES,
  MAX_CAMPAIGN_BLOCKS,
} from "@curat/contract/staff/campaigns.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { addedBy, blockField, COUNT, countIn, orderAfter } from "../../../components/blocks/blocks.ts";
import { codesIn } from "../../../components/products/product-fields.ts";
import { filledTicks, tickedIn } from "../../../components/ticks/tick-fields.ts";
import { BLOCK_LABELS, LABELS } from "./texts.ts";

export const FORM = "campaign";

function isType(type: string | undefined): type is CampaignBlockType {
  return type !== undefined && type in CAMPAIGN_BLOCKS;
}

export function typeIn(typed: Typed, place: number): CampaignBlockType {
  const type = typed[blockField(place, "type")];
  return isType(type) ? type : "text";
}

/** Returns the form values of a campaign. Products are shown by code. */
export function filledCampaign(
  { content, audience }: Pick<Campaign, "content" | "audience">,
  codeOf: (id: number) => string,
): Typed {
  return {
    "content.subject": content.subject,
    "content.preheader": content.preheader,
    [COUNT]: String(content.blocks.length),
    ...Object.assign({}, ...content.blocks.map((block, place) => filledBlock(block, place, codeOf))),
    ...filledTicks("group_ids", audience.group_ids),
    ...filledTicks("county_ids", audience.county_ids),
    ...filledTicks("category_ids", audience.category_ids),
    last_order: audience.last_order,
    last_order_days: String(audience.last_order_days),
  };
}

function filledBlock(block: CampaignBlock, place: number, codeOf: (id: number) => string): Typed {
  const fields =
    block.type === "products"
      ? { type: block.type, product_ids: block.product_ids.map(codeOf).join("\n") }
      : block;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [blockField(place, name), value ?? ""]),
  );
}

export function productIdsIn({ blocks }: CampaignContent): number[] {
  return blocks.flatMap((block) => (block.type === "products" ? block.product_ids : []));
}

/** Returns the product codes in each block. */
export function codesNamed(typed: Typed): string[][] {
  return places(typed).map((place) =>
    typeIn(typed, place) === "products" ? codesIn(typed[blockField(place, "product_ids")] ?? "") : [],
  );
}

export function contentIn(typed: Typed, idOf: (code: string) => number): CampaignContent {
  return {
    subject: (typed["content.subject"] ?? "").trim(),
    preheader: (typed["content.preheader"] ?? "").trim(),
    blocks: places(typed).map((place) => blockIn(typed, place, idOf)),
  };
}

function blockIn(typed: Typed, place: number, idOf: (code: string) => number): CampaignBlock {
  const text = (name: string) => (typed[blockField(place, name)] ?? "").trim();
  const type = typeIn(typed, place);
  switch (type) {
    case "heading":
      return { type, text: text("text") };
    case "text":
      return { type, html: typed[blockField(place, "html")] ?? "" };
    case "picture":
      return { type, picture: text("picture") || null, alt: text("alt"), link: text("link") };
    case "products":
      return { type, product_ids: codesIn(text("product_ids")).map(idOf) };
    case "button":
      return { type, label: text("label"), link: text("link") };
    case "coupon":
      return { type, code: text("code") };
  }
}

/** Parses the audience. An empty number of days becomes 0, which the API refuses. */
export function audienceIn(form: FormData): CampaignAudience {
  return {
    group_ids: tickedIn(form, "group_ids"),
    county_ids: tickedIn(form, "county_ids"),
    category_ids: tickedIn(form, "category_ids"),
    last_order: LAST_ORDER_CHOICES.find((one) => one === textOf(form, "last_order")) ?? "any",
    last_order_days: Number(textOf(form, "last_order_days")),
  };
}

/** Returns the blocks after a block action, or undefined for other actions. */
export function afterAction(
  blocks: readonly CampaignBlock[],
  act: string,
): { blocks: CampaignBlock[]; place: number } | undefined {
  const type = addedBy(act);
  if (type !== undefined) {
    if (!isType(type) || blocks.length >= MAX_CAMPAIGN_BLOCKS) return undefined;
    return {
      blocks: [...blocks, blockIn({ [blockField(0, "type")]: type }, 0, Number)],
      place: blocks.length,
    };
  }
  const after = orderAfter(act, { count: blocks.length, max: MAX_CAMPAIGN_BLOCKS });
  return after && { blocks: after.order.flatMap((from) => blocks.slice(from, from + 1)), place: after.place };
}

/** Returns the labels of all fields in these forms, which the conflict view shows. */
export function campaignLabels(...forms: Typed[]): Typed {
  const labels: Record<string, string | undefined> = LABELS;
  const ofBlock: Record<string, string | undefined> = BLOCK_LABELS;
  const names = new Set(forms.flatMap((typed) => Object.keys(typed)));
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const [, place, below = ""] = /^content\.blocks\.(\d{1,2})\.(.+)$/.exec(name) ?? [];
      const label = place === undefined ? (labels[name] ?? labels[name.split(".")[0] ?? ""]) : ofBlock[below];
      if (label === undefined) return [];
      return [[name, place === undefined ? label : `Blocul ${Number(place) + 1}: ${label}`]];
    }),
  );
}

function places(typed: Typed): number[] {
  return Array.from({ length: countIn(typed, MAX_CAMPAIGN_BLOCKS) }, (_, place) => place);
}
