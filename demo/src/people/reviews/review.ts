/** Reviews by base product. The time of each is derived from the purchase or generated. */
import { z } from "zod";
import { readData } from "../../data/read-data.ts";

const review = z.strictObject({
  /** Key of a demo customer, or the name of another author. */
  by: z.string(),
  /**
   * Position among the variants of the base unless it is the first; replaced by the variant that the customer
   * bought.
   */
  variant: z.int().optional(),
  /** Days of use mentioned in the review; it is dated at least this long after the product arrived. */
  after: z.int().optional(),
  stars: z.literal([1, 2, 3, 4, 5]),
  title: z.string(),
  text: z.string().optional(),
  /** "approved" by default. */
  state: z.enum(["pending", "rejected"]).optional(),
  /** The shop's answer. */
  answer: z.string().optional(),
  /** The author's reply to the answer. */
  reply: z.string().optional(),
});

export type WrittenReview = z.infer<typeof review>;

export const REVIEWS = readData("reviews", z.record(z.string(), z.array(review)));
