/** Inserts hundreds of thousands of realistic orders by SQL, over two years and in every status. */
import type pg from "pg";

interface Laid {
  orders: number;
  seconds: number;
}

/** Orders per transaction, because deferred checks and temporary tables stay in memory until it ends. */
const AT_ONCE = 100_000;

/** Inserts the same orders in every run, with their related rows. Calls `onProgress` after every 100,000 orders. */
export async function layInOrders(
  client: pg.ClientBase,
  count: number,
  onProgress: (laid: Laid) => void = () => undefined,
): Promise<Laid> {
  const start = performance.now();
  // It is cheaper to create the search indexes after the rows.
  const { rows: searched } = await client.query<{ name: string; definition: string }>(SEARCHED);
  for (const { name } of searched) await client.query(`drop index ${name}`);
  await client.query("select setseed(0.2026)");
  for (let first = 1; first <= count; first += AT_ONCE) {
    const began = performance.now();
    const last = Math.min(count, first + AT_ONCE - 1);
    await client.query("begin");
    for (const [sql, ...values] of statements({ count, first, last })) await client.query(sql, values);
    await client.query("commit");
    onProgress({ orders: last, seconds: (performance.now() - began) / 1_000 });
  }
  for (const { definition } of searched) await client.query(definition);
  await client.query("vacuum analyze");
  return { orders: count, seconds: (performance.now() - start) / 1_000 };
}

function statements({
  count,
  first,
  last,
}: {
  count: number;
  first: number;
  last: number;
}): [sql: string, ...values: unknown[]][] {
  return [
    ["set local synchronous_commit = off"],
    [DRAW, count, first, last],
    ["analyze drawn"],
    [GOODS],
    [CARTS],
    [ORDERS],
    [LINES],
    [EVENTS],
    [PAYMENTS],
    [SHIPMENTS],
    ["insert into invoice_series (code, next_number) values ('BENCH', 1) on conflict do nothing"],
    [INVOICES],
    [REFUNDS],
    [ENTRIES],
    [RETURNS],
    [COMPLAINTS],
    [MESSAGES],
    [REVIEWS],
    [CHANGES],
  ];
}

const FIRST =
  "{Ana,Maria,Ioana,Elena,Andreea,Mihaela,Cristina,Alina,Ștefania,Raluca,Ion,Andrei,Mihai,Alexandru,Gheorghe,Vasile,Dan,Bogdan,Răzvan,Cătălin}";
const SECOND =
  "{Pop,Popa,Popescu,Ionescu,Dumitrescu,Stan,Stoica,Gheorghiu,Munteanu,Matei,Rusu,Moldovan,Lazăr,Ciobanu,Sandu,Țăranu,Șerban,Niță,Florea,Dobre}";

const SEARCHED =
  "select indexname as name, indexdef as definition from pg_indexes where tablename = 'orders' and indexdef ilike '% using gin %'";

/** Orders become more frequent over time, and only those of the last weeks are open. */
const DRAW = `
  create temporary table drawn on commit drop as
  select n, n as cart_n, buyer, placed_at, now() - placed_at as age, random() as fate, random() as way, random() as paid_by,
    1 + floor(random() * 5)::int as lines
  from (
    select n, 1 + floor(power(random(), 1.5) * $1::int * 0.45)::int as buyer,
      now() - interval '730 days' * (1 - power(n::float8 / $1::int, 0.8)) - interval '1 hour' * random() as placed_at
    from generate_series($2::int, $3::int) n
  ) d order by n`;
const GOODS = `
  create temporary table good on commit drop as
  select row_number() over (order by id)::int - 1 as g, id, name, code, sale_unit, price_bani from product where price_bani < 20000`;
const CARTS = `
  insert into cart (token, created_at, touched_at, expires_at, ordered_at)
  select 'bench-' || n, placed_at, placed_at, placed_at + interval '30 days', placed_at from drawn order by n`;
const STATUS = `case
  when fate < 0.06 then 'cancelled'
  when fate < 0.09 then 'refused'
  when age < interval '6 hours' then case when paid_by < 0.4 then 'awaiting_payment' else 'new' end
  when age < interval '1 day' then 'confirmed'
  when age < interval '2 days' then 'preparing'
  when age < interval '5 days' then 'shipped'
  when age < interval '30 days' then 'delivered'
  when fate < 0.105 then 'returned'
  when fate < 0.115 then 'partly_returned'
  else 'completed' end`;
