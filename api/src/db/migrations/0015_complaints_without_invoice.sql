-- Lateness can be complained of before there is an invoice (decisions/0042: Complaints).
alter table complaint alter column invoice_date drop not null;
