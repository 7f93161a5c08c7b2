-- Payments recorded by mistake are reversed by a second receipt with the opposite sign; set-offs are receipts with their document.
-- Owner: ledger.
alter table order_entry drop constraint order_entry_cause_check;
alter table order_entry add constraint order_entry_cause_check check (cause in ('placed', 'amended', 'undone', 'revived', 'returned',
  'given_back', 'paid', 'delivered', 'noted', 'imported', 'paid_back', 'credited', 'unasked', 'forgotten', 'reversed')) not valid;
alter table order_entry drop constraint order_entry_method_check;
alter table order_entry add constraint order_entry_method_check
  check (method in ('card', 'transfer', 'cash_on_delivery', 'unknown', 'set_off')) not valid;
alter table order_entry drop constraint order_entry_sign;
alter table order_entry add constraint order_entry_sign check (case kind when 'charge' then amount_bani > 0 when 'credit' then amount_bani < 0
  when 'receipt' then case cause when 'reversed' then amount_bani > 0 else amount_bani < 0 end
  when 'payout' then amount_bani > 0 else amount_bani <> 0 end) not valid;
-- The document of a set-off, such as "PVC 3/2026".
alter table order_entry add column document text;
alter table order_entry add constraint order_entry_document check ((method is not distinct from 'set_off') = (document is not null)) not valid;

drop trigger order_entry_account on order_entry;
create constraint trigger order_entry_account after insert on order_entry deferrable initially deferred for each row
  when (new.kind in ('credit', 'payout') or new.cause = 'reversed') execute function keep_account();

create or replace view company_entry as
select o.company_cui as cui, o.number, e.id, e.order_id, e.at, e.kind, e.cause, e.method, e.amount_bani, e.document
   from order_entry e
     join orders o on o.id = e.order_id
  where o.company_cui <> '' and (o.status not in ('cancelled', 'refused')
    or exists (select from order_entry r where r.order_id = o.id and r.kind = 'receipt'));
