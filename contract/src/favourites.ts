/** A customer's favourite products (requirements: C9, B19). */
import { z } from "@hono/zod-openapi";
import { productItem } from "./listing.ts";
import { call, one } from "./envelope.ts";
import { FAULT } from "./faults.ts";

const tag = "Customers";

export const listFavourites = call({
  method: "get",
  path: "/user/wishlists",
  tag,
  summary: "Lists the customer's favourite products, newest first, in the format of product lists",
  access: "customer",
  effect: "read",
  answer: one(z.array(productItem)),
});
export const toggleFavourite = call({
  method: "post",
  path: "/user/wishlists/{productID}",
  tag,
  summary: "Sets whether a product is a favourite to `liked`; toggles it if `liked` is missing",
  access: "customer",
  effect: "write",
  request: {
    params: z.object({ productID: z.string().openapi({ example: "12" }) }),
    query: z.object({
      /** Extension: desired state, in case another tab changed the favourite after the page was loaded. */
      liked: z.enum(["0", "1"], FAULT.invalid("Favorit")).optional(),
    }),
  },
  answer: one(z.object({ liked: z.boolean() })),
});
