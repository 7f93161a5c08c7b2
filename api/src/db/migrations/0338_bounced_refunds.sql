-- A credited refund can come back: its payout is reversed, and it is due again.
-- Owner: ledger.
alter table order_entry drop constraint order_entry_cause_check;
alter table order_entry add constraint order_entry_cause_check check (cause in ('placed', 'amended', 'undone', 'revived', 'returned',
  'given_back', 'paid', 'delivered', 'noted', 'imported', 'paid_back', 'credited', 'unasked', 'forgotten', 'reversed', 'bounced')) not valid;
alter table order_entry drop constraint order_entry_sign;
alter table order_entry add constraint order_entry_sign check (case kind when 'charge' then amount_bani > 0 when 'credit' then amount_bani < 0
  when 'receipt' then case cause when 'reversed' then amount_bani > 0 else amount_bani < 0 end
  when 'payout' then case cause when 'bounced' then amount_bani < 0 else amount_bani > 0 end else amount_bani <> 0 end) not valid;
