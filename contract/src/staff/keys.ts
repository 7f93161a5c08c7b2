/** API keys of the shop's own programs. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, numberQuery, one, paged } from "../envelope.ts";
import { requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { expectedVersion } from "./content.fields.ts";
import { PERMISSIONS } from "./permissions.values.ts";

const tag = "Staff: API keys";

const staffKey = z
  .object({
    id: z.int(),
    name: z.string(),
    permissions: z.array(z.enum(PERMISSIONS)),
    /** The key is revoked when this staff member is locked. Null for a key created on the server. */
    made_by: z.string().nullable(),
    created_at: z.string(),
    /** Accurate to ten minutes; null when the key was never used. */
    last_used_at: z.string().nullable(),
    revoked_at: z.string().nullable(),
    expires_at: z.string().nullable(),
    version: z.int(),
  })
  .openapi("StaffKey");
export type StaffKey = z.infer<typeof staffKey>;

export const listStaffKeys = call({
  method: "get",
  path: "/staff/keys",
  tag,
  summary: "Lists all API keys, including revoked ones, newest first, 20 per page",
  access: { staff: "keys:view" },
  effect: "read",
  request: { query: z.object({ page: numberQuery(1, 1, 1_000_000) }) },
  answer: paged(staffKey),
});

export const getStaffKey = call({
  method: "get",
  path: "/staff/keys/{id}",
  tag,
  summary: "Returns one API key, also if it is revoked",
  access: { staff: "keys:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffKey),
});

const expiry = z.iso.datetime({ error: MESSAGES.invalid("Valabilă până la") });
const permissions = z
  .array(z.enum(PERMISSIONS, { error: MESSAGES.invalid("Drepturi") }), {
    error: MESSAGES.required("Drepturi"),
  })
  .min(1, MESSAGES.required("Drepturi"))
  .max(PERMISSIONS.length, MESSAGES.invalid("Drepturi"));

export const createStaffKey = call({
  method: "post",
  path: "/staff/keys",
  tag,
  summary:
    "Creates an API key and returns it once, as `key`. 422 at `permissions` for permissions that the caller does not have or that no key may have, at `name` if the name was used before",
  access: { staff: "keys:edit" },
  effect: "write",
  isSensitive: true,
  request: {
    body: json(
      z.object(
        {
          name: requiredText("Denumire", 100),
          permissions,
          expires_at: expiry.nullish(),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffKey.extend({ key: z.string() })),
});

export const changeStaffKey = call({
  method: "put",
  path: "/staff/keys/{id}",
  tag,
  summary:
    "Sets the expiry of an API key, or null for none. 409 with the current record if `version` is given and stale, 422 for a revoked key, 403 for a key with more permissions than the caller",
  access: { staff: "keys:edit" },
  effect: "write",
  isSensitive: true,
  request: {
    params: idParam,
    body: json(
      z.object({ expires_at: expiry.nullable(), version: expectedVersion }, { error: MESSAGES.malformed }),
    ),
  },
  answer: one(staffKey),
});

export const narrowStaffKey = call({
  method: "put",
  path: "/staff/keys/{id}/permissions",
  tag,
  summary:
    "Limits an API key to the given permissions, effective immediately. 422 at `permissions` for one that the key does not have, or if the key is revoked; 409 with the current record if `version` is given and stale; 403 for a key with more permissions than the caller",
  access: { staff: "keys:edit" },
  effect: "write",
  isSensitive: true,
  request: {
    params: idParam,
    body: json(z.object({ permissions, version: expectedVersion }, { error: MESSAGES.malformed })),
  },
  answer: one(staffKey),
});

export const revokeStaffKey = call({
  method: "delete",
  path: "/staff/keys/{id}",
  tag,
  summary:
    "Revokes an API key permanently; repeating the call returns the same response. 403 for a key with more permissions than the caller",
  access: { staff: "keys:edit" },
  effect: "write",
  isSensitive: true,
  request: { params: idParam },
  answer: one(staffKey),
});
