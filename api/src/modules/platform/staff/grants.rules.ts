/** Rules for granting permissions. Pure. */
import { KEY_PERMISSIONS, type Permission, PERMISSIONS } from "@curat/contract/staff/permissions.values";

/** Returns those of the requested permissions that the giver lacks. */
export function beyond(input: readonly Permission[], givers: readonly Permission[]): Permission[] {
  return input.filter((permission) => !givers.includes(permission));
}

/** Returns the permissions that this version of the shop supports, each once and in its order. */
export function knownPermissions(names: readonly string[]): Permission[] {
  return PERMISSIONS.filter((permission) => names.includes(permission));
}

/**
 * Returns the permissions of an API key. Keys cannot manage access, although an older key may list such a
 * permission.
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

/** Returns the permissions while viewing the office as another role: those that both have. */
export function narrowed(own: readonly Permission[], worn: readonly Permission[]): Permission[] {
  return own.filter((permission) => worn.includes(permission));
}
