-- Where an order goes and is invoiced, in the codes that papers need; null where it is not known of an order that stands.
alter table orders add column delivery_county_code text check (delivery_county_code ~ '^[A-Z]{1,2}$');
alter table orders add column invoice_county_code text check (invoice_county_code ~ '^[A-Z]{1,2}$');
alter table orders add column invoice_postcode text;
update orders o set
  delivery_county_code = (select code from county where name = o.delivery_county),
  invoice_county_code = (select code from county where name = o.invoice_county),
  -- The same place has the same code; of another only its buyer knows.
  invoice_postcode = case
    when (o.invoice_county, o.invoice_city, o.invoice_street) = (o.delivery_county, o.delivery_city, o.delivery_street)
    then o.delivery_postcode end;

-- Invoices of version 1 told both parties in words: they get the parts of their order and of the settings where these
-- are still the words on the paper, codes that follow from what stands on it, and null for the rest. Words and amounts
-- stay as they were issued.
create function pg_temp.place(words text, street text, city text, county text, county_code text, postcode text)
returns jsonb language sql as $$
  select jsonb_build_object('text', words, 'street', nullif(street, ''), 'city', nullif(city, ''),
    'county', nullif(county, ''), 'countyCode', 'RO-' || nullif(county_code, ''), 'postcode', nullif(postcode, ''),
    'country', 'RO')
$$;

-- UN/ECE Rec 20 and, with an X before it, Rec 21; a unit that is not among these stays without a code.
create function pg_temp.line(line jsonb) returns jsonb language sql as $$
  select line - 'productId' - 'picture' || jsonb_build_object(
    'cpv', line -> 'cpv',
    'unitCode', case lower(rtrim(line ->> 'unit', '.'))
      when 'buc' then 'H87' when 'l' then 'LTR' when 'ml' then 'MLT' when 'kg' then 'KGM' when 'g' then 'GRM'
      when 'm' then 'MTR' when 'm²' then 'MTK' when 'm³' then 'MTQ' when 'set' then 'SET' when 'pereche' then 'PR'
      when 'pachet' then 'XPK' when 'cutie' then 'XBX' when 'bax' then 'XCT' when 'rolă' then 'XRO' end,
    'vatCategory', case when (line ->> 'vatPercent')::numeric > 0 then 'S' end)
$$;

update invoice i set document = i.document || jsonb_build_object(
  'version', 2,
  'seller', i.document -> 'seller' || jsonb_build_object(
    'isVatPayer', case when i.document #>> '{seller,cui}' <> '' then i.document #>> '{seller,cui}' ilike 'ro%' end,
    'address', case
      when s.value ->> 'address' = i.document #>> '{seller,address}' then pg_temp.place(s.value ->> 'address',
        s.value ->> 'street', s.value ->> 'city', s.value ->> 'county', s.value ->> 'countyCode', s.value ->> 'postcode')
      else pg_temp.place(i.document #>> '{seller,address}', null, null, null, null, null) end),
  'buyer', i.document -> 'buyer' || jsonb_build_object(
    -- Who wrote no RO before the number did not say that he pays no VAT.
    'isVatPayer', case when o.company is null then false when i.document #>> '{buyer,cui}' ilike 'ro%' then true end,
    'address', case
      when i.document #>> '{buyer,address}' = o.invoice_street || ', ' || o.invoice_city || ', '
        || case o.invoice_county when 'București' then '' else 'jud. ' end || o.invoice_county
      then pg_temp.place(i.document #>> '{buyer,address}', o.invoice_street, o.invoice_city, o.invoice_county,
        o.invoice_county_code, o.invoice_postcode)
      else pg_temp.place(i.document #>> '{buyer,address}', null, null, null, null, null) end),
  'isPublicPurchase', o.order_type = 'seap' or o.payment_code = 'SEAP',
  'contractReference', null,
  'paymentMeans', case when i.document ->> 'payment' = o.payment_name then case o.payment_code
    when 'CARD' then '48' when 'COD' then '10' when 'BANK' then '30' when 'SEAP' then '30' end end,
  'dueOn', null,
  'lines', (
    select coalesce(jsonb_agg(pg_temp.line(line) order by position), '[]')
    from jsonb_array_elements(i.document -> 'lines') with ordinality as l (line, position)),
  'vat', (
    select coalesce(jsonb_agg(share || jsonb_build_object(
      'category', case when (share ->> 'percent')::numeric > 0 then 'S' end) order by position), '[]')
    from jsonb_array_elements(i.document -> 'vat') with ordinality as v (share, position)))
from orders o left join setting s on s.key = 'INVOICE'
where o.id = i.order_id;

alter table invoice add check (document ? 'version');
drop function pg_temp.line(jsonb);
drop function pg_temp.place(text, text, text, text, text, text);
