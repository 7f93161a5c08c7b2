import { z } from "@hono/zod-openapi";
import { call, idParam, json, numberQuery, one, paged } from "../envelope.ts";
import { optionalText, requiredId } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { draftCalls, draftMark } from "./drafts.ts";
import {
  linkingText,
  pictureField,
  PUBLISHING_STATES,
  removed,
  searchField,
  versionField,
  versionQuery,
} from "./content.fields.ts";
import { STAFF_POST } from "./post.values.ts";
import { draftShape, storedShape, writtenShape } from "./record.fields.ts";

const tag = "Staff: blog";

const listedStaffPost = z
  .object({
    id: z.int(),
    category_id: z.int(),
    slug: z.string(),
    url: z.string(),
    title: z.string(),
    is_published: z.boolean(),
    created_at: z.string(),
    version: z.int(),
    draft: draftMark.nullable(),
  })
  .openapi("ListedStaffPost");
export type ListedStaffPost = z.infer<typeof listedStaffPost>;

const staffPost = listedStaffPost
  .omit({ draft: true })
  .extend({
    ...storedShape(STAFF_POST),
    tag_ids: z.array(z.int()),
    product_ids: z.array(z.int()),
  })
  .openapi("StaffPost");
export type StaffPost = z.infer<typeof staffPost>;

const ids = (label: string) =>
  z
    .array(requiredId(label), { error: MESSAGES.invalid(label) })
    .max(50, MESSAGES.invalid(label))
    .default([]);
const written = writtenShape(STAFF_POST);
const { meta_title, meta_keywords, meta_robots } = STAFF_POST.fields;
const fields = {
  ...written,
  picture: pictureField(),
  meta_title: optionalText(meta_title.label),
  meta_keywords: optionalText(meta_keywords.label, meta_keywords.max),
  meta_robots: optionalText(meta_robots.label, meta_robots.max),
  tag_ids: ids("Etichete"),
  product_ids: ids("Produse"),
};
/** Post with everything that publication requires. */
export const postBody = z.object(fields, { error: MESSAGES.malformed });
export type PostBody = z.infer<typeof postBody>;
/** Checks only types, so that an unfinished draft can be saved. */
export const postDraftContent = z.object(
  {
    ...draftShape(STAFF_POST),
    tag_ids: ids("Etichete"),
    product_ids: ids("Produse"),
  },
  { error: MESSAGES.malformed },
);
export type PostDraftContent = z.infer<typeof postDraftContent>;

const versioned = z.object({ version: versionField }, { error: MESSAGES.malformed });

const view = { tag, access: { staff: "blog:view" }, effect: "read" } as const;
const edit = { tag, access: { staff: "blog:edit" }, effect: "write" } as const;

export const listStaffPosts = call({
  ...view,
  method: "get",
  path: "/staff/blog/posts",
  summary:
    "Lists all posts, including drafts, newest first, 20 per page; optionally by category, tag, state, or text in title or address",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000_000),
      category_id: numberQuery(0, 1, 2_147_483_647),
      tag_id: numberQuery(0, 1, 2_147_483_647),
      state: z.enum(PUBLISHING_STATES, { error: MESSAGES.invalid("Stare") }).optional(),
      q: searchField,
    }),
  },
  answer: paged(listedStaffPost),
});

export const getStaffPost = call({
  ...view,
  method: "get",
  path: "/staff/blog/posts/{id}",
  summary: "Returns one post with all its fields and its version",
  request: { params: idParam },
  answer: one(staffPost),
});

export const createStaffPost = call({
  ...edit,
  method: "post",
  path: "/staff/blog/posts",
  summary: "Creates a post as a draft; 422 at `slug` if another post has the address",
  request: { body: json(postBody) },
  answer: one(staffPost),
});

export const changeStaffPost = call({
  ...edit,
  method: "put",
  path: "/staff/blog/posts/{id}",
  summary: "Updates a post if `version` is current; otherwise 409 with the current record",
  request: {
    params: idParam,
    body: json(z.object({ ...fields, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(staffPost),
});

export const publishStaffPost = call({
  ...edit,
  method: "post",
  path: "/staff/blog/posts/{id}/publish",
  summary: "Publishes a draft at its address",
  request: { params: idParam, body: json(versioned) },
  answer: one(staffPost),
});

export const unpublishStaffPost = call({
  ...edit,
  method: "post",
  path: "/staff/blog/posts/{id}/unpublish",
  summary: "Turns a post back into a draft; its address then returns 404",
  request: { params: idParam, body: json(versioned) },
  answer: one(staffPost),
});

export const listLinksToPost = call({
  ...view,
  method: "get",
  path: "/staff/blog/posts/{id}/links",
  summary: "Lists the shop texts that link to a post's address",
  request: { params: idParam },
  answer: one(z.array(linkingText)),
});

export const removeStaffPost = call({
  ...edit,
  method: "delete",
  path: "/staff/blog/posts/{id}",
  summary: "Deletes a post and its address",
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});

export const {
  getDraft: getPostDraft,
  saveDraft: savePostDraft,
  restoreDraft: restorePostDraft,
  discardDraft: discardPostDraft,
  publishDraft: publishPostDraft,
  scheduleDraft: schedulePostDraft,
  unscheduleDraft: unschedulePostDraft,
} = draftCalls({
  path: "/staff/blog/posts/{id}",
  tag,
  name: "a post",
  view: "blog:view",
  edit: "blog:edit",
  content: postDraftContent,
});
