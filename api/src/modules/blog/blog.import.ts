import { insertInBatches } from "../../db/batches.ts";
import type { Tx } from "../../db/database.ts";
import { cleanHtml } from "../../text/html.ts";
import { putRoutes, removeRoutes } from "../routing/index.ts";
import { blogCategoryPath, blogTagPath, postPath } from "./blog.rules.ts";

export interface BlogSectionImport {
  id: number;
  /** Last part of the address. */
  slug: string;
  name: string;
}
export interface BlogCategoryImport extends BlogSectionImport {
  sortOrder: number;
}

export interface BlogPostImport {
  id: number;
  categoryId: number;
  /** Address is /blog/{slug}. */
  slug: string;
  title: string;
  intro: string;
  /** HTML; cleaned on save. */
  content: string;
  picture: string | null;
  /** What the head says where it is not title, intro and tags. */
  meta?: { title?: string; description?: string; keywords?: string; robots?: string };
  tagIds: number[];
  /** Shown beside the post, in this order. */
  productIds: number[];
  isPublished: boolean;
  createdAt: Date;
}

export interface BlogImport {
  blogCategories?: BlogCategoryImport[];
  blogTags?: BlogSectionImport[];
  blogPosts?: BlogPostImport[];
}

/** Writes categories, tags and posts (by id) with their addresses; a draft has none. Throws for a taken address. */
export async function importBlog(
  tx: Tx,
  { blogCategories = [], blogTags = [], blogPosts = [] }: BlogImport,
): Promise<void> {
  await insertInBatches(
    blogCategories.map(({ id, slug, name, sortOrder }) => ({ id, slug, name, sort_order: sortOrder })),
    (rows) =>
      tx
        .insertInto("blog_category")
        .values(rows)
        .onConflict((on) =>
          on.column("id").doUpdateSet((eb) => ({
            slug: eb.ref("excluded.slug"),
            name: eb.ref("excluded.name"),
            sort_order: eb.ref("excluded.sort_order"),
          })),
        )
        .execute(),
  );
  await insertInBatches(
    blogTags.map(({ id, slug, name }) => ({ id, slug, name })),
    (rows) =>
      tx
        .insertInto("blog_tag")
        .values(rows)
        .onConflict((on) =>
          on
            .column("id")
            .doUpdateSet((eb) => ({ slug: eb.ref("excluded.slug"), name: eb.ref("excluded.name") })),
        )
        .execute(),
  );
  await putRoutes(tx, [
    ...blogCategories.map(({ id, slug, name }) => ({
      path: blogCategoryPath(slug),
      kind: "blog.category" as const,
      targetId: id,
      metaTitle: `Blog: ${name}`,
      metaDescription: "",
    })),
    ...blogTags.map(({ id, slug, name }) => ({
      path: blogTagPath(slug),
      kind: "blog.tag" as const,
      targetId: id,
      metaTitle: `Blog: articole despre ${name}`,
      metaDescription: "",
    })),
  ]);
  await writePosts(tx, blogPosts);
}

async function writePosts(tx: Tx, posts: BlogPostImport[]): Promise<void> {
  await insertInBatches(posts.map(postRow), (rows) =>
    tx
      .insertInto("blog_post")
      .values(rows)
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
  await putRoutes(
    tx,
    posts
      .filter(({ isPublished }) => isPublished)
      .map(({ id, slug, title, intro, meta }) => ({
        path: postPath(slug),
        kind: "blog.post" as const,
        targetId: id,
        metaTitle: meta?.title || title,
        metaDescription: meta?.description || intro,
      })),
  );
  const drafts = posts.filter(({ isPublished }) => !isPublished).map(({ id }) => id);
  await removeRoutes(tx, "blog.post", drafts);
}

/** Tags and products of the posts, as a whole. */
async function replaceBelongings(tx: Tx, posts: BlogPostImport[]): Promise<void> {
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

function postRow(post: BlogPostImport) {
  return {
    id: post.id,
    category_id: post.categoryId,
    slug: post.slug,
    title: post.title,
    intro: post.intro,
    content: cleanHtml(post.content),
    picture: post.picture,
    meta_title: post.meta?.title ?? "",
    meta_description: post.meta?.description ?? "",
    meta_keywords: post.meta?.keywords ?? "",
    meta_robots: post.meta?.robots ?? "",
    is_published: post.isPublished,
    created_at: post.createdAt,
  };
}
