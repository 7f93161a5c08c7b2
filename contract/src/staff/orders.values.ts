/** What both sides know of the orders that the shop's people work on. */

/** What waits for somebody: to be confirmed, packed, handed to the courier; or a courier that made no waybill. */
export const ORDER_STAGES = ["to_confirm", "to_pack", "to_hand_over", "problems"] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

/** How many orders one act takes by their ids, and one paper tells of. */
export const MOST_CHOSEN = 200;
/** How many orders one act takes by a filter. */
export const MOST_FILTERED = 5_000;
