/**
 * SQL statements, in order, that select the rows to keep when a demo is removed.
 * These are rows that people or their programs created or changed, and rows that those depend on.
 */

/**
 * Fills a temporary table, `kept (kind, id)`, from the change history.
 * A draft also keeps its page; a price or a stock count also keeps its product.
 */
const MADE_BY_PEOPLE = `
  create temporary table kept (kind text, id bigint, primary key (kind, id)) on commit drop;
  insert into kept
    select distinct case when subject_kind in ('price', 'price-floor', 'stock') then 'product' else subject_kind end,
      subject_id::bigint
    from change
    where actor_kind in ('staff', 'key') and subject_id ~ '^[0-9]{1,12}$' and subject_kind in ('article', 'blog-category',
      'blog-post', 'blog-tag', 'brand', 'bundle', 'category', 'landing', 'medium', 'parameter', 'price', 'price-floor',
      'product', 'promotion', 'stock', 'stock-place', 'delivery-method', 'store', 'supplier', 'voucher')
  union
    -- A trial on an invented customer makes nobody real: only whom people entered themselves.
    select 'customer', subject_id::bigint from change
    where actor_kind in ('staff', 'key') and subject_kind = 'customer' and before is null and version = 1
      and subject_id ~ '^[0-9]{1,12}$'
  union
    select subject_kind, subject_id::bigint from draft where subject_id ~ '^[0-9]{1,12}$'`;

const NEEDED = `
  insert into kept select distinct 'stock-place', place_id from place_movement where actor_kind in ('staff', 'key')
    on conflict do nothing;
  insert into kept select 'product', gift_product_id from promotion p join kept k on k.kind = 'promotion' and k.id = p.id
    where gift_product_id is not null on conflict do nothing;
  insert into kept select 'product', product_id from bundle_product p join kept k on k.kind = 'bundle' and k.id = p.bundle_id
    on conflict do nothing;
  insert into kept select 'product', master_id from product p join kept k on k.kind = 'product' and k.id = p.id
    on conflict do nothing;
  insert into kept select 'brand', brand_id from product p join kept k on k.kind = 'product' and k.id = p.id
    on conflict do nothing;
  insert into kept select 'category', category_id from product p join kept k on k.kind = 'product' and k.id = p.id
    on conflict do nothing;
  insert into kept
    with recursive above (id) as (
      select c.parent_id from category c join kept k on k.kind = 'category' and k.id = c.id
      union select c.parent_id from category c join above a on a.id = c.id
    ) select 'category', id from above where id is not null on conflict do nothing;
  insert into kept select 'parameter', v.parameter_id from product_parameter_value p
    join kept k on k.kind = 'product' and k.id = p.product_id join parameter_value v on v.id = p.value_id
    on conflict do nothing;
  insert into kept select 'blog-category', category_id from blog_post p join kept k on k.kind = 'blog-post' and k.id = p.id
    on conflict do nothing;
  insert into kept select 'blog-tag', tag_id from blog_post_tag p join kept k on k.kind = 'blog-post' and k.id = p.post_id
    on conflict do nothing;
  insert into kept select 'customer', merged_into from customer c join kept k on k.kind = 'customer' and k.id = c.id
    where merged_into is not null on conflict do nothing`;

/** Settings, the menu and the home page have no numeric ids, so they are not in `kept`. */
const byPeople = (kind: string, id: string): string =>
  `exists (select from change c where c.actor_kind in ('staff', 'key') and c.subject_kind = '${kind}' and c.subject_id = ${id})`;

/** Tables and their kind in `kept`, each before the tables that it refers to. */
const BY_KIND: readonly (readonly [table: string, kind: string])[] = [
  ["promotion", "promotion"],
  ["bundle", "bundle"],
  ["voucher", "voucher"],
  ["blog_post", "blog-post"],
  ["blog_category", "blog-category"],
  ["blog_tag", "blog-tag"],
  ["landing_page", "landing"],
  ["article", "article"],
  ["store", "store"],
  ["supplier", "supplier"],
  ["customer", "customer"],
];

const goes = (table: string, kind: string, column = "id"): string =>
  `delete from ${table} t where not exists (select from kept k where k.kind = '${kind}' and k.id = t.${column})`;

/** Converts the kinds of targets in `route` to those of the change history where they differ. */
const ROUTE_KIND = "replace(r.kind, 'blog.', 'blog-')";

const PICKS = [
  ...BY_KIND.map(([table, kind]) => goes(table, kind)),
  goes("stock_movement", "product", "product_id"),
  ...["place_movement", "place_stock"].flatMap((table) => [
    goes(table, "product", "product_id"),
    goes(table, "stock-place", "place_id"),
  ]),
  goes("stock_place", "stock-place"),
  goes("delivery_method", "delivery-method"),
  goes("product", "product"),
  goes("parameter_value", "parameter", "parameter_id"),
  goes("parameter", "parameter"),
  goes("category", "category"),
  goes("brand", "brand"),
  // After the removal, no product has been sold and no code has been used.
  "update product set sold = 0 where sold <> 0",
  "update sold_count set last_movement_id = coalesce((select max(id) from stock_movement), 0)",
  "update voucher set uses = 0 where uses <> 0",
  `delete from setting s where not ${byPeople("setting", "s.key")}`,
  `delete from top_link where not ${byPeople("menu", "'top'")}`,
  `delete from home_block where not ${byPeople("home", "'home'")}
    and not exists (select from draft where subject_kind = 'home')`,
  `delete from route r where r.kind <> 'redirect'
    and not exists (select from kept k where k.kind = ${ROUTE_KIND} and k.id = r.target_id)`,
  `delete from route r where r.kind = 'redirect' and not ${byPeople("redirect", "r.path")}
    and not exists (select from route t where t.kind <> 'redirect' and t.path = r.redirect_to)`,
  "delete from redirect_hit h where not exists (select from route r where r.path = h.path)",
  // The demo's media are generated on demand, so only used media keep their rows.
  `delete from medium m where m.provider is not null
    and not exists (select from kept k where k.kind = 'medium' and k.id = m.id)
    and not exists (select from medium_use u where u.address = m.address)`,
];

/** Deletes the history of removed records. The history of people and their actions is kept. */
const HISTORY = [
  `delete from change where subject_kind in ('order', 'order_note', 'customer_note', 'company', 'complaint', 'cost',
    'incoming_file', 'incoming_row', 'invoice', 'message', 'privacy_request', 'purchase-order', 'receipt', 'refund', 'stock-count',
    'stock-level', 'stock-transfer',
    'return', 'review', 'shipment', 'supplier-offer')`,
  `delete from change c where subject_kind in ('article', 'blog-category', 'blog-post', 'blog-tag', 'brand', 'bundle',
      'category', 'customer', 'landing', 'parameter', 'price', 'price-floor', 'product', 'promoted-price', 'promotion',
      'stock', 'stock-place', 'delivery-method', 'store', 'supplier', 'voucher')
    and not exists (select from kept k where k.id::text = c.subject_id and k.kind = case
      when c.subject_kind in ('price', 'price-floor', 'promoted-price', 'stock') then 'product' else c.subject_kind end)`,
  `delete from change c where c.actor_kind not in ('staff', 'key') and (
    (subject_kind = 'setting' and not exists (select from setting s where s.key = c.subject_id))
    or (subject_kind = 'menu' and not exists (select from top_link))
    or (subject_kind = 'home' and not exists (select from home_block)))`,
];

/** All statements, in order. They run after the tables in EMPTIED have been emptied. */
export const STATEMENTS: readonly string[] = [MADE_BY_PEOPLE, NEEDED, ...PICKS, ...HISTORY];
