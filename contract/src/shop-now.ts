/** What holds of the shop at this moment: when what is ordered now comes, and whether somebody answers (decisions/0082). */
import { z } from "@hono/zod-openapi";
import { call, one } from "./envelope.ts";
import { FAULT } from "./faults.ts";

const day = z.string().openapi({ example: "2026-11-24" });

/** First and last day of Romania's calendar. */
export const arrival = z.object({ from: day, to: day });

/** A day that holds for what is ordered until then, by the clock of Romania. */
export const promisedArrival = arrival.extend({
  order_by: z.object({ day, clock: z.string().openapi({ example: "13:00" }) }),
});

export const today = z
  .object({
    /** The day that it is in Romania. */
    day,
    /** Until this moment the answer holds, ISO 8601; whoever keeps it asks again then. */
    until: z.string(),
    /** When goods in stock come home by the fastest courier, and until when they have to be ordered; null where the shop promises no day. */
    delivery: promisedArrival.nullable(),
    /** The county that the promise is for; null where it holds for all of them. */
    county: z.string().nullable(),
    /** When somebody answers next: `closes` is told while somebody does, `opens` while nobody does. */
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
      /** Where to; without it the promise holds for every county. */
      countyid: z.string(FAULT.invalid("Județ")).max(10).optional(),
    }),
  },
  answer: one(today),
});
