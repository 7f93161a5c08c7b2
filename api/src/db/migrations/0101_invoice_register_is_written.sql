-- From here on every paper writes its line; those from before follow in the next file.
create trigger invoice_register_is_written after insert or update on invoice
  for each row execute function write_invoice_register();
