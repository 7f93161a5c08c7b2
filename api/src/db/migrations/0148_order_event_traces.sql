-- The trace of the request or job that wrote an entry of an order's history: it leads from the order to the log. Null for
-- entries of earlier releases. A random id that names no person, so it stays when the order's personal data is erased.
alter table order_event add column trace text;
