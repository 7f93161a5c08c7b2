import { sql } from "kysely";
import type { Db } from "../../../../db/database.ts";

export interface OpenRecord {
  kind: string;
  id: string;
}
export interface Colleague {
  id: number;
  name: string;
}

const SHOWN_SECONDS = 60;

/** Stores the record that a member has open and deletes the member's older entries. */
export async function savePresence(
  db: Db,
  memberId: number,
  { kind, id, now }: OpenRecord & { now: Date },
): Promise<void> {
  await sql`
    /* presence-kept */ with old as (
      delete from staff_presence
      where member_id = ${memberId} and seen_at < ${now}::timestamptz - ${SHOWN_SECONDS} * interval '1 second'
        and (kind, record_id) <> (${kind}, ${id})
    )
    insert into staff_presence (member_id, kind, record_id, seen_at)
    values (${memberId}, ${kind}, ${id}, ${now})
    on conflict (kind, record_id, member_id) do update set seen_at = excluded.seen_at`.execute(db);
}

/** Returns the names of other members who had the record open in the last minute. */
export async function loadOtherViewers(
  db: Db,
  memberId: number,
  { kind, id, now }: OpenRecord & { now: Date },
): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    /* presence-others */ select m.id, coalesce(nullif(m.name, ''), m.email, '') as name
    from staff_presence p join staff_member m on m.id = p.member_id
    where p.kind = ${kind} and p.record_id = ${id} and p.member_id <> ${memberId}
      and p.seen_at > ${now}::timestamptz - ${SHOWN_SECONDS} * interval '1 second'
    order by name, m.id`.execute(db);
  return rows;
}
