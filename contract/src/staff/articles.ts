/** Staff calls for articles, such as terms, delivery and about us. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, numberQuery, one, paged } from "../envelope.ts";
import { requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { STAFF_ARTICLE } from "./article.values.ts";
import { draftCalls, draftMark } from "./drafts.ts";
import {
  draftLine,
  linkField,
  linkingText,
  orderField,
  pictureField,
  PUBLISHING_STATES,
  removed,
  searchField,
  versionField,
  versionQuery,
} from "./content.fields.ts";
import { draftShape, storedShape, writtenShape } from "./record.fields.ts";

const tag = "Staff: articles";

const stored = storedShape(STAFF_ARTICLE);
const { intro: _intro, content: _content, picture: _picture, ...listed } = stored;

const listedStaffArticle = z
  .object({
    id: z.int(),
    ...listed,
    url: z.string(),
    is_published: z.boolean(),
    created_at: z.string(),
    version: z.int(),
    draft: draftMark.nullable(),
  })
  .openapi("ListedStaffArticle");
export type ListedStaffArticle = z.infer<typeof listedStaffArticle>;

const staffArticle = listedStaffArticle
  .omit({ draft: true })
  .extend({ ...stored, documents: z.array(z.object({ title: z.string(), url: z.string() })) })
  .openapi("StaffArticle");
export type StaffArticle = z.infer<typeof staffArticle>;

const document = z.object(
  {
    title: requiredText("Titlul documentului"),
    url: linkField("Adresa documentului"),
  },
  { error: MESSAGES.malformed },
);
const written = writtenShape(STAFF_ARTICLE);
const fields = {
  ...written,
  picture: pictureField(),
  documents: z
    .array(document, { error: MESSAGES.invalid("Documente") })
    .max(50, MESSAGES.invalid("Documente"))
    .default([]),
  sort_order: orderField().default(0),
};
/** Article with everything that publication requires. */
export const articleBody = z.object(fields, { error: MESSAGES.malformed });
/** Checks only types, so that an unfinished draft can be saved. */
export const articleDraftContent = z.object(
  {
    ...draftShape(STAFF_ARTICLE),
    documents: z.array(z.object({ title: draftLine, url: draftLine })).max(50, MESSAGES.invalid("Documente")),
  },
  { error: MESSAGES.malformed },
);
export type ArticleDraftContent = z.infer<typeof articleDraftContent>;

const versioned = z.object({ version: versionField }, { error: MESSAGES.malformed });
export type ArticleBody = z.infer<typeof articleBody>;

export const listStaffArticles = call({
  method: "get",
  path: "/staff/articles",
  tag,
  summary:
    "Lists all articles, including hidden ones, in the footer's order, 20 per page; optionally of one group or by text in title or address",
  access: { staff: "content:view" },
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000_000),
      type_id: numberQuery(-1, 0, 1_000),
      state: z.enum(PUBLISHING_STATES, { error: MESSAGES.invalid("Stare") }).optional(),
      q: searchField,
    }),
  },
  answer: paged(listedStaffArticle),
});

export const getStaffArticle = call({
  method: "get",
  path: "/staff/articles/{id}",
  tag,
  summary: "Returns one article with all its fields and its version",
  access: { staff: "content:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffArticle),
});

export const createStaffArticle = call({
  method: "post",
  path: "/staff/articles",
  tag,
  summary: "Creates an article; 422 at `slug` if another page has the address",
  access: { staff: "content:edit" },
  effect: "write",
  request: {
    body: json(
      z.object({ ...fields, is_published: z.boolean().default(true) }, { error: MESSAGES.malformed }),
    ),
  },
  answer: one(staffArticle),
});

export const changeStaffArticle = call({
  method: "put",
  path: "/staff/articles/{id}",
  tag,
  summary:
    "Updates an article if `version` is current; otherwise 409 with the current record. A former address redirects to the new one",
  access: { staff: "content:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ ...fields, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(staffArticle),
});

export const publishStaffArticle = call({
  method: "post",
  path: "/staff/articles/{id}/publish",
  tag,
  summary: "Publishes a hidden article at its address",
  access: { staff: "content:edit" },
  effect: "write",
  request: { params: idParam, body: json(versioned) },
  answer: one(staffArticle),
});

export const unpublishStaffArticle = call({
  method: "post",
  path: "/staff/articles/{id}/unpublish",
  tag,
  summary: "Hides an article; its address then returns 404. 409 for an article that the shop itself links to",
  access: { staff: "content:edit" },
  effect: "write",
  request: { params: idParam, body: json(versioned) },
  answer: one(staffArticle),
});

export const listLinksToArticle = call({
  method: "get",
  path: "/staff/articles/{id}/links",
  tag,
  summary: "Lists the shop texts that link to an article's address",
  access: { staff: "content:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(z.array(linkingText)),
});

export const removeStaffArticle = call({
  method: "delete",
  path: "/staff/articles/{id}",
  tag,
  summary:
    "Deletes an article; 409 for an article that the shop itself links to, such as the terms or the not-found page",
  access: { staff: "content:edit" },
  effect: "write",
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});

export const {
  getDraft: getArticleDraft,
  saveDraft: saveArticleDraft,
  restoreDraft: restoreArticleDraft,
  discardDraft: discardArticleDraft,
  publishDraft: publishArticleDraft,
  scheduleDraft: scheduleArticleDraft,
  unscheduleDraft: unscheduleArticleDraft,
} = draftCalls({
  path: "/staff/articles/{id}",
  tag,
  name: "an article",
  view: "content:view",
  edit: "content:edit",
  content: articleDraftContent,
});
