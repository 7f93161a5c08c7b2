import { z } from "zod";
import { landingBlock, landingMeta, landingTheme } from "@curat/contract/landing";
import { insertInBatches } from "../../db/batches.ts";
import type { Tx } from "../../db/database.ts";
import { cleanHtml } from "../../text/html.ts";
import { putRoutes, removeRoutes } from "../routing/index.ts";

/** A block as stored: products are named by id and read with their prices of the moment. */
const storedBlock = landingBlock
  .omit({ products: true })
  .extend({ productIds: z.array(z.int().positive()) })
  .refine(
    ({ type, info }) => type !== "banner" || info.photods !== "",
    "A banner needs its picture (photods).",
  )
  .refine(
    ({ type, info }) => type !== "products" || info.objtitle !== "",
    "A block of products needs a title: the quick-scroll menu names it.",
  );

const landing = z.object({
  id: z.int().positive(),
  /** Address is /{slug}. */
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** 1 published, 0 draft. */
  status: z.union([z.literal(0), z.literal(1)]),
  /** HTML; cleaned on save. */
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
 * Writes landing pages (by id) with their addresses; a draft has none. Throws for a theme value that is no colour,
 * length or keyword, for an unknown class and for an address that another page has.
 */
export async function importLanding(tx: Tx, { landingPages = [] }: LandingImport): Promise<void> {
  const pages = landingPages.map((page) => landing.parse(page));
  await insertInBatches(pages.map(landingRow), (rows) =>
    tx
      .insertInto("landing_page")
      .values(rows)
      .onConflict((on) =>
        on.column("id").doUpdateSet((eb) => ({
          slug: eb.ref("excluded.slug"),
          status: eb.ref("excluded.status"),
          intro: eb.ref("excluded.intro"),
          meta: eb.ref("excluded.meta"),
          theme: eb.ref("excluded.theme"),
          blocks: eb.ref("excluded.blocks"),
        })),
      )
      .execute(),
  );
  await putRoutes(
    tx,
    pages
      .filter(({ status }) => status === 1)
      .map(({ id, slug, meta }) => ({
        path: `/${slug}`,
        kind: "landing" as const,
        targetId: id,
        metaTitle: meta.metatile,
        metaDescription: meta.metadescription,
      })),
  );
  await removeRoutes(
    tx,
    "landing",
    pages.filter(({ status }) => status === 0).map(({ id }) => id),
  );
}

function landingRow({ id, slug, status, intro, meta, theme, blocks }: z.output<typeof landing>) {
  return {
    id,
    slug,
    status,
    intro: cleanHtml(intro),
    meta: JSON.stringify(meta),
    theme: JSON.stringify(theme),
    blocks: JSON.stringify(
      blocks.map((block) => ({ ...block, options: { html: cleanHtml(block.options.html) } })),
    ),
  };
}
