-- How the numbers of a file are read.
-- Owner: data-exchange.
alter table data_import
  -- What staff decided: {"decimalMark": ".", "adds": true}.
  add column options jsonb not null default '{}',
  -- The sign before the decimals, by column, as the file's cells show it.
  add column marks jsonb not null default '{}';
