import { toLei, type Wire } from "@curat/contract/lei.values";
import type { Category, CategoryLink, Product } from "@curat/contract/catalog";
import type { ProductItem } from "@curat/contract/listing";
import { hazardText } from "@curat/contract/hazards.values";
import { STOCK_WORDS, type StockId } from "@curat/contract/catalog.values";
import { DELIVERY_TEXT } from "@curat/contract/cart.values";
import { toWireBanner } from "./banner.wire.ts";
import { isNew, joinValues, withoutKnownSpans } from "./catalog.rules.ts";
import { rangeOf } from "./dose.rules.ts";
import { toVariantGroups } from "./variant-groups.rules.ts";
import { zonesAmong } from "./zones.ts";
import type { ProductPromotion } from "./promoted.store.ts";
import { toWireReview } from "./product-reviews.ts";
import type { CategoryView, ProductView } from "./catalog.service.ts";
import type { CardRow, CategoryRow, CategoryStep, VariantRow } from "./catalog.store.ts";
import { toWireLegal } from "./legal.wire.ts";

/** Converts a product card to the documented format. Without `family`, the item has no variant links. */
export function toWireItem(row: CardRow, now: Date, family: VariantRow[] = []): Wire<ProductItem> {
  const { bucket_share: share, bucket_share_to: shareTo } = row;
  const zones = zonesAmong(row.value_ids);
  const hazard = row.safety ? hazardText(row.safety) : undefined;
  return {
    productID: row.product_id,
    info: { url: row.url, product: row.name, urls: { path: row.url } },
    // A check constraint allows only 1, 2 and 3.
    stockID: row.stock_id as StockId,
    stock: STOCK_WORDS[row.stock_id as StockId],
    price: toLei(row.price_bani),
    oldprice: row.old_price_bani === null ? null : toLei(row.old_price_bani),
    save_percent: row.save_percent,
    pic: row.picture,
    brand: row.brand,
    stars: row.stars,
    liked: false,
    buyable: row.is_buyable,
    min_qty: row.min_quantity,
    order_qty: row.max_quantity,
    promo: row.promo ?? undefined,
    is_new: isNew(row.first_offered_at, now),
    unit_price: row.unit_price ?? undefined,
    variants:
      family.length > 1 ? toVariantGroups(row.product_id, row.variant_values, family) : toOwnVariants(row),
    ...(share !== null && { bucket_price: rangeOf(row.price_bani, [share, shareTo ?? share]) }),
    ...(zones.length > 0 && { zones }),
    ...(hazard !== undefined && { hazard }),
  };
}

function toOwnVariants({ variant_values, is_buyable, url }: CardRow): Wire<ProductItem>["variants"] {
  return Object.entries(variant_values).map(([name, value]) => ({
    name,
    choices: [{ value, selected: true, buyable: is_buyable, info: { url } }],
  }));
}

export function toWireCategory({ row, path, children, texts }: CategoryView): Wire<Category> {
  return {
    categoryID: row.id,
    parentID: row.parent_id,
    must_have_model: texts.must_have_model,
    breadcrumbs: path.map(toBreadcrumb),
    icon: row.icon,
    pics: row.picture ? [row.picture] : [],
    countProducts: row.product_count,
    subcats: children.map(toWireLink),
    bundles: [],
    banners: texts.banners.map(toWireBanner),
    info: { category: row.name, description: texts.description, baseline: texts.baseline, url: row.slug },
  };
}

function toWireLink(row: CategoryRow): CategoryLink {
  return {
    categoryID: row.id,
    icon: row.icon,
    pics: row.picture ? [row.picture] : [],
    countProducts: row.product_count,
    info: { category: row.name, url: row.slug },
  };
}

function toBreadcrumb({ name, parent_id, slug }: CategoryStep) {
  return { name, parentID: parent_id, url: slug };
}

export function toWireProduct(
  { row, pictures, parameters, variants, categories, reviews, fileSizes, label }: ProductView,
  shopUrl: string,
): Wire<Product> {
  const url = `/${row.slug}`;
  const stockID = row.stock_id as StockId;
  const zones = zonesAmong(row.value_ids);
  return {
    productID: row.id,
    masterID: row.master_id,
    brandID: row.brand_id,
    brand: row.brand,
    brands: { picture: row.brand_logo, info: { url: `/marci/${row.brand_slug}`, brand: row.brand } },
    categoryID: row.category_id,
    category: categories.at(-1)?.name ?? "",
    stockID,
    stock: STOCK_WORDS[stockID],
    stockno: row.stock,
    code: row.code,
    supp_code: row.supplier_code,
    barcode: row.barcode,
    price: toLei(row.price_bani),
    oldprice: row.old_price_bani === null ? null : toLei(row.old_price_bani),
    save_percent: row.save_percent,
    vat: row.vat_percent,
    currencyID: "RON",
    pic: pictures[0] ?? null,
    pics: pictures.map((picture) => ({ mini: picture, original: picture })),
    docs: row.documents.map(({ title, url: location, type, revised }) => {
      const bytes = fileSizes.get(location);
      return { location, title, type, ...(bytes && { bytes }), ...(revised && { revised }) };
    }),
    movies: row.videos.map((movie) => ({ movie })),
    features: row.features.map(({ name, picture }) => ({ pic: picture, name })),
    param: joinValues([...row.characteristics, ...withoutKnownSpans(parameters, row.characteristics)]).map(
      ({ name, value }) => ({ param: name, value }),
    ),
    variants: toVariantGroups(row.id, row.variant_values, variants),
    promo: null,
    liked: false,
    buyable: row.is_buyable,
    min_qty: row.min_quantity,
    order_qty: row.orderable_quantity,
    delivery_days: DELIVERY_TEXT,
    stars: row.stars,
    allReviews: reviews.map(toWireReview),
    banners: row.banners.map(toWireBanner),
    bundles: [],
    bundle_stock: 0,
    breadcrumbs: categories.map(toBreadcrumb),
    options: row.options,
    picture: pictures[0] ?? null,
    info: {
      product: row.name,
      subtitle: row.subtitle,
      description: row.description,
      commercial: row.commercial,
      url,
      urls: { path: url },
      name: row.name,
      metatitle: row.meta_title || row.name,
      metakeywords: [row.brand, ...categories.map((category) => category.name)].join(", "),
      metadescription: row.meta_description || row.subtitle,
      canonical: `${shopUrl}${row.canonical || url}`,
      robots: row.is_noindex ? "noindex,follow" : "index,follow",
      warranty: row.warranty,
    },
    legal: { ...toWireLegal(row), ...(label !== undefined && { durability_label: label }) },
    ...(zones.length > 0 && { zones }),
  };
}

export function toWirePromo({
  picture,
  label,
  ends_at,
}: ProductPromotion): NonNullable<Wire<Product>["promo"]> {
  return { info: { pic: picture, promo: label }, promo_to: ends_at.toISOString() };
}
