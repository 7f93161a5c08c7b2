/**
 * Sales at eMAG Marketplace. Tested only against a stand-in.
 *
 * - `emag-client.ts`, `emag.wire.ts`: eMAG's calls and spelling
 * - `orders.rules.ts`, `take-orders.service.ts`: importing eMAG's orders
 * - `offers.rules.ts`: matching, stock and price of offers
 * - `push-offers.service.ts`: what is sent for offers
 * - `report-orders.service.ts`: shipped orders and their invoices
 * - `step.service.ts`, `marketplace.tasks.ts`: the scheduled run
 * - `marketplace.service.ts`: decisions of staff
 *
 * Tables and views: marketplace_order, marketplace_offer, marketplace_match, marketplace_push.
 */
export { checkEmagAccount } from "./check-account.ts";
export { emagSetting, readEmagSetting } from "./marketplace.settings.ts";
export { marketplaceRoutes } from "./marketplace.routes.ts";
export { loadEmagTraffic } from "./marketplace.store.ts";
export { marketplaceTasks } from "./marketplace.tasks.ts";
