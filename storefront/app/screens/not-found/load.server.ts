import { ARTICLE } from "@curat/contract/catalog.values";
import { getArticle } from "@curat/contract/content";
import { cachedApiOf } from "../../session/api.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import type { PageRequest } from "../page/screen-types.ts";
import { texts } from "./texts.ts";

/** The page for addresses that lead nowhere; never fails itself. */
export async function loadNotFound({ context }: Pick<PageRequest, "context">) {
  const [article, menu] = await Promise.all([
    cachedApiOf(context).call(getArticle, { params: { id: String(ARTICLE.notFound) } }),
    context.get(scopeContext).shared.menu(),
  ]);
  return {
    head: { title: texts.title, robots: "noindex" },
    html: article.ok ? article.data.info.content : "",
    categories: (menu?.categories ?? []).map(({ category, url }) => ({ name: category, url })),
  };
}
