import { getArticle } from "@curat/contract/content";
import { apiOf } from "../../session/api.server.ts";
import { ARTICLE } from "@curat/contract/catalog.values";
import type { PageRequest } from "../page/screen-types.ts";

/** Articles that show no title of their own (browsing spec, section 2: Article page). */
const WITHOUT_TITLE: readonly number[] = [ARTICLE.aboutUs, ARTICLE.contact];

/** An article by id; null when there is none. */
export async function loadArticle({ context, id }: Pick<PageRequest, "context" | "id">) {
  const answer = await apiOf(context).call(getArticle, { params: { id: String(id) } });
  if (!answer.ok) {
    if (answer.status !== 404) console.error("article fetch failed", id, answer.status); // spec: C-092, logged only
    return null;
  }
  const { info, docs, created } = answer.data;
  return {
    head: { title: info.title, description: answer.data.teaser },
    title: info.title,
    showsTitle: !WITHOUT_TITLE.includes(id),
    image: info.image,
    /** Sanitized by the API, on save and on render. */
    html: info.content,
    docs: docs.map(({ url, doctitle }) => ({ url, title: doctitle })),
    date: created,
  };
}
