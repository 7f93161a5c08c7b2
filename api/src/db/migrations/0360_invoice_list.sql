-- outside a transaction
-- Indexes of the list of invoices: words of a buyer, numbers and CUI in any order; amounts; the invoices of a series.
-- Owner: invoices.
create index concurrently if not exists invoice_register_search on invoice_register using gin (lower(translate(
  ' ' || buyer || ' ' || cui || ' ' || series || number::text || ' ' || series || '-' || number::text || ' ' || number::text || ' ' || order_number::text,
  'ăâîșşțţĂÂÎȘŞȚŢ', 'aaissttAAISSTT')) gin_trgm_ops);
create index concurrently if not exists invoice_register_total on invoice_register (total_bani, invoice_id);
create index concurrently if not exists invoice_register_series on invoice_register (series, issued_at, invoice_id);
