/** Checkboxes of permissions in a form. */
import { PERMISSIONS } from "@curat/contract/staff/permissions.values";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Permission } from "@curat/contract/staff/permissions.values";

/** Returns the field name of a permission; fields contain no colons. */
export function fieldOf(permission: Permission): string {
  return `allow.${permission.replace(":", ".")}`;
}

/** Returns the form values for the granted permissions. */
export function boxesOf(permissions: readonly Permission[]): Typed {
  return Object.fromEntries(permissions.map((permission) => [fieldOf(permission), "on"]));
}

/** Returns the ticked permissions. */
export function tickedPermissions(form: FormData): Permission[] {
  return PERMISSIONS.filter((permission) => form.has(fieldOf(permission)));
}
