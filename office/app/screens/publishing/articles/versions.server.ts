import { articleDraftContent, getStaffArticle } from "@curat/contract/staff/articles";
import { loadVersions, restoreVersion } from "../../../components/versions/versions.server.ts";
import { need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { COMPARED_ARTICLE, filledArticle } from "./article-fields.ts";
import { DRAFT, ROOM } from "./articles.server.ts";
import { texts } from "./texts.ts";

export async function loadArticleVersions(context: Context, id: string, url: URL) {
  const [{ data: article }, versions, may] = await Promise.all([
    need(context, getStaffArticle, { params: { id } }),
    loadVersions(context, url, {
      kind: "article",
      id,
      calls: DRAFT,
      fill: (stored) => {
        const read = articleDraftContent.safeParse(stored);
        return read.success ? filledArticle(read.data) : undefined;
      },
      compared: () => COMPARED_ARTICLE,
    }),
    mayDo(context),
  ]);
  const trail = [
    { to: ROOM, text: texts.title },
    { to: `${ROOM}/${id}`, text: article.title },
  ];
  return { ...versions, trail, mayEdit: may("content:edit") };
}

export const restoreArticle = (request: Request, context: Context, id: string) =>
  restoreVersion(request, context, { id, to: `${ROOM}/${id}`, calls: DRAFT });
