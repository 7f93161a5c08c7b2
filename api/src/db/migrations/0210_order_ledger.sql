-- closes the shop: an order's money moves from flags to entries, and the flags go
-- The receivable account of each order: append-only entries whose sum is what its buyer owes. (decisions/0053)
-- Owner: ledger.
create table order_entry (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  at timestamptz not null,
  kind text not null check (kind in ('charge', 'credit', 'receipt', 'payout', 'write_off')),
  amount_bani integer not null,
  -- The event of the entry.
  cause text not null check (cause in ('placed', 'amended', 'undone', 'revived', 'returned', 'given_back', 'paid', 'delivered',
    'noted', 'imported', 'paid_back', 'credited', 'unasked', 'forgotten')),
  method text check (method in ('card', 'transfer', 'cash_on_delivery', 'unknown')),
  payment_id bigint references payment (id),
  refund_id bigint references refund (id),
  return_id bigint references return_request (id),
  trace text,
  constraint order_entry_sign check (case kind when 'charge' then amount_bani > 0 when 'credit' then amount_bani < 0
    when 'receipt' then amount_bani < 0 when 'payout' then amount_bani > 0 else amount_bani <> 0 end),
  constraint order_entry_method check ((kind in ('receipt', 'payout')) = (method is not null))
);
create index order_entry_order on order_entry (order_id, id);
create index order_entry_refund on order_entry (refund_id) where kind = 'payout' and refund_id is not null;
-- Each order is charged once, each payment is received once, and each return is credited once.
create unique index order_entry_placed on order_entry (order_id) where kind = 'charge' and cause in ('placed', 'imported');
create unique index order_entry_payment on order_entry (payment_id) where kind = 'receipt' and payment_id is not null;
create unique index order_entry_return on order_entry (return_id) where kind = 'credit' and return_id is not null;

-- Refunds of a payment that the card processor reported.
-- Owner: orders.
create table payment_credit (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment (id),
  amount_bani integer not null check (amount_bani > 0),
  at timestamptz not null
);
create index payment_credit_payment on payment_credit (payment_id);

-- Owner: ledger.
create view order_balance as
select order_id, sum(amount_bani)::integer as balance_bani,
    coalesce(sum(amount_bani) filter (where kind in ('charge', 'credit')), 0)::integer as charged_bani,
    coalesce(-sum(amount_bani) filter (where kind = 'receipt'), 0)::integer as received_bani,
    coalesce(sum(amount_bani) filter (where kind = 'payout'), 0)::integer as paid_out_bani,
    coalesce(sum(amount_bani) filter (where cause = 'unasked'), 0)::integer as unasked_bani,
    -- Credits by returns, and by refunds without one; a cancelled order is credited completely.
    coalesce(-sum(amount_bani) filter (where cause in ('returned', 'given_back') and not exists ( select
           from order_entry u
          where u.order_id = e.order_id and u.cause = 'undone' and u.id > e.id)), 0)::integer as reduced_bani,
    -- Amounts taken by card processors.
    coalesce(-sum(amount_bani) filter (where kind = 'receipt' and payment_id is not null), 0)::integer as card_received_bani,
    -- Amounts taken by card processors and not yet returned.
    coalesce(-sum(amount_bani) filter (where method = 'card' and (kind = 'payout' or payment_id is not null)), 0)::integer as card_bani,
    coalesce(sum(amount_bani) filter (where method = 'card' and kind = 'payout'), 0)::integer as card_paid_out_bani
   from order_entry e
  group by order_id;

-- The paid part of a refund.
-- Owner: ledger.
create view refund_paid as
select refund_id, sum(amount_bani)::integer as paid_bani, max(at) as last_at
   from order_entry
  where kind = 'payout' and refund_id is not null
  group by refund_id;

-- Refunds that are due and not yet paid.
-- Owner: refunds.
create view order_due as
select r.order_id,
    sum(r.amount_bani - coalesce(( select p.paid_bani
           from refund_paid p
          where p.refund_id = r.id), 0))::integer as due_bani
   from refund r
  where r.state = 'due'
  group by r.order_id;

