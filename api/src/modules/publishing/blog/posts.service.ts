/** Writing posts: staff one by one, imports many at once, by the same way. */
import type { ApiContext } from "../../../context.ts";
import type { Tx } from "../../../db/database.ts";
import { cleanHtml } from "@curat/contract/clean-html";
import { findKnownIds } from "../../catalogue/catalog/index.ts";
import {
  type Actor,
  type Asked,
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

/** It names something that the shop does not have. */
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

/** Writes many posts by their ids as one act; what says the same already is left alone. Throws for a taken address. */
export function savePosts(tx: Tx, actor: Actor, posts: readonly Post[]): Promise<void> {
  return saveRecords(tx, POSTS, { actor, records: posts.map(cleaned) });
}

/** A new post, a draft of now. Throws AddressRefused for an address that is not free. */
export function createPost(
  { db, now }: Pick<ApiContext, "db" | "now">,
  actor: Actor,
  fields: PostFields,
): Promise<WrittenPost> {
  const make = async (tx: Tx) =>
    cleaned({ ...fields, id: await nextPostId(tx), is_published: false, createdAt: now() });
  return createRecord(db, POSTS, { actor, make });
}

/** Changes a post on the version that the writer saw; throws StaleVersion (409), AddressRefused. */
export function changePost(
  { db }: Pick<ApiContext, "db">,
  { fields, ...asked }: Asked & { fields: PostFields | Pick<Post, "is_published"> },
): Promise<WrittenPost> {
  return changeRecord(db, POSTS, { ...asked, change: (before) => cleaned({ ...before, ...fields }) });
}

/** Writes a post and shows it, on the version that the writer saw; `around` goes around the storing. Throws as changing does. */
export function publishPost(
  { db }: Pick<ApiContext, "db">,
  { fields, around, ...asked }: Asked & { fields: PostFields; around: Publication["around"] },
): Promise<WrittenPost> {
  const change = (before: Post) => cleaned({ ...before, ...fields, is_published: true });
  return changeRecord(db, POSTS, { ...asked, change, around });
}

/** Removes a post with its address; what redirected there ends at the page for what is not found. */
export function removePost({ db }: Pick<ApiContext, "db">, asked: Asked): Promise<WrittenPost> {
  const remove = async (tx: Tx, { id }: Post) => {
    await dropDraft(tx, { kind: "blog-post", id: String(id) }, asked.actor);
    await removeRoutes(tx, "blog.post", [id]);
    await deletePost(tx, id);
  };
  return removeRecord(db, POSTS, { ...asked, remove });
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

/** A published post has an address, a draft has none. */
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
