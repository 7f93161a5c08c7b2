/**
 * Discounts that staff give on an order: an amount, a percentage or a lower price, each with a reason.
 *
 * - `staff-discounts.rules.ts`: the discount of each line
 * - `discounted-orders.rules.ts`: sums of the order
 * - `discount-limit.service.ts`: limits by role
 * - `new-order-discounts.service.ts`: orders that staff enter
 *
 * A line's staff_discount_bani is part of its discount_bani, so that VAT, invoices and refunds count it.
 */
export { requireDiscountLimit } from "./discount-limit.service.ts";
export {
  discountNewOrder,
  type NewOrderDiscount,
  toWireDiscount,
  reasonOf,
} from "./new-order-discounts.service.ts";
export {
  discountSentences,
  type OrderSums,
  refuseFree,
  sumsOf,
  toWireSums,
} from "./discounted-orders.rules.ts";
export {
  FULL_PRICE,
  isDiscountRequested,
  staffDiscountOf,
  withDiscounts,
  withCopiedDiscounts,
  withPieces,
} from "./staff-discounts.rules.ts";
