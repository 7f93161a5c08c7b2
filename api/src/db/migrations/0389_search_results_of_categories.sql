-- As 0388, for categories.
alter table category add column meta_title text not null default '';
alter table category add column meta_description text not null default '';
alter table category add column canonical text not null default '' check (canonical = '' or canonical like '/%');
alter table category add column is_noindex boolean not null default false;
