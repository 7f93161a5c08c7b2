import { type Lei, toLei, type Wire } from "@curat/contract/lei.values";
import type { PromotedPrice } from "@curat/contract/staff/promotions";
import type { PromotionOverlap } from "@curat/contract/staff/promotions.values";
import type { ApiContext } from "../../../context.ts";
import { previewReduction } from "../catalog/index.ts";
import { newlyReduced } from "./promotion-writes.rules.ts";
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

/** Returns product prices under an unsaved promotion. Reductions that continue unchanged are not checked again. */
export async function previewPromotion(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { percent, price, starts_at, ends_at, promoID = 0, overlap, ...targets }: PreviewInput,
): Promise<Wire<PromotedPrice>[]> {
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
  const productIds = members.slice(0, MAX_JUDGED);
  const [prices, judged, names, overlaps, reducedBefore] = await Promise.all([
    previewReduction(db, { ids: productIds, reduction, now: at }),
    judgeReductions(db, { id: promoID, ...reduction, startsAt }, { productIds, now: at }),
    loadProductNames(db, productIds),
    findOverlaps(db, { id: promoID, startsAt, endsAt }, productIds),
    before ? loadMembers(db, before.id) : [],
  ]);
  const meets = new Map(overlaps.flatMap(({ name, productIds: met }) => met.map((id) => [id, name])));
  const judgedOf = new Map(judged.map((one) => [one.productId, one]));
  const after = { isPublished: true, startsAt, ...reduction };
  const isJudged = new Set(
    newlyReduced({ after, before, now: at }, { after: productIds, before: reducedBefore }),
  );
  const shown = prices.map(({ id, preview }) => {
    const floorBani = judgedOf.get(id)?.floorBani ?? null;
    return {
      productID: id,
      code: names.get(id)?.code ?? "",
      name: names.get(id)?.name ?? "",
      list_price: toLei(preview.listBani),
      price: toLei(preview.askedBani),
      oldprice: preview.oldBani === null ? null : toLei(preview.oldBani),
      save_percent: preview.savePercent,
      floor_price: floorBani === null ? null : toLei(floorBani),
      meets: meets.get(id) ?? null,
      is_reduced:
        !isJudged.has(id) || (overlap === "skip" && meets.has(id)) || judgedOf.get(id)?.isReduced !== false,
    };
  });
  const urgent = ({ is_reduced, meets: other }: (typeof shown)[number]) =>
    is_reduced ? (other === null ? 2 : 1) : 0;
  return shown.toSorted((one, other) => urgent(one) - urgent(other)).slice(0, SHOWN);
}

/** Products of a preview that are checked, and of those that are shown: the ones with a problem first. */
const MAX_JUDGED = 5_000;
const SHOWN = 100;

/** End of a previewed promotion without an end date. Such a preview overlaps every later promotion. */
const OPEN_END = new Date("9999-12-31T00:00:00Z");
