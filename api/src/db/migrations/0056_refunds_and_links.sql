-- What goes back because a paid order was changed and costs less is told by more than its words: it may name an account, too.
alter table refund add column is_amendment boolean not null default false;
update refund set is_amendment = true where reason = 'Comandă modificată' and return_id is null and iban = '';

-- Owner: orders. Where the money of an order can go back: a firm's own account, and whether a card's processor still
-- holds money of it, which it alone sends back.
create view order_account as
  select o.id as order_id, coalesce(o.company ->> 'bank', '') as bank, coalesce(o.company ->> 'iban', '') as iban,
    exists (
      select from payment p where p.order_id = o.id and p.state in ('paid', 'refund_due') and p.provider <> 'import'
        and p.credited_bani < p.amount_bani
    ) as has_card_money
  from orders o;

-- Owner: incoming. The account that the last transfer for an order came from.
create view transfer_account as
  select distinct on (order_id) order_id, iban from incoming_row
  where kind = 'bank' and state = 'matched' and iban <> '' order by order_id, id desc;

-- Owner: orders. The link to pay that the buyer of an order was last mailed. `request` names its mail.
create table payment_link (
  order_id bigint primary key references orders (id) on delete cascade,
  request text not null,
  asked_at timestamptz not null,
  -- Null until the mail server took it.
  sent_at timestamptz
);

-- Orders are looked through by how they are paid and delivered, too.
create index orders_payment_code on orders (payment_code, placed_at, id);
create index orders_delivery_code on orders (delivery_code, placed_at, id);
