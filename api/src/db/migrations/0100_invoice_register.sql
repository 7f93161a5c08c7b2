-- What the sales journal tells of an invoice, beside its document: a year of papers is read without opening one. Written by the
-- database when a paper is written, so by a release that does not know of it, too. Owner: invoices.
create table invoice_register (
  invoice_id bigint primary key references invoice (id) on delete cascade,
  issued_at timestamptz not null,
  -- The day in Romania.
  issued_on date not null,
  series text not null,
  number integer not null,
  kind text not null,
  order_id bigint not null,
  -- "CUR-1042", of what a storno takes back.
  storno_of text,
  order_number bigint not null,
  buyer text not null,
  cui text not null,
  -- [{category, percent, netBani, vatBani}], as the paper has them.
  shares jsonb not null,
  net_bani bigint not null,
  vat_bani bigint not null,
  total_bani bigint not null
);
create index invoice_register_issued on invoice_register (issued_at, invoice_id);

create function write_invoice_register() returns trigger language plpgsql as $$
begin
  delete from invoice_register where invoice_id = new.id;
  insert into invoice_register
    (invoice_id, issued_at, issued_on, series, number, kind, order_id, storno_of, order_number, buyer, cui, shares, net_bani,
    vat_bani, total_bani)
  values (new.id, new.issued_at, (new.issued_at at time zone 'Europe/Bucharest')::date, new.series, new.number, new.kind, new.order_id,
    (select t.series || '-' || t.number from invoice t where t.id = new.storno_of),
    coalesce((new.document ->> 'orderNumber')::bigint, new.order_id), coalesce(new.document #>> '{buyer,name}', ''),
    coalesce(new.document #>> '{buyer,cui}', ''), coalesce(new.document -> 'vat', '[]'), new.net_bani, new.vat_bani, new.total_bani);
  return null;
end $$;
