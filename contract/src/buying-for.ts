/** For whom a customer buys: one of his companies or himself. Prices of lists follow it. */
import { z } from "@hono/zod-openapi";
import { call, json, one } from "./envelope.ts";
import { FAULT } from "./faults.ts";

const tag = "Account";

const buyingFor = z
  .object({
    /** False while nothing was chosen: the lists of all his companies hold. */
    chosen: z.boolean(),
    /** Null for himself. */
    companyID: z.int().nullable(),
    /** Companies of the address book for which he has prices of their own. */
    companies: z.array(z.int()),
  })
  .openapi("BuyingFor");
export type BuyingFor = z.infer<typeof buyingFor>;

export const getBuyingFor = call({
  method: "get",
  path: "/user/buying-for",
  tag,
  summary: "For whom the customer buys, and which of his companies have prices of their own",
  access: "customer",
  effect: "read",
  request: {},
  answer: one(buyingFor),
});

export const setBuyingFor = call({
  method: "put",
  path: "/user/buying-for",
  tag,
  summary: "Chooses one of the customer's companies, or himself (null); prices follow at once",
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
