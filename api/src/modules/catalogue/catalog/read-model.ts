import { sql } from "kysely";
import { anyOf, type Db, executeNamed, type Tx } from "../../../db/database.ts";
import { foldCode, foldText } from "../../../text/fold.ts";
import { mentionsOf } from "../../../text/mentions.ts";
import { tag, touch } from "../../platform/changes/index.ts";
import { brandValueId } from "./brand-facet.ts";
import { loadCategoryAncestors, lockProducts } from "./catalog.store.ts";
import { loadGroupSizes, lockGroups } from "./group-sizes.store.ts";
import { groupChanges, type ListedRow, tagsOfGroups, tagsOfWritten } from "./listed.rules.ts";
import { runningPromotions } from "./promoted.store.ts";
import { orderableQuantity, stockIdOf } from "./catalog.rules.ts";
import { type NetUnit, unitPriceText } from "./unit-price.rules.ts";
import { bucketSharesOf, type Dilution } from "./dose.rules.ts";
import { savePercent } from "./prices/prices.rules.ts";
import { type PricePoint, priorPrice } from "./prices/thirty-day-price.rules.ts";

interface Facts {
  id: number;
  master_id: number;
  variant_values: Record<string, string>;
  brand_id: number;
  brand: string;
  category_id: number;
  slug: string;
  name: string;
  subtitle: string;
  description: string;
  commercial: string;
  code: string;
  supplier_code: string | null;
  barcode: string | null;
  price_bani: number;
  stock: number;
  limited_stock_from: number;
  min_quantity: number;
  max_quantity: number;
  net_amount: number | null;
  net_unit: NetUnit | null;
  dilution: Dilution | null;
  sale_unit: string;
  recommended: number;
  sold: number;
  first_offered_at: Date;
  value_ids: number[];
  value_names: string[];
  picture: string | null;
  stars: number;
  prices: { bani: number; from: string }[];
  promotion_ids: number[];
  promo: string | null;
}

const LISTED_COLUMNS = [
  "product_id",
  "category_ids",
  "brand_id",
  "promotion_ids",
  "value_ids",
  "name",
  "brand",
  "price_bani",
  "bucket_share",
  "save_percent",
  "stock_id",
  "family_id",
  "variant_values",
  "is_buyable",
  "recommended",
  "sold",
  "first_offered_at",
  "words",
  "about",
  "codes",
] as const satisfies (keyof ListedRow)[];

/**
 * Rewrites read rows and invalidates the pages that show them. Locks products by ascending id, so concurrent writers
 * see each other's results.
 */
export async function refreshProductRead(tx: Tx, ids: number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const masters = await lockProducts(tx, ids);
  const rows = await computeReadRows(tx, ids, now);
  const stored = tx.selectFrom("product_read").select(LISTED_COLUMNS).where("product_id", "=", anyOf(ids));
  const left = await executeNamed(tx, "listed-rows", stored);
  const [before, after] = [left, rows].map((some) => new Map(some.map((row) => [row.product_id, row])));
  await removeRows(
    tx,
    ids.filter((id) => before?.has(id) && !after?.has(id)),
  );
  await writeRows(tx, rows);
  const pairs = ids.map((id) => ({ before: before?.get(id), after: after?.get(id) }));
  const groups = groupChanges(pairs);
  const smaller = groups.filter(({ more }) => more < 0);
  await lockGroups(tx, smaller);
  await touch(tx, [
    ...ids.map(tag.product),
    ...masters.map(tag.family),
    ...pairs.flatMap((pair) => tagsOfWritten(pair.before, pair.after)),
    ...(groups.length > 0 ? tagsOfGroups(groups, await loadGroupSizes(tx, groups)) : []),
  ]);
}

/** Computes the read rows of published products. The result does not depend on the order of rows in the tables. */
export async function computeReadRows(db: Db, ids: number[], now: Date): Promise<ReadRow[]> {
  const facts = await loadFacts(db, ids, now);
  const ancestors = await loadCategoryAncestors(db);
  const categoryNames = new Map(
    (await executeNamed(db, "category-names", db.selectFrom("category").select(["id", "name"]))).map(
      (row) => [row.id, row.name],
    ),
  );
  return facts.map((product) => {
    const path = ancestors.get(product.category_id) ?? [];
    return readRow(
      product,
      path,
      path.map((id) => categoryNames.get(id) ?? ""),
      now,
    );
  });
}
export type ReadRow = ReturnType<typeof readRow>;

