import { z } from "zod";
import { landingBlock, landingMeta, landingTheme } from "@curat/contract/landing";
import type { Tx } from "../../../db/database.ts";
import { IMPORT } from "../../platform/changes/index.ts";
import { saveLandingPages } from "./landing.service.ts";

/** Stores only product ids. Products are read with their current prices. */
const storedBlock = landingBlock
  .omit({ products: true })
  .extend({ productIds: z.array(z.int().positive()) })
  .refine(
    ({ type, info }) => type !== "banner" || info.photods !== "",
    "A banner needs its picture (photods).",
  )
  .refine(
    ({ type, info }) => type !== "products" || info.objtitle !== "",
    "A block of products needs a title: the quick-scroll menu shows it.",
  );

const landing = z.object({
  id: z.int().positive(),
  /** Last part of the URL, which is /{slug}. */
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  status: z.union([z.literal(0), z.literal(1)]),
  intro: z.string(),
  meta: landingMeta,
  theme: landingTheme,
  blocks: z.array(storedBlock),
});
export type LandingPageImport = z.input<typeof landing>;

export interface LandingImport {
  landingPages?: LandingPageImport[];
}

/**
 * Upserts pages with their URLs. Unpublished pages have no URL. Throws for invalid themes, unknown classes and URLs
 * in use.
 */
export async function importLanding(tx: Tx, { landingPages = [] }: LandingImport): Promise<void> {
  await saveLandingPages(
    tx,
    IMPORT,
    landingPages.map((page) => landing.parse(page)),
  );
}
