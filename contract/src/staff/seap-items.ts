/** Calls for the products' items in the SEAP catalogue. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, lei, numberQuery, one, paged } from "../envelope.ts";
import { optionalText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { searchField, versionField } from "./content.fields.ts";
import { priceField } from "./money.fields.ts";
import { SEAP_STATES } from "./seap-items.values.ts";
import { dayField } from "./suppliers.ts";

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

const productItem = seapItem
  .pick({ productID: true, code: true, price: true, shop_price: true, published_on: true, ends_on: true })
  .extend({ version: z.int() })
  .openapi("SeapItemOfProduct");
export type SeapItemOfProduct = z.infer<typeof productItem>;

export const getSeapItem = call({
  method: "get",
  path: "/staff/products/{id}/seap-item",
  tag: "Staff: SEAP",
  summary: "Returns a product's item in the SEAP catalogue; `code` is null if it has none",
  access: { staff: "products:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(productItem),
});

export const setSeapItem = call({
  method: "put",
  path: "/staff/products/{id}/seap-item",
  tag: "Staff: SEAP",
  summary:
    "Sets a product's item in the SEAP catalogue if `version` is current; an empty code removes it. 422 at `code` if another product has it",
  access: { staff: "products:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z
        .object(
          {
            code: optionalText("Cod SEAP", 60),
            price: priceField("Preț SEAP").nullable(),
            published_on: dayField("Publicat la").nullable(),
            version: versionField,
          },
          { error: MESSAGES.malformed },
        )
        .refine(({ code, price, published_on: day }) => code !== "" || (price === null && day === null), {
          path: ["code"],
          error: "Scrie codul SEAP al poziției.",
        }),
    ),
  },
  answer: one(productItem),
});
