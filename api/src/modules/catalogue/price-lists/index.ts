/**
 * Prices for individual customers and companies.
 *
 * - `own-price.rules.ts`: a member's price and the reason for it
 * - `price-lists.rules.ts`, `price-lists.service.ts`: price lists
 * - `price-lists.import.ts`: price lists of the demo
 * - `members.rules.ts`: members of a list or group
 * - `price-view.ts`: cache key of pages with customer-specific prices
 * - `groups/`: customer groups
 *
 * Tables and views: company_choice, customer_group, customer_group_facts, customer_group_member, price_floor,
 * price_list, price_list_buyer, price_list_member, price_list_row.
 */
export { buyingForRoutes } from "./buying-for.routes.ts";
export { hasChosenCompany } from "./buying-choice.store.ts";
export { groupsBehind } from "./groups/groups.store.ts";
export { takeBackGroups } from "./groups/groups.service.ts";
export { staffCustomerGroupsRoutes } from "./groups/staff-customer-groups.routes.ts";
export { saveImportedGroupMembers, type ImportedGroupMember } from "./groups/imported-groups.ts";
export { ownPrice, ownReason, type OwnTerms } from "./own-price.rules.ts";
export {
  buysForCompany,
  loadOwnLists,
  loadOwnTerms,
  loadTermsOfLists,
  mayHaveLists,
  ownDeliveryOf,
  paysPublicPrices,
  type PriceBuyer,
} from "./own-prices.store.ts";
export { toOwnShown } from "./own-prices.wire.ts";
export {
  erasePriceLists,
  movePriceLists,
  storedBuyingChoice,
  storedPriceLists,
} from "./personal-data.store.ts";
export { loadPriceFloors, moveCategoryPrices } from "./price-lists.store.ts";
export { importPriceLists, type PriceListImport, type PriceListsImport } from "./price-lists.import.ts";
export type { ListDelivery } from "./price-lists.rules.ts";
export { readPriceView, writePriceView } from "./price-view.ts";
export { staffPriceListsRoutes } from "./staff-price-lists.routes.ts";
export { buyingTexts } from "./texts.ts";
