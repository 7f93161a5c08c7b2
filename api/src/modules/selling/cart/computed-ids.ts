/** Computed items have stable negative ids, so they never collide with stored items. */

export const CHARGE_ITEM_ID = -1;
export const VOUCHER_ITEM_ID = -2;
const GIFTS_BELOW = -1_000;

export function giftItemId(promotionId: number): number {
  return GIFTS_BELOW - promotionId;
}

export function promotionOfGift(itemId: number): number | undefined {
  return itemId < GIFTS_BELOW ? GIFTS_BELOW - itemId : undefined;
}
