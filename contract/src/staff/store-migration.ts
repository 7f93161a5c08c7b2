/** Migration from another platform: files, found records, open decisions, import. */
import { z } from "@hono/zod-openapi";
import { call, form, idParam, json, numberQuery, one, paged } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { optionalText } from "../fields.ts";
import { unresolvedPlace, placeChoices } from "./unresolved-places.fields.ts";
import { textField } from "./catalogue.fields.ts";
import { versionField } from "./content.fields.ts";
import { job } from "./jobs.ts";
import {
  MIGRATED_KINDS,
  MIGRATION_OUTCOMES,
  MIGRATION_FILE_BYTES,
  ORDER_OUTCOMES,
  PLATFORMS,
  VAT_CODES,
} from "./store-migration.values.ts";

const tag = "Staff: store migration";
const access = { staff: "moving:run" } as const;
const platform = z.enum(PLATFORMS, { error: MESSAGES.invalid("Platformă") });
const STAGES = ["files", "read", "moved"] as const;

const listed = z.object({
  id: z.int(),
  platform,
  /** Distinguishes two stores on the same platform; empty when there is only one. */
  store: z.string(),
  /** `files` until they have been read, `moved` once nothing is pending. */
  stage: z.enum(STAGES),
  created_at: z.string(),
  created_by: z.string(),
});

const migration = listed
  .extend({
    version: z.int(),
    files: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        kind: z.enum(["table", "dump", "pictures"]),
        bytes: z.int(),
      }),
    ),
    counts: z.array(
      z.object({
        kind: z.enum(MIGRATED_KINDS),
        outcome: z.enum(MIGRATION_OUTCOMES),
        count: z.int(),
        warned: z.int(),
      }),
    ),
    /** One sentence for each value that could not be interpreted. */
    notes: z.array(z.string()),
    /** Decisions for staff to make; null until the files have been read. */
    choices: z
      .object({
        prices_with_vat: z.boolean(),
        /** Null until chosen, when the files state no currency. */
        in_lei: z.boolean().nullable(),
        vat: z.array(z.object({ name: z.string(), code: z.enum(VAT_CODES) })),
        statuses: z.array(z.object({ name: z.string(), outcome: z.enum(ORDER_OUTCOMES) })),
        categories: z.array(
          z.object({
            id: z.string(),
            /** Full path in the other shop: "Bucătărie > Bureți". */
            name: z.string(),
            /** Path of one of the shop's categories; empty to match by name or create one, null for none. */
            category: z.string().nullable(),
          }),
        ),
        places: z.array(unresolvedPlace),
        /** Whether PrestaShop's `_COOKIE_KEY_` was entered, which is never returned. */
        has_cookie_key: z.boolean(),
      })
      .nullable(),
    job: job.nullable(),
  })
  .openapi("Moving");
export type StoreMigration = z.infer<typeof migration>;

export const listMigrations = call({
  method: "get",
  path: "/staff/store-migrations",
  tag,
  summary: "Lists uploaded exports from other shops, newest first, 20 per page",
  access,
  effect: "read",
  request: { query: z.object({ page: numberQuery(1, 1, 1_000_000) }) },
  answer: paged(listed),
});

export const createMigration = call({
  method: "post",
  path: "/staff/store-migrations",
  tag,
  summary: "Creates an export, which then accepts files",
  access,
  effect: "write",
  isSensitive: true,
  request: {
    body: json(z.object({ platform, store: optionalText("Magazinul", 100) }, { error: MESSAGES.malformed })),
  },
  answer: one(migration),
});

export const getMigration = call({
  method: "get",
  path: "/staff/store-migrations/{id}",
  tag,
  summary: "Returns one export with its files, findings, decisions and progress",
  access,
  effect: "read",
  request: { params: idParam },
  answer: one(migration),
});

const FILE = {
  type: "string",
  format: "binary",
  description: "CSV, SQL, gzipped SQL, or a ZIP of pictures",
} as const;

