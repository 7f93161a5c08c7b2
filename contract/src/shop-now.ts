/** The shop's current delivery promise and answering hours (decisions/0082). */
import { z } from "@hono/zod-openapi";
import { call, one } from "./envelope.ts";
import { FAULT } from "./faults.ts";

const day = z.string().openapi({ example: "2026-11-24" });

export const arrival = z.object({ from: day, to: day });

export const promisedArrival = arrival.extend({
  order_by: z.object({ day, clock: z.string().openapi({ example: "13:00" }) }),
});

export const today = z
  .object({
    day,
    /** Until when the response may be cached, ISO 8601. */
    until: z.string(),
    /** Fastest home delivery of goods in stock; null when the shop promises no day. */
    delivery: promisedArrival.nullable(),
    county: z.string().nullable(),
    /** Current or next answering hours; `opens` is null while the shop is open. */
    answers: z
      .object({ day, opens: z.string().nullable(), closes: z.string() })
      .nullable()
      .openapi({ description: "Romanian time, HH:mm; null if nobody is available within two weeks" }),
  })
  .openapi("Today");
export type Today = z.infer<typeof today>;

export const getToday = call({
  method: "get",
  path: "/utilities/today",
  tag: "Settings",
  summary: "Returns the delivery day of an order placed now and the next time when staff are available",
  access: "public",
  effect: "read",
  request: {
    query: z.object({
      /** Delivery county; without it, only a promise that applies to every county is returned. */
      countyid: z.string(FAULT.invalid("Județ")).max(10).optional(),
    }),
  },
  answer: one(today),
});
