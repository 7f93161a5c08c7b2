import type { ActionFunctionArgs } from "react-router";
import { getStaffPost, postDraftContent } from "@curat/contract/staff/blog";
import { loadVersions, restoreVersion } from "../../../components/versions/versions.server.ts";
import { need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { comparedPost, filledPost } from "./post-fields.ts";
import { DRAFT, loadSections, ROOM } from "./posts.server.ts";
import { texts } from "./texts.ts";

export async function loadPostVersions(context: Context, id: string, url: URL) {
  const [{ data: post }, { categories, tags }, may] = await Promise.all([
    need(context, getStaffPost, { params: { id } }),
    loadSections(context),
    mayDo(context),
  ]);
  const names = new Map(categories.map((category) => [String(category.id), category.name]));
  const { labels } = comparedPost(tags);
  const versions = await loadVersions(context, url, {
    kind: "blog-post",
    id,
    calls: DRAFT,
    fill: (stored) => {
      const read = postDraftContent.safeParse(stored);
      if (!read.success) return undefined;
      // Products are shown by their id, because versions do not contain codes.
      const filled = filledPost(read.data, (product) => `#${product}`);
      return { ...filled, category_id: names.get(filled.category_id ?? "") ?? filled.category_id ?? "" };
    },
    compared: () => ({ labels }),
  });
  const trail = [
    { to: ROOM, text: texts.title },
    { to: `${ROOM}/${id}`, text: post.title },
  ];
  return { ...versions, trail, mayEdit: may("blog:edit") };
}

export const restorePost = ({ request, context, params: { id = "" } }: ActionFunctionArgs) =>
  restoreVersion(request, context, { id, to: `${ROOM}/${id}`, calls: DRAFT });
