-- Owner: recurring-orders.
-- Delivery address and payment method of the next drafts; null for those of the model order.
alter table recurring_order add column own_delivery jsonb;
