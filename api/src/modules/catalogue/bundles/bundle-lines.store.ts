import { type RawBuilder, sql } from "kysely";
import { anyOf, type Db } from "../../../db/database.ts";

const PATH = "/pachete/";

export function bundlePath(slug: string): string {
  return PATH + slug;
}

export interface BundleLineProduct {
  productId: number;
  quantity: number;
  sortOrder: number;
  priceBani: number;
  stock: number;
  minQuantity: number;
  maxQuantity: number;
  isPublished: boolean;
  weightGrams: number;
  vatCode: string;
  name: string;
  url: string;
  picture: string | null;
  brand: string;
  code: string;
  unit: string;
}
export interface BundleLine {
  id: number;
  name: string;
  url: string;
  description: string;
  picture: string | null;
  isPublished: boolean;
  sortOrder: number;
  percent: number;
  products: BundleLineProduct[];
}

/**
 * Returns the given bundles, published or not, in display order. To sell bundles, lock their products by ascending id
 * first.
 */
export async function loadBundleLines(db: Db, bundleIds: readonly number[]): Promise<BundleLine[]> {
  if (bundleIds.length === 0) return [];
  const { rows } = await sql<BundleLine>`
    /* bundle-lines */ select b.id, b.name, ${PATH} || b.slug as url, b.description, b.picture, b.is_published as "isPublished",
      b.sort_order as "sortOrder", b.percent, coalesce(held.products, '[]') as products
    from bundle b
    left join lateral (
      select json_agg(json_build_object(
        'productId', p.id, 'quantity', bp.quantity, 'sortOrder', bp.sort_order, 'priceBani', p.price_bani, 'stock', p.stock,
        'minQuantity', p.min_quantity, 'maxQuantity', p.max_quantity, 'isPublished', p.is_published,
        'weightGrams', p.weight_grams, 'vatCode', p.vat_code, 'name', p.name, 'url', '/' || p.slug, 'picture', r.picture,
        'brand', brand.name, 'code', p.code, 'unit', p.sale_unit) order by bp.sort_order, p.id) as products
      from bundle_product bp
      join product_facts p on p.id = bp.product_id
      left join brand_facts brand on brand.id = p.brand_id
      left join product_read r on r.product_id = p.id
      where bp.bundle_id = b.id
    ) held on true
    where b.id = ${anyOf(bundleIds)}
    order by b.sort_order, b.id`.execute(db);
  return rows;
}

/** Returns SQL with the product ids of these bundles. `bundles` selects bundle ids. */
export function bundleProductIds(bundles: RawBuilder<unknown>): RawBuilder<number> {
  return sql`select product_id from bundle_product where bundle_id in (${bundles})`;
}
