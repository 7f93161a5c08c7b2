-- As 0388, for brands.
alter table brand add column meta_title text not null default '';
alter table brand add column meta_description text not null default '';
alter table brand add column canonical text not null default '' check (canonical = '' or canonical like '/%');
alter table brand add column is_noindex boolean not null default false;
