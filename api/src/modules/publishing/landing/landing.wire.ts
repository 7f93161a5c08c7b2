import type { Wire } from "@curat/contract/lei.values";
import type { LandingBlock, LandingPage } from "@curat/contract/landing";
import { readTheme } from "@curat/contract/landing.values";
import type { ProductItem } from "@curat/contract/listing";
import type { ApiContext } from "../../../context.ts";
import type { StoredBlock } from "../../../db/tables.ts";
import { cleanHtml } from "@curat/contract/clean-html";
import { loadCards, toWireItem } from "../../catalogue/catalog/index.ts";
import type { StoredLanding } from "./landing.store.ts";

export async function fillPage(
  { db, now }: Pick<ApiContext, "db" | "now">,
  page: Pick<StoredLanding, "blocks">,
): Promise<{ blocks: StoredBlock[]; shown: Wire<ProductItem>[] }> {
  const blocks = page.blocks.filter(({ status }) => status === 1);
  const cards = await loadCards(db, [...new Set(blocks.flatMap(({ productIds }) => productIds))]);
  return { blocks, shown: cards.map((card) => toWireItem(card, now())) };
}

/** Converts a page. Sanitises HTML again, because rows may have been written without the import's checks. */
export function toWirePage(
  { id, intro, meta, theme }: Pick<StoredLanding, "id" | "intro" | "meta" | "theme">,
  blocks: StoredBlock[],
  shown: readonly Wire<ProductItem>[],
): Wire<LandingPage> {
  const items = new Map(shown.map((item) => [item.productID, item]));
  return {
    id,
    info: { intro: cleanHtml(intro), meta },
    settings: readTheme(theme),
    objects: blocks.map(({ productIds, options, ...block }): Wire<LandingBlock> => ({
      ...block,
      products: productIds.flatMap((productId) => items.get(productId) ?? []),
      options: { html: cleanHtml(options.html) },
    })),
  };
}
