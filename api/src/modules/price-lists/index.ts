export { buyingForRoutes } from "./buying-for.routes.ts";
export { ownPrice, ownReason, type OwnTerms } from "./own-price.rules.ts";
export { loadOwnTerms, type PriceBuyer } from "./own-prices.store.ts";
export { toOwnShown } from "./own-prices.wire.ts";
export { erasePriceLists, movePriceLists, storedPriceLists } from "./personal-data.store.ts";
export { moveCategoryPrices } from "./price-lists.store.ts";
export { staffPriceListsRoutes } from "./staff-price-lists.routes.ts";
