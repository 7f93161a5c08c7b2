/**
 * Products, brands, categories, filter parameters, and the row of each product that lists read.
 *
 * - `read-model.ts`: `product_read` and the cache tags of a product
 * - `catalog.service.ts`: category tree, product page
 * - `catalog.rules.ts`: stock state, orderable quantity
 * - `unit-price.rules.ts`, `dose.rules.ts`: price of a litre, of a bucket
 * - `makers.rules.ts`: manufacturer and responsible person
 * - `variant-groups.rules.ts`, `variant-prices.rules.ts`: variants to choose on a product page
 * - `product-reviews.ts`: reviews on a product page
 * - `durability-label.service.ts`: the GARAN label
 * - `listed.rules.ts`: lists that a change invalidates
 * - `in-use.rules.ts`: why a record in use cannot be removed
 * - `place.rules.ts`: order among siblings
 * - `prices/`: current price, prior price, price history
 * - `products/`: changes of products and variants
 * - `seap/`: items of the SEAP catalogue
 * - `brands/`, `categories/`, `parameters/`: changes of these records
 *
 * Tables and views: product, product_facts, product_read, low_stock_product, scarce_product, product_parameter_value,
 * product_picture, product_picture_facts, price_history, vat_rate, brand, brand_facts, category,
 * category_facts, parameter, parameter_facts, parameter_value, parameter_value_facts, seap_item.
 */
export { countLabels, loadDurabilityYears, readLabel } from "./durability-label.service.ts";
export { fitsLabel, labelAddress } from "./durability-label.ts";
export { loadBucketShares } from "./bucket-shares.store.ts";
export { BIOCIDE_NOTICE } from "./legal.wire.ts";
export { asCustomer } from "./as-customer.ts";
export { findAvailability } from "./availability.store.ts";
export { BRAND_PARAMETER, brandValueId } from "./brand-facet.ts";
export { findBrand } from "./brand.store.ts";
export { importCatalog } from "./catalog.import.ts";
export type * from "./catalog.import.types.ts";
export { tagsOfBundles, tagsOfItems } from "./catalog.tags.ts";
export { catalogRoutes } from "./catalog.routes.ts";
export { staffBrandsRoutes } from "./brands/staff-brands.routes.ts";
export {
  loadSheetCategories,
  pathAbove,
  saveImportedCategories,
  type SheetCategory,
  type ImportedCategory,
} from "./categories/imported-categories.ts";
export { staffCategoriesRoutes } from "./categories/staff-categories.routes.ts";
export { loadSheetParameters, saveImportedValues, type ImportedValue } from "./parameters/imported-values.ts";
export { staffParametersRoutes } from "./parameters/staff-parameters.routes.ts";
export { promotedPrice } from "./prices/prices.rules.ts";
export { PRIOR_PRICE_MS } from "./prices/thirty-day-price.rules.ts";
export { followPromotions } from "./prices/prices.service.ts";
/** @internal Only tests of other modules use this. */
export { changeListPrices } from "./prices/prices.service.ts";
export { loadCurrentPrices, loadFloors, type CurrentPrice } from "./prices/prices.store.ts";
export { previewReduction } from "./prices/reduction-preview.ts";
export { type ChosenProduct, findByCodes, findChosen } from "./products/choice.store.ts";
export { findMissing } from "./products/products.service.ts";
export { holdProducts, loadPriceNotes, writeManyProducts } from "./products/many-fields.ts";
export { fromWireFilters } from "./products/products.wire.ts";
export {
  findFilteredIds,
  findFilteredPage,
  findProductsBy,
  type FoundProduct,
  type ProductFilter,
} from "./products/products-found.store.ts";
export { hasWord, wordsOf } from "./products/words.store.ts";
export { findIdsByCode, findKnownIds } from "./products/products.store.ts";
export { findHolders } from "./products/products.store.ts";
export { saveImportedProducts, type ImportedProductRow } from "./products/imported-products.ts";
export { loadSheetProducts, type SheetProduct } from "./products/sheet-products.store.ts";
export { saveImportedPrices } from "./prices/imported-prices.ts";
export { takeBackCategories } from "./categories/categories.service.ts";
export { takeBackParameters } from "./parameters/parameters.service.ts";
export { takeBackProducts } from "./products/undo-products.ts";
export { takeBackPrices } from "./prices/undo-prices.ts";
export { staffChoiceRoutes } from "./products/staff-choice.routes.ts";
export { staffProductsRoutes } from "./products/staff-products.routes.ts";
export { staffVariantsRoutes } from "./products/variants/staff-variants.routes.ts";
export { staffPricesRoutes } from "./prices/staff-prices.routes.ts";
export { orderableQuantity, stockIdOf } from "./catalog.rules.ts";
export { type CheckReport, checkReadModel } from "./check-read-model.ts";
export { refreshProductRead } from "./read-model.ts";
export { toFamilyItems, toListItems } from "./list-items.ts";
export { type CardRow, findCategoryPath, loadCards, lockProducts } from "./catalog.store.ts";
export { type CategoryNode, loadMenuCategories } from "./catalog.service.ts";
export { toWireItem } from "./catalog.wire.ts";
export { isRunning, reducingPromotion } from "./promoted.store.ts";
export {
  countReviewRows,
  loadReviewRows,
  reviewsSought,
  type ReviewRow,
  toWireReview,
} from "./product-reviews.ts";
export { addSold } from "./sold.store.ts";
export { lowStock } from "./low-stock.store.ts";
export { lockNames, nextId, nextIds } from "./names.store.ts";
export { nextProductId } from "./products/products.store.ts";
export { type CatalogNames, loadCatalogNames } from "./sheet-names.store.ts";
export { loadVatKinds, vatRatesRefusal } from "./vat-kinds.store.ts";
export { loadArticleCodes, loadCpv } from "./cpv.store.ts";
export {
  type RequestedPrice,
  countSaleProofs,
  listRequestedPrices,
  listProductGaps,
  type SaleProofs,
} from "./compliance.store.ts";
export {
  importSeapItems,
  type ImportedSeapItem,
  saveImportedSeapItems,
  type SeapItemImport,
  type SeapItemsImport,
} from "./seap/seap-items.import.ts";
export { loadSeapItems } from "./seap/seap-items.store.ts";
export { staffSeapItemsRoutes } from "./seap/staff-seap-items.routes.ts";
export { loadMeasures } from "./measures.store.ts";
export { loadZones } from "./zones.store.ts";
export { zonesAmong } from "./zones.ts";
