/** Calls for the products' items in the SEAP catalogue. */
import { z } from "@hono/zod-openapi";
import { call, lei, numberQuery, paged } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { searchField } from "./content.fields.ts";
import { SEAP_STATES } from "./seap-items.values.ts";

const seapItem = z
  .object({
    productID: z.int(),
    product_code: z.string(),
    product: z.string(),
    cpv: z.string().nullable(),
    /** The item's code in SEAP; null for a product without an item. */
    code: z.string().nullable(),
    /** Without VAT, as in SEAP; null if unknown. */
    price: lei.nullable(),
    /** The shop's price without VAT. */
    shop_price: lei,
    published_on: z.string().nullable(),
    /** Two years after publication. */
    ends_on: z.string().nullable(),
  })
  .openapi("SeapItem");
export type SeapItem = z.infer<typeof seapItem>;

export const listSeapItems = call({
  method: "get",
  path: "/staff/seap-items",
  tag: "Staff: SEAP",
  summary:
    "Lists items of the SEAP catalogue, the first to end first, 50 per page; `state` `missing` lists products on sale without an item",
  access: { staff: "products:view" },
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000_000),
      state: z.enum(SEAP_STATES, { error: MESSAGES.invalid("Stare") }).optional(),
      q: searchField,
    }),
  },
  answer: paged(seapItem),
});
