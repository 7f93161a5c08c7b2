/** Products as the shop's people name many of them at once: for promotions, bundles and vouchers. */
import { z } from "@hono/zod-openapi";
import { call, json, one } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { idField } from "./catalogue.fields.ts";

const MOST = 5_000;
const TOO_MANY = "Câmpul Produse poate avea cel mult 5.000 de produse.";

export const chooseStaffProducts = call({
  method: "post",
  path: "/staff/products/choose",
  tag: "Staff: products",
  summary:
    "The products of these ids and codes, and all of a category with what is below it and of a brand, by name; `unknown` are codes that no product has. At most 5,000 come",
  access: { staff: "products:view" },
  effect: "read",
  request: {
    body: json(
      z.object(
        {
          ids: z
            .array(idField("Produs"), { error: MESSAGES.invalid("Produse") })
            .max(MOST, TOO_MANY)
            .default([]),
          codes: z
            .array(z.string().max(100, MESSAGES.tooLong("Cod", 100)), { error: MESSAGES.invalid("Produse") })
            .max(MOST, TOO_MANY)
            .default([]),
          categoryID: idField("Categorie").optional(),
          brandID: idField("Marcă").optional(),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(
    z.object({
      products: z.array(z.object({ productID: z.int(), code: z.string(), name: z.string() })),
      unknown: z.array(z.string()),
    }),
  ),
});
