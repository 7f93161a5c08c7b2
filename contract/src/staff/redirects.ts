/** Permanent redirects: addresses that lead elsewhere, each named by the address that it stands at. */
import { z } from "@hono/zod-openapi";
import { call, json, numberQuery, one, paged } from "../envelope.ts";
import { requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { versionField, versionQuery } from "./content.fields.ts";

const tag = "Staff: redirects";

const staffRedirect = z
  .object({ from: z.string(), to: z.string(), version: z.int() })
  .openapi("StaffRedirect");

const fields = { from: requiredText("De la", 500), to: requiredText("Către", 500) };

export const listStaffRedirects = call({
  method: "get",
  path: "/staff/redirects",
  tag,
  summary:
    "All redirects by address, those too that former addresses of pages became; of one address (`from`) or with a text in either (`q`), 20 a page",
  access: { staff: "redirects:view" },
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000_000),
      from: z.string().max(500).optional(),
      q: z.string().max(200).optional(),
    }),
  },
  answer: paged(staffRedirect),
});

export const createStaffRedirect = call({
  method: "post",
  path: "/staff/redirects",
  tag,
  summary:
    "Lets an address without a page lead to another of the shop, at once to the last one; 422 at `from` for one that is taken, at `to` for a circle or an address that leads nowhere",
  access: { staff: "redirects:edit" },
  effect: "write",
  request: { body: json(z.object(fields, { error: MESSAGES.malformed })) },
  answer: one(staffRedirect),
});

export const changeStaffRedirect = call({
  method: "put",
  path: "/staff/redirects",
  tag,
  summary: "Lets `from` lead elsewhere, on the `version` that was seen; 409 with what stands",
  access: { staff: "redirects:edit" },
  effect: "write",
  request: { body: json(z.object({ ...fields, version: versionField }, { error: MESSAGES.malformed })) },
  answer: one(staffRedirect),
});

export const removeStaffRedirect = call({
  method: "delete",
  path: "/staff/redirects",
  tag,
  summary: "Removes a redirect; its address is not found from then on",
  access: { staff: "redirects:edit" },
  effect: "write",
  request: { query: z.object({ from: requiredText("De la", 500), version: versionQuery }) },
  answer: one(z.object({ from: z.string(), version: z.int() })),
});
