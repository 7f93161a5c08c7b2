-- Who made a key: it ends with its maker's access. Null for keys that were made at the server. Owner: staff.
alter table staff_key add column maker_id integer;
alter table staff_key add constraint staff_key_maker foreign key (maker_id) references staff_member (id) not valid;

-- Keys so far, by the log: a person's own, and those that a person's key made.
with recursive made as (
  select c.subject_id as key_id, c.actor_kind, c.actor_id from change c
  where c.subject_kind = 'key' and c.version = 1
), maker (key_id, member_id) as (
  select key_id, actor_id from made where actor_kind = 'staff' and actor_id is not null
  union all
  select made.key_id, maker.member_id from made join maker on made.actor_kind = 'key' and made.actor_id = maker.key_id
)
update staff_key k set maker_id = m.id
from maker join staff_member m on m.id::text = maker.member_id
where k.id::text = maker.key_id;
