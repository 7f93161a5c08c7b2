import type { ListedStaffPost, StaffPost } from "@curat/contract/staff/blog";
import { STAFF_POST } from "@curat/contract/staff/post.values";
import { sentenceLabelsOf, type ValuesOf } from "@curat/contract/staff/record.values";
import { type RecordKind, tag } from "../../platform/changes/index.ts";
import { postPath } from "./blog.rules.ts";

export type PostFields = ValuesOf<typeof STAFF_POST> & {
  tag_ids: number[];
  product_ids: number[];
};

export interface Post extends PostFields {
  id: number;
  is_published: boolean;
  createdAt: Date;
}

export const UNKNOWN_PART = "Nu există în magazin.";
export const RESERVED_BY_LISTS = "Adresa este folosită de listele blogului: scrie alta.";

export const POST: RecordKind<Post> = {
  kind: "blog-post",
  title: ({ title }) => `Articolul de blog „${title}”`,
  gender: "masculine",
  labels: { ...sentenceLabelsOf(STAFF_POST), is_published: "publicarea", createdAt: "data" },
  kept: toPostSnapshot,
  touched: ({ id }) => [tag.blogPost(id), tag.blog],
};

export function toPostSnapshot({ createdAt, ...post }: Post): Omit<StaffPost, "version"> {
  return { ...post, url: postPath(post.slug), created_at: createdAt.toISOString() };
}

export function toListedPost(
  post: Post,
  { version, draft }: Pick<ListedStaffPost, "version" | "draft">,
): ListedStaffPost {
  const { id, category_id, slug, url, title, is_published, created_at } = toPostSnapshot(post);
  return { id, category_id, slug, url, title, is_published, created_at, version, draft };
}
