-- Until when ANAF's list of buyers' messages was read. Owner: invoices.
alter table efactura_listing drop constraint efactura_listing_filter_check,
  add constraint efactura_listing_filter_check check (filter in ('T', 'E', 'P', 'R')) not valid;
