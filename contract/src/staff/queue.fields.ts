/** What the queues of the shop's people have in common: filters, order, deadlines. */
import { z } from "@hono/zod-openapi";
import { numberQuery } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { DEADLINE_STATES } from "./queue.values.ts";

/** Until when the shop has to act; null for what asks nothing of it any more. */
export const deadline = z
  .object({
    /** The last day in Romania, yyyy-mm-dd. */
    until: z.string(),
    /** From today: 0 on the last day, below it once that is over. */
    days_left: z.int(),
    state: z.enum(DEADLINE_STATES),
  })
  .nullable()
  .openapi("Deadline");

/** The page of a list, and how much stands on one. */
export const pageQuery = { page: numberQuery(1, 1, 1_000_000), per_page: numberQuery(20, 1, 200) };

/** What a list is searched for. */
export const searchQuery = z.string().trim().max(100, MESSAGES.tooLong("Căutare", 100)).optional();

/** The oldest first, unless the newest are asked for. */
export const ageSort = z
  .enum(["oldest", "newest"])
  .catch("oldest")
  .default("oldest")
  // What catches is of no type that the document knows.
  .openapi({ type: "string", enum: ["oldest", "newest"] });
