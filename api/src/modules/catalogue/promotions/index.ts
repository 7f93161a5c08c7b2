export { applyPromotions, listTouchedByPromotions } from "./apply.service.ts";
export { bringReductions, type BroughtReduction } from "./brought-reductions.ts";
export { type GiftCondition, type GiftPromotion, giftPromotions } from "./gifts.store.ts";
export { lockPromotions } from "./promotion-writes.store.ts";
export { importPromotions, type PromotionImport, type PromotionsImport } from "./promotions.import.ts";
export { loadPromoBanners, promotionRoutes } from "./promotions.routes.ts";
export { loadRunningReductions } from "./reductions.store.ts";
export { promotionTasks } from "./promotions.tasks.ts";
export { staffPromotionsRoutes } from "./staff-promotions.routes.ts";
