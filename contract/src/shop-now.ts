/** Current state of the shop: delivery day of an order placed now, and opening hours (decisions/0082). */
import { z } from "@hono/zod-openapi";
import { call, one } from "./envelope.ts";
import { FAULT } from "./faults.ts";

const day = z.string().openapi({ example: "2026-11-24" });

/** First and last calendar day in Romania. */
export const arrival = z.object({ from: day, to: day });

/** A delivery day for orders placed before a cut-off, in Romanian time. */
export const promisedArrival = arrival.extend({
  order_by: z.object({ day, clock: z.string().openapi({ example: "13:00" }) }),
});

export const today = z
  .object({
    /** Current day in Romania. */
    day,
    /** Expiry of this response, ISO 8601; caches must refresh it then. */
    until: z.string(),
    /**
     * Fastest home delivery of goods in stock, with its order cut-off; null when the shop promises no day.
     */
    delivery: promisedArrival.nullable(),
    /** County of the promise; null when it holds for all counties. */
    county: z.string().nullable(),
    /** Next hours in which the shop answers: `opens` is null while it is open. */
    answers: z
      .object({ day, opens: z.string().nullable(), closes: z.string() })
      .nullable()
      .openapi({ description: "By the clock of Romania, HH:mm; null where nobody does within two weeks" }),
  })
  .openapi("Today");
export type Today = z.infer<typeof today>;

export const getToday = call({
  method: "get",
  path: "/utilities/today",
  tag: "Settings",
  summary: "When what is ordered now comes, and when somebody answers",
  access: "public",
  effect: "read",
  request: {
    query: z.object({
      /** County of delivery; without it the promise must hold for every county. */
      countyid: z.string(FAULT.invalid("Județ")).max(10).optional(),
    }),
  },
  answer: one(today),
});
