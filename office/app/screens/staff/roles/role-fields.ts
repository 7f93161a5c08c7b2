import type { Permission } from "@curat/contract/staff/permissions.values";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Compared } from "../../../components/form/conflict/conflict.ts";
import { boxesOf, fieldOf } from "../../../components/permissions/permission-fields.ts";
import { permissionText } from "../../../components/permissions/permission-words.ts";

export interface RoleFields {
  name: string;
  permissions: readonly Permission[];
  discount_percent: number;
}

export function filledRole({ name, permissions, discount_percent }: RoleFields): Typed {
  return { name, discount_percent: typedPercent(discount_percent), ...boxesOf(permissions) };
}

/** Formats a percentage for its field: 7.5 becomes "7,5". */
export function typedPercent(percent: number): string {
  return String(percent).replace(".", ",");
}

/** Parses a percentage; an empty field is 0. Anything else is NaN, which the API refuses. */
export function percentOf(typed: string): number {
  return Number(typed.replace(",", "."));
}

/** Returns the conflict view's labels. Permissions that the person cannot grant have no field. */
export function comparedRole(grantable: readonly Permission[]): Compared {
  const boxes = grantable.map((permission) => [fieldOf(permission), permissionText(permission)]);
  return {
    labels: { name: "Denumire", discount_percent: "Reducere maximă", ...Object.fromEntries(boxes) },
    format: (name, value) =>
      name === "name" || name === "discount_percent" ? (value ?? "") : value === undefined ? "nu" : "da",
  };
}
