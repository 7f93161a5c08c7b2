import { z } from "@hono/zod-openapi";
import { call, idParam, json, numberQuery, one, paged } from "../envelope.ts";
import { optionalText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { STAFF_STOCK_REASONS } from "./stock.values.ts";

const tag = "Staff: stock";

const stockMovement = z
  .object({
    id: z.int(),
    at: z.string(),
    /** Negative for goods issued. */
    quantity: z.int(),
    stock_after: z.int(),
    reason_code: z.string(),
    reason: z.string(),
    actor_kind: z.string(),
    actor: z.string(),
    orderid: z.int().nullable(),
    order_number: z.string().nullable(),
    /** Document of the movement, such as a delivery note or the number of a return. */
    reference: z.string(),
    note: z.string(),
  })
  .openapi("StockMovement");
export type StockMovement = z.infer<typeof stockMovement>;

const current = { productID: z.int(), stock: z.int() };

export const listStockMovements = call({
  method: "get",
  path: "/staff/products/{id}/stock",
  tag,
  summary: "Returns a product's stock and its stock movements, newest first, 20 per page",
  access: { staff: "stock:view" },
  effect: "read",
  request: { params: idParam, query: z.object({ page: numberQuery(1, 1, 1_000_000) }) },
  answer: paged(stockMovement).extend(current),
});

const pieces = (label: string) =>
  z
    .int({ error: MESSAGES.invalid(label) })
    .nullish()
    .transform((value) => value ?? null);

const stockBody = z.object(
  {
    reason: z.enum(STAFF_STOCK_REASONS, { error: MESSAGES.required("Tipul mișcării") }),
    quantity: pieces("Cantitate"),
    counted: pieces("Bucăți numărate").refine(
      (value) => value === null || value >= 0,
      MESSAGES.invalid("Bucăți numărate"),
    ),
    expected: pieces("Stoc afișat"),
    reference: optionalText("Document", 100),
    note: optionalText("Notă", 500),
  },
  { error: MESSAGES.malformed },
);
export type StockBody = z.infer<typeof stockBody>;

export const moveStock = call({
  method: "post",
  path: "/staff/products/{id}/stock",
  tag,
  summary:
    "Records a delivery, a return or a correction: `quantity` pieces in or out, or the `counted` stock. 409 with the current stock if it differs from `expected`",
  access: { staff: "stock:edit" },
  effect: "write",
  request: { params: idParam, body: json(stockBody) },
  answer: one(z.object({ ...current, version: z.int(), movement: stockMovement.nullable() })),
});

const shelf = z.object({ productID: z.int(), shelf: z.string() });

export const getProductShelf = call({
  method: "get",
  path: "/staff/products/{id}/shelf",
  tag,
  summary: "Returns where a product lies in the warehouse; empty if unknown",
  access: { staff: "stock:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(shelf),
});

export const setProductShelf = call({
  method: "put",
  path: "/staff/products/{id}/shelf",
  tag,
  summary:
    "Sets where a product lies in the warehouse; empty for nowhere. 409 with the current shelf if it differs from `expected`",
  access: { staff: "stock:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        { shelf: optionalText("Raft", 30), expected: optionalText("Raftul afișat", 30) },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(shelf),
});
