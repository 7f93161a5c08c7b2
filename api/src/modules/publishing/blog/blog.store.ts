import type { Db } from "../../../db/database.ts";

interface Selection {
  categoryId?: number;
  tagId?: number;
}

/** Returns published posts, newest first, with the total count. */
export async function loadPosts(
  db: Db,
  { categoryId, tagId, offset, limit }: Selection & { offset: number; limit: number },
) {
  const listed = db
    .selectFrom("blog_post as p")
    .where("p.is_published", "=", true)
    .$if(categoryId !== undefined, (query) => query.where("p.category_id", "=", categoryId ?? 0))
    .$if(tagId !== undefined, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom("blog_post_tag as t")
            .select("t.post_id")
            .whereRef("t.post_id", "=", "p.id")
            .where("t.tag_id", "=", tagId ?? 0),
        ),
      ),
    );
  const [rows, counted] = await Promise.all([
    listed
      .select(["p.id", "p.slug", "p.title", "p.intro", "p.picture", "p.created_at"])
      .orderBy("p.created_at", "desc")
      .orderBy("p.id", "desc")
      .offset(offset)
      .limit(limit)
      .execute(),
    listed.select((eb) => eb.fn.countAll<string>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(counted.total) };
}
export type PostCardRow = Awaited<ReturnType<typeof loadPosts>>["rows"][number];

export async function findPost(db: Db, id: number) {
  return db
    .selectFrom("blog_post as p")
    .innerJoin("blog_category as c", "c.id", "p.category_id")
    .selectAll("p")
    .select(["c.name as category", "c.slug as category_slug"])
    .where("p.id", "=", id)
    .where("p.is_published", "=", true)
    .executeTakeFirst();
}
export type PostRow = NonNullable<Awaited<ReturnType<typeof findPost>>>;

export async function loadTagNames(db: Db, postId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("blog_post_tag as pt")
    .innerJoin("blog_tag as t", "t.id", "pt.tag_id")
    .select("t.name")
    .where("pt.post_id", "=", postId)
    .orderBy("t.name")
    .execute();
  return rows.map(({ name }) => name);
}

export async function loadPostProductIds(db: Db, postId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("blog_post_product")
    .select("product_id")
    .where("post_id", "=", postId)
    .orderBy("position")
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Returns the categories with published posts, in order. */
export async function loadBlogCategories(db: Db) {
  return db
    .selectFrom("blog_category as c")
    .select(["c.id", "c.slug", "c.name"])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("blog_post as p")
          .select("p.id")
          .whereRef("p.category_id", "=", "c.id")
          .where("p.is_published", "=", true),
      ),
    )
    .orderBy("c.sort_order")
    .orderBy("c.name")
    .execute();
}

/** Returns the tags of published posts, sorted by name. */
export async function loadBlogTags(db: Db) {
  return db
    .selectFrom("blog_tag as t")
    .select(["t.id", "t.slug", "t.name"])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("blog_post_tag as pt")
          .innerJoin("blog_post as p", "p.id", "pt.post_id")
          .select("p.id")
          .whereRef("pt.tag_id", "=", "t.id")
          .where("p.is_published", "=", true),
      ),
    )
    .orderBy("t.name")
    .execute();
}
