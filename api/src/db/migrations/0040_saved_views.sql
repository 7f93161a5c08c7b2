-- Lists as one of the shop's people filtered and named them; a shared one is shown to all who may see the list.
create table staff_view (
  id integer generated always as identity primary key,
  member_id integer not null references staff_member (id) on delete cascade,
  list text not null check (list <> ''),
  name text not null check (name <> ''),
  -- Filters, order and columns, as the office's address says them.
  query text not null,
  is_shared boolean not null default false,
  unique (member_id, list, name)
);
create index staff_view_shared on staff_view (list) where is_shared;
