/** Reviews by the base product that they are about. The time of each follows from the purchase or is drawn. */
import { z } from "zod";
import { readData } from "../../data/read-data.ts";

const review = z.strictObject({
  /** Key of a customer of the demo, or the name under which somebody else signs. */
  by: z.string(),
  /** Place among the variants of the base, when not the first; what a customer bought replaces it. */
  variant: z.int().optional(),
  /** Days that it speaks of: it was not written sooner after the product came. */
  after: z.int().optional(),
  stars: z.literal([1, 2, 3, 4, 5]),
  title: z.string(),
  text: z.string().optional(),
  /** "approved" when left out. */
  state: z.enum(["pending", "rejected"]).optional(),
  /** What the shop answered. */
  answer: z.string().optional(),
  /** What the writer said to that. */
  reply: z.string().optional(),
});

export type WrittenReview = z.infer<typeof review>;

export const REVIEWS = readData("reviews", z.record(z.string(), z.array(review)));
