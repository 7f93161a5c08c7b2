import { sql } from "kysely";
import type { Db, Tx } from "../../../../db/database.ts";
import type { Paging } from "../../../../db/page.ts";

export interface Role {
  id: number;
  name: string;
  permissions: string[];
  isOwner: boolean;
  /** Largest discount on an order, in percent, that members with the permission discounts:give may give. */
  discountPercent: number;
}
export interface CountedRole extends Role {
  people: number;
}

const COLUMNS = [
  "id",
  "name",
  "permissions",
  "is_owner as isOwner",
  "discount_percent as discountPercent",
] as const;

export async function lockPeople(tx: Tx): Promise<void> {
  await tx.selectFrom("staff_role").select("id").where("is_owner", "=", true).forUpdate().execute();
}

/** Returns a page of all roles: the owner's first, then by name. */
export async function listRoles(
  db: Db,
  { page, perPage }: Paging,
): Promise<{ rows: CountedRole[]; total: number }> {
  const rows = await counted(db)
    .orderBy("is_owner", "desc")
    .orderBy("name")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db
    .selectFrom("staff_role")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function findRole(db: Db, id: number): Promise<CountedRole | undefined> {
  return counted(db).where("id", "=", id).executeTakeFirst();
}

export async function findRoles(db: Db, ids: readonly number[]): Promise<Role[]> {
  return db
    .selectFrom("staff_role")
    .select(COLUMNS)
    .where("id", "=", sql<number>`any(${ids}::integer[])`)
    .orderBy("id")
    .execute();
}

/** Returns the role with this name. Without a name, returns the owner role. */
export async function findRoleNamed(db: Db, name: string | undefined): Promise<Role | undefined> {
  const roles = db.selectFrom("staff_role").select(COLUMNS);
  return (
    name === undefined ? roles.where("is_owner", "=", true) : roles.where("name", "=", name)
  ).executeTakeFirst();
}

/** Inserts a role and returns its id; undefined if another role has that name. */
export async function insertRole(
  tx: Tx,
  { name, permissions, discountPercent }: Pick<Role, "name" | "permissions" | "discountPercent">,
): Promise<number | undefined> {
  const row = await tx
    .insertInto("staff_role")
    .values({ name, permissions, discount_percent: discountPercent })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function isNameTaken(tx: Tx, { id, name }: Pick<Role, "id" | "name">): Promise<boolean> {
  const roles = tx.selectFrom("staff_role").select("id").where("name", "=", name);
  return (await roles.where("id", "!=", id).executeTakeFirst()) !== undefined;
}

export async function updateRole(tx: Tx, { id, name, permissions, discountPercent }: Role): Promise<void> {
  await tx
    .updateTable("staff_role")
    .set({ name, permissions, discount_percent: discountPercent })
    .where("id", "=", id)
    .execute();
}

export async function countPeople(db: Db, roleId: number): Promise<number> {
  const { people } = await db
    .selectFrom("staff_member_role")
    .where("role_id", "=", roleId)
    .select((eb) => eb.fn.countAll<number>().as("people"))
    .executeTakeFirstOrThrow();
  return people;
}

export async function deleteRole(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("staff_role").where("id", "=", id).execute();
}

function counted(db: Db) {
  return db
    .selectFrom("staff_role")
    .select(COLUMNS)
    .select((eb) =>
      eb
        .selectFrom("staff_member_role")
        .whereRef("role_id", "=", "staff_role.id")
        .select(eb.fn.countAll<number>().as("people"))
        .$castTo<{ people: number }>()
        .as("people"),
    )
    .$castTo<CountedRole>();
}
