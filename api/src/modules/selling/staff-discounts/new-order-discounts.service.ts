import type { FieldErrors } from "@curat/contract/envelope";
import { type Lei, toLei } from "@curat/contract/lei.values";
import type { Staff } from "../../../http/caller.ts";
import { invalid } from "../../../http/refusal.ts";
import { requireDiscountLimit } from "./discount-limit.service.ts";
import { type OrderSums, refuseFree, sumsOf } from "./discounted-orders.rules.ts";
import {
  type RequestedDiscount,
  type Discountable,
  isDiscountRequested,
  isSold,
  staffDiscountOf,
  withDiscounts,
} from "./staff-discounts.rules.ts";

export interface NewOrderDiscount extends RequestedDiscount {
  reason?: string | undefined;
  actor: Staff;
}

interface PricedOrder {
  totals: { deliveryBani: number };
  standardVatPercent: number;
  payment: { awaitsPayment: boolean } | undefined;
}

/**
 * Applies a staff discount to the lines of a new order. Returns them with the order's totals. Throws 422 with errors
 * by form field.
 */
export function discountNewOrder<Line extends Discountable>(
  lines: readonly Line[],
  input: NewOrderDiscount,
  { totals: { deliveryBani }, standardVatPercent: vatPercent, payment }: PricedOrder,
): { lines: Line[]; sums: OrderSums } {
  const errors: FieldErrors = {};
  const isRequested = isDiscountRequested(input);
  const discounted = withDiscounts(lines, input, errors);
  const sums = sumsOf(discounted, { deliveryBani, vatPercent });
  if (isRequested) refuseFree(sums, payment, errors);
  if (Object.keys(errors).length > 0)
    throw invalid(
      Object.fromEntries(
        Object.entries(errors).map(([field, texts]) => [field.replace("items.", "lines."), texts]),
      ),
    );
  const { actor, reason } = input;
  requireDiscountLimit(actor, {
    before: [],
    after: discounted,
    isRequested,
    reason,
    reasonField: "discount_reason",
  });
  return { lines: discounted, sums };
}

/** Returns a Romanian sentence with the reason for the discount; empty without a discount. */
export function reasonOf(input: NewOrderDiscount): string {
  return isDiscountRequested(input) ? ` Motivul reducerii: ${input.reason}` : "";
}

export function toWireDiscount({ lines, sums }: { lines: readonly Discountable[]; sums: OrderSums }): {
  staff_discount: Lei;
  total: Lei;
  lines: { productid: number; quantity: number; subtotal: Lei; discount: Lei }[];
} {
  return {
    staff_discount: toLei(staffDiscountOf(lines)),
    total: toLei(sums.totalBani),
    lines: lines.filter(isSold).flatMap(({ productId, quantity, unitPriceBani, discountBani }) =>
      productId === null
        ? []
        : [
            {
              productid: productId,
              quantity,
              subtotal: toLei(quantity * unitPriceBani),
              discount: toLei(discountBani),
            },
          ],
    ),
  };
}
