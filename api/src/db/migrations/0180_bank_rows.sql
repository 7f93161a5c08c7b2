-- Currency and state of a payment, as the bank's file has them.
-- Owner: incoming.
alter table incoming_row
  -- RON also where the file names none; amount_bani counts hundredths of it.
  add column currency text not null default 'RON',
  -- The bank's own word for a payment that is pending or reverted; empty for money that has arrived.
  add column bank_state text not null default '';
