-- Places that the lists of localities lack; staff match each once for the whole file.
-- Owner: data-exchange.
alter table data_import_row
  -- {"key": "b · bucuresti", "county": "București", "city": "București"}
  add column place jsonb;