-- Refunds of an order that card processors reported.
-- Owner: orders.
create view order_credit as
select p.order_id, sum(c.amount_bani)::integer as credited_bani
   from payment_credit c join payment p on p.id = c.payment_id
  group by p.order_id;

-- The total of an order's invoices minus its credit notes.
-- Owner: invoices.
create view order_invoiced as
select order_id, sum(total_bani)::integer as invoiced_bani
   from invoice
  group by order_id;

-- Entries for all existing orders: one second for ten thousand orders.
alter table refund add column cause text
  check (cause in ('amended', 'late', 'undone', 'returned', 'given_back', 'unasked'));

create temporary table former on commit drop as
select o.id, o.status, o.payment_code, o.payment_state, o.total_bani, o.placed_at,
  o.status in ('cancelled', 'refused') as is_undone,
  case o.payment_code when 'CARD' then 'card' when 'COD' then 'cash_on_delivery' else 'transfer' end as method,
  -- All money received for a cancelled order is refunded.
  case when o.status in ('cancelled', 'refused') then r.refunds
    when o.payment_state in ('paid', 'refund_due', 'refunded') or (o.payment_code = 'COD'
    and o.status in ('delivered', 'completed', 'partly_returned', 'returned'))
    then o.total_bani - o.rest_bani - o.rest_waived_bani + r.amended + r.surplus else r.surplus end as came,
  c.told + r.unheard as by_card
from orders o
cross join lateral (
  select coalesce(sum(amount_bani), 0) as refunds, coalesce(sum(amount_bani) filter (where is_amendment), 0) as amended,
    coalesce(sum(amount_bani) filter (where is_surplus), 0) as surplus, coalesce(sum(unheard_bani), 0) as unheard
  from refund where order_id = o.id
) r
cross join lateral (select coalesce(sum(credited_bani), 0) as told from payment where order_id = o.id) c;

update refund set cause = case when is_surplus then 'late' when is_amendment then 'amended' when return_id is not null then 'returned'
    when reason = 'Rambursată la procesator' then 'unasked' when takes_delivery
      or exists (select from invoice i where i.refund_id = refund.id) or exists (select from refund_line l where l.refund_id = refund.id)
    then 'given_back' else 'undone' end;

insert into order_entry (order_id, at, kind, amount_bani, cause)
select id, placed_at, 'charge', total_bani, 'placed' from former where total_bani > 0;

-- A cancelled order is credited completely by one entry below.
insert into order_entry (order_id, at, kind, amount_bani, cause, return_id)
select r.order_id, r.changed_at, 'credit', -least(t.taken, f.total_bani), 'returned', r.id
from return_request r join former f on f.id = r.order_id
cross join lateral (select coalesce((select -i.total_bani from invoice i where i.return_id = r.id),
  (select w.amount_bani + coalesce((select sum(p.amount_bani) from refund p where p.part_of = w.id), 0)
    from refund w where w.return_id = r.id), 0) as taken) t
where r.status = 'refunded' and not f.is_undone and least(t.taken, f.total_bani) > 0;
insert into order_entry (order_id, at, kind, amount_bani, cause, refund_id)
select r.order_id, r.created_at, 'credit', -r.given, 'given_back', r.id
from (
  select w.id, w.order_id, w.created_at, coalesce((select -i.total_bani from invoice i where i.refund_id = w.id),
    w.amount_bani + coalesce((select sum(p.amount_bani) from refund p where p.part_of = w.id), 0)) as given
  from refund w where w.cause = 'given_back' and w.part_of is null
) r join former f on f.id = r.order_id
where not f.is_undone and r.given > 0;
insert into order_entry (order_id, at, kind, amount_bani, cause)
select id, placed_at, 'credit', -total_bani, 'undone' from former where is_undone and total_bani > 0;

