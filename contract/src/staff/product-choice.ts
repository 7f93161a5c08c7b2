/** Selecting many products at once, for promotions, bundles and vouchers. */
import { z } from "@hono/zod-openapi";
import { call, json, one } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { ROWS_BYTES } from "../limits.values.ts";
import { idField } from "./catalogue.fields.ts";

const MAX = 5_000;
const TOO_MANY = "Câmpul Produse poate avea cel mult 5.000 de produse.";
const codeList = z
  .array(z.string().max(100, MESSAGES.tooLong("Cod", 100)), { error: MESSAGES.invalid("Produse") })
  .max(MAX, TOO_MANY)
  .default([]);

export const chooseStaffProducts = call({
  method: "post",
  path: "/staff/products/choose",
  tag: "Staff: products",
  summary:
    "Resolves the given ids and codes, all products of a category with its descendants, and all products of a brand; sorted by name, at most 5,000. `unknown` lists codes without a product. `archived` lists codes of archived products, which are returned only for codes in `standing`",
  access: { staff: "products:view" },
  effect: "read",
  maxBodyBytes: ROWS_BYTES,
  request: {
    body: json(
      z.object(
        {
          ids: z
            .array(idField("Produs"), { error: MESSAGES.invalid("Produse") })
            .max(MAX, TOO_MANY)
            .default([]),
          /** A code must match exactly, unless it differs only in case from the code of a single product. */
          codes: codeList,
          standing: codeList,
          categoryID: idField("Categorie").optional(),
          brandID: idField("Brand").optional(),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(
    z.object({
      products: z.array(z.object({ productID: z.int(), code: z.string(), name: z.string() })),
      unknown: z.array(z.string()),
      archived: z.array(z.string()),
    }),
  ),
});
