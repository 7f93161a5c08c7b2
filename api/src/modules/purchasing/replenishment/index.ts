/**
 * What to order from suppliers, and what does not sell.
 *
 * - `replenishment.rules.ts`: proposed levels, quantities in packs, cover
 * - `replenishment.tasks.ts`: counts sales every night
 * - `replenishment.service.ts`: the list, drafts for each supplier, levels set by hand
 *
 * Tables and views: product_supply.
 */
export { replenishmentRoutes } from "./replenishment.routes.ts";
export { replenishmentTasks } from "./replenishment.tasks.ts";
