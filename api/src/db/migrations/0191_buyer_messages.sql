-- Messages that buyers send about invoices through ANAF (filter R). Owner: invoices.
alter table efactura_message drop constraint efactura_message_kind_check,
  add constraint efactura_message_kind_check check (kind in ('sent', 'errors', 'received', 'buyer')) not valid,
  -- What the buyer wrote, and who noted that nothing more is to be done about it.
  add column words text, add column handled_at timestamptz, add column handled_by text;
