-- outside a transaction
-- Orders whose buyer was erased, and guests' requests about their data by address.
create index concurrently if not exists orders_buyer_erased on orders (id) where buyer_erased_at is not null;
create index concurrently if not exists privacy_request_email on privacy_request (lower(email)) where customer_id is null;
