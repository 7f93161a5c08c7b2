/** The shop's stores (decisions/0042: Answers marked not shown). */
import { z } from "@hono/zod-openapi";
import { call, one } from "./envelope.ts";
import { FAULT } from "./faults.ts";

const store = z
  .object({
    id: z.int(),
    name: z.string(),
    address: z.string(),
    city: z.string(),
    county: z.string(),
    lat: z.number(),
    lng: z.number(),
    schedule: z.string(),
    phone: z.string(),
    available: z
      .boolean()
      .openapi({ description: "Whether the requested product is available there; true without a product" }),
  })
  .openapi("Store");
export type Store = z.infer<typeof store>;

export const listStores = call({
  method: "get",
  path: "/stores",
  tag: "Stores",
  summary: "Lists the stores and whether a product is available there",
  access: "public",
  effect: "read",
  request: { query: z.object({ productid: z.string(FAULT.invalid("Produs")).optional() }) },
  answer: one(z.array(store)),
});
