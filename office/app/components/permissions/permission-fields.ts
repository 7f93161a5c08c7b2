import { PERMISSIONS } from "@curat/contract/staff/permissions.values";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Permission } from "@curat/contract/staff/permissions.values";

/** Returns the name of a permission's checkbox. Field names cannot contain the colon. */
export function fieldOf(permission: Permission): string {
  return `allow.${permission.replace(":", ".")}`;
}

export function boxesOf(permissions: readonly Permission[]): Typed {
  return Object.fromEntries(permissions.map((permission) => [fieldOf(permission), "on"]));
}

export function tickedPermissions(form: FormData): Permission[] {
  return PERMISSIONS.filter((permission) => form.has(fieldOf(permission)));
}
