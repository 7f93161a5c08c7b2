import type { Insertable, Selectable } from "kysely";
import type { DB } from "../../../../db/tables.ts";
import type { ProductImport } from "../catalog.import.types.ts";

export type ProductFields = Omit<
  Required<ProductImport>,
  "id" | "prices" | "stock" | "sold" | "isPublished" | "firstOfferedAt"
>;

export interface ProductState extends ProductFields {
  sold: number;
  isPublished: boolean;
  firstOfferedAt: Date;
  archivedAt: Date | null;
}

type Row = Omit<Insertable<DB["product"]>, "id" | "price_bani" | "list_price_bani" | "stock" | "updated_at">;

/** Converts a product to its table columns, without values and pictures, which have their own tables. */
export function toRow(state: ProductState) {
  return {
    master_id: state.masterId,
    brand_id: state.brandId,
    category_id: state.categoryId,
    slug: state.slug,
    name: state.name,
    subtitle: state.subtitle,
    description: state.description,
    commercial: state.commercial,
    code: state.code,
    supplier_code: state.supplierCode,
    barcode: state.barcode,
    cpv: state.cpv,
    nc8: state.nc8,
    vat_code: state.vatCode,
    limited_stock_from: state.limitedStockFrom,
    min_quantity: state.minQuantity,
    max_quantity: state.maxQuantity,
    net_amount: state.netQuantity?.amount ?? null,
    net_unit: state.netQuantity?.unit ?? null,
    dilution: state.dilution ? JSON.stringify(state.dilution) : null,
    sale_unit: state.saleUnit,
    weight_grams: state.weightGrams,
    width_mm: state.sizeMm?.width ?? null,
    depth_mm: state.sizeMm?.depth ?? null,
    height_mm: state.sizeMm?.height ?? null,
    recommended: state.recommended,
    sold: state.sold,
    is_published: state.isPublished,
    archived_at: state.archivedAt,
    first_offered_at: state.firstOfferedAt,
    variant_values: JSON.stringify(state.variantValues),
    documents: JSON.stringify(state.documents),
    videos: JSON.stringify(state.videos),
    features: JSON.stringify(state.features),
    banners: JSON.stringify(state.banners),
    options: JSON.stringify(state.options),
    characteristics: JSON.stringify(state.characteristics),
    safety: state.safety ? JSON.stringify(state.safety) : null,
    packaging: state.packaging,
    warranty: state.warranty,
    durability_years: state.durabilityYears,
    manufacturer: state.manufacturer ? JSON.stringify(state.manufacturer) : null,
    responsible: state.responsible ? JSON.stringify(state.responsible) : null,
    meta_title: state.metaTitle,
    meta_description: state.metaDescription,
    canonical: state.canonical,
    is_noindex: state.isNoindex,
    related_ids: state.relatedIds,
  } satisfies Row;
}

export function toState(
  row: Selectable<DB["product"]>,
  { valueIds, pictures }: { valueIds: number[]; pictures: string[] },
): ProductState {
  return {
    masterId: row.master_id,
    brandId: row.brand_id,
    categoryId: row.category_id,
    slug: row.slug,
    name: row.name,
    subtitle: row.subtitle,
    description: row.description,
    commercial: row.commercial,
    code: row.code,
    supplierCode: row.supplier_code,
    barcode: row.barcode,
    cpv: row.cpv,
    nc8: row.nc8,
    // Check constraints allow only these values.
    vatCode: row.vat_code as ProductState["vatCode"],
    limitedStockFrom: row.limited_stock_from,
    minQuantity: row.min_quantity,
    maxQuantity: row.max_quantity,
    netQuantity:
      row.net_amount === null
        ? null
        : { amount: row.net_amount, unit: row.net_unit as NonNullable<ProductState["netQuantity"]>["unit"] },
    dilution: row.dilution,
    saleUnit: row.sale_unit,
    weightGrams: row.weight_grams,
    sizeMm: sizeOf(row),
    recommended: row.recommended,
    sold: row.sold,
    isPublished: row.is_published,
    archivedAt: row.archived_at,
    firstOfferedAt: row.first_offered_at,
    variantValues: row.variant_values,
    documents: row.documents,
    videos: row.videos,
    features: row.features,
    banners: row.banners,
    options: row.options,
    characteristics: row.characteristics,
    safety: row.safety as ProductState["safety"],
    packaging: row.packaging,
    warranty: row.warranty,
    durabilityYears: row.durability_years,
    manufacturer: row.manufacturer,
    responsible: row.responsible,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    canonical: row.canonical,
    isNoindex: row.is_noindex,
    relatedIds: row.related_ids,
    valueIds,
    pictures,
  };
}

/** A check constraint requires all three sides, or none. */
function sizeOf(row: Selectable<DB["product"]>): ProductState["sizeMm"] {
  const { width_mm: width, depth_mm: depth, height_mm: height } = row;
  return width === null || depth === null || height === null ? null : { width, depth, height };
}
