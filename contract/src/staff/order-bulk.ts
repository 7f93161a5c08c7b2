/** One act on many orders; what came of it is told for each. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, listQuery, one } from "../envelope.ts";
import { optionalText, requiredId, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { MAX_SELECTED, MOVING } from "./orders.values.ts";
import { orderFilters } from "./orders.ts";

const tag = "Staff";

function someIds() {
  return z
    .array(requiredId("Comandă"), { error: MESSAGES.invalid("Comenzi") })
    .min(1, "Alege cel puțin o comandă.")
    .max(MAX_SELECTED, `Alege cel mult ${MAX_SELECTED} de comenzi.`);
}

/** Orders by their ids in an address, as `ids=1,2` or `ids=1&ids=2`; a paper tells of them in this order. */
export const chosenIds = z.object({
  ids: listQuery.transform((texts): (string | number)[] => texts).pipe(someIds()),
});

/** Orders by their ids, or all that a filter of the list lets through: exactly one of both. */
export const chosenOrders = {
  ids: someIds().optional(),
  filter: orderFilters.optional(),
};

/** Holds a body to one of both ways to choose. */
function isChosenOnce({ ids, filter }: { ids?: unknown; filter?: unknown }): boolean {
  return (ids === undefined) !== (filter === undefined);
}
const notChosenOnce = { path: ["ids"], error: "Alege comenzile fie după număr, fie după filtru." };

const orderBulk = z
  .object({
    id: z.int(),
    /** move: to `status`; awb: a waybill each. */
    act: z.enum(["move", "awb"]),
    status: z.string().nullable(),
    by: z.string(),
    started_at: z.string(),
    total: z.int(),
    waiting: z.int(),
    done: z.int(),
    refused: z.int(),
    /** Orders of the filter beyond what one act takes. */
    left_out: z.int(),
    /** In the order in which they were asked for; `ok` is null while one waits, `why` says why one was refused. */
    results: z.array(
      z.object({
        id: z.int(),
        /** Null where no such order stands. */
        number: z.string().nullable(),
        ok: z.boolean().nullable(),
        why: z.string(),
      }),
    ),
  })
  .openapi("OrderBulk");
export type OrderBulk = z.infer<typeof orderBulk>;

export const moveManyOrders = call({
  method: "post",
  path: "/staff/orders/bulk",
  tag,
  summary:
    "Moves many orders to a status, each by itself: up to 200 `ids` at once, or all that a `filter` lets through (up to 5,000) one after the other by the worker. One that stands there already is ok. Each status needs the permission that it needs for one order",
  access: { staff: MOVING },
  effect: "write",
  request: {
    body: json(
      z
        .object(
          { ...chosenOrders, status: requiredText("Stare"), note: optionalText("Notă", 500) },
          { error: MESSAGES.malformed },
        )
        .refine(isChosenOnce, notChosenOnce),
    ),
  },
  answer: one(orderBulk),
});

export const makeManyAwbs = call({
  method: "post",
  path: "/staff/shipments/bulk",
  tag,
  summary:
    "Asks the couriers for a waybill for each of many orders, one after the other by the worker: up to 200 `ids`, or all that a `filter` lets through (up to 5,000). One that has a waybill is ok; where nobody knows whether the courier made one, it is asked again only with `checked`",
  access: { staff: "shipments:edit" },
  effect: "write",
  request: {
    body: json(
      z
        .object(
          {
            ...chosenOrders,
            /** Somebody looked: the courier has no waybill for these orders. */
            checked: z.boolean({ error: MESSAGES.invalid("Verificat") }).optional(),
          },
          { error: MESSAGES.malformed },
        )
        .refine(isChosenOnce, notChosenOnce),
    ),
  },
  answer: one(orderBulk),
});

export const getOrderBulk = call({
  method: "get",
  path: "/staff/orders/bulk/{id}",
  tag,
  summary: "An act on many orders, with what came of it so far; kept for 30 days",
  access: { staff: "orders:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(orderBulk),
});
