-- Owner: offers.

-- Costs, without VAT, of lines without a product, as staff typed them on the offer from which the order was placed. An
-- offer with an order no longer changes.
create view free_line_cost as
select o.order_id, line ->> 'name' as name, (line ->> 'priceBani')::bigint as unit_price_bani,
    (line ->> 'costBani')::bigint as unit_cost_bani
   from offer o cross join lateral jsonb_array_elements(o.draft -> 'lines') as lines (line)
  where o.order_id is not null and line ->> 'productId' is null and line ->> 'costBani' is not null;
