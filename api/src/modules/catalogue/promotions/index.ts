/**
 * Temporary reductions and gifts.
 *
 * - `apply.service.ts`: starts and ends promotions
 * - `judge-reductions.service.ts`: refuses unlawful reductions
 * - `reduction-begin.rules.ts`: determines when a reduction began
 * - `promotion-writes.rules.ts`, `promotion-writes.service.ts`: changes by staff and imports
 * - `promotions.tasks.ts`: the task that runs every minute
 *
 * Tables and views: promotion, promotion_brand, promotion_category, promotion_category_facts, promotion_excluded,
 * promotion_facts, promotion_member, promotion_product, promotion_product_facts.
 */
export { listTouchedByPromotions } from "./apply.service.ts";
export { writeImportedReductions, type ImportedReduction } from "./imported-reductions.ts";
export { type GiftCondition, type GiftPromotion, giftPromotions } from "./gifts.store.ts";
export { lockPromotions } from "./promotion-writes.store.ts";
export { importPromotions, type PromotionImport, type PromotionsImport } from "./promotions.import.ts";
export { loadPromoBanners, promotionRoutes } from "./promotions.routes.ts";
export { loadRunningReductions } from "./reductions.store.ts";
export { promotionTasks } from "./promotions.tasks.ts";
export { staffPromotionsRoutes } from "./staff-promotions.routes.ts";
