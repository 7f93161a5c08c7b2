import type { Wire } from "@curat/contract/lei.values";
import {
  getArticle,
  getHomePage,
  type HomeBlock,
  listArticles,
  type ListedArticle,
} from "@curat/contract/content";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { tagsOfItems } from "../../catalogue/catalog/index.ts";
import { type Tag, tag } from "../../platform/changes/index.ts";
import { articlePath } from "./articles.rules.ts";
import { toShownArticle } from "./articles.wire.ts";
import { findArticle, listArticleRows, type ListedArticleRow } from "./content.store.ts";
import { fillHome } from "./home-page.ts";
import { loadHomeBlocks } from "./home.store.ts";
import { loadRunningMethods, readTariffs } from "../../selling/shipping/index.ts";
import { withReturnPlace } from "./article-places.ts";
import { loadReturnTerms } from "../../aftersales/returns/index.ts";
import { loadStored } from "../../platform/settings/index.ts";
import { ownPrices, TARIFF_PLACE, tariffTable } from "./tariff-table.ts";
import { layoutRoutes } from "./layout.routes.ts";

export function contentRoutes(app: ApiApp, context: ApiContext): void {
  layoutRoutes(app, context);

  serve(app, getHomePage, async ({ userToken, madeOf }) => {
    const stored = await loadHomeBlocks(context.db);
    const page = await fillHome(context, stored, userToken);
    // A home page without blocks shows products, so it depends on all products.
    const unmade = stored.length === 0 ? [tag.search] : [];
    madeOf([tag.home, tag.promotions, ...unmade, ...page.blocks.flatMap(tagsOfBlock)]);
    return { data: page };
  });

  serve(app, listArticles, async ({ query: { page, perPage }, url, madeOf }) => {
    madeOf([tag.articles]);
    const { rows, total } = await listArticleRows(context.db, { page, perPage });
    return pagedAnswer(rows.map(toListedArticle), { page, perPage, total }, url);
  });

  serve(app, getArticle, async ({ params, madeOf }) => {
    const article = await findArticle(context.db, idOf(params.id));
    if (!article) throw notFound();
    madeOf([tag.article(article.id)]);
    const shown = toShownArticle({ ...article, createdAt: article.created_at });
    const { info } = shown;
    if (!info.content.includes("{")) return { data: shown };
    madeOf([tag.settings]);
    const tariffs = readTariffs((await loadStored(context.db)).get("shipping"));
    const table = tariffTable(tariffs) + ownPrices(await loadRunningMethods(context));
    const filled = withReturnPlace(info.content, await loadReturnTerms(context.db));
    return { data: { ...shown, info: { ...info, content: filled.replaceAll(TARIFF_PLACE, table) } } };
  });
}

/**
 * Returns the cache tags of a block. A product block may select its products by a rule, and then depends on all
 * products.
 */
function tagsOfBlock(block: Wire<HomeBlock>): Tag[] {
  if (block.type === "product") return [tag.search, ...tagsOfItems(block.products)];
  if (block.type === "brand_carousel")
    return [tag.filters, ...block.brands.map(({ brandID }) => tag.brand(brandID))];
  if (block.type === "buckets")
    return [tag.search, tag.categories, ...block.surfaces.flatMap(({ products }) => tagsOfItems(products))];
  return block.type === "blogarticle" ? [tag.blog] : [];
}

function toListedArticle(row: ListedArticleRow): ListedArticle {
  return {
    id: row.id,
    typeID: row.type_id,
    url: articlePath(row.slug),
    pic: row.picture,
    title: row.title,
    linktitle: row.link_title,
    intro: row.intro,
    created: romanianDay(row.created_at),
    created_at: row.created_at.toISOString(),
  };
}
