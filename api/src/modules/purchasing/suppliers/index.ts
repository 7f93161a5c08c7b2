/**
 * Suppliers and what they offer.
 *
 * - `suppliers.service.ts`: suppliers and their offers
 * - `offers.store.ts`: offers, also as remembered matches of delivery lines
 *
 * Tables and views: supplier, supplier_facts, supplier_offer.
 */
export { suppliersRoutes } from "./suppliers.routes.ts";
export { importSuppliers, type SupplierImport, type SuppliersImport } from "./suppliers.import.ts";
export { findOrCreateSupplier } from "./suppliers.service.ts";
export { findOffersBy, rememberOffers } from "./offers.store.ts";
export { findSupplierByName, loadSuppliers } from "./suppliers.store.ts";
