import { z } from "@hono/zod-openapi";

/** A purchase order whose goods the receipt contains. */
export const orderOfReceipt = z.object({
  purchase_orderID: z.int(),
  /** Number and year, such as "12/2026". */
  name: z.string(),
  /** Products whose received pieces in all receipts of the order differ from the ordered pieces. */
  differences: z.array(
    z.object({
      product_code: z.string(),
      product: z.string(),
      /** Ordered pieces; 0 for products that were in none of the orders. */
      ordered: z.int(),
      /** Pieces in the order's other receipts. */
      before: z.int(),
      pieces: z.int(),
    }),
  ),
});
