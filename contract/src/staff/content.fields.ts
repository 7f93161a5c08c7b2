/** Fields of texts and pages as the shop's people write them. */
import { z } from "@hono/zod-openapi";
import { requiredText } from "../fields.ts";
import { canBePicture } from "../media.values.ts";
import { MESSAGES } from "../messages.values.ts";
import { SUBJECT_KINDS } from "./changes.values.ts";

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** An address of the shop, or one with https. */
const ADDRESS = /^(?:\/(?!\/)|https:\/\/)\S+$/;
/** Of one text, HTML included. */
const MAX_LENGTH = 100_000;

/** The last part of a page's address: small letters, digits, single hyphens. */
export function slugField(label = "Adresă") {
  return requiredText(label, 120).regex(
    SLUG,
    `Câmpul ${label} poate avea doar litere mici fără diacritice, cifre și cratime.`,
  );
}

/** A picture of the shop or of its provider; null and the empty text are none. */
export function pictureField(label = "Imagine") {
  return z
    .string({ error: MESSAGES.invalid(label) })
    .trim()
    .max(500, MESSAGES.tooLong(label, 500))
    .refine((text) => text === "" || (ADDRESS.test(text) && canBePicture(text)), MESSAGES.invalid(label))
    .nullish()
    .transform((text) => text || null);
}

/** Where a link leads: an address of the shop, or one with https. */
export function linkField(label: string) {
  return requiredText(label, 500).regex(ADDRESS, MESSAGES.invalid(label));
}

/** HTML from an editor; the API cleans it on save. */
export function htmlField(label: string) {
  return z.string({ error: MESSAGES.required(label) }).max(MAX_LENGTH, MESSAGES.tooLong(label, MAX_LENGTH));
}

/** A place in an order, the smallest first. */
export function orderField(label = "Ordine") {
  return z
    .int({ error: MESSAGES.invalid(label) })
    .min(0, MESSAGES.invalid(label))
    .max(1_000_000, MESSAGES.invalid(label));
}

/** The version that the writer saw. */
export const versionField = z
  .int({ error: MESSAGES.required("Versiune") })
  .min(0, MESSAGES.invalid("Versiune"));

/** The version that the writer saw, where one may write without having looked. */
export const seenVersion = versionField.optional();

/** The same in an address, for what takes no body. */
export const versionQuery = z
  .string({ error: MESSAGES.required("Versiune") })
  .regex(/^\d{1,9}$/, MESSAGES.invalid("Versiune"))
  .transform(Number);

/** One line of what is only being written. */
export const draftLine = z
  .string({ error: MESSAGES.malformed })
  .trim()
  .max(500, MESSAGES.tooLong("Câmp", 500));

/** Whether visitors see it. */
export const PUBLISHING_STATES = ["published", "hidden"] as const;

/** A text that is looked for in a list. */
export const searchField = z.string().max(100, MESSAGES.tooLong("Căutare", 100)).optional();

/** A text of the shop that leads to a page. */
export const linkingText = z
  .object({
    kind: z.enum(SUBJECT_KINDS),
    id: z.string(),
    title: z.string(),
  })
  .openapi("LinkingText");
export type LinkingText = z.infer<typeof linkingText>;

/** What stands no more, with the version of its end. */
export const removed = z.object({ id: z.int(), version: z.int() });
