/** Categories in menu order, with parents before their children. */
import { z } from "zod";
import { readData } from "../data/read-data.ts";

const category = z.strictObject({
  key: z.string(),
  parent: z.string().nullable(),
  name: z.string(),
  slug: z.string(),
  /** Picture name in `demo/media/icon`, only for top-level categories. */
  icon: z.string().optional(),
  /** Folder and name of a picture in `demo/media`. */
  picture: z.string(),
  /** Two to four sentences above the product list. */
  description: z.string(),
  /** One or two sentences below the product list. */
  baseline: z.string(),
  /** Banner headline, only for top-level categories. */
  banner: z.string().optional(),
  /** True if products are found by machine model instead of in a list. */
  mustHaveModel: z.literal(true).optional(),
});

export type Category = z.infer<typeof category>;

export const CATEGORIES: readonly Category[] = readData("categories", z.array(category));
