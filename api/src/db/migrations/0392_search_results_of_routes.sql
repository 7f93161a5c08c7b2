-- The page that search engines show instead (empty for the page itself), and whether the page may appear there.
alter table route add column canonical text not null default '';
alter table route add column is_noindex boolean not null default false;

create or replace view route_facts as
select route.path, route.kind, route.target_id,
    not route.is_noindex and route.canonical in ('', route.path) as is_indexed
   from route;
