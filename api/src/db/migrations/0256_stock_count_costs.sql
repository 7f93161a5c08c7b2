-- Average cost of a piece, net of VAT, when the count was posted; null if it was unknown.
alter table stock_count_line add column unit_bani numeric(20, 8) check (unit_bani >= 0);
