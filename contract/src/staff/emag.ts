/** Calls for sales at eMAG Marketplace (docs/architecture/exchange.md). */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, lei, numberQuery, one, paged, sentLei } from "../envelope.ts";
import { optionalText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { expectedVersion } from "./content.fields.ts";
import { EMAG_MATCH_KEYS, EMAG_OFFER_STAGES, EMAG_SETTLEMENTS } from "./emag.values.ts";

const tag = "Staff: eMAG Marketplace";
const VIEW = { staff: "emag:view" } as const;
const EDIT = { staff: "emag:edit" } as const;

const order = z
  .object({
    /** eMAG's order number. */
    id: z.int(),
    /** eMAG's status: 0 cancelled, 1 new, 2 in progress, 3 prepared, 4 finalised, 5 returned. */
    status: z.int(),
    read_at: z.string(),
    /** The shop's order; null until it is imported. */
    order: z.object({ id: z.int(), number: z.int(), status: z.string() }).nullable(),
    /** Why the order has not been imported, or what eMAG refused. */
    problem: z.string().nullable(),
    acknowledged_at: z.string().nullable(),
    /** What eMAG reported about the imported order. */
    told: z.enum(["cancelled", "returned", "changed"]).nullable(),
    /** Lines with other pieces at eMAG than in the imported order. */
    changes: z.array(z.object({ code: z.string(), name: z.string(), before: z.int(), after: z.int() })),
    settled_at: z.string().nullable(),
    settled_by: z.string().nullable(),
    awb: z.string().nullable(),
    has_invoice: z.boolean(),
  })
  .openapi("EmagOrder");
export type EmagOrder = z.infer<typeof order>;

const overview = z
  .object({
    has_account: z.boolean(),
    is_on: z.boolean(),
    /** Orders that need a decision, then the newest ones, at most 50. */
    orders: z.array(order),
    offers: z.object({ all: z.int(), unmatched: z.int(), refused: z.int() }),
    offers_read_at: z.string().nullable(),
    sent_at: z.string().nullable(),
  })
  .openapi("EmagOverview");
export type EmagOverview = z.infer<typeof overview>;

const offer = z
  .object({
    id: z.int(),
    part_number: z.string(),
    name: z.string(),
    eans: z.array(z.string()),
    product: z.object({ id: z.int(), name: z.string(), code: z.string() }).nullable(),
    /** How the product was matched; null without a match. */
    how: z.enum(EMAG_MATCH_KEYS).nullable(),
    /** Minimum price at eMAG, with VAT. */
    floor: lei.nullable(),
    sent_stock: z.int().nullable(),
    sent_price: lei.nullable(),
    sent_at: z.string().nullable(),
    /** Why eMAG refused the last stock and price. */
    problem: z.string().nullable(),
    version: z.int(),
  })
  .openapi("EmagOffer");
export type EmagOffer = z.infer<typeof offer>;

const offerDetail = offer
  .extend({
    matches: z.array(
      z.object({
        product: z.object({ id: z.int(), name: z.string(), code: z.string() }).nullable(),
        how: z.enum(EMAG_MATCH_KEYS),
        by: z.string(),
        at: z.string(),
      }),
    ),
    /** The newest 50 entries. */
    pushes: z.array(
      z.object({
        id: z.int(),
        at: z.string(),
        stock: z.int(),
        price: lei,
        outcome: z.enum(["accepted", "refused", "unknown"]),
        words: z.string(),
      }),
    ),
  })
  .openapi("EmagOfferDetail");
export type EmagOfferDetail = z.infer<typeof offerDetail>;

export const getEmag = call({
  method: "get",
  path: "/staff/emag",
  tag,
  summary:
    "Returns the state of sales at eMAG, and orders that need a decision; with `order`, only the eMAG order of this order",
  access: VIEW,
  effect: "read",
  request: { query: z.object({ order: numberQuery(0, 1, 2_147_483_647) }) },
  answer: one(overview),
});

export const runEmag = call({
  method: "post",
  path: "/staff/emag/run",
  tag,
  summary:
    "Reads orders and offers now, and sends stock and prices, also refused ones. Runs in the background",
  access: EDIT,
  effect: "write",
  request: {},
  answer: one(z.object({ is_started: z.boolean() })),
});

export const settleEmagOrder = call({
  method: "post",
  path: "/staff/emag/orders/{id}/settle",
  tag,
  summary:
    "Settles what eMAG reported about an order of ours: `cancel` also cancels it in the shop, `seen` changes nothing there. Settling it twice has no effect. 422 at `outcome` if the order can no longer be cancelled",
  access: EDIT,
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        { outcome: z.enum(EMAG_SETTLEMENTS, { error: MESSAGES.invalid("Rezolvare") }) },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(order),
});

export const listEmagOffers = call({
  method: "get",
  path: "/staff/emag/offers",
  tag,
  summary: "Lists the offers of the eMAG account by name, 50 per page",
  access: VIEW,
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000_000),
      stage: z.enum(EMAG_OFFER_STAGES, { error: MESSAGES.invalid("Stare") }).optional(),
      q: z.string().max(100).optional(),
    }),
  },
  answer: paged(offer),
});

export const getEmagOffer = call({
  method: "get",
  path: "/staff/emag/offers/{id}",
  tag,
  summary: "Returns one offer with the history of its product and of what was sent",
  access: VIEW,
  effect: "read",
  request: { params: idParam },
  answer: one(offerDetail),
});

export const changeEmagOffer = call({
  method: "put",
  path: "/staff/emag/offers/{id}",
  tag,
  summary:
    "Sets the product that an offer sells, by its code, and its lowest price in lei. An empty code stops the offer's updates. 409 with the current record if `version` is given and stale",
  access: EDIT,
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          product_code: optionalText("Codul produsului", 100),
          floor: sentLei(
            z
              .number({ error: MESSAGES.invalid("Prețul minim") })
              .min(0)
              .max(1_000_000, MESSAGES.invalid("Prețul minim")),
          ).nullable(),
          version: expectedVersion,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(offerDetail),
});

export const undoEmagMatch = call({
  method: "post",
  path: "/staff/emag/offers/{id}/undo",
  tag,
  summary: "Returns an offer to the product before the last change. 409 if `version` is given and stale",
  access: EDIT,
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ version: expectedVersion }, { error: MESSAGES.malformed })),
  },
  answer: one(offerDetail),
});
