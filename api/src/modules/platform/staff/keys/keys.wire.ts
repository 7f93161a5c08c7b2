import type { StaffKey } from "@curat/contract/staff/keys";
import { permissionsOfKey } from "../grants.rules.ts";
import type { KeyRow } from "./keys.store.ts";

export function toWireKey(row: KeyRow, version: number): StaffKey {
  return {
    id: row.id,
    name: row.name,
    permissions: permissionsOfKey(row.permissions),
    made_by: row.madeBy,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
    expires_at: row.expiresAt?.toISOString() ?? null,
    version,
  };
}
