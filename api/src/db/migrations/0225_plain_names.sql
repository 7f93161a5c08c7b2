-- closes the shop
-- Renames tables, views and columns whose names were unclear to people who read the database.

-- Owner: store-migration.
alter table moving rename to store_migration;
alter table moving_file rename to store_migration_file;
alter table store_migration_file rename column moving_id to store_migration_id;
alter table moving_file_part rename to store_migration_file_part;
alter table moving_record rename to store_migration_record;
alter table store_migration_record rename column moving_id to store_migration_id;
alter table store_migration_record rename column their_id to external_id;
alter table moved rename to migrated_record;
alter table migrated_record rename column their_id to external_id;
alter table migrated_record rename column our_id to local_id;
alter view moved_order rename to migrated_order;

-- Owner: shipments.
alter table awb_try rename to awb_attempt;

-- Owner: dashboard.
alter table staff_notice_told rename to staff_notice_sent;

-- Owner: orders.
alter table order_forgotten rename to order_erasure;
alter table orders rename column release_told_at to release_notified_at;

-- Owner: invoices.
alter view standing_invoice rename to current_invoice;
alter table efactura_attempt rename column may_stand to may_be_accepted;

-- Owner: media.
alter table medium_former rename to medium_replaced;

-- Owner: price-lists.
alter table buying_choice rename to company_choice;

-- Owner: cart.
alter table cart rename column seen_gift_ids to shown_gift_ids;
alter table cart_item rename column seen_price_bani to shown_price_bani;

-- Owner: catalog.
alter table product_short rename to low_stock_product;
alter table low_stock_product rename column is_out to is_out_of_stock;
create or replace function note_short_stock() returns trigger language plpgsql as $$
begin
  if new.archived_at is null and new.stock <= new.limited_stock_from then
    insert into low_stock_product (product_id, is_out_of_stock) values (new.id, new.stock = 0)
    on conflict (product_id) do update set is_out_of_stock = excluded.is_out_of_stock
      where low_stock_product.is_out_of_stock <> excluded.is_out_of_stock;
  else
    delete from low_stock_product where product_id = new.id;
  end if;
  return null;
end $$;
