import { toLei, type Wire } from "@curat/contract/lei.values";
import type { PromoBanner, Promotion } from "@curat/contract/promotions";
import { type CardRow, toWireItem } from "../catalog/index.ts";
import type { PromotionRow } from "./promotion.store.ts";

export function promotionPath(slug: string): string {
  return `/promotii/${slug}`;
}

export function toWireBanner({ id, slug, name, picture, picture_mobile }: PromotionRow): PromoBanner {
  return {
    id,
    url: promotionPath(slug),
    promopic: picture ?? "",
    promopic_mobile: picture_mobile ?? picture ?? "",
    promotitle: name,
  };
}

/**
 * Converts a promotion to the documented format (requirements: B20). `gift` is undefined if the gift product is not
 * published.
 */
export function toWirePromotion(row: PromotionRow, gift: CardRow | undefined, now: Date): Wire<Promotion> {
  return {
    ...toWireBanner(row),
    description: row.description,
    promo_to: row.ends_at.toISOString(),
    gift: gift
      ? {
          quantity: row.gift_quantity ?? 1,
          from: row.gift_from_bani === null ? null : toLei(row.gift_from_bani),
          product: toWireItem(gift, now),
        }
      : null,
  };
}
