/** Gifts are free, limited by stock, and given once per cart. */
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
  productsBani: number;
  left: Left;
  promotions: readonly GiftPromotion[];
  declinedGiftIds: readonly number[];
  seenGiftIds: readonly number[];
  products: ReadonlyMap<number, CartProduct>;
}

/**
 * Returns the cart's gifts, and the gifts that the buyer saw but that are now out of stock or whose promotion ended.
 * Omits a seen gift whose condition is no longer met, because the buyer changed the cart.
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
    const available = left.get(product.productId) ?? product.stock;
    if (available < promotion.giftQuantity) {
      ranOut.add(product.productId);
      continue;
    }
    left.set(product.productId, available - promotion.giftQuantity);
    gifts.push({ promotionId: promotion.id, product, quantity: promotion.giftQuantity });
  }
  const grantedIds = new Set(gifts.map(({ product }) => product.productId));
  const lost = request.seenGiftIds.filter(
    (id) => !grantedIds.has(id) && (ranOut.has(id) || !unearned.has(id)),
  );
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
 * Returns whether a promotion can affect the cart. An order locks only the gifts of such promotions, because locking
 * all gifts would make orders wait for each other.
 */
export function canAffectCart(
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

export function lostGiftText({ name }: CartProduct): string {
  return cartTexts.lostGift(name);
}