insert into order_entry (order_id, at, kind, amount_bani, cause, method, payment_id)
select p.order_id, p.changed_at, 'receipt', -p.amount_bani, 'paid', 'card', p.id
from payment p where p.state in ('paid', 'refund_due', 'refunded') and p.provider <> 'import';
insert into order_entry (order_id, at, kind, amount_bani, cause, method)
select f.id, f.placed_at, 'receipt', -(f.came - coalesce(p.bani, 0)), 'imported', f.method
from former f left join (
  select order_id, sum(amount_bani) as bani from payment
  where state in ('paid', 'refund_due', 'refunded') and provider <> 'import' group by 1
) p on p.order_id = f.id
where f.came > coalesce(p.bani, 0);

-- Only the total returned by card is known: it is assigned to refunds without a bank account first.
insert into order_entry (order_id, at, kind, amount_bani, cause, method, refund_id)
select r.order_id, r.at, 'payout', w.bani, case when r.cause = 'unasked' then 'unasked' when w.method = 'card' then 'credited' else 'paid_back' end,
  w.method, r.id
from (
  select d.order_id, coalesce(d.done_at, d.created_at) as at, d.amount_bani, d.cause, coalesce(d.part_of, d.id) as id, f.by_card,
    sum(d.amount_bani) over (partition by d.order_id order by d.iban <> '', d.id) - d.amount_bani as before
  from refund d join former f on f.id = d.order_id where d.state = 'done'
) r cross join lateral (values
  ('card', least(r.amount_bani, greatest(r.by_card - r.before, 0))),
  ('transfer', r.amount_bani - least(r.amount_bani, greatest(r.by_card - r.before, 0)))
) w(method, bani)
where w.bani > 0
order by r.id;

insert into payment_credit (payment_id, amount_bani, at)
select id, credited_bani, changed_at from payment where credited_bani > 0;

-- A refund paid in parts becomes one refund again, with a payout for each part.
update refund w set amount_bani = w.amount_bani + p.bani
from (select part_of, sum(amount_bani)::integer as bani from refund where part_of is not null group by 1) p
where p.part_of = w.id;
delete from refund where part_of is not null;

-- Constraints

create function refuse_change_of_entry() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only.', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger order_entry_stays before update or delete on order_entry
  for each row execute function refuse_change_of_entry();
create trigger payment_credit_stays before update or delete on payment_credit
  for each row execute function refuse_change_of_entry();

-- Credits must not exceed charges, and payouts must not exceed receipts.
create function keep_account() returns trigger language plpgsql as $$
declare
  balance order_balance;
  due integer;
begin
  select * into balance from order_balance b where b.order_id = new.order_id;
  if balance.charged_bani < 0 then
    raise exception 'Order % is credited more than it was charged.', new.order_id using errcode = 'check_violation';
  end if;
  select coalesce((select due_bani from order_due d where d.order_id = new.order_id), 0) into due;
  -- Unrequested returns by a processor become known only afterwards.
  if greatest(due, balance.paid_out_bani - balance.unasked_bani) > 0
    and balance.received_bani < balance.paid_out_bani - balance.unasked_bani + due then
    raise exception 'More goes back of order % than came in.', new.order_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger order_entry_account after insert on order_entry deferrable initially deferred for each row
  when (new.kind in ('credit', 'payout')) execute function keep_account();
create constraint trigger refund_account after insert or update on refund deferrable initially deferred for each row
  when (new.state = 'due') execute function keep_account();

-- Where an order's money can be refunded: a company's own account, and whether a card processor still has money of the order, which only
-- the processor can return.
-- Owner: orders.
create or replace view order_account as
select o.id as order_id, coalesce(o.company ->> 'bank', '') as bank,
    coalesce(o.company ->> 'iban', '') as iban,
    coalesce((select b.card_bani > 0 from order_balance b where b.order_id = o.id), false) as has_card_money
   from orders o;

-- Flags of earlier releases that the entries replace.
alter table orders rename column rest_bani to payable_bani;
alter table orders drop column rest_waived_bani;
alter table refund alter column cause set not null, drop column is_amendment, drop column is_surplus, drop column unheard_bani, drop column part_of;
drop index payment_paid_once;
alter table payment drop column is_rest, drop column credited_bani;
