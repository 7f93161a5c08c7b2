/**
 * The shop's current state: when an order placed now would be delivered, and whether the shop answers
 * (decisions/0082).
 */
import { z } from "@hono/zod-openapi";
import { call, one } from "./envelope.ts";
import { FAULT } from "./faults.ts";

const day = z.string().openapi({ example: "2026-11-24" });

/** First and last calendar day, in Romania, on which the order may arrive. */
export const arrival = z.object({ from: day, to: day });

/** The delivery day of orders that are placed before a cut-off, in Romanian time. */
export const promisedArrival = arrival.extend({
  order_by: z.object({ day, clock: z.string().openapi({ example: "13:00" }) }),
});

export const today = z
  .object({
    /** Current day in Romania. */
    day,
    /** Until when this response is valid, ISO 8601. Caches must refresh it then. */
    until: z.string(),
    /**
     * Fastest home delivery of goods in stock, with its order cut-off. Null when the shop promises no day.
     */
    delivery: promisedArrival.nullable(),
    /** County that the promise applies to; null when it applies to all. */
    county: z.string().nullable(),
    /** The shop's current or next answering hours: `opens` is null while it is open. */
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
      /** County of delivery. Without it, only a promise that holds in every county is returned. */
      countyid: z.string(FAULT.invalid("Județ")).max(10).optional(),
    }),
  },
  answer: one(today),
});
