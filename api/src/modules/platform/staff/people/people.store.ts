import { STAFF_IDLE_MINUTES, type StaffState } from "@curat/contract/staff/people.values";
import { sql } from "kysely";
import type { Db, Tx } from "../../../../db/database.ts";
import { pageOf, type Paging } from "../../../../db/page.ts";
import type { Role } from "../roles/roles.store.ts";
import type { CurrentState } from "./people.rules.ts";

export interface MemberRow {
  id: number;
  email: string | null;
  name: string;
  state: StaffState;
  passwordHash: string | null;
  createdAt: Date;
  roles: Role[];
}
export interface MemberView extends Omit<MemberRow, "passwordHash"> {
  email: string;
  hasTotp: boolean;
  passkeys: number;
  recoveryCodes: number;
  sessions: number;
  keys: string[];
  lastSeenAt: Date | null;
  invitedUntil: Date | null;
}

const ROLES = sql<Role[]>`coalesce((
  select json_agg(json_build_object('id', r.id, 'name', r.name, 'permissions', r.permissions, 'isOwner', r.is_owner,
    'discountPercent', r.discount_percent)
    order by r.is_owner desc, r.name)
  from staff_member_role mr join staff_role r on r.id = mr.role_id where mr.member_id = staff_member.id), '[]')`;

function members(db: Db) {
  return db
    .selectFrom("staff_member")
    .select(["id", "email", "name", "password_hash as passwordHash", "created_at as createdAt"])
    .select((eb) => [eb.ref("state").$castTo<StaffState>().as("state"), ROLES.as("roles")])
    .where("erased_at", "is", null);
}

export async function findMember(db: Db, id: number): Promise<MemberRow | undefined> {
  return members(db).where("id", "=", id).executeTakeFirst();
}

export async function findMemberOf(db: Db, email: string): Promise<MemberRow | undefined> {
  return members(db).where("email", "=", email).executeTakeFirst();
}

export async function loadOwners(tx: Tx): Promise<CurrentState[]> {
  const rows = await tx
    .selectFrom("staff_member")
    .innerJoin("staff_member_role", "staff_member_role.member_id", "staff_member.id")
    .innerJoin("staff_role", "staff_role.id", "staff_member_role.role_id")
    .where("is_owner", "=", true)
    .select((eb) => ["staff_member.id", eb.ref("staff_member.state").$castTo<StaffState>().as("state")])
    .execute();
  return rows.map((row) => ({ ...row, isOwner: true }));
}

export async function loadOwnerNames(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("staff_member")
    .innerJoin("staff_member_role", "staff_member_role.member_id", "staff_member.id")
    .innerJoin("staff_role", "staff_role.id", "staff_member_role.role_id")
    .where("is_owner", "=", true)
    .where("state", "=", "active")
    .select("staff_member.name")
    .orderBy("staff_member.name")
    .execute();
  return rows.map(({ name }) => name);
}

export interface MemberFilter extends Paging {
  q: string;
  state: StaffState | undefined;
}

export async function listMembers(
  db: Db,
  { q, state, page, perPage, now }: MemberFilter & { now: Date },
): Promise<{ rows: MemberView[]; total: number }> {
  const sought = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const query = views(db, now)
    .where((eb) => eb.or([eb("name", "ilike", sought), eb("email", "ilike", sought)]))
    .$if(state !== undefined, (only) => only.where("state", "=", state ?? ""))
    .orderBy("name")
    .orderBy("id");
  return pageOf(query, { page, perPage });
}

export async function findMemberView(db: Db, id: number, now: Date): Promise<MemberView | undefined> {
  return views(db, now).where("id", "=", id).executeTakeFirst();
}

function views(db: Db, now: Date) {
  return (
    members(db)
      .select([
        sql<boolean>`exists (select from staff_totp t where t.member_id = staff_member.id)`.as("hasTotp"),
        sql<number>`(select count(*)::integer from staff_passkey p where p.member_id = staff_member.id)`.as(
          "passkeys",
        ),
        sql<number>`(select count(*)::integer from staff_recovery_code c where c.member_id = staff_member.id)`.as(
          "recoveryCodes",
        ),
        sql<number>`(select count(*)::integer from staff_session s
        where s.member_id = staff_member.id and s.expires_at > ${now}
          and s.used_at > now() - ${STAFF_IDLE_MINUTES} * interval '1 minute')`.as("sessions"),
        sql<string[]>`array(select k.name from staff_key k
          where k.maker_id = staff_member.id and k.revoked_at is null order by k.name)`.as("keys"),
        sql<Date | null>`(select max(s.used_at) from staff_session s where s.member_id = staff_member.id)`.as(
          "lastSeenAt",
        ),
        sql<Date | null>`(select max(l.expires_at) from staff_link l
        where l.member_id = staff_member.id and l.kind = 'invitation' and l.expires_at > ${now})`.as(
          "invitedUntil",
        ),
      ])
      // Only erased members have no email, and `members` excludes them.
      .$castTo<MemberView>()
  );
}

/** Returns an active member; undefined if the member is locked, not yet active or unknown. */
export async function findColleague(db: Db, id: number): Promise<{ id: number; name: string } | undefined> {
  return db
    .selectFrom("staff_member")
    .select(["id", "name"])
    .where("id", "=", id)
    .where("state", "=", "active")
    .executeTakeFirst();
}

export async function countMembers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("staff_member")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function isActiveMember(db: Db, email: string): Promise<boolean> {
  const member = await db
    .selectFrom("staff_member")
    .select("id")
    .where("email", "=", email)
    .where("state", "=", "active")
    .executeTakeFirst();
  return member !== undefined;
}

/** Inserts a member and returns the id; undefined if another member has that email. */
export async function insertMember(
  tx: Tx,
  { email, name, now }: { email: string; name: string; now: Date },
): Promise<number | undefined> {
  const row = await tx
    .insertInto("staff_member")
    .values({ email, name, state: "invited", created_at: now })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function updateMember(
  tx: Tx,
  id: number,
  changed: { name?: string; state?: StaffState; passwordHash?: string | null },
): Promise<void> {
  const { name, state, passwordHash } = changed;
  await tx
    .updateTable("staff_member")
    .set({
      ...(name !== undefined && { name }),
      ...(state !== undefined && { state }),
      ...(passwordHash !== undefined && { password_hash: passwordHash }),
    })
    .where("id", "=", id)
    .execute();
}

export async function replaceRoles(tx: Tx, id: number, roleIds: readonly number[]): Promise<void> {
  await tx.deleteFrom("staff_member_role").where("member_id", "=", id).execute();
  const rows = roleIds.map((roleId) => ({ member_id: id, role_id: roleId }));
  if (rows.length > 0) await tx.insertInto("staff_member_role").values(rows).execute();
}

/** Anonymises a member. The row stays, because records refer to its id. */
export async function forgetMember(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable("staff_member")
    .set({ email: null, name: "", state: "locked", password_hash: null, erased_at: now })
    .where("id", "=", id)
    .execute();
}
