/** Text overrides of the shop (decision 0091). */
import { z } from "@hono/zod-openapi";
import { call, form, json, one } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { MAX_TEXT_LENGTH } from "../texts.values.ts";
import { versionField, versionQuery } from "./content.fields.ts";

const tag = "Staff: texts";

const shopText = z
  .object({
    /** Group and name: product-card.add. */
    key: z.string(),
    group: z.string(),
    /** Text in the code, used unless it is overridden. */
    default_text: z.string(),
    text: z.string().nullable(),
    /** Placeholders that the text must contain, such as {numar}. */
    places: z.array(z.string()),
    /** Additional placeholders that the text may contain, because its other plural forms or choices contain them. */
    more_places: z.array(z.string()),
    may_be_empty: z.boolean(),
    fixed: z.string().nullable(),
    /** Better spelling of a default that is verbatim from the specification; null for none. */
    proposal: z.string().nullable(),
    most: z.int(),
  })
  .openapi("ShopText");
export type ShopText = z.infer<typeof shopText>;

const shopTexts = z.object({
  texts: z.array(shopText),
  version: z.int(),
});

/** A row of an uploaded file, with the change that it would make. */
const importedText = z
  .object({
    row: z.int(),
    key: z.string(),
    /** Current text; "" for an unknown key. */
    before: z.string(),
    after: z.string(),
    /** Romanian reason why the row is refused; null when it is accepted. */
    why: z.string().nullable(),
  })
  .openapi("ImportedText");
export type ImportedText = z.infer<typeof importedText>;

export const TEXTS_FILE_BYTES = 4 * 1024 * 1024;
const FILE = { type: "string", format: "binary", description: "CSV or XLSX" } as const;
const MAX_AT_ONCE = 5_000;

const params = z.object({ key: z.string().openapi({ example: "product-card.add" }) });
const view = { tag, access: { staff: "settings:view" }, effect: "read" } as const;
const edit = { tag, access: { staff: "settings:edit" }, effect: "write" } as const;

export const listShopTexts = call({
  ...view,
  method: "get",
  path: "/staff/texts",
  summary:
    "Lists all screen texts with the shop's overrides; empty when no storefront of this installation uses them",
  answer: one(shopTexts),
});

export const changeShopText = call({
  ...edit,
  method: "put",
  path: "/staff/texts/{key}",
  summary:
    "Overrides a text; setting the default removes the override. 422 for an unknown or missing placeholder and for a fixed text. 409 with the current record if this text changed since `version`",
  request: {
    params,
    body: json(
      z.object(
        {
          text: z
            .string({ error: MESSAGES.required("Text") })
            .trim()
            .max(MAX_TEXT_LENGTH, MESSAGES.tooLong("Text", MAX_TEXT_LENGTH)),
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
  summary: "Resets a text to its default",
  request: { params, query: z.object({ version: versionQuery }) },
  answer: one(shopText.extend({ version: z.int() })),
});

export const takeTextProposals = call({
  ...edit,
  method: "post",
  path: "/staff/texts/proposals",
  summary:
    "Applies the corrected spelling of every default that still has the specified wording; returns the number of texts changed",
  request: { body: json(z.object({ version: versionField }, { error: MESSAGES.malformed })) },
  answer: one(z.object({ taken: z.int() })),
});

export const tryShopTexts = call({
  tag,
  access: { staff: "settings:edit" },
  effect: "read",
  method: "post",
  path: "/staff/texts/file",
  summary:
    "Previews an import of overrides from a CSV or XLSX with the columns Cheie and Acum scrie, in the format of the export; nothing is saved. An empty cell changes nothing, (gol) sets an empty text, the default removes the override",
  maxBodyBytes: TEXTS_FILE_BYTES + 64 * 1024,
  request: {
    body: form(z.object({ file: z.instanceof(File, { error: MESSAGES.required("Fișier") }).openapi(FILE) })),
  },
  answer: one(z.object({ told: z.array(importedText), same: z.int(), version: z.int() })),
});

export const changeShopTexts = call({
  ...edit,
  method: "put",
  path: "/staff/texts",
  summary:
    "Overrides many texts as one change, which can be undone as one; all of them or, with 422 at each invalid one (`texts.0`), none. 409 if any text changed since `version`",
  maxBodyBytes: TEXTS_FILE_BYTES,
  request: {
    body: json(
      z.object(
        {
          texts: z
            .array(
              z.object(
                { key: z.string().max(120), text: z.string().trim().max(MAX_TEXT_LENGTH) },
                { error: MESSAGES.malformed },
              ),
              { error: MESSAGES.malformed },
            )
            .min(1, MESSAGES.malformed)
            .max(MAX_AT_ONCE, MESSAGES.malformed),
          version: versionField,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(z.object({ changed: z.int() })),
});
