import type { SecondFactor } from "@curat/contract/staff/people.values";
import type { StaffMember } from "@curat/contract/staff/people";
import { permissionsOf } from "../grants.rules.ts";
import type { MemberView } from "./people.store.ts";

export function toStaffMember(member: MemberView, version: number): StaffMember {
  const factors: SecondFactor[] = [];
  if (member.hasTotp) factors.push("totp");
  if (member.passkeys > 0) factors.push("passkey");
  if (member.recoveryCodes > 0) factors.push("recovery");
  return {
    id: member.id,
    email: member.email,
    name: member.name,
    state: member.state,
    roles: member.roles.map(({ id, name }) => ({ id, name })),
    permissions: permissionsOf(member.roles),
    second_factors: factors,
    sessions: member.sessions,
    keys: member.keys,
    created_at: member.createdAt.toISOString(),
    last_seen_at: member.lastSeenAt?.toISOString() ?? null,
    invited_until: member.invitedUntil?.toISOString() ?? null,
    version,
  };
}
