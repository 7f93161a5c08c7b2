import { z } from "zod";
import { BLOCK_CLASSES, BLOCK_WIDTHS } from "@curat/contract/landing.values";
import { readData } from "../../data/read-data.ts";

const block = z.strictObject({
  type: z.enum(["banner", "products", "html", "newsletter"]),
  /** 0 hides the block. The default is 1. */
  status: z.literal([0, 1]).optional(),
  objwidth: z.literal(BLOCK_WIDTHS).optional(),
  cssclass: z.enum(["", ...BLOCK_CLASSES]).optional(),
  itemsperrow: z.int().optional(),
  info: z
    .partialRecord(
      z.enum(["objtitle", "objtitleurl", "objsubtitle", "photomb", "photods", "urlmb", "urlds"]),
      z.string(),
    )
    .optional(),
  /** HTML as a list of lines. */
  html: z.array(z.string()).optional(),
  /** Categories whose products are shown, and the number of products. */
  goods: z.strictObject({ categories: z.array(z.string()), count: z.int() }).optional(),
});
export type LandingBlock = z.infer<typeof block>;

const landingPage = z.strictObject({
  id: z.int(),
  slug: z.string(),
  meta: z.strictObject({ metatile: z.string(), metadescription: z.string(), metakeywords: z.string() }),
  theme: z.record(z.string(), z.string()),
  /** HTML as a list of lines. */
  intro: z.array(z.string()),
  blocks: z.array(block),
});

/** The products of a page are chosen by category when the shop is filled. */
export const LANDING_PAGES = readData("landing-pages", z.array(landingPage));
