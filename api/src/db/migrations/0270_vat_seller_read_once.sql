-- Reads the seller's VAT status once per call; an inlined subquery was evaluated for each of the four columns.
create or replace function vat_on(day date) returns table(code text, percent numeric, category text, exemption_code text, exemption_reason text) language sql stable as $$
  with seller as materialized (
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
