/** Staff can neither grant permissions that they lack nor change someone who has more. */
import { z } from "@hono/zod-openapi";
import { call, done, idParam, json, numberQuery, one, paged } from "../envelope.ts";
import { email, personName, requiredId } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { textField } from "./catalogue.fields.ts";
import { removed, versionField, versionQuery } from "./content.fields.ts";
import { SECOND_FACTORS, STAFF_STATES } from "./people.values.ts";
import { PERMISSIONS } from "./permissions.values.ts";

const tag = "Staff: people";

const staffMember = z
  .object({
    id: z.int(),
    email: z.string(),
    name: z.string(),
    state: z.enum(STAFF_STATES),
    roles: z.array(z.object({ id: z.int(), name: z.string() })),
    /** Union of the permissions of the person's roles. */
    permissions: z.array(z.enum(PERMISSIONS)),
    second_factors: z.array(z.enum(SECOND_FACTORS)),
    sessions: z.int(),
    /** Names of active API keys, which are revoked when the person is locked or removed. */
    keys: z.array(z.string()),
    created_at: z.string(),
    /** Accurate to ten minutes; null before the first login. */
    last_seen_at: z.string().nullable(),
    invited_until: z.string().nullable(),
    version: z.int(),
  })
  .openapi("StaffMember");
export type StaffMember = z.infer<typeof staffMember>;

const roleIds = z
  .array(requiredId("Roluri"), { error: MESSAGES.required("Roluri") })
  .min(1, MESSAGES.required("Roluri"))
  .max(50, MESSAGES.invalid("Roluri"));

export const listStaffMembers = call({
  method: "get",
  path: "/staff/people",
  tag,
  summary:
    "Lists staff members by name, 50 per page, without erased ones; `state` filters by state, `q` is part of a name or e-mail address",
  access: { staff: "staff:view" },
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000_000),
      q: textField("Căutare", 100).optional(),
      state: z.enum(STAFF_STATES, { error: MESSAGES.invalid("Stare") }).optional(),
    }),
  },
  answer: paged(staffMember),
});

export const getStaffMember = call({
  method: "get",
  path: "/staff/people/{id}",
  tag,
  summary: "Returns one staff member",
  access: { staff: "staff:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffMember),
});

export const inviteStaffMember = call({
  method: "post",
  path: "/staff/people",
  tag,
  summary:
    "Invites a person by mail, with a link that is valid for 72 hours and one use. 422 at `email` for an existing staff member, at `roles` for an unknown role; 403 for roles with more permissions than the caller",
  access: { staff: "staff:edit" },
  effect: "write",
  isSensitive: true,
  request: {
    body: json(
      z.object(
        { email: email(), name: personName("Nume").optional(), roles: roleIds },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffMember),
});

export const repeatInvitation = call({
  method: "post",
  path: "/staff/people/{id}/invitation",
  tag,
  summary:
    "Mails a new link to an invited person; earlier links stop working. 409 if the person has already joined",
  access: { staff: "staff:edit" },
  effect: "write",
  isSensitive: true,
  request: { params: idParam },
  answer: one(staffMember),
});

export const changeStaffMember = call({
  method: "put",
  path: "/staff/people/{id}",
  tag,
  summary:
    "Updates name or roles if `version` is current; otherwise 409 with the current record. 422 at `roles` if no active owner would remain. Takes effect with the next request",
  access: { staff: "staff:edit" },
  effect: "write",
  isSensitive: true,
  request: {
    params: idParam,
    body: json(
      z.object(
        { name: personName("Nume").optional(), roles: roleIds.optional(), version: versionField },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffMember),
});

const onVersion = json(z.object({ version: versionField }, { error: MESSAGES.malformed }));

export const lockStaffMember = call({
  method: "post",
  path: "/staff/people/{id}/lock",
  tag,
  summary:
    "Locks a person: ends their sessions and invalidates their links. 409 for the last active owner, and with the current record if `version` is stale",
  access: { staff: "staff:edit" },
  effect: "write",
  isSensitive: true,
  request: { params: idParam, body: onVersion },
  answer: one(staffMember),
});

export const unlockStaffMember = call({
  method: "post",
  path: "/staff/people/{id}/unlock",
  tag,
  summary: "Unlocks a person; a person who had not joined yet is invited again",
  access: { staff: "staff:edit" },
  effect: "write",
  isSensitive: true,
  request: { params: idParam, body: onVersion },
  answer: one(staffMember),
});

export const endSessionsOfStaffMember = call({
  method: "delete",
  path: "/staff/people/{id}/sessions",
  tag,
  summary: "Ends all sessions of a person",
  access: { staff: "staff:edit" },
  effect: "write",
  isSensitive: true,
  request: { params: idParam },
  answer: done,
});

export const resetStaffMember = call({
  method: "post",
  path: "/staff/people/{id}/reset",
  tag,
  summary:
    "Resets a person who lost their second factor: removes password and second factors, ends their sessions and mails an invitation to set up both again. Only another owner may make this call (403); 409 for the last active owner",
  access: { staff: "staff:edit" },
  effect: "write",
  isSensitive: true,
  request: { params: idParam, body: onVersion },
  answer: one(staffMember),
});

export const eraseStaffMember = call({
  method: "delete",
  path: "/staff/people/{id}",
  tag,
  summary:
    "Locks a person permanently and erases their name, e-mail address, sessions and factors. Accounting law requires that their actions stay recorded under their name. 409 for the last active owner",
  access: { staff: "staff:edit" },
  effect: "write",
  isSensitive: true,
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});
