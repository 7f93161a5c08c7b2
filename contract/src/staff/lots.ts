import { z } from "@hono/zod-openapi";
import { call, idParam, json, one } from "../envelope.ts";
import { requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { dayField } from "./suppliers.ts";

const tag = "Staff: lots";

const lots = z
  .object({
    productID: z.int(),
    by_lots: z.boolean(),
    /** Pieces that are physically there and have no lot. */
    without_lot: z.int(),
    lots: z.array(
      z.object({
        lotID: z.int(),
        code: z.string(),
        expires_on: z.string().nullable(),
        pieces: z.int(),
        is_expired: z.boolean(),
      }),
    ),
  })
  .openapi("ProductLots");
export type ProductLots = z.infer<typeof lots>;

export const getProductLots = call({
  method: "get",
  path: "/staff/products/{id}/lots",
  tag,
  summary: "Returns the lots of a product that have pieces, first to expire first",
  access: { staff: "stock:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(lots),
});

export const switchProductLots = call({
  method: "put",
  path: "/staff/products/{id}/lots",
  tag,
  summary: "Turns the lots of a product on or off; off empties its lots",
  access: { staff: "stock:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object({ by_lots: z.boolean({ error: MESSAGES.required("Loturi") }) }, { error: MESSAGES.malformed }),
    ),
  },
  answer: one(lots),
});

export const assignProductLot = call({
  method: "post",
  path: "/staff/products/{id}/lots",
  tag,
  summary:
    "Moves pieces without a lot to a lot. 409 with the pieces without a lot if they differ from `expected`",
  access: { staff: "stock:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          code: requiredText("Lot", 40),
          expires_on: dayField("Expiră la").nullable(),
          pieces: z
            .int({ error: MESSAGES.invalid("Bucăți") })
            .min(1, MESSAGES.invalid("Bucăți"))
            .max(1_000_000, MESSAGES.invalid("Bucăți")),
          expected: z.int({ error: MESSAGES.invalid("Bucăți văzute fără lot") }),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(lots),
});
