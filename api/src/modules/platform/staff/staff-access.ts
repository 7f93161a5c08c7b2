import { KEY_PERMISSIONS, type Permission } from "@curat/contract/staff/permissions.values";
import type { ApiContext } from "../../../context.ts";
import { createKey } from "./keys/keys.service.ts";
import { loadKeys } from "./keys/keys.store.ts";
import { AT_SERVER, ensureOwner, inviteAtServer, type InvitedAtServer } from "./people/at-server.service.ts";
import { listMembers } from "./people/people.store.ts";

export interface StaffAccess {
  /** Invites a member, by default as owner. Returns a single-use link. */
  invite(input: { email: string; role: string | undefined; again: boolean }): Promise<InvitedAtServer>;
  /** Returns the secret of a new key; undefined if another key, open or revoked, has the same name. */
  createKey(name: string, permissions: readonly Permission[]): Promise<string | undefined>;
  list(): Promise<string[]>;
  /** Creates an owner who can log in at once if the shop has no members. */
  ensureOwner(owner: { email: string; name: string; password: string; totpSecret: string }): Promise<boolean>;
}

const MAX = 1_000;

export function openStaffAccess(context: ApiContext): StaffAccess {
  const { db, now } = context;
  return {
    invite: (input) => inviteAtServer(context, input),
    createKey: async (name, permissions) => {
      const input = { name, permissions: [...permissions], expiresAt: null };
      const created = await createKey(context, AT_SERVER, input);
      return created.ok ? created.key : undefined;
    },
    list: async () => {
      const page = { page: 1, perPage: MAX };
      const people = await listMembers(db, { ...page, q: "", state: undefined, now: now() });
      const keys = await loadKeys(db, page);
      return [
        ...people.rows.map(({ email, name, state, roles }) =>
          ["person", email, state, name, roles.map((role) => role.name).join(", ")].join("\t"),
        ),
        ...keys.rows.map(({ name, revokedAt, permissions }) => {
          const may = permissions.length >= KEY_PERMISSIONS.length ? "everything" : permissions.join(", ");
          return ["key", name, revokedAt ? "revoked" : "open", may].join("\t");
        }),
      ];
    },
    ensureOwner: (owner) => ensureOwner(context, owner),
  };
}
