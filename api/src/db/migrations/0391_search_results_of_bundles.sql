-- As 0388, for bundles.
alter table bundle add column meta_title text not null default '';
alter table bundle add column meta_description text not null default '';
alter table bundle add column canonical text not null default '' check (canonical = '' or canonical like '/%');
alter table bundle add column is_noindex boolean not null default false;
