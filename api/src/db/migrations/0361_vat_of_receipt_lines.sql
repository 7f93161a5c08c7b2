-- The VAT on the supplier's document, from the e-Factura or entered; null: the product's rate on the document's day.
-- Owner: receipts.
alter table receipt_line add column vat_percent numeric(4, 2) check (vat_percent between 0 and 99.99);
-- UNCL5305: standard rate, zero rate, exempt, reverse charge, supplier outside VAT.
alter table receipt_line add column vat_category text
  check ((vat_percent is null) = (vat_category is null) and coalesce(vat_category in ('S', 'Z', 'E', 'AE', 'O'), true));
