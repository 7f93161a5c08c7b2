/** Inserts products, suppliers, goods receipts and stock counts by SQL. */
import type pg from "pg";
import { copyProducts } from "../search/big-catalogue.ts";

export interface Goods {
  products: number;
  receipts: number;
}

/** Copies the shop's products and inserts documents for them. Stock and costs do not change. */
export async function layInGoods(client: pg.Client, { products, receipts }: Goods): Promise<void> {
  const { rows } = await client.query<{ count: number }>("select count(*)::integer as count from product");
  await copyProducts(client, products, rows[0]?.count ?? 0);
  await client.query(SUPPLIERS);
  await client.query(OFFERS);
  await client.query(SUPPLIES);
  await client.query(RECEIPTS, [receipts]);
  await client.query(RECEIPT_LINES);
  await client.query(COUNTS);
  await client.query(COUNT_LINES);
  await client.query("vacuum analyze");
}

const SUPPLIERS = `
  insert into supplier (name, cui, register_number, contact, email, phone, address, currency, payment_days, lead_days, minimum_order, note, is_active)
  select 'Bench ' || n || ' SRL', (20000000 + n)::text, '', '', '', '', '', 'RON', 30, 1 + n % 10, 0, '', n % 20 <> 0
  from generate_series(1, 200) n`;
const OFFERS = `
  insert into supplier_offer (supplier_id, product_id, code, barcode, pack, price_bani, valid_from, is_preferred)
  select s.id, p.id, 'B' || p.id, '', 1 + p.id % 12, p.price_bani * (1 + p.id % 12) / 2, current_date, true
  from product p
  join (select id, row_number() over (order by id) - 1 as n from supplier where name like 'Bench %') s on s.n = p.id % 200
  where not exists (select from supplier_offer o where o.product_id = p.id)`;
/** One product in twenty is short. */
const SUPPLIES = `
  insert into product_supply (product_id, minimum, target, sold_90, stock, last_sold_on, stocked_on)
  select id, case when id % 20 = 0 then stock + 1 else 0 end, stock + 10, id % 50, stock, current_date - id % 400, current_date - 500
  from product on conflict do nothing`;
const RECEIPTS = `
  insert into receipt (supplier_id, document_number, document_on, received_on, currency, rate, extra_bani, spread, commission,
    note, created_at, created_by, year, number, posted_at, posted_by)
  select s.id, 'BENCH-' || n, d.at::date, d.at::date, 'RON', 1, 0, 'value', '', '', d.at, 'Demo',
    case when n % 500 > 0 then 2000 end, case when n % 500 > 0 then n end, case when n % 500 > 0 then d.at end,
    case when n % 500 > 0 then 'Demo' end
  from generate_series(1, $1::integer) n
  cross join lateral (select now() - make_interval(mins => n * 50) as at) d
  join (select id, row_number() over (order by id) - 1 as place from supplier where name like 'Bench %') s on s.place = n % 200`;
const RECEIPT_LINES = `
  insert into receipt_line (receipt_id, position, product_id, code, barcode, name, unit, document_quantity, quantity, pack,
    value_bani, cost_bani)
  select r.id, k, p.id, p.code, '', p.name, 'buc', 10, 10, 1, 10 * p.price_bani / 2,
    case when r.posted_at is not null then 10 * p.price_bani / 2 end
  from receipt r cross join generate_series(1, 10) k
  join (select id, code, name, price_bani, row_number() over (order by id) - 1 as n from product) p
    on p.n = (r.id * 10 + k) % (select count(*) from product)
  where r.document_number like 'BENCH-%'`;
const COUNTS = `
  insert into stock_count (scope, scope_id, scope_name, place, commission, decision, keeper, note, created_at, created_by,
    year, number, posted_at, posted_by)
  select 'all', null, '', 'Bench', '', '', '', '', now() - make_interval(days => n), 'Demo', 2000, n, now() - make_interval(days => n), 'Demo'
  from generate_series(1, 500) n`;
const COUNT_LINES = `
  insert into stock_count_line (count_id, product_id, counted, expected, counted_at, counted_by)
  select c.id, p.id, p.stock, p.stock, c.posted_at, 'Demo'
  from stock_count c
  join (select id, stock, row_number() over (order by id) - 1 as n from product) p on p.n / 200 = c.number
  where c.place = 'Bench'`;
