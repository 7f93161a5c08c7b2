/** What may be given to whom. Pure. */
import { KEY_PERMISSIONS, type Permission, PERMISSIONS } from "@curat/contract/staff/permissions.values";

/** Those of the asked permissions that their giver has not got himself. */
export function beyond(asked: readonly Permission[], givers: readonly Permission[]): Permission[] {
  return asked.filter((permission) => !givers.includes(permission));
}

/** Those permissions that this version of the shop knows, each once and in its order. */
export function knownPermissions(names: readonly string[]): Permission[] {
  return PERMISSIONS.filter((permission) => names.includes(permission));
}

/** The same for a key, which never gives access to others: an older key may still name such a permission. */
export function permissionsOfKey(names: readonly string[]): Permission[] {
  return KEY_PERMISSIONS.filter((permission) => names.includes(permission));
}

/** What roles allow together: all that there is for who holds the owner's. */
export function permissionsOf(
  roles: readonly { isOwner: boolean; permissions: readonly string[] }[],
): Permission[] {
  if (roles.some(({ isOwner }) => isOwner)) return [...PERMISSIONS];
  return knownPermissions(roles.flatMap(({ permissions }) => permissions));
}

/** What one may do who sees the office as another: what both may. */
export function narrowed(own: readonly Permission[], worn: readonly Permission[]): Permission[] {
  return own.filter((permission) => worn.includes(permission));
}
