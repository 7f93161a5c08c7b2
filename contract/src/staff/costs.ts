/** What goods cost. All amounts are without VAT. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, lei, numberQuery, one, paged, sentLei } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";

const tag = "Staff: costs";
const access = { staff: "costs:view" } as const;

const entry = z
  .object({
    id: z.int(),
    at: z.string(),
    kind: z.string(),
    /** Pieces that came; negative for pieces that left; 0 if only the value changed. */
    pieces: z.int(),
    value: lei,
    pieces_after: z.int(),
    value_after: lei,
    actor: z.string(),
    /** The document, such as "NIR 12". */
    reference: z.string(),
    receiptid: z.int().nullable(),
    orderid: z.int().nullable(),
    order_number: z.string().nullable(),
  })
  .openapi("CostEntry");
export type CostEntry = z.infer<typeof entry>;

const cost = {
  productID: z.int(),
  /** False until the first known cost of the product. */
  is_tracked: z.boolean(),
  /** Pieces physically there, with those of orders that have not left. */
  pieces: z.int(),
  value: lei,
  /** Average cost of a piece; null if unknown. */
  average: lei.nullable(),
  last_receipt: z.object({ at: z.string(), reference: z.string(), unit: lei }).nullable(),
};

export const getProductCost = call({
  method: "get",
  path: "/staff/products/{id}/cost",
  tag,
  summary: "Returns a product's average cost and its cost ledger, newest first, 20 per page",
  access,
  effect: "read",
  request: { params: idParam, query: z.object({ page: numberQuery(1, 1, 1_000_000) }) },
  answer: paged(entry).extend(cost),
});

export const openProductCost = call({
  method: "post",
  path: "/staff/products/{id}/cost",
  tag,
  summary:
    "Begins to track the cost of a product at `unit_cost` a piece. Also needs `costs:view`; 422 if the cost is already tracked",
  access: { staff: "purchasing:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          unit_cost: sentLei(
            z
              .number({ error: MESSAGES.required("Cost de pornire") })
              .min(0, MESSAGES.invalid("Cost de pornire"))
              .max(1_000_000, MESSAGES.invalid("Cost de pornire")),
          ),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(z.object(cost)),
});
