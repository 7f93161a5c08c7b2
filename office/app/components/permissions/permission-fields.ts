/** The boxes of permissions in a form. */
import { PERMISSIONS } from "@curat/contract/staff/permissions.values";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Permission } from "@curat/contract/staff/permissions.values";

/** The name of a permission's box: fields have no colons. */
export function fieldOf(permission: Permission): string {
  return `allow.${permission.replace(":", ".")}`;
}

/** The boxes as a form sends them. */
export function boxesOf(permissions: readonly Permission[]): Typed {
  return Object.fromEntries(permissions.map((permission) => [fieldOf(permission), "on"]));
}

/** What is ticked. */
export function tickedPermissions(form: FormData): Permission[] {
  return PERMISSIONS.filter((permission) => form.has(fieldOf(permission)));
}
