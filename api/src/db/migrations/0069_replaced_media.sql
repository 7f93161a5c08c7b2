-- A file may be replaced at its address: browsers and the sizes that are kept tell one from the next by this.
alter table medium add column revision integer not null default 1 check (revision > 0);
