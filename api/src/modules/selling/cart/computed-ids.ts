/** Computed items have stable, negative ids that never equal the id of a stored item. */

export const CHARGE_ITEM_ID = -1;
export const VOUCHER_ITEM_ID = -2;
const GIFTS_BELOW = -1_000;

export function giftItemId(promotionId: number): number {
  return GIFTS_BELOW - promotionId;
}

export function promotionOfGift(itemId: number): number | undefined {
  return itemId < GIFTS_BELOW ? GIFTS_BELOW - itemId : undefined;
}
