/** All SQL that writes posts, and what their writers read. */
import { sql } from "kysely";
import { insertInBatches } from "../../../db/batches.ts";
import { containing } from "../../../db/containing.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import { lastIdOf } from "../../platform/changes/index.ts";
import type { Post } from "./posts.changes.ts";

function postsOf(db: Db) {
  return db
    .selectFrom("blog_post as p")
    .select([
      "p.id",
      "p.category_id as categoryId",
      "p.slug",
      "p.title",
      "p.intro",
      "p.content",
      "p.picture",
      "p.meta_title as metaTitle",
      "p.meta_description as metaDescription",
      "p.meta_keywords as metaKeywords",
      "p.meta_robots as metaRobots",
      "p.is_published as isPublished",
      "p.created_at as createdAt",
      sql<number[]>`array(select tag_id from blog_post_tag where post_id = p.id order by tag_id)`.as(
        "tagIds",
      ),
      sql<
        number[]
      >`array(select product_id from blog_post_product where post_id = p.id order by position)`.as(
        "productIds",
      ),
    ]);
}

/** The posts of these ids that there are, locked until the transaction ends, by ascending id. */
export async function lockPosts(tx: Tx, ids: readonly number[]): Promise<Post[]> {
  if (ids.length === 0) return [];
  await tx
    .selectFrom("blog_post")
    .select("id")
    .where("id", "in", [...ids])
    .orderBy("id")
    .forUpdate()
    .execute();
  return postsOf(tx)
    .where("p.id", "in", [...ids])
    .orderBy("p.id")
    .execute();
}

/** One post as its writers see it; undefined for an unknown id. */
export async function loadPost(db: Db, id: number): Promise<Post | undefined> {
  return postsOf(db).where("p.id", "=", id).executeTakeFirst();
}

interface PostFilter {
  /** 0 for all. */
  categoryId: number;
  /** 0 for all. */
  tagId: number;
  isPublished: boolean | undefined;
  /** In title or address. */
  text: string;
}

/** A page of the posts that are asked for, drafts too, the newest first. */
export function loadAllPosts(
  db: Db,
  { categoryId, tagId, isPublished, text, ...paging }: Paging & PostFilter,
) {
  const like = containing(text);
  const asked = postsOf(db)
    .$if(categoryId > 0, (rows) => rows.where("p.category_id", "=", categoryId))
    .$if(tagId > 0, (rows) =>
      rows.where((eb) =>
        eb.exists(
          eb
            .selectFrom("blog_post_tag as t")
            .select("t.tag_id")
            .whereRef("t.post_id", "=", "p.id")
            .where("t.tag_id", "=", tagId),
        ),
      ),
    )
    .$if(isPublished !== undefined, (rows) => rows.where("p.is_published", "=", isPublished === true))
    .$if(text !== "", (rows) =>
      rows.where((eb) => eb.or([eb("p.title", "ilike", like), eb("p.slug", "ilike", like)])),
    );
  return pageOf(asked.orderBy("p.created_at", "desc").orderBy("p.id", "desc"), paging);
}

/** An id that no post has or ever had; no other is given until the transaction ends. */
export async function nextPostId(tx: Tx): Promise<number> {
  await sql`lock table blog_post in share row exclusive mode`.execute(tx);
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from blog_post`.execute(tx);
  return Math.max(await lastIdOf(tx, "blog-post"), rows[0]?.id ?? 0) + 1;
}

/** Which of a post's category and tags there are. */
export async function findSections(
  tx: Tx,
  { categoryId, tagIds }: Pick<Post, "categoryId" | "tagIds">,
): Promise<{ hasCategory: boolean; hasTags: boolean }> {
  const { rows } = await sql<{ hasCategory: boolean; hasTags: boolean }>`
    select exists (select from blog_category where id = ${categoryId}) as "hasCategory",
      (select count(*) from blog_tag where id = any(${tagIds}::integer[])) = ${tagIds.length}::integer as "hasTags"`.execute(
    tx,
  );
  return rows[0] ?? { hasCategory: false, hasTags: false };
}

/** Writes posts by their ids, with their tags and products. */
export async function putPosts(tx: Tx, posts: readonly Post[]): Promise<void> {
  const rows = posts.map((post) => ({
    id: post.id,
    category_id: post.categoryId,
    slug: post.slug,
    title: post.title,
    intro: post.intro,
    content: post.content,
    picture: post.picture,
    meta_title: post.metaTitle,
    meta_description: post.metaDescription,
    meta_keywords: post.metaKeywords,
    meta_robots: post.metaRobots,
    is_published: post.isPublished,
    created_at: post.createdAt,
  }));
  await insertInBatches(rows, (batch) =>
    tx
      .insertInto("blog_post")
      .values(batch)
      .onConflict((on) =>
        on.column("id").doUpdateSet((eb) => ({
          category_id: eb.ref("excluded.category_id"),
          slug: eb.ref("excluded.slug"),
          title: eb.ref("excluded.title"),
          intro: eb.ref("excluded.intro"),
          content: eb.ref("excluded.content"),
          picture: eb.ref("excluded.picture"),
          meta_title: eb.ref("excluded.meta_title"),
          meta_description: eb.ref("excluded.meta_description"),
          meta_keywords: eb.ref("excluded.meta_keywords"),
          meta_robots: eb.ref("excluded.meta_robots"),
          is_published: eb.ref("excluded.is_published"),
          created_at: eb.ref("excluded.created_at"),
        })),
      )
      .execute(),
  );
  await replaceBelongings(tx, posts);
}

/** Tags and products of the posts, as a whole. */
async function replaceBelongings(tx: Tx, posts: readonly Post[]): Promise<void> {
  if (posts.length === 0) return;
  const ids = posts.map(({ id }) => id);
  await tx.deleteFrom("blog_post_tag").where("post_id", "in", ids).execute();
  await tx.deleteFrom("blog_post_product").where("post_id", "in", ids).execute();
  const tags = posts.flatMap(({ id, tagIds }) => tagIds.map((tag_id) => ({ post_id: id, tag_id })));
  await insertInBatches(tags, (rows) => tx.insertInto("blog_post_tag").values(rows).execute());
  const products = posts.flatMap(({ id, productIds }) =>
    productIds.map((product_id, position) => ({ post_id: id, product_id, position })),
  );
  await insertInBatches(products, (rows) => tx.insertInto("blog_post_product").values(rows).execute());
}

export async function deletePost(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("blog_post").where("id", "=", id).execute();
}
