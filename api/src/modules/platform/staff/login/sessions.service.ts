/** Session tokens are stored as hashes. They expire after twelve hours, or after 30 minutes of inactivity. */
import type { Permission } from "@curat/contract/staff/permissions.values";
import type { ApiContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/database.ts";
import type { FoundPerson } from "../../../../http/staff-auth.ts";
import { deviceOf } from "../../../../identity/device.ts";
import { keyDigest } from "../../../../identity/key-digest.ts";
import { randomId } from "../../../../identity/random-id.ts";
import { discountPercentOf, narrowed, permissionsOf } from "../grants.rules.ts";
import { until } from "./session.rules.ts";
import { findSession, insertSession, type SessionRow, updateUsed } from "./sessions.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;

export interface Place {
  visitor: string;
  userAgent: string | undefined;
}

export interface Opened {
  ok: true;
  token: string;
  expiresAt: Date;
}

/** Returns the member of a token. Records requests at most once a minute and ignores failures to record them. */
export async function findPerson(
  { db, now }: Shop,
  token: string,
  { isBackground }: { isBackground: boolean },
): Promise<FoundPerson> {
  const session = await findSession(db, keyDigest(token));
  const at = now();
  if (!session) return { is: "unknown" };
  if (session.expiresAt <= at || session.isIdle) return { is: "expired" };
  if (session.isUseNews && !isBackground) await updateUsed(db, session.id).catch(() => undefined);
  const { memberId, name, email, isConfirmed } = session;
  return {
    is: "person",
    person: {
      kind: "staff",
      id: String(memberId),
      memberId,
      name,
      email,
      ...rightsOf(session),
      sessionId: session.id,
      isConfirmed,
    },
  };
}

/**
 * Returns a session's permissions. While the member views the office as another role, only permissions that both have
 * apply.
 */
export function rightsOf({ roles, seenAs }: Pick<SessionRow, "roles" | "seenAs">): {
  permissions: Permission[];
  isOwner: boolean;
  discountPercent: number;
} {
  const own = permissionsOf(roles);
  const isOwner = roles.some((role) => role.isOwner);
  const discountPercent = discountPercentOf(roles);
  if (!seenAs) return { permissions: own, isOwner, discountPercent };
  return {
    permissions: narrowed(own, permissionsOf([seenAs])),
    isOwner: isOwner && seenAs.isOwner,
    discountPercent: Math.min(discountPercent, discountPercentOf([seenAs])),
  };
}

/** Opens a session for a member who has just presented a second factor. */
export async function openSession(
  tx: Tx,
  { memberId, place, now }: { memberId: number; place: Place; now: Date },
): Promise<Opened> {
  const token = randomId();
  const expiresAt = until.session(now);
  await insertSession(tx, {
    tokenHash: keyDigest(token),
    memberId,
    device: deviceOf(place.userAgent),
    address: place.visitor,
    now,
    expiresAt,
  });
  return { ok: true, token, expiresAt };
}
