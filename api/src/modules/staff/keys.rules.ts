import { type Permission, PERMISSIONS } from "@curat/contract/staff/permissions.values";

/** Those of the asked permissions that their giver has not got himself. */
export function beyond(asked: readonly Permission[], givers: readonly Permission[]): Permission[] {
  return asked.filter((permission) => !givers.includes(permission));
}

/** Those permissions that this version of the shop knows, each once and in its order. */
export function knownPermissions(names: readonly string[]): Permission[] {
  return PERMISSIONS.filter((permission) => names.includes(permission));
}

/** How exactly the last use is known: not every request writes. */
const USED_MS = 10 * 60_000;

/** Whether a use is worth being noted. */
export function isUseWorthNoting(lastUsedAt: Date | null, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= USED_MS;
}
