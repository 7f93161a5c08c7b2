/** Text overrides in emails to buyers. */
import { z } from "@hono/zod-openapi";
import { call, type FieldErrors, json, one } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { versionField, versionQuery } from "./content.fields.ts";
import {
  MAX_MAIL_INTRO_LENGTH,
  MAX_MAIL_TITLE_LENGTH,
  MAIL_GROUPS,
  MAIL_PLACES,
  MAIL_TEXT_KEYS,
  type MailGroup,
  type MailPlace,
  type MailTextKey,
  unknownPlaces,
} from "./mail-texts.values.ts";

const tag = "Staff: mails";

function words(label: string, max: number) {
  return z
    .string({ error: MESSAGES.required(label) })
    .trim()
    .max(max, MESSAGES.tooLong(label, max));
}

/** An empty text restores the default. */
const texts = {
  /** Both the email's subject and its heading. */
  title: words("Subiect", MAX_MAIL_TITLE_LENGTH).regex(/^[^\r\n]*$/, MESSAGES.invalid("Subiect")),
  intro: words("Introducere", MAX_MAIL_INTRO_LENGTH),
};
const typed = z.object(texts, { error: MESSAGES.malformed });

/** Returns errors keyed by field for placeholders that the email does not support. */
export function misplaced(key: MailTextKey, words: { title: string; intro: string }): FieldErrors {
  const errors = Object.entries(words).flatMap(([field, text]) => {
    const [unknown] = unknownPlaces(text, key);
    return unknown === undefined
      ? []
      : [[field, [`Câmpul {${unknown}} nu există în acest e-mail: șterge-l.`]]];
  });
  return Object.fromEntries(errors);
}

/** Stored text overrides, keyed by kind of email. */
export const mailTexts = z.strictObject(
  Object.fromEntries(
    MAIL_TEXT_KEYS.map((key) => [
      key,
      z
        .strictObject(texts)
        .superRefine((chosen, context) => {
          for (const [field, [message = ""]] of Object.entries(misplaced(key, chosen)))
            context.addIssue({ code: "custom", message, path: [field] });
        })
        .optional(),
    ]),
  ),
);

const mailText = z
  .object({
    key: z.enum(MAIL_TEXT_KEYS),
    group: z.enum(Object.keys(MAIL_GROUPS) as [MailGroup, ...MailGroup[]]), // Object.keys types its result as string[].
    label: z.string(),
    /** Placeholders that the texts may use, such as {numar}. */
    places: z.array(z.enum(Object.keys(MAIL_PLACES) as [MailPlace, ...MailPlace[]])), // Object.keys types its result as string[].
    title: z.string(),
    intro: z.string(),
    /** Default texts, with placeholders filled in from a typical order. */
    default_title: z.string(),
    default_intro: z.string(),
    version: z.int(),
  })
  .openapi("MailText");
export type MailText = z.infer<typeof mailText>;

const params = z.object({ key: z.string().openapi({ example: "placed" }) });
const view = { tag, access: { staff: "settings:view" }, effect: "read" } as const;
const edit = { tag, access: { staff: "settings:edit" }, effect: "write" } as const;

export const listMailTexts = call({
  ...view,
  method: "get",
  path: "/staff/mail-texts",
  summary: "Lists the mails with a customizable subject and introduction, with their default texts",
  answer: one(z.array(mailText)),
});

export const changeMailText = call({
  ...edit,
  isSensitive: true,
  method: "put",
  path: "/staff/mail-texts/{key}",
  summary:
    "Sets the texts of a mail, which may contain placeholders such as {numar}. Empty texts restore the default; 422 for an unsupported placeholder. 409 with the current record if the texts of any mail changed since `version`",
  request: {
    params,
    body: json(z.object({ ...texts, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(mailText),
});

export const resetMailText = call({
  ...edit,
  isSensitive: true,
  method: "delete",
  path: "/staff/mail-texts/{key}",
  summary: "Restores the default texts of a mail",
  request: { params, query: z.object({ version: versionQuery }) },
  answer: one(mailText),
});

export const previewMailText = call({
  ...view,
  method: "post",
  path: "/staff/mail-texts/{key}/preview",
  summary: "Previews the whole mail with these texts and sample data, as HTML and plain text",
  request: { params, body: json(typed) },
  answer: one(z.object({ subject: z.string(), html: z.string(), text: z.string() })),
});

export const sendMailText = call({
  ...edit,
  method: "post",
  path: "/staff/mail-texts/{key}/test",
  summary: "Sends the preview to the caller; 422 for an API key, which has no e-mail address",
  rate: "forms",
  request: { params, body: json(typed) },
  answer: one(z.object({ to: z.string() })),
});
