-- Changes of stock that neither an order nor a goods receipt explains.
-- Owner: stock.
create view stock_correction as
select product_id, quantity, at from stock_movement
where reason in ('correction', 'import') and order_id is null and receipt_line_id is null;
