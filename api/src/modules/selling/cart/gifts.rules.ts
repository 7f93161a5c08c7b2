/** Gifts that promotions put into a cart: pure. They cost nothing, are given once a cart and while stock lasts. */
import type { GiftPromotion } from "../../catalogue/promotions/index.ts";
import type { CartProduct, Left, SoldPart } from "./lines.rules.ts";
import { cartTexts } from "./texts.ts";

export interface Gift {
  promotionId: number;
  product: CartProduct;
  quantity: number;
}

export interface GiftRequest {
  sold: readonly SoldPart[];
  /** What the products cost after discounts. */
  productsBani: number;
  left: Left;
  promotions: readonly GiftPromotion[];
  /** Promotions whose gift the buyer took out. */
  declinedGiftIds: readonly number[];
  /** Gifts that the buyer was last told of, by product. */
  seenGiftIds: readonly number[];
  /** At least every gift's, offered or seen. */
  products: ReadonlyMap<number, CartProduct>;
}

/**
 * What is given now, and what was and is not any more although its condition holds: it ran out, or the promotion ended.
 * A gift whose condition went leaves without a word: the buyer took away what it came with. Where another promotion would
 * still give the same product, but for its stock, it is lost all the same.
 */
export function giftsFor(request: GiftRequest): { gifts: Gift[]; lost: CartProduct[] } {
  const left = new Map(request.left);
  const gifts: Gift[] = [];
  const unearned = new Set<number>();
  const ranOut = new Set<number>();
  for (const promotion of request.promotions) {
    const product = request.products.get(promotion.giftProductId);
    if (!product) continue;
    if (request.declinedGiftIds.includes(promotion.id) || !isEarned(promotion, request)) {
      unearned.add(product.productId);
      continue;
    }
    const there = left.get(product.productId) ?? product.stock;
    if (there < promotion.giftQuantity) {
      ranOut.add(product.productId);
      continue;
    }
    left.set(product.productId, there - promotion.giftQuantity);
    gifts.push({ promotionId: promotion.id, product, quantity: promotion.giftQuantity });
  }
  const given = new Set(gifts.map(({ product }) => product.productId));
  const lost = request.seenGiftIds.filter((id) => !given.has(id) && (ranOut.has(id) || !unearned.has(id)));
  return { gifts, lost: lost.flatMap((id) => request.products.get(id) ?? []) };
}

function isEarned({ condition }: GiftPromotion, { sold, productsBani }: GiftRequest): boolean {
  switch (condition.kind) {
    case "product":
      return sold.some(({ product }) => condition.productIds.includes(product.productId));
    case "cart_value":
      return productsBani >= condition.fromBani;
  }
}

/**
 * Whether a promotion can have to do with a cart at all, judged by the prices that its buyer was told: an order at any
 * other price is refused first. Gifts of the others need no lock, on which every order of the shop would wait.
 */
export function mayConcern(
  { condition, giftProductId }: GiftPromotion,
  cart: { productIds: readonly number[]; seenBani: number; seenGiftIds: readonly number[] },
): boolean {
  if (cart.seenGiftIds.includes(giftProductId)) return true;
  switch (condition.kind) {
    case "product":
      return condition.productIds.some((id) => cart.productIds.includes(id));
    case "cart_value":
      return cart.seenBani >= condition.fromBani;
  }
}

/** Said in the cart, and at an order that was sent in hope of it. */
export function lostGiftText({ name }: CartProduct): string {
  return cartTexts.lostGift(name);
}
