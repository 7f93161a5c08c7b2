/** Products that a customer orders repeatedly, for the desk on the home page. */
import { z } from "@hono/zod-openapi";
import { call, one } from "./envelope.ts";
import { productItem } from "./listing.ts";

const usualProduct = z
  .object({
    item: productItem,
    quantity: z.int(),
    ordered_on: z.string().openapi({ description: "Day of the last order, yyyy-mm-dd" }),
    /** Absent after a single order. */
    days_left: z.int().optional().openapi({ description: "Negative when the quantity is used up" }),
  })
  .openapi("UsualProduct");
export type UsualProduct = z.infer<typeof usualProduct>;

export const listUsualProducts = call({
  method: "get",
  path: "/user/usual-products",
  tag: "Orders",
  summary:
    "Lists up to 40 products of the customer's last 13 months with the last quantity; the first to run out first",
  access: "customer",
  effect: "read",
  answer: one(z.array(usualProduct)),
});
