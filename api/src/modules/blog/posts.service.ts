/** Writing posts: staff one by one, imports many at once, by the same way. */
import type { ApiContext } from "../../context.ts";
import { transaction, type Tx } from "../../db/database.ts";
import { cleanHtml } from "../../text/html.ts";
import { loadCards } from "../catalog/index.ts";
import { type Actor, recordChange, recordChanges, saysTheSame } from "../changes/index.ts";
import { putRoutes, removeRoutes } from "../routing/index.ts";
import { postPath } from "./blog.rules.ts";
import { type Post, postChange, toKeptPost } from "./posts.changes.ts";
import { deletePost, findSections, lockPosts, nextPostId, putPosts } from "./posts.store.ts";

export type PostFields = Omit<Post, "id" | "isPublished" | "createdAt">;
export type WrittenPost =
  | { ok: true; post: Post; version: number }
  | { ok: false; error: "unknown" }
  /** It names something that the shop does not have. */
  | { ok: false; error: "unknown-part"; field: "category_id" | "tag_ids" | "product_ids" };

/** Writes many posts by their ids as one act; what says the same already is left alone. Throws for a taken address. */
export async function savePosts(tx: Tx, actor: Actor, posts: readonly Post[]): Promise<void> {
  const ids = posts.map(({ id }) => id);
  const standing = new Map((await lockPosts(tx, ids)).map((post) => [post.id, post]));
  const changing = posts
    .map((post) => ({ before: standing.get(post.id) ?? null, after: cleaned(post) }))
    .filter(({ before, after }) => !before || !saysTheSame(toKeptPost(before), toKeptPost(after)));
  await write(
    tx,
    changing.map(({ after }) => after),
  );
  await recordChanges(
    tx,
    changing.map(({ before, after }) => postChange(actor, before, after)),
  );
}

/** A new post, a draft of now. Throws AddressRefused for an address that is not free. */
export async function createPost(
  { db, now }: Pick<ApiContext, "db" | "now">,
  actor: Actor,
  fields: PostFields,
): Promise<WrittenPost> {
  return transaction(db, async (tx): Promise<WrittenPost> => {
    const id = await nextPostId(tx);
    const post = cleaned({ ...fields, id, isPublished: false, createdAt: now() });
    const missing = await missingPart(tx, post);
    if (missing) return { ok: false, error: "unknown-part", field: missing };
    await write(tx, [post]);
    const { version } = await recordChange(tx, postChange(actor, null, post));
    return { ok: true, post, version };
  });
}

/** Changes a post on the version that the writer saw; throws StaleVersion (409), AddressRefused. */
export async function changePost(
  { db }: Pick<ApiContext, "db">,
  actor: Actor,
  { id, seen, fields }: { id: number; seen: number; fields: PostFields | Pick<Post, "isPublished"> },
): Promise<WrittenPost> {
  return transaction(db, async (tx): Promise<WrittenPost> => {
    const [before] = await lockPosts(tx, [id]);
    if (!before) return { ok: false, error: "unknown" };
    const post = cleaned({ ...before, ...fields });
    const missing = await missingPart(tx, post);
    if (missing) return { ok: false, error: "unknown-part", field: missing };
    const { version } = await recordChange(tx, { ...postChange(actor, before, post), seen });
    await write(tx, [post]);
    return { ok: true, post, version };
  });
}

/** Removes a post with its address; what redirected there ends at the page for what is not found. */
export async function removePost(
  { db }: Pick<ApiContext, "db">,
  actor: Actor,
  { id, seen }: { id: number; seen: number },
): Promise<WrittenPost> {
  return transaction(db, async (tx): Promise<WrittenPost> => {
    const [post] = await lockPosts(tx, [id]);
    if (!post) return { ok: false, error: "unknown" };
    const { version } = await recordChange(tx, { ...postChange(actor, post, null), seen });
    await removeRoutes(tx, "blog.post", [id]);
    await deletePost(tx, id);
    return { ok: true, post, version };
  });
}

async function missingPart(
  tx: Tx,
  post: Post,
): Promise<"category_id" | "tag_ids" | "product_ids" | undefined> {
  const { hasCategory, hasTags } = await findSections(tx, post);
  if (!hasCategory) return "category_id";
  if (!hasTags) return "tag_ids";
  const known = await loadCards(tx, post.productIds);
  return known.length < post.productIds.length ? "product_ids" : undefined;
}

function cleaned(post: Post): Post {
  return {
    ...post,
    content: cleanHtml(post.content),
    tagIds: [...new Set(post.tagIds)].sort((one, other) => one - other),
    productIds: [...new Set(post.productIds)],
  };
}

/** A published post has an address, a draft has none. */
async function write(tx: Tx, posts: readonly Post[]): Promise<void> {
  await putPosts(tx, posts);
  await putRoutes(
    tx,
    posts
      .filter(({ isPublished }) => isPublished)
      .map(({ id, slug, title, intro, metaTitle, metaDescription }) => ({
        path: postPath(slug),
        kind: "blog.post" as const,
        targetId: id,
        metaTitle: metaTitle || title,
        metaDescription: metaDescription || intro,
      })),
  );
  const drafts = posts.filter(({ isPublished }) => !isPublished).map(({ id }) => id);
  await removeRoutes(tx, "blog.post", drafts);
}
