/** The tree of categories, parents before children, in the order of the menu. */
import { z } from "zod";
import { readData } from "../data/read-data.ts";

const category = z.strictObject({
  key: z.string(),
  parent: z.string().nullable(),
  name: z.string(),
  /** Last part of the address. */
  slug: z.string(),
  /** Name of a picture in `demo/media/icon`; only first-level categories have one. */
  icon: z.string().optional(),
  /** Folder and name of the picture in `demo/media` that stands for the category. */
  picture: z.string(),
  /** Two to four sentences above the list. */
  description: z.string(),
  /** One or two sentences below the list. */
  baseline: z.string(),
  /** The headline of its banner; only first-level categories have one. */
  banner: z.string().optional(),
  /** Searched by machine model instead of listed. */
  mustHaveModel: z.literal(true).optional(),
});

export type Category = z.infer<typeof category>;

export const CATEGORIES: readonly Category[] = readData("categories", z.array(category));
