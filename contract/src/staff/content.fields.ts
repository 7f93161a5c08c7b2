import { z } from "@hono/zod-openapi";
import { requiredText } from "../fields.ts";
import { canBePicture } from "../media.values.ts";
import { MESSAGES } from "../messages.values.ts";
import { SUBJECT_KINDS } from "./changes.values.ts";

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ADDRESS = /^(?:\/(?!\/)|https:\/\/)\S+$/;
const MAX_LENGTH = 100_000;

/** Last path segment of a page: lower-case letters and digits, with single hyphens between them. */
export function slugField(label = "Adresă") {
  return requiredText(label, 120).regex(
    SLUG,
    `Câmpul ${label} poate avea doar litere mici fără diacritice, cifre și cratime.`,
  );
}

/** A picture's URL; null or "" for none. */
export function pictureField(label = "Imagine") {
  return z
    .string({ error: MESSAGES.invalid(label) })
    .trim()
    .max(500, MESSAGES.tooLong(label, 500))
    .refine((text) => text === "" || (ADDRESS.test(text) && canBePicture(text)), MESSAGES.invalid(label))
    .nullish()
    .transform((text) => text || null);
}

/** Target of a link: a path in the shop or an https URL. */
export function linkField(label: string) {
  return requiredText(label, 500).regex(ADDRESS, MESSAGES.invalid(label));
}

/** HTML from the editor; the API cleans it on save. */
export function htmlField(label: string) {
  return z.string({ error: MESSAGES.required(label) }).max(MAX_LENGTH, MESSAGES.tooLong(label, MAX_LENGTH));
}

/** Sort position in ascending order. */
export function orderField(label = "Ordine") {
  return z
    .int({ error: MESSAGES.invalid(label) })
    .min(0, MESSAGES.invalid(label))
    .max(1_000_000, MESSAGES.invalid(label));
}

/** Version that the editor loaded, for optimistic locking. */
export const versionField = z
  .int({ error: MESSAGES.required("Versiune") })
  .min(0, MESSAGES.invalid("Versiune"));

/** Optional version, for calls that may deliberately overwrite newer changes. */
export const expectedVersion = versionField.optional();

export const versionQuery = z
  .string({ error: MESSAGES.required("Versiune") })
  .regex(/^\d{1,9}$/, MESSAGES.invalid("Versiune"))
  .transform(Number);

export const draftLine = z
  .string({ error: MESSAGES.malformed })
  .trim()
  .max(500, MESSAGES.tooLong("Câmp", 500));

export const PUBLISHING_STATES = ["published", "hidden"] as const;

export const searchField = z.string().max(100, MESSAGES.tooLong("Căutare", 100)).optional();

/** Another record whose text links to this page. */
export const linkingText = z
  .object({
    kind: z.enum(SUBJECT_KINDS),
    id: z.string(),
    title: z.string(),
  })
  .openapi("LinkingText");
export type LinkingText = z.infer<typeof linkingText>;

/** Confirms a removal with the record's final version. */
export const removed = z.object({ id: z.int(), version: z.int() });
