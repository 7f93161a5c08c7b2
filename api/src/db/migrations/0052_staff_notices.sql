-- How each of the shop's people wants to hear of what waits; without a row on home.
create table staff_notice_choice (
  member_id integer not null references staff_member (id) on delete cascade,
  kind text not null check (kind <> ''),
  way text not null check (way in ('mail', 'home', 'none')),
  primary key (member_id, kind)
);
-- What of each kind waited when the people were last told of it.
create table staff_notice_told (
  kind text primary key check (kind <> ''),
  count integer not null check (count >= 0),
  newest timestamptz,
  at timestamptz not null
);
-- The few that wait, among all that was given back.
create index refund_due on refund (created_at) where state = 'due';
