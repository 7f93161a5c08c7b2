import type { StaffRole } from "@curat/contract/staff/roles";
import { discountPercentOf, permissionsOf } from "../grants.rules.ts";
import type { CountedRole } from "./roles.store.ts";

export function toStaffRole(role: CountedRole, version: number): StaffRole {
  const { id, name, isOwner, people } = role;
  const [permissions, discount_percent] = [permissionsOf([role]), discountPercentOf([role])];
  return { id, name, permissions, discount_percent, is_owner: isOwner, people, version };
}
