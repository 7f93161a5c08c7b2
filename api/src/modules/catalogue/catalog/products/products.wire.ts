/** Staff calls and the audit log use the same format. */
import { toLei, type Wire } from "@curat/contract/lei.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type {
  ProductFilters,
  StaffProduct,
  StaffProductFields,
  StaffProductRow,
} from "@curat/contract/staff/products";
import { cleanHtml } from "@curat/contract/clean-html";
import { toWireBanner } from "../banner.wire.ts";
import { toWireDilution } from "../dose.rules.ts";
import type { ProductFields, ProductState } from "./product-state.ts";
import type { ProductFilter, ListRow } from "./products-found.store.ts";

export function toWireFields(state: ProductFields): StaffProductFields {
  return {
    masterID: state.masterId,
    brandID: state.brandId,
    categoryID: state.categoryId,
    slug: state.slug,
    name: state.name,
    subtitle: state.subtitle,
    description: state.description,
    commercial: state.commercial,
    code: state.code,
    supp_code: state.supplierCode,
    barcode: state.barcode,
    cpv: state.cpv,
    nc8: state.nc8,
    vat_code: state.vatCode,
    limited_from: state.limitedStockFrom,
    min_qty: state.minQuantity,
    max_qty: state.maxQuantity,
    net_quantity: state.netQuantity,
    dilution: state.dilution && toWireDilution(state.dilution),
    sale_unit: state.saleUnit,
    weight_grams: state.weightGrams,
    size_mm: state.sizeMm,
    recommended: state.recommended,
    variant_values: state.variantValues,
    characteristics: state.characteristics,
    value_ids: state.valueIds,
    pics: state.pictures,
    docs: state.documents,
    movies: state.videos,
    features: state.features.map(({ name, picture }) => ({ name, pic: picture })),
    banners: state.banners.map(toWireBanner),
    options: state.options,
    safety: state.safety && {
      pictograms: state.safety.pictograms,
      signal_word: state.safety.signalWord,
      statements: state.safety.statements,
      biocide_authorisation: state.safety.biocideAuthorisation,
      reacts_as: state.safety.reactsAs ?? null,
    },
    packaging: state.packaging,
    warranty: state.warranty,
    durability_years: state.durabilityYears,
    manufacturer: state.manufacturer,
    responsible: state.responsible,
    metatitle: state.metaTitle,
    metadescription: state.metaDescription,
    canonical: state.canonical,
    noindex: state.isNoindex,
    related_ids: state.relatedIds,
  };
}

/** Converts fields written by staff: sanitises HTML, and deduplicates and sorts value ids. */
export function fromWireFields(fields: StaffProductFields): ProductFields {
  return {
    masterId: fields.masterID,
    brandId: fields.brandID,
    categoryId: fields.categoryID,
    slug: fields.slug,
    name: fields.name,
    subtitle: fields.subtitle,
    description: cleanHtml(fields.description),
    commercial: cleanHtml(fields.commercial),
    code: fields.code,
    supplierCode: fields.supp_code,
    barcode: fields.barcode,
    cpv: fields.cpv,
    nc8: fields.nc8,
    // Validation checks whether the rate exists.
    vatCode: fields.vat_code as ProductFields["vatCode"],
    limitedStockFrom: fields.limited_from,
    minQuantity: fields.min_qty,
    maxQuantity: fields.max_qty,
    netQuantity: fields.net_quantity,
    dilution: fields.dilution && {
      mlFrom: fields.dilution.ml_from,
      mlTo: fields.dilution.ml_to,
      waterLitres: fields.dilution.water_l,
    },
    saleUnit: fields.sale_unit,
    weightGrams: fields.weight_grams,
    sizeMm: fields.size_mm,
    recommended: fields.recommended,
    variantValues: fields.variant_values,
    characteristics: fields.characteristics,
    valueIds: [...new Set(fields.value_ids)].sort((one, other) => one - other),
    pictures: fields.pics,
    documents: fields.docs,
    videos: fields.movies,
    features: fields.features.map(({ name, pic }) => ({ name, picture: pic })),
    banners: fields.banners.map((banner) => ({
      type: banner.bannertype,
      title: banner.bannertitle,
      url: banner.url,
      picture: banner.bannerpic,
      pictureMobile: banner.bannerpic_mobile,
    })),
    options: fields.options,
    safety: fields.safety && {
      pictograms: fields.safety.pictograms,
      signalWord: fields.safety.signal_word,
      statements: fields.safety.statements,
      biocideAuthorisation: fields.safety.biocide_authorisation,
      reactsAs: fields.safety.reacts_as ?? null,
    },
    packaging: fields.packaging,
    warranty: fields.warranty,
    durabilityYears: fields.durability_years,
    manufacturer: fields.manufacturer,
    responsible: fields.responsible,
    metaTitle: fields.metatitle,
    metaDescription: fields.metadescription,
    canonical: fields.canonical,
    isNoindex: fields.noindex,
    relatedIds: [...new Set(fields.related_ids)],
  };
}

export interface ProductView {
  id: number;
  version: number;
  state: ProductState;
  stock: number;
  listBani: number;
  askedBani: number;
  missing: FieldErrors;
}

export function toWireProduct({ id, version, state, ...view }: ProductView): Wire<StaffProduct> {
  return {
    productID: id,
    version,
    is_published: state.isPublished,
    is_archived: state.archivedAt !== null,
    first_offered_at: state.firstOfferedAt.toISOString(),
    sold: state.sold,
    stock: view.stock,
    list_price: toLei(view.listBani),
    price: toLei(view.askedBani),
    fields: toWireFields(state),
    missing: view.missing,
  };
}

export function fromWireFilters({ brandID, categoryID, promotion, ...input }: ProductFilters): ProductFilter {
  return {
    ...input,
    brandId: brandID || undefined,
    categoryId: categoryID || undefined,
    isPromoted: promotion && promotion === "yes",
  };
}

export function toWireRow(row: ListRow, missing: FieldErrors): Wire<StaffProductRow> {
  return {
    productID: row.id,
    code: row.code,
    name: row.name,
    brand: row.brand ?? "",
    category: row.category ?? "",
    pic: row.picture,
    price: toLei(row.price_bani),
    stock: row.stock,
    is_published: row.is_published,
    is_archived: row.archived_at !== null,
    barcode: row.barcode,
    list_price: toLei(row.list_price_bani),
    sold: row.sold,
    promo: row.promo,
    changed_at: row.updated_at.toISOString(),
    missing,
  };
}
