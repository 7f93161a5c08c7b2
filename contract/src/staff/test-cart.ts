/** Test carts show which discounts apply and why. */
import { z } from "@hono/zod-openapi";
import { CUSTOMER_TYPES } from "../cart.values.ts";
import { call, json, lei, one } from "../envelope.ts";
import { optionalText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { cartLines } from "./lines.fields.ts";

const triedCart = z.object({
  lines: z.array(
    z.object({
      productID: z.int(),
      code: z.string(),
      name: z.string(),
      /** Available part of the requested quantity. */
      quantity: z.int(),
      list_price: lei,
      price: lei,
      subtotal: lei,
      discount: lei,
      /** How the price is derived, one sentence per step. */
      story: z.array(z.string()),
    }),
  ),
  gifts: z.array(z.object({ name: z.string(), quantity: z.int(), promo: z.string() })),
  /** What the voucher does, or why it has no effect; null without a voucher. */
  voucher: z.string().nullable(),
  payments: z.array(z.string()),
  products_total: lei,
  discount: lei,
  total: lei,
});
export type TriedCart = z.infer<typeof triedCart>;

export const tryStaffCart = call({
  method: "post",
  path: "/staff/promotions/try-cart",
  tag: "Staff: promotions",
  summary:
    "Calculates the current price of a cart and explains it: each line with its running promotions, the applied one and its share of the voucher; nothing is saved. 422 at `lines.0.productid` for a product that is not for sale, and at `voucher` for an unknown code",
  access: { staff: "promotions:view" },
  effect: "read",
  request: {
    body: json(
      z.object(
        {
          lines: cartLines(50),
          voucher: optionalText("Voucher", 50),
          customer_type: z.enum(CUSTOMER_TYPES, { error: MESSAGES.invalid("Tip client") }).default("pf"),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(triedCart),
});
