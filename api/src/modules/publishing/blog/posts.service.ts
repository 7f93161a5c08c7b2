import type { ApiContext } from "../../../context.ts";
import type { Tx } from "../../../db/database.ts";
import { cleanHtml } from "@curat/contract/clean-html";
import { findKnownIds } from "../../catalogue/catalog/index.ts";
import {
  type Actor,
  type WriteInput,
  changeRecord,
  createRecord,
  type RecordWrites,
  removeRecord,
  saveRecords,
  type Written,
} from "../../platform/changes/index.ts";
import { dropDraft, type Publication } from "../drafts/index.ts";
import { putRoutes, removeRoutes } from "../../platform/routing/index.ts";
import { postPath } from "./blog.rules.ts";
import { type Post, POST, type PostFields } from "./posts.changes.ts";
import { deletePost, findSections, lockPosts, nextPostId, putPosts } from "./posts.store.ts";

type Refused = { ok: false; error: "unknown-part"; field: "category_id" | "tag_ids" | "product_ids" };
export type WrittenPost = Written<Post, Refused>;

const POSTS: RecordWrites<Post, Refused> = {
  ...POST,
  lock: lockPosts,
  refuse: async (tx, post) => {
    const field = await missingPart(tx, post);
    return field && { ok: false, error: "unknown-part", field };
  },
  store,
};

/** Upserts imported posts as one batch. Skips unchanged posts. Throws if a URL is in use. */
export function savePosts(tx: Tx, actor: Actor, posts: readonly Post[]): Promise<void> {
  return saveRecords(tx, POSTS, { actor, records: posts.map(cleaned) });
}

/** Creates an unpublished post. Throws AddressRefused if the URL is in use. */
export function createPost(
  { db, now }: Pick<ApiContext, "db" | "now">,
  actor: Actor,
  fields: PostFields,
): Promise<WrittenPost> {
  const make = async (tx: Tx) =>
    cleaned({ ...fields, id: await nextPostId(tx), is_published: false, createdAt: now() });
  return createRecord(db, POSTS, { actor, make });
}

/** Changes a post. Throws StaleVersion (409) or AddressRefused. */
export function changePost(
  { db }: Pick<ApiContext, "db">,
  { fields, ...input }: WriteInput & { fields: PostFields | Pick<Post, "is_published"> },
): Promise<WrittenPost> {
  return changeRecord(db, POSTS, { ...input, change: (before) => cleaned({ ...before, ...fields }) });
}

/** Saves and publishes a post. `around` wraps the write. Throws like changePost. */
export function publishPost(
  { db }: Pick<ApiContext, "db">,
  { fields, around, ...input }: WriteInput & { fields: PostFields; around: Publication["around"] },
): Promise<WrittenPost> {
  const change = (before: Post) => cleaned({ ...before, ...fields, is_published: true });
  return changeRecord(db, POSTS, { ...input, change, around });
}

/** Removes a post and its URL. Redirects to it then return 404. */
export function removePost({ db }: Pick<ApiContext, "db">, input: WriteInput): Promise<WrittenPost> {
  const remove = async (tx: Tx, { id }: Post) => {
    await dropDraft(tx, { kind: "blog-post", id: String(id) }, input.actor);
    await removeRoutes(tx, "blog.post", [id]);
    await deletePost(tx, id);
  };
  return removeRecord(db, POSTS, { ...input, remove });
}

async function missingPart(tx: Tx, post: Post): Promise<Refused["field"] | undefined> {
  const { hasCategory, hasTags } = await findSections(tx, post);
  if (!hasCategory) return "category_id";
  if (!hasTags) return "tag_ids";
  const known = await findKnownIds(tx, post.product_ids);
  return post.product_ids.every((id) => known.has(id)) ? undefined : "product_ids";
}

function cleaned(post: Post): Post {
  return {
    ...post,
    content: cleanHtml(post.content),
    tag_ids: [...new Set(post.tag_ids)].sort((one, other) => one - other),
    product_ids: [...new Set(post.product_ids)],
  };
}

async function store(tx: Tx, posts: readonly Post[]): Promise<void> {
  await putPosts(tx, posts);
  await putRoutes(
    tx,
    posts
      .filter(({ is_published }) => is_published)
      .map(({ id, slug, title, intro, meta_title, meta_description }) => ({
        path: postPath(slug),
        kind: "blog.post" as const,
        targetId: id,
        metaTitle: meta_title || title,
        metaDescription: meta_description || intro,
      })),
  );
  const drafts = posts.filter(({ is_published }) => !is_published).map(({ id }) => id);
  await removeRoutes(tx, "blog.post", drafts);
}
