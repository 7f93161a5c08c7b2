import {
  changeStaffPost,
  createStaffPost,
  discardPostDraft,
  getPostDraft,
  getStaffPost,
  listLinksToPost,
  listStaffPosts,
  type PostBody,
  publishPostDraft,
  publishStaffPost,
  removeStaffPost,
  restorePostDraft,
  savePostDraft,
  schedulePostDraft,
  type StaffPost,
  unpublishStaffPost,
  unschedulePostDraft,
} from "@curat/contract/staff/blog";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionOf, versionsOf } from "../../platform/changes/index.ts";
import { draftMarksOf, serveDrafts } from "../drafts/index.ts";
import { atField, loadLinksTo } from "../../platform/routing/index.ts";
import { isListSlug, postPath } from "./blog.rules.ts";
import {
  RESERVED_BY_LISTS,
  type PostFields,
  toListedPost,
  toPostSnapshot,
  UNKNOWN_PART,
} from "./posts.changes.ts";
import { POST_DRAFTS } from "./posts.drafts.ts";
import { changePost, createPost, removePost, type WrittenPost } from "./posts.service.ts";
import { loadAllPosts, loadPost } from "./posts.store.ts";

const ROWS_PER_PAGE = 20;
const DRAFT_CALLS = {
  getDraft: getPostDraft,
  saveDraft: savePostDraft,
  restoreDraft: restorePostDraft,
  discardDraft: discardPostDraft,
  publishDraft: publishPostDraft,
  scheduleDraft: schedulePostDraft,
  unscheduleDraft: unschedulePostDraft,
};

export function staffPostsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serveDrafts(app, context, { calls: DRAFT_CALLS, kind: POST_DRAFTS });

  serve(app, listStaffPosts, async ({ query, url }) => {
    const paging = { page: query.page, perPage: ROWS_PER_PAGE };
    const { category_id, tag_id, state, q = "" } = query;
    const { rows, total } = await loadAllPosts(db, {
      ...paging,
      categoryId: category_id,
      tagId: tag_id,
      isPublished: state && state === "published",
      text: q.trim(),
    });
    const ids = rows.map(({ id }) => id);
    const [versions, draftOf] = await Promise.all([
      versionsOf(db, "blog-post", ids),
      draftMarksOf(db, "blog-post", ids),
    ]);
    const posts = rows.map((row) =>
      toListedPost(row, { version: versions.get(row.id) ?? 0, draft: draftOf(row.id) }),
    );
    return pagedAnswer(posts, { ...paging, total }, url);
  });

  serve(app, getStaffPost, async ({ params }) => {
    const id = idOf(params.id);
    const [post, version] = await Promise.all([loadPost(db, id), versionOf(db, { kind: "blog-post", id })]);
    if (!post) throw notFound();
    return { data: { ...toPostSnapshot(post), version } };
  });

  serve(app, createStaffPost, async ({ body, staff }) => ({
    data: shown(await atField("slug", createPost(context, staff, fieldsOf(body)))),
  }));

  serve(app, changeStaffPost, async ({ params, body: { version: expectedVersion, ...body }, staff }) => {
    const input = { id: idOf(params.id), expectedVersion, actor: staff, fields: fieldsOf(body) };
    return { data: shown(await atField("slug", changePost(context, input))) };
  });

  for (const [route, is_published] of [
    [publishStaffPost, true],
    [unpublishStaffPost, false],
  ] as const)
    serve(app, route, async ({ params, body, staff }) => {
      const input = {
        id: idOf(params.id),
        expectedVersion: body.version,
        actor: staff,
        fields: { is_published },
      };
      return { data: shown(await atField("slug", changePost(context, input))) };
    });

  serve(app, listLinksToPost, async ({ params }) => {
    const post = await loadPost(db, idOf(params.id));
    if (!post) throw notFound();
    const links = await loadLinksTo(db, postPath(post.slug));
    return { data: links.filter(({ kind, id }) => kind !== "blog-post" || id !== String(post.id)) };
  });

  serve(app, removeStaffPost, async ({ params, query, staff }) => {
    const { id, version } = shown(
      await removePost(context, { id: idOf(params.id), expectedVersion: query.version, actor: staff }),
    );
    return { data: { id, version } };
  });
}

function shown(written: WrittenPost): StaffPost {
  if (written.ok) return { ...toPostSnapshot(written.record), version: written.version };
  if (written.error === "unknown") throw notFound();
  throw invalid({ [written.field]: [UNKNOWN_PART] });
}

function fieldsOf(body: PostBody): PostFields {
  if (isListSlug(body.slug)) throw invalid({ slug: [RESERVED_BY_LISTS] });
  return body;
}
