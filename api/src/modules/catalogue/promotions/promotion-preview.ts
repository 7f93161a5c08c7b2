import { type Lei, toLei, type Wire } from "@curat/contract/lei.values";
import type { PromotedPrice } from "@curat/contract/staff/promotions";
import type { ApiContext } from "../../../context.ts";
import { previewReduction } from "../catalog/index.ts";
import { newlyReduced, type Promotion } from "./promotion-writes.rules.ts";
import { findOverlaps, loadProductNames, loadPromotions } from "./promotion-writes.store.ts";
import { fixedBaniOf } from "./promotion-writes.wire.ts";
import { judgeReductions } from "./judge-reductions.service.ts";

interface PreviewInput {
  percent: number | null;
  price: Lei | null;
  product_ids: number[];
  starts_at?: Date | undefined;
  ends_at?: Date | undefined;
  promoID?: number | undefined;
}

/** Returns product prices under an unsaved promotion. Reductions that continue unchanged are not checked again. */
export async function previewPromotion(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { percent, price, product_ids: productIds, starts_at, ends_at, promoID = 0 }: PreviewInput,
): Promise<Wire<PromotedPrice>[]> {
  const at = now();
  const reduction = { percent, fixedBani: fixedBaniOf(price) };
  const before = (await loadPromotions(db, [promoID])).get(promoID) ?? null;
  const startsAt = starts_at ?? before?.startsAt ?? at;
  const endsAt = ends_at ?? before?.endsAt ?? OPEN_END;
  const [prices, judged, names, overlaps] = await Promise.all([
    previewReduction(db, { ids: productIds, reduction, now: at }),
    judgeReductions(db, { id: promoID, ...reduction, startsAt }, { productIds, now: at }),
    loadProductNames(db, productIds),
    findOverlaps(db, { id: promoID, productIds, startsAt, endsAt }),
  ]);
  const meets = new Map(overlaps.flatMap(({ name, productIds: met }) => met.map((id) => [id, name])));
  const judgedOf = new Map(judged.map((one) => [one.productId, one]));
  const judging = new Set(newlyReduced({ ...BLANK, ...reduction, startsAt, productIds }, before, at));
  return prices.map(({ id, preview }) => {
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
      is_reduced: !judging.has(id) || judgedOf.get(id)?.isReduced !== false,
    };
  });
}

/** End of a previewed promotion without an end date. Such a preview overlaps every later promotion. */
const OPEN_END = new Date("9999-12-31T00:00:00Z");

const BLANK: Promotion = {
  id: 0,
  slug: "",
  name: "",
  label: "",
  description: "",
  picture: null,
  pictureMobile: null,
  startsAt: new Date(0),
  endsAt: new Date(0),
  sortOrder: 0,
  isPublished: true,
  percent: null,
  fixedBani: null,
  gift: null,
  productIds: [],
};
