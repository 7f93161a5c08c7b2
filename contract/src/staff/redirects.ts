/** Permanent redirects, identified by their source path. */
import { storableText } from "../text.values.ts";
import { z } from "@hono/zod-openapi";
import { call, json, numberQuery, one, paged } from "../envelope.ts";
import { requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { versionField, versionQuery } from "./content.fields.ts";

const tag = "Staff: redirects";

const staffRedirect = z
  .object({ from: z.string(), to: z.string(), version: z.int() })
  .openapi("StaffRedirect");

const listedRedirect = staffRedirect
  .extend({
    hits: z.int(),
    last_hit: z.string().nullable(),
  })
  .openapi("ListedStaffRedirect");
export type ListedRedirect = z.infer<typeof listedRedirect>;

const MAX_ROWS = 1_000;
const REDIRECT_SORTS = ["from", "-from", "hits", "-hits", "last_hit", "-last_hit"] as const;

const fields = { from: requiredText("De la", 500), to: requiredText("Către", 500) };

export const listStaffRedirects = call({
  method: "get",
  path: "/staff/redirects",
  tag,
  summary:
    "Lists all redirects by address, including those from former page addresses, 20 per page (`per_page` up to 200); `from` filters by one address, `q` by text in either address; `sort` is from, hits or last_hit, prefixed with - to reverse it",
  access: { staff: "redirects:view" },
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000_000),
      from: z.string().max(500).optional(),
      q: z.string().overwrite(storableText).max(200).optional(),
      // The type is declared by hand, because the API document cannot show that of `catch`.
      sort: z
        .enum(REDIRECT_SORTS)
        .catch("from")
        .default("from")
        .openapi({ type: "string", enum: [...REDIRECT_SORTS] }),
      per_page: numberQuery(20, 1, 200),
    }),
  },
  answer: paged(listedRedirect),
});

export const createStaffRedirect = call({
  method: "post",
  path: "/staff/redirects",
  tag,
  summary:
    "Redirects an address without a page directly to the final target within the shop; 422 at `from` if the address is in use, at `to` for a loop or an address that does not exist",
  access: { staff: "redirects:edit" },
  effect: "write",
  request: { body: json(z.object(fields, { error: MESSAGES.malformed })) },
  answer: one(staffRedirect),
});

export const changeStaffRedirect = call({
  method: "put",
  path: "/staff/redirects",
  tag,
  summary: "Changes the target of `from` if `version` is current; otherwise 409 with the current record",
  access: { staff: "redirects:edit" },
  effect: "write",
  request: { body: json(z.object({ ...fields, version: versionField }, { error: MESSAGES.malformed })) },
  answer: one(staffRedirect),
});

export const removeStaffRedirect = call({
  method: "delete",
  path: "/staff/redirects",
  tag,
  summary: "Deletes a redirect; its address then returns 404",
  access: { staff: "redirects:edit" },
  effect: "write",
  request: { query: z.object({ from: requiredText("De la", 500), version: versionQuery }) },
  answer: one(z.object({ from: z.string(), version: z.int() })),
});

export const createStaffRedirects = call({
  method: "post",
  path: "/staff/redirects/bulk",
  tag,
  summary: `Creates up to ${MAX_ROWS} redirects as one batch operation, all or none; existing identical redirects are unchanged. 422 at \`rows.N.from\` and \`rows.N.to\` as for one redirect, also for loops within the batch`,
  access: { staff: "redirects:edit" },
  effect: "write",
  request: {
    body: json(
      z.object(
        {
          rows: z
            .array(z.object(fields, { error: MESSAGES.malformed }), { error: MESSAGES.required("Rânduri") })
            .min(1, MESSAGES.required("Rânduri"))
            .max(MAX_ROWS, `Poți adăuga cel mult ${MAX_ROWS} de redirecționări deodată.`),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(z.object({ created: z.int(), unchanged: z.int() })),
});
