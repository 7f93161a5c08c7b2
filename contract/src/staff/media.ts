/** The media store with the shop's pictures and documents. */
import { z } from "@hono/zod-openapi";
import { call, form, idParam, json, numberQuery, one, paged } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { UPLOAD_BYTES } from "../media.values.ts";
import { textField } from "./catalogue.fields.ts";
import { removed, versionField, versionQuery } from "./content.fields.ts";

const tag = "Staff: media";

/** Point that cropping keeps, in percent of the picture's width and height from the top left. */
const focalPoint = z.object({ x: z.int(), y: z.int() });

const staffMedium = z
  .object({
    mediumID: z.int(),
    /** URL path to use in records. */
    address: z.string(),
    kind: z.enum(["picture", "document", "film"]),
    name: z.string(),
    /** Null for generated files, such as the demo's drawings. */
    bytes: z.int().nullable(),
    /** SHA-256 in hexadecimal; null for generated files. */
    sha256: z.string().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    alt: z.string(),
    focal_point: focalPoint.nullable(),
    /** Number of files that have been stored under this URL so far. */
    revision: z.int(),
    created_at: z.string(),
    uses: z.int(),
    version: z.int(),
  })
  .openapi("StaffMedium");
export type StaffMedium = z.infer<typeof staffMedium>;

const use = z.object({ kind: z.string(), id: z.string(), name: z.string() });
const usedMedium = staffMedium.extend({
  /** The first 100 records that use the file. */
  used_by: z.array(use),
  /** When a previous file was replaced, which can be restored; null for none. */
  replaced_at: z.string().nullable(),
});

const USES = ["used", "unused"] as const;

export const listStaffMedia = call({
  method: "get",
  path: "/staff/media",
  tag,
  summary:
    "Lists media, newest first, 50 per page. `q` is part of a name, an address, a description or the name of a record that uses it; `sha256` is the hash of a file",
  access: { staff: "media:view" },
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000_000),
      q: textField("Căutare", 100).optional(),
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/i, MESSAGES.invalid("Amprentă"))
        .optional(),
      kind: z.enum(staffMedium.shape.kind.options, { error: MESSAGES.invalid("Tip") }).optional(),
      use: z.enum(USES, { error: MESSAGES.invalid("Folosire") }).optional(),
      /** "alt" selects pictures without alternative text. */
      missing: z.enum(["alt"], { error: MESSAGES.invalid("Lipsește") }).optional(),
    }),
  },
  answer: paged(staffMedium),
});

const chosenMedia = {
  q: textField("Căutare", 100).optional(),
  kind: z.enum(staffMedium.shape.kind.options, { error: MESSAGES.invalid("Tip") }).optional(),
  missing: z.enum(["alt"], { error: MESSAGES.invalid("Lipsește") }).optional(),
};

export const removeUnusedMedia = call({
  method: "post",
  path: "/staff/media/unused/remove",
  tag,
  summary:
    "Deletes unused media that match a filter, at most 200 per call. Returns the number deleted and the number of unused media left. Media about to be used are kept",
  access: { staff: "media:edit" },
  effect: "write",
  request: { body: json(z.object(chosenMedia, { error: MESSAGES.malformed })) },
  answer: one(z.object({ removed: z.int(), left: z.int() })),
});

export const getStaffMedium = call({
  method: "get",
  path: "/staff/media/{id}",
  tag,
  summary: "Returns one medium with the records that use it",
  access: { staff: "media:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(usedMedium),
});

const FILE = {
  type: "string",
  format: "binary",
  description: "JPEG, PNG, WebP, AVIF, GIF, SVG, PDF, MP4 or WebM",
} as const;

export const fileField = z
  .instanceof(File, { error: MESSAGES.required("Fișier") })
  .refine(({ size }) => size > 0, MESSAGES.required("Fișier"))
  .refine(({ size }) => size <= UPLOAD_BYTES, `Fișierul poate avea cel mult ${UPLOAD_BYTES / 1024 ** 2} MB.`)
  .openapi(FILE);

export const uploadStaffMedium = call({
  method: "post",
  path: "/staff/media",
  tag,
  summary:
    "Uploads a picture, a PDF or a video of at most 20 MB. Pictures are re-encoded without camera metadata. An existing file returns its medium",
  access: { staff: "media:edit" },
  effect: "write",
  maxBodyBytes: UPLOAD_BYTES + 64 * 1024,
  request: {
    body: form(
      z.object({ file: fileField, alt: textField("Descriere").optional() }, { error: MESSAGES.malformed }),
    ),
  },
  answer: one(usedMedium),
});

export const replaceStaffMedium = call({
  method: "post",
  path: "/staff/media/{id}/file",
  tag,
  summary:
    "Replaces the file of a medium with another one of the same kind if `version` is current; all records that use the medium show the new file",
  access: { staff: "media:edit" },
  effect: "write",
  maxBodyBytes: UPLOAD_BYTES + 64 * 1024,
  request: {
    params: idParam,
    body: form(
      z.object(
        { file: fileField, version: z.coerce.number().pipe(versionField) },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(usedMedium),
});

export const restoreStaffMedium = call({
  method: "post",
  path: "/staff/media/{id}/previous-file",
  tag,
  summary:
    "Restores the previous file of a medium if `version` is current; repeating the call swaps back. 422 at `file` if there is no previous file, or if another medium has it by now",
  access: { staff: "media:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(usedMedium),
});

const percent = (label: string) =>
  z
    .int({ error: MESSAGES.invalid(label) })
    .min(0, MESSAGES.invalid(label))
    .max(100, MESSAGES.invalid(label));

const changedFields = z.object(
  {
    name: textField("Nume").min(1, MESSAGES.required("Nume")).optional(),
    alt: textField("Descriere").optional(),
    focal_point: z
      .object(
        { x: percent("Punct de interes"), y: percent("Punct de interes") },
        { error: MESSAGES.invalid("Punct de interes") },
      )
      .nullable()
      .optional(),
    version: versionField,
  },
  { error: MESSAGES.malformed },
);
export type MediumFields = Omit<z.output<typeof changedFields>, "version">;

export const changeStaffMedium = call({
  method: "put",
  path: "/staff/media/{id}",
  tag,
  summary: "Updates the given fields if `version` is current; otherwise 409 with the current record",
  access: { staff: "media:edit" },
  effect: "write",
  request: { params: idParam, body: json(changedFields) },
  answer: one(usedMedium),
});

export const removeStaffMedium = call({
  method: "delete",
  path: "/staff/media/{id}",
  tag,
  summary: "Deletes an unused medium; 409 with the records that use it",
  access: { staff: "media:edit" },
  effect: "write",
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});
