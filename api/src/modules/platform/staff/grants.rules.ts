import { KEY_PERMISSIONS, type Permission, PERMISSIONS } from "@curat/contract/staff/permissions.values";

/** Returns the requested permissions that the granter does not have and therefore cannot grant. */
export function beyond(input: readonly Permission[], givers: readonly Permission[]): Permission[] {
  return input.filter((permission) => !givers.includes(permission));
}

/** Returns the permissions that this version of the shop supports, in the shop's order. */
export function knownPermissions(names: readonly string[]): Permission[] {
  return PERMISSIONS.filter((permission) => names.includes(permission));
}

/** Returns an API key's permissions. Leaves out permissions to manage access, which older keys may have. */
export function permissionsOfKey(names: readonly string[]): Permission[] {
  return KEY_PERMISSIONS.filter((permission) => names.includes(permission));
}

/** Returns the combined permissions of roles. The owner role has every permission. */
export function permissionsOf(
  roles: readonly { isOwner: boolean; permissions: readonly string[] }[],
): Permission[] {
  if (roles.some(({ isOwner }) => isOwner)) return [...PERMISSIONS];
  return knownPermissions(roles.flatMap(({ permissions }) => permissions));
}

/** Returns the largest discount that people with these roles may give, in percent. Owners may give any. */
export function discountPercentOf(
  roles: readonly { isOwner: boolean; permissions: readonly string[]; discountPercent: number }[],
): number {
  if (roles.some(({ isOwner }) => isOwner)) return 100;
  const giving = roles.filter(({ permissions }) => permissions.includes("discounts:give"));
  return Math.max(0, ...giving.map(({ discountPercent }) => discountPercent));
}

/**
 * Returns whether the actor has all permissions of the roles and may give discounts at least as large. Staff need
 * both to grant, revoke or change roles.
 */
export function mayGrant(
  actor: { permissions: readonly Permission[]; discountPercent: number },
  roles: Parameters<typeof discountPercentOf>[0],
): boolean {
  return (
    discountPercentOf(roles) <= actor.discountPercent &&
    beyond(permissionsOf(roles), actor.permissions).length === 0
  );
}

/** Returns the permissions that both the member and the viewed role have. */
export function narrowed(own: readonly Permission[], worn: readonly Permission[]): Permission[] {
  return own.filter((permission) => worn.includes(permission));
}
