export { BRAND_PARAMETER, brandValueId } from "./brand-facet.ts";
export { findBrand } from "./brand.store.ts";
export { importCatalog } from "./catalog.import.ts";
export type * from "./catalog.import.types.ts";
export { catalogRoutes } from "./catalog.routes.ts";
export { orderableQuantity, stockIdOf } from "./catalog.rules.ts";
export { type CheckReport, checkReadModel } from "./check-read-model.ts";
export { refreshProductRead } from "./read-model.ts";
export { type CardRow, loadCards } from "./catalog.store.ts";
export {
  type CategoryNode,
  findCategoryPath,
  loadMenuCategories,
} from "./catalog.service.ts";
export { toLei, toWireItem } from "./catalog.wire.ts";
