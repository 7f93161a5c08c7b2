/**
 * What goods cost: the ledger of pieces that are physically there and their value.
 *
 * - `costs.rules.ts`: average cost, what a receipt changes
 * - `receiving.service.ts`: goods of receipts
 * - `costs.store.ts`: the ledger
 *
 * Tables and views: cost_entry, goods_at_hand, product_cost.
 */
export type { ReceivedLine, ReceivedProduct } from "./costs.rules.ts";
export { previewReceived, receiveGoods, undoReceivedGoods, type UndoneReceipt } from "./receiving.service.ts";
