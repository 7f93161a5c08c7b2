import type { MenuCategory } from "@curat/contract/settings";
import { getFooter, getMenu } from "@curat/contract/settings";
import type { ApiContext } from "../../../context.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { type CategoryNode, loadMenuCategories } from "../../catalogue/catalog/index.ts";
import { tag } from "../../platform/changes/index.ts";
import { loadPromoBanners } from "../../catalogue/promotions/index.ts";
import { loadSettings, loadTopLinks } from "../../platform/settings/index.ts";
import { loadArticleLinks } from "./content.store.ts";

export function layoutRoutes(app: ApiApp, { db, now }: Pick<ApiContext, "db" | "now">): void {
  serve(app, getMenu, async ({ madeOf }) => {
    madeOf([tag.menu, tag.articles, tag.categories, tag.promotions]);
    const [articles, categories, links, promos] = await Promise.all([
      loadArticleLinks(db),
      loadMenuCategories(db),
      loadTopLinks(db),
      loadPromoBanners(db, now()),
    ]);
    const topLinks = links.map(({ name, url }) => ({ Url: url, NumeAfisat: name }));
    return { data: { articles, categories: categories.map(toWireNode), promos, topLinks } };
  });

  serve(app, getFooter, async ({ madeOf }) => {
    madeOf([tag.footer, tag.articles, tag.settings]);
    const [articles, { footer, flags }] = await Promise.all([loadArticleLinks(db), loadSettings(db)]);
    const payments = { mastercard: "1", visa: "1", netopia: "1" };
    return {
      data: {
        articles,
        newsletter: flags.newsletter === true && footer.newsletter,
        social: footer.social,
        payments,
      },
    };
  });
}

function toWireNode(node: CategoryNode): MenuCategory {
  const { id, name, slug, icon, picture, product_count, children } = node;
  return {
    categoryID: id,
    category: name,
    url: slug,
    icon,
    pic: picture,
    count: product_count,
    subcats: children.map(toWireNode),
  };
}
