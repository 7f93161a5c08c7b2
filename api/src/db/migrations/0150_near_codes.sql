-- outside a transaction
-- Near codes are found by letters and digits only. The index on lower(code) stays for the previous release.
-- Owner: order-sheet.
create index concurrently if not exists product_bare_code_near on product
  using gin (lower(regexp_replace(code, '[^A-Za-z0-9]', '', 'g')) gin_trgm_ops);