const ORDERS = `
  create temporary table bought on commit drop as
  select d.n, p.position, g.id as product_id, g.name, g.code, g.sale_unit, q.quantity, g.price_bani
  from drawn d
  cross join lateral generate_series(0, d.lines - 1) p(position)
  cross join lateral (select 1 + (d.n * 7 + p.position * 3) % 4 as quantity) q
  join good g on g.g = (d.n * 31 + p.position * 97) % (select count(*) from good);
  create index on bought (n);
  analyze bought;
  insert into orders (random_id, cart_id, body_hash, order_type, status, customer_type, first_name, last_name, email, phone,
    delivery_county, delivery_county_code, delivery_city, delivery_street, invoice_county, invoice_county_code, invoice_city,
    invoice_street, company, delivery_code, delivery_name, delivery_bani, delivery_vat_percent, payment_code, payment_name,
    products_bani, total_bani, vat_bani, payment_state, placed_at)
  select 'bench-' || d.n, c.id, '', 'online', d.status, case when d.buyer % 9 = 0 then 'pj' else 'pf' end,
    ('${FIRST}'::text[])[1 + d.buyer % 20], ('${SECOND}'::text[])[1 + d.buyer / 20 % 20] || case when d.buyer % 7 = 0 then '-' || ('${SECOND}'::text[])[1 + d.buyer / 400 % 20] else '' end,
    'cumparator' || d.buyer || case d.buyer % 3 when 0 then '@gmail.com' when 1 then '@yahoo.ro' else '@example.com' end,
    '+407' || lpad((d.buyer::bigint * 7919 % 100000000)::text, 8, '0'),
    'Cluj', 'CJ', 'Cluj-Napoca', 'Str. Lungă ' || d.buyer % 200, 'Cluj', 'CJ', 'Cluj-Napoca', 'Str. Lungă ' || d.buyer % 200,
    case when d.buyer % 9 = 0 then jsonb_build_object('name', 'Firma ' || d.buyer || ' SRL', 'cui', 'RO' || 10000000 + d.buyer, 'registryNumber', 'J12/' || d.buyer || '/2020', 'bank', '', 'iban', '') end,
    case when d.way < 0.5 then 'SAMEDAY_HOME' when d.way < 0.8 then 'FAN_HOME' when d.way < 0.95 then 'SAMEDAY_EASYBOX' else 'STORE_PICKUP' end,
    case when d.way < 0.5 then 'Curier Sameday' when d.way < 0.8 then 'Curier FAN' when d.way < 0.95 then 'Easybox' else 'Ridicare din magazin' end,
    d.delivery, 21, d.payment,
    case d.payment when 'CARD' then 'Card online' when 'BANK' then 'Transfer bancar' else 'Ramburs la livrare' end,
    d.goods, d.goods + d.delivery, ((d.goods + d.delivery) * 21 / 121),
    case when d.status = 'awaiting_payment' then 'pending'
      when d.payment = 'COD' then case when d.status in ('delivered', 'completed') and d.age > interval '7 days' then 'paid' else 'none' end
      when d.status in ('cancelled', 'refused') then case when d.fate < 0.004 and d.age < interval '60 days' then 'refund_due' when d.fate < 0.04 then 'refunded' else 'failed' end
      when d.status = 'returned' then 'refunded' else 'paid' end,
    d.placed_at
  from (
    select drawn.*, ${STATUS} as status, sums.goods, case when way >= 0.95 or sums.goods > 15000 then 0 else 1990 end as delivery,
      case when paid_by < 0.3 then 'CARD' when paid_by < 0.4 then 'BANK' else 'COD' end as payment
    from drawn join (select n, sum(quantity * price_bani)::int as goods from bought group by n) sums using (n)
  ) d join cart c on c.token = 'bench-' || d.n
  order by d.n;
  create temporary table laid on commit drop as
  select o.id, o.random_id, o.status, o.payment_code, o.payment_state, o.placed_at, o.total_bani, o.vat_bani, o.delivery_code,
    o.number, o.first_name, o.last_name, o.email, o.phone, d.n, d.age, d.fate
  from orders o join drawn d on o.random_id = 'bench-' || d.n;
  create unique index on laid (n);
  analyze laid`;
const LINES = `
  insert into order_line (order_id, position, product_type, product_id, name, code, unit, quantity, unit_price_bani, vat_percent, vat_bani)
  select l.id, b.position, 'product', b.product_id, b.name, b.code, b.sale_unit, b.quantity, b.price_bani, 21, b.quantity * b.price_bani * 21 / 121
  from bought b join laid l using (n) order by l.id, b.position;
  insert into order_line_movement (line_id, kind, quantity, at)
  select i.id, 'ordered', i.quantity, l.placed_at from order_line i join laid l on l.id = i.order_id order by i.id`;
