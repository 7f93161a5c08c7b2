/** The texts of the shop's screens, as its owner chooses them beside those of the code (decision 0085). */
import { z } from "@hono/zod-openapi";
import { call, json, one } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { LONGEST_TEXT } from "../texts.values.ts";
import { versionField, versionQuery } from "./content.fields.ts";

const tag = "Staff: texts";

const shopText = z
  .object({
    /** Group and name: product-card.add. */
    key: z.string(),
    group: z.string(),
    /** What the code says. */
    default_text: z.string(),
    /** What the shop says instead; null where the default holds. */
    text: z.string().nullable(),
    /** What a text has to name, as {numar}: those of the default. */
    places: z.array(z.string()),
    /** What it may name besides: what other forms of the same text name. */
    more_places: z.array(z.string()),
    may_be_empty: z.boolean(),
    /** Why it can not be changed; null where it can. */
    fixed: z.string().nullable(),
    /** A better spelling of the default, which stands as it was specified; null where there is none. */
    proposal: z.string().nullable(),
    /** The longest that is taken, in letters. */
    most: z.int(),
  })
  .openapi("ShopText");
export type ShopText = z.infer<typeof shopText>;

const shopTexts = z.object({
  texts: z.array(shopText),
  /** Of all texts together. */
  version: z.int(),
});

const params = z.object({ key: z.string().openapi({ example: "product-card.add" }) });
const view = { tag, access: { staff: "settings:view" }, effect: "read" } as const;
const edit = { tag, access: { staff: "settings:edit" }, effect: "write" } as const;

export const listShopTexts = call({
  ...view,
  method: "get",
  path: "/staff/texts",
  summary:
    "Every text of the shop's screens with what the shop says instead; none where no storefront of ours asks",
  answer: one(shopTexts),
});

export const changeShopText = call({
  ...edit,
  method: "put",
  path: "/staff/texts/{key}",
  summary:
    "Chooses a text; the default gives it back. 422 for a place that it does not have or lacks, and for a fixed one. 409 with what stands where this text changed since `version`",
  request: {
    params,
    body: json(
      z.object(
        {
          text: z
            .string({ error: MESSAGES.required("Text") })
            .trim()
            .max(LONGEST_TEXT, MESSAGES.tooLong("Text", LONGEST_TEXT)),
          version: versionField,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(shopText.extend({ version: z.int() })),
});

export const resetShopText = call({
  ...edit,
  method: "delete",
  path: "/staff/texts/{key}",
  summary: "Gives a text its default back",
  request: { params, query: z.object({ version: versionQuery }) },
  answer: one(shopText.extend({ version: z.int() })),
});

export const takeTextProposals = call({
  ...edit,
  method: "post",
  path: "/staff/texts/proposals",
  summary:
    "Takes the better spelling of every default that the shop says as it was specified; answers how many",
  request: { body: json(z.object({ version: versionField }, { error: MESSAGES.malformed })) },
  answer: one(z.object({ taken: z.int() })),
});
