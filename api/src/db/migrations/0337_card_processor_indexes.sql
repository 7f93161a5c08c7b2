-- outside a transaction
create index concurrently if not exists payment_processor_id on payment (processor_id) where processor_id <> '';
-- Payments whose notification has not arrived: the processor is asked for them.
create index concurrently if not exists payment_open on payment (asked_at)
  where processor_id <> '' and state in ('started', 'authorized');
