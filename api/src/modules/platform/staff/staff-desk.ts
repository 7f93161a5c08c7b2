/** What the shop's programs on the command line do with people and keys. */
import { KEY_PERMISSIONS, type Permission } from "@curat/contract/staff/permissions.values";
import type { ApiContext } from "../../../context.ts";
import { createKey } from "./keys/keys.service.ts";
import { loadKeys } from "./keys/keys.store.ts";
import { AT_SERVER, ensureOwner, inviteAtServer, type InvitedAtServer } from "./people/at-server.service.ts";
import { listMembers } from "./people/people.store.ts";

export interface StaffDesk {
  /** Invites a person and tells a link, once; as an owner unless another role is named. */
  invite(asked: { email: string; role: string | undefined; again: boolean }): Promise<InvitedAtServer>;
  /** Makes a key and tells it, once; undefined where there is, or was, one of that name. */
  createKey(name: string, permissions: readonly Permission[]): Promise<string | undefined>;
  /** People and keys, a line each. */
  list(): Promise<string[]>;
  /** An owner who can log in at once, where the shop has no people. */
  ensureOwner(owner: { email: string; name: string; password: string; totpSecret: string }): Promise<boolean>;
}

const MAX = 1_000;

export function openStaffDesk(context: ApiContext): StaffDesk {
  const { db, now } = context;
  return {
    invite: (asked) => inviteAtServer(context, asked),
    createKey: async (name, permissions) => {
      const asked = { name, permissions: [...permissions], expiresAt: null };
      const created = await createKey(context, AT_SERVER, asked);
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
