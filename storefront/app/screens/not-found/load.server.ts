import { promisesOf } from "@curat/contract/promises.values";
import { ARTICLE } from "@curat/contract/catalog.values";
import { getArticle } from "@curat/contract/content";
import { cachedApiOf } from "../../session/api.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import type { PageRequest } from "../../components/screen/screen-types.ts";

/** Returns the 404 page's data. Never fails, because there is no further page to fall back to. */
export async function loadNotFound({ context }: Pick<PageRequest, "context">) {
  const { shared } = context.get(scopeContext);
  const [article, menu, settings] = await Promise.all([
    cachedApiOf(context).call(getArticle, { params: { id: String(ARTICLE.notFound) } }),
    shared.menu(),
    shared.settings(),
  ]);
  return {
    // The title defaults to the specified text (requirements: B21).
    head: { title: promisesOf(settings?.promises).notFound, robots: "noindex" },
    html: article.ok ? article.data.info.content : "",
    categories: (menu?.categories ?? []).map(({ category, url }) => ({ name: category, url })),
  };
}
