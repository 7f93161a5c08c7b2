-- The log stands in the order of time, so that days, an author and an act are found where they are, however far back.
drop index change_at;
create index change_at on change (at, id);
drop index change_actor_name;
create index change_actor_name on change (actor_kind, actor_name, at, id);
drop index change_batch;
create index change_batch on change (batch, at, id) where batch is not null;
