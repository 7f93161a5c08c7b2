import { z } from "@hono/zod-openapi";
import { call, idParam, json, lei, numberQuery, one, paged } from "../envelope.ts";
import { requiredId, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { searchField } from "./content.fields.ts";
import { LOT_PERIODS } from "./lots.values.ts";
import { dayField } from "./suppliers.ts";

const tag = "Staff: lots";

const lots = z
  .object({
    productID: z.int(),
    by_lots: z.boolean(),
    /** Pieces in stock that belong to no lot. */
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
          expected: z.int({ error: MESSAGES.invalid("Bucăți fără lot") }),
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

const listed = z
  .object({
    lotID: z.int(),
    productID: z.int(),
    product_code: z.string(),
    product: z.string(),
    code: z.string(),
    expires_on: z.string().nullable(),
    is_expired: z.boolean(),
    pieces: z.int(),
    /** Net cost of the pieces in lei; null if unknown, or without `costs:view`. */
    value: lei.nullable(),
  })
  .openapi("Lot");
export type ListedLot = z.infer<typeof listed>;

const lotPage = listed.extend({
  /** Pieces that staff took out of stock, newest first. */
  discards: z.array(
    z.object({ discardID: z.int(), pieces: z.int(), at: z.string(), is_restored: z.boolean() }),
  ),
});

export const listLots = call({
  method: "get",
  path: "/staff/lots",
  tag,
  summary:
    "Lists lots with pieces that expire within `days` (60 if missing) or have expired, or all lots; first to expire first, 50 per page. `q` matches the lot and the product",
  access: { staff: "stock:view" },
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000_000),
      days: z.enum(LOT_PERIODS, { error: MESSAGES.invalid("Expiră în") }).optional(),
      q: searchField,
    }),
  },
  answer: paged(listed),
});

export const getLot = call({
  method: "get",
  path: "/staff/lots/{id}",
  tag,
  summary: "Returns a lot",
  access: { staff: "stock:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(lotPage),
});

const sale = z.object({
  orderid: z.int(),
  number: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  pieces: z.int(),
  shipped_at: z.string(),
});
export type LotSale = z.infer<typeof sale>;

export const listLotSales = call({
  method: "get",
  path: "/staff/lots/{id}/sales",
  tag,
  summary: "Lists the orders whose customers have pieces of a lot, newest first, 100 per page",
  access: { staff: "customers:view" },
  effect: "read",
  request: { params: idParam, query: z.object({ page: numberQuery(1, 1, 1_000_000) }) },
  answer: paged(sale),
});

export const listOrderLots = call({
  method: "get",
  path: "/staff/orders/{id}/lots",
  tag,
  summary:
    "Lists the shipped lots of an order's lines, or the packed ones before shipping, first to expire first",
  access: { staff: "stock:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(
    z.array(
      z.object({
        /** `id` of the order item. */
        itemID: z.int(),
        lotID: z.int(),
        code: z.string(),
        expires_on: z.string().nullable(),
        pieces: z.int(),
      }),
    ),
  ),
});

export const discardLot = call({
  method: "post",
  path: "/staff/lots/{id}/discard",
  tag,
  summary:
    "Takes pieces of a lot out of stock, as a correction. 409 with the lot's pieces if they differ from `expected`",
  access: { staff: "stock:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          pieces: pieces.min(1, MESSAGES.invalid("Bucăți")),
          expected: z.int({ error: MESSAGES.malformed }),
          reason: requiredText("Motiv", 100),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(lotPage),
});

export const restoreLot = call({
  method: "post",
  path: "/staff/lots/{id}/restore",
  tag,
  summary: "Puts pieces that were taken out of stock back in the lot; repeating it has no effect",
  access: { staff: "stock:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ discardID: requiredId("Scoatere din stoc") }, { error: MESSAGES.malformed })),
  },
  answer: one(lotPage),
});
