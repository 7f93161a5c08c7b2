import type { Permission } from "@curat/contract/staff/permissions.values";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Compared } from "../../../components/form/conflict/conflict.ts";
import { boxesOf, fieldOf } from "../../../components/permissions/permission-fields.ts";
import { permissionText } from "../../../components/permissions/permission-words.ts";

export interface RoleFields {
  name: string;
  permissions: readonly Permission[];
}

export function filledRole({ name, permissions }: RoleFields): Typed {
  return { name, ...boxesOf(permissions) };
}

/** Returns the conflict view's labels. Permissions that the person cannot grant have no field. */
export function comparedRole(grantable: readonly Permission[]): Compared {
  const boxes = grantable.map((permission) => [fieldOf(permission), permissionText(permission)]);
  return {
    labels: { name: "Denumire", ...Object.fromEntries(boxes) },
    say: (name, value) => (name === "name" ? (value ?? "") : value === undefined ? "nu" : "da"),
  };
}
