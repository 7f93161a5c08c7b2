/** Format of reviews, grouped by base product. Their times are derived from purchases or generated. */
import { z } from "zod";
import { readData } from "../../data/read-data.ts";

const review = z.strictObject({
  /** Key of a demo customer, or another author's name. */
  by: z.string(),
  /** Number of the reviewed variant unless it is the first. Customers review the variant that they bought. */
  variant: z.int().optional(),
  /** Days of use that the review mentions. It is dated at least this long after delivery. */
  after: z.int().optional(),
  stars: z.literal([1, 2, 3, 4, 5]),
  title: z.string(),
  text: z.string().optional(),
  /** State of the review, by default "approved". */
  state: z.enum(["pending", "rejected"]).optional(),
  answer: z.string().optional(),
  reply: z.string().optional(),
});

export type WrittenReview = z.infer<typeof review>;

export const REVIEWS = readData("reviews", z.record(z.string(), z.array(review)));
