/** Rules for granting permissions. Pure. */
import { KEY_PERMISSIONS, type Permission, PERMISSIONS } from "@curat/contract/staff/permissions.values";

/** Returns the requested permissions that the giver lacks and therefore cannot grant. */
export function beyond(input: readonly Permission[], givers: readonly Permission[]): Permission[] {
  return input.filter((permission) => !givers.includes(permission));
}

/** Returns the permissions that this version of the shop supports, each once and in the shop's order. */
export function knownPermissions(names: readonly string[]): Permission[] {
  return PERMISSIONS.filter((permission) => names.includes(permission));
}

/**
 * Returns the permissions of an API key. Keys cannot manage access, so such a permission in an older key is
 * dropped.
 */
export function permissionsOfKey(names: readonly string[]): Permission[] {
  return KEY_PERMISSIONS.filter((permission) => names.includes(permission));
}

/** Returns the combined permissions of roles; the owner role has all. */
export function permissionsOf(
  roles: readonly { isOwner: boolean; permissions: readonly string[] }[],
): Permission[] {
  if (roles.some(({ isOwner }) => isOwner)) return [...PERMISSIONS];
  return knownPermissions(roles.flatMap(({ permissions }) => permissions));
}

/**
 * Returns the permissions while a member views the office as another role: those that both the member and the
 * role have.
 */
export function narrowed(own: readonly Permission[], worn: readonly Permission[]): Permission[] {
  return own.filter((permission) => worn.includes(permission));
}
