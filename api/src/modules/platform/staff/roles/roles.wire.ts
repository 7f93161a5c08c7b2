import type { StaffRole } from "@curat/contract/staff/roles";
import { permissionsOf } from "../grants.rules.ts";
import type { CountedRole } from "./roles.store.ts";

export function toStaffRole(role: CountedRole, version: number): StaffRole {
  const { id, name, isOwner, people } = role;
  return { id, name, permissions: permissionsOf([role]), is_owner: isOwner, people, version };
}
