import { type Lei, toBani, toLei, type Wire } from "@curat/contract/lei.values";
import type { ListedStaffPromotion, PromotionFields, StaffPromotion } from "@curat/contract/staff/promotions";
import { type Promotion, stateOf } from "./promotion-writes.rules.ts";
import { promotionPath } from "./promotions.wire.ts";

export interface PromotionView {
  promotion: Promotion;
  version: number;
  now: Date;
}

export function toListedPromotion({ promotion, version, now }: PromotionView): Wire<ListedStaffPromotion> {
  const { id, name, slug, label, startsAt, endsAt, isPublished, percent, fixedBani, sortOrder } = promotion;
  return {
    promoID: id,
    promo: name,
    slug,
    url: promotionPath(slug),
    label,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    is_published: isPublished,
    state: stateOf(promotion, now),
    percent,
    price: fixedBani === null ? null : toLei(fixedBani),
    sort_order: sortOrder,
    version,
  };
}

export function toStaffPromotion(view: PromotionView): Wire<StaffPromotion> {
  const { description, picture, pictureMobile, gift, overlap } = view.promotion;
  const { productIds, categoryIds, brandIds, excludedIds } = view.promotion;
  return {
    ...toListedPromotion(view),
    description,
    pic: picture,
    pic_mobile: pictureMobile,
    gift: gift && {
      productID: gift.productId,
      quantity: gift.quantity,
      from: gift.condition.kind === "cart_value" ? toLei(gift.condition.fromBani) : null,
    },
    product_ids: productIds,
    category_ids: categoryIds,
    brand_ids: brandIds,
    excluded_ids: excludedIds,
    overlap,
  };
}

export function toPromotionSnapshot(promotion: Promotion): object {
  const view = { promotion, version: 0, now: promotion.startsAt };
  const { state: _state, version: _version, url: _url, ...stored } = toStaffPromotion(view);
  return stored;
}

export function withFields(promotion: Promotion, fields: PromotionFields): Promotion {
  return {
    ...promotion,
    name: fields.promo ?? promotion.name,
    slug: fields.slug ?? promotion.slug,
    label: fields.label ?? promotion.label,
    description: fields.description ?? promotion.description,
    picture: fields.pic === undefined ? promotion.picture : fields.pic,
    pictureMobile: fields.pic_mobile === undefined ? promotion.pictureMobile : fields.pic_mobile,
    startsAt: fields.starts_at ?? promotion.startsAt,
    endsAt: fields.ends_at ?? promotion.endsAt,
    isPublished: fields.is_published ?? promotion.isPublished,
    percent: fields.percent === undefined ? promotion.percent : fields.percent,
    fixedBani: fields.price === undefined ? promotion.fixedBani : fixedBaniOf(fields.price),
    gift: fields.gift === undefined ? promotion.gift : giftOf(fields.gift),
    productIds: fields.product_ids ?? promotion.productIds,
    categoryIds: fields.category_ids ?? promotion.categoryIds,
    brandIds: fields.brand_ids ?? promotion.brandIds,
    excludedIds: fields.excluded_ids ?? promotion.excludedIds,
    overlap: fields.overlap ?? promotion.overlap,
    sortOrder: fields.sort_order ?? promotion.sortOrder,
  };
}

export function fixedBaniOf(price: Lei | null): number | null {
  return price === null ? null : toBani(price);
}

function giftOf(gift: NonNullable<PromotionFields["gift"]> | null): Promotion["gift"] {
  if (gift === null) return null;
  const { productID: productId, quantity, from } = gift;
  const condition =
    from === null ? { kind: "product" as const } : { kind: "cart_value" as const, fromBani: toBani(from) };
  return { productId, quantity, condition };
}
