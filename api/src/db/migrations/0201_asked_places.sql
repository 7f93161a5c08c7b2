-- The place of a file's row that the lists of localities lack, which staff match once for the whole file.
-- Owner: data-exchange.
alter table data_import_row
  -- {"key": "b · bucuresti", "county": "București", "city": "București"}
  add column place jsonb;
