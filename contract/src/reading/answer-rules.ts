/**
 * What the readers of answers need to know of each entity beyond its fields: other spellings, what follows from what, and
 * without what an answer says nothing.
 */
import type { z } from "@hono/zod-openapi";
import { bundle } from "../bundles.ts";
import { brand, category, product } from "../catalog.ts";
import { article, homePage } from "../content.ts";
import { landingBlock, landingPage } from "../landing.ts";
import { productItem, stockId } from "../listing.ts";
import { routeTarget } from "../routing.ts";
import { footer } from "../settings.ts";
import { BLOCK_TYPES } from "../landing.values.ts";
import { isRecord, textOf } from "../unknown-body.ts";
import { type Rule, UNREADABLE } from "./compile-reader.ts";
import type { AnswerRules } from "./read-answer.ts";
import { readNumber } from "./read-scalar.ts";

const FIELDS: readonly (readonly [z.ZodType, Rule])[] = [
  // What cannot be read is not sold.
  [stockId, { otherwise: 2 }],
  [product, { after: soldAsProduct }],
  [productItem, { after: soldAsItem }],
  [bundle, { after: soldAsBundle }],
  [homePage, { before: (raw) => (Array.isArray(raw) ? { blocks: raw, promos: [] } : raw) }],
  [routeTarget, { before: targetOf }],
  [footer, { before: footerOf }],
  [landingBlock, { before: (raw) => (isRecord(raw) && isBlockType(raw.type) ? raw : UNREADABLE) }],
];

const NEEDS: readonly (readonly [z.ZodType, string])[] = [
  [product, "info"],
  [category, "info"],
  [brand, "info"],
  [bundle, "info"],
  [article, "info"],
  [landingPage, "objects"],
];

export const ANSWER_RULES: AnswerRules = { fields: new Map(FIELDS), needs: new Map(NEEDS) };

type Read = Record<string, unknown>;

const isPriced = (raw: unknown): boolean => isRecord(raw) && readNumber(raw.price) !== undefined;

function soldAsProduct(read: Read, raw: unknown): Read {
  const told = isRecord(raw) ? raw.buyable : undefined;
  const isBuyable = told === null || told === undefined ? read.stockID !== 2 : read.buyable;
  return changed(read, "buyable", isBuyable === true && isPriced(raw) && read.productID !== 0);
}

function soldAsItem(read: Read, raw: unknown): Read {
  return isPriced(raw) ? read : changed(read, "buyable", false);
}

function soldAsBundle(read: Read, raw: unknown): Read {
  return isPriced(raw) ? read : changed(read, "is_buyable", false);
}

function changed(read: Read, key: string, value: unknown): Read {
  return read[key] === value ? read : { ...read, [key]: value };
}

const isBlockType = (type: unknown): boolean => (BLOCK_TYPES as readonly unknown[]).includes(type);

/** Which field holds the id of what an address opens, by the types that the specification names. */
const ID_OF_TYPE: Record<string, string> = {
  product: "productID",
  category: "categoryID",
  brand: "brandID",
  article: "articleID",
  promo: "promoID",
  promotion: "promoID",
  landingpage: "landingpageID",
  landing: "landingpageID",
};

/** `landingPageID` beside `landingpageID`, and an `id` whose `type` says of what. */
function targetOf(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const landing = raw.landingpageID ?? raw.landingPageID ?? raw.landingpageId ?? raw.landingpage;
  const key = ID_OF_TYPE[(textOf(raw.type) ?? "").toLowerCase()];
  return {
    ...raw,
    ...(landing !== undefined && landing !== null && { landingpageID: landing }),
    ...(key !== undefined && raw[key] === undefined && raw.id !== undefined && { [key]: raw.id }),
  };
}

const NETWORKS = ["facebook", "instagram", "youtube", "tiktok", "linkedin", "pinterest", "twitter", "x"];
const MARKS = ["mastercard", "visa", "netopia"];

/** Networks and payment marks by name, beside a list of them. */
function footerOf(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const named = isRecord(raw.social) ? raw.social : raw;
  const social = Array.isArray(raw.social)
    ? raw.social
    : NETWORKS.flatMap((network) => {
        const url = textOf(named[network]);
        return url === undefined ? [] : [{ network, url }];
      });
  const marks = isRecord(raw.payments) ? raw.payments : raw;
  const payments = Object.fromEntries(MARKS.map((mark) => [mark, marks[mark] ?? ""]));
  return { ...raw, social, payments: isRecord(raw.payments) ? { ...payments, ...raw.payments } : payments };
}
