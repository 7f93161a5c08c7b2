import type { StaffMe } from "@curat/contract/staff/me";
import type { Db } from "../../../../db/database.ts";
import { rightsOf } from "../login/sessions.service.ts";
import { findSessionOf } from "../login/sessions.store.ts";
import { countRecoveryCodes, findTotp, loadPasskeys } from "../factors/factors.store.ts";
import { notFound } from "../../../../http/refusal.ts";

export async function loadMe(db: Db, sessionId: number): Promise<StaffMe> {
  const session = await findSessionOf(db, sessionId);
  if (!session) throw notFound();
  const { memberId, roles, seenAs } = session;
  const [totp, passkeys, codes] = await Promise.all([
    findTotp(db, memberId),
    loadPasskeys(db, memberId),
    countRecoveryCodes(db, memberId),
  ]);
  const { permissions, isOwner } = rightsOf(session);
  return {
    id: memberId,
    email: session.email,
    name: session.name,
    roles: roles.map(({ id, name }) => ({ id, name })),
    permissions,
    seen_as: seenAs && { id: seenAs.id, name: seenAs.name },
    is_owner: isOwner,
    totp: totp !== undefined,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    recovery_codes_left: codes,
    recent_seconds: session.confirmedSeconds,
    expires_at: session.expiresAt.toISOString(),
  };
}
