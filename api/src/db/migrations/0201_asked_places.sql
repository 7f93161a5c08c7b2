-- Places that are missing from the list of localities. Staff match each one once per file.
-- Owner: data-exchange.
alter table data_import_row
  -- {"key": "b · bucuresti", "county": "București", "city": "București"}
  add column place jsonb;
