-- Past rates, so that orders before 2017 can be imported; the 5 % goods moved to 11 % (Legea 141/2025).
insert into vat_rate (code, percent, valid_from, valid_to) values
  ('standard', 24, '2010-07-01', '2016-01-01'),
  ('standard', 20, '2016-01-01', '2017-01-01'),
  ('second_reduced', 5, '2010-07-01', '2025-08-01'),
  ('second_reduced', 11, '2025-08-01', null);
update vat_rate set valid_from = '2010-07-01' where code = 'reduced' and valid_from = '2017-01-01';

-- A shop whose CUI has no RO was told that this means "not registered": it stops charging VAT
-- tomorrow, so that no day has invoices of both kinds.
insert into setting (key, value)
select 'vatStatus', jsonb_build_array(
  jsonb_build_object('from', '2000-01-01', 'status', 'registered'),
  jsonb_build_object('from', ((now() at time zone 'Europe/Bucharest')::date + 1)::text, 'status', 'not_registered'))
from setting where key = 'INVOICE' and value ->> 'cui' ~ '\d' and value ->> 'cui' !~* '^\s*ro'
on conflict (key) do nothing;

-- The rate and category of each kind of goods, as this seller sells them on a day. The settings vatStatus and vatRates come
-- from the office; vat_rate holds the rates by law for a shop that has not edited them.
create function vat_on(day date) returns table (
  code text, percent numeric, category text, exemption_code text, exemption_reason text
) language sql stable as $$
  with seller as (
    select coalesce((
      select row ->> 'status' from setting, jsonb_array_elements(value) as row where key = 'vatStatus'
      -- The latest row that has begun; before the first one, the first one.
      order by (row ->> 'from')::date <= day desc, abs((row ->> 'from')::date - day) limit 1
    ), 'registered') = 'not_registered' as is_outside
  ), rate as (
    select distinct on (row.kind) row.kind, row.percent, row."exemptionCode" as code, row."exemptionReason" as reason
    from setting, jsonb_to_recordset(value) as
      row (kind text, "from" date, percent numeric, "exemptionCode" text, "exemptionReason" text)
    where key = 'vatRates' and row."from" <= day order by row.kind, row."from" desc
  ), known as (
    select kind, rate.percent, code, reason from rate
    union all
    select v.code, v.percent, null, null from vat_rate v
    where v.valid_from <= day and (v.valid_to is null or v.valid_to > day)
      and not exists (select from setting where key = 'vatRates')
  )
  select kind, case when is_outside then 0 else known.percent end,
    case when is_outside then 'O' when kind = 'exempt' then 'E' else 'S' end,
    case when is_outside then null else code end, case when is_outside then null else reason end
  from known, seller
$$;
