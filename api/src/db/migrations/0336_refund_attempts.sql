-- Requests to a card processor to credit a refund. Each is stored before it is sent, and sent once. A request without an answer is
-- "unknown" until it is settled.
-- Owner: refunds.
create table refund_attempt (
  id bigint generated always as identity primary key,
  refund_id bigint not null references refund (id),
  payment_id bigint not null references payment (id),
  amount_bani integer not null check (amount_bani > 0),
  -- failed: credited first, then returned to the shop by the buyer's bank.
  state text not null check (state in ('asked', 'unknown', 'done', 'refused', 'failed')),
  detail text not null default '',
  asked_at timestamptz not null,
  changed_at timestamptz not null
);
create index refund_attempt_refund on refund_attempt (refund_id, id);
-- One open request a payment, so that two people cannot credit it twice.
create unique index refund_attempt_open on refund_attempt (payment_id) where state in ('asked', 'unknown');

-- The processor that holds an order's card money.
create or replace view order_account as
select o.id as order_id, coalesce(o.company ->> 'bank', '') as bank,
    coalesce(o.company ->> 'iban', '') as iban,
    coalesce((select b.card_bani > 0 from order_balance b where b.order_id = o.id), false) as has_card_money,
    (select p.provider from payment p where p.order_id = o.id and p.state in ('paid', 'refund_due')
      order by p.id desc limit 1) as card_provider
   from orders o;
