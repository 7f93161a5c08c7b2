/** A staff member's own account, available in every role. */
import { z } from "@hono/zod-openapi";
import { call, done, idParam, json, one } from "../envelope.ts";
import { personName, requiredId, requiredText, writtenPassword } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { PERMISSIONS } from "./permissions.values.ts";
import { credential, newTotp, passkeyOptions, totpCode } from "./second-factor.fields.ts";
import { checkRepeated, repeatedPassword } from "./session.ts";

const tag = "Staff: own account";
const malformed = { error: MESSAGES.malformed };
const roleName = z.object({ id: z.int(), name: z.string() });

const passkey = z
  .object({
    id: z.int(),
    name: z.string(),
    created_at: z.string(),
    last_used_at: z.string().nullable(),
  })
  .openapi("StaffPasskey");

const staffMe = z
  .object({
    id: z.int(),
    email: z.string(),
    name: z.string(),
    roles: z.array(roleName),
    /** While the session previews another role, only that role's permissions. */
    permissions: z.array(z.enum(PERMISSIONS)),
    seen_as: roleName.nullable(),
    is_owner: z.boolean(),
    totp: z.boolean(),
    passkeys: z.array(passkey),
    recovery_codes_left: z.int(),
    /**
     * Seconds until sensitive calls need a new second factor. A duration does not depend on clients' clocks.
     */
    recent_seconds: z.int(),
    expires_at: z.string(),
  })
  .openapi("StaffMe");
export type StaffMe = z.infer<typeof staffMe>;

export const getStaffMe = call({
  method: "get",
  path: "/staff/me",
  tag,
  summary: "Returns the logged-in person and the permissions of this session",
  access: "staff",
  effect: "read",
  answer: one(staffMe),
});

export const listStaffOwners = call({
  method: "get",
  path: "/staff/me/owners",
  tag,
  summary: "Lists the names of active owners, who can grant permissions",
  access: "staff",
  effect: "read",
  answer: one(z.array(z.string())),
});

export const changeStaffMe = call({
  method: "put",
  path: "/staff/me",
  tag,
  summary: "Updates your own name",
  access: "staff",
  effect: "write",
  request: { body: json(z.object({ name: personName("Nume") }, malformed)) },
  answer: one(staffMe),
});

export const seeAsRole = call({
  method: "put",
  path: "/staff/me/role",
  tag,
  summary:
    "Assumes a role: until it is dropped, this session is limited to permissions that both the role and the person have. 422 at `role` for an unknown role",
  access: "staff",
  effect: "write",
  request: {
    body: json(z.object({ role: requiredId("Rol") }, malformed)),
  },
  answer: one(staffMe),
});

export const seeAsOneself = call({
  method: "delete",
  path: "/staff/me/role",
  tag,
  summary: "Drops the assumed role",
  access: "staff",
  effect: "write",
  answer: one(staffMe),
});

const staffSession = z
  .object({
    id: z.int(),
    device: z.string(),
    address: z.string(),
    created_at: z.string(),
    used_at: z.string(),
    expires_at: z.string(),
    current: z.boolean(),
  })
  .openapi("StaffSession");

export const listStaffSessions = call({
  method: "get",
  path: "/staff/me/sessions",
  tag,
  summary: "Lists your open sessions: the current one first, then by last use",
  access: "staff",
  effect: "read",
  answer: one(z.array(staffSession)),
});

const storedStaff = z
  .object({
    profile: z.object({ email: z.string(), name: z.string(), state: z.string(), created_at: z.string() }),
    roles: z.array(z.string()),
    second_factors: z.object({
      totp_since: z.string().nullable(),
      passkeys: z.array(
        z.object({ name: z.string(), created_at: z.string(), last_used_at: z.string().nullable() }),
      ),
      recovery_codes_left: z.int(),
    }),
    sessions: z.array(
      z.object({
        device: z.string(),
        address: z.string(),
        created_at: z.string(),
        used_at: z.string(),
        expires_at: z.string(),
      }),
    ),
    views: z.array(
      z.object({ list: z.string(), name: z.string(), query: z.string(), is_shared: z.boolean() }),
    ),
    notices: z.array(z.object({ kind: z.string(), way: z.string() })),
  })
  .openapi("StoredStaff");
