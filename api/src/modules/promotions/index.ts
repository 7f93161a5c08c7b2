export { findGiftPromotions, type GiftCondition, type GiftPromotion } from "./gifts.store.ts";
