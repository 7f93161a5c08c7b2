import type { RouterContextProvider } from "react-router";
import { listBrands } from "@curat/contract/catalog";
import { LIMITS } from "@curat/contract/limits.values";
import { getFooter, getMenu } from "@curat/contract/settings";
import type { Footer, Menu, MenuCategory } from "@curat/contract/settings";
import { cachedApiOf, refuseFailed } from "../../session/api.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import { texts } from "./texts.ts";

export interface SitemapLink {
  name: string;
  url: string;
}

/** Returns the links of the menu, the footer and the brand list (B-019). */
export async function loadSitemap(context: Readonly<RouterContextProvider>) {
  const { shared, options } = context.get(scopeContext);
  const [menuAnswer, footerAnswer, settings, brands] = await Promise.all([
    shared.call(getMenu),
    shared.call(getFooter),
    shared.settings(),
    cachedApiOf(context).call(listBrands, { query: { per_page: String(LIMITS.brandsPerPage) } }),
  ]);
  for (const answer of [menuAnswer, footerAnswer, brands]) refuseFailed(answer);
  const menu = menuAnswer.ok ? menuAnswer.data : undefined;
  const footer = footerAnswer.ok ? footerAnswer.data : undefined;
  const has = (flag: string) => settings?.flags?.[flag] !== false;
  return {
    head: { title: texts.title, canonical: `${options.shopUrl}/sitemap` },
    categories: (menu?.categories ?? []).map(toBranch),
    offers: [
      { name: texts.promotions, url: "/promotii" },
      ...(menu?.promos ?? []).map(({ promotitle, url }) => ({ name: promotitle, url })),
      ...(has("bundles") ? [{ name: texts.bundles, url: "/pachete" }] : []),
      ...(has("newsletter") ? [{ name: texts.newsletter, url: "/newsletter" }] : []),
      ...(options.hasOwnApi ? [{ name: texts.findOrder, url: "/comanda" }] : []),
    ],
    articles: [...articlesOf(menu, footer), ...(has("blog") ? [{ name: texts.blog, url: "/blog" }] : [])],
    brands: brands.ok
      ? brands.data.map(({ info }) => ({ name: info.brand, url: info.url })).sort(byName)
      : [],
  };
}

/** Sorts in Romanian alphabetical order, in which ă follows a and ș follows s. */
function byName(one: SitemapLink, other: SitemapLink): number {
  return one.name.localeCompare(other.name, "ro");
}

export interface Branch extends SitemapLink {
  below: Branch[];
}

function toBranch({ category, url, subcats }: MenuCategory): Branch {
  return { name: category, url, below: subcats.map(toBranch) };
}

/** Returns the linked articles once each, because both the menu and the footer may contain them. */
function articlesOf(menu: Menu | undefined, footer: Footer | undefined): SitemapLink[] {
  const all = [...(menu?.articles ?? []), ...(footer?.articles ?? [])];
  return [...new Map(all.map(({ linktitle, url }) => [url, { name: linktitle, url }])).values()];
}
