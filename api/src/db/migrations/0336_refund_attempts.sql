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

-- A credited refund can come back: its payout and its credit are reversed, and it is due again.
alter table order_entry drop constraint order_entry_cause_check;
alter table order_entry add constraint order_entry_cause_check check (cause in ('placed', 'amended', 'undone', 'revived', 'returned',
  'given_back', 'paid', 'delivered', 'noted', 'imported', 'paid_back', 'credited', 'unasked', 'forgotten', 'reversed', 'bounced')) not valid;
alter table order_entry drop constraint order_entry_sign;
alter table order_entry add constraint order_entry_sign check (case kind when 'charge' then amount_bani > 0 when 'credit' then amount_bani < 0
  when 'receipt' then case cause when 'reversed' then amount_bani > 0 else amount_bani < 0 end
  when 'payout' then case cause when 'bounced' then amount_bani < 0 else amount_bani > 0 end else amount_bani <> 0 end) not valid;
alter table payment_credit drop constraint payment_credit_amount_bani_check;
alter table payment_credit add constraint payment_credit_amount_bani_check check (amount_bani <> 0) not valid;
