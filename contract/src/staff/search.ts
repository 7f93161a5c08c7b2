/** One search box for staff: orders, products, customers and companies. */
import { storableText } from "../text.values.ts";
import { z } from "@hono/zod-openapi";
import { call, lei, numberQuery, one } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";

const found = z
  .object({
    /** The order with exactly this number; null for none. */
    exact_order: z.int().nullable(),
    orders: z.array(
      z.object({
        id: z.int(),
        number: z.string(),
        name: z.string(),
        orderdate: z.string(),
        status: z.string(),
        total: lei,
      }),
    ),
    /** `slug` is the product's address in the shop; null when it is hidden. */
    products: z.array(
      z.object({ id: z.int(), code: z.string(), name: z.string(), slug: z.string().nullable() }),
    ),
    customers: z.array(z.object({ id: z.int(), name: z.string(), email: z.string(), phone: z.string() })),
    /** `cui` has digits only. */
    companies: z.array(z.object({ cui: z.string(), name: z.string() })),
  })
  .openapi("StaffFound");
export type StaffFound = z.infer<typeof found>;

export const searchAsStaff = call({
  method: "get",
  path: "/staff/search",
  tag: "Staff",
  summary:
    "What `q` (from two signs on) may mean, at most `limit` of each kind: orders by number, AWB, name, e-mail, phone, a product's code or a CUI, the newest first; products by code, barcode or a part of their name; customers by words of name, e-mail or phone; companies by CUI or a part of the name that a customer keeps. Of what the asker may not see there is nothing",
  access: "staff",
  effect: "read",
  request: {
    query: z.object({
      q: z
        .string({ error: MESSAGES.required("Căutare") })
        .overwrite(storableText)
        .trim()
        .max(100, MESSAGES.tooLong("Căutare", 100)),
      limit: numberQuery(6, 1, 50),
    }),
  },
  answer: one(found),
});
