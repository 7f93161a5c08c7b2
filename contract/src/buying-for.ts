/** The company that a customer buys for, if any. The choice determines their prices. */
import { z } from "@hono/zod-openapi";
import { call, json, one } from "./envelope.ts";
import { FAULT } from "./faults.ts";

const tag = "Account";

const buyingFor = z
  .object({
    /** False until the customer chooses; until then the price lists of all their companies apply. */
    chosen: z.boolean(),
    companyID: z.int().nullable(),
    /** Only companies that have their own prices. */
    companies: z.array(z.int()),
  })
  .openapi("BuyingFor");
export type BuyingFor = z.infer<typeof buyingFor>;

export const getBuyingFor = call({
  method: "get",
  path: "/user/buying-for",
  tag,
  summary:
    "Returns the buyer that is selected (the customer or a company) and the customer's companies that have their own prices",
  access: "customer",
  effect: "read",
  request: {},
  answer: one(buyingFor),
});

export const setBuyingFor = call({
  method: "put",
  path: "/user/buying-for",
  tag,
  summary:
    "Selects one of the customer's companies, or null for the customer themselves; prices change immediately",
  access: "customer",
  effect: "write",
  request: {
    body: json(
      z.object(
        {
          companyID: z.int(FAULT.invalid("Firmă")).positive(FAULT.invalid("Firmă")).nullable(),
        },
        FAULT.malformed,
      ),
    ),
  },
  answer: one(buyingFor),
});
