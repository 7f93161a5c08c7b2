import {
  changeStaffPost,
  createStaffPost,
  getStaffPost,
  listLinksToPost,
  listStaffPosts,
  type PostBody,
  publishStaffPost,
  removeStaffPost,
  type StaffPost,
  unpublishStaffPost,
} from "@curat/contract/staff/blog";
import type { ApiContext } from "../../context.ts";
import { idOf } from "../../http/ids.ts";
import { pagedAnswer } from "../../http/paging.ts";
import { invalid, notFound } from "../../http/refusal.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import { versionOf, versionsOf } from "../changes/index.ts";
import { atField, loadLinksTo } from "../routing/index.ts";
import { isListSlug, postPath } from "./blog.rules.ts";
import { toPostSnapshot, toListedPost } from "./posts.changes.ts";
import { changePost, createPost, type PostFields, removePost, type WrittenPost } from "./posts.service.ts";
import { loadAllPosts, loadPost } from "./posts.store.ts";

const ROWS_PER_PAGE = 20;

/** Posts of the blog, drafts too, as the shop's people write them. */
export function staffPostsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
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
    const versions = await versionsOf(
      db,
      "blog-post",
      rows.map(({ id }) => id),
    );
    const posts = rows.map((row) => toListedPost(row, versions.get(row.id) ?? 0));
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

  serve(app, changeStaffPost, async ({ params, body, staff }) => {
    const asked = { id: idOf(params.id), seen: body.version, actor: staff, fields: fieldsOf(body) };
    return { data: shown(await atField("slug", changePost(context, asked))) };
  });

  for (const [route, isPublished] of [
    [publishStaffPost, true],
    [unpublishStaffPost, false],
  ] as const)
    serve(app, route, async ({ params, body, staff }) => {
      const asked = { id: idOf(params.id), seen: body.version, actor: staff, fields: { isPublished } };
      return { data: shown(await atField("slug", changePost(context, asked))) };
    });

  serve(app, listLinksToPost, async ({ params }) => {
    const post = await loadPost(db, idOf(params.id));
    if (!post) throw notFound();
    const links = await loadLinksTo(db, postPath(post.slug));
    return { data: links.filter(({ kind, id }) => kind !== "blog-post" || id !== String(post.id)) };
  });

  serve(app, removeStaffPost, async ({ params, query, staff }) => {
    const { id, version } = shown(
      await removePost(context, { id: idOf(params.id), seen: query.version, actor: staff }),
    );
    return { data: { id, version } };
  });
}

function shown(written: WrittenPost): StaffPost {
  if (written.ok) return { ...toPostSnapshot(written.record), version: written.version };
  if (written.error === "unknown") throw notFound();
  throw invalid({ [written.field]: ["Nu există în magazin."] });
}

function fieldsOf(body: PostBody): PostFields {
  if (isListSlug(body.slug)) throw invalid({ slug: ["La această adresă sunt listele blogului."] });
  return {
    categoryId: body.category_id,
    slug: body.slug,
    title: body.title,
    intro: body.intro,
    content: body.content,
    picture: body.picture,
    metaTitle: body.meta_title,
    metaDescription: body.meta_description,
    metaKeywords: body.meta_keywords,
    metaRobots: body.meta_robots,
    tagIds: body.tag_ids,
    productIds: body.product_ids,
  };
}
