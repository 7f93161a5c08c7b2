/** Filters, sort order and deadlines shared by the office's work queues. */
import { z } from "@hono/zod-openapi";
import { numberQuery } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { DEADLINE_STATES } from "./queue.values.ts";

/** The shop's deadline to act; null when nothing is left to do. */
export const deadline = z
  .object({
    /** Last day in Romania, yyyy-mm-dd. */
    until: z.string(),
    /** Days from today: 0 on the last day, negative afterwards. */
    days_left: z.int(),
    state: z.enum(DEADLINE_STATES),
  })
  .nullable()
  .openapi("Deadline");

export const pageQuery = { page: numberQuery(1, 1, 1_000_000), per_page: numberQuery(20, 1, 200) };

export const searchQuery = z.string().trim().max(100, MESSAGES.tooLong("Căutare", 100)).optional();

export const ageSort = z
  .enum(["oldest", "newest"])
  .catch("oldest")
  .default("oldest")
  // The type is declared by hand, because the API document cannot show that of `catch`.
  .openapi({ type: "string", enum: ["oldest", "newest"] });