export type StoredStaff = z.infer<typeof storedStaff>;

export const getStoredStaff = call({
  method: "get",
  path: "/staff/me/stored-data",
  tag,
  summary:
    "Returns all data stored about you, except secrets. Your actions remain in the audit log under your name",
  access: "staff",
  effect: "read",
  isSensitive: true,
  answer: one(storedStaff),
});

export const endStaffSession = call({
  method: "delete",
  path: "/staff/me/sessions/{id}",
  tag,
  summary: "Ends one of your sessions; 404 for any other session",
  access: "staff",
  effect: "write",
  request: { params: idParam },
  answer: done,
});

export const endOtherStaffSessions = call({
  method: "delete",
  path: "/staff/me/sessions",
  tag,
  summary: "Ends all your sessions except the current one",
  access: "staff",
  effect: "write",
  answer: done,
});

export const changeStaffPassword = call({
  method: "put",
  path: "/staff/me/password",
  tag,
  summary:
    "Changes your password and ends your other sessions; 422 at `old_password`, 429 after too many wrong passwords",
  access: "staff",
  effect: "write",
  rate: "forms",
  isSensitive: true,
  request: {
    body: json(
      z
        .object({ old_password: writtenPassword("Parola veche"), ...repeatedPassword }, malformed)
        .superRefine(checkRepeated),
    ),
  },
  answer: done,
});

export const newStaffTotp = call({
  method: "post",
  path: "/staff/me/totp",
  tag,
  summary:
    "Creates a secret for an authenticator app. It becomes active once a code is confirmed; until then the previous secret remains active",
  access: "staff",
  effect: "write",
  isSensitive: true,
  answer: one(newTotp),
});

export const confirmStaffTotp = call({
  method: "put",
  path: "/staff/me/totp",
  tag,
  summary: "Confirms a code of the new secret, which replaces the previous one; 422 at `code`",
  access: "staff",
  effect: "write",
  isSensitive: true,
  request: { body: json(z.object({ code: totpCode }, malformed)) },
  answer: one(staffMe),
});

export const removeStaffTotp = call({
  method: "delete",
  path: "/staff/me/totp",
  tag,
  summary: "Deletes the authenticator secret; 409 if it is the last second factor",
  access: "staff",
  effect: "write",
  isSensitive: true,
  answer: one(staffMe),
});

export const newStaffPasskey = call({
  method: "post",
  path: "/staff/me/passkeys/options",
  tag,
  summary: "Returns the browser options for creating a passkey, valid for five minutes",
  access: "staff",
  effect: "write",
  isSensitive: true,
  answer: one(z.object({ passkey: passkeyOptions })),
});

export const addStaffPasskey = call({
  method: "post",
  path: "/staff/me/passkeys",
  tag,
  summary: "Saves a new passkey under a name; 422 at `credential`",
  access: "staff",
  effect: "write",
  isSensitive: true,
  request: { body: json(z.object({ name: requiredText("Denumire", 100), credential }, malformed)) },
  answer: one(staffMe),
});

export const removeStaffPasskey = call({
  method: "delete",
  path: "/staff/me/passkeys/{id}",
  tag,
  summary: "Deletes a passkey; 409 if it is the last second factor",
  access: "staff",
  effect: "write",
  isSensitive: true,
  request: { params: idParam },
  answer: one(staffMe),
});

export const newRecoveryCodes = call({
  method: "post",
  path: "/staff/me/recovery-codes",
  tag,
  summary: "Creates ten new recovery codes and returns them once; previous codes become invalid",
  access: "staff",
  effect: "write",
  isSensitive: true,
  answer: one(z.object({ recovery_codes: z.array(z.string()) })),
});