const EVENTS = `
  insert into order_event (order_id, status, actor, at)
  select id, s.status, s.actor, least(placed_at + s.after, now()) from laid
  cross join lateral (values
    ('new', 'customer', interval '0', true),
    ('confirmed', 'staff', interval '6 hours', status not in ('new', 'awaiting_payment')),
    ('preparing', 'staff', interval '1 day', status not in ('new', 'awaiting_payment', 'confirmed', 'cancelled')),
    ('shipped', 'staff', interval '2 days', status in ('shipped', 'delivered', 'completed', 'refused', 'returned', 'partly_returned')),
    ('delivered', 'courier', interval '4 days', status in ('delivered', 'completed', 'returned', 'partly_returned')),
    (status, 'system', interval '20 days', status in ('completed', 'cancelled', 'refused', 'returned', 'partly_returned'))
  ) s(status, actor, after, is_told) where s.is_told order by id, s.after`;
const PAYMENTS = `
  insert into payment (order_id, provider, reference, amount_bani, state, started_at, changed_at)
  select id, 'netopia', 'bench-' || n, total_bani,
    case payment_state when 'paid' then 'paid' when 'refunded' then 'refunded' when 'refund_due' then 'refund_due' when 'pending' then 'started' else 'failed' end,
    placed_at, placed_at + interval '3 minutes'
  from laid where payment_code = 'CARD'`;
const SHIPMENTS = `
  insert into shipment (order_id, courier, awb, tracking_url, cost_bani, status, status_at, created_at)
  select id, case when delivery_code = 'FAN_HOME' then 'fan' else 'sameday' end, 'BENCH' || lpad(n::text, 8, '0'), 'https://example.com/awb', 1500,
    case status when 'shipped' then 'În tranzit' when 'refused' then 'Refuzat' else 'Livrat' end, placed_at + interval '3 days', placed_at + interval '1 day'
  from laid where delivery_code <> 'STORE_PICKUP' and status in ('preparing', 'shipped', 'delivered', 'completed', 'refused', 'returned', 'partly_returned')`;
/** Stored data of a one-line invoice, which an order's page validates by ANAF's rules. */
const PARTY = `'cui', '', 'isVatPayer', null, 'registry', '', 'bank', '', 'iban', '', 'phone', '', 'email', '', 'address', jsonb_build_object(
    'text', 'Str. Lungă 1, Cluj-Napoca', 'street', 'Str. Lungă 1', 'city', 'Cluj-Napoca', 'county', 'Cluj', 'countyCode', 'RO-CJ', 'postcode', null, 'country', 'RO')`;
const DOCUMENT = `jsonb_build_object('version', 2, 'seller', jsonb_build_object('name', 'Firma SRL', 'capital', '', ${PARTY}),
    'buyer', jsonb_build_object('name', first_name || ' ' || last_name, ${PARTY}), 'orderNumber', number, 'orderedAt', placed_at,
    'isPublicPurchase', false, 'contractReference', null, 'payment', payment_code, 'paymentMeans', null, 'dueOn', null,
    'lines', jsonb_build_array(jsonb_build_object('name', 'Produse', 'code', 'BENCH', 'cpv', null, 'unit', 'buc.', 'unitCode', 'H87', 'quantity', 1,
      'unitPriceBani', total_bani, 'discountBani', 0, 'vatCategory', 'S', 'vatPercent', 21, 'netBani', total_bani - vat_bani, 'vatBani', vat_bani)),
    'vat', jsonb_build_array(jsonb_build_object('category', 'S', 'percent', 21, 'netBani', total_bani - vat_bani, 'vatBani', vat_bani)),
    'netBani', total_bani - vat_bani, 'vatBani', vat_bani, 'totalBani', total_bani)`;
const INVOICES = `
  insert into invoice (series, number, kind, order_id, issued_at, document, net_bani, vat_bani, total_bani)
  select 'BENCH', (select coalesce(max(number), 0) from invoice where series = 'BENCH') + row_number() over (order by n), 'invoice', id, placed_at + interval '2 days', ${DOCUMENT}, total_bani - vat_bani, vat_bani, total_bani
  from laid where status in ('shipped', 'delivered', 'completed', 'returned', 'partly_returned')`;
