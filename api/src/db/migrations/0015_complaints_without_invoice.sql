-- Lateness can be complained of before there is an invoice (decisions: Complaints).
alter table complaint alter column invoice_date drop not null;
