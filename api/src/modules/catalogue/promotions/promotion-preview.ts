import { type Lei, toLei, type Wire } from "@curat/contract/lei.values";
import type { PreviewedPromotion, PromotedPrice } from "@curat/contract/staff/promotions";
import type { PromotionOverlap } from "@curat/contract/staff/promotions.values";
import type { ApiContext } from "../../../context.ts";
import type { Db } from "../../../db/database.ts";
import { previewReduction } from "../catalog/index.ts";
import { newlyReduced, type Promotion } from "./promotion-writes.rules.ts";
import { findOverlaps, loadProductNames, loadPromotions } from "./promotion-writes.store.ts";
import { fixedBaniOf } from "./promotion-writes.wire.ts";
import { judgeReductions } from "./judge-reductions.service.ts";
import { findMembers, loadMembers } from "./targets.store.ts";

interface PreviewInput {
  percent: number | null;
  price: Lei | null;
  product_ids: number[];
  category_ids: number[];
  brand_ids: number[];
  excluded_ids: number[];
  overlap: PromotionOverlap;
  starts_at?: Date | undefined;
  ends_at?: Date | undefined;
  promoID?: number | undefined;
}

/**
 * Returns prices of the first products under an unsaved promotion, and what is wrong with how many. Reductions that
 * continue unchanged are not checked again.
 */
export async function previewPromotion(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { percent, price, starts_at, ends_at, promoID = 0, overlap, ...targets }: PreviewInput,
): Promise<Wire<PreviewedPromotion>> {
  const at = now();
  const reduction = { percent, fixedBani: fixedBaniOf(price) };
  const before = (await loadPromotions(db, [promoID])).get(promoID) ?? null;
  const startsAt = starts_at ?? before?.startsAt ?? at;
  const endsAt = ends_at ?? before?.endsAt ?? OPEN_END;
  const members = await findMembers(db, {
    productIds: targets.product_ids,
    categoryIds: targets.category_ids,
    brandIds: targets.brand_ids,
    excludedIds: targets.excluded_ids,
  });
  const [judged, overlaps, reducedBefore] = await Promise.all([
    judgeReductions(db, { id: promoID, ...reduction, startsAt }, { productIds: members, now: at }),
    findOverlaps(db, { id: promoID, startsAt, endsAt }, members),
    before ? loadMembers(db, before.id) : [],
  ]);
  const meets = new Map(overlaps.flatMap(({ name, productIds }) => productIds.map((id) => [id, name])));
  const after = { isPublished: true, startsAt, ...reduction };
  const isJudged = new Set(
    newlyReduced({ after, before, now: at }, { after: members, before: reducedBefore }),
  );
  const products = judged.map(({ productId: id, floorBani, isReduced }) => ({
    id,
    floorBani,
    meets: meets.get(id) ?? null,
    isReduced: isReduced || !isJudged.has(id) || (overlap === "skip" && meets.has(id)),
  }));
  return {
    total: products.length,
    not_reduced: products.filter(({ isReduced }) => !isReduced).length,
    meeting: overlaps.map(({ name, productIds }) => ({ promo: name, products: productIds.length })),
    prices: await pricesOf(db, firstToShow(products), { reduction, now: at }),
  };
}

interface PreviewedProduct {
  id: number;
  floorBani: number | null;
  meets: string | null;
  isReduced: boolean;
}

/** Returns the products to show, those with a problem first. */
function firstToShow(products: readonly PreviewedProduct[]): PreviewedProduct[] {
  const urgency = ({ isReduced, meets }: PreviewedProduct) => (isReduced ? (meets === null ? 2 : 1) : 0);
  return products.toSorted((one, other) => urgency(one) - urgency(other)).slice(0, SHOWN);
}

async function pricesOf(
  db: Db,
  products: readonly PreviewedProduct[],
  { reduction, now }: { reduction: Pick<Promotion, "percent" | "fixedBani">; now: Date },
): Promise<Wire<PromotedPrice>[]> {
  const ids = products.map(({ id }) => id);
  const [previewed, names] = await Promise.all([
    previewReduction(db, { ids, reduction, now }),
    loadProductNames(db, ids),
  ]);
  const previews = new Map(previewed.map(({ id, preview }) => [id, preview]));
  return products.flatMap(({ id, floorBani, meets, isReduced }) => {
    const preview = previews.get(id);
    const named = names.get(id);
    if (!preview || !named) return [];
    return {
      productID: id,
      ...named,
      list_price: toLei(preview.listBani),
      price: toLei(preview.askedBani),
      oldprice: preview.oldBani === null ? null : toLei(preview.oldBani),
      save_percent: preview.savePercent,
      floor_price: floorBani === null ? null : toLei(floorBani),
      meets,
      is_reduced: isReduced,
    };
  });
}

const SHOWN = 100;

/** End of a previewed promotion without an end date. Such a preview overlaps every later promotion. */
const OPEN_END = new Date("9999-12-31T00:00:00Z");
