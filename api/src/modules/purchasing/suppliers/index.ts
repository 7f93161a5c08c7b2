/**
 * Suppliers and their offers.
 *
 * - `suppliers.service.ts`: suppliers and their offers
 * - `offers.store.ts`: offers, including those learned from matched delivery lines
 *
 * Tables and views: supplier, supplier_facts, supplier_offer, supplier_offer_price, active_offer.
 */
export { suppliersRoutes } from "./suppliers.routes.ts";
export { importSuppliers, type SupplierImport, type SuppliersImport } from "./suppliers.import.ts";
export { findOrCreateSupplier } from "./suppliers.service.ts";
export { findOffersBy, rememberOffers } from "./offers.store.ts";
export { findSupplierByName, loadSuppliers } from "./suppliers.store.ts";