export const addMigrationFile = call({
  method: "post",
  path: "/staff/store-migrations/{id}/files",
  tag,
  summary:
    "Uploads a file of at most 64 MB: a CSV, a database dump (optionally gzipped), or a ZIP of pictures. Files read before are read again. 409 while a job on the export is running",
  access,
  effect: "write",
  maxBodyBytes: MIGRATION_FILE_BYTES + 64 * 1024,
  request: {
    params: idParam,
    body: form(
      z.object(
        {
          file: z
            .instanceof(File, { error: MESSAGES.required("Fișier") })
            .refine(({ size }) => size > 0, MESSAGES.required("Fișier"))
            .refine(({ size }) => size <= MIGRATION_FILE_BYTES, "Fișierul poate avea cel mult 64 MB.")
            .openapi(FILE),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(migration),
});

export const removeMigrationFile = call({
  method: "delete",
  path: "/staff/store-migrations/{id}/files/{file}",
  tag,
  summary: "Removes a file; 409 while a job on the export is running",
  access,
  effect: "write",
  request: { params: idParam.extend({ file: z.string() }) },
  answer: one(migration),
});

export const readMigration = call({
  method: "post",
  path: "/staff/store-migrations/{id}/read",
  tag,
  summary: "Reads the files in a background job as a dry run, without writing to the shop; 422 without files",
  access,
  effect: "write",
  request: { params: idParam },
  answer: one(migration),
});

const choices = z.object(
  {
    prices_with_vat: z.boolean({ error: MESSAGES.invalid("Prețuri") }),
    /** When absent, the current choice is kept. */
    in_lei: z.boolean({ error: MESSAGES.invalid("Moneda") }).nullish(),
    vat: z.array(
      z.object({
        name: z.string().max(255),
        code: z.enum(VAT_CODES, { error: MESSAGES.invalid("Cotă de TVA") }),
      }),
      { error: MESSAGES.malformed },
    ),
    statuses: z.array(
      z.object({
        name: z.string().max(255),
        outcome: z.enum(ORDER_OUTCOMES, { error: MESSAGES.invalid("Stare") }),
      }),
      { error: MESSAGES.malformed },
    ),
    /** Keyed by the other store's category id; categories that are absent are unchanged. */
    categories: z
      .array(
        z.object({
          id: z.string().max(2_000),
          /** Path of one of the shop's categories; empty to match by name or create one, null for none. */
          category: z.string().max(2_000, MESSAGES.tooLong("Categorie", 2_000)).nullable(),
        }),
        { error: MESSAGES.malformed },
      )
      .max(1_000)
      .optional(),
    places: placeChoices.optional(),
    cookie_key: textField("_COOKIE_KEY_", 200).optional(),
    version: versionField,
  },
  { error: MESSAGES.malformed },
);
export type MigrationChoices = z.output<typeof choices>;

export const chooseMigration = call({
  method: "put",
  path: "/staff/store-migrations/{id}",
  tag,
  summary:
    "Saves decisions about questions that the files leave open if `version` is current; otherwise 409 with the current record",
  access,
  effect: "write",
  request: { params: idParam, body: json(choices) },
  answer: one(migration),
});

export const startMigration = call({
  method: "post",
  path: "/staff/store-migrations/{id}/start",
  tag,
  summary:
    "Imports pending records in a background job; existing records stay unchanged. 422 before the files were read, 409 while a job on the export is running",
  access,
  effect: "write",
  isSensitive: true,
  request: { params: idParam },
  answer: one(migration),
});

const record = z
  .object({
    kind: z.enum(MIGRATED_KINDS),
    /** Id on the other platform. */
    their_id: z.string(),
    title: z.string(),
    outcome: z.enum(MIGRATION_OUTCOMES),
    /** Why the record was skipped, or what it lacks. */
    why: z.string(),
  })
  .openapi("MigratedRecord");
export type MigratedRecord = z.infer<typeof record>;

export const listMigratedRecords = call({
  method: "get",
  path: "/staff/store-migrations/{id}/records",
  tag,
  summary: "Lists the records found, by kind and outcome, 50 per page",
  access,
  effect: "read",
  request: {
    params: idParam,
    query: z.object({
      kind: z.enum(MIGRATED_KINDS, { error: MESSAGES.invalid("Fel") }).optional(),
      outcome: z.enum(MIGRATION_OUTCOMES, { error: MESSAGES.invalid("Stare") }).optional(),
      page: numberQuery(1, 1, 1_000_000),
    }),
  },
  answer: paged(record),
});
