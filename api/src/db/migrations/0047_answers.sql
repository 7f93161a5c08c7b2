-- What the shop answers, ready to be chosen; {nume} and {comanda} are put in when it is.
create sequence answer_template_id;
create table answer_template (
  id bigint primary key default nextval('answer_template_id'),
  name text not null,
  kind text not null check (kind in ('complaint', 'message', 'review')),
  body text not null
);
create unique index answer_template_name on answer_template (kind, lower(name));

-- Every answer of the shop to a complaint as it was mailed; the last one stands in the complaint, too.
create table complaint_answer (
  id bigint generated always as identity primary key,
  complaint_id bigint not null references complaint (id) on delete cascade,
  -- Who of the shop wrote it; empty for one from before these were kept.
  author text not null,
  text text not null,
  at timestamptz not null
);
create index complaint_answer_complaint on complaint_answer (complaint_id, id);
insert into complaint_answer (complaint_id, author, text, at)
  select id, '', answer, coalesce(answered_at, created_at) from complaint where answer <> '' order by id;

-- What waits for an answer; not the many that were answered.
create index complaint_open on complaint (id) where state = 'open';
