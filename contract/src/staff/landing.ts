import { z } from "@hono/zod-openapi";
import { call, idParam, json, numberQuery, one, paged } from "../envelope.ts";
import { requiredId } from "../fields.ts";
import { landingBlock, landingMeta, landingTheme } from "../landing.ts";
import { MAX_BLOCKS, THEME_FIELDS, type ThemeField } from "../landing.values.ts";
import { MESSAGES } from "../messages.values.ts";
import { draftCalls, draftMark } from "./drafts.ts";
import { htmlField, removed, slugField, versionField, versionQuery } from "./content.fields.ts";

const tag = "Staff: landing pages";
const TOO_MANY_BLOCKS = `Pagina poate avea cel mult ${MAX_BLOCKS} de blocuri.`;

const looseBlock = landingBlock.omit({ products: true }).extend({
  product_ids: z
    .array(requiredId("Produse"), { error: MESSAGES.invalid("Produse") })
    .max(100, MESSAGES.invalid("Produse")),
});

const block = looseBlock
  .refine(({ type, info }) => type !== "banner" || info.photods !== "", {
    path: ["info", "photods"],
    error: "Alege imaginea bannerului.",
  })
  .refine(({ type, info }) => type !== "products" || info.objtitle !== "", {
    path: ["info", "objtitle"],
    error: "Scrie titlul blocului de produse: apare în meniul paginii.",
  });

const listedStaffLanding = z
  .object({
    id: z.int(),
    slug: z.string(),
    url: z.string(),
    title: z.string(),
    is_published: z.boolean(),
    version: z.int(),
    draft: draftMark.nullable(),
  })
  .openapi("ListedStaffLanding");
export type ListedStaffLanding = z.infer<typeof listedStaffLanding>;

const staffLanding = listedStaffLanding
  .omit({ draft: true })
  .extend({
    intro: z.string(),
    meta: landingMeta,
    theme: z.record(z.string(), z.unknown()),
    blocks: z.array(z.looseObject({ type: z.string(), product_ids: z.array(z.int()) })),
  })
  .openapi("StaffLanding");
export type StaffLanding = z.infer<typeof staffLanding>;

const fields = {
  slug: slugField(),
  intro: htmlField("Introducere"),
  meta: landingMeta,
  theme: landingTheme,
  blocks: z.array(block, { error: MESSAGES.required("Blocuri") }).max(MAX_BLOCKS, TOO_MANY_BLOCKS),
};
/** Landing page with everything that publication requires. */
export const landingBody = z.object(fields, { error: MESSAGES.malformed });
export type LandingBody = z.infer<typeof landingBody>;
const line = z.string({ error: MESSAGES.malformed }).max(500, MESSAGES.malformed);
const themeNames = Object.keys(THEME_FIELDS) as [ThemeField, ...ThemeField[]];
const infoNames = Object.keys(
  landingBlock.shape.info.shape,
) as (keyof typeof landingBlock.shape.info.shape)[];
const lines = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, line])) as Record<Name, typeof line>);

/** Checks only types, so that an unfinished draft can be saved. */
export const landingDraftContent = z.object(
  {
    slug: z.string({ error: MESSAGES.malformed }).trim().max(120, MESSAGES.tooLong("Adresă", 120)),
    intro: htmlField("Introducere"),
    meta: landingMeta,
    theme: lines(themeNames).partial(),
    blocks: z.array(looseBlock.extend({ info: lines(infoNames) })).max(MAX_BLOCKS, TOO_MANY_BLOCKS),
  },
  { error: MESSAGES.malformed },
);
export type LandingDraftContent = z.infer<typeof landingDraftContent>;
export type LandingDraftBlock = LandingDraftContent["blocks"][number];

const versioned = z.object({ version: versionField }, { error: MESSAGES.malformed });

const view = { tag, access: { staff: "content:view" }, effect: "read" } as const;
const edit = { tag, access: { staff: "content:edit" }, effect: "write" } as const;

export const listStaffLanding = call({
  ...view,
  method: "get",
  path: "/staff/landingpages",
  summary: "Lists all landing pages, including drafts, newest first, 20 per page",
  request: { query: z.object({ page: numberQuery(1, 1, 1_000_000) }) },
  answer: paged(listedStaffLanding),
});

export const getStaffLanding = call({
  ...view,
  method: "get",
  path: "/staff/landingpages/{id}",
  summary: "Returns one landing page with all its blocks, including hidden ones, and its version",
  request: { params: idParam },
  answer: one(staffLanding),
});

export const createStaffLanding = call({
  ...edit,
  method: "post",
  path: "/staff/landingpages",
  summary: "Creates a landing page as a draft; 422 at `slug` if another page has the address",
  request: { body: json(landingBody) },
  answer: one(staffLanding),
});

export const changeStaffLanding = call({
  ...edit,
  method: "put",
  path: "/staff/landingpages/{id}",
  summary: "Updates a landing page if `version` is current; otherwise 409 with the current record",
  request: {
    params: idParam,
    body: json(z.object({ ...fields, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(staffLanding),
});

export const publishStaffLanding = call({
  ...edit,
  method: "post",
  path: "/staff/landingpages/{id}/publish",
  summary: "Publishes a draft at its address; 422 at `slug` if another page uses the address by now",
  request: { params: idParam, body: json(versioned) },
  answer: one(staffLanding),
});

export const unpublishStaffLanding = call({
  ...edit,
  method: "post",
  path: "/staff/landingpages/{id}/unpublish",
  summary: "Turns a page back into a draft; its address then returns 404",
  request: { params: idParam, body: json(versioned) },
  answer: one(staffLanding),
});

export const removeStaffLanding = call({
  ...edit,
  method: "delete",
  path: "/staff/landingpages/{id}",
  summary: "Deletes a landing page and its address",
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});

export const {
  getDraft: getLandingDraft,
  saveDraft: saveLandingDraft,
  restoreDraft: restoreLandingDraft,
  discardDraft: discardLandingDraft,
  publishDraft: publishLandingDraft,
  scheduleDraft: scheduleLandingDraft,
  unscheduleDraft: unscheduleLandingDraft,
} = draftCalls({
  path: "/staff/landingpages/{id}",
  tag,
  name: "a landing page",
  view: "content:view",
  edit: "content:edit",
  content: landingDraftContent,
});
