/** Ids of the cart's items that no row stands for. They are below zero, so that none is a stored item's, and stay the same. */

export const CHARGE_ITEM_ID = -1;
export const VOUCHER_ITEM_ID = -2;
const GIFTS_BELOW = -1_000;

export function giftItemId(promotionId: number): number {
  return GIFTS_BELOW - promotionId;
}

/** The promotion whose gift an item is; undefined for every other item. */
export function promotionOfGift(itemId: number): number | undefined {
  return itemId < GIFTS_BELOW ? GIFTS_BELOW - itemId : undefined;
}
