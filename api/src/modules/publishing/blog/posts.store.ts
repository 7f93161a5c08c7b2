import { STAFF_POST } from "@curat/contract/staff/post.values";
import { type Insertable, type Selectable, sql } from "kysely";
import { insertInBatches } from "../../../db/batches.ts";
import { containing } from "../../../db/containing.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import type { DB } from "../../../db/tables.ts";
import { lastIdOf, rowsOf } from "../../platform/changes/index.ts";
import type { Post } from "./posts.changes.ts";

export const ROWS = rowsOf(STAFF_POST);

function postsOf(db: Db) {
  return db
    .selectFrom("blog_post as p")
    .selectAll("p")
    .select([
      sql<number[]>`array(select tag_id from blog_post_tag where post_id = p.id order by tag_id)`.as(
        "tag_ids",
      ),
      sql<
        number[]
      >`array(select product_id from blog_post_product where post_id = p.id order by position)`.as(
        "product_ids",
      ),
    ]);
}

export async function lockPosts(tx: Tx, ids: readonly number[]): Promise<Post[]> {
  if (ids.length === 0) return [];
  await tx
    .selectFrom("blog_post")
    .select("id")
    .where("id", "in", [...ids])
    .orderBy("id")
    .forUpdate()
    .execute();
  const rows = await postsOf(tx)
    .where("p.id", "in", [...ids])
    .orderBy("p.id")
    .execute();
  return rows.map(toPost);
}

export async function loadPost(db: Db, id: number): Promise<Post | undefined> {
  const row = await postsOf(db).where("p.id", "=", id).executeTakeFirst();
  return row && toPost(row);
}

interface PostFilter {
  categoryId: number;
  tagId: number;
  isPublished: boolean | undefined;
  text: string;
}

export async function loadAllPosts(
  db: Db,
  { categoryId, tagId, isPublished, text, ...paging }: Paging & PostFilter,
): Promise<{ rows: Post[]; total: number }> {
  const like = containing(text);
  const input = postsOf(db)
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
  const ordered = input.orderBy("p.created_at", "desc").orderBy("p.id", "desc");
  const { rows, total } = await pageOf(ordered, paging);
  return { rows: rows.map(toPost), total };
}

/** Returns an id that was never used. Blocks other transactions that request one. */
export async function nextPostId(tx: Tx): Promise<number> {
  await sql`lock table blog_post in share row exclusive mode`.execute(tx);
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from blog_post`.execute(tx);
  return Math.max(await lastIdOf(tx, "blog-post"), rows[0]?.id ?? 0) + 1;
}

export async function findSections(
  tx: Tx,
  { category_id, tag_ids }: Pick<Post, "category_id" | "tag_ids">,
): Promise<{ hasCategory: boolean; hasTags: boolean }> {
  const { rows } = await sql<{ hasCategory: boolean; hasTags: boolean }>`
    select exists (select from blog_category where id = ${category_id}) as "hasCategory",
      (select count(*) from blog_tag where id = any(${tag_ids}::integer[])) = ${tag_ids.length}::integer as "hasTags"`.execute(
    tx,
  );
  return rows[0] ?? { hasCategory: false, hasTags: false };
}

export async function putPosts(tx: Tx, posts: readonly Post[]): Promise<void> {
  const rows = posts.map(
    ({ id, is_published, createdAt, tag_ids: _tags, product_ids: _products, ...values }) =>
      ({ id, is_published, created_at: createdAt, ...ROWS.toRow(values) }) as Insertable<DB["blog_post"]>,
  );
  await insertInBatches(rows, (batch) =>
    tx
      .insertInto("blog_post")
      .values(batch)
      .onConflict((on) =>
        on.column("id").doUpdateSet((eb) => ({
          ...ROWS.overwrite((column) => eb.ref(`excluded.${column}` as "excluded.title")),
          is_published: eb.ref("excluded.is_published"),
          created_at: eb.ref("excluded.created_at"),
        })),
      )
      .execute(),
  );
  await replaceBelongings(tx, posts);
}

async function replaceBelongings(tx: Tx, posts: readonly Post[]): Promise<void> {
  if (posts.length === 0) return;
  const ids = posts.map(({ id }) => id);
  await tx.deleteFrom("blog_post_tag").where("post_id", "in", ids).execute();
  await tx.deleteFrom("blog_post_product").where("post_id", "in", ids).execute();
  const tags = posts.flatMap(({ id, tag_ids }) => tag_ids.map((tag_id) => ({ post_id: id, tag_id })));
  await insertInBatches(tags, (rows) => tx.insertInto("blog_post_tag").values(rows).execute());
  const products = posts.flatMap(({ id, product_ids }) =>
    product_ids.map((product_id, position) => ({ post_id: id, product_id, position })),
  );
  await insertInBatches(products, (rows) => tx.insertInto("blog_post_product").values(rows).execute());
}

export async function deletePost(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("blog_post").where("id", "=", id).execute();
}

function toPost(row: Selectable<DB["blog_post"]> & Pick<Post, "tag_ids" | "product_ids">): Post {
  const { id, is_published, created_at: createdAt, tag_ids, product_ids } = row;
  return { id, is_published, createdAt, tag_ids, product_ids, ...ROWS.fromRow(row) };
}
