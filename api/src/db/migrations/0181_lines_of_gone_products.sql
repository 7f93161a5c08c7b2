-- A past order keeps a line whose product is gone. A charge still has no product, and a gift one.
-- Owner: orders.
alter table order_line drop constraint order_line_check, add constraint order_line_check check (
  case product_type when 'handling_charge' then product_id is null when 'gift' then product_id is not null else true end
) not valid;
