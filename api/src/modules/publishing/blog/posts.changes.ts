/** Posts as their history keeps them, and how a change of one is told. */
import type { ListedStaffPost, PostBody, PostDraftContent, StaffPost } from "@curat/contract/staff/blog";
import { type RecordKind, tag } from "../../platform/changes/index.ts";
import { postPath } from "./blog.rules.ts";

/** A post as it is written. */
export interface Post {
  id: number;
  categoryId: number;
  /** Address is /blog/{slug}. */
  slug: string;
  title: string;
  intro: string;
  /** HTML; cleaned on save. */
  content: string;
  picture: string | null;
  /** What the head says where it is not title, intro and tags; empty for none. */
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
  metaRobots: string;
  /** Ascending. */
  tagIds: number[];
  /** Shown beside the post, in this order. */
  productIds: number[];
  isPublished: boolean;
  createdAt: Date;
}

export type PostFields = Omit<Post, "id" | "isPublished" | "createdAt">;

export const UNKNOWN_PART = "Nu există în magazin.";
export const LISTS_THERE = "La această adresă sunt listele blogului.";

/** A post's fields as its writer tells them. */
export function toPostFields(body: PostBody | PostDraftContent): PostFields {
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

export const POST: RecordKind<Post> = {
  kind: "blog-post",
  title: ({ title }) => `Articolul de blog „${title}”`,
  gender: "masculine",
  labels: {
    categoryId: "categoria",
    slug: "adresa",
    title: "titlul",
    intro: "introducerea",
    content: "conținutul",
    picture: "imaginea",
    metaTitle: "titlul pentru motoarele de căutare",
    metaDescription: "descrierea pentru motoarele de căutare",
    metaKeywords: "cuvintele-cheie",
    metaRobots: "regula pentru roboți",
    tagIds: "etichetele",
    productIds: "produsele",
    isPublished: "publicarea",
    createdAt: "data",
  },
  kept: toPostSnapshot,
  touched: ({ id }) => [tag.blogPost(id), tag.blog],
};

export function toPostSnapshot(post: Post): Omit<StaffPost, "version"> {
  return {
    id: post.id,
    category_id: post.categoryId,
    slug: post.slug,
    url: postPath(post.slug),
    title: post.title,
    is_published: post.isPublished,
    created_at: post.createdAt.toISOString(),
    intro: post.intro,
    content: post.content,
    picture: post.picture,
    meta_title: post.metaTitle,
    meta_description: post.metaDescription,
    meta_keywords: post.metaKeywords,
    meta_robots: post.metaRobots,
    tag_ids: post.tagIds,
    product_ids: post.productIds,
  };
}

export function toListedPost(
  post: Post,
  { version, draft }: Pick<ListedStaffPost, "version" | "draft">,
): ListedStaffPost {
  const { id, category_id, slug, url, title, is_published, created_at } = toPostSnapshot(post);
  return { id, category_id, slug, url, title, is_published, created_at, version, draft };
}
