-- How much of a payment the processor has told to have gone back, in one credit or in several.
alter table payment add column credited_bani integer not null default 0 check (credited_bani >= 0);
update payment set credited_bani = amount_bani where state = 'refunded';

-- What the shop gives back beside returns: pieces of lines, delivery or a sum, and the account that it goes to.
alter table refund add column takes_delivery boolean not null default false;
alter table refund add column bank text not null default '';
alter table refund add column iban text not null default '';
-- An order's delivery is given back once.
create unique index refund_delivery_once on refund (order_id) where takes_delivery;
create table refund_line (
  refund_id bigint not null references refund (id) on delete cascade,
  order_id bigint not null,
  position smallint not null,
  quantity integer not null check (quantity > 0),
  primary key (refund_id, position),
  foreign key (order_id, position) references order_line (order_id, position)
);
create index refund_line_piece on refund_line (order_id, position);

-- Owner: refunds. Pieces of an order's lines that were given back without a return.
create view refunded_goods as
  select order_id, position, sum(quantity)::integer as quantity from refund_line group by order_id, position;

-- A refund takes back part of an invoice, as a return does.
alter table invoice add column refund_id bigint unique references refund (id);
alter table invoice add check (refund_id is null or (storno_of is not null and return_id is null));
drop index invoice_taken_back;
create unique index invoice_taken_back on invoice (storno_of) where return_id is null and refund_id is null;
create or replace view standing_invoice as
  select order_id, series, number, issued_at from invoice i
  where kind = 'invoice'
    and not exists (
      select from invoice s where s.storno_of = i.id and s.return_id is null and s.refund_id is null
    );
