-- Lines of the papers that were issued before; one that was issued meanwhile has its own.
insert into invoice_register
    (invoice_id, issued_at, issued_on, series, number, kind, order_id, storno_of, order_number, buyer, cui, shares, net_bani,
    vat_bani, total_bani)
select i.id, i.issued_at, (i.issued_at at time zone 'Europe/Bucharest')::date, i.series, i.number, i.kind, i.order_id,
    (select t.series || '-' || t.number from invoice t where t.id = i.storno_of),
    coalesce((i.document ->> 'orderNumber')::bigint, i.order_id), coalesce(i.document #>> '{buyer,name}', ''),
    coalesce(i.document #>> '{buyer,cui}', ''), coalesce(i.document -> 'vat', '[]'), i.net_bani, i.vat_bani, i.total_bani
from invoice i
on conflict (invoice_id) do nothing;
