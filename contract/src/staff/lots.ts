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

const lotFields = {
  code: requiredText("Lot", 40),
  expires_on: dayField("Expiră la").nullable(),
};
const pieces = z.int({ error: MESSAGES.invalid("Bucăți") }).max(1_000_000, MESSAGES.invalid("Bucăți"));

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
          ...lotFields,
          pieces: pieces.min(1, MESSAGES.invalid("Bucăți")),
          expected: z.int({ error: MESSAGES.invalid("Bucăți văzute fără lot") }),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(lots),
});

export const changeProductLot = call({
  method: "put",
  path: "/staff/products/{id}/lots/{lotId}",
  tag,
  summary:
    "Corrects a lot's code, expiry date and pieces, also for sold pieces; pieces that leave it have no lot. 409 with the lot if it differs from `expected`",
  access: { staff: "stock:edit" },
  effect: "write",
  request: {
    params: idParam.extend({ lotId: z.string().openapi({ example: "7" }) }),
    body: json(
      z.object(
        {
          ...lotFields,
          pieces: pieces.min(0, MESSAGES.invalid("Bucăți")),
          expected: z.object(
            {
              code: z.string({ error: MESSAGES.malformed }).max(40, MESSAGES.malformed),
              expires_on: dayField("Expiră la").nullable(),
              pieces: z.int({ error: MESSAGES.malformed }),
            },
            { error: MESSAGES.malformed },
          ),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(lots),
});
