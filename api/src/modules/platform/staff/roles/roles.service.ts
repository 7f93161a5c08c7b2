/** To save a role, staff need all of its permissions and at least its discount limit. */
import type { Permission } from "@curat/contract/staff/permissions.values";
import type { StaffRole } from "@curat/contract/staff/roles";
import type { ApiContext } from "../../../../context.ts";
import type { Db, Tx } from "../../../../db/database.ts";
import type { Staff } from "../../../../http/caller.ts";
import {
  type WriteInput,
  changeRecord,
  createRecord,
  type RecordWrites,
  removeRecord,
  versionOf,
  type Written,
} from "../../changes/index.ts";
import { knownPermissions, mayGrant } from "../grants.rules.ts";
import {
  countPeople,
  deleteRole,
  findRole,
  findRoles,
  insertRole,
  isNameTaken,
  lockPeople,
  type Role,
  updateRole,
} from "./roles.store.ts";
import { toStaffRole } from "./roles.wire.ts";

type Shop = Pick<ApiContext, "db">;
type Refused = { ok: false; error: "taken" | "forbidden" } | { ok: false; error: "in-use"; people: number };
export type WrittenRole = Written<Role, Refused>;

interface RoleFields {
  name: string;
  permissions: Permission[];
  discount_percent?: number | undefined;
}
interface ByStaff extends WriteInput {
  actor: Staff;
}

const FORBIDDEN: Refused = { ok: false, error: "forbidden" };

export async function findStaffRole(db: Db, id: number): Promise<StaffRole | undefined> {
  const role = await findRole(db, id);
  return role && toStaffRole(role, await versionOf(db, { kind: "staff_role", id }));
}

export function createRole({ db }: Shop, actor: Staff, fields: RoleFields): Promise<WrittenRole> {
  const { name, permissions, discount_percent: discountPercent = 0 } = fields;
  const role = { name, permissions: knownPermissions(permissions), isOwner: false, discountPercent };
  const make = async (tx: Tx): Promise<Role | Refused> => {
    if (!mayGrant(actor, [role])) return FORBIDDEN;
    const id = await insertRole(tx, role);
    return id === undefined ? { ok: false, error: "taken" } : { ...role, id };
  };
  return createRecord(db, rolesOf(actor), { actor, make });
}

export function changeRole(
  { db }: Shop,
  { fields, ...input }: ByStaff & { fields: { [F in keyof RoleFields]?: RoleFields[F] | undefined } },
): Promise<WrittenRole> {
  const change = (before: Role): Role => ({
    ...before,
    name: fields.name ?? before.name,
    permissions: fields.permissions ? knownPermissions(fields.permissions) : before.permissions,
    discountPercent: fields.discount_percent ?? before.discountPercent,
  });
  return changeRecord(db, rolesOf(input.actor), { ...input, change });
}

export function removeRole({ db }: Shop, input: ByStaff): Promise<WrittenRole> {
  const remove = async (tx: Tx, role: Role): Promise<Refused | void> => {
    if (role.isOwner || !mayGrant(input.actor, [role])) return FORBIDDEN;
    const people = await countPeople(tx, role.id);
    if (people > 0) return { ok: false, error: "in-use", people };
    await deleteRole(tx, role.id);
  };
  return removeRecord(db, rolesOf(input.actor), { ...input, remove });
}

function rolesOf(actor: Staff): RecordWrites<Role, Refused> {
  return {
    kind: "staff_role",
    title: ({ name }) => `Rolul „${name}”`,
    gender: "masculine",
    labels: { name: "denumirea", permissions: "drepturile", discountPercent: "reducerea maximă" },
    kept: ({ name, permissions, discountPercent }) => ({
      name,
      permissions,
      discount_percent: discountPercent,
    }),
    touched: () => [],
    lock: async (tx, ids) => {
      await lockPeople(tx);
      return findRoles(tx, ids);
    },
    refuse: async (tx, after, before) => {
      if (before && (before.isOwner || !mayGrant(actor, [before]) || !mayGrant(actor, [after])))
        return FORBIDDEN;
      return (await isNameTaken(tx, after)) ? { ok: false, error: "taken" } : undefined;
    },
    store: async (tx, roles) => {
      for (const role of roles) await updateRole(tx, role);
    },
    shown: findStaffRole,
  };
}