const REFUNDS = `
  insert into refund (order_id, amount_bani, reason, cause, state, created_at, done_at)
  select id, total_bani, 'Anulare', case when status = 'returned' then 'returned' else 'undone' end, case payment_state when 'refund_due' then 'due' else 'done' end, placed_at + interval '2 days',
    case payment_state when 'refunded' then placed_at + interval '5 days' end
  from laid where payment_state in ('refund_due', 'refunded')`;
const ENTRIES = `
  insert into order_entry (order_id, at, kind, amount_bani, cause, method, payment_id, refund_id)
  select l.id, l.placed_at + e.after, e.kind, e.sign * l.total_bani, e.cause, e.method,
    case when e.cause = 'paid' then p.id end, case when e.kind = 'payout' then r.id end
  from laid l left join payment p on p.order_id = l.id left join refund r on r.order_id = l.id
  cross join lateral (values
    (interval '0', 'charge', 1, 'placed', null, true),
    (interval '3 minutes', 'receipt', -1, 'paid', 'card', payment_code = 'CARD' and payment_state in ('paid', 'refunded', 'refund_due')),
    (interval '1 hour', 'receipt', -1, 'noted', 'transfer', payment_code = 'BANK' and payment_state in ('paid', 'refunded', 'refund_due')),
    (interval '4 days', 'receipt', -1, 'delivered', 'cash_on_delivery', payment_code = 'COD' and status in ('delivered', 'completed', 'returned', 'partly_returned')),
    (interval '2 days', 'credit', -1, 'undone', null, status in ('cancelled', 'refused')),
    (interval '5 days', 'credit', -1, 'returned', null, status = 'returned' and payment_state = 'refunded'),
    (interval '5 days', 'payout', 1, 'paid_back', 'transfer', payment_state = 'refunded')
  ) e(after, kind, sign, cause, method, is_posted) where e.is_posted order by l.id, e.after`;
const RETURNS = `
  insert into return_request (order_id, full_name, email, phone, bank, iban, reason_id, status, created_at, changed_at, is_withdrawal)
  select id, first_name || ' ' || last_name, email, phone, '', 'RO49AAAA1B31007593840000', 1,
    case when age > interval '30 days' then 'refunded' else (array['requested', 'approved', 'on_the_way', 'received', 'declared'])[1 + n % 5] end,
    placed_at + interval '6 days', placed_at + interval '6 days', age < interval '30 days' and n % 5 = 4
  from laid where status in ('returned', 'partly_returned') or (status = 'delivered' and fate > 0.98);
  insert into order_line_movement (line_id, kind, quantity, return_id, at)
  select i.id, k.kind, 1, r.id, r.created_at from return_request r join laid l on l.id = r.order_id
  join order_line i on i.order_id = r.order_id and i.position = 0
  cross join lateral (values ('withdrawn', true), ('returned', r.status = 'refunded')) k(kind, is_so) where k.is_so`;
const COMPLAINTS = `
  insert into complaint (type_id, order_number, invoice_number, customer_name, customer_phone, customer_email, description, state, answer, created_at, answered_at)
  select 1 + n % 10, number::text, '', first_name || ' ' || last_name, phone, email, 'Aștept un răspuns.',
    case when age < interval '10 days' then 'open' else 'closed' end, case when age < interval '10 days' then '' else 'Am rezolvat.' end, placed_at + interval '5 days',
    case when age >= interval '10 days' then placed_at + interval '8 days' end
  from laid where n % 100 = 0 and age > interval '5 days'`;
const MESSAGES = `
  insert into contact_message (name, email, phone, questions, created_at)
  select first_name || ' ' || last_name, email, phone, 'Aveți și bidoane de 10 litri?', placed_at from laid where n % 80 = 0`;
const REVIEWS = `
  insert into review (product_id, order_id, name, email, title, stars, state, created_at, decided_at)
  select (select product_id from order_line where order_id = laid.id and position = 0), id, first_name, email, 'Bun', 5,
    case when age < interval '8 days' then 'pending' else 'approved' end, placed_at + interval '5 days',
    case when age >= interval '8 days' then placed_at + interval '6 days' end
  from laid where n % 30 = 0 and age > interval '5 days'`;
const CHANGES = `
  insert into change (at, actor_kind, actor_id, actor_name, subject_kind, subject_id, version, sentence, before, after)
  select placed_at + interval '6 hours', 'staff', '1', 'Demo', 'order', id, 1, 'Stare: „Confirmată”', '{"status":"new"}', '{"status":"confirmed"}'
  from laid where status not in ('new', 'awaiting_payment')`;
