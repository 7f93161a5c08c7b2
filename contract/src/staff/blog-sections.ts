import { z } from "@hono/zod-openapi";
import { call, idParam, json, one } from "../envelope.ts";
import { requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { orderField, removed, slugField, versionField, versionQuery } from "./content.fields.ts";

const tag = "Staff: blog";

const blogSection = z
  .object({
    id: z.int(),
    slug: z.string(),
    url: z.string(),
    name: z.string(),
    /** Position of a category; tags are sorted by name. */
    sort_order: z.int(),
    posts: z.int(),
    version: z.int(),
  })
  .openapi("BlogSection");
export type BlogSection = z.infer<typeof blogSection>;

const fields = {
  slug: slugField(),
  name: requiredText("Denumire", 100),
  sort_order: orderField().default(0),
};
const sectionBody = z.object(fields, { error: MESSAGES.malformed });
export type BlogSectionBody = z.infer<typeof sectionBody>;
const changeBody = z.object({ ...fields, version: versionField }, { error: MESSAGES.malformed });

const view = { tag, access: { staff: "blog:view" }, effect: "read" } as const;
const edit = { tag, access: { staff: "blog:edit" }, effect: "write" } as const;
const atId = { params: idParam };

export const listBlogCategories = call({
  ...view,
  method: "get",
  path: "/staff/blog/categories",
  summary: "Lists all blog categories, in order",
  answer: one(z.array(blogSection)),
});
export const createBlogCategory = call({
  ...edit,
  method: "post",
  path: "/staff/blog/categories",
  summary: "Creates a blog category",
  request: { body: json(sectionBody) },
  answer: one(blogSection),
});
export const changeBlogCategory = call({
  ...edit,
  method: "put",
  path: "/staff/blog/categories/{id}",
  summary: "Updates a blog category if `version` is current; otherwise 409 with the current record",
  request: { ...atId, body: json(changeBody) },
  answer: one(blogSection),
});
export const removeBlogCategory = call({
  ...edit,
  method: "delete",
  path: "/staff/blog/categories/{id}",
  summary: "Deletes a blog category without posts; 409 if it has posts",
  request: { ...atId, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});

export const listBlogTags = call({
  ...view,
  method: "get",
  path: "/staff/blog/tags",
  summary: "Lists all blog tags, by name",
  answer: one(z.array(blogSection)),
});
export const createBlogTag = call({
  ...edit,
  method: "post",
  path: "/staff/blog/tags",
  summary: "Creates a blog tag",
  request: { body: json(sectionBody) },
  answer: one(blogSection),
});
export const changeBlogTag = call({
  ...edit,
  method: "put",
  path: "/staff/blog/tags/{id}",
  summary: "Updates a tag if `version` is current; otherwise 409 with the current record",
  request: { ...atId, body: json(changeBody) },
  answer: one(blogSection),
});
export const removeBlogTag = call({
  ...edit,
  method: "delete",
  path: "/staff/blog/tags/{id}",
  summary: "Deletes a tag and removes it from its posts",
  request: { ...atId, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});
