/** The office's search for orders, products, customers and companies. */
import { storableText } from "../text.values.ts";
import { z } from "@hono/zod-openapi";
import { call, lei, numberQuery, one } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";

const found = z
  .object({
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
    products: z.array(
      z.object({ id: z.int(), code: z.string(), name: z.string(), slug: z.string().nullable() }),
    ),
    customers: z.array(z.object({ id: z.int(), name: z.string(), email: z.string(), phone: z.string() })),
    companies: z.array(z.object({ cui: z.string(), name: z.string() })),
  })
  .openapi("StaffFound");
export type StaffFound = z.infer<typeof found>;

export const searchAsStaff = call({
  method: "get",
  path: "/staff/search",
  tag: "Staff",
  summary:
    "Searches for `q` (at least two characters), at most `limit` results per kind. Orders by number, AWB, name, e-mail address, phone number, product code or CUI, newest first; products by code, barcode or part of the name; customers by words of the name, e-mail address or phone number; companies by CUI or part of a name that a customer saved. Kinds that the caller may not see are empty",
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
