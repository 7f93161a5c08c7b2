-- Why money goes back; null for refunds of earlier releases and of imports.
-- Owner: refunds.
alter table refund add column cause text;
alter table refund
  add constraint refund_cause check (cause in ('amended', 'late', 'undone', 'returned', 'given_back', 'unasked')) not valid;
