/**
 * Calls for staff accounts and their roles. Staff can neither grant more permissions than they have nor
 * change someone who has more.
 */
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
    /** Name of the person; "" for an invited one whose name is not known yet. */
    name: z.string(),
    state: z.enum(STAFF_STATES),
    roles: z.array(z.object({ id: z.int(), name: z.string() })),
    /** Union of the permissions of the person's roles. */
    permissions: z.array(z.enum(PERMISSIONS)),
    /** Second factors that the person has set up. */
    second_factors: z.array(z.enum(SECOND_FACTORS)),
    /** Number of open sessions. */
    sessions: z.int(),
    /** Names of the person's active API keys, which are revoked when the person is locked or removed. */
    keys: z.array(z.string()),
    created_at: z.string(),
    /** Last use of any of the person's sessions, accurate to ten minutes; null before the first login. */
    last_seen_at: z.string().nullable(),
    /** When the open invitation expires; null for none. */
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
    "The shop's people by name, those in `state`, with `q` in name or e-mail; 50 a page. Who was erased is not among them",
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
  summary: "One person",
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
    "Invites a person by mail, with a link that is good for 72 hours and once; 422 at `email` for one who is here already, at `roles` for an unknown one; 403 for roles with more than the asker may do",
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
  summary: "Mails an invited person a new link; those before it lead nowhere. 409 for one who is in already",
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
    "Changes name or roles, on the `version` that was seen; 409 with what stands; 422 at `roles` where no active owner would be left; at work from the next request",
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
    "Keeps a person out: sessions end, links lead nowhere; 409 for the last active owner, and with what stands for another version",
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
  summary: "Lets a locked person in again; one who had not come in yet is invited anew",
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
    "For one who lost his second factor: takes password and second factors away, ends the sessions and mails an invitation by which both are set anew. For another owner alone (403); 409 for the last active owner",
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
    "Locks a person for good and forgets name, e-mail, sessions and factors; what he did stays written under his name, as the law asks of the books. 409 for the last active owner",
  access: { staff: "staff:edit" },
  effect: "write",
  isSensitive: true,
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});
