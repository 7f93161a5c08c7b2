-- What a merchant leaves out of the first steps of a shop; whether a step is done its own module says.
create table first_steps (
  id integer primary key check (id = 1),
  skipped text[] not null default '{}',
  is_dismissed boolean not null default false
);
insert into first_steps (id) values (1);
