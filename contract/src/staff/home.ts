/** Staff calls for the blocks of the home page. */
import { z } from "@hono/zod-openapi";
import { call, json, one } from "../envelope.ts";
import { optionalText, requiredId, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { htmlField, linkField, versionField } from "./content.fields.ts";
import { draftCalls } from "./drafts.ts";
import { HOME_BLOCK_TYPES, HOME_PICKS, MAX_HOME_BLOCKS, MAX_SURFACES } from "./home.values.ts";

const tag = "Staff: home page";

const count = z
  .int({ error: MESSAGES.required("Număr") })
  .min(1, MESSAGES.invalid("Număr"))
  .max(48, MESSAGES.invalid("Număr"));
const url = linkField("Adresă")
  .nullish()
  .transform((text) => text ?? null);
const heading = { title: requiredText("Titlu"), url };
const banner = z.object(
  {
    bannertype: z.int({ error: MESSAGES.required("Tip") }),
    url: linkField("Adresă"),
    bannerpic: linkField("Imagine"),
    bannerpic_mobile: linkField("Imagine pentru telefon"),
    bannertitle: optionalText("Titlu"),
  },
  { error: MESSAGES.malformed },
);
const banners = z
  .array(banner, { error: MESSAGES.required("Bannere") })
  .min(1, MESSAGES.required("Bannere"))
  .max(20, MESSAGES.invalid("Bannere"));
const room = z.union([z.literal(""), linkField("Imagine")], { error: MESSAGES.invalid("Imagine") });
const surfaces = z
  .array(z.object({ name: requiredText("Suprafață", 40), category_id: requiredId("Categorie") }), {
    error: MESSAGES.required("Suprafețe"),
  })
  .min(1, "Adaugă cel puțin o suprafață.")
  .max(MAX_SURFACES, `Un bloc poate avea cel mult ${MAX_SURFACES} suprafețe.`);
const products = z
  .array(requiredId("Produse"), { error: MESSAGES.required("Produse") })
  .max(48, MESSAGES.invalid("Produse"));

/** Products of a block are listed by id or selected by a rule when the page is read. */
export const staffHomeBlock = z.discriminatedUnion(
  "type",
  [
    z.strictObject({ type: z.literal("hero_banners"), banners }),
    z.strictObject({ type: z.literal("banner"), banners }),
    z.strictObject({ type: z.literal("custom_html"), html: htmlField("Conținut") }),
    z.strictObject({
      type: z.literal("product"),
      ...heading,
      product_ids: products.nullish().transform((ids) => ids ?? null),
      pick: z
        .enum(HOME_PICKS, { error: MESSAGES.invalid("Regulă") })
        .nullish()
        .transform((pick) => pick ?? null),
      count: count.nullish().transform((many) => many ?? null),
    }),
    z.strictObject({ type: z.literal("blogarticle"), ...heading, count }),
    z.strictObject({ type: z.literal("brand_carousel"), ...heading, count }),
    z.strictObject({
      type: z.literal("zones"),
      ...heading,
      pics: z.object({ red: room, yellow: room, green: room, blue: room }, { error: MESSAGES.malformed }),
    }),
    z.strictObject({ type: z.literal("buckets"), ...heading, surfaces }),
  ],
  { error: MESSAGES.required("Tip") },
);
export type StaffHomeBlock = z.output<typeof staffHomeBlock>;

const blocks = z
  .array(staffHomeBlock, { error: MESSAGES.required("Blocuri") })
  .max(MAX_HOME_BLOCKS, `Prima pagină poate avea cel mult ${MAX_HOME_BLOCKS} de blocuri.`);
/** Home page with everything that publication requires. */
export const homeBody = z.object({ blocks }, { error: MESSAGES.malformed });

/** Block types must be valid, but their content is not validated yet. */
export const homeDraftContent = z.object(
  {
    blocks: z
      .array(z.looseObject({ type: z.enum(HOME_BLOCK_TYPES) }), { error: MESSAGES.malformed })
      .max(MAX_HOME_BLOCKS, MESSAGES.malformed),
  },
  { error: MESSAGES.malformed },
);
export type HomeDraftContent = z.infer<typeof homeDraftContent>;

const shownBlock = z.looseObject({ type: z.string() });
const staffHome = z.object({ blocks: z.array(shownBlock), version: z.int() }).openapi("StaffHome");

export const getStaffHome = call({
  method: "get",
  path: "/staff/home",
  tag,
  summary: "Lists the blocks of the home page as stored, in order",
  access: { staff: "content:view" },
  effect: "read",
  answer: one(staffHome),
});

export const changeStaffHome = call({
  method: "put",
  path: "/staff/home",
  tag,
  summary:
    "Replaces all blocks if `version` is current; otherwise 409 with the current record. A block of products has either `product_ids` or `pick` and `count`",
  access: { staff: "content:edit" },
  effect: "write",
  request: {
    body: json(
      z.object(
        {
          blocks,
          version: versionField,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffHome),
});

export const {
  getDraft: getHomeDraft,
  saveDraft: saveHomeDraft,
  restoreDraft: restoreHomeDraft,
  discardDraft: discardHomeDraft,
  publishDraft: publishHomeDraft,
  scheduleDraft: scheduleHomeDraft,
  unscheduleDraft: unscheduleHomeDraft,
} = draftCalls({
  path: "/staff/home/{id}",
  tag,
  name: 'the home page, whose id is "home"',
  view: "content:view",
  edit: "content:edit",
  content: homeDraftContent,
});
