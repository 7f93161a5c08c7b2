-- What each row of a file changes.
-- Owner: data-exchange.
alter table data_import_row
  -- Of a changed row: by the column's name what it was and what it becomes.
  add column changes jsonb,
  -- Why somebody should look at the row before it is written.
  add column warning text;
