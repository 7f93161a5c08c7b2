-- outside a transaction
-- Files, sheets and manual orders find products by a code in any case.
-- Owner: catalog.
create index concurrently if not exists product_code_upper on product (upper(code));