async function removeRows(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom("product_read").where("product_id", "in", ids).execute();
}

/** Updates existing rows in place. If only unindexed columns such as prices change, indexes stay untouched. */
async function writeRows(tx: Tx, rows: readonly ReadRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).map((column) => sql.ref(column));
  await sql`
    /* read-rows-written */ insert into product_read (${sql.join(columns)})
    select ${sql.join(columns)} from json_populate_recordset(null::product_read, ${JSON.stringify(rows)}::json)
    on conflict (product_id) do update set ${sql.join(columns.map((column) => sql`${column} = excluded.${column}`))}`.execute(
    tx,
  );
}

async function loadFacts(db: Db, ids: number[], now: Date): Promise<Facts[]> {
  const { rows } = await sql<Facts>`
    /* read-facts */ select p.id, p.master_id, p.variant_values, p.brand_id, b.name as brand, p.category_id, p.slug, p.name, p.subtitle, p.description, p.commercial, p.code, p.supplier_code, p.barcode,
      p.price_bani, p.stock, p.limited_stock_from, p.min_quantity, p.max_quantity, p.net_amount, p.net_unit, p.dilution, p.sale_unit,
      p.recommended, p.sold, p.first_offered_at,
      coalesce(v.ids, '{}') as value_ids, coalesce(v.names, '{}') as value_names,
      (select url from product_picture where product_id = p.id order by position limit 1) as picture,
      coalesce((select round(avg(stars), 1) from review_facts where product_id = p.id and state = 'approved'), 0) as stars,
      (select json_agg(json_build_object('bani', price_bani, 'from', valid_from) order by valid_from, id)
        from price_history where product_id = p.id) as prices,
      coalesce(promoted.ids, '{}') as promotion_ids, promoted.label as promo
    from product p
    join brand b on b.id = p.brand_id
    left join lateral (
      select array_agg(pv.id order by pv.id) as ids, array_agg(pv.name order by pv.id) as names
      from product_parameter_value ppv join parameter_value pv on pv.id = ppv.value_id
      where ppv.product_id = p.id
    ) v on true
    left join lateral (${runningPromotions(now)}) promoted on true
    where p.id = ${anyOf(ids)} and p.is_published`.execute(db);
  return rows;
}

function readRow(product: Facts, categoryIds: number[], categoryNames: string[], now: Date) {
  const history: PricePoint[] = (product.prices ?? []).map(({ bani, from }) => ({
    bani,
    from: new Date(from),
  }));
  const oldPrice = priorPrice(history, now);
  const stockId = stockIdOf(product.stock, product.limited_stock_from, product.min_quantity);
  const [bucketShare = null, bucketShareTo = null] = bucketSharesOf(product) ?? [];
  const codes = [product.code, product.supplier_code, product.barcode]
    .filter((code) => code !== null)
    .map(foldCode);
  const words = [
    product.name,
    product.brand,
    product.subtitle,
    ...categoryNames,
    ...product.value_names,
    product.code,
  ];
  return {
    product_id: product.id,
    family_id: product.master_id,
    variant_values: product.variant_values,
    category_ids: categoryIds,
    brand_id: product.brand_id,
    value_ids: [brandValueId(product.brand_id), ...product.value_ids],
    name: product.name,
    name_key: foldText(product.name),
    words: ` ${foldText(words.join(" "))} `,
    about: mentionsOf(`${product.commercial} ${product.description}`, words.join(" ")),
    codes: [...new Set(codes)],
    brand: product.brand,
    url: `/${product.slug}`,
    picture: product.picture,
    price_bani: product.price_bani,
    old_price_bani: oldPrice,
    save_percent: savePercent(product.price_bani, oldPrice),
    stock_id: stockId,
    min_quantity: product.min_quantity,
    max_quantity: orderableQuantity(product.max_quantity, product.stock),
    unit_price: unitPriceText(product.price_bani, {
      amount: product.net_amount,
      unit: product.net_unit,
      saleUnit: product.sale_unit,
    }),
    bucket_share: bucketShare,
    bucket_share_to: bucketShareTo,
    is_buyable: stockId !== 2,
    recommended: product.recommended,
    sold: product.sold,
    stars: product.stars,
    first_offered_at: product.first_offered_at,
    promotion_ids: product.promotion_ids,
    promo: product.promo,
  };
}
