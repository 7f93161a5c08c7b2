import type { Permission } from "@curat/contract/staff/permissions.values";
import type { NoticeKind, NoticeChannel } from "@curat/contract/staff/dashboard.values";
import { sql } from "kysely";
import type { Db, Tx } from "../../../../db/database.ts";

export interface NoticeChoice {
  kind: NoticeKind;
  way: NoticeChannel;
}

/** Returns a member's choices by kind. The map omits kinds without a choice. */
export async function loadNoticeChoices(db: Db, memberId: number): Promise<Map<NoticeKind, NoticeChannel>> {
  const rows = await db
    .selectFrom("staff_notice_choice")
    .select(["kind", "way"])
    .where("member_id", "=", memberId)
    .execute();
  // Only saveNoticeChoices writes these values.
  return new Map(rows.map(({ kind, way }) => [kind as NoticeKind, way as NoticeChannel]));
}

export async function saveNoticeChoices(
  db: Db,
  memberId: number,
  choices: readonly NoticeChoice[],
): Promise<void> {
  for (const { kind, way } of choices)
    await db
      .insertInto("staff_notice_choice")
      .values({ member_id: memberId, kind, way })
      .onConflict((conflict) => conflict.columns(["member_id", "kind"]).doUpdateSet({ way }))
      .execute();
}

export async function deleteNoticeChoices(tx: Tx, memberId: number): Promise<void> {
  await tx.deleteFrom("staff_notice_choice").where("member_id", "=", memberId).execute();
}

/** Returns the recipient of an email; undefined if the member was locked or erased in the meantime. */
export async function findReader(
  db: Db,
  memberId: number,
): Promise<{ name: string; email: string } | undefined> {
  const row = await db
    .selectFrom("staff_member")
    .select(["name", "email"])
    .where("id", "=", memberId)
    .where("state", "=", "active")
    .executeTakeFirst();
  return row?.email ? { name: row.name, email: row.email } : undefined;
}

/** Returns the ids of active members who chose emails of this kind and have the permission. */
export async function noticeReaders(db: Db, kind: NoticeKind, permission: Permission): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from staff_notice_choice c join staff_member m on m.id = c.member_id
    where c.kind = ${kind} and c.way = 'mail' and m.state = 'active' and exists (
      select from staff_member_role mr join staff_role r on r.id = mr.role_id
      where mr.member_id = m.id and (r.is_owner or ${permission} = any (r.permissions)))
    order by m.id`.execute(db);
  return rows.map(({ id }) => id);
}
