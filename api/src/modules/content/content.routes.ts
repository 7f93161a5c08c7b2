import {
  getArticle,
  getHomePage,
  listArticles,
  type Article,
  type HomeBlock,
  type ListedArticle,
} from "@curat/contract/content";
import type { ApiContext } from "../../context.ts";
import { idOf } from "../../http/ids.ts";
import { pagedAnswer } from "../../http/paging.ts";
import { notFound } from "../../http/refusal.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import { loadLatestPosts } from "../blog/index.ts";
import { asCustomer, loadCards, tagsOfItems, toWireItem } from "../catalog/index.ts";
import { type Tag, tag } from "../changes/index.ts";
import { loadPromoBanners } from "../promotions/index.ts";
import { articlePath } from "./articles.rules.ts";
import {
  type ArticleRow,
  findArticle,
  listArticleRows,
  type ListedArticleRow,
  loadBrandCards,
  pickProductIds,
} from "./content.store.ts";
import type { StoredHomeBlock } from "./home.rules.ts";
import { loadHomeBlocks } from "./home.store.ts";
import { layoutRoutes } from "./layout.routes.ts";

/** Home page, articles, menu and footer. */
export function contentRoutes(app: ApiApp, context: ApiContext): void {
  layoutRoutes(app, context);

  serve(app, getHomePage, async ({ userToken, madeOf }) => {
    const { db, now } = context;
    const [stored, promos] = await Promise.all([loadHomeBlocks(db), loadPromoBanners(db, now())]);
    const blocks = stored.length > 0 ? stored : [FIRST_BLOCK];
    const filled = await Promise.all(blocks.map((block) => fillBlock(context, block, userToken)));
    madeOf([tag.home, tag.promotions, ...filled.flatMap(tagsOfBlock)]);
    return { data: { blocks: stored.length > 0 ? filled : filled.filter(hasProducts), promos } };
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
    return { data: toWireArticle(article) };
  });
}

/** What a shop shows that has not made its home page yet, once it has something to show. */
const FIRST_BLOCK: StoredHomeBlock = {
  type: "product",
  title: "Produse noi",
  url: null,
  pick: "newest",
  count: 12,
};

function hasProducts(block: HomeBlock): boolean {
  return block.type === "product" && block.products.length > 0;
}

/** A block that picks its products does so from all there are. */
function tagsOfBlock(block: HomeBlock): Tag[] {
  if (block.type === "product") return [tag.search, ...tagsOfItems(block.products)];
  if (block.type === "brand_carousel")
    return [tag.filters, ...block.brands.map(({ brandID }) => tag.brand(brandID))];
  return block.type === "blogarticle" ? [tag.blog] : [];
}

async function fillBlock(
  context: ApiContext,
  block: StoredHomeBlock,
  userToken: string | undefined,
): Promise<HomeBlock> {
  const { db, now } = context;
  if (block.type === "brand_carousel") {
    return {
      type: block.type,
      title: block.title,
      url: block.url,
      brands: await loadBrandCards(db, block.count),
    };
  }
  if (block.type === "blogarticle") {
    const articles = await loadLatestPosts(db, block.count);
    return { type: block.type, title: block.title, url: block.url, articles };
  }
  if (block.type !== "product") return block;
  const ids = "pick" in block ? await pickProductIds(db, block.pick, block.count) : block.productIds;
  const items = (await loadCards(db, ids)).map((row) => toWireItem(row, now()));
  const products = await asCustomer(context, userToken, items);
  return { type: block.type, title: block.title, url: block.url, products };
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
    created: row.created_at.toISOString().slice(0, 10),
    created_at: row.created_at.toISOString(),
  };
}

function toWireArticle(row: ArticleRow): Article {
  return {
    id: row.id,
    url: articlePath(row.slug),
    pic: row.picture,
    created: row.created_at.toISOString().slice(0, 10),
    created_at: row.created_at.toISOString(),
    teaser: row.intro,
    title: row.title,
    intro: row.intro,
    docs: row.documents.map(({ title, url }) => ({ url, doctitle: title })),
    info: { title: row.title, image: row.picture, content: row.content, linktitle: row.link_title },
  };
}
