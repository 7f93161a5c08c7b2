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
  summary: "The customer's favourite products, newest first, as lists show them",
  access: "customer",
  effect: "read",
  answer: one(z.array(productItem)),
});
export const toggleFavourite = call({
  method: "post",
  path: "/user/wishlists/{productID}",
  tag,
  summary:
    "Makes a product a favourite, or no longer one: what `liked` wishes, without it the other of what it is",
  access: "customer",
  effect: "write",
  request: {
    params: z.object({ productID: z.string().openapi({ example: "12" }) }),
    query: z.object({
      /**
       * Extension: the desired state. The click then does what its icon showed, even if another tab has
       * changed the favourite meanwhile.
       */
      liked: z.enum(["0", "1"], FAULT.invalid("Favorit")).optional(),
    }),
  },
  answer: one(z.object({ liked: z.boolean() })),
});
