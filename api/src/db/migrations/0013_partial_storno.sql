-- A return takes back part of an invoice by a storno of its own; the invoice itself stands.
alter table invoice add column return_id bigint unique references return_request (id);
alter table invoice add check (return_id is null or storno_of is not null);
alter table invoice drop constraint invoice_storno_of_key;
create unique index invoice_taken_back on invoice (storno_of) where return_id is null;
create index invoice_storno on invoice (storno_of) where return_id is not null;
-- Money that goes back for a return goes to the account that the return names.
alter table refund add column return_id bigint unique references return_request (id);
