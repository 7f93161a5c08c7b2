/** Drafts are unpublished versions of pages, published at once or at a set time. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, numberQuery, one, paged } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { versionField, versionQuery } from "./content.fields.ts";
import { DRAFTED_KINDS } from "./drafts.values.ts";
import type { Permission } from "./permissions.values.ts";

/** Has the format of the call that saves the page, but may be invalid for publication. */
export type DraftContent = Record<string, unknown>;

const draftState = {
  author: z.string(),
  saved_at: z.string(),
  publish_at: z.string().nullable(),
  failed: z.string().nullable(),
};

export const draftMark = z.object(draftState).openapi("StaffDraftMark");
export type DraftMark = z.infer<typeof draftMark>;

const staffDraft = z
  .object({
    kind: z.enum(DRAFTED_KINDS),
    id: z.string(),
    content: z.record(z.string(), z.unknown()),
    version: z.int(),
    /**
     * Version of the page from which the draft was started. Publishing is refused if the page's current
     * version, `standing`, differs.
     */
    based_on: z.int(),
    standing: z.int(),
    ...draftState,
    /** Anyone can open the preview until it expires or the draft is deleted. */
    preview: z.object({ path: z.string(), until: z.string() }),
  })
  .openapi("StaffDraft");
export type StaffDraft = z.infer<typeof staffDraft>;

const listedDraft = z
  .object({ kind: z.enum(DRAFTED_KINDS), id: z.string(), title: z.string(), ...draftState })
  .openapi("ListedStaffDraft");
export type ListedStaffDraft = z.infer<typeof listedDraft>;

const versioned = { version: versionField };
/** Page version that publishing may replace; defaults to the one from which the draft was started. */
const current = { standing: versionField.optional() };
const body = <Fields extends z.ZodRawShape>(fields: Fields) =>
  json(z.object(fields, { error: MESSAGES.malformed }));

export const listStaffDrafts = call({
  method: "get",
  path: "/staff/drafts",
  tag: "Staff: drafts",
  summary:
    "Lists all drafts: those whose scheduled publication failed, then scheduled ones, then the others; 20 per page",
  access: { staff: ["content:view", "blog:view"] },
  effect: "read",
  request: { query: z.object({ page: numberQuery(1, 1, 1_000_000) }) },
  answer: paged(listedDraft),
});

interface Drafted {
  /** Path of the page's calls, such as /staff/landingpages/{id}. */
  path: string;
  tag: string;
  name: string;
  view: Permission;
  edit: Permission;
  /** Checks only types, so that unfinished drafts can be saved and previewed. */
  content: z.ZodType<DraftContent>;
}

/** Returns the draft calls for one kind of page. */
export function draftCalls({ path, tag, name, content, ...access }: Drafted) {
  const params = idParam;
  const view = { tag, access: { staff: access.view }, effect: "read" } as const;
  const edit = { tag, access: { staff: access.edit }, effect: "write" } as const;
  return {
    getDraft: call({
      ...view,
      method: "get",
      path: `${path}/draft`,
      summary: `Returns the draft of ${name} with its preview link; 404 if there is none`,
      request: { params },
      answer: one(staffDraft),
    }),
    saveDraft: call({
      ...edit,
      method: "put",
      path: `${path}/draft`,
      summary: `Saves a draft of ${name} without changing its page. \`version\` 0 creates a draft; 409 with the current draft if another was saved meanwhile`,
      request: { params, body: body({ content, ...versioned }) },
      answer: one(staffDraft),
    }),
    restoreDraft: call({
      ...edit,
      method: "post",
      path: `${path}/draft/restore`,
      summary: `Restores an earlier version of ${name} as the draft, by change id; 404 for a change of another record`,
      request: { params, body: body({ change_id: versionField, ...versioned }) },
      answer: one(staffDraft),
    }),
    discardDraft: call({
      ...edit,
      method: "delete",
      path: `${path}/draft`,
      summary: `Discards the draft of ${name} with its preview link and schedule`,
      request: { params, query: z.object({ version: versionQuery }) },
      answer: one(z.object({ version: z.int() })),
    }),
    publishDraft: call({
      ...edit,
      method: "post",
      path: `${path}/draft/publish`,
      summary: `Publishes the draft of ${name}. 422 at the draft's fields (\`content.…\`); 409 with the current page if it changed since the draft was created and \`standing\` is not its version`,
      request: { params, body: body({ ...versioned, ...current }) },
      answer: one(z.object({ version: z.int() })),
    }),
    scheduleDraft: call({
      ...edit,
      method: "put",
      path: `${path}/draft/time`,
      summary: `Schedules the draft of ${name} for publication at \`publish_at\`, within a minute. 422 at \`publish_at\` unless it is within the next year, and at fields that prevent publication now`,
      request: {
        params,
        body: body({
          publish_at: z.iso.datetime({ offset: true, error: MESSAGES.invalid("Publică la") }),
          ...versioned,
          ...current,
        }),
      },
      answer: one(staffDraft),
    }),
    unscheduleDraft: call({
      ...edit,
      method: "delete",
      path: `${path}/draft/time`,
      summary: `Removes the schedule of the draft of ${name}, or the error of a failed publication`,
      request: { params, query: z.object({ version: versionQuery }) },
      answer: one(staffDraft),
    }),
  };
}
