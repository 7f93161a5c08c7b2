import type { StoredStaff } from "@curat/contract/staff/me";
import { sql } from "kysely";
import type { Db } from "../../../../db/database.ts";

/** Returns all data about a staff member except secrets. Their actions are in the audit log. */
export async function loadStoredPerson(db: Db, memberId: number): Promise<StoredStaff> {
  const { rows } = await sql<{ stored: StoredStaff }>`
    select json_build_object(
      'profile', json_build_object('email', m.email, 'name', m.name, 'state', m.state, 'created_at', m.created_at),
      'roles', coalesce((select json_agg(r.name order by r.name) from staff_member_role mr join staff_role r on r.id = mr.role_id
        where mr.member_id = m.id), '[]'),
      'second_factors', json_build_object(
        'totp_since', (select t.created_at from staff_totp t where t.member_id = m.id),
        'passkeys', coalesce((select json_agg(json_build_object('name', p.name, 'created_at', p.created_at, 'last_used_at', p.last_used_at)
          order by p.id) from staff_passkey p where p.member_id = m.id), '[]'),
        'recovery_codes_left', (select count(*) from staff_recovery_code c where c.member_id = m.id)),
      'sessions', coalesce((select json_agg(json_build_object('device', s.device, 'address', s.address, 'created_at', s.created_at,
        'used_at', s.used_at, 'expires_at', s.expires_at) order by s.id) from staff_session s where s.member_id = m.id), '[]'),
      'views', coalesce((select json_agg(json_build_object('list', v.list, 'name', v.name, 'query', v.query, 'is_shared', v.is_shared)
        order by v.id) from staff_view v where v.member_id = m.id), '[]'),
      'notices', coalesce((select json_agg(json_build_object('kind', n.kind, 'way', n.way) order by n.kind)
        from staff_notice_choice n where n.member_id = m.id), '[]')
    ) as stored
    from staff_member m where m.id = ${memberId}`.execute(db);
  if (!rows[0]) throw new Error(`Person ${memberId} is logged in but does not exist.`);
  return rows[0].stored;
}
