import { z } from "@hono/zod-openapi";
import { call, idParam, json, lei, one } from "../envelope.ts";
import { priceField } from "./money.fields.ts";
import { MESSAGES } from "../messages.values.ts";

const tag = "Staff: prices";

const shownPrice = {
  list_price: lei,
  /** Displayed price, after the current promotion. */
  price: lei,
  /** Prior price; null when no reduction may be shown. */
  oldprice: lei.nullable(),
  save_percent: z.int(),
  /** Lowest price of the last 30 days; null when the product had none. */
  floor_price: lei.nullable(),
};

const staffPrice = z
  .object({
    productID: z.int(),
    version: z.int(),
    ...shownPrice,
    promotion: z
      .object({
        label: z.string().nullable(),
        /** Best percentage of the current promotions; the lower of the two resulting prices applies. */
        percent: z.number().nullable(),
        fixed_price: lei.nullable(),
      })
      .nullable(),
    history: z.array(
      z.object({
        price: lei,
        from: z.string(),
        to: z.string().nullable(),
        source_code: z.string(),
        source: z.string(),
      }),
    ),
  })
  .openapi("StaffPrice");
export type StaffPrice = z.infer<typeof staffPrice>;

const pricePreview = z
  .object({
    ...shownPrice,
    notes: z.array(z.string()),
  })
  .openapi("PricePreview");
export type PricePreview = z.infer<typeof pricePreview>;

export const getStaffPrice = call({
  method: "get",
  path: "/staff/products/{id}/price",
  tag,
  summary: "Returns a product's price with its lowest 30-day price and price history, newest first",
  access: { staff: "prices:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffPrice),
});

export const previewStaffPrice = call({
  method: "post",
  path: "/staff/products/{id}/price/preview",
  tag,
  summary: "Previews the displayed price for a list price without saving it",
  access: { staff: "prices:view" },
  effect: "read",
  request: {
    params: idParam,
    body: json(z.object({ list_price: priceField("Preț") }, { error: MESSAGES.malformed })),
  },
  answer: one(pricePreview),
});

export const setStaffPrice = call({
  method: "put",
  path: "/staff/products/{id}/price",
  tag,
  summary: "Sets the list price if `version` is current; otherwise 409 with the current price",
  access: { staff: "prices:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        { list_price: priceField("Preț"), version: z.int({ error: MESSAGES.required("Versiune") }) },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffPrice),
});
