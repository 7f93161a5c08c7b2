import type { ProductItem } from "@curat/contract/listing";
import { getLandingPage, type LandingBlock, type LandingPage } from "@curat/contract/landing";
import { readTheme } from "@curat/contract/landing.values";
import type { ApiContext } from "../../context.ts";
import type { StoredBlock } from "../../db/tables.ts";
import { idOf } from "../../http/ids.ts";
import { notFound } from "../../http/refusal.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import { cleanHtml } from "../../text/html.ts";
import { loadCards, tagsOfItems, toWireItem } from "../catalog/index.ts";
import { tag } from "../changes/index.ts";
import { markLiked } from "../favourites/index.ts";
import { findLandingPage, type StoredLanding } from "./landing.store.ts";

/** One landing page with the blocks that show (B-103). */
export function landingRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;
  serve(app, getLandingPage, async ({ params, userToken, madeOf }) => {
    const page = await findLandingPage(db, idOf(params.id));
    if (!page) throw notFound();
    const blocks = page.blocks.filter(({ status }) => status === 1);
    const cards = await loadCards(db, [...new Set(blocks.flatMap(({ productIds }) => productIds))]);
    const shown = cards.map((card) => toWireItem(card, now()));
    madeOf([tag.landing(page.id), ...tagsOfItems(shown)]);
    const liked = await markLiked(context, userToken, shown);
    const items = new Map(liked.map((item) => [item.productID, item]));
    return { data: toWirePage(page, blocks, items) };
  });
}

/** HTML is cleaned again: what stands in the table need not have come through the import. */
function toWirePage(
  { id, intro, meta, theme }: StoredLanding,
  blocks: StoredBlock[],
  items: ReadonlyMap<ProductItem["productID"], ProductItem>,
): LandingPage {
  return {
    id,
    info: { intro: cleanHtml(intro), meta },
    settings: readTheme(theme),
    objects: blocks.map(({ productIds, options, ...block }): LandingBlock => ({
      ...block,
      products: productIds.flatMap((productId) => items.get(productId) ?? []),
      options: { html: cleanHtml(options.html) },
    })),
  };
}
