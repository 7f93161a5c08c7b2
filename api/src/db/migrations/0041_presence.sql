-- Who of the shop's people has which record open: a courtesy that is forgotten after a minute.
create table staff_presence (
  member_id integer not null references staff_member (id) on delete cascade,
  kind text not null,
  record_id text not null,
  seen_at timestamptz not null,
  primary key (kind, record_id, member_id)
);
create index staff_presence_member on staff_presence (member_id);
