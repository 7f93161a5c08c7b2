-- What visitors write is answered here from now on; what came before was answered from the shop's mailbox.
alter table contact_message
  add column kind text not null default 'contact' check (kind in ('contact', 'product', 'offer')),
  add column state text not null default 'closed' check (state in ('new', 'answered', 'closed')),
  -- Who of the shop has it, and his name as it was then.
  add column assignee_id integer references staff_member (id) on delete set null,
  add column assignee text not null default '',
  -- For the shop's people alone; when it was written last.
  add column note text not null default '',
  add column note_at timestamptz;
alter table contact_message alter column state set default 'new';
update contact_message set kind = 'product' where product_id is not null;
create index contact_message_new on contact_message (id) where state = 'new';

create table contact_answer (
  id bigint generated always as identity primary key,
  message_id bigint not null references contact_message (id) on delete cascade,
  author text not null,
  text text not null,
  at timestamptz not null
);
create index contact_answer_message on contact_answer (message_id, id);

-- Why a review does not show; its writer is told.
alter table review add column rejection text not null default '' check (rejection = '' or state = 'rejected');
create or replace view review_facts as
  select id, product_id, customer_id, order_id, name, email, title, comment, stars, state, created_at, rejection
  from review;

-- How a request about data ended where no link of its own ended it: erased by the shop, or closed with a reason.
alter table privacy_request
  -- Since when the link that was mailed again counts its day.
  add column link_at timestamptz,
  add column closed_by text not null default '',
  add column reason text not null default '',
  add constraint privacy_request_reason check (reason = '' or state = 'done');
create index privacy_request_open on privacy_request (id) where state = 'open';
