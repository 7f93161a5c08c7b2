-- When the buyer of an order was erased: of mails that leave about it from then on none is kept. An earlier release knows nothing of it,
-- and keeps them as before. Owner: orders.
alter table orders add column buyer_erased_at timestamptz;
